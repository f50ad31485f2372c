import { make } from './dom.ts';
import type { DraftAdvice, TurnAnswer } from './turn.ts';

/** The page's functions for advice on drafts. */
export interface AdviceActions {
  /** Asks a computer for advice about a draft; rejects without a connection. */
  ask(about: { readonly revision: number; readonly draft: string }): Promise<DraftAdvice>;
  /** Shows the turn after a draft. */
  choose(draft: string): void;
}

/** A computer's advice on a draft that looks like a mistake, announced politely; pressing it lays the better draft. */
export class AdvicePart {
  readonly element = make('div', { className: 'advice', role: 'status' });
  readonly #actions: AdviceActions;
  readonly #button = make('button', { type: 'button', hidden: true });
  /** The revision and the draft that are shown. */
  #about = '';
  /** The better draft, in notation. */
  #better = '';

  constructor(actions: AdviceActions) {
    this.#actions = actions;
    this.#button.addEventListener('click', () => actions.choose(this.#better));
    this.element.append(this.#button);
  }

  /** Asks about the draft of a turn, if that is wanted; nothing is said of another draft any more. */
  show({ advises, revision, draft }: TurnAnswer): void {
    // Everything is locked while a move is on its way.
    this.#button.disabled = false;
    const about = `${revision} ${draft}`;
    if (about === this.#about) return;
    this.#about = about;
    this.#tell({});
    if (advises && draft !== '') void this.#ask(about, { revision, draft });
  }

  async #ask(about: string, draft: { readonly revision: number; readonly draft: string }): Promise<void> {
    // Advice that does not come is not missed.
    const advice = await this.#actions.ask(draft).catch(() => ({}));
    if (about === this.#about) this.#tell(advice);
  }

  #tell({ say = '', do: better = '' }: DraftAdvice): void {
    this.#button.hidden = say === '';
    this.#button.textContent = say;
    this.#better = better;
  }
}

import { make, makeButton } from './dom.ts';
import type { TurnAnswer, TurnHints, TurnProblem } from './turn.ts';

/** The page's functions for the advice of a computer. */
export interface HintActions {
  /** Asks for advice at a revision of the game; rejects without a connection. */
  ask(revision: number): Promise<TurnHints | TurnProblem>;
  /** Shows the turn after a draft. */
  choose(draft: string): void;
  /** Shows the turn again after a change of this part. */
  changed(): void;
  tellProblem(text: string): void;
}

/** The button that asks a computer for advice, and its advice until the game changes. */
export class HintPart {
  readonly #actions: HintActions;
  #hints: TurnHints | undefined;
  #isThinking = false;

  constructor(actions: HintActions) {
    this.#actions = actions;
  }

  /** Elements for a turn; none if no computer gives advice. */
  elements(turn: TurnAnswer): HTMLElement[] {
    if (turn.hint === undefined) return [];
    if (this.#hints?.revision === turn.revision) {
      // The hint closes once it is followed, to make room for the next step.
      return this.#hints.hints.some((one) => one.do === turn.draft) ? [] : [this.#list(this.#hints)];
    }
    const textContent = this.#isThinking ? turn.words.thinking : turn.hint;
    // Not disabled, so that it keeps the focus.
    const properties = { className: 'hint', ariaBusy: String(this.#isThinking) };
    return [makeButton('hint', textContent, () => void this.#ask(turn.revision), properties)];
  }

  #list({ hints }: TurnHints): HTMLElement {
    const items = hints.map(({ do: draft, say, why }, index) => {
      // The first one takes the focus of the button that asked.
      const button = makeButton(index === 0 ? 'hint' : `hint-${index}`, '', () => this.#actions.choose(draft));
      button.append(make('strong', { textContent: say }), make('span', { textContent: why }));
      return make('li', {}, button);
    });
    return make('ol', { className: 'hints' }, ...items);
  }

  async #ask(revision: number): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.#actions.changed();
    const answer = await this.#actions.ask(revision).catch(() => undefined);
    this.#isThinking = false;
    if (answer && 'hints' in answer) this.#hints = answer;
    this.#actions.changed();
    if (answer && 'problem' in answer) this.#actions.tellProblem(answer.problem);
  }
}

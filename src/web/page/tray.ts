import { make, makeButton } from './dom.ts';
import type { TurnAnswer, TurnChoice } from './turn.ts';

/** The actions of a player in the tray, and the elements of other parts there. */
export interface TrayActions {
  /** Shows the turn after a draft. */
  choose(draft: string): void;
  /** Shows the tile of a choice on the board while the focus is on it; undefined for no choice. */
  preview(draft: string | undefined): void;
  /** The picture of a tile, for its choice. */
  pictureOf(tile: string): HTMLElement;
  /** Plays a draft. */
  play(draft: string): void;
  undo(): void;
  /** Stands between the list and the confirm button, and is kept when the list is rendered again. */
  readonly advice: HTMLElement;
  /** Further elements of a turn: the plan, a computer's advice, and the offers at the end of the game. */
  beside(turn: TurnAnswer): readonly HTMLElement[];
  /** Elements above the heading and the list: the vote of the table, which waits for everybody. */
  above(turn: TurnAnswer): readonly HTMLElement[];
  /** Elements below the list: the way to the next game. */
  below(turn: TurnAnswer): readonly HTMLElement[];
  /** Further buttons that stay in sight, for making, changing and removing a plan. */
  lasting(turn: TurnAnswer): readonly HTMLElement[];
}

/** The tray's part for the player of a seat: a list that plays every step of a turn. */
export class Tray {
  readonly #place: HTMLElement;
  readonly #actions: TrayActions;
  /** Screen readers announce what happened politely, and a problem at once. */
  readonly #told = make('p', { className: 'told-turn', role: 'status', ariaAtomic: 'false', tabIndex: -1 });
  readonly #problem = make('p', { className: 'problem', role: 'alert', tabIndex: -1 });
  /** Announces the draft politely: its tiles, and the choices on them, each when it changes. */
  readonly #drafted = make('p', { className: 'unseen drafted', role: 'status', ariaAtomic: 'false' });
  readonly #step = make('div', { className: 'step' });
  #turn: TurnAnswer | undefined;
  #isBestFirst = false;
  /** True if the focus was on a control that was locked or removed since. */
  #hadFocus: boolean;
  /** The last announced lines about moves of others. */
  #heard: readonly string[] = [];

  /** @param hasFocus true if the focus was on the control that opened the tray; it goes to the first step */
  constructor(place: HTMLElement, actions: TrayActions, hasFocus = false) {
    this.#actions = actions;
    this.#hadFocus = hasFocus;
    this.#drafted.append(make('span'), make('span'));
    this.#place = make('div', { id: 'turn' }, this.#told, this.#problem, this.#drafted, this.#step);
    place.append(this.#place);
  }

  /**
   * Shows a turn. The focus goes to the heading of a new step if it was in the tray; within a step it stays where it is.
   */
  show(turn: TurnAnswer): void {
    const before = this.#turn;
    this.#turn = turn;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    const hasFocus = this.#hadFocus || this.#step.contains(focused ?? null);
    const key = focused?.dataset.key;
    this.#place.classList.toggle('planning', turn.isPlan ?? false);
    this.#render(turn);
    const [laid = '', chosen = ''] = draftTexts(turn);
    // A choice in the list was announced there.
    for (const [at, text] of [laid, key?.startsWith('choice-') ? '' : chosen].entries()) {
      const part = this.#drafted.children[at]!;
      // Setting the same text would announce it again.
      if (part.textContent !== text) part.textContent = text;
    }
    this.#hadFocus = false;
    if (!hasFocus || focused === this.#problem) return;
    const isSameStep =
      before?.revision === turn.revision && before.step === turn.step && before.choices.length === turn.choices.length;
    const same = isSameStep && key ? this.#step.querySelector<HTMLElement>(`[data-key="${key}"]:enabled`) : undefined;
    (same ?? this.#step.querySelector<HTMLElement>('h2') ?? this.#told).focus({ preventScroll: true });
  }

  /**
   * Tells what happened, one line each; replaces the lines before.
   *
   * @param since lines about moves of others, which come first; a screen reader announces them once
   * @param unseen lines that are announced, and shown elsewhere
   */
  tell(lines: readonly string[], since: readonly string[] = [], unseen: readonly string[] = []): void {
    const before = since.map((textContent) =>
      make('span', { textContent, className: 'since', ariaLive: this.#heard.includes(textContent) ? 'off' : null }),
    );
    if (since.length > 0) this.#heard = since;
    const shown = [...before, ...lines.map((textContent) => make('span', { textContent }))];
    this.#told.replaceChildren(
      ...shown,
      ...unseen.map((textContent) => make('span', { textContent, className: 'unseen' })),
    );
    // Focusable, so that keys scroll long texts.
    this.#told.tabIndex = shown.length > 0 ? 0 : -1;
  }

  /** Removes the problem of an earlier action. */
  clearProblem(): void {
    this.#problem.textContent = '';
  }

  /** Tells why nothing was done. The focus goes to the text. */
  tellProblem(text: string): void {
    this.tell([]);
    this.#problem.textContent = text;
    this.#problem.focus({ preventScroll: true });
  }

  /** Locks all controls while a move is on its way; the one that was pressed is not disabled, so that it keeps the focus. */
  lock(): void {
    const pressed = document.activeElement;
    this.#hadFocus = this.#step.contains(pressed);
    for (const one of this.#step.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')) {
      if (one === pressed) one.ariaDisabled = 'true';
      else one.disabled = true;
    }
  }

  /** Presses the confirm button, if it is enabled. */
  confirm(): void {
    this.#step.querySelector<HTMLElement>('.confirm:enabled')?.click();
  }

  /** Locks the confirm button while the server is asked for another draft. */
  lockConfirm(): void {
    for (const one of this.#step.querySelectorAll<HTMLButtonElement>('.confirm')) one.disabled = true;
  }

  /** Removes everything except the lines that tell what happened, for a browser that no longer plays a seat. */
  clear(): void {
    this.#turn = undefined;
    this.#step.replaceChildren();
  }

  #render(turn: TurnAnswer): void {
    const { state, prompt, lines } = turn;
    const body = make('div', { className: 'body' }, ...this.#actions.above(turn));
    // While others move, the page's status says so.
    if (state === 'choose' || state === 'paused') body.append(make('h2', { textContent: prompt, tabIndex: -1 }));
    // Screen readers get the tiles of the draft from the announcement.
    const about: HTMLElement[] = lines.map((textContent) =>
      make('p', { textContent, ...(turn.laid?.includes(textContent) && { ariaHidden: 'true' }) }),
    );
    if (turn.dead) about.push(make('p', { className: 'unseen', textContent: turn.dead.say }));
    about.push(...this.#actions.beside(turn));
    const choices = [...this.#rotations(turn), ...this.#kinds(turn), ...this.#choices(turn)];
    // Once a tile is placed the board shows the content of the lines, so that on a phone the choices come first.
    const isLast = turn.step === 'piece' || turn.step === 'decision';
    body.append(...(isLast ? [...choices, ...about] : [...about, ...choices]), ...this.#actions.below(turn));
    // An announcing element must stay in the page.
    const [before, after] = [this.#step.firstElementChild, this.#step.lastElementChild];
    if (before && after) {
      if (!renew(before, body)) before.replaceWith(body);
      after.replaceWith(this.#lastRow(turn));
    } else this.#step.replaceChildren(body, this.#actions.advice, this.#lastRow(turn));
  }

  /** The choices of a step: buttons for tiles and squares, else one of several, and additions to it. */
  #choices(turn: TurnAnswer): HTMLElement[] {
    const { step, choices, words } = turn;
    if (step === 'draw') return [];
    const numbered = choices.map((choice, index) => ({ choice, index, key: `choice-${index}` }));
    const listed = step === 'square' || step === 'tile' ? numbered.filter(({ choice }) => choice.best) : numbered;
    if (listed.length === 0) return [];
    const canSort = listed.length > 3 && listed.some(({ choice }) => choice.gain !== undefined);
    const sort = () => {
      this.#isBestFirst = !this.#isBestFirst;
      this.show(turn);
    };
    const sorting = canSort
      ? [makeButton('sort', words.bestFirst, sort, { ariaPressed: String(this.#isBestFirst) })]
      : [];
    const items = canSort && this.#isBestFirst ? listed.toSorted(byGain) : listed;
    return [...sorting, this.#list(turn, items)];
  }

  #list(turn: TurnAnswer, items: readonly Listed[]): HTMLElement {
    const isOpen = turn.step === 'square' || turn.step === 'tile';
    if (!isOpen) {
      const legend = make('legend', { textContent: turn.prompt, className: 'unseen' });
      return make('fieldset', {}, legend, ...items.map((one) => this.#input(one)));
    }
    const lines = items.map(({ choice, key }) => {
      const button = makeButton(key, choiceText(choice), () => this.#actions.choose(choice.do));
      if (choice.tile !== undefined) button.prepend(this.#actions.pictureOf(choice.tile));
      button.addEventListener('focus', () => this.#actions.preview(choice.do));
      button.addEventListener('blur', () => this.#actions.preview(undefined));
      return make('li', {}, button);
    });
    return make('ul', { className: 'choices' }, ...lines);
  }

  #input({ choice, index, key }: Listed): HTMLElement {
    const input = make('input', {
      type: choice.besides ? 'checkbox' : 'radio',
      name: choice.besides ? key : 'choice',
      checked: choice.chosen ?? false,
    });
    input.dataset.key = key;
    // The group may stay while the draft changes.
    input.addEventListener('change', () => this.#actions.choose(this.#turn!.choices[index]!.do));
    return make('label', { className: 'choice' }, input, make('span', { textContent: choiceText(choice) }));
  }

  /** The kinds of piece that can stand on the chosen place, if there are several. */
  #kinds({ choices }: TurnAnswer): HTMLElement[] {
    const on = choices.find(({ chosen, kind }) => chosen && kind)?.on;
    if (!on) return [];
    const row = make('div', { className: 'row' });
    for (const [index, { do: draft, kind, chosen = false, ...choice }] of choices.entries()) {
      if (!kind || choice.on?.x !== on.x || choice.on.y !== on.y) continue;
      const choose = () => this.#actions.choose(draft);
      row.append(makeButton(`kind-${index}`, kind, choose, { ariaPressed: String(chosen) }));
    }
    return [row];
  }

  #rotations({ turns }: TurnAnswer): HTMLElement[] {
    if (turns.length === 0) return [];
    // The row may stay while the draft changes.
    const buttons = turns.map(({ say }, index) =>
      makeButton(`turn-${index}`, say, () => this.#actions.choose(this.#turn!.turns[index]!.do)),
    );
    return [make('div', { className: 'row turns' }, ...buttons)];
  }

  /** The buttons that stay visible: undo, back and plan at the left, draw or confirm at the right. */
  #lastRow(turn: TurnAnswer): HTMLElement {
    const { step, undo, ready, draft, back, choices, confirm, words } = turn;
    const row = make('div', { className: 'row last' });
    if (undo !== 'no')
      row.append(makeButton('undo', undo === 'ask' ? words.askBack : words.undo, () => this.#actions.undo()));
    if (back !== undefined) row.append(makeButton('back', words.back, () => this.#actions.choose(back)));
    row.append(...this.#actions.lasting(turn));
    const last = (key: string, text: string, played: string) =>
      makeButton(key, text, () => this.#actions.play(played), { className: 'confirm' });
    if (step === 'draw') row.append(...choices.map((choice) => last('draw', choice.say, choice.do)));
    if (step !== 'piece' && step !== 'decision') return row;
    const button = last('confirm', ready && confirm ? `${words.confirm}: ${confirm}` : words.confirm, draft);
    button.disabled = !ready;
    row.append(button);
    return row;
  }
}

interface Listed {
  readonly choice: TurnChoice;
  /** Its index among the choices of the turn. */
  readonly index: number;
  /** Names the control, so that it keeps the focus when the list is rebuilt. */
  readonly key: string;
}

/**
 * Replaces the elements of the list, except a group of choices with the same words, and unchanged buttons that turn the tile:
 * the focus stays, and they are not announced again. Returns false, and does nothing, if nothing stays.
 */
function renew(shown: Element, wanted: Element): boolean {
  const all = [...wanted.children].map((one) => {
    const row = one.matches('.turns') && shown.querySelector('.turns');
    if (row) return renew(row, one) ? row : one;
    const stays = one.matches('fieldset, .turns > *');
    const same = stays && [...shown.children].find(({ outerHTML }) => outerHTML === one.outerHTML);
    if (!same) return one;
    const inputs = one.querySelectorAll('input');
    for (const [at, input] of same.querySelectorAll('input').entries()) input.checked = inputs[at]!.checked;
    return same;
  });
  if (all.every((one) => one.parentElement !== shown)) return false;
  for (const one of [...shown.children]) if (!all.includes(one)) one.remove();
  for (const [at, one] of all.entries()) if (shown.children[at] !== one) shown.insertBefore(one, shown.children[at]!);
  return true;
}

/** The tiles of a draft with their points, and the choices on them; without a tile the drawn tile, while its square is chosen. */
function draftTexts({ step, laid, short, choices, lines, isPlan }: TurnAnswer): string[] {
  if (!laid) return ['', step === 'square' && !isPlan ? lines[0]! : ''];
  const chosen = choices.filter((choice) => choice.chosen).map(effectText);
  return [short ? `${laid} ${short}` : laid, chosen.join('; ')];
}

/** A choice in words, with its effect, and with a star if it gains something. */
function choiceText(choice: TurnChoice): string {
  return `${effectText(choice)}${choice.star ? ' ★' : ''}`;
}

function effectText({ say, effect }: TurnChoice): string {
  return effect ? `${say} – ${effect}` : say;
}

function byGain({ choice: one }: Listed, { choice: other }: Listed): number {
  return (other.gain ?? 0) - (one.gain ?? 0);
}

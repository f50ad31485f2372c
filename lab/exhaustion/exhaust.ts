import type { Choose } from '../simulation/chooser.ts';

/** A game as it is played until all that it has was seen. */
export interface ExhaustibleGame<State, Action> {
  /** Names of all that is to be seen, such as `event drawn`. */
  readonly items: readonly string[];
  /** The start of a game, by its number: one after the other with all options, and so that what is missing may be seen. */
  start(number: number, isMissing: (item: string) => boolean): State;
  /** Everything that can be done now; nothing when the game is over. */
  legalActions(state: State): readonly Action[];
  /** Carries an action out on the state itself, and returns the items that it shows. */
  perform(state: State, action: Action): readonly string[];
  /** Items that a legal action shows, as far as that is seen before; and those that can be chosen after it. */
  promises(state: State, action: Action): readonly string[];
  /** Whether an action uses up what is scarce: it is done only where it shows something. */
  isCostly(action: Action): boolean;
  /** Items shown by a state, such as at the end of a game. */
  shownBy(state: State): readonly string[];
  /** Does something that is mostly not legal, and returns the items that its refusal shows. */
  attempt(state: State, choose: Choose): readonly string[];
}

export interface Exhaustion {
  readonly games: number;
  /** How often each item was seen. */
  readonly seen: ReadonlyMap<string, number>;
  /** Items seen less often than wanted. */
  readonly missing: readonly string[];
}

/** How often something is done that nobody may: once in so many actions, so many times. */
const ATTEMPTS = { every: 3, times: 6 };

/** So many of a seat's ways to go on are compared, so that a turn with many does not take long. */
const COMPARED = 60;

/** Once in so many actions any is taken, whatever it shows: what leads to the rarest things shows nothing by itself. */
const ANY_EVERY = 3;

/**
 * Plays games at random, preferring what was seen least, until every item was seen so many times or so many games are played.
 *
 * @throws Error with an item that is not listed, so that the list cannot lack what is there
 */
export function exhaust<State, Action>(
  game: ExhaustibleGame<State, Action>,
  { times, maxGames, choose }: { readonly times: number; readonly maxGames: number; readonly choose: Choose },
): Exhaustion {
  const seen = new Map(game.items.map((item) => [item, 0]));
  const note = (items: readonly string[]) => {
    for (const item of items) {
      const count = seen.get(item);
      if (count === undefined) throw new Error(`nobody expected to see "${item}"`);
      seen.set(item, count + 1);
    }
  };
  const isMissing = (item: string) => seen.get(item)! < times;
  let games = 0;
  while (games < maxGames && game.items.some(isMissing)) playOn(game.start(games++, isMissing));
  return { games, seen, missing: game.items.filter(isMissing) };

  function playOn(state: State): void {
    for (;;) {
      if (choose(ATTEMPTS.every) === 0) for (let at = 0; at < ATTEMPTS.times; at++) note(game.attempt(state, choose));
      const actions = game.legalActions(state);
      if (actions.length === 0) break;
      note(game.perform(state, chosen(state, actions)));
    }
    note(game.shownBy(state));
  }

  /** One of the actions that show most of what is missing. */
  function chosen(state: State, actions: readonly Action[]): Action {
    const cheap = actions.filter((action) => !game.isCostly(action));
    const any = cheap.length > 0 ? cheap[choose(cheap.length)]! : actions[0]!;
    if (actions.length === 1 || choose(ANY_EVERY) === 0) return any;
    const first = choose(actions.length);
    let best = { action: any, missing: 0 };
    for (let at = 0; at < Math.min(COMPARED, actions.length); at++) {
      const action = actions[(first + at) % actions.length]!;
      const missing = game.promises(state, action).filter(isMissing).length;
      if (missing > best.missing) best = { action, missing };
    }
    return best.action;
  }
}

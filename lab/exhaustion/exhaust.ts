import type { Choose } from '../simulation/chooser.ts';

/** A game that is played at random until every item of it was seen. */
export interface ExhaustibleGame<State, Action> {
  /** Names of everything that has to be seen, such as `event drawn`. */
  readonly items: readonly string[];
  /** Creates the start of a game. The number selects its options in turn; the setup may favour missing items. */
  start(number: number, isMissing: (item: string) => boolean): State;
  /** Returns all legal actions; none if the game is over. */
  legalActions(state: State): readonly Action[];
  /** Carries out an action on `state` itself; returns the items that it shows. */
  perform(state: State, action: Action): readonly string[];
  /** Returns the items that a legal action will show, as far as they can be known, and those of the choices after it. */
  expectedItems(state: State, action: Action): readonly string[];
  /** True if an action uses something scarce; it is then taken only if it shows something missing. */
  isCostly(action: Action): boolean;
  /** Returns the items that a final state shows. */
  itemsOfState(state: State): readonly string[];
  /** Tries something that is mostly illegal; returns the items of its rejection. */
  attempt(state: State, choose: Choose): readonly string[];
}

export interface Exhaustion {
  readonly games: number;
  /** Number of times that each item was seen. */
  readonly seen: ReadonlyMap<string, number>;
  /** Items seen less often than wanted. */
  readonly missing: readonly string[];
}

/** Before one in `every` actions, on average, illegal things are tried `times` times. */
const ATTEMPTS = { every: 3, times: 6 };

/** Most actions that are compared, to save time in turns with many. */
const MAX_COMPARED = 60;

/** One in this many actions is random, as the actions that lead to the rarest items may show nothing missing themselves. */
const RANDOM_ACTION_INTERVAL = 3;

/**
 * Plays games at random, preferring actions that show missing items, until every item was seen `times` times or `maxGames`
 * games were played.
 *
 * @throws Error naming an item that was seen but is not listed
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
      note(game.perform(state, chooseAction(state, actions)));
    }
    note(game.itemsOfState(state));
  }

  /** Chooses the action that shows most missing items. */
  function chooseAction(state: State, actions: readonly Action[]): Action {
    const cheap = actions.filter((action) => !game.isCostly(action));
    const any = cheap.length > 0 ? cheap[choose(cheap.length)]! : actions[0]!;
    if (actions.length === 1 || choose(RANDOM_ACTION_INTERVAL) === 0) return any;
    const first = choose(actions.length);
    let best = { action: any, missing: 0 };
    for (let at = 0; at < Math.min(MAX_COMPARED, actions.length); at++) {
      const action = actions[(first + at) % actions.length]!;
      const missing = game.expectedItems(state, action).filter(isMissing).length;
      if (missing > best.missing) best = { action, missing };
    }
    return best.action;
  }
}

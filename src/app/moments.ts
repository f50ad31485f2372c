import { type Table, tableIn } from './table.ts';

/** A game at one moment of its past. */
export interface Moment {
  readonly table: Table;
  /** Index of the log entry that led to it; the length of the log for the game as it is now. */
  readonly entry: number;
}

/** The moments of a game by their numbers, the start being 0; each is made when it is asked for, from one before it that was. */
export interface Moments {
  readonly last: number;
  at(number: number): Moment;
}

/**
 * A game at its start, after every turn and as it is now, in that order; what was taken back is not there. The last one is
 * the end of a game that is over.
 */
export function momentsOf(table: Table): Moments {
  const { game, content, setup, fold } = table;
  const ends = fold.actions.flatMap(({ events }, at) => (events.some(isEndOfTurn) ? [at] : []));
  const isUnderWay = !game.openingAction(fold.state) && !game.isOver(fold.state);
  const last = ends.length + Number(isUnderWay);
  const entryAt = (number: number) => {
    if (number === 0) return 0;
    return number > ends.length ? table.log.length : fold.actions[ends[number - 1]!]!.entry;
  };
  let reached = { state: game.startState(content, setup), actions: 0 };
  return {
    last,
    at: (number) => {
      if (number >= last) return { table, entry: entryAt(last) };
      const actions = fold.actions.slice(0, number === 0 ? 0 : ends[number - 1]! + 1);
      if (actions.length < reached.actions) reached = { state: game.startState(content, setup), actions: 0 };
      for (const { action } of actions.slice(reached.actions)) game.perform(reached.state, action, []);
      reached.actions = actions.length;
      return { table: tableIn(table, { state: game.copyState(reached.state), actions }), entry: entryAt(number) };
    },
  };
}

function isEndOfTurn({ type }: { readonly type: string }): boolean {
  return type === 'turn-started' || type === 'ended';
}

import { type Table, tableWithFold } from './table.ts';

/** A game at one moment of its past. */
export interface Moment {
  readonly table: Table;
  /** Index of the log entry that led to the moment; the length of the log for the current state. */
  readonly entry: number;
}

/** The moments of a game by number; 0 is the start. A moment is computed when it is asked for, from the last one computed. */
export interface Moments {
  readonly last: number;
  at(number: number): Moment;
}

/**
 * The moments of a game: its start, the end of every turn, and its current state if a turn is under way. Actions that were
 * taken back are left out.
 */
export function momentsOf(table: Table): Moments {
  const { game, content, setup, fold } = table;
  const ends = fold.actions.flatMap(({ events }, index) => (events.some(isEndOfTurn) ? [index] : []));
  const isUnderWay = !game.openingAction(fold.state) && !game.isOver(fold.state);
  const last = ends.length + Number(isUnderWay);
  const entryAt = (number: number) => {
    if (number === 0) return 0;
    return number > ends.length ? table.log.length : fold.actions[ends[number - 1]!]!.entry;
  };
  let computed = { state: game.startState(content, setup), actions: 0 };
  return {
    last,
    at: (number) => {
      if (number >= last) return { table, entry: entryAt(last) };
      const actions = fold.actions.slice(0, number === 0 ? 0 : ends[number - 1]! + 1);
      if (actions.length < computed.actions) computed = { state: game.startState(content, setup), actions: 0 };
      for (const { action } of actions.slice(computed.actions)) game.perform(computed.state, action, []);
      computed.actions = actions.length;
      return {
        table: tableWithFold(table, { state: game.copyState(computed.state), actions }),
        entry: entryAt(number),
      };
    },
  };
}

function isEndOfTurn({ type }: { readonly type: string }): boolean {
  return type === 'turn-started' || type === 'ended';
}

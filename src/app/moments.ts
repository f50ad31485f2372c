import { type Table, tableIn } from './table.ts';

/** A game at one moment of its past. */
export interface Moment {
  readonly table: Table;
  /** Index of the log entry that led to it; the length of the log for the game as it is now. */
  readonly entry: number;
}

/**
 * A game at its start, after every turn and as it is now, in that order; what was taken back is not there. The last one is
 * the end of a game that is over.
 */
export function* momentsOf(table: Table): Generator<Moment, void> {
  const { game, content, setup, fold } = table;
  const state = game.startState(content, setup);
  const actions: Table['fold']['actions'][number][] = [];
  const moment = (entry: number): Moment => ({
    table: tableIn(table, { state: game.copyState(state), actions: [...actions] }),
    entry,
  });
  yield moment(0);
  for (const folded of fold.actions) {
    game.perform(state, folded.action, []);
    actions.push(folded);
    if (folded.events.some(({ type }) => type === 'turn-started' || type === 'ended')) yield moment(folded.entry);
  }
  if (!game.openingAction(state) && !game.isOver(state)) yield moment(table.log.length);
}

import { AutocompleteTable, type TablePlayer } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import type { Table } from '../../src/app/table.ts';
import { isPerson } from '../../src/store/records.ts';
import { asAmazonas } from '../support/amazonas-table.ts';

/** One turn in so many is taken back once after it has ended. */
const TAKEN_BACK = 7;

export interface NextCommand {
  readonly seat: number;
  /** Whether it ends a turn, or may. */
  readonly endsTurn: boolean;
  /**
   * Whether the messages of what was done before are there first: people begin a turn, and take back, when they see
   * them.
   */
  readonly waits: boolean;
  /** Gives it to the player of that seat, by the ordinary commands. */
  readonly give: (player: TablePlayer) => Promise<void>;
}

/**
 * What is done next at a table of Amazonas, which depends on the log and a seed alone: however often it is begun anew,
 * the same game is played. Undefined when the game is over.
 */
export function nextCommand(table: Table, seed: string): NextCommand | undefined {
  const { game, fold, log, progress, record } = table;
  if (game.isOver(fold.state)) return undefined;
  const choose = chooserFor(`${seed} ${log.length}`);
  const last = log.at(-1)?.entry;
  const isDrawing = game.openingAction(fold.state) !== undefined;
  // A boat may have advanced by itself.
  const isOwn = last !== undefined && isPerson(record.seats[last.seat]!.userId);
  if (isDrawing && isOwn && last.type === 'action' && last.action.type !== 'boat' && choose(TAKEN_BACK) === 0) {
    const give = async (player: TablePlayer) => void (await player.command('undo'));
    return { seat: last.seat, endsTurn: false, waits: true, give };
  }
  const { seat } = progress;
  const by = (player: TablePlayer) => new AutocompleteTable([player], choose);
  if (isDrawing) {
    const give = async (player: TablePlayer) => void (await player.command('draw'));
    return { seat, endsTurn: false, waits: true, give };
  }
  switch (asAmazonas(table).fold.state.phase) {
    case 'place':
      return { seat, endsTurn: false, waits: false, give: (player) => by(player).place(player) };
    case 'double':
      return { seat, endsTurn: false, waits: false, give: (player) => by(player).placeDouble(player) };
    default:
      return { seat, endsTurn: true, waits: false, give: (player) => by(player).placePiece(player) };
  }
}

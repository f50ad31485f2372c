import { AutocompleteTable, type TablePlayer } from '../../lab/driving/table.ts';
import { type Choose, chooserFor } from '../../lab/simulation/chooser.ts';
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
 * What is done next at a table, which depends on the log and a seed alone: however often it is begun anew, the same game is
 * played. Undefined when the game is over.
 */
export function nextCommand(table: Table, seed: string): NextCommand | undefined {
  const { game, fold, log, progress, record } = table;
  if (game.isOver(fold.state)) return undefined;
  const choose = chooserFor(`${seed} ${log.length}`);
  const isDrawing = game.openingAction(fold.state) !== undefined;
  const mayTakeBack = isDrawing ? seatOfTurn(table) : undefined;
  if (mayTakeBack !== undefined && choose(TAKEN_BACK) === 0) {
    const give = async (player: TablePlayer) => void (await player.command('undo'));
    return { seat: mayTakeBack, endsTurn: false, waits: true, give };
  }
  const { seat } = progress;
  if (isDrawing) {
    const give = async (player: TablePlayer) => void (await player.command('draw'));
    return { seat, endsTurn: false, waits: true, give };
  }
  if (record.ruleSet !== 'amazonas') return anyChoice(table, choose);
  const by = (player: TablePlayer) => new AutocompleteTable([player], choose);
  switch (asAmazonas(table).fold.state.phase) {
    case 'place':
      return { seat, endsTurn: false, waits: false, give: (player) => by(player).place(player) };
    case 'double':
      return { seat, endsTurn: false, waits: false, give: (player) => by(player).placeDouble(player) };
    default:
      return { seat, endsTurn: true, waits: false, give: (player) => by(player).placePiece(player) };
  }
}

/** The seat of a person who alone has done all of the last turn; undefined where another seat, or the program, has done a part. */
function seatOfTurn({ record, log }: Table): number | undefined {
  const begun = log.findLastIndex(({ entry }) => entry.type === 'action' && entry.action.type === 'draw');
  const turn = log.slice(Math.max(begun, 0)).map(({ entry }) => entry);
  const seat = turn[0]?.seat;
  if (seat === undefined || !isPerson(record.seats[seat]!.userId)) return undefined;
  // A boat may have advanced by itself.
  const isOwn = turn.every((entry) => entry.seat === seat && entry.type === 'action' && entry.action.type !== 'boat');
  return isOwn ? seat : undefined;
}

/** Any of the choices that the player to move has. */
function anyChoice({ game, fold, log, progress }: Table, choose: Choose): NextCommand {
  const choices = game.choices(fold.state);
  const { verb, options, step } = choices[choose(choices.length)]!;
  const give = async (player: TablePlayer) => void (await player.command(verb, options));
  const { seat } = progress;
  // A turn may begin with its tile drawn, or with a choice of where that comes from.
  const isBegun = log.at(-1)?.entry.seat === seat && step !== 'square';
  return { seat, endsTurn: isBegun, waits: !isBegun, give };
}

import { createHash } from 'node:crypto';
import { type Dealt, type GameOptions, GOODS, PIECE_NAMES } from './expansions.ts';
import { Referee } from './referee.ts';

/** What of a record is needed to play it again, as docs/RECORD.md describes it. */
interface RecordFile {
  readonly format: number;
  readonly ruleSet: string;
  readonly tileSet: { readonly hash: string };
  readonly seats: readonly string[];
  readonly options: { readonly game: Readonly<Record<string, unknown>> };
  readonly setup: { readonly first: string; readonly pile: readonly string[]; readonly layout?: unknown };
  readonly log: readonly string[];
}

/** A record that was played again. */
interface ReadGame {
  readonly scores: readonly number[];
  /** Colours with the most points. */
  readonly winners: readonly string[];
  /** SHA-256 of the final position, told as docs/RECORD.md says. */
  readonly view: string;
}

/**
 * Plays the text of a record of Carcassonne without chips, by docs/RECORD.md and the referee alone: nothing of the
 * program reads it.
 *
 * @throws Error where the record is of another format or game, not to its end, or where the referee forbids an entry
 */
export function readRecord(text: string): ReadGame {
  const record = JSON.parse(text) as RecordFile;
  const { format, ruleSet, seats, setup } = record;
  if (format !== 1 || ruleSet !== 'carcassonne') throw new Error(`format ${format} of ${ruleSet}`);
  const referee = new Referee({
    options: record.options.game as unknown as GameOptions,
    colours: seats,
    first: seats.indexOf(setup.first),
    pile: setup.pile,
    layout: setup.layout,
  } as Dealt);
  const turns = () => referee.told.filter((told) => told.startsWith('turn of'));
  // What lies there at the start was placed in no turn and by nobody.
  const placed = referee.board.laid.map(() => ({ turn: 0 }) as { turn: number; seat?: number });
  for (const { seat, action } of entriesThatCount(record)) {
    const isLegal = seat === referee.seat && referee.legal().includes(action);
    if (!isLegal) throw new Error(`not legal: ${seats[seat]}: ${action}`);
    if (action.startsWith('place')) placed.push({ turn: 1 + turns().length, seat });
    referee.apply(action);
  }
  if (referee.phase !== 'over') throw new Error('the game is not over');
  const most = Math.max(...referee.scores);
  return {
    scores: referee.scores,
    winners: seats.filter((_, seat) => referee.scores[seat] === most),
    view: hashOf(finalPosition(record, referee, { placed, turns: turns() })),
  };
}

/** The actions of a log, without those that were taken back. */
function entriesThatCount({ log, seats }: RecordFile): { readonly seat: number; readonly action: string }[] {
  const entries: { seat: number; action: string }[] = [];
  for (const line of log) {
    const [colour = '', action = ''] = line.split(': ');
    if (action === 'undo') entries.pop();
    else entries.push({ seat: seats.indexOf(colour), action });
  }
  return entries;
}

/** The final position as the document tells it. */
function finalPosition(
  { options, seats, tileSet }: RecordFile,
  referee: Referee,
  { placed, turns }: { readonly placed: readonly { turn: number; seat?: number }[]; readonly turns: readonly string[] },
): object {
  const { board, goods, pieces, pile, scores, supply } = referee;
  const { abbot, hand, inns, phantom, traders } = options.game as unknown as GameOptions;
  const kinds = PIECE_NAMES.filter(
    (name) =>
      (name === 'large' && inns) ||
      (name === 'abbot' && abbot) ||
      ((name === 'builder' || name === 'pig') && traders) ||
      (name === 'phantom' && phantom),
  );
  const squares = board.laid.map(({ x, y }) => `${x},${y}`);
  const left: Record<string, number> = {};
  for (const tile of pile) left[tile] = (left[tile] ?? 0) + 1;
  // The last turn was a second tile where the same seat had the turn before it.
  const isFurtherTile = traders && turns.length > 1 && turns.at(-1) === turns.at(-2);
  return {
    ruleSet: 'carcassonne',
    tileSet: tileSet.hash,
    options: options.game,
    phase: 'over',
    seat: referee.seat,
    turn: 1 + turns.length,
    seats: seats.map((colour, seat) => ({
      colour,
      score: scores[seat],
      meeples: supply.meeple[seat],
      ...(kinds.length > 0 && { special: Object.fromEntries(kinds.map((name) => [name, supply[name][seat]])) }),
      ...(hand && { hand: referee.held[seat] }),
      ...(traders && { goods: Object.fromEntries(GOODS.map((good) => [good, goods[seat]![good]])) }),
    })),
    tiles: board.laid.map(({ tile, x, y, turns: quarters }, at) => ({
      tile: tile.id,
      x,
      y,
      rotation: quarters * 90,
      squares: [{ x, y }],
      ...placed[at],
    })),
    pieces: pieces.map(({ seat, part, name }) => {
      const [square = '', segment] = part.split('/');
      return { seat, piece: name, tile: squares.indexOf(square), segment: Number(segment) };
    }),
    pile: { tiles: left },
    discarded: referee.discarded,
    ...(isFurtherTile && { isFurtherTile }),
  };
}

/** SHA-256 of canonical JSON: keys sorted, no blanks. */
function hashOf(position: object): string {
  return createHash('sha256').update(canonical(position)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

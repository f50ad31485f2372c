import { turnsOf } from '../../../src/core/ports.ts';
import { failure, type Result, success } from '../../../src/core/result.ts';
import type { Square } from '../../../src/core/tile.ts';
import { PHASES, type Phase } from '../../../src/games/amazonas/rules/rejection.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import type { SeatView, View } from '../../../src/games/amazonas/rules/view.ts';
import type { PlacedTile } from '../../../src/games/contract/view.ts';
import {
  boardText,
  COLOUR_LETTERS,
  COLOUR_OF,
  COUNT,
  EMPTY_FIELD,
  HASH_DIGITS,
  joinItems,
  LETTER,
  type PositionProblem as Problem,
  parseBoard,
  parseCopies,
  parseEvery,
  pileText,
  splitItems,
  withSeats,
} from '../position-line.ts';

/** The fields of a position, in their order. */
export const POSITION_FIELDS = [
  'rules',
  'set',
  'turn',
  'seats',
  'board',
  'pile',
  'drawn',
  'discarded',
  'doubles',
] as const;
export type PositionField = (typeof POSITION_FIELDS)[number];

/** Kinds of piece, each written with a letter of its own. */
const PIECE_KINDS = ['meeple', 'camp'] as const;

export type PositionProblem = Problem<PositionField>;

const TURN = new RegExp(`^(${COUNT})(${LETTER})/(${PHASES.join('|')})$`);
const SEAT = new RegExp(`^(${LETTER})(${COUNT})m(${COUNT})c(${COUNT})s(${COUNT})$`);

/**
 * A whole position as one line of nine fields, `-` for an empty one: `amazonas 3f0c12ab90de 12r/place r7m3c2s4;b0m4c1s2
 * start-2-3@0,0r0;bend-a@4,-1r90/1r+rm0 bend-a*1;bend-b*2 fork-a - double-a`
 *
 * Rules; first digits of the tile set's hash; turn, seat to move and phase; per seat its letter, score, meeples, camps
 * and space of the boat; per tile its id, anchor, rotation, turn and seat, and the pieces on it by segment; copies left
 * in the pile; the drawn tile; discarded tiles; doubles that are face up.
 */
export function makePosition(view: View): string {
  const letter = (seat: number) => COLOUR_LETTERS[view.seats[seat]!.colour];
  const fields: Record<PositionField, string> = {
    rules: view.ruleSet,
    set: view.tileSet.slice(0, HASH_DIGITS),
    turn: `${view.turn}${letter(view.seat)}/${view.phase}`,
    seats: joinItems(
      view.seats.map(
        ({ score, meeples, camps, space }, seat) => `${letter(seat)}${score}m${meeples}c${camps}s${space}`,
      ),
    ),
    board: boardText(view, PIECE_KINDS),
    pile: pileText(view),
    drawn: view.drawn ?? EMPTY_FIELD,
    discarded: joinItems(view.discarded),
    doubles: joinItems(view.doubles.flatMap(({ tile, left }) => (left ? [tile] : []))),
  };
  return POSITION_FIELDS.map((field) => fields[field]).join(' ');
}

/**
 * Parses exactly what `makePosition` writes. Ids, segments and squares are those of `set`; it is not checked whether a
 * game can reach the position.
 *
 * @returns the first field that cannot be read; a line with too few or too many of them names the one it stops at
 */
export function parsePosition(text: string, set: TileSet): Result<View, PositionProblem> {
  const parts = text.split(' ');
  const part = (field: PositionField) => parts[POSITION_FIELDS.indexOf(field)] ?? '';
  const match = {
    rules: part('rules') === 'amazonas' ? ('amazonas' as const) : undefined,
    set: part('set') === set.hash.slice(0, HASH_DIGITS) ? set.hash : undefined,
    turn: TURN.exec(part('turn')) ?? undefined,
    seats: parseEvery(splitItems(part('seats')), parseSeat),
    board: startedBoard(part('board'), set),
    pile: parseEvery(splitItems(part('pile')), (item) => parseCopies(item, (id) => inPile(id, set))),
    drawn: part('drawn') === EMPTY_FIELD || inPile(part('drawn'), set) ? part('drawn') : undefined,
    discarded: parseEvery(splitItems(part('discarded')), (item) => (inPile(item, set) ? item : undefined)),
    doubles: parseDoubles(splitItems(part('doubles')), set),
  };
  const wrong = POSITION_FIELDS.find((field) => match[field] === undefined);
  if (wrong) return failure({ field: wrong, text: part(wrong) });
  if (parts.length > POSITION_FIELDS.length) return failure({ field: 'doubles', text: parts.slice(-2).join(' ') });
  const seats = match.seats!;
  const [, turn, mover, phase] = match.turn!;
  const seated = withSeats(
    seats.map(({ colour }) => colour),
    mover!,
    match.board!,
  );
  if (!seated.ok) return failure({ field: seated.failure, text: part(seated.failure) });
  const copies = new Map(match.pile);
  const total = (role: string) =>
    set.tiles.reduce((sum, tile) => sum + (tile.role === role ? (copies.get(tile.id) ?? 0) : 0), 0);
  const view: View = {
    ruleSet: 'amazonas',
    tileSet: set.hash,
    phase: phase as Phase,
    turn: Number(turn),
    seats,
    ...seated.value,
    river: riverOf(seated.value.tiles, set),
    pile: { land: total('land'), amazon: total('amazon'), tiles: Object.fromEntries(copies) },
    ...(match.drawn === EMPTY_FIELD ? {} : { drawn: match.drawn! }),
    discarded: match.discarded!,
    doubles: match.doubles!,
  };
  // Every position has one text only: another spelling (order, repeated ids) fails at the field that differs.
  const canonical = makePosition(view).split(' ');
  const odd = POSITION_FIELDS.find((_, index) => canonical[index] !== parts[index]);
  return odd ? failure({ field: odd, text: part(odd) }) : success(view);
}

function parseSeat(text: string): SeatView | undefined {
  const [, letter, score, meeples, camps, space] = SEAT.exec(text) ?? [];
  if (letter === undefined) return undefined;
  const numbers = { score: Number(score), meeples: Number(meeples), camps: Number(camps), space: Number(space) };
  return { colour: COLOUR_OF.get(letter)!, ...numbers };
}

function inPile(id: string, set: TileSet): boolean {
  const role = set.tiles[set.indexOf.get(id) ?? -1]?.role;
  return role === 'land' || role === 'amazon';
}

function parseDoubles(left: readonly string[], set: TileSet): View['doubles'] | undefined {
  const unclaimed = [...left];
  const doubles = set.doubles.map((index) => {
    const tile = set.tiles[index]!.id;
    const at = unclaimed.indexOf(tile);
    if (at >= 0) unclaimed.splice(at, 1);
    return { tile, left: at >= 0 };
  });
  return unclaimed.length === 0 ? doubles : undefined;
}

function startedBoard(text: string, set: TileSet) {
  const board = parseBoard(text, set, PIECE_KINDS);
  return board && set.tiles[set.indexOf.get(board.tiles[0]!.tile)!]!.role === 'start' ? board : undefined;
}

/** Returns the square where the river continues, and its number of spaces. */
function riverOf(tiles: readonly PlacedTile[], set: TileSet): View['river'] {
  let next: Square = { x: 0, y: 0 };
  let spaces = 0;
  for (const { tile, rotation, squares } of tiles) {
    const index = set.indexOf.get(tile)!;
    const course = set.river[index * 4 + turnsOf(rotation)];
    if (set.tiles[index]!.role === 'land' || !course) continue;
    const exit = squares[course.exit]!;
    next = { x: exit.x + 1, y: exit.y };
    spaces += set.tiles[index]!.spaces;
  }
  return { next, front: next.x - 1, spaces };
}

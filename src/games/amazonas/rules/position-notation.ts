import { DEGREES, type Degrees, turnsOf } from '../../../core/ports.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Square } from '../../../core/tile.ts';
import type { PlacedTile } from '../../view.ts';
import type { PieceKind } from './event.ts';
import { PHASES, type Phase } from './rejection.ts';
import type { Colour } from './setup.ts';
import type { TileSet } from './tile-set.ts';
import type { PieceView, SeatView, View } from './view.ts';

/** One letter for every colour; black is k, as printers call it. */
export const COLOUR_LETTERS = {
  yellow: 'y',
  red: 'r',
  green: 'g',
  blue: 'b',
  black: 'k',
} as const satisfies Record<Colour, string>;

const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  (Object.keys(COLOUR_LETTERS) as Colour[]).map((colour) => [COLOUR_LETTERS[colour], colour]),
);
const PIECE_OF = { m: 'meeple', c: 'camp' } as const satisfies Record<string, PieceKind>;

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

/** The part of a position that cannot be read; `text` is that part. */
export interface PositionProblem {
  readonly field: PositionField;
  readonly text: string;
}

/** Hex digits of the tile set's hash that name the set. */
const HASH_DIGITS = 12;
const NOTHING = '-';
const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const WHOLE = '(?:0|-?[1-9]\\d{0,8})';
const COUNT = '(?:0|[1-9]\\d{0,8})';
const LETTER = `[${Object.values(COLOUR_LETTERS).join('')}]`;
const TURN = new RegExp(`^(${COUNT})(${LETTER})/(${PHASES.join('|')})$`);
const SEAT = new RegExp(`^(${LETTER})(${COUNT})m(${COUNT})c(${COUNT})s(${COUNT})$`);
const TILE = new RegExp(
  `^(${ID})@(${WHOLE}),(${WHOLE})r(${DEGREES.join('|')})(?:/(${COUNT})(${LETTER})?)?((?:[+]${LETTER}[mc]${COUNT})*)$`,
);
const PIECE = new RegExp(`^(${LETTER})([mc])(${COUNT})$`);
const COPIES = new RegExp(`^(${ID})[*](${COUNT})$`);

/**
 * A whole position as one line of nine fields, `-` for an empty one:
 * `amazonas 3f0c12ab90de 12r/place r7m3c2s4;b0m4c1s2 start-2-3@0,0r0;bend-a@4,-1r90/1r+rm0 bend-a*1;bend-b*2 fork-a - double-a`
 *
 * Rules; first digits of the tile set's hash; turn, seat to move and phase; per seat its letter, score, meeples, camps
 * and space of the boat; per tile its id, anchor, rotation, turn and seat, and the pieces on it by segment; copies left
 * in the pile; the drawn tile; discarded tiles; doubles that are face up.
 */
export function makePosition(view: View): string {
  const letter = (seat: number) => COLOUR_LETTERS[view.seats[seat]!.colour];
  const tiles = view.tiles.map(({ tile, x, y, rotation, turn, seat }, index) => {
    const pieces = view.pieces.filter((piece) => piece.tile === index);
    const placedBy = turn > 0 ? `/${turn}${seat === undefined ? '' : letter(seat)}` : '';
    const standing = pieces.map(({ seat, piece, segment }) => `+${letter(seat)}${piece.charAt(0)}${segment}`);
    return `${tile}@${x},${y}r${rotation}${placedBy}${standing.join('')}`;
  });
  const fields: Record<PositionField, string> = {
    rules: view.ruleSet,
    set: view.tileSet.slice(0, HASH_DIGITS),
    turn: `${view.turn}${letter(view.seat)}/${view.phase}`,
    seats: list(
      view.seats.map(
        ({ score, meeples, camps, space }, seat) => `${letter(seat)}${score}m${meeples}c${camps}s${space}`,
      ),
    ),
    board: list(tiles),
    pile: list(Object.entries(view.pile.tiles).map(([tile, copies]) => `${tile}*${copies}`)),
    drawn: view.drawn ?? NOTHING,
    discarded: list(view.discarded),
    doubles: list(view.doubles.flatMap(({ tile, left }) => (left ? [tile] : []))),
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
  const read = {
    rules: part('rules') === 'amazonas' ? ('amazonas' as const) : undefined,
    set: part('set') === set.hash.slice(0, HASH_DIGITS) ? set.hash : undefined,
    turn: TURN.exec(part('turn')) ?? undefined,
    seats: every(items(part('seats')), parseSeat),
    board: parseBoard(items(part('board')), set),
    pile: every(items(part('pile')), (item) => parseCopies(item, set)),
    drawn: part('drawn') === NOTHING || inPile(part('drawn'), set) ? part('drawn') : undefined,
    discarded: every(items(part('discarded')), (item) => (inPile(item, set) ? item : undefined)),
    doubles: parseDoubles(items(part('doubles')), set),
  };
  const wrong = POSITION_FIELDS.find((field) => read[field] === undefined);
  if (wrong) return failure({ field: wrong, text: part(wrong) });
  if (parts.length > POSITION_FIELDS.length) return failure({ field: 'doubles', text: parts.slice(-2).join(' ') });
  const { tiles, pieces } = read.board!;
  const seats = read.seats!;
  const colours = seats.map(({ colour }) => colour);
  const seatOf = (letter: string | undefined) => colours.indexOf(COLOUR_OF.get(letter ?? '')!);
  const [, turn, mover, phase] = read.turn!;
  if (new Set(colours).size < colours.length) return failure({ field: 'seats', text: part('seats') });
  if (seatOf(mover) < 0) return failure({ field: 'turn', text: part('turn') });
  const strangers = [...tiles, ...pieces].some(({ letter }) => letter !== undefined && seatOf(letter) < 0);
  if (strangers) return failure({ field: 'board', text: part('board') });
  const copies = new Map(read.pile);
  const total = (role: string) =>
    set.tiles.reduce((sum, tile) => sum + (tile.role === role ? (copies.get(tile.id) ?? 0) : 0), 0);
  const view: View = {
    ruleSet: 'amazonas',
    tileSet: set.hash,
    phase: phase as Phase,
    seat: seatOf(mover),
    turn: Number(turn),
    seats,
    tiles: tiles.map(({ letter, ...tile }) => (letter === undefined ? tile : { ...tile, seat: seatOf(letter) })),
    pieces: pieces.map(({ letter, ...piece }) => ({ ...piece, seat: seatOf(letter) })),
    river: riverOf(tiles, set),
    pile: { land: total('land'), amazon: total('amazon'), tiles: Object.fromEntries(copies) },
    ...(read.drawn === NOTHING ? {} : { drawn: read.drawn! }),
    discarded: read.discarded!,
    doubles: read.doubles!,
  };
  // Every position has one text only: another spelling (order, repeated ids) fails at the field that differs.
  const canonical = makePosition(view).split(' ');
  const odd = POSITION_FIELDS.find((_, index) => canonical[index] !== parts[index]);
  return odd ? failure({ field: odd, text: part(odd) }) : success(view);
}

function list(texts: readonly string[]): string {
  return texts.length > 0 ? texts.join(';') : NOTHING;
}

function items(text: string): readonly string[] {
  return text === NOTHING ? [] : text.split(';');
}

/** All items read, or undefined when one of them cannot be. */
function every<Value>(texts: readonly string[], read: (text: string) => Value | undefined): Value[] | undefined {
  const values = texts.map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
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

function parseCopies(text: string, set: TileSet): [string, number] | undefined {
  const [, id, copies] = COPIES.exec(text) ?? [];
  return id !== undefined && inPile(id, set) && copies !== '0' ? [id, Number(copies)] : undefined;
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

type Lettered<Value> = Omit<Value, 'seat'> & { readonly letter?: string };

interface BoardParts {
  readonly tiles: readonly Lettered<PlacedTile>[];
  readonly pieces: readonly (Omit<PieceView, 'seat'> & { readonly letter: string })[];
}

function parseBoard(texts: readonly string[], set: TileSet): BoardParts | undefined {
  const tiles: BoardParts['tiles'][number][] = [];
  const pieces: BoardParts['pieces'][number][] = [];
  const covered = new Set<string>();
  for (const text of texts) {
    const [, id, x, y, degrees, turn, letter, standing] = TILE.exec(text) ?? [];
    const index = set.indexOf.get(id ?? '');
    if (index === undefined) return undefined;
    const rotation = Number(degrees) as Degrees;
    const anchor: Square = { x: Number(x), y: Number(y) };
    const offsets = set.table.turned[index * 4 + turnsOf(rotation)]!.squares;
    const squares = offsets.map((square) => ({ x: anchor.x + square.x, y: anchor.y + square.y }));
    for (const square of squares) {
      const key = `${square.x},${square.y}`;
      if (covered.has(key)) return undefined;
      covered.add(key);
    }
    for (const piece of standing!.split('+').slice(1)) {
      const [, owner, kind, segment] = PIECE.exec(piece)!;
      if (Number(segment) >= set.tiles[index]!.segments.length) return undefined;
      const what = PIECE_OF[kind as keyof typeof PIECE_OF];
      pieces.push({ letter: owner!, piece: what, tile: tiles.length, segment: Number(segment) });
    }
    const placed = { tile: id!, ...anchor, rotation, squares, turn: Number(turn ?? 0) };
    tiles.push(letter === undefined ? placed : { ...placed, letter });
  }
  return tiles.length > 0 && set.tiles[set.indexOf.get(tiles[0]!.tile)!]!.role === 'start'
    ? { tiles, pieces }
    : undefined;
}

/** Where the river goes on after the last of its pieces, and how many spaces it has. */
function riverOf(tiles: BoardParts['tiles'], set: TileSet): View['river'] {
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

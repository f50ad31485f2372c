import type { Colour } from '../../src/core/colour.ts';
import { DEGREES, type Degrees, turnsOf } from '../../src/core/ports.ts';
import { failure, type Result, success } from '../../src/core/result.ts';
import type { Square, TileList, TileTable } from '../../src/core/tile.ts';
import type { CommonView, PlacedPiece, PlacedTile } from '../../src/games/contract/view.ts';

/*
 * The parts of the position notation that all games share. A position is one line: fields are separated by blanks, the items
 * of a field by semicolons; an empty field is `-`.
 */

/** A letter for every colour; black is k, as in CMYK. */
export const COLOUR_LETTERS = {
  yellow: 'y',
  red: 'r',
  green: 'g',
  blue: 'b',
  black: 'k',
  pink: 'p',
} as const satisfies Record<Colour, string>;

export const COLOUR_OF: ReadonlyMap<string, Colour> = new Map(
  (Object.keys(COLOUR_LETTERS) as Colour[]).map((colour) => [COLOUR_LETTERS[colour], colour]),
);

/** The field of a position that cannot be parsed; `text` is its text. */
export interface PositionProblem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Number of hex digits of a tile set's hash that identify the set. */
export const HASH_DIGITS = 12;
export const EMPTY_FIELD = '-';

/** Patterns of an id, an integer, a count (not negative), and a colour's letter. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const INTEGER = '(?:0|-?[1-9]\\d{0,8})';
export const COUNT = '(?:0|[1-9]\\d{0,8})';
export const LETTER = `[${Object.values(COLOUR_LETTERS).join('')}]`;

const TILE = new RegExp(
  `^(${ID})@(${INTEGER}),(${INTEGER})r(${DEGREES.join('|')})(?:/(${COUNT})(${LETTER})?)?((?:[+]${LETTER}[a-z]${COUNT})*)$`,
);
const PIECE = new RegExp(`^(${LETTER})([a-z])(${COUNT})$`);
const COPIES = new RegExp(`^(${ID})[*](${COUNT})$`);

export function joinItems(texts: readonly string[]): string {
  return texts.length > 0 ? texts.join(';') : EMPTY_FIELD;
}

export function splitItems(text: string): readonly string[] {
  return text === EMPTY_FIELD ? [] : text.split(';');
}

/** Parses all items; returns undefined if one of them cannot be parsed. */
export function parseEvery<Value>(
  texts: readonly string[],
  read: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = texts.map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Writes the number of copies of each tile that are left in the pile. */
export function pileText({ pile }: CommonView): string {
  return joinItems(Object.entries(pile.tiles).map(([tile, copies]) => `${tile}*${copies}`));
}

/** Parses one item of `pileText`; undefined if it is malformed, or `isInPile` rejects the tile. */
export function parseCopies(text: string, isInPile: (id: string) => boolean): [string, number] | undefined {
  const [, id, copies] = COPIES.exec(text) ?? [];
  return id !== undefined && isInPile(id) && copies !== '0' ? [id, Number(copies)] : undefined;
}

/** The letter of each kind of piece: the first of its name that no kind before it has. */
function pieceLetters(kinds: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const kind of kinds) letters.set([...kind].find((one) => !letters.has(one)) ?? '', kind);
  return letters;
}

/**
 * Writes the tiles in order of placement: id, square, rotation, turn and seat, and pieces by their letters.
 *
 * @param kinds all kinds of piece of the game
 */
export function boardText({ pieces, seats, tiles }: CommonView, kinds: readonly string[]): string {
  const letterOfPiece = new Map([...pieceLetters(kinds)].map(([letter, kind]) => [kind, letter]));
  const letter = (seat: number) => COLOUR_LETTERS[seats[seat]!.colour];
  return joinItems(
    tiles.map(({ tile, x, y, rotation, turn, seat }, index) => {
      const placedBy = turn > 0 ? `/${turn}${seat === undefined ? '' : letter(seat)}` : '';
      const standing = pieces
        .filter((piece) => piece.tile === index)
        .map(({ seat, piece, segment }) => `+${letter(seat)}${letterOfPiece.get(piece)}${segment}`);
      return `${tile}@${x},${y}r${rotation}${placedBy}${standing.join('')}`;
    }),
  );
}

type Lettered<Value> = Omit<Value, 'seat'> & { readonly letter?: string };
type PieceOf<Kind extends string> = PlacedPiece & { readonly piece: Kind };

/** Tiles and pieces of a board, with letters of colours in place of seats. */
export interface BoardParts<Kind extends string> {
  readonly tiles: readonly Lettered<PlacedTile>[];
  readonly pieces: readonly Lettered<PieceOf<Kind>>[];
}

/**
 * Parses what `boardText` writes; returns undefined if a tile, square, piece or segment is invalid.
 *
 * @param kinds all kinds of piece of the game
 */
export function parseBoard<Kind extends string>(
  text: string,
  set: TileList & { readonly table: TileTable },
  kinds: readonly Kind[],
): BoardParts<Kind> | undefined {
  const tiles: Lettered<PlacedTile>[] = [];
  const pieces: Lettered<PieceOf<Kind>>[] = [];
  const covered = new Set<string>();
  const letters = pieceLetters(kinds);
  for (const item of splitItems(text)) {
    const [, id, x, y, degrees, turn, letter, standing] = TILE.exec(item) ?? [];
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
      const [, owner, sign, segment] = PIECE.exec(piece)!;
      const kind = letters.get(sign!);
      if (kind === undefined || Number(segment) >= set.tiles[index]!.segments.length) return undefined;
      pieces.push({ letter: owner!, piece: kind, tile: tiles.length, segment: Number(segment) } as Lettered<
        PieceOf<Kind>
      >);
    }
    const placed = { tile: id!, ...anchor, rotation, squares, turn: Number(turn ?? 0) };
    tiles.push(letter === undefined ? placed : { ...placed, letter });
  }
  return tiles.length > 0 ? { tiles, pieces } : undefined;
}

/** Replaces letters by seats; fails with the name of the field that has two equal letters, or a letter without a seat. */
export function withSeats<Kind extends string>(
  colours: readonly Colour[],
  mover: string,
  { tiles, pieces }: BoardParts<Kind>,
): Result<{ seat: number; tiles: PlacedTile[]; pieces: PieceOf<Kind>[] }, 'seats' | 'turn' | 'board'> {
  const seatOf = (letter: string | undefined) => colours.indexOf(COLOUR_OF.get(letter ?? '')!);
  if (new Set(colours).size < colours.length) return failure('seats');
  if (seatOf(mover) < 0) return failure('turn');
  const strangers = [...tiles, ...pieces].some(({ letter }) => letter !== undefined && seatOf(letter) < 0);
  if (strangers) return failure('board');
  return success({
    seat: seatOf(mover),
    tiles: tiles.map(({ letter, ...tile }) => (letter === undefined ? tile : { ...tile, seat: seatOf(letter) })),
    pieces: pieces.map(({ letter, ...piece }) => ({ ...piece, seat: seatOf(letter) }) as unknown as PieceOf<Kind>),
  });
}

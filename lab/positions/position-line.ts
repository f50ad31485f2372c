import type { Colour } from '../../src/core/colour.ts';
import { DEGREES, type Degrees, turnsOf } from '../../src/core/ports.ts';
import { failure, type Result, success } from '../../src/core/result.ts';
import type { Square, TileList, TileTable } from '../../src/core/tile.ts';
import type { CommonView, PlacedPiece, PlacedTile } from '../../src/games/contract/view.ts';

/*
 * The parts of a position on one line that are the same in every game: fields parted by blanks, items of a field by
 * semicolons, `-` for an empty field.
 */

/** One letter for every colour; black is k, as printers call it. */
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

/** The part of a position that cannot be read; `text` is that part. */
export interface PositionProblem<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** Hex digits of the tile set's hash that name the set. */
export const HASH_DIGITS = 12;
export const NOTHING = '-';

/** Patterns of an id, of numbers, and of a colour's letter. */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const WHOLE = '(?:0|-?[1-9]\\d{0,8})';
export const COUNT = '(?:0|[1-9]\\d{0,8})';
export const LETTER = `[${Object.values(COLOUR_LETTERS).join('')}]`;

const TILE = new RegExp(
  `^(${ID})@(${WHOLE}),(${WHOLE})r(${DEGREES.join('|')})(?:/(${COUNT})(${LETTER})?)?((?:[+]${LETTER}[a-z]${COUNT})*)$`,
);
const PIECE = new RegExp(`^(${LETTER})([a-z])(${COUNT})$`);
const COPIES = new RegExp(`^(${ID})[*](${COUNT})$`);

export function list(texts: readonly string[]): string {
  return texts.length > 0 ? texts.join(';') : NOTHING;
}

export function items(text: string): readonly string[] {
  return text === NOTHING ? [] : text.split(';');
}

/** All items read, or undefined when one of them cannot be. */
export function every<Value>(texts: readonly string[], read: (text: string) => Value | undefined): Value[] | undefined {
  const values = texts.map(read);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** How often each tile is left in the pile. */
export function pileText({ pile }: CommonView): string {
  return list(Object.entries(pile.tiles).map(([tile, copies]) => `${tile}*${copies}`));
}

/** One item of `pileText`; undefined when it cannot be read or `isInPile` knows no such tile. */
export function parseCopies(text: string, isInPile: (id: string) => boolean): [string, number] | undefined {
  const [, id, copies] = COPIES.exec(text) ?? [];
  return id !== undefined && isInPile(id) && copies !== '0' ? [id, Number(copies)] : undefined;
}

/** Tiles as they were laid, each with id, square, rotation, turn and seat, and the pieces on it by their first letters. */
export function boardText({ pieces, seats, tiles }: CommonView): string {
  const letter = (seat: number) => COLOUR_LETTERS[seats[seat]!.colour];
  return list(
    tiles.map(({ tile, x, y, rotation, turn, seat }, index) => {
      const placedBy = turn > 0 ? `/${turn}${seat === undefined ? '' : letter(seat)}` : '';
      const standing = pieces
        .filter((piece) => piece.tile === index)
        .map(({ seat, piece, segment }) => `+${letter(seat)}${piece.charAt(0)}${segment}`);
      return `${tile}@${x},${y}r${rotation}${placedBy}${standing.join('')}`;
    }),
  );
}

type Lettered<Value> = Omit<Value, 'seat'> & { readonly letter?: string };
type PieceOf<Kind extends string> = PlacedPiece & { readonly piece: Kind };

/** A board whose seats are letters still. */
export interface BoardParts<Kind extends string> {
  readonly tiles: readonly Lettered<PlacedTile>[];
  readonly pieces: readonly Lettered<PieceOf<Kind>>[];
}

/**
 * Reads what `boardText` writes; undefined when any tile, square, piece or segment cannot be.
 *
 * @param kinds kinds of piece, each with another first letter
 */
export function parseBoard<Kind extends string>(
  text: string,
  set: TileList & { readonly table: TileTable },
  kinds: readonly Kind[],
): BoardParts<Kind> | undefined {
  const tiles: Lettered<PlacedTile>[] = [];
  const pieces: Lettered<PieceOf<Kind>>[] = [];
  const covered = new Set<string>();
  for (const item of items(text)) {
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
      const kind = kinds.find((one) => one.charAt(0) === sign);
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

/** Puts seats for letters; fails with the field that has two equal letters, or one that no seat has. */
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

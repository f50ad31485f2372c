import { COLOURS, type Colour } from '../../src/core/colour.ts';
import { degreesOf, rotatePort, turnsOf } from '../../src/core/ports.ts';
import type { TileList } from '../../src/core/tile.ts';
import type { TilePlace } from '../../src/games/contract/view.ts';

/** One deed of a step: an action in words, or the takeback of the last one. */
export type Deed =
  | { readonly type: 'undo' }
  | { readonly type: 'draw'; readonly tile?: string }
  | { readonly type: 'place'; readonly x: number; readonly y: number; readonly rotation: number }
  | { readonly type: 'piece'; readonly piece: string; readonly where: string }
  | { readonly type: 'other'; readonly text: string };

/** What a colour does in one step. */
export interface Deeds {
  readonly colour: Colour;
  readonly deeds: readonly Deed[];
}

/** A tile that lies on the board when a scenario begins, and the piece on it. */
export interface LaidTile extends TilePlace {
  readonly standing?: { readonly colour: Colour; readonly piece: string; readonly where: string };
}

const DIRECTIONS = ['north', 'east', 'south', 'west'];
const COLOUR = `(${COLOURS.join('|')})`;
const STEP = new RegExp(`^${COLOUR}: (.+)$`);
const WHERE = /^(?:segment (\d+)|([a-z]+)(?:#([1-9])| (north|east|south|west))?)$/;
const PLACE = /^place (-?\d+) (-?\d+) (0|90|180|270)$/;
const LAID = new RegExp(`^([a-z0-9-]+) (-?\\d+) (-?\\d+) (0|90|180|270)(?:, ${COLOUR} ([a-z]+) (.+))?$`);

/** Words of a game that deeds are made of. */
interface Words {
  readonly kinds: readonly string[];
  readonly pieces: readonly string[];
}

/**
 * Reads `red: draw, place 4 -1 90, meeple tributary`.
 *
 * @throws Error naming the words that mean nothing
 */
export function parseDeeds(text: string, words: Words): Deeds {
  const match = STEP.exec(text);
  if (!match) throw new Error(`"${text}" does not begin with a colour and a colon`);
  return { colour: match[1] as Colour, deeds: match[2]!.split(', ').map((deed) => parseDeed(deed, words)) };
}

function parseDeed(text: string, { kinds, pieces }: Words): Deed {
  const words = text.split(' ');
  const first = words[0]!;
  if (text === 'undo') return { type: 'undo' };
  if (first === 'draw' && words.length <= 2) return words[1] ? { type: 'draw', tile: words[1] } : { type: 'draw' };
  const place = PLACE.exec(text);
  if (place) {
    const [x, y, rotation] = place.slice(1).map(Number) as [number, number, number];
    return { type: 'place', x, y, rotation };
  }
  const where = words.slice(1).join(' ');
  if (pieces.includes(first) && isPlace(where, kinds)) return { type: 'piece', piece: first, where };
  return { type: 'other', text };
}

function isPlace(where: string, kinds: readonly string[]): boolean {
  const [all, index, kind] = WHERE.exec(where) ?? [];
  return all !== undefined && (index !== undefined || kinds.includes(kind!));
}

/**
 * Reads `bend-a 4 -1 90` or, with a piece on it, `bend-a 4 -1 90, red meeple tributary`.
 *
 * @throws Error when it is anything else
 */
export function parseLaid(text: string, { kinds, pieces }: Words): LaidTile {
  const [all, tile, x, y, rotation, colour, piece, where] = LAID.exec(text) ?? [];
  const isStanding = piece !== undefined && pieces.includes(piece) && isPlace(where!, kinds);
  if (all === undefined || (piece !== undefined && !isStanding)) throw new Error(`"${text}" is no tile on the board`);
  return {
    tile: tile!,
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation) as TilePlace['rotation'],
    ...(isStanding && { standing: { colour: colour as Colour, piece, where: where! } }),
  };
}

/**
 * The segment of a tile that words mean: `tributary` where it has one, `jungle#2` its second, `jungle north` the one that
 * reaches that side as the tile lies, `segment 9` by plain index.
 *
 * @throws Error when no segment or more than one is meant
 */
export function segmentMeant({ tiles, indexOf }: TileList, placed: TilePlace, where: string): number {
  const [, index, kind, ordinal, direction] = WHERE.exec(where)!;
  if (index !== undefined) return Number(index);
  const { segments } = tiles[indexOf.get(placed.tile)!]!;
  const ofKind = segments.flatMap((segment, at) => (segment.kind === kind ? [at] : []));
  const meant = ordinal
    ? ofKind.slice(Number(ordinal) - 1, Number(ordinal))
    : direction
      ? ofKind.filter((at) => reaches(segments[at]!.ports, placed, DIRECTIONS.indexOf(direction)))
      : ofKind;
  if (meant.length === 1) return meant[0]!;
  throw new Error(
    `"${where}" means ${meant.length} segments of ${placed.tile} at ${degreesOf(turnsOf(placed.rotation))}`,
  );
}

function reaches(ports: readonly number[], { rotation }: TilePlace, side: number): boolean {
  return ports.some((port) => Math.floor(rotatePort(port % 12, turnsOf(rotation)) / 3) === side);
}

import { COLOURS, type Colour } from '../../src/core/colour.ts';
import { type Degrees, degreesOf, rotatePort, turnsOf } from '../../src/core/ports.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import type { AmazonasSegment } from '../../src/games/amazonas/rules/tile-set.ts';
import { SEGMENT_KINDS } from '../../src/games/amazonas/rules/tile-set-file.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import type { PlacedTile } from '../../src/games/contract/view.ts';

/** One deed of a step: an engine action in words, or the takeback of the last one. */
export type ControlAction =
  | { readonly type: 'undo' }
  | { readonly type: 'draw'; readonly tile?: string }
  | { readonly type: 'piece'; readonly piece: 'meeple' | 'camp'; readonly where: string }
  | { readonly type: 'exact'; readonly action: Action };

/** What a colour does in one step. */
export interface Deeds {
  readonly colour: Colour;
  readonly deeds: readonly ControlAction[];
}

const DIRECTIONS = ['north', 'east', 'south', 'west'];
const KIND = SEGMENT_KINDS.join('|');
const COLOUR_PATTERN = new RegExp(`^(${COLOURS.join('|')}): (.+)$`);
const WHERE = new RegExp(`^(?:segment (\\d+)|(${KIND})(?:#([1-9])| (${DIRECTIONS.join('|')}))?)$`);

/**
 * Reads `red: draw, place 4 -1 90, meeple tributary`.
 *
 * @throws Error naming the words that mean nothing
 */
export function parseDeeds(text: string): Deeds {
  const match = COLOUR_PATTERN.exec(text);
  if (!match) throw new Error(`"${text}" does not begin with a colour and a colon`);
  return { colour: match[1] as Colour, deeds: match[2]!.split(', ').map(parseDeed) };
}

function parseDeed(text: string): ControlAction {
  const words = text.split(' ');
  if (text === 'undo') return { type: 'undo' };
  if (text === 'boat') return { type: 'exact', action: { type: 'boat' } };
  if (words[0] === 'draw' && words.length <= 2) return words[1] ? { type: 'draw', tile: words[1] } : { type: 'draw' };
  const place = /^place (-?\d+) (-?\d+) (0|90|180|270)$/.exec(text);
  if (place) {
    const [x, y, rotation] = place.slice(1).map(Number) as [number, number, Degrees];
    return { type: 'exact', action: { type: 'place', x, y, rotation } };
  }
  const double = /^double ([a-z0-9-]+) (0|90|180|270)$/.exec(text);
  if (double) {
    return { type: 'exact', action: { type: 'double', tile: double[1]!, rotation: Number(double[2]) as Degrees } };
  }
  const where = words.slice(1).join(' ');
  if ((words[0] === 'meeple' || words[0] === 'camp') && WHERE.test(where)) {
    return { type: 'piece', piece: words[0], where };
  }
  throw new Error(`"${text}" is no action`);
}

/**
 * The segment of the tile laid last that words mean: `tributary` where it has one, `jungle#2` its second,
 * `jungle north` the one that reaches that side as the tile lies, `segment 9` by plain index.
 *
 * @throws Error when no segment or more than one is meant
 */
export function segmentMeant(state: State, where: string): number {
  const [, index, kind, ordinal, direction] = WHERE.exec(where)!;
  if (index !== undefined) return Number(index);
  const placed = viewOf(state).tiles.at(-1)!;
  const tile = state.set.tiles[state.set.indexOf.get(placed.tile)!]!;
  const ofKind = tile.segments.flatMap((segment, at) => (segment.kind === kind ? [at] : []));
  const meant = ordinal
    ? ofKind.slice(Number(ordinal) - 1, Number(ordinal))
    : direction
      ? ofKind.filter((at) => reaches(tile.segments[at]!, placed, DIRECTIONS.indexOf(direction)))
      : ofKind;
  if (meant.length === 1) return meant[0]!;
  throw new Error(
    `"${where}" means ${meant.length} segments of ${placed.tile} at ${degreesOf(turnsOf(placed.rotation))}`,
  );
}

function reaches(segment: AmazonasSegment, placed: PlacedTile, side: number): boolean {
  return segment.ports.some((port) => Math.floor(rotatePort(port % 12, turnsOf(placed.rotation)) / 3) === side);
}

import type { Degrees } from '../../../core/ports.ts';
import type { SegmentName } from '../../../core/segment-name.ts';
import { tileOf } from '../../../core/tile.ts';
import { segmentName, segmentSides, withIcons } from '../../contract/segment-words.ts';
import type { AmazonasTile, TileSet } from '../rules/tile-set.ts';
import type { Mark, SegmentKind } from '../rules/tile-set-file.ts';
import type { AmazonasTranslator } from './language.ts';

const MARK_ORDER = ['boat', 'fruit', 'caiman', 'piranha'] as const satisfies readonly Mark[];
const ICON_ORDER = [...MARK_ORDER, 'animal'] as const satisfies readonly Mark[];

/**
 * Describes a tile at a rotation: the landscapes at its sides, and its icons. A tile of several squares is described without sides,
 * as they differ from square to square.
 */
export function describeTile(t: AmazonasTranslator, set: TileSet, id: string, rotation: Degrees = 0): string {
  const tile = tileOf(set, id);
  const parts = [heading(t, tile)];
  for (const { kind, ports, marks } of tile.segments) {
    if (kind === 'jungle') continue;
    const icons = MARK_ORDER.flatMap((mark) => (marks[mark] ? [t(`tile.marks.${mark}`, { count: marks[mark] })] : []));
    if (kind === 'amazon') {
      parts.push(...icons);
      continue;
    }
    const name = tile.squares.length > 1 ? t(`kind.${kind}`) : segmentSides(t, t(`kind.${kind}`), { ports, rotation });
    parts.push(withIcons(t, name, icons));
  }
  const animals = tile.segments.reduce((sum, { marks }) => sum + (marks.animal ?? 0), 0);
  if (parts.join('') === '') parts.push(t('tile.jungle-only'));
  if (animals > 0) parts.push(t('tile.marks.animal', { count: animals }));
  return parts.filter((part) => part !== '').join(', ');
}

/**
 * Describes one square of a tile at a rotation: the landscapes at its four sides. Icons are told at the first square of their
 * segment.
 *
 * @param square index in the tile's squares
 */
export function describeSquare(
  t: AmazonasTranslator,
  set: TileSet,
  { id, square, rotation }: { id: string; square: number; rotation: Degrees },
): string {
  const tile = tileOf(set, id);
  const parts = [heading(t, tile)];
  for (const { kind, ports, marks } of tile.segments) {
    const own = ports.filter((port) => Math.floor(port / 12) === square);
    if (own.length === 0) continue;
    const isFirst = Math.floor(ports[0]! / 12) === square;
    const icons = ICON_ORDER.flatMap((mark) =>
      isFirst && marks[mark] ? [t(`tile.marks.${mark}`, { count: marks[mark] })] : [],
    );
    parts.push(withIcons(t, segmentSides(t, t(`kind.${kind}`), { ports: own, rotation }), icons));
  }
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns a segment's name in words, such as "jungle (north-east)". */
export function describeSegment(t: AmazonasTranslator, name: SegmentName<SegmentKind>): string {
  return segmentName(t, t(`kind.${name.kind}`), name);
}

function heading(t: AmazonasTranslator, tile: AmazonasTile): string {
  if (tile.bang) return t('tile.bang');
  if (tile.role === 'amazon') return t('tile.amazon');
  if (tile.role === 'start') return t('tile.start');
  return tile.role === 'double' ? t('tile.double') : '';
}

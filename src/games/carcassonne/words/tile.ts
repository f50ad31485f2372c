import type { Degrees } from '../../../core/ports.ts';
import type { SegmentName } from '../../../core/segment-name.ts';
import { tileOf } from '../../../core/tile.ts';
import { segmentName, segmentSides, withIcons } from '../../contract/segment-words.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { GOODS, type SegmentKind } from '../rules/tile-set-file.ts';
import type { CarcassonneTranslator } from './language.ts';

/** Marks that are buildings, on roads and in cities. */
const BUILDINGS = ['inn', 'cathedral'] as const;

/** A tile in words, as it lies at a rotation: its monastery, river, garden, roads and cities with the sides that they reach. */
export function describeTile(t: CarcassonneTranslator, set: TileSet, id: string, rotation: Degrees = 0): string {
  const { role, segments } = tileOf(set, id);
  const parts = segments.flatMap(({ kind, ports, marks }) => {
    if (kind === 'field') return [];
    if (kind === 'monastery' || kind === 'garden') return [t(`kind.${kind}`)];
    if (kind === 'river' && role) return [segmentSides(t, t(`tile.${role}`), { ports, rotation })];
    const coats = marks.coatOfArms ? [t('tile.coats', { count: marks.coatOfArms })] : [];
    const buildings = BUILDINGS.filter((mark) => marks[mark]).map((mark) => t(`mark.${mark}`));
    const goods = GOODS.flatMap((one) => (marks[one] ? [t('tile.goods', { goods: one })] : []));
    return [withIcons(t, segmentSides(t, t(`kind.${kind}`), { ports, rotation }), [...coats, ...buildings, ...goods])];
  });
  return parts.length > 0 ? parts.join(', ') : t('tile.fields');
}

/** A segment's name in words, such as "field (north-east)". */
export function describeSegment(t: CarcassonneTranslator, name: SegmentName<SegmentKind>): string {
  return segmentName(t, t(`kind.${name.kind}`), name);
}

import type { Degrees } from '../../../core/ports.ts';
import type { SegmentName } from '../../../core/segment-name.ts';
import { tileOf } from '../../../core/tile.ts';
import { segmentName, segmentSides, withIcons } from '../../contract/segment-words.ts';
import { MARKS } from '../game/content.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import type { CarcassonneTranslator } from './language.ts';

/** A tile in words at a rotation: its segments except fields, each with its sides and marks, and the marks of fields. */
export function describeTile(t: CarcassonneTranslator, set: TileSet, id: string, rotation: Degrees = 0): string {
  const { isClosed, role, segments, signs } = tileOf(set, id);
  if (isClosed) return t('tile.closed');
  const parts = segments.flatMap(({ kind, ports, marks }) => {
    const icons = MARKS.flatMap((mark) => {
      const count = marks[mark];
      if (!count) return [];
      return [mark === 'coatOfArms' ? t('tile.coats', { count }) : t(`mark.${mark}`)];
    });
    if (kind === 'field') return icons;
    if (ports.length === 0) return [t(`kind.${kind}`)];
    if (kind === 'river' && role) return [segmentSides(t, t(`tile.${role}`), { ports, rotation })];
    return [withIcons(t, segmentSides(t, t(`kind.${kind}`), { ports, rotation }), icons)];
  });
  const all = [...parts, ...signs.map((sign) => t(`sign.${sign}`))];
  return all.length > 0 ? all.join(', ') : t('tile.fields');
}

/** A segment's name in words, such as "field (north-east)". */
export function describeSegment(t: CarcassonneTranslator, name: SegmentName<SegmentKind>): string {
  return segmentName(t, t(`kind.${name.kind}`), name);
}

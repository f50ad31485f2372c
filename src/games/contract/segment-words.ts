import { type Degrees, rotatePort, SIDES, type SideName, turnsOf } from '../../core/ports.ts';
import type { SegmentName } from '../../core/segment-name.ts';
import type { Translator } from '../../i18n/translate.ts';

const SIDE_COMPASS = { N: 'n', E: 'e', S: 's', W: 'w' } as const;

/** A side as a point of the compass. */
export function sideText(t: Translator, side: SideName): string {
  return t(`compass.${SIDE_COMPASS[side]}`);
}

/** The kind of a segment and the sides of a square that it reaches, such as "village north/east". */
export function segmentSides(
  t: Translator,
  kind: string,
  { ports, rotation }: { readonly ports: readonly number[]; readonly rotation: Degrees },
): string {
  const sides = new Set(ports.map((port) => Math.floor(rotatePort(port % 12, turnsOf(rotation)) / 3)));
  const where = [...sides].sort().map((side) => sideText(t, SIDES[side]!));
  return where.length === SIDES.length
    ? t('tile.all-round', { kind })
    : t('tile.sides', { kind, sides: where.join('/') });
}

/** Adds the names of its icons, if it has any, to the text for a part of a tile. */
export function withIcons(t: Translator, part: string, icons: readonly string[]): string {
  return icons.length > 0 ? t('tile.with', { part, icons: t.list(icons) }) : part;
}

/** A segment's name with its kind in words, such as "jungle (north-east)" or "jungle (north-east corner)". */
export function segmentName(t: Translator, kind: string, { direction, number, spot }: SegmentName): string {
  if (!direction) return kind;
  const where = t(`compass.${direction}`);
  const sides = spot ? t(`tile.${spot}`, { where }) : number ? `${where} ${number}` : where;
  return t('tile.segment', { kind, sides });
}

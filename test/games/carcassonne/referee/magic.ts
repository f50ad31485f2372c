import type { Feature } from './features.ts';

/** The parts of the features on which mage and witch are. */
export type Magic = Partial<Record<MagicName, string | undefined>>;
export const MAGIC_NAMES = ['mage', 'witch'] as const;
export type MagicName = (typeof MAGIC_NAMES)[number];

/** Where the two are; what is asked of the board and the tile just laid. */
interface Table {
  readonly magic: Magic;
  readonly features: readonly Feature[];
  readonly isMagicTile: boolean;
  featureOf(part: string): Feature;
}

/**
 * What must be done before the piece: one of them onto a road or city that is not complete and has neither (G34), also where a tile
 * has brought both together (G36); off the board where there is none (G35).
 */
export function magicActions({ magic, features, isMagicTile, featureOf }: Table): string[] {
  const on = MAGIC_NAMES.flatMap((name) => (magic[name] === undefined ? [] : [featureOf(magic[name])]));
  if (!isMagicTile && !(on.length === 2 && on[0] === on[1])) return [];
  const free = features.filter(
    (one) => (one.kind === 'road' || one.kind === 'city') && !one.completed && !on.includes(one),
  );
  // A feature is named by its first part: features list their parts from that of the earliest tile on.
  const places = free.map(({ parts: [first] }) => first!);
  if (places.length > 0) return MAGIC_NAMES.flatMap((name) => places.map((place) => `${name} ${place}`));
  return MAGIC_NAMES.flatMap((name) => (magic[name] === undefined ? [] : [`${name} off`]));
}

/** A road or city with what the figure on it makes of its points: 1 a tile more, or half of them, rounded up (G37). */
export function enchanted(feature: Feature, magic: Magic): Feature {
  const { points, tiles } = feature;
  const isOn = (name: MagicName) => magic[name] !== undefined && feature.parts.has(magic[name]);
  if (isOn('mage')) return { ...feature, points: points + tiles };
  return isOn('witch') ? { ...feature, points: Math.ceil(points / 2) } : feature;
}

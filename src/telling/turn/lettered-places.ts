import type { Table } from '../../app/table.ts';
import type { Choice } from '../../games/contract/position.ts';
import { inReadingOrder } from '../../render/index.ts';
import { letterOf } from './offer.ts';

/** A place where a piece may stand: its letter in the picture, and the choices that put one there, the most ordinary first. */
export interface LetteredPlace {
  readonly letter: string;
  readonly ways: readonly Choice[];
}

/** The places of choices, as a reader meets them in the picture. */
export function letteredPlaces({ game, content, fold }: Table, choices: readonly Choice[]): LetteredPlace[] {
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.standing) continue;
    const key = `${choice.standing.tile} ${choice.standing.segment}`;
    places.set(key, [...(places.get(key) ?? []), choice]);
  }
  if (places.size === 0) return [];
  const { tiles } = game.viewOf(fold.state);
  const spots = [...places.values()].map((ways) => ({ ...ways[0]!.standing!, ways }));
  const ordered = inReadingOrder({ content, picture: game.picture, scene: { tiles } }, spots);
  return ordered.map(({ ways }, at) => ({ letter: letterOf(at), ways }));
}

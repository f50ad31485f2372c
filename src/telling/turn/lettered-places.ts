import type { Table } from '../../app/table.ts';
import type { Point } from '../../drawing/point.ts';
import type { Choice } from '../../games/contract/position.ts';
import { inReadingOrder } from '../../render/index.ts';
import { letterOf } from './offer.ts';

/** A place for a piece: its letter in the picture, and the choices that put a piece there, the most common first. */
export interface LetteredPlace {
  readonly letter: string;
  /** Where a piece is shown there, in squares of the board. */
  readonly place: Point;
  readonly ways: readonly Choice[];
}

/** Returns the places of choices in reading order of the picture. */
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
  return ordered.map(({ ways, place }, index) => ({ letter: letterOf(index), place, ways }));
}

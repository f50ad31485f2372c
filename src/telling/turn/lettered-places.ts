import type { Table } from '../../app/table.ts';
import type { Point } from '../../drawing/point.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { SegmentPlace } from '../../games/contract/view.ts';
import { inReadingOrder } from '../../render/index.ts';
import { letterOf } from './offer.ts';

/** A place for a piece: its letter in the picture, and the choices that put a piece there, the most common first. */
export interface LetteredPlace {
  readonly letter: string;
  /** Where a piece is shown there, in squares of the board. */
  readonly place: Point;
  readonly ways: readonly Choice[];
}

/**
 * Most places and other choices together for which a message has buttons, besides those for kinds of piece and the
 * confirmation.
 */
export const MOST_SHOWN = 15;

/**
 * Returns the places of choices in reading order of the picture.
 *
 * @param most the most places and other choices together; of more places, those on the last tile and then those worth most now
 */
export function letteredPlaces(
  table: Table,
  choices: readonly Choice[],
  most = Number.POSITIVE_INFINITY,
): LetteredPlace[] {
  const { game, content, fold } = table;
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.standing) continue;
    const key = `${choice.standing.tile} ${choice.standing.segment}`;
    places.set(key, [...(places.get(key) ?? []), choice]);
  }
  if (places.size === 0) return [];
  const { tiles } = game.viewOf(fold.state);
  const all = [...places.values()].map((ways) => ({ ...ways[0]!.standing!, ways }));
  const room = Math.max(1, most - choices.filter(({ standing }) => !standing).length);
  const spots = all.length > room ? mostWorth(table, all).slice(0, room) : all;
  const ordered = inReadingOrder({ content, picture: game.picture, scene: { tiles } }, spots);
  return ordered.map(({ ways, place }, index) => ({ letter: letterOf(index), place, ways }));
}

/** Places on the last tile, then those on features of the most points. */
function mostWorth<Spot extends SegmentPlace>({ game, fold }: Table, spots: readonly Spot[]): Spot[] {
  const last = game.viewOf(fold.state).tiles.length - 1;
  const points = new Map(
    (game.features?.(fold.state) ?? []).flatMap((feature) =>
      feature.segments.map(({ tile, segment }) => [`${tile} ${segment}`, feature.points] as const),
    ),
  );
  const worth = ({ tile, segment }: Spot) =>
    tile === last ? Number.MAX_VALUE : (points.get(`${tile} ${segment}`) ?? 0);
  return [...spots].sort((a, b) => worth(b) - worth(a));
}

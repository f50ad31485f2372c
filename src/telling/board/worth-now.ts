import type { GamePosition } from '../../app/table.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Feature } from '../../games/contract/position.ts';
import type { SegmentPlace } from '../../games/contract/view.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Points that each of some seats would get. */
export interface Award {
  readonly points: number;
  readonly seats: readonly number[];
}

/** A feature with the awards it would bring, the most points first; none if it has no pieces. */
export interface WorthFeature extends Feature {
  readonly awards: readonly Award[];
}

/** The result if the game ended now. */
export interface WorthNow {
  readonly features: readonly WorthFeature[];
  /** Score by seat, including points that do not come from features. */
  readonly scores: readonly number[];
}

/**
 * Computes what a position is worth to each seat by running the final scoring on a copy, or by reading its events if the game
 * is over.
 */
export function worthNow({ game, fold: { state, actions } }: GamePosition): WorthNow {
  const features = game.features?.(state) ?? [];
  let end = state;
  const events: GameTypes['event'][] = [];
  if (game.isOver(state)) events.push(...(actions.at(-1)?.events ?? []).filter((event) => game.scoring(event)?.final));
  else if (game.endNow) {
    end = game.copyState(state);
    game.endNow(end, events);
  }
  const byPlace = new Map(
    features.flatMap((feature) => feature.segments.map((place) => [placeKey(place), feature] as const)),
  );
  const points = new Map<Feature, Map<number, number>>();
  for (const { feature, lines } of events.flatMap((event) => game.scoring(event) ?? [])) {
    const scored = feature && byPlace.get(placeKey(feature.at));
    if (!scored) continue;
    const bySeat = points.get(scored) ?? new Map<number, number>();
    for (const line of lines) bySeat.set(line.seat, (bySeat.get(line.seat) ?? 0) + line.points);
    points.set(scored, bySeat);
  }
  return {
    features: features.map((feature) => ({ ...feature, awards: awardsOf(points.get(feature) ?? new Map()) })),
    scores: game.scoresOf(end),
  };
}

/** The scores if the game ended now, in a sentence; undefined if the game is over or has no such scoring. */
export function scoresNowText(
  t: Translator,
  { game, fold: { state } }: GamePosition,
  { scores, names }: Pick<WorthNow, 'scores'> & { readonly names: readonly string[] },
): string | undefined {
  if (!game.endNow || game.isOver(state)) return undefined;
  const seats = scores.map((points, seat) => t('end.seat', { name: names[seat]!, points }));
  return t('text.scores-now', { scores: joined(t, seats) });
}

function placeKey({ tile, segment }: SegmentPlace): string {
  return `${tile} ${segment}`;
}

function awardsOf(bySeat: ReadonlyMap<number, number>): Award[] {
  const awards = [...new Set(bySeat.values())].map((points) => ({
    points,
    seats: [...bySeat].flatMap(([seat, own]) => (own === points ? [seat] : [])).sort((a, b) => a - b),
  }));
  return awards.sort((a, b) => b.points - a.points);
}

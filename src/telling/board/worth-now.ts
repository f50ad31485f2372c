import type { GamePosition } from '../../app/table.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Feature } from '../../games/contract/position.ts';
import type { SegmentPlace } from '../../games/contract/view.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Points that seats would get, each as many. */
export interface Award {
  readonly points: number;
  readonly seats: readonly number[];
}

/** A feature with what it would bring: most points first, nothing where nobody holds it. */
export interface WorthFeature extends Feature {
  readonly awards: readonly Award[];
}

/** What would come if the game ended now. */
export interface WorthNow {
  readonly features: readonly WorthFeature[];
  /** Score of each seat then, also with points that no feature brings. */
  readonly scores: readonly number[];
}

/**
 * What a position is worth to each seat, by the scoring that ends the game: carried out on a copy, or where the game is over
 * as it was. Only that knows all that counts in a game.
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
  const byPlace = new Map(features.flatMap((of) => of.segments.map((place) => [placeKey(place), of] as const)));
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

/** The score of every seat if the game ended now, in a sentence; undefined for a game that is over or cannot tell. */
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

import { type GameStatistics, SETTLED_AFTER, type SoloStatistics } from '../app/statistics.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Rating, RatingRecord } from '../store/records.ts';
import { levelText } from './level.ts';
import { placeSign } from './place-sign.ts';
import { categoryText } from './score-sources.ts';
import type { Section } from './section.ts';

/** Points of a shown rating for one of the estimate: somebody new is shown with 1,000. */
const SCALE = 40;

/** Standard deviations on both sides of a rating between which the skill most likely is. */
const LIKELY = 2;

/** A rating as it is shown. */
export function shownRating({ mu }: Rating): number {
  return Math.round(mu * SCALE);
}

/** `provisional` for a rating of few games. */
export function ratingState({ games }: RatingRecord): 'provisional' | 'settled' {
  return games < SETTLED_AFTER ? 'provisional' : 'settled';
}

/** How somebody has played one game. */
export function gameSection(say: Speech, game: AnyGame, of: GameStatistics): Section {
  const { games, wins, places, points, sources, rating } = of;
  const average = (value: number) => numberText(say.t, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const bySource = sources.map((source) =>
    say('score.sum', { category: categoryText(say.t, game, source.category), points: average(source.average) }),
  );
  const rate = numberText(say.t, wins / games, { style: 'percent' });
  const [first] = sources;
  return {
    title: say('stats.game', { game: game.words.name(say.t), games, wins, rate }),
    items: [
      say('stats.places', { places: places.map((count, at) => `${placeSign(at + 1)} ${count}`).join(', ') }),
      ...(points ? [say('stats.points', { average: average(points.average), best: points.best })] : []),
      ...(first
        ? [
            say('stats.sources', {
              favourite: categoryText(say.t, game, first.category),
              sources: bySource.join(', '),
            }),
          ]
        : []),
      rating ? ratingLine(say, rating) : say('stats.unrated'),
    ],
  };
}

/** How somebody has played alone against computers, game by game, an item for each level. */
export function soloSections(say: Speech, games: readonly AnyGame[], solo: readonly SoloStatistics[]): Section[] {
  return games.flatMap(({ ruleSet, words }) => {
    const own = solo.filter((one) => one.ruleSet === ruleSet);
    const items = own.map(({ level, games, wins, best = 0, streak, longest }) =>
      say('stats.solo.level', { level: levelText(say.t, level), games, wins, best, streak, longest }),
    );
    return items.length > 0 ? [{ title: say('stats.solo', { game: words.name(say.t) }), items }] : [];
  });
}

function ratingLine(say: Speech, rating: RatingRecord): string {
  const bound = (deviations: number) => Math.max(0, Math.round((rating.mu + deviations * rating.sigma) * SCALE));
  return say('stats.rating', {
    rating: shownRating(rating),
    min: bound(-LIKELY),
    max: bound(LIKELY),
    state: ratingState(rating),
    settled: SETTLED_AFTER,
  });
}

function numberText({ language }: Translator, value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value);
}

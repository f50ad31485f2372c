import { type GameStatistics, SETTLED_AFTER_GAMES, type SoloStatistics } from '../app/statistics.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Rating, RatingRecord } from '../store/records.ts';
import { levelText } from './level.ts';
import { rankSign } from './rank-sign.ts';
import { categoryText } from './score-sources.ts';
import type { Section } from './section.ts';

/** Factor from the estimated skill to the shown rating; a new player has 1,000. */
const RATING_SCALE = 40;

/** Half width of the shown range of a rating, in standard deviations. */
const RATING_DEVIATIONS = 2;

/** The rating that players see. */
export function shownRating({ mu }: Rating): number {
  return Math.round(mu * RATING_SCALE);
}

/** `provisional` for a rating from few games, else `settled`. */
export function ratingState({ games }: RatingRecord): 'provisional' | 'settled' {
  return games < SETTLED_AFTER_GAMES ? 'provisional' : 'settled';
}

/** The statistics of a player in one game. */
export function statisticsSection(say: Speech, game: AnyGame, statistics: GameStatistics): Section {
  const { games, wins, places, points, sources, rating } = statistics;
  const average = (value: number) => numberText(say.t, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const bySource = sources.map((source) =>
    say('score.sum', { category: categoryText(say.t, game, source.category), points: average(source.average) }),
  );
  const rate = numberText(say.t, wins / games, { style: 'percent' });
  const [first] = sources;
  return {
    title: say('stats.game', { game: game.words.name(say.t), games, wins, rate }),
    items: [
      say('stats.places', { places: places.map((count, index) => `${rankSign(index + 1)} ${count}`).join(', ') }),
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

/** The statistics of a player in games against computers alone: one section for each game, one item for each level. */
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
  const bound = (deviations: number) => Math.max(0, Math.round((rating.mu + deviations * rating.sigma) * RATING_SCALE));
  return say('stats.rating', {
    rating: shownRating(rating),
    min: bound(-RATING_DEVIATIONS),
    max: bound(RATING_DEVIATIONS),
    state: ratingState(rating),
    settled: SETTLED_AFTER_GAMES,
  });
}

function numberText({ language }: Translator, value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value);
}

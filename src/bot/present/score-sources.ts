import type { Table } from '../../app/table.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Points of one seat from one scoring; the score of a seat is the sum of its sources. */
export interface ScoreSource {
  readonly seat: number;
  readonly points: number;
  readonly category: string;
  readonly turn: number;
  /** Index of the log entry that scored them. */
  readonly entry: number;
  /** Part of the final scoring. */
  readonly final: boolean;
  /**
   * A tile of the scored feature: the one that closed it, or at the end one with a piece; absent for points without a
   * place.
   */
  readonly at?: Square;
  readonly event: GameTypes['event'];
}

/** Where every point so far came from, in the order in which they were scored. */
export function scoreSources({ game, fold }: Pick<Table, 'game' | 'fold'>): ScoreSource[] {
  const { tiles } = game.viewOf(fold.state);
  const sources: ScoreSource[] = [];
  let turn = 1;
  const scored = fold.actions.flatMap(({ events, entry }) => events.map((event) => ({ event, entry })));
  for (const { event, entry } of scored) {
    if (event.type === 'turn-started') turn++;
    const scoring = game.scoring(event);
    if (!scoring) continue;
    const { category, final, feature, lines } = scoring;
    const tile = feature && tiles[feature.at.tile];
    const at = tile ? { at: { x: tile.x, y: tile.y } } : {};
    for (const { seat, points } of lines) {
      if (points > 0) sources.push({ seat, points, category, turn, entry, final, ...at, event });
    }
  }
  return sources;
}

/** A category of the score sheet in words. */
export function categoryText(t: Translator, { words }: AnyGame, category: string): string {
  return words.category?.(t, category) ?? words.kind(t, category);
}

/** The sources of all seats, and one of the seats. */
interface SeatSources {
  readonly sources: readonly ScoreSource[];
  readonly seat: number;
}

/** One line for each category in which a seat has points: the sum, and each source with its turn and square. */
export function sourceLines(t: Translator, { game }: Pick<Table, 'game'>, of: SeatSources): string[] {
  const { sources, seat } = of;
  return game.scoreCategories.flatMap((category) => {
    const own = sources.filter((source) => source.seat === seat && source.category === category);
    if (own.length === 0) return [];
    const points = own.reduce((sum, source) => sum + source.points, 0);
    const words = own.map((source) => sourceWords(t, source));
    return t('score.category', {
      category: capitalised(categoryText(t, game, category)),
      points,
      sources: words.join(', '),
    });
  });
}

/** The sums of a seat by category, used where the single sources do not fit. */
export function sourceSums(t: Translator, { game }: Pick<Table, 'game'>, { sources, seat }: SeatSources): string {
  const sums = game.scoreCategories.map((kind) => {
    const own = sources.filter((source) => source.seat === seat && source.category === kind);
    return { category: categoryText(t, game, kind), points: own.reduce((sum, { points }) => sum + points, 0) };
  });
  const notable = sums.filter(({ points }) => points !== 0);
  return notable.map((sum) => t('score.sum', sum)).join(', ');
}

function sourceWords(t: Translator, { points, turn, final, at }: ScoreSource): string {
  if (!at) return final ? t('score.source.final', { points }) : t('score.source', { points, turn });
  return final ? t('score.source.final-at', { points, ...at }) : t('score.source.at', { points, turn, ...at });
}

import type { Table } from '../app/table.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Translator } from '../i18n/translate.ts';

/** Points of one seat from one scoring; the score of a seat is the sum of its sources. */
export interface ScoreSource {
  readonly seat: number;
  readonly points: number;
  readonly category: string;
  readonly turn: number;
  /** Index of the log entry that scored them. */
  readonly entry: number;
  /** True if they are part of the final scoring. */
  readonly final: boolean;
  /**
   * Square of a tile of the scored feature: the tile that closed the feature, or in the final scoring a tile with a piece.
   * Absent for points without a feature.
   */
  readonly at?: Square;
  readonly event: GameTypes['event'];
}

/** Returns the source of every point so far, in the order of scoring. */
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

/** The points of a seat in one category. */
export interface CategorySum {
  readonly category: string;
  readonly points: number;
}

/** The sums of a seat by category, in the order of the categories, without those that are zero. */
export function sourceSums(
  { scoreCategories }: AnyGame,
  { sources, seat }: { readonly sources: readonly ScoreSource[]; readonly seat: number },
): CategorySum[] {
  return scoreCategories.flatMap((category) => {
    const own = sources.filter((source) => source.seat === seat && source.category === category);
    const points = own.reduce((sum, source) => sum + source.points, 0);
    return points === 0 ? [] : [{ category, points }];
  });
}

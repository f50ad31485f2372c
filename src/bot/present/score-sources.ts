import type { Table } from '../../app/table.ts';
import { type FeatureKind, type GameEvent, type Square, scoreLines, viewFor } from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';

/** What points are given for, in the order of the score sheet. */
export const SCORE_CATEGORIES = ['tributary', 'village', 'jungle', 'amazon', 'mouth'] as const satisfies readonly (
  | FeatureKind
  | 'amazon'
  | 'mouth'
)[];
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** Points of one seat from one scoring; the score of a seat is the sum of its sources. */
export interface ScoreSource {
  readonly seat: number;
  readonly points: number;
  readonly category: ScoreCategory;
  readonly turn: number;
  /** Part of the final scoring. */
  readonly final: boolean;
  /** A tile of what was scored: the one that closed it, or at the end one with a piece; none for the river. */
  readonly at?: Square;
  readonly event: GameEvent;
}

/** Where every point so far came from, in the order in which they were scored. */
export function scoreSources({ fold }: Pick<Table, 'fold'>): ScoreSource[] {
  const { tiles } = viewFor(fold.state);
  const sources: ScoreSource[] = [];
  let turn = 1;
  for (const event of fold.actions.flatMap(({ events }) => events)) {
    if (event.type === 'turn-started') turn = event.turn;
    const category = categoryOf(event);
    if (!category) continue;
    const tile = event.type === 'feature-scored' ? tiles[event.at.tile] : undefined;
    const at = tile ? { at: { x: tile.x, y: tile.y } } : {};
    const final = event.type === 'mouth-scored' || (event.type === 'feature-scored' && event.final);
    for (const { seat, points } of scoreLines(event)) {
      if (points > 0) sources.push({ seat, points, category, turn, final, ...at, event });
    }
  }
  return sources;
}

/** One line for each category in which a seat has points: the sum, and each source with its turn and square. */
export function sourceLines(t: Translator, sources: readonly ScoreSource[], seat: number): string[] {
  return SCORE_CATEGORIES.flatMap((category) => {
    const own = sources.filter((source) => source.seat === seat && source.category === category);
    if (own.length === 0) return [];
    const points = own.reduce((sum, source) => sum + source.points, 0);
    const told = own.map((source) => sourceWords(t, source));
    return t('score.category', { kind: category, points, sources: told.join(', ') });
  });
}

/** The sums of a seat by category, for where the sources do not fit. */
export function sourceSums(t: Translator, sources: readonly ScoreSource[], seat: number): string {
  const sums = SCORE_CATEGORIES.map((kind) => {
    const own = sources.filter((source) => source.seat === seat && source.category === kind);
    return { kind, points: own.reduce((sum, { points }) => sum + points, 0) };
  });
  const told = sums.filter(({ points }) => points > 0);
  return told.map(({ kind, points }) => t('score.sum', { kind, points })).join(', ');
}

function sourceWords(t: Translator, { points, turn, final, at }: ScoreSource): string {
  if (!at) return final ? t('score.source.final', { points }) : t('score.source.river', { points, turn });
  return final ? t('score.source.final-at', { points, ...at }) : t('score.source.at', { points, turn, ...at });
}

function categoryOf(event: GameEvent): ScoreCategory | undefined {
  switch (event.type) {
    case 'feature-scored':
      return event.kind;
    case 'amazon-scored':
      return 'amazon';
    case 'mouth-scored':
      return 'mouth';
    default:
      return undefined;
  }
}

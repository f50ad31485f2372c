import { lastFinishedTurn } from '../app/finished-turns.ts';
import type { Table } from '../app/table.ts';
import type { GameTypes } from '../core/rules.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import type { BoardPictureRequest, ReplayFrame } from '../render/index.ts';
import { boardRequest, summaryOf } from './board/board-request.ts';
import { categoryText } from './score-sources.ts';

/** The most steps in which a final scoring is shown. */
const MAX_STEPS = 12;

/**
 * How long the pictures stay, in milliseconds: the final board as the first one, which is all that is seen where nothing
 * moves; the board before the scoring; a step with one feature, and with several; the final board.
 */
const DELAYS = { cover: 100, before: 1800, feature: 1500, several: 2000, end: 8000 };

/** Points of one category that are shown at once. */
interface Step {
  readonly category: string;
  readonly events: readonly GameTypes['event'][];
}

/** How far the events of a category are put together: not at all, by the seats that get points, all of them. */
type Grouping = 'single' | 'seats' | 'all';

/** A scoring with the seats that got its points. */
interface Scored {
  readonly event: GameTypes['event'];
  readonly category: string;
  readonly points: number;
  readonly seats: string;
}

/** The scorings of one category. */
interface Part {
  readonly category: string;
  /** All points of it. */
  readonly points: number;
  readonly grouping: Grouping;
  readonly scored: readonly Scored[];
}

/**
 * The final scoring of a game step by step: the board before it, a picture for every feature or, where these are many,
 * for those of one category and the same seats, and the final board; none where nobody scored.
 */
export function finalScoringFrames(
  t: Translator,
  table: Table,
  look: Pick<BoardPictureRequest, 'names' | 'theme'>,
): readonly ReplayFrame[] {
  const { game } = table;
  const events = lastFinishedTurn(table)?.events ?? [];
  const isFinal = (event: GameTypes['event']) => game.scoring(event)?.final ?? false;
  const steps = scoringSteps(table, events.filter(isFinal));
  if (steps.length === 0) return [];
  const end = boardRequest(t, table, look);
  const { view } = end;
  const parts = steps.map(({ events }) => summaryOf(table, events));
  const before = summaryOf(
    table,
    events.filter((event) => !isFinal(event)),
  );
  /** The board once some of the steps are done, with what one part of the turn did. */
  const frame = (part: typeof before, done: number, title: string, delay: number): ReplayFrame => {
    const later = parts.slice(done);
    const seats = view.seats.map((seat, at) => ({
      ...seat,
      score: later.reduce((score, { gained }) => score - gained[at]!, seat.score),
    }));
    return { ...end, ...part, view: { ...view, seats }, scoring: { title, step: done, of: steps.length }, delay };
  };
  return [
    { ...end, delay: DELAYS.cover },
    frame(before, 0, t('picture.scoring'), DELAYS.before),
    ...steps.map(({ category, events }, at) =>
      frame(
        parts[at]!,
        at + 1,
        capitalised(categoryText(t, game, category)),
        events.length > 1 ? DELAYS.several : DELAYS.feature,
      ),
    ),
    { ...end, delay: DELAYS.end },
  ];
}

/**
 * The scorings in which somebody got points, in the order of the score sheet. Where they are too many, first those of
 * the same seats are put together, then all of a category, those of categories with few points first.
 */
function scoringSteps({ game }: Pick<Table, 'game'>, events: readonly GameTypes['event'][]): readonly Step[] {
  const scored = events.flatMap((event): Scored[] => {
    const { category, lines } = game.scoring(event)!;
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    return points > 0 ? [{ event, category, points, seats: lines.map(({ seat }) => seat).join() }] : [];
  });
  const parts = game.scoreCategories.map((category): Part => {
    const own = scored.filter((one) => one.category === category);
    return { category, scored: own, points: own.reduce((sum, { points }) => sum + points, 0), grouping: 'single' };
  });
  const order = parts.map((_, at) => at).sort((a, b) => parts[a]!.points - parts[b]!.points);
  const steps = () => parts.flatMap(stepsOf);
  for (const grouping of ['seats', 'all'] as const) {
    for (const at of order) if (steps().length > MAX_STEPS) parts[at] = { ...parts[at]!, grouping };
  }
  return steps();
}

function stepsOf({ category, grouping, scored }: Part): readonly Step[] {
  const groups = new Map<unknown, GameTypes['event'][]>();
  for (const { event, seats } of scored) {
    const key = { single: event, seats, all: category }[grouping];
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()].map((events) => ({ category, events }));
}

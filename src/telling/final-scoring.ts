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
 * Delays of the frames, in milliseconds: `cover` the final board as first frame, which is all that viewers without animation
 * see; `before` the board before the scoring; `feature` and `several` a step with one or more features; `end` the final board.
 */
const DELAYS = { cover: 100, before: 1800, feature: 1500, several: 2000, end: 8000 };

/** Points of one category that are shown at once. */
interface ScoringStep {
  readonly category: string;
  readonly events: readonly GameTypes['event'][];
}

/** How the scorings of a category are grouped into steps: each alone, by seats that get points, or all together. */
type Grouping = 'single' | 'seats' | 'all';

/** A scoring event with its points and seats. */
interface ScoringEvent {
  readonly event: GameTypes['event'];
  readonly category: string;
  readonly points: number;
  readonly seats: string;
}

/** The scorings of one category. */
interface CategoryScorings {
  readonly category: string;
  /** Sum of its points. */
  readonly points: number;
  readonly grouping: Grouping;
  readonly scoringEvents: readonly ScoringEvent[];
}

/**
 * Frames of an animation of the final scoring: the board before it, one frame a feature or group of features, and the final
 * board. Empty if nobody scored.
 */
export function finalScoringFrames(
  t: Translator,
  table: Table,
  options: Pick<BoardPictureRequest, 'names' | 'theme'>,
): readonly ReplayFrame[] {
  const { game } = table;
  const events = lastFinishedTurn(table)?.events ?? [];
  const isFinal = (event: GameTypes['event']) => game.scoring(event)?.final ?? false;
  const steps = scoringSteps(table, events.filter(isFinal));
  if (steps.length === 0) return [];
  const end = boardRequest(t, table, options);
  const { view } = end;
  const parts = steps.map(({ events }) => summaryOf(table, events));
  const before = summaryOf(
    table,
    events.filter((event) => !isFinal(event)),
  );
  /** The board after the first `done` steps, with the summary of one part of the turn. */
  const frame = (part: typeof before, done: number, title: string, delay: number): ReplayFrame => {
    const later = parts.slice(done);
    const seats = view.seats.map((seat, index) => ({
      ...seat,
      score: later.reduce((score, { gained }) => score - gained[index]!, seat.score),
    }));
    return { ...end, ...part, view: { ...view, seats }, scoring: { title, step: done, of: steps.length }, delay };
  };
  return [
    { ...end, delay: DELAYS.cover },
    frame(before, 0, t('picture.scoring'), DELAYS.before),
    ...steps.map(({ category, events }, index) =>
      frame(
        parts[index]!,
        index + 1,
        capitalised(categoryText(t, game, category)),
        events.length > 1 ? DELAYS.several : DELAYS.feature,
      ),
    ),
    { ...end, delay: DELAYS.end },
  ];
}

/**
 * The scorings with points, in the order of the score sheet, as at most `MAX_STEPS` steps: if needed it groups first by seats,
 * then whole categories, those with the fewest points first.
 */
function scoringSteps({ game }: Pick<Table, 'game'>, events: readonly GameTypes['event'][]): readonly ScoringStep[] {
  const scoringEvents = events.flatMap((event): ScoringEvent[] => {
    const { category, lines } = game.scoring(event)!;
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    return points > 0 ? [{ event, category, points, seats: lines.map(({ seat }) => seat).join() }] : [];
  });
  const parts = game.scoreCategories.map((category): CategoryScorings => {
    const own = scoringEvents.filter((one) => one.category === category);
    return {
      category,
      scoringEvents: own,
      points: own.reduce((sum, { points }) => sum + points, 0),
      grouping: 'single',
    };
  });
  const order = parts.map((_, index) => index).sort((a, b) => parts[a]!.points - parts[b]!.points);
  const steps = () => parts.flatMap(stepsOf);
  for (const grouping of ['seats', 'all'] as const) {
    for (const index of order) if (steps().length > MAX_STEPS) parts[index] = { ...parts[index]!, grouping };
  }
  return steps();
}

function stepsOf({ category, grouping, scoringEvents }: CategoryScorings): readonly ScoringStep[] {
  const groups = new Map<unknown, GameTypes['event'][]>();
  for (const { event, seats } of scoringEvents) {
    const key = { single: event, seats, all: category }[grouping];
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()].map((events) => ({ category, events }));
}

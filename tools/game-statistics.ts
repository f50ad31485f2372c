import type { SimulatedGame } from '../lab/simulation/simulated-game.ts';
import type { GameTypes } from '../src/core/rules.ts';
import type { ToolGame } from './games.ts';

/** What is counted over many games. */
export interface GameStatistics {
  games: number;
  /** scores[seat] = its score in every game. */
  readonly scores: number[][];
  /** Games won by each seat, shared victories counted for every winner. */
  readonly wins: number[];
  /** Games in which the first player won. */
  firstWins: number;
  /** Points by source. */
  readonly points: Record<string, number>;
  readonly turns: number[];
  readonly actions: number[];
  discarded: number;
  ties: number;
}

export function emptyStatistics(players: number, { sources }: ToolGame): GameStatistics {
  return {
    games: 0,
    scores: Array.from({ length: players }, () => []),
    wins: Array<number>(players).fill(0),
    firstWins: 0,
    points: Object.fromEntries(sources.map((source) => [source, 0])),
    turns: [],
    actions: [],
    discarded: 0,
    ties: 0,
  };
}

/** Adds a game that is over. */
export function countGame(
  statistics: GameStatistics,
  { game, sourceOf }: ToolGame,
  { setup, state, log, events }: SimulatedGame<GameTypes>,
): void {
  const scores = game.scoresOf(state);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  statistics.games++;
  statistics.turns.push(game.progressOf(state).turn);
  statistics.actions.push(log.length);
  statistics.discarded += events.filter(({ type }) => type === 'discarded').length;
  if (winners.length > 1) statistics.ties++;
  if (winners.includes(setup.first)) statistics.firstWins++;
  for (const seat of winners) statistics.wins[seat] = statistics.wins[seat]! + 1;
  scores.forEach((score, seat) => {
    statistics.scores[seat]!.push(score);
  });
  for (const event of events) {
    const source = sourceOf(event);
    const sum = game.scoring(event)?.lines.reduce((total, { points }) => total + points, 0) ?? 0;
    if (source) statistics.points[source] = statistics.points[source]! + sum;
  }
}

/** The statistics as lines of text; `names` by seat, `seconds` = how long the games took. */
export function statisticsText(statistics: GameStatistics, names: readonly string[], seconds: number): string {
  const { games, scores, wins, points, turns, actions } = statistics;
  const all = scores.flat();
  const total = Object.values(points).reduce((sum, value) => sum + value, 0);
  const share = (count: number) => `${((100 * count) / games).toFixed(1)} %`;
  return [
    `${games} games in ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} games/s`,
    '',
    'seat                 mean  median  least  most   games won',
    ...names.map((name, seat) => scoreLine(name, scores[seat]!, share(wins[seat]!))),
    scoreLine('all', all, ''),
    '',
    'points by source     a seat and game',
    ...Object.entries(points).map(([source, sum]) => {
      const each = sum / all.length;
      return `${source.padEnd(18)} ${each.toFixed(2).padStart(6)}  ${((100 * sum) / total).toFixed(1).padStart(5)} %`;
    }),
    '',
    `turns a game: mean ${mean(turns).toFixed(1)}; log entries: mean ${mean(actions).toFixed(1)}, most ${max(actions)}`,
    `discarded tiles: ${statistics.discarded}, ${(statistics.discarded / games).toFixed(3)} a game`,
    `shared victories: ${share(statistics.ties)}; won by the first player: ${share(statistics.firstWins)}`,
    '',
  ].join('\n');
}

function scoreLine(name: string, values: readonly number[], won: string): string {
  const figures = [mean(values).toFixed(1), median(values).toFixed(1), min(values), max(values)];
  const [middle, half, low, high] = figures.map(String) as [string, string, string, string];
  return `${name.padEnd(18)} ${middle.padStart(6)} ${half.padStart(7)} ${low.padStart(6)} ${high.padStart(5)}   ${won.padStart(9)}`.trimEnd();
}

// Not Math.max(...values): a call takes far fewer arguments than there may be games.
function max(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(best, value));
}

function min(values: readonly number[]): number {
  return values.reduce((best, value) => Math.min(best, value));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

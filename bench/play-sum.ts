import { percentiles, report, spread } from './measure.ts';
import type { Played } from './paced-tables.ts';

/** What tables came to in all rounds of one kind. */
export interface PlaySum {
  readonly turns: number[];
  readonly answers: number[];
  seconds: number;
  /** Processor time of the program, in seconds. */
  program: number;
}

/** Nothing played yet. */
export function emptySum(): PlaySum {
  return { turns: [], answers: [], seconds: 0, program: 0 };
}

/** Adds a round to the others. */
export function addRound(sum: PlaySum, { turns, answers, seconds }: Played, program: number): void {
  sum.turns.push(...turns);
  sum.answers.push(...answers);
  sum.seconds += seconds;
  sum.program += program;
}

/** Reports how many turns were played, and how soon everything was answered. */
export function reportPlay(name: string, { turns, answers, seconds }: PlaySum): void {
  const delays = (figures: readonly number[]) => ({ unit: 'ms', figure: spread(figures), ratio: percentiles(figures) });
  report({ name, unit: 'turns/s', figure: spread([turns.length / seconds]) });
  report({ name: '  any answer', ...delays(answers) });
  report({ name: '  from the last interaction to the public message', ...delays(turns) });
}

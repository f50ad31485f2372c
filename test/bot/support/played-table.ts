import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { simulateGame } from '../../../lab/simulation/simulated-game.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { GameEvent } from '../../../src/games/amazonas/rules/event.ts';
import { copyState, startState } from '../../../src/games/amazonas/rules/state.ts';
import { perform } from '../../../src/games/amazonas/rules/step.ts';
import type { AmazonasLogEntry, FoldedAction } from '../../support/amazonas-rules.ts';
import type { AmazonasTable } from '../../support/amazonas-table.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

/** Names as long as Discord allows, in scripts and signs that trouble texts; the mover of a seat is told by them. */
export const LONG_NAMES = [
  'Wilhelmina-Alexandra Hohenzollrn',
  'عبد الرحمن بن محمد الخطيب الأندل',
  '🦜'.repeat(32),
  '**_~`Ana 12; x 3, y 4. (red) [x]',
  'שלמה בן־דוד הכהן מירושלים העתיקה',
] as const;

/** The table of a random game before and after every action of it; equal seeds give equal games. */
export function* tablesOf(players: number, seed: string): Iterable<AmazonasTable> {
  const { setup, log } = simulateGame({
    game: AMAZONAS,
    set: SHIPPED,
    players,
    policies: ['random'],
    seed,
    order: 'random',
  });
  const state = startState(SHIPPED, setup);
  const actions: FoldedAction[] = [];
  const entries: AmazonasLogEntry[] = [];
  const table = (): AmazonasTable => ({
    game: amazonas,
    progress: amazonas.progressOf(state),
    // Of what is stored, only the options say anything about how a position is told.
    record: {
      acts: [],
      options: { seats: players, autoDraw: false, order: 'random', hints: true },
    } as unknown as AmazonasTable['record'],
    setup,
    content: SHIPPED,
    log: entries.map((entry, seq) => ({ entry, seq, at: 0 })) as unknown as AmazonasTable['log'],
    fold: { state: copyState(state), actions: [...actions] },
  });
  yield table();
  for (const [entry, told] of log.entries()) {
    if (told.type !== 'action') throw new Error('the game was to be played without takebacks');
    const events: GameEvent[] = [];
    perform(state, told.action, events);
    actions.push({ entry, seat: told.seat, action: told.action, events });
    entries.push(told);
    yield table();
  }
}

/** Some tables of games of two to five players: the first ones, every `step`th one, and the end. */
export function momentsOf(step: number): AmazonasTable[] {
  return [2, 3, 4, 5].flatMap((players) =>
    [...tablesOf(players, `words ${players}`)].filter(
      ({ fold }, index) =>
        index < 4 || index % step === 0 || fold.state.phase === 'over' || fold.state.phase === 'double',
    ),
  );
}

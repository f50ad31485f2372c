import { expect, it } from 'vitest';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../../lab/simulation/simulated-game.ts';
import { gainOf, gainsToCome } from '../../../src/games/carcassonne/choices.ts';
import { scoringOf } from '../../../src/games/carcassonne/game/scoring.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { preview } from '../../../src/games/carcassonne/rules/preview.ts';
import { copyState, type State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { CONTENT } from './content.ts';

/** Steps at which all is scored that a tile has completed. */
const SCORED = ['draw', 'over', 'figures'];

/** Points of each seat from an action, without those at the end of the game; what the next turn begins with is not of this one. */
function pointsOf(state: State, action: Action) {
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  const points = state.scores.map(() => 0);
  const nextTurn = events.findIndex(({ type }) => type === 'turn-started');
  for (const event of events.slice(0, nextTurn < 0 ? undefined : nextTurn)) {
    const scoring = scoringOf(event);
    if (scoring && !scoring.final) for (const line of scoring.lines) points[line.seat]! += line.points;
  }
  return { points, next };
}

const net = (points: readonly number[], seat: number) =>
  points.reduce((sum, one, at) => (at === seat ? sum + one : sum - one), 0);

it.each([
  ['robbed', { robbers: true }],
  ['gold-taken', { messages: true, gold: true }],
  ['fairy-scored', { dragon: true }],
  ['magician-left', { ferries: true, mage: true }],
] as readonly [GameEvent['type'], Readonly<Record<string, true>>][])(
  'what is told of a square comes so if no piece is placed, with what %s brings: %j',
  (brings, options) => {
    const plan = { game: CARCASSONNE, set: CONTENT, players: 2, policies: ['random'], order: 'given' } as const;
    const { setup, log } = simulateGame({ ...plan, seed: 'c', options });
    const state = startState(CONTENT, setup);
    let brought = 0;
    for (const entry of log) {
      if (entry.type === 'takeback') throw new Error('nothing is taken back here');
      for (const action of state.phase === 'place' ? legalActions(state) : []) {
        const placed = pointsOf(state, action).next;
        if (placed.phase !== 'piece') continue;
        const { points, next } = pointsOf(placed, { type: 'pass' });
        const { completes, toCome } = preview(state, action as never);
        if (toCome.some(({ type }) => type === brings)) brought++;
        if (!SCORED.includes(next.phase) || completes.some(({ seats }) => seats.length !== 1)) continue;
        expect(gainsToCome(state, action)).toEqual(points);
        expect(gainOf(state, action)).toBe(net(points, state.seat));
        if (!options.dragon) expect(gainOf(placed, { type: 'pass' })).toBe(net(points, state.seat));
      }
      perform(state, entry.action, []);
    }
    expect(brought).toBeGreaterThan(0);
  },
);

import { COMPUTER } from '../../src/games/amazonas/computer/index.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { CAMP, type GameEvent, scoreLines } from '../../src/games/amazonas/rules/event.ts';
import type { FeatureView } from '../../src/games/amazonas/rules/feature.ts';
import { type Amazonas, RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import { lastTileSegments, type SegmentView } from '../../src/games/amazonas/rules/preview.ts';
import { copyState, type State } from '../../src/games/amazonas/rules/state.ts';
import { perform } from '../../src/games/amazonas/rules/step.ts';
import { supplyCount } from '../../src/games/kernel/state.ts';
import type { Choose } from './chooser.ts';
import { levelPolicies, type PlayableGame, randomPolicy } from './playable-game.ts';

const GAME = { rules: RULES, computer: COMPUTER };

/** Amazonas for simulations. */
export const AMAZONAS: PlayableGame<Amazonas> = {
  ...GAME,
  policies: { random: randomPolicy(COMPUTER), greedy, ...levelPolicies(GAME) },
};

/**
 * Takes the action with the best immediate value: points and steps of the own seat less those of the others, plus the
 * value of the best piece that could follow. Ties are broken at random.
 */
function greedy(state: State, choose: Choose): Action {
  const actions = legalActions(state);
  if (actions.length === 1) return actions[0]!;
  let best: Action[] = [];
  let max = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = promise(state, action);
    if (worth > max) {
      best = [];
      max = worth;
    }
    if (worth === max) best.push(action);
  }
  return best[choose(best.length)]!;
}

/** Approximate value of a boat step over a game, in points. */
const STEP = 0.6;

function promise(state: State, action: Action): number {
  if (action.type === 'meeple' || action.type === 'camp') return pieceWorth(state, action, lastTileSegments(state));
  if (action.type === 'boat') return STEP;
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  const worth = gained(events, state.seat);
  if (next.phase !== 'piece') return worth;
  const segments = lastTileSegments(next);
  const seen = new Set<FeatureView>();
  let closing = 0;
  for (const { feature } of segments) {
    if (!feature?.completed || seen.has(feature)) continue;
    seen.add(feature);
    for (const seat of feature.seats) closing += seat === state.seat ? feature.points : -feature.points / 2;
  }
  const pieces = legalActions(next).map((piece) => (piece.type === 'boat' ? STEP : pieceWorth(next, piece, segments)));
  return worth + closing + Math.max(...pieces);
}

function gained(events: readonly GameEvent[], seat: number): number {
  let worth = 0;
  for (const event of events) {
    for (const line of scoreLines(event)) worth += line.seat === seat ? line.points : -line.points / 2;
    if (event.type === 'sailed') worth += (event.to - event.from) * (event.seat === seat ? STEP : -STEP / 2);
  }
  return worth;
}

function pieceWorth(state: State, action: Action, segments: readonly SegmentView[]): number {
  if (action.type !== 'meeple' && action.type !== 'camp') return 0;
  const { feature } = segments[action.on]!;
  if (!feature) return 0;
  const left = (state.pile.length - state.drawn) / state.pile.length;
  if (action.type === 'camp') {
    // A camp never returns, so early in the game it waits for a better jungle.
    return feature.animals * (1 + left / 2) - 4 * left * (supplyCount(state, CAMP, state.seat) === 2 ? 0.7 : 1);
  }
  const steps = feature.boats * STEP;
  if (feature.completed) return feature.points + steps;
  const scarce = [99, 2.5, 1, 0.4, 0][state.supply[state.seat]!] ?? 0;
  return feature.points * (feature.kind === 'village' ? 1.2 : 1) * (0.4 + left / 2) + steps + left - scarce * left;
}

import { parseAction } from '../../src/games/carcassonne/game/action.ts';
import type { State } from '../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../src/games/carcassonne/rules/step.ts';
import { dealtFor, engineStart, type Given } from '../games/carcassonne/referee/example-game.ts';
import type { Dealt } from '../games/carcassonne/referee/expansions.ts';
import { Referee } from '../games/carcassonne/referee/referee.ts';

/** A position, and how many sequences of 1, 2, 3 ... actions go on from there. */
export interface ExpansionPosition extends Pick<Given, 'expansions'> {
  readonly name: string;
  /** What leads to the position, parted by semicolons. */
  readonly actions: string;
  /** The tiles drawn before and after it. */
  readonly pile: readonly string[];
  readonly counts: readonly number[];
}

/**
 * Each expansion where it has something to choose, and all of them together. Engine and referee have counted them, each
 * for itself.
 */
export const EXPANSION_POSITIONS: readonly ExpansionPosition[] = [
  {
    name: 'river: from the source over a bridge and a bend to the lake',
    expansions: ['river'],
    actions: '',
    pile: ['river-k', 'river-i', 'river-l', 'base-u'],
    counts: [1, 1, 6, 6, 12, 56],
  },
  {
    name: 'river: two bends',
    expansions: ['river'],
    actions: 'draw; place 0,1 r0; pass',
    pile: ['river-g', 'river-j', 'river-d', 'river-l', 'base-b'],
    counts: [1, 1, 3, 3, 3, 7],
  },
  {
    name: 'abbot: in a garden, to be taken back or left there',
    expansions: ['abbot'],
    actions: 'draw; place 1,0 r0; meeple 3 abbot; draw; place 0,1 r0; pass',
    pile: ['base-u-garden', 'base-b', 'base-e-garden', 'base-v', 'base-b'],
    counts: [1, 12, 48, 48, 572],
  },
  {
    name: 'inns: ordinary and large meeples',
    expansions: ['inns'],
    actions: 'draw; place 1,0 r0; meeple 0 large; draw; place 0,1 r0; pass',
    pile: ['inns-o', 'base-b', 'base-d', 'base-a', 'base-b'],
    counts: [1, 8, 36, 36, 468],
  },
  {
    name: 'traders: a builder and a pig to be placed, and a second tile',
    expansions: ['traders'],
    actions: 'draw; place 1,0 r0; meeple 0; draw; place 0,1 r0; pass',
    pile: ['base-u', 'base-b', 'base-u', 'base-c', 'base-v', 'base-b'],
    counts: [1, 5, 20, 20, 68, 212],
  },
  {
    name: 'traders: a second tile',
    expansions: ['traders'],
    actions:
      'draw; place 1,0 r0; meeple 0; draw; place 0,1 r0; pass; draw; place 2,0 r0; meeple 0 builder; draw; place 0,2 r0; pass; draw',
    pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-v', 'traders-a', 'base-b'],
    counts: [19, 72, 72, 1097],
  },
  {
    name: 'all four: the start',
    expansions: ['river', 'abbot', 'inns', 'traders'],
    actions: '',
    pile: ['river-h', 'river-j-garden', 'river-l', 'base-b'],
    counts: [1, 2, 24, 24, 48, 256],
  },
  {
    name: 'all four: abbot, large meeple and builder on the board',
    expansions: ['river', 'abbot', 'inns', 'traders'],
    actions:
      'draw; place 0,1 r0; meeple 0 large; draw; place 0,2 r180; pass; draw; place 1,1 r0; meeple 0 builder; draw; place -1,0 r0; meeple 0 abbot; draw',
    pile: ['river-k', 'river-i', 'base-u', 'base-b', 'inns-o', 'base-v-garden', 'base-b'],
    counts: [8, 30, 30, 469, 3124],
  },
];

/** The engine's state in a position. */
export function expansionState(position: ExpansionPosition): State {
  const state = engineStart(dealtOf(position));
  for (const action of actionsOf(position)) perform(state, parseAction(action)!, []);
  return state;
}

/** Sequences of 1, 2 ... `depth` actions from a position by the referee. */
export function expansionCountsByReferee(position: ExpansionPosition, depth: number): number[] {
  return countsByReferee(dealtOf(position), actionsOf(position), depth);
}

function dealtOf(position: ExpansionPosition): Dealt {
  return dealtFor({ ...position, left: position.pile }, []);
}

function actionsOf({ actions }: ExpansionPosition): string[] {
  return actions === '' ? [] : actions.split('; ');
}

/** The referee plays each sequence from the start, as it goes back no step. */
function countsByReferee(dealt: Dealt, actions: readonly string[], depth: number): number[] {
  const referee = new Referee(dealt);
  for (const action of actions) {
    if (!referee.legal().includes(action)) throw new Error(`not legal: ${action}`);
    referee.apply(action);
  }
  const legal = referee.legal();
  const counts = [legal.length, ...Array<number>(depth - 1).fill(0)];
  for (const action of depth > 1 ? legal : []) {
    const further = countsByReferee(dealt, [...actions, action], depth - 1);
    further.forEach((count, at) => {
      counts[at + 1]! += count;
    });
  }
  return counts;
}

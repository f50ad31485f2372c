import { COLOURS } from '../core/colour.ts';
import type { RecordedGame } from '../core/record.ts';
import type { Order } from '../core/setup.ts';
import {
  type AmazonasLogEntry,
  copyState,
  createSetup,
  type GameEvent,
  makeRecord,
  perform,
  type Setup,
  type State,
  startState,
  type TileSet,
} from '../games/amazonas/rules/index.ts';
import { type Choose, chooserFor, seedFor } from './chooser.ts';
import { playing } from './playing.ts';
import { POLICIES, type PolicyName } from './policy.ts';

/** How a game is to be played; equal plans give equal games. */
export interface GamePlan {
  readonly set: TileSet;
  /** Seats, 2-5. */
  readonly players: number;
  /** Policies of the seats, repeated if there are fewer than seats. */
  readonly policies: readonly PolicyName[];
  /** Any text. */
  readonly seed: string;
  readonly order: Order;
  /** One in this many actions, on average, follows one or two others that are taken back; undefined = never. */
  readonly takebacks?: number;
}

export interface SimulatedGame {
  readonly setup: Setup;
  readonly state: State;
  /** The whole log, including takebacks and the entries they took back. */
  readonly log: readonly AmazonasLogEntry[];
  /** Events of actions that were not taken back. */
  readonly events: readonly GameEvent[];
}

/** Plays a game to its end. */
export function simulateGame(plan: GamePlan): SimulatedGame {
  const { set, players, policies, seed, order } = plan;
  const colours = COLOURS.slice(0, players);
  const setup = createSetup({ set, colours, seed: seedFor(`${seed} pile`), order });
  const choose = chooserFor(`${seed} play`);
  const state = startState(set, setup);
  const log: AmazonasLogEntry[] = [];
  const events: GameEvent[] = [];
  const decide = (now: State) => {
    if (plan.takebacks !== undefined && choose(plan.takebacks) === 0) log.push(...hesitation(now, choose));
    return POLICIES[policies[now.seat % policies.length]!](now, choose);
  };
  for (const { seat, action, events: next } of playing(state, decide)) {
    log.push({ type: 'action', seat, action });
    events.push(...next);
  }
  return { setup, state, log, events };
}

/** The record of a simulated game. */
export function recordOf(plan: GamePlan, { setup, log }: SimulatedGame): RecordedGame {
  return makeRecord({ set: plan.set, setup, log, order: plan.order });
}

/** One or two random actions of the seat to move, then their takebacks; `state` stays as it is. */
function hesitation(state: State, choose: Choose): AmazonasLogEntry[] {
  const { seat, turn } = state;
  const next = copyState(state);
  const entries: AmazonasLogEntry[] = [];
  const most = 1 + choose(2);
  // Draws and actions that end the game cannot be taken back.
  while (entries.length < most && next.turn === turn && next.phase !== 'draw' && next.drawn < next.pile.length) {
    const action = POLICIES.random(next, choose);
    perform(next, action, []);
    entries.push({ type: 'action', seat, action });
  }
  return [...entries, ...entries.map((): AmazonasLogEntry => ({ type: 'takeback', seat }))];
}

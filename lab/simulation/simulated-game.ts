import { COLOURS } from '../../src/core/colour.ts';
import type { LogEntry } from '../../src/core/log.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import { makeRecord, type RecordedGame } from '../../src/core/record.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { PileOrder } from '../../src/core/setup.ts';
import { type Choose, chooserFor, seedFor } from './chooser.ts';
import { playActions } from './play-actions.ts';
import type { PlayableGame } from './playable-game.ts';

/** Parameters of a simulated game; equal plans give equal games. */
export interface GamePlan<G extends GameTypes> {
  readonly game: PlayableGame<G>;
  readonly set: G['content'];
  /** Number of seats. */
  readonly players: number;
  /** Names of the policies of the seats, repeated if there are fewer than seats. */
  readonly policies: readonly string[];
  /** Any text. */
  readonly seed: string;
  readonly order: PileOrder;
  /** Before one in this many actions, on average, one or two actions are taken and taken back; never if undefined. */
  readonly takebacks?: number;
  /** Options of the game; omitted ones have their defaults. */
  readonly options?: ChosenOptions;
}

export interface SimulatedGame<G extends GameTypes> {
  readonly setup: G['setup'];
  readonly state: G['state'];
  /** The whole log, including takebacks and the entries they took back. */
  readonly log: readonly LogEntry<G['action']>[];
  /** Events of actions that were not taken back. */
  readonly events: readonly G['event'][];
}

/** Plays a game to its end. */
export function simulateGame<G extends GameTypes>(plan: GamePlan<G>): SimulatedGame<G> {
  const { game, set, players, policies, seed, order, options = {} } = plan;
  const { rules } = game;
  const colours = COLOURS.slice(0, players);
  const setup = rules.createSetup({ content: set, colours, seed: seedFor(`${seed} pile`), order, options });
  const choose = chooserFor(`${seed} play`);
  const state = rules.startState(set, setup);
  const log: LogEntry<G['action']>[] = [];
  const events: G['event'][] = [];
  const decide = (now: G['state']) => {
    if (plan.takebacks !== undefined && choose(plan.takebacks) === 0) {
      log.push(...hesitation(game, { state: now, tiles: setup.pile.length }, choose));
    }
    return game.policies[policies[rules.progressOf(now).seat % policies.length]!]!(now, choose);
  };
  for (const { seat, action, events: next } of playActions(rules, state, decide)) {
    log.push({ type: 'action', seat, action });
    events.push(...next);
  }
  return { setup, state, log, events };
}

/** The record of a simulated game. */
export function recordOf<G extends GameTypes>(plan: GamePlan<G>, { setup, log }: SimulatedGame<G>): RecordedGame {
  return makeRecord(plan.game.rules, { content: plan.set, setup, log, order: plan.order });
}

/** Returns log entries of up to two random actions of the seat to move and of their takebacks; does not change the state. */
function hesitation<G extends GameTypes>(
  { rules, policies }: PlayableGame<G>,
  now: { readonly state: G['state']; readonly tiles: number },
  choose: Choose,
): LogEntry<G['action']>[] {
  const { seat, turn } = rules.progressOf(now.state);
  const next = rules.copyState(now.state);
  const entries: LogEntry<G['action']>[] = [];
  const max = 1 + choose(2);
  const mayGoOn = () => {
    const progress = rules.progressOf(next);
    return progress.turn === turn && progress.phase !== 'draw' && rules.drawnTileCount(next) < now.tiles;
  };
  // Draws, whatever else reveals something, and actions that end the game cannot be taken back.
  while (entries.length < max && mayGoOn()) {
    const action = policies.random(next, choose);
    const events: G['event'][] = [];
    rules.perform(next, action, events);
    if (rules.reveals(events)) break;
    entries.push({ type: 'action', seat, action });
  }
  return [...entries, ...entries.map((): LogEntry<G['action']> => ({ type: 'takeback', seat }))];
}

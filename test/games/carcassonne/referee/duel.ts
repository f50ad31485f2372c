import { COLOURS } from '../../../../src/core/colour.ts';
import type { Action } from '../../../../src/games/carcassonne/rules/action.ts';
import { makeAction } from '../../../../src/games/carcassonne/rules/action-notation.ts';
import { createSetup } from '../../../../src/games/carcassonne/rules/create-setup.ts';
import { type GameEvent, scoreLines } from '../../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../../src/games/carcassonne/rules/legal.ts';
import { OPTIONS, type Options } from '../../../../src/games/carcassonne/rules/options.ts';
import { maxSeats } from '../../../../src/games/carcassonne/rules/play.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';
import { startState } from '../../../../src/games/carcassonne/rules/start.ts';
import { perform } from '../../../../src/games/carcassonne/rules/step.ts';
import { type Choose, chooserFor, seedFor } from '../../../../src/simulation/chooser.ts';
import { CONTENT } from '../content.ts';
import { differences } from './comparison.ts';
import { Referee } from './referee.ts';

/** What engine and referee play on: the map, and whether with its chips. */
export type Variant = Pick<Options, 'map' | 'chips' | 'inns'>;

/** A game that they play side by side; `number` and `seed` together choose seats, other options, tiles and actions. */
export interface Duel extends Variant {
  readonly seed: number;
  readonly number: number;
}

export interface DuelResult {
  readonly setup: Setup;
  readonly actions: readonly string[];
  /** What differs after the last action; nothing when the game was played to its end. */
  readonly differences: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Plays a game to its end or to the first disagreement. */
export function playDuel(duel: Duel): DuelResult {
  const { seed, number, map, chips, inns } = duel;
  const choose = chooserFor(`referee ${map} ${chips} ${inns ? 'inns ' : ''}${seed} ${number}`);
  const setup = setupOf(duel, choose);
  const byType = choose(2) === 0;
  const state = startState(CONTENT, setup);
  const referee = new Referee(setup);
  const actions: string[] = [];
  const events: GameEvent[] = [];
  const sheet = state.scores.map(() => 0);
  for (;;) {
    const legal = legalActions(state);
    const found = differences({ state, legal, sheet }, referee);
    if (found.length > 0 || state.phase === 'over') return { setup, actions, differences: found, events };
    const action = chooseAction(legal, choose, byType);
    actions.push(makeAction(action));
    const told = events.length;
    perform(state, action, events);
    referee.apply(makeAction(action));
    for (const { seat, points } of events.slice(told).flatMap(scoreLines)) sheet[seat]! += points;
  }
}

function setupOf({ seed, number, map, chips, inns }: Duel, choose: Choose): Setup {
  const any = <Value>(values: readonly Value[]) => values[choose(values.length)]!;
  const isOnMap = map !== 'none';
  const options = {
    map,
    chips,
    towns: isOnMap ? OPTIONS.towns[number % OPTIONS.towns.length]! : 'none',
    farms: choose(3) > 0,
    meeples: any(OPTIONS.meeples),
    unused: isOnMap ? any(OPTIONS.unused) : 'random',
    ...(inns && { inns }),
  } as const;
  return createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 2 + (number % (maxSeats(options) - 1))),
    seed: seedFor(`${map} ${chips} ${inns ? 'inns ' : ''}${seed} ${number}`),
    order: 'random',
    options,
  });
}

/** Any action, or an action of any type, so that rare ones come up. */
function chooseAction(actions: readonly Action[], choose: Choose, byType: boolean): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = byType ? types[choose(types.length)] : undefined;
  const wanted = actions.filter((action) => type === undefined || action.type === type);
  return wanted[choose(wanted.length)]!;
}

/** A disagreement as text: the game, the actions that lead there, and what differs. */
export function writeDisagreement({ setup, actions, differences: found }: DuelResult): string {
  return [
    `options ${JSON.stringify(setup.options)}, ${setup.colours.length} seats, first seat ${setup.first}`,
    `engine and referee disagree after action ${actions.length}`,
    ...found.map((text) => `  ${text}`),
    `setup: ${JSON.stringify({ pile: setup.pile, layout: setup.layout })}`,
    `actions: ${actions.join('; ')}`,
  ].join('\n');
}

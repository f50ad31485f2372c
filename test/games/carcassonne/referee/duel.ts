import { type Choose, chooserFor, seedFor } from '../../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../../src/core/colour.ts';
import { makeAction } from '../../../../src/games/carcassonne/game/action.ts';
import { createSetup } from '../../../../src/games/carcassonne/game/create-setup.ts';
import { scoreLines } from '../../../../src/games/carcassonne/game/scoring.ts';
import { startState } from '../../../../src/games/carcassonne/game/start.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../../src/games/carcassonne/rules/legal.ts';
import { BASE_OPTIONS, EXPANSION_OPTIONS } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';
import { perform } from '../../../../src/games/carcassonne/rules/step.ts';
import { CONTENT } from '../content.ts';
import { chooseAction, chooseBusyAction } from './choice.ts';
import { differences } from './comparison.ts';
import { type ExpansionName, type GameOptions, mostSeats } from './expansions.ts';
import { Referee } from './referee.ts';
import { tilesOfGame } from './tiles-of-game.ts';

/** What engine and referee play on: the map, whether with its chips, and expansions. */
export interface Variant extends Pick<GameOptions, 'map' | 'chips'> {
  readonly expansions: readonly ExpansionName[];
  /** So many players; by default the number of the game chooses. */
  readonly seats?: number;
}

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
  const choose = chooserFor(`referee ${nameOf(duel)}`);
  const setup = setupOf(duel, choose);
  const way = choose(2) === 0 ? 'kinds' : 'any';
  const state = startState(CONTENT, setup);
  const referee = new Referee(setup);
  const actions: string[] = [];
  const events: GameEvent[] = [];
  const sheet = state.scores.map(() => 0);
  let [lastEvents, told]: [GameEvent[], string[]] = [[], []];
  for (;;) {
    const legal = legalActions(state);
    const found = differences({ state, legal, sheet, events: lastEvents }, referee, told);
    if (actions.length === 0) found.push(...setupDifferences(setup));
    if (found.length > 0 || state.phase === 'over') return { setup, actions, differences: found, events };
    const texts = legal.map(makeAction);
    const isBusy = duel.expansions.length > 0;
    const chosen = isBusy ? chooseBusyAction(texts, choose, way, referee) : chooseAction(texts, choose, way);
    actions.push(texts[chosen]!);
    const [before, toldBefore] = [events.length, referee.told.length];
    perform(state, legal[chosen]!, events);
    referee.apply(texts[chosen]!);
    [lastEvents, told] = [events.slice(before), referee.told.slice(toldBefore)];
    for (const { seat, points } of lastEvents.flatMap(scoreLines)) sheet[seat]! += points;
  }
}

/** The game as text, from which all is chosen. */
function nameOf({ seed, number, map, chips, expansions }: Duel): string {
  return [map, chips, ...expansions, seed, number].join(' ');
}

/** What differs in the tiles of the game (E55), and in the order of those of a river (E9, F32). */
function setupDifferences({ pile, layout, options }: Setup): string[] {
  const { start = [], islands = [] } = layout ?? {};
  const { river, river2 } = options as GameOptions;
  const source = river ? 'river-a' : river2 ? 'river2-e' : 'base-d';
  const first = start.length > 0 ? start.map(({ tile }) => tile) : [source];
  const tiles = [...pile, ...first, ...islands.flat(2)].sort().join(' ');
  const ruled = tilesOfGame(options).sort().join(' ');
  const found = tiles === ruled ? [] : [`tiles: engine ${tiles}, referee ${ruled}`];
  const isInOrder = source === 'base-d' || pile.findIndex((tile) => !tile.startsWith('river')) === 11;
  const lake = river ? 'river-l' : 'river2-f';
  const isRiver = source === 'base-d' || (pile[10] === lake && (!river2 || pile[0] === 'river2-i'));
  if (!isInOrder || !isRiver) found.push(`river: engine ${pile.slice(0, 12)}`);
  return found;
}

function setupOf(duel: Duel, choose: Choose): Setup {
  const { number, map, chips, expansions, seats } = duel;
  const any = <Value>(values: readonly Value[]) => values[choose(values.length)]!;
  const isOnMap = map !== 'none';
  // Where covered towns cost points there are no messages (G2).
  const towns = BASE_OPTIONS.towns.filter((one) => one !== 'b' || !expansions.includes('messages'));
  const options = {
    map,
    chips,
    towns: isOnMap ? towns[number % towns.length]! : 'none',
    farms: choose(3) > 0,
    meeples: any(BASE_OPTIONS.meeples),
    unused: isOnMap ? any(BASE_OPTIONS.unused) : 'random',
    ...Object.fromEntries(expansions.map((name) => [name, true])),
    // Not where chips buy tiles (F2).
    hand: map === 'benelux' && chips ? 'none' : EXPANSION_OPTIONS.hand[number % EXPANSION_OPTIONS.hand.length]!,
  } as const;
  const most = mostSeats(map, expansions);
  return createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, seats ?? 2 + (number % (most - 1))),
    seed: seedFor(nameOf(duel)),
    order: 'random',
    options,
  });
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

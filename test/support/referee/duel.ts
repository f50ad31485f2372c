import { type Choose, chooserFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { parseSeed } from '../../../src/core/shuffle.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { makeAction } from '../../../src/games/amazonas/rules/action.ts';
import type { GameEvent } from '../../../src/games/amazonas/rules/event.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import { createSetup, type Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { perform } from '../../../src/games/amazonas/rules/step.ts';
import { loadTileSet, type TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { type View, viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { CLOCKWISE, tileOf } from './catalogue.ts';
import { type Difference, eventDifferences, positionDifferences, type Ruled } from './comparison.ts';
import { featureDifferences } from './feature-comparison.ts';
import { beyond, featuresAt, includes, landscapeOf, plotAt } from './landscape.ts';
import { countRarities, type Rarities } from './rarities.ts';
import { apply, legal, newReferee } from './referee.ts';
import { drawnTile, type RefereeState } from './state.ts';
import { VARIANT_NAMES, VARIANTS, type VariantName } from './variants.ts';

/**
 * How the players of a game choose: anything; tiles where most others touch and meeples wherever possible; or tiles by
 * which many meeples meet.
 */
export const POLICIES = ['anything', 'dense', 'meet'] as const;
export type Policy = (typeof POLICIES)[number];

/** A game that engine and referee play side by side; `number` and `seed` together choose every tile and action. */
export interface Duel {
  readonly seed: number;
  readonly number: number;
  readonly variant: VariantName;
  readonly players: number;
  readonly policy: Policy;
}

/** Where engine and referee parted, with all that is needed to look at it. */
export interface Disagreement {
  readonly setup: Setup;
  /** Actions up to and including the one after which they disagree. */
  readonly actions: readonly Action[];
  readonly differences: readonly Difference[];
}

export interface DuelResult {
  readonly actions: number;
  readonly rarities: Rarities;
  readonly disagreement?: Disagreement;
}

/**
 * The games of one seed by number: number of players, tile set and policy take turns, so that any 84 games in a row
 * have every combination.
 */
export function duelOf(seed: number, number: number): Duel {
  const round = Math.floor(number / 4 / VARIANT_NAMES.length);
  return {
    seed,
    number,
    players: 2 + (number % 4),
    variant: VARIANT_NAMES[Math.floor(number / 4) % VARIANT_NAMES.length]!,
    policy: POLICIES[round % POLICIES.length]!,
  };
}

/** Plays a game to its end or to the first disagreement, comparing everything after every action. */
export function playDuel(duel: Duel): DuelResult {
  try {
    return play(duel);
  } catch (error) {
    throw new Error(`${nameOf(duel)} breaks off; ${replayOf(duel)}`, { cause: error });
  }
}

function play(duel: Duel): DuelResult {
  const pick = chooserFor((Math.imul(duel.seed, 1_000_003) + duel.number) | 0);
  const set = tileSetOf(duel.variant);
  const digits = Array.from({ length: 32 }, (_, digit) => (digit === 0 ? 1 : pick(16)).toString(16)).join('');
  const setup = createSetup({
    set,
    colours: COLOURS.slice(0, duel.players),
    seed: parseSeed(digits)!,
    order: pick(2) === 0 ? 'given' : 'random',
  });
  const state = startState(set, setup);
  let referee = newReferee(setup, VARIANTS[duel.variant]);
  const actions: Action[] = [];
  const rarities: Rarities = {};
  let events: GameEvent[] = [];
  let ruled: Ruled | undefined;
  for (;;) {
    const view = viewOf(state);
    const engine = { view, legal: legalActions(state) };
    const refereeLegal = legal(referee);
    const differences = [
      ...(ruled ? eventDifferences(events, ruled) : []),
      ...positionDifferences(engine, { state: referee, legal: refereeLegal }),
      ...(comparesFeatures(view) ? featureDifferences(featuresOf(state), referee) : []),
    ];
    if (differences.length > 0)
      return { actions: actions.length, rarities, disagreement: { setup, actions, differences } };
    if (view.phase === 'over') return { actions: actions.length, rarities };
    const action = choose(duel.policy, { referee, actions: engine.legal, pick });
    actions.push(action);
    events = [];
    perform(state, action, events);
    const ruling = apply(referee, action);
    countRarities(rarities, { before: referee, action, ruling });
    ruled = { before: referee, action, ...ruling };
    referee = ruling.state;
  }
}

/** Finding all features anew takes the referee long: every few turns is often enough, as a wrong one stays wrong. */
function comparesFeatures({ phase, turn }: View): boolean {
  return phase === 'over' || (phase === 'draw' && turn % 8 === 0);
}

/** A disagreement as text: the game, how to play it again, what differs, and the actions that lead there. */
export function writeDisagreement(duel: Duel, { setup, actions, differences }: Disagreement): string {
  return [
    nameOf(duel),
    `engine and referee disagree after action ${actions.length}${actions.length > 0 ? `, ${makeAction(actions.at(-1)!)}` : ''}:`,
    ...differences.flatMap(({ matter, engine, referee }) => [
      `  ${matter}`,
      `    engine:  ${engine}`,
      `    referee: ${referee}`,
    ]),
    replayOf(duel),
    `first seat ${setup.first}, pile: ${setup.pile.join(' ')}`,
    `actions: ${actions.map(makeAction).join('; ')}`,
  ].join('\n');
}

function nameOf({ seed, number, players, variant, policy }: Duel): string {
  return `game ${number} of seed ${seed}: ${players} players, tile set "${variant}", policy ${policy}`;
}

function replayOf({ seed, number }: Duel): string {
  return `play it again: node --import tsx tools/referee.ts --seed ${seed} --from ${number} --games 1`;
}

const loaded = new Map<VariantName, TileSet>();

function tileSetOf(variant: VariantName): TileSet {
  const known = loaded.get(variant);
  if (known) return known;
  const result = loadTileSet(VARIANTS[variant]);
  if (!result.ok) throw new Error(`tile set "${variant}": ${result.failure.map(({ message }) => message).join('; ')}`);
  loaded.set(variant, result.value);
  return result.value;
}

/** An action of a policy; one in five is any, so that no policy always does the same. */
function choose(
  policy: Policy,
  { referee, actions, pick }: { referee: RefereeState; actions: readonly Action[]; pick: Choose },
): Action {
  const any = () => actions[pick(actions.length)]!;
  if (policy === 'anything' || pick(5) === 0) return any();
  if (referee.phase === 'place') {
    // Some candidates, not all: two games with the same pile should not run alike.
    const candidates = Array.from({ length: 30 }, any) as Place[];
    const worth = policy === 'dense' ? touching : meeting;
    return candidates.reduce((best, other) => (worth(referee, other) > worth(referee, best) ? other : best));
  }
  const meeples = actions.filter(({ type }) => type === 'meeple');
  return meeples.length > 0 ? meeples[pick(meeples.length)]! : any();
}

type Place = Extract<Action, { type: 'place' }>;

/** Covered squares that a tile would touch. */
function touching({ catalogue, laid }: RefereeState, at: Place): number {
  const landscape = landscapeOf(catalogue, laid);
  return CLOCKWISE.filter((side) => plotAt(landscape, beyond(at, side))).length;
}

/** Most meeples that a tile would bring together in one feature. */
function meeting(referee: RefereeState, at: Place): number {
  const laid = [...referee.laid, { ...at, id: drawnTile(referee)!, turn: referee.turn }];
  const landscape = landscapeOf(referee.catalogue, laid);
  const spots = tileOf(referee.catalogue, drawnTile(referee)!).segments.map((_, segment) => ({
    laid: laid.length - 1,
    segment,
  }));
  const meeples = referee.pieces.filter(({ piece }) => piece === 'meeple');
  return Math.max(
    ...featuresAt(landscape, spots).map((feature) => meeples.filter((meeple) => includes(feature, meeple)).length),
  );
}

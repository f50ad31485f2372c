import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Action,
  COLOURS,
  createSetup,
  type GameEvent,
  legalActions,
  loadTileSet,
  parseSeed,
  perform,
  type Setup,
  startState,
  type TileSet,
  type View,
  viewFor,
} from '../../../src/engine/index.ts';
import { type Difference, lineDifferences, positionDifferences, writeAction } from './comparison.ts';
import { apply, legal, newReferee } from './referee.ts';
import type { Line } from './state.ts';
import { countRarities, type Rarities } from './rarities.ts';
import { VARIANTS, type VariantName } from './variants.ts';

/** How the players of a game choose: anything, pieces wherever possible in a dense landscape, or villages to themselves. */
export const POLICIES = ['anything', 'dense', 'far'] as const;
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
export function duelOf(seed: number, number: number, variants: readonly VariantName[]): Duel {
  return {
    seed,
    number,
    players: 2 + (number % 4),
    variant: variants[Math.floor(number / 4) % variants.length]!,
    policy: POLICIES[Math.floor(number / (4 * variants.length)) % POLICIES.length]!,
  };
}

/** Plays a game to its end or to the first disagreement, comparing everything after every action. */
export function playDuel(duel: Duel): DuelResult {
  const random = xoroshiro128plus((Math.imul(duel.seed, 1_000_003) + duel.number) | 0);
  const pick = (count: number) => uniformInt(random, 0, count - 1);
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
  let [events, lines]: [GameEvent[], readonly Line[]] = [[], []];
  for (;;) {
    const view = viewFor(state);
    const engine = { view, events, legal: legalActions(state) };
    const refereeLegal = legal(referee);
    const differences = [
      ...lineDifferences(engine, { state: referee, lines }),
      ...positionDifferences(engine, { state: referee, legal: refereeLegal }),
    ];
    if (differences.length > 0) return { actions: actions.length, rarities, disagreement: { setup, actions, differences } };
    if (view.phase === 'over') return { actions: actions.length, rarities };
    const action = choose(duel.policy, { view, legal: engine.legal, pick });
    actions.push(action);
    events = [];
    perform(state, action, events);
    const ruling = apply(referee, action);
    countRarities(rarities, { before: referee, action, ruling });
    referee = ruling.state;
    lines = ruling.lines;
  }
}

/** A disagreement as text: the game, how to play it again, what differs, and the actions that lead there. */
export function writeDisagreement(duel: Duel, { setup, actions, differences }: Disagreement): string {
  return [
    `game ${duel.number} of seed ${duel.seed}: ${duel.players} players, tile set "${duel.variant}", policy ${duel.policy}`,
    `engine and referee disagree after action ${actions.length}${actions.length > 0 ? `, ${writeAction(actions.at(-1)!)}` : ''}:`,
    ...differences.flatMap(({ matter, engine, referee }) => [
      `  ${matter}`,
      `    engine:  ${engine}`,
      `    referee: ${referee}`,
    ]),
    `first seat ${setup.first}, setup seed ${setup.seed}`,
    `actions: ${actions.map(writeAction).join(', ')}`,
  ].join('\n');
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

function choose(
  policy: Policy,
  { view, legal, pick }: { view: View; legal: readonly Action[]; pick: (count: number) => number },
): Action {
  if (policy === 'anything' || pick(5) === 0) return legal[pick(legal.length)]!;
  const covered = new Set(view.tiles.flatMap(({ squares }) => squares.map(({ x, y }) => `${x} ${y}`)));
  const worth = legal.map((action) => {
    if (action.type === 'meeple') return 1;
    if (action.type !== 'place') return 0;
    const { x, y } = action;
    const near = [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`];
    const touching = near.filter((name) => covered.has(name)).length;
    return policy === 'dense' ? touching : -touching;
  });
  const most = Math.max(...worth);
  const best = legal.filter((_, index) => worth[index] === most);
  return best[pick(best.length)]!;
}

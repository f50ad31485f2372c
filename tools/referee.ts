import { MAPS } from '../src/games/carcassonne/rules/options.ts';
import { chooserFor } from '../src/simulation/chooser.ts';
import * as carcassonne from '../test/games/carcassonne/referee/duel.ts';
import {
  combinations,
  EXPANSIONS,
  type ExpansionName,
  mostSeats,
} from '../test/games/carcassonne/referee/expansions.ts';
import { duelOf, playDuel, writeDisagreement } from '../test/support/referee/duel.ts';
import { RARITIES, type Rarities } from '../test/support/referee/rarities.ts';
import { VARIANT_NAMES, type VariantName } from '../test/support/referee/variants.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';

const NAMES = ['amazonas', 'carcassonne'];

const HELP = `Plays random games with the engine and the slow referee side by side and compares them after every action.
Says of the first disagreement what differs and how to play that game again; Amazonas stops there.

  npm run referee -- [options]

  --game <name>    ${NAMES.join(' or ')} (${NAMES[0]})
  --games <n>      games to play (2000)
  --seed <n>       seed of all games (1)
  --from <n>       number of the first game (0)
  --variant <name> Amazonas: only games with this tile set: ${VARIANT_NAMES.join(', ')}
  --map <name>     Carcassonne: the map: ${MAPS.join(', ')} (none)
  --chips          Carcassonne: with the chips of the map
  --expansions <names>
                   Carcassonne: some of ${EXPANSIONS.join(',')}; all = as many as go together;
                   sampled = another combination in every game (none)
  --seats <n>      Carcassonne: so many players in every game (another number in every game)
  --help           this text

Exit code 0: they agree. 1: they disagree. 2: an option is wrong.
`;

const MILLISECONDS_BETWEEN_REPORTS = 10_000;
const MAX = 999_999_999;

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly from: number;
  readonly variant?: VariantName | undefined;
}

/** Plays the games; the exit code. */
function playAll(options: Options): number {
  const seen: Rarities = {};
  const begun = Date.now();
  let [played, actions, reported] = [0, 0, begun];
  for (let number = options.from; played < options.games; number++) {
    const duel = duelOf(options.seed, number);
    if (options.variant !== undefined && duel.variant !== options.variant) continue;
    const result = playDuel(duel);
    played++;
    actions += result.actions;
    for (const rarity of RARITIES) seen[rarity] = (seen[rarity] ?? 0) + (result.rarities[rarity] ?? 0);
    if (result.disagreement) {
      process.stdout.write(`${writeDisagreement(duel, result.disagreement)}\n`);
      return 1;
    }
    if (Date.now() - reported > MILLISECONDS_BETWEEN_REPORTS) {
      reported = Date.now();
      process.stdout.write(`${played} of ${options.games} games, ${actions} actions\n`);
    }
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`${played} games, ${actions} actions, no disagreement, ${seconds} s\n`);
  for (const rarity of RARITIES) process.stdout.write(`${String(seen[rarity] ?? 0).padStart(8)}  ${rarity}\n`);
  return 0;
}

/** What games of Carcassonne are played with; without expansions each game has another combination. */
interface CarcassonneOptions extends Options, Omit<carcassonne.Variant, 'expansions'> {
  readonly expansions: readonly ExpansionName[] | 'sampled';
}

/** Plays games of Carcassonne, all of them, and counts those that differ; the exit code. */
function playCarcassonne({ games, from, ...variant }: CarcassonneOptions): number {
  const { seed, map, chips } = variant;
  const begun = Date.now();
  const seen = new Map<string, number>();
  let [actions, differing] = [0, 0];
  for (let number = from; number < from + games; number++) {
    const expansions = variant.expansions === 'sampled' ? sampled(map, seed, number) : variant.expansions;
    const result = carcassonne.playDuel({ ...variant, number, expansions });
    actions += result.actions.length;
    for (const { type } of result.events) seen.set(type, (seen.get(type) ?? 0) + 1);
    if (result.differences.length === 0) continue;
    if (differing === 0) process.stdout.write(`game ${number}: ${carcassonne.writeDisagreement(result)}\n`);
    differing++;
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  const name = `map ${map}${chips ? ' with chips' : ''}, expansions ${[variant.expansions].flat().join(',') || 'none'}`;
  process.stdout.write(`${name}: ${games} games, ${actions} actions, ${differing} differed, ${seconds} s\n`);
  for (const [type, count] of [...seen].sort()) process.stdout.write(`${String(count).padStart(8)}  ${type}\n`);
  return differing > 0 ? 1 : 0;
}

/** A combination of expansions for one game. */
function sampled(map: string, seed: number, number: number): ExpansionName[] {
  const all = combinations(map);
  return all[chooserFor(`combination ${map} ${seed} ${number}`)(all.length)]!;
}

/** The expansions that the command line names. */
function expansionsNamed(text: string, map: string): CarcassonneOptions['expansions'] {
  if (text === 'sampled') return text;
  const all = combinations(map);
  if (text === 'all') return all.at(-1)!;
  const names = text === 'none' ? [] : text.split(',');
  const found = all.find((one) => [...one].sort().join() === [...names].sort().join());
  if (!found) throw new UsageError(`--expansions is none, all, sampled or what goes together, not "${text}"`);
  return found;
}

await runTool({
  help: HELP,
  options: {
    game: { type: 'string', default: 'amazonas' },
    map: { type: 'string', default: 'none' },
    chips: { type: 'boolean', default: false },
    expansions: { type: 'string', default: 'none' },
    seats: { type: 'string' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    variant: { type: 'string' },
  },
  run({ values }) {
    const games = wholeNumber('games', values.games, { min: 1, max: MAX });
    const seed = wholeNumber('seed', values.seed, { min: 0, max: MAX });
    const from = wholeNumber('from', values.from, { min: 0, max: MAX });
    if (!NAMES.includes(values.game)) {
      throw new UsageError(`--game is one of ${NAMES.join(', ')}, not "${values.game}"`);
    }
    if (values.game === 'carcassonne') {
      const map = (['none', ...MAPS] as const).find((name) => name === values.map);
      if (!map) throw new UsageError(`--map is one of none, ${MAPS.join(', ')}, not "${values.map}"`);
      const expansions = expansionsNamed(values.expansions, map);
      const most = mostSeats(map, expansions === 'sampled' ? [] : expansions);
      const seats =
        values.seats === undefined ? {} : { seats: wholeNumber('seats', values.seats, { min: 2, max: most }) };
      return playCarcassonne({ games, seed, from, map, chips: values.chips && map !== 'none', expansions, ...seats });
    }
    const variant = VARIANT_NAMES.find((name) => name === values.variant);
    if (values.variant !== undefined && !variant) {
      throw new UsageError(`--variant is one of ${VARIANT_NAMES.join(', ')}, not "${values.variant}"`);
    }
    return playAll({ games, seed, from, variant });
  },
});

import { EXPANSIONS } from '../test/games/carcassonne/referee/expansions.ts';
import { GROUNDS } from '../test/games/carcassonne/referee/groups.ts';
import { duelOf, playDuel, writeDisagreement } from '../test/support/referee/duel.ts';
import { RARITIES, type Rarities } from '../test/support/referee/rarities.ts';
import { VARIANT_NAMES, type VariantName } from '../test/support/referee/variants.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { groupsWanted, playGroups } from './referee-carcassonne.ts';

const NAMES = ['amazonas', 'carcassonne'];

const HELP = `Plays random games with the engine and the slow referee side by side and compares them after every action.
Says of a disagreement what differs and which game that was; Amazonas stops there.

  npm run referee -- [options]

  --game <name>    ${NAMES.join(' or ')} (${NAMES[0]})
  --games <n>      games to play (2000)
  --seed <n>       seed of all games (1)
  --from <n>       number of the first game (0)
  --variant <name> Amazonas: only games with this tile set: ${VARIANT_NAMES.join(', ')}
  --map <name>     Carcassonne: the map: ${GROUNDS.join(', ')};
                   every = the open table and every map, there with chips in half of the games (none)
  --chips          Carcassonne: on maps with their chips
  --expansions <names>
                   Carcassonne: some of ${EXPANSIONS.join(',')}; all = as many as go together;
                   every = so many games of every combination that goes together; sampled = another combination
                   in every game (none)
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
      return playGroups(groupsWanted(values), { games, seed, from });
    }
    const variant = VARIANT_NAMES.find((name) => name === values.variant);
    if (values.variant !== undefined && !variant) {
      throw new UsageError(`--variant is one of ${VARIANT_NAMES.join(', ')}, not "${values.variant}"`);
    }
    return playAll({ games, seed, from, variant });
  },
});

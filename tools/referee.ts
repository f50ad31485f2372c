import { parseArgs } from 'node:util';
import { duelOf, playDuel, writeDisagreement } from '../test/support/referee/duel.ts';
import { RARITIES, type Rarities } from '../test/support/referee/rarities.ts';
import { VARIANT_NAMES, type VariantName } from '../test/support/referee/variants.ts';

const HELP = `Plays random games with the engine and the slow referee side by side and compares them after every action.
Stops at the first disagreement and says what differs and how to play that game again.

  npm run referee -- [options]

  --games <n>      games to play (2000)
  --seed <n>       seed of all games (1)
  --from <n>       number of the first game (0)
  --variant <name> only games with this tile set: ${VARIANT_NAMES.join(', ')}
  --help           this text

Exit code 0: they agree. 1: they disagree. 2: an option is wrong.
`;

const MILLISECONDS_BETWEEN_REPORTS = 10_000;

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly from: number;
  readonly variant?: VariantName | undefined;
}

/** The options of the command line, undefined where they ask for help; throws a TypeError that says what is wrong. */
function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      variant: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const games = readNumber('games', values.games, 1);
  const seed = readNumber('seed', values.seed, 0);
  const from = readNumber('from', values.from, 0);
  const variant = VARIANT_NAMES.find((name) => name === values.variant);
  if (values.variant !== undefined && !variant) {
    throw new TypeError(`--variant is one of ${VARIANT_NAMES.join(', ')}, not "${values.variant}"`);
  }
  return { games, seed, from, variant };
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

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 0x7fffffff) {
    throw new TypeError(`--${name} is a whole number from ${least}, not "${text}"`);
  }
  return value;
}

function main(): number {
  let options: Options | undefined;
  try {
    options = readOptions();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    return 2;
  }
  if (options) return playAll(options);
  process.stdout.write(HELP);
  return 0;
}

process.exitCode = main();

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, format, type ICruiseOptions } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { runTool } from './command-line.ts';

const HELP = `npm run check:layers

Checks the direction of dependencies. A cruiser that cannot read TypeScript finds no modules and no fault, so the number of modules
it saw is held against the number of files there are. What only one place may write is looked for in the text.

Status 0: all is well; 1: faults were found; 2: wrong options.
`;

const folders = ['src', 'commands', 'packages', 'lab', 'test', 'bench', 'tools'];
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
);
/** What only one place of the program writes, so that every other one calls that; programs of their own may, too. */
const ONLY_IN = [
  { what: /\bJSON\.parse\b/, files: /^src\/core\/json\.ts$/, instead: 'readJson of src/core/json.ts' },
  {
    what: /\b2 \*\* (?!\d)|\bpause \* 2\b|\b2 \* pause\b|\bMath\.random\b/,
    files: /^src\/guard\/growing-pauses\.ts$/,
    instead: 'backoff or GrowingPauses of src/guard/growing-pauses.ts',
  },
  {
    what: /\binstanceof UnreadableGame\b/,
    // The last two tell whoever has asked.
    files: /^src\/(guard\/each-game|bot\/router\/router|web\/routes)\.ts$/,
    instead: 'eachGame, catchFailure or unlessUnreadable of src/guard/each-game.ts',
  },
] as const;
const OF_THE_PROGRAM = /^(commands|src\/(?!web\/page\/))/;

async function check(): Promise<number> {
  const cruised = await cruise(
    folders,
    { ...options, ruleSet: { forbidden: forbidden ?? [] }, validate: true },
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  if (typeof cruised.output === 'string') throw new Error('the cruiser gave a text instead of a result');
  const { modules, summary } = cruised.output;
  const own = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const { output } = await format(cruised.output, { outputType: 'err' });
  process.stdout.write(String(output));
  const dependencies = own.reduce((sum, module) => sum + module.dependencies.length, 0);
  if (own.length < files.length || dependencies < files.length) {
    process.stderr.write(
      `only ${own.length} modules and ${dependencies} dependencies of ${files.length} files were seen\n`,
    );
    return 1;
  }

  const misplaced = files
    .filter((file) => OF_THE_PROGRAM.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return ONLY_IN.filter(({ files: place }) => !place.test(file)).flatMap(({ what, instead }) =>
        lines.flatMap((line, at) => (what.test(line) ? [`${file}:${at + 1}: use ${instead}\n`] : [])),
      );
    });
  process.stderr.write(misplaced.join(''));
  return summary.error > 0 || misplaced.length > 0 ? 1 : 0;
}

await runTool({ help: HELP, options: {}, run: check });

import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, format, type ICruiseOptions } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/**
 * Checks the direction of dependencies. A cruiser that cannot read TypeScript finds no modules and no fault, so the
 * number of modules it saw is held against the number of files there are.
 */
const folders = ['src', 'commands', 'test', 'bench', 'tools'];
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')),
);
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
  process.exit(1);
}
process.exit(summary.error > 0 ? 1 : 0);

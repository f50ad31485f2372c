import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { runTool } from './command-line.ts';

const HELP = `npm run build [-- FOLDER]

Writes dist/, or the folder that is named, in place of what is there: the program and its libraries in one file of JavaScript, so
that it starts in a third of the time and without a compiler in its memory; licences of the libraries lie beside it. What it reads -
tile sets, migrations, the local page - stays in src/.

Status 0: written; 1: it could not be; 2: wrong options.
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Looks for the programs of threads beside itself, which is where the build is then. */
const STARTS_THREADS = 'src/workers/start-worker.ts';

/** What is not JavaScript, and what libraries use only where it is installed, stays in node_modules/. */
const EXTERNAL = [
  'better-sqlite3',
  '@photostructure/sqlite',
  '@napi-rs/canvas',
  'zlib-sync',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
];

/** Where a built file is; CommonJS, which the libraries need, has no `import.meta`. */
const BUILT_AT = `const builtAt = require('node:url').pathToFileURL(__filename).href;`;

/** Every module but these goes on finding its files beside its source. */
const ownPlace = (folder: string): Plugin => ({
  name: 'own place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const own = relative(folder, path).replaceAll('\\', '/');
      const place =
        relative(ROOT, path) === STARTS_THREADS ? 'builtAt' : `new URL(${JSON.stringify(own)}, builtAt).href`;
      return { contents: source.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

/**
 * Hands discord.js to all modules of the program as one set of names: esbuild would make another copy of its thousand names for
 * every module that imports one of them, which takes memory and a tenth of the start.
 */
const sharedDiscord: Plugin = {
  name: 'shared discord.js',
  setup({ onResolve, onLoad }) {
    const names = Object.keys(createRequire(import.meta.url)('discord.js'));
    onResolve({ filter: /^discord\.js$/ }, ({ importer }) =>
      importer.endsWith('.ts') ? { path: 'discord.js', namespace: 'shared' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'shared' }, () => ({
      contents: `const discord = require('discord.js');\nexport const { ${names.join(', ')} } = discord;`,
      resolveDir: ROOT,
    }));
  },
};

const program = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  format: 'cjs',
  banner: { js: BUILT_AT },
  // Without comments and indents; lines stay, for the stacks in the log.
  minifyWhitespace: true,
  lineLimit: 160,
  legalComments: 'external',
  write: false,
  external: EXTERNAL,
} satisfies BuildOptions;

/** Escapes what is beyond ASCII, of which one character would make Node.js keep the whole source with two bytes for each. */
function inAscii(source: string): string {
  return source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Programs: the main one, and those of threads. */
const PROGRAMS = [
  'src/main.ts',
  'src/picture-thread.ts',
  'src/store/sqlite/file-work.ts',
  'src/check-thread.ts',
  'src/replay-thread.ts',
  'src/computer-thread.ts',
];

await runTool({
  help: HELP,
  options: {},
  run: async ({ positionals }) => {
    const folder = resolve(ROOT, positionals[0] ?? 'dist');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const entry of PROGRAMS) {
      const outfile = `${folder}/${basename(entry, '.ts')}.cjs`;
      const { outputFiles } = await build({
        ...program,
        entryPoints: [entry],
        outfile,
        plugins: [ownPlace(folder), sharedDiscord],
      });
      for (const { path, text } of outputFiles) await writeFile(path, path === outfile ? inAscii(text) : text);
    }
    return 0;
  },
});

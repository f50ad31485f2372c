import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../src/i18n/speech.ts';

const PAGES = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];

/** Bytes of a picture that a page shows. */
const PICTURE_BYTES = 200_000;

/** The id that a heading has on a page. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function linksOf(page: string): { readonly path: string; readonly anchor: string | undefined }[] {
  return [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^https?:/.test(link!)) return [];
    const [file, anchor] = link!.split('#');
    return [{ path: file === '' ? page : join(dirname(page), file!), anchor }];
  });
}

describe.each(PAGES)('%s', (page) => {
  it('links to what there is', () => {
    for (const { path, anchor } of linksOf(page)) {
      expect(existsSync(path), path).toBe(true);
      if (anchor === undefined) continue;
      const headings = [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
      expect(headings, path).toContain(anchor);
    }
  });
});

it('pages name scripts that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const named = PAGES.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/\bnpm run ([a-z:]+)/g)]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.map(([, script]) => script!).filter((script) => !(script in scripts))).toEqual([]);
});

/** Files of the repository that pages name, but for patterns and what only exists on some machine. */
it('pages name files that there are', () => {
  const roots = ['', 'src/', 'src/bot/', 'src/games/', 'src/games/carcassonne/', 'src/i18n/'];
  const missing = PAGES.filter((page) => page !== 'docs/RULES.md').flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:ts|json))`/g)].flatMap(([, file]) =>
      roots.some((root) => existsSync(root + file!)) ? [] : [`${page}: ${file}`],
    ),
  );
  expect(missing).toEqual([]);
});

/** Names of metrics in files. */
function metricsIn(...files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bpirogue_[a-z_]+/g) ?? []));
}

it('HOSTING.md names every metric, and rules for alarms name metrics that there are', () => {
  const sources = readdirSync('src/host').map((name) => join('src/host', name));
  const metrics = metricsIn(...sources);
  expect(metrics.size).toBeGreaterThan(10);
  expect(metricsIn('docs/HOSTING.md')).toEqual(metrics);
  const alarms = metricsIn('docs/hosting/alerts.yml');
  expect([...alarms].filter((name) => !metrics.has(name))).toEqual([]);
});

it.each(['README.md', 'docs/COMMANDS.md'])('%s names every command', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(COMMAND_NAMES.filter((name) => !new RegExp(`\`/${name}\\b`).test(text))).toEqual([]);
});

it('pictures of pages are small', () => {
  const pictures = linksOf('README.md').filter(({ path }) => path.endsWith('.png'));
  expect(pictures).toHaveLength(3);
  for (const { path } of pictures) expect(statSync(path).size, path).toBeLessThan(PICTURE_BYTES);
});

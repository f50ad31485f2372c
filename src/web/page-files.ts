import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PAPER_COLOURS } from '../drawing/paper.ts';
import { type BadgeShape, badgeOutline, SEAT_SIGNS } from '../drawing/seat-sign.ts';
import { byTheme, type Theme } from '../drawing/theme.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { type EncodedAnswer, encodeAnswer } from './answer-cache.ts';

/** A static file of pages. Its address contains a hash, so that browsers may cache it forever. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Returns the compressed file. The first request compresses it at the highest quality, which takes long, but only once. */
  readonly answer: () => Promise<EncodedAnswer>;
}

/** The static files of pages by name, with one hash of all files as their version. */
export interface PageFiles {
  readonly version: string;
  /** Address of the icon, which holds the icon itself: a request would take more bytes. */
  readonly icon: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

const PAGE = fileURLToPath(new URL('./page/', import.meta.url));
const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

/** The parts of the style sheet in their order, which are sent as one file. */
const STYLES = ['base', 'head', 'board', 'tray', 'turn', 'parts', 'wide', 'activity'];

/** Sides of the icons of the installed page, in pixels. */
export const ICON_SIDES = [192, 512];

const SCRIPT = 'text/javascript; charset=utf-8';

/** Builds the scripts of pages and reads the other files. Called once, when the program starts. */
export async function makePageFiles(games: readonly AnyGame[]): Promise<PageFiles> {
  const files = new Map<string, PageFile>();
  const add = (name: string, type: string, bytes: Uint8Array) => {
    let answer: Promise<EncodedAnswer> | undefined;
    files.set(name, { type, bytes, answer: () => (answer ??= encodeAnswer(bytes, 'shortest')) });
  };
  const pages = [['replay', games] as const, ...games.map((game) => [`page-${game.ruleSet}`, [game]] as const)];
  for (const [name, shown] of pages) add(`${name}.js`, SCRIPT, await buildPage(name, shown));
  add('play.js', SCRIPT, await buildScript(`export * from './seated.ts';`));
  add('mine.js', SCRIPT, await buildScript(`import './mine.ts';`));
  add('activity.js', SCRIPT, await buildScript(`import { openActivity } from './activity-client.ts'; openActivity();`));
  add('push-worker.js', SCRIPT, await buildScript(`import './push-worker.ts';`));
  for (const side of ICON_SIDES) add(`icon-${side}.png`, 'image/png', await readFile(`${PAGE}icon-${side}.png`));
  const styles = await Promise.all(STYLES.map((name) => readFile(`${PAGE}style/${name}.css`, 'utf8')));
  add('style.css', 'text/css; charset=utf-8', Buffer.from([themeStyles(), ...styles].join('')));
  for (const name of ['font-few.woff2', 'font-more.woff2']) add(name, 'font/woff2', await readFile(`${PAGE}${name}`));
  const hash = createHash('sha256');
  for (const [name, { bytes }] of files) hash.update(name).update(bytes);
  const icon = `data:image/svg+xml,${encodeURIComponent(await readFile(`${PAGE}icon.svg`, 'utf8'))}`;
  return { version: hash.digest('base64url').slice(0, 16), icon, files };
}

/**
 * Builds the script of a page, with the art of its games. The script is one file, so that all its parts come from the same
 * version of the program.
 */
async function buildPage(name: string, games: readonly AnyGame[]): Promise<Uint8Array> {
  const file = (path: string) => JSON.stringify(path);
  const imports = games.map(({ ruleSet, picture: { icons } }, index) => {
    const shapes = icons ? `import icons${index} from ${file(fileURLToPath(icons))};` : `const icons${index} = {};`;
    return `import { art as art${index} } from ${file(`${GAMES}${ruleSet}/picture/art.ts`)};\n${shapes}`;
  });
  const arts = games.map(
    ({ ruleSet }, index) => `${JSON.stringify(ruleSet)}: { art: art${index}, icons: icons${index} }`,
  );
  const start = `import { startPage } from './${name.split('-')[0]}.ts';`;
  return buildScript([start, ...imports, `startPage({ ${arts.join(', ')} });`].join('\n'));
}

/** Builds a script whose imports are files of the page. */
async function buildScript(contents: string): Promise<Uint8Array> {
  // Uses `require`, as the built program supports no dynamic `import`.
  const { build } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PAGE },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.contents;
}

/** Colours by theme that only pages have: borders, secondary text, focus ring, errors, buttons. */
const PAGE_COLOURS = byTheme({
  rim: ['#a08a58', '#74879c', '#000000'],
  faint: ['#5e5138', '#b9c0c8', '#222222'],
  focus: ['#8a0f76', '#ff8ae6', '#8a0075'],
  wrong: ['#9c1414', '#ff9d8f', '#8a0000'],
  button: ['#fffdf7', '#2d3a4a', '#ffffff'],
});

/** Side of the box of a seat's sign, in sides of its plate. */
const SIGN_BOX_FACTOR = 1.65;

/** CSS variables for the colours of pages, including those of pictures, in the chosen theme or that of the device. */
function themeStyles(): string {
  const device = ':root[data-theme="auto"]';
  return [
    rule(':root', 'day'),
    rule(':root[data-theme="night"]', 'night'),
    rule(':root[data-theme="contrast"]', 'contrast'),
    `@media (prefers-color-scheme: dark) { ${rule(device, 'night')} }`,
    `@media (prefers-contrast: more) { ${rule(device, 'contrast')} }`,
    ...Object.entries(SEAT_SIGNS).map(
      ([colour, { fill, shape }]) =>
        `.sign.${colour}::before, .sign.${colour}::after { clip-path: ${outline(shape)}; } .sign.${colour}::after { background: ${fill}; }`,
    ),
    '',
  ].join('\n');
}

/** The outline of a plate in a box that has room for every shape. */
function outline(shape: BadgeShape): string {
  const points = badgeOutline(shape, 100 / SIGN_BOX_FACTOR).map(
    ({ x, y }) => `${(x + 50).toFixed(1)}% ${(y + 50).toFixed(1)}%`,
  );
  return `polygon(${points.join(', ')})`;
}

function rule(selector: string, theme: Theme): string {
  const { ground, card, ink, toMove } = PAPER_COLOURS[theme];
  const colours = { ground, card, ink, moving: toMove, ...PAGE_COLOURS[theme] };
  const variables = Object.entries(colours).map(([name, colour]) => `--${name}: ${colour};`);
  return `${selector} { color-scheme: ${theme === 'night' ? 'dark' : 'light'}; ${variables.join(' ')} }`;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../games/contract/game.ts';
import { themeStyles } from './theme-styles.ts';

/** A file that pages load; its address has a hash of its bytes, so that browsers may keep it. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files that pages load, by name, and a name for all of them together. */
export interface PageFiles {
  readonly version: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

const PAGE = fileURLToPath(new URL('./page/', import.meta.url));
const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

const SCRIPT = 'text/javascript; charset=utf-8';
const FONTS = { 'font-400.woff2': 'latin-400-normal', 'font-700.woff2': 'latin-700-normal' };

/** Makes the scripts of pages and reads the other files: once, at the start. */
export async function makePageFiles(games: readonly AnyGame[]): Promise<PageFiles> {
  const require = createRequire(import.meta.url);
  // Not imported: the built program cannot import anything while it runs.
  const { build } = require('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    entryPoints: {
      page: `${PAGE}page.ts`,
      replay: `${PAGE}replay.ts`,
      ...Object.fromEntries(games.map(({ ruleSet }) => [`art-${ruleSet}`, `${GAMES}${ruleSet}/picture/art.ts`])),
    },
    outdir: '/',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const files = new Map<string, PageFile>();
  for (const { path, contents } of outputFiles) {
    files.set(path.replaceAll('\\', '/').split('/').at(-1)!, { type: SCRIPT, bytes: contents });
  }
  const style = themeStyles() + (await readFile(`${PAGE}style.css`, 'utf8'));
  files.set('style.css', { type: 'text/css; charset=utf-8', bytes: Buffer.from(style) });
  files.set('icon.svg', { type: 'image/svg+xml', bytes: await readFile(`${PAGE}icon.svg`) });
  for (const [name, file] of Object.entries(FONTS)) {
    const bytes = await readFile(require.resolve(`@fontsource/noto-sans/files/noto-sans-${file}.woff2`));
    files.set(name, { type: 'font/woff2', bytes });
  }
  for (const { ruleSet, picture } of games) {
    const bytes = picture.icons ? await readFile(picture.icons) : Buffer.from('{}');
    files.set(`icons-${ruleSet}.json`, { type: 'application/json', bytes });
  }
  const hash = createHash('sha256');
  for (const [name, { bytes }] of files) hash.update(name).update(bytes);
  return { version: hash.digest('base64url').slice(0, 16), files };
}

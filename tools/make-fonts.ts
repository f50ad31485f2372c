import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { runTool } from './command-line.ts';

const HELP = `npm run fonts

Writes the font of boards on pages in two files: numbers and capitals, which every board shows, and the other Latin letters, for names.
To be run when the package with the font has changed.
`;

const require = createRequire(import.meta.url);
const FONT = '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2';

/** The characters of both files: each as its `unicode-range` in the style sheet of pages. */
const FEW = ` ${range(0x2b, 0x39)}${range(0x41, 0x5a)}\u2212`;
const MORE = `${range(0x21, 0x2a)}${range(0x3a, 0x40)}${range(0x5b, 0x7e)}${range(0xa0, 0xff)}\u0131\u0152\u0153${range(0x2000, 0x206f)}\u20ac`;

async function writeFonts(): Promise<number> {
  const font = readFileSync(require.resolve(FONT));
  for (const [name, letters] of Object.entries({ few: FEW, more: MORE })) {
    const bytes = await subsetFont(font, letters, { targetFormat: 'woff2', noLayoutClosure: true });
    writeFileSync(fileURLToPath(new URL(`../src/web/page/font-${name}.woff2`, import.meta.url)), bytes);
  }
  return 0;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

await runTool({ help: HELP, options: {}, run: writeFonts });

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { glyphCoverage } from './glyph-coverage.ts';

const SUBSETS = [
  ['noto-sans', ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari']],
  ['noto-sans-hebrew', ['hebrew']],
  ['noto-sans-arabic', ['arabic']],
  ['noto-sans-thai', ['thai']],
  ['noto-sans-symbols-2', ['symbols', 'math', 'latin', 'latin-ext']],
  ['noto-emoji', ['emoji']],
] as const;

/** Families whose bold weight is loaded, too. */
const HEAVY: ReadonlySet<string> = new Set(['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic']);

/** Bundled fonts as the painter uses them: never a font of the machine, so that pictures are the same everywhere. */
export interface Fonts {
  /** CSS list of families, the first with a glyph wins. */
  readonly families: string;
  /** Code points that have a glyph. */
  readonly covered: ReadonlySet<number>;
  /** Font packages that are not installed; pictures differ from those of other machines while there is one. */
  readonly missing: readonly string[];
}

let loaded: Fonts | undefined;

/** Registers the bundled fonts with the canvas, once. */
export function loadFonts(): Fonts {
  loaded ??= registerFonts();
  return loaded;
}

function registerFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const families: string[] = [];
  const covered = new Set<number>();
  const missing: string[] = [];
  for (const [name, subsets] of SUBSETS) {
    const weights = HEAVY.has(name) ? [400, 700] : [400];
    try {
      resolve(`@fontsource/${name}/files/${name}-${subsets[0]}-400-normal.woff2`);
    } catch {
      missing.push(`@fontsource/${name}`);
      continue;
    }
    for (const subset of subsets) {
      const family = `Pirogue ${name} ${subset}`;
      for (const weight of weights) {
        const file = readFileSync(resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`));
        if (!GlobalFonts.register(file, family)) throw new Error(`the canvas refuses the font ${family} ${weight}`);
        if (weight === 400) for (const code of glyphCoverage(file)) covered.add(code);
      }
      families.push(`"${family}"`);
    }
  }
  if (families.length === 0) throw new Error(`no bundled font is installed: ${missing.join(', ')}`);
  return { families: families.join(', '), covered, missing };
}

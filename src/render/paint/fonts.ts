import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { glyphCoverage } from './glyph-coverage.ts';

/** Fonts that are loaded before the first picture: the words of all catalogues, and what many names are written in. */
const USUAL = [
  ['noto-sans', ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari']],
  ['noto-sans-hebrew', ['hebrew']],
  ['noto-sans-arabic', ['arabic']],
  ['noto-sans-thai', ['thai']],
  ['noto-sans-symbols-2', ['symbols', 'math', 'latin', 'latin-ext']],
  ['noto-emoji', ['emoji']],
] as const;

/** Families whose bold weight is loaded, too. */
const HEAVY: ReadonlySet<string> = new Set(['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic']);

/**
 * Scripts that are loaded with the first name in them, those of many characters in parts. The first that has a character
 * draws it: one that Chinese, Japanese and Korean share has the form that it has in Japan.
 */
const SCRIPTS = [
  'jp',
  'kr',
  'sc',
  'armenian',
  'bengali',
  'ethiopic',
  'georgian',
  'gujarati',
  'gurmukhi',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'myanmar',
  'oriya',
  'sinhala',
  'tamil',
  'telugu',
] as const;

/** Bundled fonts as the painter uses them: never a font of the machine, so that pictures are the same everywhere. */
interface Fonts {
  /** CSS list of the usual families; the first with a glyph wins. */
  readonly families: string;
  /** Code points that have a glyph in one of those. */
  readonly covered: ReadonlySet<number>;
  /** Parts of the other scripts, in their order. */
  readonly parts: readonly FontPart[];
  /** Font packages that are not installed; pictures differ from those of other machines while there is one. */
  readonly missing: readonly string[];
}

/** A file with some characters of a script. */
interface FontPart {
  readonly family: string;
  readonly file: string;
  /** First and last code points of what it is for; not all of them have a glyph. */
  readonly ranges: readonly (readonly [number, number])[];
}

const { resolve } = createRequire(import.meta.url);

let found: Fonts | undefined;
const glyphs = new Map<FontPart, ReadonlySet<number>>();
const partOfCode = new Map<number, FontPart | undefined>();

/** CSS list of the families that a text is drawn in. */
export function familiesOf(text: string): string {
  const { families, parts } = bundledFonts();
  const needed = new Set([...text].flatMap((character) => partOf(character.codePointAt(0)!) ?? []));
  if (needed.size === 0) return families;
  // In the order of all parts, so that a text looks the same whatever was drawn before.
  return [families, ...parts.filter((part) => needed.has(part)).map(({ family }) => family)].join(', ');
}

/** Whether a code point can be drawn. */
export function hasGlyph(code: number): boolean {
  return bundledFonts().covered.has(code) || partOf(code) !== undefined;
}

/** Font packages that are not installed. */
export function missingFonts(): readonly string[] {
  return bundledFonts().missing;
}

function bundledFonts(): Fonts {
  found ??= findFonts();
  return found;
}

function findFonts(): Fonts {
  const families: string[] = [];
  const covered = new Set<number>();
  const missing: string[] = [];
  for (const [name, subsets] of USUAL) {
    const weights = HEAVY.has(name) ? [400, 700] : [400];
    const fileOf = (subset: string, weight: number) =>
      fileIn(`@fontsource/${name}`, `files/${name}-${subset}-${weight}-normal.woff2`);
    if (!fileOf(subsets[0], 400)) {
      missing.push(`@fontsource/${name}`);
      continue;
    }
    for (const subset of subsets) {
      const family = `"Pirogue ${name} ${subset}"`;
      for (const weight of weights) {
        const font = register(fileOf(subset, weight)!, family);
        if (weight === 400) for (const code of glyphCoverage(font)) covered.add(code);
      }
      families.push(family);
    }
  }
  if (families.length === 0) throw new Error(`no bundled font is installed: ${missing.join(', ')}`);
  const parts = SCRIPTS.flatMap((script) => {
    const name = `noto-sans-${script}`;
    const scopes = fileIn(`@fontsource-variable/${name}`, 'unicode.json');
    if (!scopes) missing.push(`@fontsource-variable/${name}`);
    return scopes ? partsOf(name, JSON.parse(readFileSync(scopes, 'utf8')) as Record<string, string>) : [];
  });
  return { families: families.join(', '), covered, parts, missing };
}

/** @param scopes CSS ranges of code points, such as `U+980-9FE,U+A8F1`, by the name of a part, which may be a number in brackets */
function partsOf(name: string, scopes: Readonly<Record<string, string>>): FontPart[] {
  return Object.entries(scopes).flatMap(([key, scope]) => {
    const subset = key.replace(/[[\]]/g, '');
    const file = fileIn(`@fontsource-variable/${name}`, `files/${name}-${subset}-wght-normal.woff2`);
    const ranges = scope.split(',').map((range) => {
      const [from, to] = range.slice('U+'.length).split('-');
      return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const;
    });
    return file ? [{ family: `"Pirogue ${name} ${subset}"`, file, ranges }] : [];
  });
}

/** The part that draws a code point which no usual family has; loads the parts that may. */
function partOf(code: number): FontPart | undefined {
  const { covered, parts } = bundledFonts();
  if (covered.has(code)) return undefined;
  if (!partOfCode.has(code)) {
    const candidates = parts.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    partOfCode.set(
      code,
      candidates.find((part) => glyphsOf(part).has(code)),
    );
  }
  return partOfCode.get(code);
}

function glyphsOf(part: FontPart): ReadonlySet<number> {
  const known = glyphs.get(part) ?? glyphCoverage(register(part.file, part.family));
  glyphs.set(part, known);
  return known;
}

function register(file: string, family: string): Buffer {
  const font = readFileSync(file);
  if (!GlobalFonts.register(font, family.slice(1, -1))) throw new Error(`the canvas refuses the font ${file}`);
  return font;
}

function fileIn(name: string, path: string): string | undefined {
  try {
    return resolve(`${name}/${path}`);
  } catch {
    return undefined;
  }
}

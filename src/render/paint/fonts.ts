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

/** The usual fonts. Only bundled ones are used, never one of the machine, so that pictures are the same everywhere. */
interface UsualFonts {
  /** CSS list of the families; the first with a glyph wins. */
  readonly families: string;
  /** Code points that have a glyph in one of those. */
  readonly covered: ReadonlySet<number>;
}

/** A file of a package with some characters of a script. */
interface FontPart {
  readonly name: string;
  readonly subset: string;
  /** First and last code points of what it is for; not all of them have a glyph. */
  readonly ranges: readonly (readonly [number, number])[];
}

const { resolve } = createRequire(import.meta.url);

let usual: UsualFonts | undefined;
let scriptParts: readonly FontPart[] | undefined;
const glyphs = new Map<FontPart, ReadonlySet<number>>();
const partOfCode = new Map<number, FontPart | undefined>();

/** CSS list of the families that a text is drawn in. */
export function familiesOf(text: string): string {
  const { families } = usualFonts();
  const needed = new Set([...text].flatMap((character) => partOf(character.codePointAt(0)!) ?? []));
  if (needed.size === 0) return families;
  // In the order of all parts, so that a text looks the same whatever was drawn before.
  return [
    families,
    ...allParts()
      .filter((part) => needed.has(part))
      .map(familyOf),
  ].join(', ');
}

/** Whether a code point can be drawn. */
export function hasGlyph(code: number): boolean {
  return usualFonts().covered.has(code) || partOf(code) !== undefined;
}

/** Font packages that are not installed; pictures differ from those of other machines while there is one. */
export function missingFonts(): readonly string[] {
  const packages = [...USUAL.map(([name]) => `@fontsource/${name}`), ...SCRIPTS.map((script) => packageOf(script))];
  return packages.filter((name) => !fileIn(name, 'unicode.json'));
}

function usualFonts(): UsualFonts {
  usual ??= loadUsual();
  return usual;
}

function loadUsual(): UsualFonts {
  const families: string[] = [];
  const covered = new Set<number>();
  for (const [name, subsets] of USUAL) {
    if (!fileIn(`@fontsource/${name}`, 'unicode.json')) continue;
    for (const subset of subsets) {
      for (const weight of HEAVY.has(name) ? [400, 700] : [400]) {
        const font = register(
          { name, subset },
          resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`),
        );
        if (weight === 400) for (const code of glyphCoverage(font)) covered.add(code);
      }
      families.push(familyOf({ name, subset }));
    }
  }
  if (families.length === 0) throw new Error(`no bundled font is installed: ${missingFonts().join(', ')}`);
  return { families: families.join(', '), covered };
}

/** Found with the first text that the usual fonts do not have. */
function allParts(): readonly FontPart[] {
  scriptParts ??= SCRIPTS.flatMap((script) => {
    const scopes = fileIn(packageOf(script), 'unicode.json');
    return scopes
      ? partsOf(`noto-sans-${script}`, JSON.parse(readFileSync(scopes, 'utf8')) as Record<string, string>)
      : [];
  });
  return scriptParts;
}

/** @param scopes CSS ranges of code points, such as `U+980-9FE,U+A8F1`, by the name of a part, which may be a number in brackets */
function partsOf(name: string, scopes: Readonly<Record<string, string>>): FontPart[] {
  return Object.entries(scopes).map(([key, scope]) => {
    const ranges = scope.split(',').map((range) => {
      const [from, to] = range.slice('U+'.length).split('-');
      return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const;
    });
    return { name, subset: key.replace(/[[\]]/g, ''), ranges };
  });
}

/** The part that draws a code point which no usual family has; loads the parts that may. */
function partOf(code: number): FontPart | undefined {
  if (usualFonts().covered.has(code)) return undefined;
  if (!partOfCode.has(code)) {
    const candidates = allParts().filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    partOfCode.set(
      code,
      candidates.find((part) => glyphsOf(part).has(code)),
    );
  }
  return partOfCode.get(code);
}

function glyphsOf(part: FontPart): ReadonlySet<number> {
  const { name, subset } = part;
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`;
  const known = glyphs.get(part) ?? glyphCoverage(register(part, resolve(file)));
  glyphs.set(part, known);
  return known;
}

type Family = Pick<FontPart, 'name' | 'subset'>;

/** As CSS writes it. */
function familyOf({ name, subset }: Family): string {
  return `"Pirogue ${name} ${subset}"`;
}

function register({ name, subset }: Family, file: string): Buffer {
  const font = readFileSync(file);
  if (!GlobalFonts.register(font, `Pirogue ${name} ${subset}`)) throw new Error(`the canvas refuses the font ${file}`);
  return font;
}

function packageOf(script: (typeof SCRIPTS)[number]): string {
  return `@fontsource-variable/noto-sans-${script}`;
}

function fileIn(name: string, path: string): string | undefined {
  try {
    return resolve(`${name}/${path}`);
  } catch {
    return undefined;
  }
}

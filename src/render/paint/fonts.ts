import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import { glyphCoverage } from './glyph-coverage.ts';

/** A font package, with the parts that are used, by default all; each part has a file for every weight. */
interface BundledFont {
  readonly name: string;
  readonly parts?: readonly string[];
  /** The files of the weights: normal and bold, only normal, or one variable file for all. */
  readonly weights: readonly ('400' | '700' | 'wght')[];
}

/**
 * Scripts whose fonts have all weights in one file; fonts with many characters are divided into parts. The first font that has a
 * character draws it, so that characters that Chinese, Japanese and Korean share have their Japanese form.
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
].concat(['khmer', 'lao', 'malayalam', 'myanmar', 'oriya', 'sinhala', 'tamil', 'telugu']);

const LATIN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'];

const FONTS: readonly BundledFont[] = [
  { name: '@fontsource/noto-sans', parts: LATIN, weights: ['400', '700'] },
  { name: '@fontsource/noto-sans-hebrew', parts: ['hebrew'], weights: ['400', '700'] },
  { name: '@fontsource/noto-sans-arabic', parts: ['arabic'], weights: ['400', '700'] },
  { name: '@fontsource/noto-sans-thai', parts: ['thai'], weights: ['400'] },
  { name: '@fontsource/noto-sans-symbols-2', parts: ['symbols', 'math', 'latin', 'latin-ext'], weights: ['400'] },
  // One file that has the characters of all parts.
  { name: '@fontsource/noto-emoji', parts: ['emoji'], weights: ['400'] },
  ...SCRIPTS.map((script): BundledFont => ({ name: `@fontsource-variable/noto-sans-${script}`, weights: ['wght'] })),
];

/** A part of a font, with some characters of a script. */
interface FontPart {
  /** Name of the font in the canvas. */
  readonly family: string;
  readonly files: readonly string[];
  /** Ranges of code points, as first and last; some of the code points have no glyph. */
  readonly ranges: readonly (readonly number[])[];
}

const { resolve } = createRequire(import.meta.url);

let parts: readonly FontPart[] | undefined;
const glyphs = new Map<FontPart, ReadonlySet<number>>();
const partOfCode = new Map<number, FontPart | undefined>();

/** Returns the CSS list of the font families that have the characters of a text. */
export function familiesOf(text: string): string {
  const needed = new Set([...text].map((character) => partOf(character.codePointAt(0)!)));
  // In a fixed order, so that a text does not depend on what was drawn before.
  const used = allParts().filter((part, index) => index === 0 || needed.has(part));
  return used.map(({ family }) => `"${family}"`).join(', ');
}

/** True if a code point can be drawn. */
export function hasGlyph(code: number): boolean {
  return partOf(code) !== undefined;
}

/** Returns the font packages that are not installed; without them pictures differ between machines. */
export function missingFonts(): readonly string[] {
  return FONTS.map(({ name }) => name).filter((name) => !scopesIn(name));
}

/**
 * Returns the first part that has a glyph for a code point; loads the parts that may have it. Only bundled fonts are used, never
 * system fonts.
 */
function partOf(code: number): FontPart | undefined {
  if (!partOfCode.has(code)) {
    const candidates = allParts().filter(({ ranges }) => ranges.some(([from, to]) => code >= from! && code <= to!));
    const part = candidates.find((one) => glyphsOf(one).has(code));
    partOfCode.set(code, part);
  }
  return partOfCode.get(code);
}

function allParts(): readonly FontPart[] {
  parts ??= FONTS.flatMap(partsOf);
  if (parts.length === 0) throw new Error(`no bundled font is installed: ${missingFonts().join(', ')}`);
  return parts;
}

function partsOf({ name, parts: used, weights }: BundledFont): FontPart[] {
  const scopes = scopesIn(name) ?? {};
  const all = Object.values(scopes).join();
  const font = name.slice(name.indexOf('/') + 1);
  return (all ? (used ?? Object.keys(scopes)) : []).map((key) => {
    const part = key.replace(/[[\]]/g, '');
    const files = weights.map((weight) => `${name}/files/${font}-${part}-${weight}-normal.woff2`);
    return { family: `Pirogue ${font} ${part}`, files, ranges: rangesOf(scopes[key] ?? all) };
  });
}

/** Returns the Unicode ranges of the parts of a package, as in CSS; undefined if it is not installed. */
function scopesIn(name: string): Readonly<Record<string, string>> | undefined {
  try {
    const parsed = readJson(readFileSync(resolve(`${name}/unicode.json`), 'utf8'), z.record(z.string(), z.string()));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}

/** @param scope ranges of code points as in CSS, such as `U+980-9FE,U+A8F1` */
function rangesOf(scope: string): number[][] {
  return scope.split(',').map((range) => {
    const [from, to = from] = range.slice('U+'.length).split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
  });
}

function glyphsOf(part: FontPart): ReadonlySet<number> {
  const cached = glyphs.get(part);
  if (cached) return cached;
  const fonts = part.files.map((file) => readFileSync(resolve(file)));
  for (const [at, font] of fonts.entries()) {
    if (!GlobalFonts.register(font, part.family)) throw new Error(`the canvas refuses the font ${part.files[at]}`);
  }
  const covered = glyphCoverage(fonts[0]!);
  glyphs.set(part, covered);
  return covered;
}

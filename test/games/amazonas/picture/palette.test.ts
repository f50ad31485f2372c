import { expect, test } from 'vitest';
import { PAPER_COLOURS, type PaperColours } from '../../../../src/drawing/paper.ts';
import { THEMES } from '../../../../src/drawing/theme.ts';
import { LAND_COLOURS, type LandColours } from '../../../../src/games/amazonas/picture/palette.ts';

/** Relative luminance of a colour as WCAG defines it; translucent colours lie on `under`. */
function luminance(colour: string, under = '#ffffff'): number {
  const [red, green, blue] = channels(colour, under).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function channels(colour: string, under: string): number[] {
  if (/^#[0-9a-f]{6}$/.test(colour)) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!parts) throw new Error(`not a colour: ${colour}`);
  const share = Number(parts[4]);
  return channels(under, under).map((value, index) => value * (1 - share) + Number(parts[index + 1]) * share);
}

function contrast(a: string, b: string, under?: string): number {
  const [low, high] = [luminance(a, under), luminance(b, under)].sort((one, other) => one - other);
  return (high! + 0.05) / (low! + 0.05);
}

const GROUNDS = [
  'jungle',
  'canopyMiddle',
  'canopyLight',
  'clearing',
  'clearingLight',
  'water',
  'waterDeep',
  'sand',
  'amazon',
  'amazonDeep',
] as const satisfies readonly (keyof LandColours)[];

const PLATES = [
  ['plate', 'plateRim'],
  ['boatPlate', 'boatPlateRim'],
  ['den', 'denRim'],
] as const satisfies readonly (readonly [keyof LandColours, keyof LandColours])[];

const TEXTS = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'toMove'],
  ['frame', 'ground'],
  ['faint', 'ground'],
  ['faint', 'card'],
  ['toMoveRim', 'toMove'],
] as const satisfies readonly (readonly [keyof PaperColours, keyof PaperColours])[];

test.each(THEMES)('%s: plates stand out from every ground', (theme) => {
  const land = LAND_COLOURS[theme];
  const weak = PLATES.flatMap(([fill, rim]) =>
    GROUNDS.filter((ground) => Math.max(contrast(land[fill], land[ground]), contrast(land[rim], land[ground])) < 3).map(
      (ground) => `${fill} on ${ground}`,
    ),
  );
  expect(weak).toEqual([]);
});

test.each(THEMES)('%s: a plate stands out from its rim, and what is on it from the plate', (theme) => {
  const land = LAND_COLOURS[theme];
  for (const [fill, rim] of PLATES) expect(contrast(land[fill], land[rim])).toBeGreaterThan(4.5);
  expect(contrast(land.boat, land.boatPlate)).toBeGreaterThan(4.5);
  expect(contrast(land.fruitDark, land.plate)).toBeGreaterThan(4.5);
  expect(contrast(land.caimanEdge, land.caiman)).toBeGreaterThan(4.5);
  expect(contrast(land.piranhaEdge, land.amazonDeep)).toBeGreaterThan(3);
});

test.each(THEMES)('%s: texts can be read', (theme) => {
  const paper = PAPER_COLOURS[theme];
  const weak = TEXTS.filter(([text, ground]) => contrast(paper[text], paper[ground]) < 4.5);
  expect(weak).toEqual([]);
  expect(contrast(paper.ink, paper.legal, paper.ground)).toBeGreaterThan(4.5);
});

test.each(THEMES)('%s: every colour is one', (theme) => {
  const [land, paper] = [LAND_COLOURS[theme], PAPER_COLOURS[theme]];
  for (const colour of [...Object.values(land), ...Object.values(paper)]) {
    expect(luminance(colour), colour).toBeGreaterThanOrEqual(0);
  }
});

test('by night every paper is dark', () => {
  const paper = PAPER_COLOURS.night;
  for (const name of ['ground', 'card', 'toMove'] as const) expect(luminance(paper[name]), name).toBeLessThan(0.06);
});

test('grounds of the plain theme differ in grey', () => {
  const land = LAND_COLOURS.contrast;
  const greys = [land.amazon, land.jungle, land.water].map((colour) => luminance(colour));
  expect(contrast(land.amazon, land.jungle)).toBeGreaterThan(2);
  expect(contrast(land.jungle, land.water)).toBeGreaterThan(2);
  expect(greys).toEqual(greys.toSorted((a, b) => a - b));
});

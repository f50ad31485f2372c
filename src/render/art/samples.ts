import { COLOURS } from '../../core/colour.ts';
import { type Drawing, type DrawOperation, rectangle } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { TileSet } from '../../games/amazonas/rules/index.ts';
import { ICONS } from './icon-name.ts';
import { type Colours, coloursOf, type PaperColours, SPACE } from './palette.ts';

/** Every so many tiles of a set are sampled. */
const EVERY = 9;

/** Side of a sample in pixels, and samples in a row. */
const SIDE = 32;
const COLUMNS = 10;

const PIECES = ['meeple', 'camp', 'boat'] as const;

/** Inks with what they stand on. */
const TEXTS: readonly (readonly [ink: keyof PaperColours, ground: keyof PaperColours])[] = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'toMove'],
  ['faint', 'trackEven'],
  ['toMoveRim', 'toMove'],
  ['gain', 'card'],
  ['legalRim', 'legal'],
  ['frame', 'ground'],
  ['highlightCase', 'highlight'],
];

/** Every opaque colour of a theme, each once, as six hex digits: large surfaces and letters have them. */
export function coloursOfTheme(theme: Theme): string[] {
  const { land, paper } = coloursOf(theme);
  const named = [...Object.values(paper), ...Object.values(land), ...seatColours(), ...Object.values(SPACE), EDGE];
  return [...new Set(named.filter((colour) => /^#[0-9a-f]{6}$/.test(colour)))];
}

function seatColours(): string[] {
  return [HALO, ...COLOURS.map((colour) => SEAT_SIGNS[colour].fill)];
}

/** A drawing with a little of all that pictures of a tile set show, for choosing the colours to store them in. */
export function samplesOf(set: TileSet, theme: Theme): Drawing {
  const colours = coloursOf(theme);
  const { paper } = colours;
  const samples = [
    tileSamples(set, colours),
    iconSamples(colours),
    textSamples(colours),
    groundSamples(colours),
  ].flat();
  const operations = samples.flatMap((sample, at) =>
    sample({ x: (at % COLUMNS) * SIDE, y: Math.floor(at / COLUMNS) * SIDE }),
  );
  const height = Math.ceil(samples.length / COLUMNS) * SIDE;
  return { width: COLUMNS * SIDE, height, theme, background: paper.ground, operations };
}

type Sample = (corner: Point) => DrawOperation[];

/** A part of a sample, from its left to its right side, in shares of it. */
function strip({ x, y }: Point, [left, right]: readonly [number, number], fill: string): DrawOperation {
  return rectangle({ x: x + left * SIDE, y, wide: (right - left) * SIDE, high: SIDE }, fill);
}

/** Tiles, each with a piece, and with what shines through over it. */
function tileSamples(set: TileSet, { paper }: Colours): Sample[] {
  const seats = seatColours();
  const tiles = set.tiles.filter(({ squares }, at) => squares.length === 1 && at % EVERY === 0);
  return tiles.map(({ id }, at) => (corner) => {
    const { x, y } = corner;
    const seat = seats[at % seats.length]!;
    const [piece, colour] = [PIECES[at % PIECES.length]!, COLOURS[at % COLOURS.length]!];
    return [
      { kind: 'tile', tile: id, rotation: 0, size: SIDE, x, y },
      strip(corner, [0.4, 0.5], `${seat}99`),
      strip(corner, [0.5, 0.6], `${seat}4d`),
      strip(corner, [0.6, 0.7], `${paper.ground}59`),
      strip(corner, [0.7, 1], `${paper.ground}b3`),
      { kind: 'piece', piece, colour, x: x + SIDE * 0.2, y: y + SIDE / 2, size: SIDE * 0.4 },
    ];
  });
}

function iconSamples({ land }: Colours): Sample[] {
  // What is chosen depends on the order a little: coloured icons come first.
  const icons = ICONS.toSorted((a, b) => Number(a.ink !== undefined) - Number(b.ink !== undefined));
  return icons.map(({ name: icon }) => (corner) => [
    strip(corner, [0, 1], land.den),
    { kind: 'icon', icon, x: corner.x + SIDE / 2, y: corner.y + SIDE / 2, size: SIDE * 0.8 },
  ]);
}

function textSamples({ paper }: Colours): Sample[] {
  const line = { kind: 'text', text: 'Rg8', size: SIDE / 2, bold: true, align: 'left' } as const;
  return TEXTS.map(([ink, ground]) => (corner) => [
    strip(corner, [0, 1], paper.ground),
    strip(corner, [0, 1], paper[ground]),
    { ...line, x: corner.x, y: corner.y + SIDE / 2, fill: paper[ink] },
  ]);
}

/** Empty squares, without and with what marks some of them. */
function groundSamples({ paper, land }: Colours): Sample[] {
  const { ground: fill, grid: line, ahead: shade, aheadStripe: stripes, legal } = paper;
  const square = { kind: 'squares', size: SIDE, columns: 1, rows: 1, fill, line } as const;
  return [square, { ...square, shade, stripes }].flatMap((empty) =>
    [[], [`${land.amazon}33`], [legal], [`${land.amazon}33`, legal]].map(
      (marks): Sample =>
        (corner) => [{ ...empty, ...corner }, ...marks.map((mark) => strip(corner, [0, 1], mark))],
    ),
  );
}

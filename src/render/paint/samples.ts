import type { Colour } from '../../core/colour.ts';
import { type Drawing, type DrawOperation, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS, type PaperColours } from '../../drawing/paper.ts';
import type { Box } from '../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../drawing/seat-sign.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { GameContent } from '../request.ts';
import { SOURCE_COLOURS } from '../scene/source-bar.ts';

/** Only every ninth tile of a set is sampled. */
const EVERY = 9;

/** Side of a sample in pixels, and samples in a row. */
const SIDE = 32;
const COLUMNS = 10;

/** Colours of texts with their backgrounds. */
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

/**
 * Returns every opaque colour of a game's pictures in a theme, each once, as six hex digits: the colours of large surfaces and
 * letters.
 */
export function coloursOfTheme({ colours, picture }: AnyGame, theme: Theme, palette?: string): string[] {
  const gameColours = picture.colours?.(theme, palette) ?? [];
  const named = [
    ...Object.values(PAPER_COLOURS[theme]),
    ...Object.values(SOURCE_COLOURS[theme]),
    ...gameColours,
    ...seatColours(colours),
    SIGN_EDGE,
  ];
  return [...new Set(named.filter((colour) => /^#[0-9a-f]{6}$/.test(colour)))];
}

function seatColours(colours: readonly Colour[]): string[] {
  return [SIGN_HALO, ...colours.map((colour) => SEAT_SIGNS[colour].fill)];
}

/**
 * Returns a drawing with a sample of everything in a game's pictures, from which their palette of at most 255 colours is chosen.
 */
export function samplesOf({ game, content }: GameContent, theme: Theme, palette?: string): Drawing {
  const paper = PAPER_COLOURS[theme];
  const gameSamples = game.picture.samples?.(theme) ?? [];
  const samples = [
    ...tileSamples({ game, content }, paper, palette),
    ...gameSamples,
    ...textSamples(paper),
    ...groundSamples(paper),
  ];
  const operations = samples.flatMap((sample, index) =>
    sample({ x: (index % COLUMNS) * SIDE, y: Math.floor(index / COLUMNS) * SIDE, width: SIDE, height: SIDE }),
  );
  const height = Math.ceil(samples.length / COLUMNS) * SIDE;
  return { width: COLUMNS * SIDE, height, theme, background: paper.ground, operations };
}

type Sample = (box: Box) => readonly DrawOperation[];

/** Returns a vertical strip of a sample, between two shares (0..1) of its width. */
function strip({ x, y, width, height }: Box, [left, right]: readonly [number, number], fill: string): DrawOperation {
  return rectangle({ x: x + left * width, y, width: (right - left) * width, height }, fill);
}

/** Returns samples of tiles, each with a piece, the transparent layers above it, and a pale piece on paper. */
function tileSamples({ game, content }: GameContent, paper: PaperColours, palette?: string): Sample[] {
  const { colours, picture } = game;
  const fills = seatColours(colours);
  // A piece without its own outline has that of a meeple.
  const shapes = Object.entries(picture.pieces ?? {});
  const pieces = ['meeple', ...shapes.flatMap(([name, { outline }]) => (outline ? [name] : []))];
  const sampled = content.tiles.filter((tile) => picture.isSampled?.(tile, palette) ?? true);
  const tiles = sampled.filter(({ squares }, index) => squares.length === 1 && index % EVERY === 0);
  return tiles.map(({ id }, index) => (box) => {
    const { x, y } = box;
    const seat = fills[index % fills.length]!;
    const [piece, colour] = [pieces[index % pieces.length]!, colours[index % colours.length]!];
    return [
      { kind: 'tile', tile: id, rotation: 0, size: SIDE, x, y },
      strip(box, [0.4, 0.5], `${seat}99`),
      strip(box, [0.5, 0.6], `${seat}4d`),
      strip(box, [0.6, 0.7], `${paper.ground}59`),
      strip(box, [0.7, 1], `${paper.ground}b3`),
      { kind: 'piece', piece, colour, x: x + SIDE * 0.2, y: y + SIDE / 2, size: SIDE * 0.4 },
      { kind: 'piece', piece, colour, x: x + SIDE * 0.85, y: y + SIDE / 2, size: SIDE * 0.2, plain: true, pale: true },
    ];
  });
}

function textSamples(paper: PaperColours): Sample[] {
  const line = { kind: 'text', text: 'Rg8', size: SIDE / 2, bold: true, align: 'left' } as const;
  return TEXTS.map(([ink, ground]) => (box) => [
    rectangle(box, paper.ground),
    rectangle(box, paper[ground]),
    { ...line, x: box.x, y: box.y + SIDE / 2, fill: paper[ink] },
  ]);
}

/** Returns samples of empty squares, with and without marks. */
function groundSamples({ ground: fill, grid: line, legal }: PaperColours): Sample[] {
  return [[], [legal]].map((marks) => ({ x, y, ...box }) => [
    { kind: 'squares', x, y, size: SIDE, columns: 1, rows: 1, fill, line },
    ...marks.map((mark) => rectangle({ x, y, ...box }, mark)),
  ]);
}

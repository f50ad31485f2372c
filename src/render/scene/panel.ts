import type { View } from '../../engine/index.ts';
import { coloursOf } from '../art/palette.ts';
import { SEAT_SIGNS } from '../art/seat-sign.ts';
import { tileArt } from '../art/tile-art.ts';
import type { DrawOperation, Part, TextOperation } from '../draw.ts';
import type { BoardPictureRequest } from '../request.ts';
import { type BoardLayout, type Box, SMALLEST_TEXT, shownTiles } from './board-layout.ts';
import { cleanName } from './name.ts';

const { land: LAND, paper: PAPER } = coloursOf('day');

/** The panel beside the board: seats, pile, and the tile that waits to be placed. */
export function panelOperations(request: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { view } = request;
  return [
    ...view.seats.flatMap((_, seat) => seatCard(request, layout, seat)),
    ...pileCard(request, layout),
    ...shownTiles(view).flatMap((tile, index) => tileCard(request, layout, { tile, index })),
  ];
}

/** Rank of every boat, the foremost occupied space first (A25). */
function boatRanks(view: View): number[] {
  const occupied = [...new Set(view.seats.map(({ space }) => space))].sort((a, b) => b - a);
  return view.seats.map(({ space }) => occupied.indexOf(space) + 1);
}

function card({ x, y, wide, high }: Box, text: number, accent?: { fill: string; rim: string }): DrawOperation {
  return {
    kind: 'box',
    part: 'panel',
    x,
    y,
    wide,
    high,
    radius: text * 0.4,
    fill: accent?.fill ?? PAPER.card,
    stroke: accent?.rim ?? PAPER.cardRim,
    width: accent ? Math.max(3, text * 0.14) : Math.max(2, text * 0.06),
  };
}

function seatCard(request: BoardPictureRequest, layout: BoardLayout, seat: number): DrawOperation[] {
  const { view, names, words } = request;
  const { text } = layout;
  const box = layout.seats[seat]!;
  const { colour, score, meeples, camps, space } = view.seats[seat]!;
  const sign = SEAT_SIGNS[colour];
  const over = view.phase === 'over';
  const moves = !over && view.seat === seat;
  const best = over && score === Math.max(...view.seats.map((other) => other.score));
  const left = box.x + text * 0.5;
  const right = box.x + box.wide - text * 0.5;
  const row = (at: number) => box.y + (box.high * at) / 4.5;
  const write = (
    part: Part,
    content: string,
    at: Partial<TextOperation> & { x: number; y: number },
  ): TextOperation => ({
    kind: 'text',
    part,
    text: content,
    size: text,
    fill: PAPER.ink,
    align: 'left',
    ...at,
  });
  const rank = `#${boatRanks(view)[seat]}`;
  const scoreWide = text * (0.3 + 1.12 * String(score).length);
  const swatch = text * 1.5;
  const operations: DrawOperation[] = [
    card(box, text, moves ? { fill: PAPER.toMove, rim: PAPER.toMoveRim } : undefined),
    {
      kind: 'box',
      part: 'panel',
      x: left - text * 0.1,
      y: row(0.95) - swatch / 2,
      wide: swatch,
      high: swatch,
      radius: text * 0.25,
      fill: sign.fill,
      stroke: PAPER.ink,
      width: Math.max(1.5, text * 0.07),
    },
    { kind: 'badge', shape: sign.shape, x: left - text * 0.1 + swatch / 2, y: row(0.95), size: text * 0.98 },
    write('panel', sign.letter, {
      x: left - text * 0.1 + swatch / 2,
      y: row(0.95),
      bold: true,
      align: 'center',
      size: Math.max(SMALLEST_TEXT, Math.round(text * 0.8)),
    }),
    write('name', cleanName(names[seat] ?? '', sign.letter), {
      x: left + text * 1.75,
      y: row(0.95),
      bold: true,
      maxWidth: right - scoreWide - (left + text * 1.75),
    }),
    write('score', String(score), { x: right, y: row(1.25), size: Math.round(text * 1.9), bold: true, align: 'right' }),
    {
      kind: 'piece',
      part: 'panel',
      piece: 'meeple',
      colour,
      plain: true,
      x: left + text * 0.6,
      y: row(2.35),
      size: text * 1.02,
    },
    write('meeples', String(meeples), { x: left + text * 1.45, y: row(2.4) }),
    {
      kind: 'piece',
      part: 'panel',
      piece: 'camp',
      colour,
      plain: true,
      x: left + text * 3.1,
      y: row(2.4),
      size: text * 1.15,
    },
    write('camps', String(camps), { x: left + text * 4, y: row(2.4) }),
    {
      kind: 'piece',
      part: 'panel',
      piece: 'boat',
      colour,
      plain: true,
      x: left + text * 0.75,
      y: row(3.7),
      size: text * 0.95,
    },
    write('boat-space', `${words.space} ${space}  ${rank}`, {
      x: left + text * 1.9,
      y: row(3.68),
      maxWidth: right - (left + text * 1.9) - (moves ? text * 1.4 : 0),
    }),
  ];
  if (moves) {
    operations.push(
      {
        kind: 'polygon',
        part: 'to-move',
        points: [
          { x: right - text * 0.9, y: row(3.65) - text * 0.55 },
          { x: right, y: row(3.65) },
          { x: right - text * 0.9, y: row(3.65) + text * 0.55 },
        ],
        fill: PAPER.toMoveRim,
      },
      write('to-move', words.toMove, {
        x: right,
        y: row(2.4),
        align: 'right',
        fill: PAPER.toMoveRim,
        bold: true,
        maxWidth: right - (left + text * 4.8),
      }),
    );
  }
  if (best) operations.push(write('panel', '★', { x: right, y: row(2.5), align: 'right', fill: PAPER.toMoveRim }));
  return operations;
}

function pileCard({ view, words }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { text, pile: box } = layout;
  const left = box.x + text * 0.5;
  const inner = box.wide - text;
  const over = view.phase === 'over';
  const operations: DrawOperation[] = [
    card(box, text),
    {
      kind: 'text',
      part: 'panel',
      text: over ? words.over : words.tilesLeft,
      x: left,
      y: box.y + box.high * 0.3,
      size: text,
      bold: true,
      fill: PAPER.ink,
      align: 'left',
      maxWidth: inner,
    },
  ];
  const doubles = view.doubles.filter((double) => double.left).length;
  const counts = [
    { count: view.pile.land, glyph: landGlyph },
    { count: view.pile.amazon, glyph: riverGlyph },
    { count: doubles, glyph: doubleGlyph },
  ];
  counts.forEach(({ count, glyph }, index) => {
    const x = left + (inner * index) / counts.length;
    const y = box.y + box.high * 0.7;
    operations.push(...glyph(x, y, text), {
      kind: 'text',
      part: 'pile',
      text: String(count),
      x: x + text * 1.45,
      y,
      size: text,
      fill: PAPER.ink,
      align: 'left',
    });
  });
  return operations;
}

function square(x: number, y: number, wide: number, high: number): DrawOperation {
  return { kind: 'box', x, y, wide, high, radius: 2, fill: LAND.jungle, stroke: LAND.shade, width: 2 };
}

function landGlyph(x: number, y: number, text: number): DrawOperation[] {
  const dot = (dx: number, dy: number): DrawOperation => ({
    kind: 'circle',
    x: x + text * dx,
    y: y + text * dy,
    radius: text * 0.2,
    fill: LAND.canopyLight,
  });
  return [square(x, y - text * 0.6, text * 1.2, text * 1.2), dot(0.35, -0.2), dot(0.85, -0.1), dot(0.5, 0.3)];
}

function riverGlyph(x: number, y: number, text: number): DrawOperation[] {
  return [
    square(x, y - text * 0.6, text * 1.2, text * 1.2),
    { kind: 'box', x, y: y - text * 0.27, wide: text * 1.2, high: text * 0.54, radius: 0, fill: LAND.amazon },
  ];
}

function doubleGlyph(x: number, y: number, text: number): DrawOperation[] {
  const [wide, high] = [text * 0.9, text * 1.8];
  const top = y - high / 2;
  const points = [
    { x, y: top + high * 0.75 },
    { x: x + wide * 0.5, y: top + high * 0.66 },
    { x: x + wide * 0.5, y: top + high * 0.34 },
    { x: x + wide, y: top + high * 0.25 },
  ];
  return [square(x, top, wide, high), { kind: 'line', points, stroke: LAND.amazon, width: text * 0.36 }];
}

function tileCard(
  { set, words, view }: BoardPictureRequest,
  layout: BoardLayout,
  shown: { tile: string; index: number },
): DrawOperation[] {
  const { text } = layout;
  const box = layout.tiles[shown.index]!;
  const type = set.tiles[set.indexOf.get(shown.tile)!]!;
  const { box: art } = tileArt(type, 0);
  const room = { wide: box.wide - text, high: box.high - text * 2 };
  const size = Math.floor(Math.min(room.wide / art.wide, room.high / art.high));
  const middle = box.x + box.wide / 2;
  return [
    card(box, text, { fill: PAPER.toMove, rim: PAPER.toMoveRim }),
    {
      kind: 'text',
      part: 'panel',
      text: view.phase === 'double' ? shown.tile : words.drawn,
      x: middle,
      y: box.y + text * 0.95,
      size: view.phase === 'double' ? Math.max(SMALLEST_TEXT, Math.round(text * 0.8)) : text,
      bold: true,
      fill: PAPER.ink,
      align: 'center',
      maxWidth: box.wide - text * 0.6,
    },
    {
      kind: 'tile',
      part: view.phase === 'double' ? 'double' : 'drawn',
      tile: shown.tile,
      rotation: 0,
      size,
      x: Math.round(middle - (art.wide * size) / 2 - art.x * size),
      y: Math.round(box.y + text * 1.6 + (room.high - art.high * size) / 2 - art.y * size),
    },
  ];
}

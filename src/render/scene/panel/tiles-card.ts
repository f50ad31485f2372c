import { signArt } from '../../art/piece-art.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import { shownTiles } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { cardOperation, lineOperation } from './card.ts';
import { landGlyph, riverGlyph, tileBack } from './glyph.ts';
import { tilePicture } from './tile-picture.ts';

/** The tile to place, or the doubles to choose from; what is left in the pile, and the doubles, those used struck out. */
export function tilesCard(sheet: Sheet, box: Box): DrawOperation[] {
  const shown = shownTiles(sheet.scene);
  const isChoice = sheet.scene.drawn === undefined && shown.length > 0;
  return [
    cardOperation(sheet, box, shown.length > 0),
    ...(isChoice ? choiceOperations(sheet, shown, box) : drawnOperations(sheet, box)),
  ];
}

function drawnOperations(sheet: Sheet, box: Box): DrawOperation[] {
  const { scene, layout, words } = sheet;
  const { text } = layout;
  const pad = Math.round(text * 0.5);
  const top = box.y + Math.round(text * 1.75);
  const sideWide = Math.round(box.wide * 0.47);
  const side = { x: box.x + box.wide - sideWide, y: top, wide: sideWide - pad, high: box.y + box.high - pad - top };
  const large = { x: box.x + pad, y: top, wide: side.x - box.x - 2 * pad, high: side.high };
  const countsHigh = Math.min(Math.round(text * 3), Math.round(side.high * 0.44));
  const over = scene.phase === 'over';
  return [
    ...(scene.drawn ? [heading(sheet, words.drawn, large, box.y)] : []),
    heading(sheet, over ? words.over : words.tilesLeft, over ? { x: large.x, wide: box.wide - 2 * pad } : side, box.y),
    ...drawnPicture(sheet, large),
    ...pileColumn(sheet, { ...side, high: countsHigh }),
    ...doublesRow(sheet, { ...side, y: side.y + countsHigh + pad, high: side.high - countsHigh - pad }),
  ];
}

function heading(sheet: Sheet, text: string, place: { x: number; wide: number }, top: number): DrawOperation {
  return lineOperation(sheet, 'panel', {
    text,
    x: place.x + Math.round(place.wide / 2),
    y: top + Math.round(sheet.layout.text * 0.95),
    bold: true,
    align: 'center',
    room: place.wide,
  });
}

/** Doubles side by side, each over the name that it is chosen by; what is left in the pile above them. */
function choiceOperations(sheet: Sheet, tiles: readonly string[], box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const pad = Math.round(text * 0.5);
  const half = Math.round(box.wide / 2);
  const each = Math.floor((box.wide - 2 * pad) / tiles.length);
  const [top, nameHigh] = [box.y + Math.round(text * 1.75), Math.round(text * 1.15)];
  return [
    heading(sheet, sheet.words.tilesLeft, { x: box.x + pad, wide: half - pad }, box.y),
    ...pileCounts(sheet).flatMap((count, index) =>
      pileCount(sheet, count, {
        x: box.x + half + Math.round(text * (0.8 + index * 3.05)),
        y: box.y + Math.round(text * 0.95),
        size: Math.round(text),
      }),
    ),
    ...tiles.flatMap((tile, at): DrawOperation[] => {
      const x = box.x + pad + at * each;
      const room = { x: x + 2, y: top, wide: each - 4, high: box.y + box.high - pad - nameHigh - top };
      const { box: art, operation } = tilePicture(sheet, { tile, part: 'double' }, room);
      return [
        operation,
        lineOperation(sheet, 'panel', {
          text: tile,
          x: x + Math.round(each / 2),
          y: art.y + art.high + Math.round(nameHigh / 2),
          align: 'center',
          bold: true,
          room: each - Math.round(text * 0.3),
        }),
      ];
    }),
  ];
}

function roomInStrip(box: Box, text: number): Box {
  const pad = Math.round(text * 0.2);
  return { x: box.x + pad, y: box.y + pad, wide: box.wide - 2 * pad, high: box.high - 2 * pad };
}

/** The drawn tile in the strip of a focus. */
export function drawnCard(sheet: Sheet, box: Box): DrawOperation[] {
  const room = roomInStrip(box, sheet.layout.text);
  const shown = shownTiles(sheet.scene);
  const isChoice = sheet.scene.drawn === undefined && shown.length > 0;
  return [
    cardOperation(sheet, box, shown.length > 0),
    ...(isChoice ? row(sheet, shown, room) : drawnPicture(sheet, room)),
  ];
}

function drawnPicture(sheet: Sheet, box: Box): DrawOperation[] {
  const { drawn, phase, pile } = sheet.scene;
  if (drawn) return [tilePicture(sheet, { tile: drawn, part: 'drawn' }, box).operation];
  if (phase === 'over') return winnerSigns(sheet, box);
  // Land tiles are drawn until there is none left.
  return tileBack(sheet, box, pile.land + pile.amazon > 0);
}

/** The signs of those who have won. */
function winnerSigns({ scene }: Sheet, box: Box): DrawOperation[] {
  const winners = scene.seats.filter(({ winner }) => winner);
  const each = Math.floor(box.wide / winners.length);
  const size = Math.round(Math.min(box.high * 0.7, each * 0.8));
  return winners.flatMap(({ colour }, index) =>
    signArt({
      colour,
      x: box.x + Math.round((index + 0.5) * each),
      y: box.y + Math.round(box.high / 2),
      size,
    }),
  );
}

/** Doubles side by side, each with the last letter of the name that it is chosen by. */
function row(sheet: Sheet, tiles: readonly string[], box: Box): DrawOperation[] {
  const { layout, paper } = sheet;
  const each = Math.floor(box.wide / tiles.length);
  const radius = Math.round(layout.text * 0.5);
  return tiles.flatMap((tile, at): DrawOperation[] => {
    const place = { ...box, x: box.x + at * each + 2, wide: each - 4 };
    const { box: art, operation } = tilePicture(sheet, { tile, part: 'double' }, place);
    const corner = { x: art.x + radius + 2, y: art.y + radius + 2 };
    return [
      operation,
      { kind: 'circle', part: 'panel', ...corner, radius, fill: paper.card, stroke: paper.ink, width: 2 },
      lineOperation(sheet, 'panel', {
        text: tile.slice(tile.lastIndexOf('-') + 1),
        ...corner,
        size: Math.round(layout.text * 0.75),
        align: 'center',
        bold: true,
      }),
    ];
  });
}

interface PileCount {
  readonly count: number;
  readonly glyph: typeof landGlyph;
}

function pileCounts({ scene: { pile } }: Sheet): PileCount[] {
  return [
    { count: pile.land, glyph: landGlyph },
    { count: pile.amazon, glyph: riverGlyph },
  ];
}

function pileColumn(sheet: Sheet, box: Box): DrawOperation[] {
  const counts = pileCounts(sheet);
  const high = Math.floor(box.high / counts.length);
  return counts.flatMap((count, index) =>
    pileCount(sheet, count, {
      x: box.x + Math.round(box.wide * 0.28),
      y: box.y + index * high + Math.round(high / 2),
      size: Math.min(Math.round(sheet.layout.text * 1.3), high - 6),
    }),
  );
}

/** A sign for a kind of tile, `size` high, and how many are left. */
function pileCount(
  sheet: Sheet,
  { count, glyph }: PileCount,
  { x, y, size }: { x: number; y: number; size: number },
): DrawOperation[] {
  return [
    ...glyph(sheet, { x, y }, size),
    lineOperation(sheet, 'pile', {
      text: String(count),
      x: x + Math.round(size * 0.85),
      y,
      bold: true,
      size: Math.max(sheet.layout.text, Math.round(size * 0.9)),
    }),
  ];
}

function doublesRow(sheet: Sheet, box: Box): DrawOperation[] {
  const { scene, layout, paper } = sheet;
  const each = Math.floor(box.wide / scene.doubles.length);
  const gap = Math.round(layout.text * 0.12);
  const width = Math.max(3, Math.round(layout.text * 0.12));
  return scene.doubles.flatMap(({ tile, left }, at): DrawOperation[] => {
    const place = { ...box, x: box.x + at * each + gap, wide: each - 2 * gap };
    const { box: art, operation } = tilePicture(sheet, { tile, part: 'pile' }, place);
    if (left) return [operation];
    const corner = { x: art.x + art.wide, y: art.y + art.high };
    return [
      operation,
      { kind: 'box', part: 'panel', ...art, radius: 0, fill: `${paper.card}b3` },
      { kind: 'line', part: 'panel', points: [art, corner], stroke: paper.struck, width },
      {
        kind: 'line',
        part: 'panel',
        points: [
          { x: corner.x, y: art.y },
          { x: art.x, y: corner.y },
        ],
        stroke: paper.struck,
        width,
      },
    ];
  });
}

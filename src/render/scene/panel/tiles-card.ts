import { circle, type DrawOperation, polyline, rectangle, type TileOperation } from '../../../drawing/draw.ts';
import { type Box, inset, middleOf, type Point, pointsOf } from '../../../drawing/point.ts';
import { shownTiles } from '../../../games/amazonas/picture/facts.ts';
import { signArt } from '../../art/piece-art.ts';
import type { Sheet } from '../board-layout.ts';
import { cardOperation, lineOperation } from './card.ts';
import { landGlyph, riverGlyph, tileBack, tilePicture } from './tile-picture.ts';

/** The tile to place, or the doubles to choose from; what is left in the pile, and the doubles, those used struck out. */
export function tilesCard(sheet: Sheet, box: Box): DrawOperation[] {
  const { isLit, choice } = toAct(sheet);
  return [
    cardOperation(sheet, box, isLit),
    ...(choice.length > 0 ? choiceOperations(sheet, choice, box) : drawnOperations(sheet, box)),
  ];
}

/** The drawn tile, or the doubles to choose from, in the strip of a focus. */
export function drawnCard(sheet: Sheet, box: Box): DrawOperation[] {
  const room = inset(box, Math.round(sheet.layout.text * 0.2));
  const { isLit, choice } = toAct(sheet);
  return [
    cardOperation(sheet, box, isLit),
    ...(choice.length > 0 ? choiceInStrip(sheet, choice, room) : drawnPicture(sheet, room)),
  ];
}

/** Whether there is a tile to place or to choose, and those to choose from. */
function toAct({ scene }: Sheet): { readonly isLit: boolean; readonly choice: readonly string[] } {
  const shown = shownTiles(scene);
  return { isLit: shown.length > 0, choice: scene.drawn === undefined ? shown : [] };
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
  return [
    ...(scene.drawn ? [heading(sheet, words.drawn, large, box.y)] : []),
    scene.phase === 'over'
      ? heading(sheet, words.over, { x: large.x, wide: box.wide - 2 * pad }, box.y)
      : heading(sheet, words.tilesLeft, side, box.y),
    ...drawnPicture(sheet, large),
    ...pileColumn(sheet, { ...side, high: countsHigh }),
    ...doublesRow(sheet, { ...side, y: side.y + countsHigh + pad, high: side.high - countsHigh - pad }),
  ];
}

function heading(sheet: Sheet, text: string, { x, wide }: { x: number; wide: number }, top: number): DrawOperation {
  const at = { x: x + Math.round(wide / 2), y: top + Math.round(sheet.layout.text * 0.95) };
  return lineOperation(sheet, 'panel', text, { ...at, bold: true, align: 'center', room: wide });
}

/** Doubles side by side, each over the name that it is chosen by; what is left in the pile above them. */
function choiceOperations(sheet: Sheet, tiles: readonly string[], box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const pad = Math.round(text * 0.5);
  const half = Math.round(box.wide / 2);
  const each = Math.floor((box.wide - 2 * pad) / tiles.length);
  const [top, nameHigh] = [box.y + Math.round(text * 1.75), Math.round(text * 1.15)];
  const countsY = box.y + Math.round(text * 0.95);
  return [
    heading(sheet, sheet.words.tilesLeft, { x: box.x + pad, wide: half - pad }, box.y),
    ...pileCounts(sheet, Math.round(text), (index) => ({
      x: box.x + half + Math.round(text * (0.8 + index * 3.05)),
      y: countsY,
    })),
    ...tiles.flatMap((tile, at) => {
      const x = box.x + pad + at * each;
      const room = { x: x + 2, y: top, wide: each - 4, high: box.y + box.high - pad - nameHigh - top };
      const { box: art, operation } = tilePicture(sheet.set, tile, room);
      const name = { x: x + Math.round(each / 2), y: art.y + art.high + Math.round(nameHigh / 2) };
      const look = { bold: true, align: 'center', room: each - Math.round(text * 0.3) } as const;
      return [shown(operation, 'double'), lineOperation(sheet, 'panel', tile, { ...name, ...look })];
    }),
  ];
}

function shown(operation: TileOperation, part: string): DrawOperation {
  return { ...operation, part };
}

/** Doubles side by side, each with the last letter of the name that it is chosen by. */
function choiceInStrip(sheet: Sheet, tiles: readonly string[], box: Box): DrawOperation[] {
  const { layout, paper, set } = sheet;
  const radius = Math.round(layout.text * 0.5);
  const look = { size: Math.round(layout.text * 0.75), align: 'center', bold: true } as const;
  return tiles.flatMap((tile, at) => {
    const { box: art, operation } = tilePicture(set, tile, partOf(box, { at, of: tiles.length, gap: 2 }));
    const corner = { x: art.x + radius + 2, y: art.y + radius + 2 };
    return [
      shown(operation, 'double'),
      circle(corner, radius, { part: 'panel', fill: paper.card, stroke: paper.ink, width: 2 }),
      lineOperation(sheet, 'panel', tile.slice(tile.lastIndexOf('-') + 1), { ...corner, ...look }),
    ];
  });
}

/** One of several equal parts of a box, side by side, with a gap at both its sides. */
function partOf(box: Box, { at, of, gap }: { at: number; of: number; gap: number }): Box {
  const each = Math.floor(box.wide / of);
  return { ...box, x: box.x + at * each + gap, wide: each - 2 * gap };
}

function drawnPicture(sheet: Sheet, box: Box): DrawOperation[] {
  const { drawn, phase } = sheet.scene;
  const { pile } = sheet.scene.facts;
  if (drawn) return [shown(tilePicture(sheet.set, drawn, box).operation, 'drawn')];
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
    signArt(colour, { x: box.x + Math.round((index + 0.5) * each), y: middleOf(box).y }, size),
  );
}

function pileColumn(sheet: Sheet, box: Box): DrawOperation[] {
  const high = Math.floor(box.high / 2);
  const size = Math.min(Math.round(sheet.layout.text * 1.3), high - 6);
  const x = box.x + Math.round(box.wide * 0.28);
  return pileCounts(sheet, size, (index) => ({ x, y: box.y + index * high + Math.round(high / 2) }));
}

/** Signs for land and Amazon tiles, `size` high, and how many of each are left. */
function pileCounts(sheet: Sheet, size: number, place: (index: number) => Point): DrawOperation[] {
  const { land, scene, layout } = sheet;
  const kinds = [
    { glyph: landGlyph, count: scene.facts.pile.land },
    { glyph: riverGlyph, count: scene.facts.pile.amazon },
  ];
  return kinds.flatMap(({ glyph, count }, index) => {
    const { x, y } = place(index);
    const line = { x: x + Math.round(size * 0.85), y, size: Math.max(layout.text, Math.round(size * 0.9)) };
    return [...glyph(land, { x, y }, size), lineOperation(sheet, 'pile', count, { ...line, bold: true })];
  });
}

function doublesRow({ scene, layout, paper, set }: Sheet, box: Box): DrawOperation[] {
  const gap = Math.round(layout.text * 0.12);
  const width = Math.max(3, gap);
  return scene.facts.doubles.flatMap(({ tile, left }, at): DrawOperation[] => {
    const { box: art, operation } = tilePicture(set, tile, partOf(box, { at, of: scene.facts.doubles.length, gap }));
    if (left) return [shown(operation, 'pile')];
    const [right, bottom] = [art.x + art.wide, art.y + art.high];
    const strokes = [pointsOf([art.x, art.y, right, bottom]), pointsOf([right, art.y, art.x, bottom])];
    return [
      shown(operation, 'pile'),
      rectangle(art, { part: 'panel', fill: `${paper.card}b3` }),
      ...strokes.map((points) => ({ ...polyline(points, paper.struck, width), part: 'panel' })),
    ];
  });
}

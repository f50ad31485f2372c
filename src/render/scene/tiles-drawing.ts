import { caption, type Drawing, type DrawOperation, polyline, rectangle } from '../../drawing/draw.ts';
import { type Box, middleOf } from '../../drawing/point.ts';
import { coloursOf, type PaperColours } from '../art/palette.ts';
import type { TilesPictureRequest } from '../request.ts';
import { tileOf } from '../tile-of.ts';
import { doubleGlyph, type Glyph, landGlyph, riverGlyph, tilePicture } from './panel/tile-picture.ts';

/** Sides of a tile that are tried, the largest first, and the largest picture that they may come to, in pixels. */
const TILES = [128, 112, 96, 80, 72, 64];
const ROOM = { wide: 1200, high: 900 };

/** Parts of the picture in sides of a tile. */
const GAP = 0.12;
const HEADING = 0.62;
const EDGE = 0.25;

/** Tiles of one kind: how many of each are left. */
interface Group {
  readonly glyph: Glyph;
  readonly count: number;
  readonly title?: string;
  readonly tiles: readonly { readonly tile: string; readonly count: number; readonly used?: true }[];
  /** Squares that a tile is high. */
  readonly high: number;
}

/** The tiles that are left: land tiles, Amazon tiles, and the doubles with those used struck out. */
export function tilesDrawing(request: TilesPictureRequest): Drawing {
  const { theme = 'day' } = request;
  const { land, paper } = coloursOf(theme);
  const groups = groupsOf(request);
  const tile = TILES.find((size) => heightOf(groups, size) <= ROOM.high) ?? TILES.at(-1)!;
  const operations: DrawOperation[] = [];
  const columns = columnsOf(tile);
  const step = Math.round(tile * (1 + GAP));
  const edge = Math.round(tile * EDGE);
  let y = edge;
  for (const group of groups) {
    const size = 26;
    const middle = y + Math.round(tile * HEADING * 0.42);
    const line = { kind: 'text', y: middle, size, bold: true, fill: paper.ink, align: 'left' } as const;
    operations.push(
      ...group.glyph(land, { x: edge + Math.round(size * 0.6), y: middle }, Math.round(size * 1.2)),
      { ...line, part: 'pile', text: String(group.count), x: edge + Math.round(size * 1.5) },
      ...(group.title ? [{ ...line, part: 'panel' as const, text: group.title, x: edge + size * 3 }] : []),
    );
    y += Math.round(tile * HEADING);
    const rowHigh = Math.round(tile * (group.high + GAP));
    group.tiles.forEach((one, index) => {
      const [x, top] = [edge + (index % columns) * step, y + Math.floor(index / columns) * rowHigh];
      operations.push(
        ...tileWithCount(request, { ...one, box: { x, y: top, wide: tile, high: tile * group.high }, paper }),
      );
    });
    y += Math.ceil(group.tiles.length / columns) * rowHigh + Math.round(tile * 0.1);
  }
  return {
    width: 2 * edge + columns * step - Math.round(tile * GAP),
    height: y + edge,
    theme,
    background: paper.ground,
    operations,
  };
}

function groupsOf({ view, set, words }: TilesPictureRequest): Group[] {
  const left = Object.entries(view.pile.tiles).map(([tile, count]) => ({ tile, count }));
  const ofRole = (role: string) => left.filter(({ tile }) => tileOf(set, tile).role === role);
  const doubles = view.doubles.map(({ tile, left: isLeft }) =>
    isLeft ? { tile, count: 1 } : { tile, count: 0, used: true as const },
  );
  const { land, amazon } = view.pile;
  const groups: Group[] = [
    { glyph: landGlyph, count: land, title: words.tilesLeft, tiles: ofRole('land'), high: 1 },
    { glyph: riverGlyph, count: amazon, tiles: ofRole('amazon'), high: 1 },
    { glyph: doubleGlyph, count: doubles.filter(({ used }) => !used).length, tiles: doubles, high: 2 },
  ];
  return groups.filter(({ tiles }) => tiles.length > 0);
}

function columnsOf(tile: number): number {
  return Math.floor((ROOM.wide - 2 * tile * EDGE + tile * GAP) / (tile * (1 + GAP)));
}

function heightOf(groups: readonly Group[], tile: number): number {
  const columns = columnsOf(tile);
  return groups.reduce(
    (sum, { tiles, high }) => sum + tile * (HEADING + Math.ceil(tiles.length / columns) * (high + GAP)),
    2 * tile * EDGE,
  );
}

function tileWithCount(
  { set, marked }: TilesPictureRequest,
  about: { tile: string; count: number; used?: true; box: Box; paper: PaperColours },
): DrawOperation[] {
  const { tile, count, used, paper } = about;
  const { box, operation } = tilePicture(set, tile, about.box);
  const size = about.box.wide;
  const width = Math.max(3, Math.round(size * 0.05));
  const isMarked = marked?.includes(tile);
  const operations: DrawOperation[] = [{ ...operation, part: used ? 'double' : 'pile' }];
  if (used || isMarked === false) operations.push(rectangle(box, { part: 'panel', fill: `${paper.ground}b3` }));
  if (used) {
    const corner = { x: box.x + box.wide, y: box.y + box.high };
    operations.push({ ...polyline([box, corner], paper.struck, width), part: 'panel' });
  } else if (isMarked) {
    const frame = { part: 'legal', radius: width };
    operations.push(
      rectangle(box, { ...frame, stroke: paper.highlightCase, width: width + 4 }),
      rectangle(box, { ...frame, stroke: paper.highlight, width }),
    );
  }
  if (count > 1) operations.push(...countPlate(paper, box, { count, size }));
  return operations;
}

function countPlate(paper: PaperColours, box: Box, { count, size }: { count: number; size: number }): DrawOperation[] {
  const text = `×${count}`;
  const high = Math.round(size * 0.3);
  const wide = Math.round(high * (0.35 + 0.6 * text.length));
  const plate = { x: box.x + box.wide - wide, y: box.y + box.high - high, wide, high };
  const rim = { stroke: paper.ink, width: 2 };
  return [
    rectangle(plate, { part: 'panel', radius: Math.round(high * 0.25), fill: paper.card, ...rim }),
    caption(middleOf(plate), text, { part: 'pile', size: Math.round(high * 0.85), fill: paper.ink }),
  ];
}

import { tileOf } from '../../core/tile.ts';
import { caption, type Drawing, type DrawOperation, polyline, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS, type PaperColours } from '../../drawing/paper.ts';
import { type Box, middleOf } from '../../drawing/point.ts';
import { boxOf } from '../../drawing/port-position.ts';
import type { TileGroup } from '../../games/contract/scene.ts';
import type { TilesPictureRequest } from '../request.ts';
import { tileGroups } from './board-scene.ts';
import { countOf, signOf, tilePicture } from './panel/tile-picture.ts';

/** Sides of a tile that are tried, the largest first, and the size limit of the picture, in pixels. */
const TILES = [128, 112, 96, 80, 72, 64];
const ROOM = { width: 972, height: 1000 };

/** Sizes of the parts of the picture, in sides of a tile. */
const GAP = 0.12;
const HEADING = 0.62;
const EDGE = 0.25;

/** Height of the plate with a count, in sides of a tile; a phone shows the picture at a third of its size. */
const COUNT = 0.4;

/** A group with its title, and the height of its tiles in squares. */
interface Group extends TileGroup {
  readonly title?: string;
  readonly height: number;
}

/** Draws the tiles left, group by group, with used ones struck out. */
export function tilesDrawing(request: TilesPictureRequest): Drawing {
  const { theme = 'day' } = request;
  const paper = PAPER_COLOURS[theme];
  const groups = groupsOf(request);
  const tile = TILES.find((size) => heightOf(groups, size) <= ROOM.height) ?? TILES.at(-1)!;
  const operations: DrawOperation[] = [];
  const columns = columnsOf(tile);
  const step = Math.round(tile * (1 + GAP));
  const edge = Math.round(tile * EDGE);
  let y = edge;
  for (const group of groups) {
    const size = 26;
    const middle = y + Math.round(tile * HEADING * 0.42);
    const line = { kind: 'text', y: middle, size, bold: true, fill: paper.ink, align: 'left' } as const;
    const titleAt = 1.8 + 0.6 * String(countOf(group)).length;
    const sign = signOf(request.game.picture, group.name);
    operations.push(
      ...sign({ x: edge + Math.round(size * 0.6), y: middle }, Math.round(size * 1.2), theme),
      { ...line, part: 'pile', text: String(countOf(group)), x: edge + Math.round(size * 1.5) },
      ...(group.title ? [{ ...line, part: 'panel' as const, text: group.title, x: edge + titleAt * size }] : []),
    );
    y += Math.round(tile * HEADING);
    const rowHeight = Math.round(tile * (group.height + GAP));
    group.tiles.forEach((one, index) => {
      const [x, top] = [edge + (index % columns) * step, y + Math.floor(index / columns) * rowHeight];
      const box = { x, y: top, width: tile, height: tile * group.height };
      operations.push(...tileWithCount(request, { ...one, box, paper }));
    });
    y += Math.ceil(group.tiles.length / columns) * rowHeight + Math.round(tile * 0.1);
  }
  return {
    width: 2 * edge + columns * step - Math.round(tile * GAP),
    height: y + edge,
    theme,
    background: paper.ground,
    operations,
  };
}

function groupsOf(request: TilesPictureRequest): Group[] {
  const groups = tileGroups(request).map((group, index): Group => {
    const heights = group.tiles.map(({ tile }) => boxOf(tileOf(request.content, tile), 0).height);
    return { ...group, ...(index === 0 && { title: request.words.tilesLeft }), height: Math.max(1, ...heights) };
  });
  return groups.filter(({ tiles }) => tiles.length > 0);
}

function columnsOf(tile: number): number {
  return Math.floor((ROOM.width - 2 * tile * EDGE + tile * GAP) / (tile * (1 + GAP)));
}

function heightOf(groups: readonly Group[], tile: number): number {
  const columns = columnsOf(tile);
  return groups.reduce(
    (sum, { tiles, height }) => sum + tile * (HEADING + Math.ceil(tiles.length / columns) * (height + GAP)),
    2 * tile * EDGE,
  );
}

function tileWithCount(
  { content, marked }: TilesPictureRequest,
  about: { tile: string; count: number; box: Box; paper: PaperColours },
): DrawOperation[] {
  const { tile, count, paper } = about;
  const { box, operation } = tilePicture(content, tile, about.box);
  const isUsed = count === 0;
  const size = about.box.width;
  const width = Math.max(3, Math.round(size * 0.05));
  const isMarked = marked?.includes(tile);
  const operations: DrawOperation[] = [{ ...operation, part: isUsed ? 'used' : 'pile' }];
  if (isUsed || isMarked === false) operations.push(rectangle(box, { part: 'panel', fill: `${paper.ground}b3` }));
  if (isUsed) {
    const corner = { x: box.x + box.width, y: box.y + box.height };
    operations.push({ ...polyline([box, corner], paper.struck, width), part: 'panel' });
  } else if (isMarked) {
    const frame = { part: 'legal', radius: width };
    operations.push(
      rectangle(box, { ...frame, stroke: paper.highlightCase, lineWidth: width + 4 }),
      rectangle(box, { ...frame, stroke: paper.highlight, lineWidth: width }),
    );
  }
  if (count > 1) operations.push(...countPlate(paper, box, { count, size }));
  return operations;
}

function countPlate(paper: PaperColours, box: Box, { count, size }: { count: number; size: number }): DrawOperation[] {
  const text = `×${count}`;
  const height = Math.round(size * COUNT);
  const width = Math.round(height * (0.35 + 0.6 * text.length));
  const plate = { x: box.x + box.width - width, y: box.y + box.height - height, width, height };
  const rim = { stroke: paper.ink, lineWidth: 2 };
  return [
    rectangle(plate, { part: 'panel', radius: Math.round(height * 0.25), fill: paper.card, ...rim }),
    caption(middleOf(plate), text, { part: 'pile', size: Math.round(height * 0.85), fill: paper.ink }),
  ];
}

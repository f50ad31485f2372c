import { tileOf } from '../../../core/tile.ts';
import { boardPoint, onBoard, squareCorner, squaresBox } from '../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { distance, inset, type Point } from '../../../drawing/point.ts';
import type { TilePlace } from '../../contract/view.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { AmazonasContext } from './facts.ts';
import { flowArt, mouthArt } from './mouth-art.ts';
import { LAND, SPACE } from './palette.ts';
import { shapeOf } from './segment-area.ts';
import { layoutOf } from './tile-layout.ts';

/** Width that a space's number of two digits needs, in pixels. */
const NUMBER_ROOM = 25;
/** Every fourth space is numbered where there is no room for all numbers. */
const NUMBERED_EVERY = 4;

/** Hatches the squares on which no land tile may be placed before the river gets there (A3). */
export function aheadOperations({ scene, layout, paper, theme }: AmazonasContext): DrawOperation[] {
  const { area, over, facts } = scene;
  const first = Math.max(area.x, facts.river.front + 1);
  const columns = area.x + area.columns - first;
  if (columns <= 0 || over) return [];
  const { ahead: shade, aheadStripe: stripes } = LAND[theme];
  const squares = { ...squareCorner(layout, { x: first, y: area.y }), size: layout.tile, columns, rows: area.rows };
  return [{ kind: 'squares', part: 'ahead', ...squares, fill: paper.ground, line: paper.grid, shade, stripes }];
}

/** Numbered stepping marks on the river; boats stand on theirs. */
export function spaceOperations({ scene, layout, content }: AmazonasContext): DrawOperation[] {
  const spaces = riverSpaces(scene.tiles, content);
  const { tile } = layout;
  return spaces.flatMap((space, index): DrawOperation[] => {
    const at = boardPoint(layout, space);
    const number = index + 1;
    const isRoomy = roomAt(spaces, index) * tile >= Math.min(NUMBER_ROOM, tile * 0.62);
    const numbered = isRoomy || number === 1 || number === spaces.length || number % NUMBERED_EVERY === 0;
    const min = numbered ? Math.min(11, tile * 0.27) : Math.min(4, tile * 0.08);
    const radius = Math.round(Math.max(min, tile * (numbered ? 0.1 : 0.05)));
    const rim = { stroke: SPACE.rim, lineWidth: Math.max(2, Math.round(tile * 0.02)) };
    const mark = circle(at, radius, { part: 'space', fill: SPACE.fill, ...rim });
    if (!numbered) return [mark];
    return [mark, caption(at, String(number), { part: 'space', size: Math.round(radius * 1.3), fill: SPACE.ink })];
  });
}

/** The square where the river goes on, in its colour, or its mouth when the game is over. */
export function riverEndOperations({ scene, layout, theme }: AmazonasContext): DrawOperation[] {
  const { tile } = layout;
  const { next } = scene.facts.river;
  if (scene.tiles.some(({ squares }) => squares.some(({ x, y }) => x === next.x && y === next.y))) return [];
  const corner = squareCorner(layout, next);
  if (scene.facts.mouth) return mouthArt({ corner, tile }, theme);
  const { amazon } = LAND[theme];
  const square = inset(squaresBox(layout, [next]), Math.round(tile * 0.04));
  const rim = { stroke: amazon, lineWidth: Math.max(2, Math.round(tile * 0.03)) };
  return [
    rectangle(square, { part: 'next', radius: Math.round(tile * 0.1), fill: `${amazon}33`, ...rim }),
    ...flowArt({ corner, tile }, theme),
  ];
}

/** The spaces of the river from the source on, in squares of the board: space n is at index n - 1 (A18). */
export function riverSpaces(tiles: readonly TilePlace[], set: TileSet): Point[] {
  return tiles.flatMap((placed) => {
    const tile = tileOf(set, placed.tile);
    const line = shapeOf(tile).amazon?.line;
    if (!line) return [];
    const spaces = layoutOf(tile).spaces.map((point) => onBoard(placed, point));
    const [from, to] = [onBoard(placed, line[0]!), onBoard(placed, line.at(-1)!)];
    // The river flows to the east; a turned tile's own line may begin at either end.
    return tile.role !== 'start' && from.x > to.x ? spaces.reverse() : spaces;
  });
}

/** Smallest distance between a space and its neighbours, in squares. */
function roomAt(spaces: readonly Point[], index: number): number {
  const near = [spaces[index - 1], spaces[index + 1]].flatMap((other) =>
    other ? [distance(spaces[index]!, other)] : [],
  );
  return Math.min(1, ...near);
}

import { caption, circle, type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { type Box, inset } from '../../../drawing/point.ts';
import { flowArt, mouthArt } from '../../art/mouth-art.ts';
import { SPACE } from '../../art/palette.ts';
import { boardPoint, type Sheet, squareCorner, squaresBox } from '../board-layout.ts';
import { riverSpaces, roomAt } from '../river-spaces.ts';
import { isShown } from '../scene-area.ts';
import { plateOperations, pointPlate } from './tints.ts';

/** Width that a space's number of two digits needs, in pixels. */
const NUMBER_ROOM = 25;
/** Where spaces are too close for numbers, every one of these is numbered. */
const NUMBERED_EVERY = 4;

/** Numbered stepping marks on the river; boats stand on theirs. */
export function spaceOperations({ scene, layout, set }: Sheet): DrawOperation[] {
  const spaces = riverSpaces(scene.tiles, set);
  const { tile } = layout;
  return spaces.flatMap((space, index): DrawOperation[] => {
    const at = boardPoint(layout, space);
    const number = index + 1;
    const wide = roomAt(spaces, index) * tile >= Math.min(NUMBER_ROOM, tile * 0.62);
    const numbered = wide || number === 1 || number === spaces.length || number % NUMBERED_EVERY === 0;
    const least = numbered ? Math.min(11, tile * 0.27) : Math.min(4, tile * 0.08);
    const radius = Math.round(Math.max(least, tile * (numbered ? 0.1 : 0.05)));
    const rim = { stroke: SPACE.rim, width: Math.max(2, Math.round(tile * 0.02)) };
    const mark = circle(at, radius, { part: 'space', fill: SPACE.fill, ...rim });
    if (!numbered) return [mark];
    return [mark, caption(at, String(number), { part: 'space', size: Math.round(radius * 1.3), fill: SPACE.ink })];
  });
}

/** The square where the river goes on, in its colour, or its mouth when the game is over. */
export function riverEndOperations({ scene, layout, land, theme }: Sheet): DrawOperation[] {
  const { tile } = layout;
  const { next } = scene.facts.river;
  const corner = squareCorner(layout, next);
  if (scene.facts.mouth) return mouthArt({ corner, tile }, theme);
  const square = inset(squaresBox(layout, [next]), Math.round(tile * 0.04));
  const rim = { stroke: land.amazon, width: Math.max(2, Math.round(tile * 0.03)) };
  return [
    rectangle(square, { part: 'next', radius: Math.round(tile * 0.1), fill: `${land.amazon}33`, ...rim }),
    ...flowArt({ corner, tile }, theme),
  ];
}

/** Space between two plates in the mouth, in heights of one. */
const APART = 0.16;

/** At the mouth the points of every rank with those who get them, one below the other (A28); none during the game. */
export function mouthPlates(sheet: Sheet): {
  readonly operations: readonly DrawOperation[];
  readonly boxes: readonly Box[];
} {
  const { scene, layout } = sheet;
  const { area, board, tile } = layout;
  const { next } = scene.facts.river;
  if (!isShown(area, next)) return { operations: [], boxes: [] };
  const plates = (scene.facts.mouth ?? []).flatMap((points, index) => {
    const seats = scene.facts.seats.flatMap(({ rank }, seat) => (rank === index + 1 ? [seat] : []));
    return seats.length > 0 && points > 0 ? [pointPlate(sheet, { part: 'mouth', text: `+${points}`, seats })] : [];
  });
  const corner = squareCorner(layout, next);
  const high = plates[0]?.high ?? 0;
  const step = Math.round(high * (1 + APART));
  const top = corner.y + Math.round((tile - (plates.length - 1) * step - high) / 2);
  const boxes = plates.map(({ wide }, at) => {
    const x = Math.min(corner.x + Math.round(tile * 0.2), board.x + board.wide - wide - 2);
    return { x, y: top + at * step, wide, high };
  });
  return { operations: plates.flatMap((plate, at) => plateOperations(sheet, plate, boxes[at]!)), boxes };
}

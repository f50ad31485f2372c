import { flowArt, mouthArt } from '../../art/mouth-art.ts';
import type { DrawOperation } from '../../draw.ts';
import { type Box, squareCorner } from '../board-layout.ts';
import { isShown } from '../scene-area.ts';
import type { Sheet } from '../sheet.ts';
import { plateOperations, pointPlate } from './point-plate.ts';

/** Space between two plates in the mouth, in heights of one. */
const APART = 0.16;

/** The square where the river goes on, in its colour, or its mouth when the game is over. */
export function riverEndOperations({ scene, layout, land, theme }: Sheet): DrawOperation[] {
  const { tile } = layout;
  const corner = squareCorner(layout, scene.river.next);
  if (scene.mouth) return mouthArt({ corner, tile }, theme);
  const inset = Math.round(tile * 0.04);
  const side = tile - 2 * inset;
  const next: DrawOperation = {
    kind: 'box',
    part: 'next',
    x: corner.x + inset,
    y: corner.y + inset,
    wide: side,
    high: side,
    radius: Math.round(tile * 0.1),
    fill: `${land.amazon}33`,
    stroke: land.amazon,
    width: Math.max(2, Math.round(tile * 0.03)),
  };
  return [next, ...flowArt({ corner, tile }, theme)];
}

/** At the mouth the points of every rank with those who get them, one below the other (A28); none during the game. */
export function mouthPlates(sheet: Sheet): {
  readonly operations: readonly DrawOperation[];
  readonly boxes: readonly Box[];
} {
  const { scene, layout } = sheet;
  const { area, board, tile } = layout;
  const { next } = scene.river;
  if (!isShown(area, next)) return { operations: [], boxes: [] };
  const plates = (scene.mouth ?? []).flatMap((points, index) => {
    const seats = scene.seats.flatMap(({ rank }, seat) => (rank === index + 1 ? [seat] : []));
    return seats.length > 0 && points > 0 ? [pointPlate(sheet, { part: 'mouth', text: `+${points}`, seats })] : [];
  });
  const corner = squareCorner(layout, next);
  const step = plates[0] ? Math.round(plates[0].high * (1 + APART)) : 0;
  const top = corner.y + Math.round((tile - (plates.length - 1) * step - (plates[0]?.high ?? 0)) / 2);
  const placed = plates.map((plate, at) => {
    const wished = corner.x + Math.round(tile * 0.2);
    const x = Math.min(wished, board.x + board.wide - plate.wide - 2);
    return { plate, x, y: top + at * step };
  });
  return {
    operations: placed.flatMap(({ plate, x, y }) => plateOperations(sheet, plate, { x, y })),
    boxes: placed.map(({ plate: { wide, high }, x, y }) => ({ x, y, wide, high })),
  };
}

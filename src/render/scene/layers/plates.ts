import { squareCorner } from '../../../drawing/board-grid.ts';
import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
import type { Box, Point } from '../../../drawing/point.ts';
import type { BoardContext } from '../board-layout.ts';
import { isShown } from '../scene-area.ts';

/** Sizes of the parts of a plate, in heights of its text. */
const PLATE = { height: 1.36, sign: 1.12, side: 0.24, digit: 0.62 };

/** Height of the text in heights of the panel's text and in sides of a square, whichever is more. */
const TEXT = { panel: 0.7, square: 0.24 };

/** Plates of a step of the final scoring are larger by this factor where there are at most so many. */
const STEP = { factor: 1.5, most: 6 };

/** Points with the signs of the seats that get them. */
interface Points {
  readonly part: string;
  readonly text: string;
  readonly seats: readonly number[];
}

/** Points with their sizes in pixels: of the text, of a seat's sign, and of the whole. */
export interface PointPlate extends Points {
  readonly size: number;
  readonly sign: number;
  readonly width: number;
  readonly height: number;
}

/** The sizes of a plate on a picture. */
export function pointPlate({ scene, layout }: BoardContext, points: Points): PointPlate {
  const factor = scene.scoring && scene.tints.length <= STEP.most ? STEP.factor : 1;
  const size = Math.round(factor * Math.max(layout.text * TEXT.panel, layout.tile * TEXT.square));
  const sign = Math.round(size * PLATE.sign);
  const letters = Math.round(size * (PLATE.digit * points.text.length + 2 * PLATE.side));
  const width = letters + points.seats.length * (sign + 2);
  return { ...points, size, sign, width, height: Math.round(size * PLATE.height) };
}

/** A plate with its top left corner at a point. */
export function plateOperations({ scene, paper }: BoardContext, plate: PointPlate, { x, y }: Point): DrawOperation[] {
  const { part, text, seats, size, sign, width, height } = plate;
  const middle = y + Math.round(height / 2);
  const start = x + Math.round(size * PLATE.side);
  const rim = { stroke: paper.ink, lineWidth: Math.max(2, Math.round(size * 0.09)) };
  const end = start + seats.length * (sign + 2) + Math.round(size * 0.06);
  return [
    rectangle({ x, y, width, height }, { part, radius: Math.round(height * 0.28), fill: paper.card, ...rim }),
    ...seats.flatMap((seat, index) => {
      const at = { x: start + index * (sign + 2) + Math.round(sign / 2), y: middle };
      return signArt(scene.seats[seat]!.colour, at, sign);
    }),
    { kind: 'text', part, text, x: end, y: middle, size, bold: true, fill: paper.ink, align: 'left' },
  ];
}

/** Space between two plates on one square, in heights of one. */
const APART = 0.16;

/** Where a plate begins on its square, so that what the points are for is seen at its left. */
const BESIDE = 0.55;

/** Plates for points at a square without a feature, several at one square one below the other. */
export function awardPlates(context: BoardContext) {
  const { scene, layout, picture } = context;
  const { area, board, tile } = layout;
  const awards = (picture.awards?.(scene) ?? []).filter(({ square }) => isShown(area, square));
  const placed = awards.map((award) => {
    const { square, points, seats } = award;
    const plate = pointPlate(context, { part: 'award', text: `+${points}`, seats });
    const column = awards.filter((other) => other.square.x === square.x && other.square.y === square.y);
    const corner = squareCorner(layout, square);
    const { width, height } = plate;
    const step = Math.round(height * (1 + APART));
    const top = corner.y + Math.round((tile - (column.length - 1) * step - height) / 2);
    const x = Math.min(corner.x + Math.round(tile * BESIDE), board.x + board.width - width - 2);
    const box: Box = { x, y: top + column.indexOf(award) * step, width, height };
    return { plate, box };
  });
  return {
    operations: placed.flatMap(({ plate, box }) => plateOperations(context, plate, box)),
    boxes: placed.map(({ box }) => box),
  };
}

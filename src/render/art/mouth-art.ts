import type { DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import type { BoardPictureRequest } from '../request.ts';
import { type BoardLayout, SMALLEST_TEXT, squareCorner } from '../scene/board-layout.ts';
import { cubic } from './curve.ts';
import { coloursOf } from './palette.ts';
import { AMAZON_WIDTH } from './water-shape.ts';

const { land: LAND, paper: PAPER } = coloursOf('day');

/** Where the river goes on: an arrow during the game, the mouth with its points when it is over (A28). */
export function mouthOperations(request: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  return request.view.phase === 'over' ? mouth(request, layout) : arrow(request, layout);
}

function arrow({ view }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { tile } = layout;
  const corner = squareCorner(layout, view.river.next);
  return [0.2, 0.42, 0.64].map((share) => ({
    kind: 'line',
    part: 'mouth',
    points: [
      { x: corner.x + tile * share, y: corner.y + tile * 0.34 },
      { x: corner.x + tile * (share + 0.14), y: corner.y + tile * 0.5 },
      { x: corner.x + tile * share, y: corner.y + tile * 0.66 },
    ],
    stroke: LAND.current,
    width: tile * 0.05,
  }));
}

function mouth({ view, set }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { tile } = layout;
  const corner = squareCorner(layout, view.river.next);
  const at = (x: number, y: number): Point => ({ x: corner.x + x * tile, y: corner.y + y * tile });
  const [low, high] = [(1 - AMAZON_WIDTH) / 2, (1 + AMAZON_WIDTH) / 2];
  const shore = (spread: number) => [
    ...cubic([at(0, low - spread), at(0.45, low - spread), at(0.35, -0.4), at(0.62 - spread, -1)]),
    at(1, -1),
    at(1, 2),
    ...cubic([at(0.62 - spread, 2), at(0.35, 1.4), at(0.45, high + spread), at(0, high + spread)]),
  ];
  const points = set.mouth[view.seats.length] ?? [];
  return [
    { kind: 'box', part: 'mouth', ...at(0, -1), wide: tile, high: tile * 3, radius: 0, fill: LAND.jungle },
    { kind: 'polygon', part: 'mouth', points: shore(0.05), fill: LAND.sand },
    { kind: 'polygon', part: 'mouth', points: shore(0), fill: LAND.amazon },
    ...[-0.6, -0.15, 1.1, 1.6].map(
      (y, index): DrawOperation => ({
        kind: 'line',
        part: 'mouth',
        points: [at(0.68 + (index % 2) * 0.08, y), at(0.88, y)],
        stroke: LAND.current,
        width: tile * 0.025,
      }),
    ),
    ...points.map(
      (value, rank): DrawOperation => ({
        kind: 'text',
        part: 'mouth',
        text: String(value),
        ...at(0.24 + (rank * 0.56) / Math.max(1, points.length - 1), 0.5),
        size: Math.max(SMALLEST_TEXT, Math.round(tile * 0.26)),
        bold: true,
        fill: PAPER.white,
        outline: '#123a57',
        align: 'center',
      }),
    ),
  ];
}

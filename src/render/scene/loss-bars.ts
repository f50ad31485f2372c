import { type DrawOperation, polyline, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../drawing/paper.ts';
import { seatSignArt } from '../../drawing/piece-art.ts';
import { type Box, pointsOf } from '../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE } from '../../drawing/seat-sign.ts';
import type { ScoreGraphRequest } from '../request.ts';
import { graphText } from './graph-text.ts';

/** Heights of the title and of the gap between rows, and the height of all rows together and of each, in pixels. */
const TITLE = 70;
const GAP = 22;
const ROWS = { all: 400, least: 72, most: 120 };

/** Height of the room below the last row, in pixels. */
const BELOW = 24;

const SIGN = 36;

/** Width of a bar, as a share of its turn's width. */
const BAR = 0.8;

/** Widest bar, in pixels. */
const WIDEST = 22;

/** Returns the height of the bars of a number of seats with their title, in pixels. */
export function lossBarsHeight(seats: number): number {
  return TITLE + seats * (rowHeight(seats) + GAP) + BELOW;
}

function rowHeight(seats: number): number {
  return Math.round(Math.min(ROWS.most, Math.max(ROWS.least, ROWS.all / seats)));
}

/**
 * Draws the points that each turn lost: a row of bars for every seat, so that seats are not distinguished by colours. All bars
 * have the same scale.
 *
 * @param at.plot box of the graph above; turns have the same positions in both
 * @param at.top top of the title
 */
export function lossBars(
  { seats, losses, theme = 'day' }: ScoreGraphRequest,
  { plot, top }: { readonly plot: Box; readonly top: number },
): DrawOperation[] {
  if (!losses) return [];
  const paper = PAPER_COLOURS[theme];
  const { title, turns } = losses;
  const max = Math.max(1, ...turns.map(({ points }) => points));
  const height = rowHeight(seats.length);
  const step = plot.width / Math.max(1, turns.length - 1);
  const width = Math.min(WIDEST, step * BAR);
  const rows = seats.flatMap(({ colour }, seat) => {
    const bottom = top + TITLE + seat * (height + GAP) + height;
    const bars = turns.flatMap((turn, index) => {
      const length = (height * turn.points) / max;
      if (turn.seat !== seat || length < 1) return [];
      // The first and the last bar stay within the rows.
      const middle = plot.x + Math.min(Math.max(step * index, width / 2), plot.width - width / 2);
      const box = { x: middle - width / 2, y: bottom - length, width, height: length };
      return [rectangle(box, { fill: SEAT_SIGNS[colour].fill, stroke: SIGN_EDGE, lineWidth: 2, part: 'bar' })];
    });
    return [
      polyline(pointsOf([plot.x, bottom, plot.x + plot.width, bottom]), paper.grid, 2),
      graphText(paper, String(Math.round(max)), {
        x: plot.x - 14,
        y: bottom - height + 8,
        align: 'right',
        fill: paper.faint,
        part: 'axis',
      }),
      ...bars,
      ...seatSignArt(colour, { x: plot.x + plot.width + 46, y: bottom - height / 2 }, SIGN),
    ];
  });
  return [graphText(paper, title, { x: 24, y: top + 26, size: 34, bold: true }), ...rows];
}

import { type Drawing, type DrawOperation, polyline, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS, type PaperColours } from '../../drawing/paper.ts';
import { seatSignArt } from '../../drawing/piece-art.ts';
import type { Box, Point } from '../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../drawing/seat-sign.ts';
import type { ScoreGraphRequest } from '../request.ts';
import { graphText } from './graph-text.ts';
import { lossBars, lossBarsHeight } from './loss-bars.ts';

/** Size of the picture, and the box of its lines, in pixels; a chat shows it at half that size. */
const SIZE = { width: 1100, height: 616 };
const PLOT: Box = { x: 84, y: 104, width: 640, height: 420 };

/** Size of a seat's sign, and of the badges on its line, in pixels. */
const SIGN = 40;
const BADGE = 24;

/** Number of badges on a line. */
const BADGES = 5;

/** Width of each digit of a score after the third, in pixels. */
const DIGIT = 20;

/** Smallest distance between two seats at the right end, in pixels. */
const LABEL_DISTANCE = 54;

/** Share of the width for turns; the final scoring is a wider step, as it matters more than a turn. */
const TURNS = 0.93;

/** Possible distances between grid lines, in points or turns. */
const GRID_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** Limit for the grid lines of an axis. */
const MAX_GRID_LINES = 6;

/**
 * Draws the scores of all seats over the turns of a game. Each is a line in steps with badges of its seat, and ends at the seat's
 * sign, score and name. If wanted, bars below show the points that each turn lost.
 */
export function scoreGraphDrawing(request: ScoreGraphRequest): Drawing {
  const { seats, scores, hasFinal, losses, title, axes, theme = 'day' } = request;
  const paper = PAPER_COLOURS[theme];
  const last = scores.length - 1;
  const max = Math.max(1, ...scores.flat());
  const turns = hasFinal ? last - 1 : last;
  const turnsWidth = PLOT.width * (hasFinal ? TURNS : 1);
  const pointOf = (turn: number, score: number): Point => ({
    x: PLOT.x + (turn > turns ? PLOT.width : (turnsWidth * turn) / Math.max(1, turns)),
    y: PLOT.y + PLOT.height * (1 - score / max),
  });
  const nameAt = 104 + DIGIT * Math.max(0, Math.max(...scores[last]!.map((score) => String(score).length)) - 3);
  const ends = spread(seats.map((_, seat) => pointOf(last, scores[last]![seat]!).y));
  return {
    width: SIZE.width,
    height: SIZE.height + (losses ? lossBarsHeight(seats.length) : 0),
    theme,
    background: paper.ground,
    operations: [
      rectangle(PLOT, { fill: paper.card, stroke: paper.cardRim, lineWidth: 2 }),
      graphText(paper, title, { x: 24, y: 36, size: 34, bold: true, maxWidth: SIZE.width - 48 }),
      ...grid({ paper, last, turns, max, at: pointOf }),
      ...axisWords(paper, axes),
      ...seats.flatMap(({ colour }, seat) => {
        const steps = scores.flatMap((row, turn) => {
          const point = pointOf(turn, row[seat]!);
          // The final scoring is a slope, as all lines rise at once.
          if (turn === 0 || turn > turns) return [point];
          return [{ x: point.x, y: pointOf(turn, scores[turn - 1]![seat]!).y }, point];
        });
        return lineOperations(steps, SEAT_SIGNS[colour].fill);
      }),
      ...badges(seats, (turn, seat) => pointOf(turn, scores[turn]![seat]!), turns),
      ...seats.flatMap(({ colour, name }, seat) => {
        const end = pointOf(last, scores[last]![seat]!);
        const y = ends[seat]!;
        const x = PLOT.x + PLOT.width + 46;
        return [
          polyline([end, { x: x - SIGN / 2, y }], paper.faint, 2),
          ...seatSignArt(colour, { x, y }, SIGN),
          graphText(paper, String(scores[last]![seat]!), { x: x + 32, y, size: 34, bold: true, part: 'score' }),
          graphText(paper, name, { x: x + nameAt, y, maxWidth: SIZE.width - x - nameAt - 12, part: 'name' }),
        ];
      }),
      ...lossBars(request, { plot: PLOT, top: SIZE.height }),
    ],
  };
}

/** Draws a line that stands out from any ground, and where it crosses others. */
function lineOperations(points: readonly Point[], colour: string): DrawOperation[] {
  return [polyline(points, SIGN_EDGE, 11), polyline(points, SIGN_HALO, 8), polyline(points, colour, 6)].map((line) => ({
    ...line,
    part: 'line',
  }));
}

/** Draws the badges of seats on their lines, at different turns for each seat, so that none hides another. */
function badges(
  seats: ScoreGraphRequest['seats'],
  pointOf: (turn: number, seat: number) => Point,
  turns: number,
): DrawOperation[] {
  return seats.flatMap(({ colour }, seat) => {
    const places = Array.from({ length: BADGES }, (_, step) => (step + (seat + 0.5) / seats.length) / BADGES);
    const chosen = new Set(places.map((share) => Math.round(share * turns)));
    return [...chosen].map((turn): DrawOperation => {
      const { x, y } = pointOf(turn, seat);
      return { kind: 'badge', part: 'line-badge', shape: SEAT_SIGNS[colour].shape, x, y, size: BADGE };
    });
  });
}

/** Draws the titles of the axes: above the numbers at the left, and below the numbers at the bottom. */
function axisWords(paper: PaperColours, axes: ScoreGraphRequest['axes']): DrawOperation[] {
  if (!axes) return [];
  const look = { fill: paper.faint, part: 'axis-word' };
  const [middle, bottom] = [PLOT.x + PLOT.width / 2, PLOT.y + PLOT.height];
  return [
    graphText(paper, axes.points, { x: 24, y: 80, ...look }),
    graphText(paper, axes.turns, { x: middle, y: bottom + 62, align: 'center', ...look }),
  ];
}

function grid(options: {
  readonly paper: PaperColours;
  readonly last: number;
  readonly turns: number;
  readonly max: number;
  readonly at: (turn: number, score: number) => Point;
}): DrawOperation[] {
  const { paper, last, turns, max, at } = options;
  const points = stepsUpTo(max).flatMap((score) => {
    const { x, y } = at(0, score);
    const line = polyline([{ x, y }, at(last, score)], paper.grid, 2);
    return [line, graphText(paper, String(score), { x: x - 14, y, align: 'right', fill: paper.faint, part: 'axis' })];
  });
  const numbers = stepsUpTo(turns).map((turn) => {
    const { x } = at(turn, 0);
    const y = PLOT.y + PLOT.height + 28;
    return graphText(paper, String(turn), { x, y, align: 'center', fill: paper.faint, part: 'axis' });
  });
  const final = last > turns ? [polyline([at(turns, 0), at(turns, max)], paper.grid, 2)] : [];
  return [...points, ...numbers, ...final];
}

/** Returns a few round numbers from 0 up to `max`. */
function stepsUpTo(max: number): number[] {
  const step = GRID_STEPS.find((one) => max / one <= MAX_GRID_LINES) ?? max;
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/** Returns heights near the wanted ones, in the same order, not too close to each other and within the plot. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(wanted[index]!, above + LABEL_DISTANCE);
    above = placed[index]!;
  }
  let below = Math.max(PLOT.y + PLOT.height, PLOT.y + (order.length - 1) * LABEL_DISTANCE) + LABEL_DISTANCE;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, below - LABEL_DISTANCE);
    below = placed[index]!;
  }
  return placed;
}

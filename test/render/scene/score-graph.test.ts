import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { scoreGraphDrawing } from '../../../src/render/scene/score-graph.ts';
import { operations, texts } from '../support/drawing.ts';
import { TILES } from '../support/position.ts';

/** A graph of these scores, row by row. */
function graphOf(scores: readonly (readonly number[])[], hasFinal = false) {
  const seats = scores[0]!.map((_, seat) => ({ colour: COLOURS[seat]!, name: `Player ${seat}` }));
  return scoreGraphDrawing({ ...TILES, seats, scores, hasFinal, title: 'Scores' });
}

describe('the graph of scores', () => {
  const scores = [
    [0, 0, 0],
    [4, 0, 0],
    [4, 9, 0],
    [4, 9, 1],
    [20, 10, 3],
  ];

  it('has a line for every seat that is the higher the more points it has', () => {
    const drawing = graphOf(scores, true);
    for (const seat of [0, 1, 2]) {
      const { fill } = SEAT_SIGNS[COLOURS[seat]!];
      const [line] = operations(drawing, 'line', 'line').filter(({ stroke }) => stroke === fill);
      // Steps: a score stays until the turn in which it changes; the end of every step is a score.
      const points = line!.points;
      const ends = [...points.slice(0, -1).filter((_, at) => at % 2 === 0), points.at(-1)!];
      expect(ends).toHaveLength(scores.length);
      for (const [turn, row] of scores.entries()) {
        // All lines have one scale: 20 points are the whole height of 420 pixels.
        expect(524 - ends[turn]!.y).toBeCloseTo((row[seat]! * 420) / 20);
        // The final scoring, in which all lines rise at once, is a slope.
        if (turn === 0 || turn === scores.length - 1) continue;
        const corner = points[2 * turn - 1]!;
        expect([corner.x, corner.y]).toEqual([ends[turn]!.x, ends[turn - 1]!.y]);
      }
      const across = line!.points.map(({ x }) => x);
      expect(across).toEqual([...across].sort((a, b) => a - b));
    }
  });

  it('tells the lines apart by the shapes of their seats', () => {
    const drawing = graphOf(scores, true);
    const badges = operations(drawing, 'badge', 'line-badge');
    for (const seat of [0, 1, 2]) {
      const { fill, shape } = SEAT_SIGNS[COLOURS[seat]!];
      const [line] = operations(drawing, 'line', 'line').filter(({ stroke }) => stroke === fill);
      const own = badges.filter((badge) => badge.shape === shape);
      expect(own.length).toBeGreaterThanOrEqual(2);
      for (const { x, y } of own) expect(line!.points).toContainEqual({ x, y });
    }
  });

  it('says what its axes count', () => {
    const request = { ...TILES, seats: [{ colour: COLOURS[0]!, name: 'Ana' }], scores: [[0], [4]], hasFinal: false };
    const drawing = scoreGraphDrawing({ ...request, title: 'Scores', axes: { points: 'Points', turns: 'Turn' } });
    expect(texts(drawing, 'axis-word')).toEqual(['Points', 'Turn']);
    expect(texts(drawing, 'axis')).toEqual(expect.arrayContaining(['0', '1', '4']));
  });

  it('names every seat with its score at the end of its line, however close they are', () => {
    for (const last of [
      [20, 10, 3],
      [8, 8, 8],
      [0, 0, 0],
      [1, 100, 99],
    ]) {
      const drawing = graphOf([[0, 0, 0], last]);
      expect(texts(drawing, 'score')).toEqual(last.map(String));
      expect(texts(drawing, 'name')).toEqual(['Player 0', 'Player 1', 'Player 2']);
      const heights = operations(drawing, 'text', 'score').map(({ y }) => y);
      const sorted = [...heights].sort((a, b) => a - b);
      for (const [at, y] of sorted.entries()) if (at > 0) expect(y - sorted[at - 1]!).toBeGreaterThanOrEqual(54);
      expect(sorted[0]).toBeGreaterThan(20);
      expect(sorted.at(-1)).toBeLessThan(drawing.height - 20);
    }
  });

  it('has room for six seats with equal scores', () => {
    const drawing = graphOf([Array(6).fill(0), Array(6).fill(7)]);
    const heights = operations(drawing, 'text', 'score').map(({ y }) => y);
    expect(new Set(heights).size).toBe(6);
    expect(Math.max(...heights)).toBeLessThan(drawing.height - 20);
    expect(Math.min(...heights)).toBeGreaterThan(20);
  });

  it('shows below what each turn lost, a row for every seat, on one scale', () => {
    const turns = [0, 4, 0, 1, 2, 8].map((points, turn) => ({ seat: turn % 2, points }));
    const seats = [0, 1].map((seat) => ({ colour: COLOURS[seat]!, name: `Player ${seat}` }));
    const chances = turns.map(() => [50, 50]);
    const request = { ...TILES, seats, scores: chances, hasFinal: false, title: 'Chances' };
    const drawing = scoreGraphDrawing({ ...request, losses: { title: 'Lost', turns } });
    const bars = operations(drawing, 'box', 'bar');
    // A phone shows the picture 324 pixels wide.
    expect((Math.max(...bars.map(({ height }) => height)) * 324) / drawing.width).toBeGreaterThan(30);
    const rows = COLOURS.slice(0, 2).map((colour) => bars.filter(({ fill }) => fill === SEAT_SIGNS[colour].fill));
    // Turns that lost nothing have no bar; the others are as high as what they lost.
    const [first, second] = rows.map((row) => row.map(({ height }) => height)) as [number[], number[]];
    expect([first, second].map((heights) => heights.length)).toEqual([1, 3]);
    const [largest] = [...first, ...second].sort((a, b) => b - a) as [number];
    expect(first[0]! / largest).toBeCloseTo(2 / 8);
    expect(second.map((height) => height / largest)).toEqual([4 / 8, 1 / 8, 1].map((share) => expect.closeTo(share)));
    // Rows do not overlap, and nothing is cut off.
    const bottoms = rows.map((row) => Math.max(...row.map(({ y, height }) => y + height)));
    expect(bottoms[0]!).toBeLessThan(Math.min(...rows[1]!.map(({ y }) => y)));
    expect(bottoms[1]!).toBeLessThan(drawing.height);
    expect(Math.min(...bars.map(({ y }) => y))).toBeGreaterThan(scoreGraphDrawing(request).height);
  });
});

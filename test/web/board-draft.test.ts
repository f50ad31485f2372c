import { expect, it } from 'vitest';
import { BoardDraft } from '../../src/web/page/board-draft.ts';
import type { LayeredBoard } from '../../src/web/page/board-layer.ts';
import { draftDrawing } from '../../src/web/page/draft-drawing.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';

/** A view whose middle is the corner (0, 0) of the board, in pixels. */
const SIGHT = { camera: { x: 0, y: 0, side: 60 }, view: { width: 400, height: 400 } };

/** What the board shows of a turn, in squares of the board. */
function shown(turn: Partial<TurnAnswer>) {
  const view = {
    putOver: () => undefined,
    refresh: () => undefined,
    showClose: () => undefined,
    showAsBefore: () => undefined,
    squaresOf: ({ x, y }: { x: number; y: number }) => [{ x, y }],
  } as unknown as LayeredBoard;
  const draft = new BoardDraft(view, draftDrawing, { isNow: () => true } as ConstructorParameters<
    typeof BoardDraft
  >[2]);
  draft.show({ revision: 3, state: 'choose', tiles: [], turns: [], choices: [], draft: '', ...turn } as TurnAnswer);
  const operations = draft.drawn(SIGHT);
  const inSquares = (pixels: number) => (pixels - 200) / 60;
  const stars = operations.flatMap((one) => (one.kind === 'polygon' ? [one.points] : []));
  const frames = operations.flatMap((one) => (one.kind === 'box' ? [one] : []));
  return {
    stars: stars.map((points) => {
      const [x, y] = [points.map((point) => inSquares(point.x)), points.map((point) => inSquares(point.y))];
      return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
    }),
    squares: [...new Set(frames.map(({ x, y }) => `${Math.floor(inSquares(x))} ${Math.floor(inSquares(y))}`))],
  };
}

const about = (x: number, y: number, more: Partial<TurnChoice> = {}): TurnChoice => ({
  do: `fairy ${x} ${y}`,
  say: '',
  at: { x, y },
  ...more,
});

it('puts the star of a square that gains in its middle, and that of a chosen one in a corner, beside what stands there', () => {
  const [gaining, ...others] = shown({ step: 'decision', choices: [about(0, 0, { star: true }), about(1, 0)] }).stars;
  expect(others).toEqual([]);
  expect((gaining!.left + gaining!.right) / 2).toBeCloseTo(0.5);
  const [chosen, ...more] = shown({ step: 'decision', choices: [about(0, 0, { chosen: true }), about(1, 0)] }).stars;
  expect(more).toEqual([]);
  // Within the square, above and to the right of its middle.
  expect(chosen!.left).toBeGreaterThan(0.5);
  expect(chosen!.right).toBeLessThan(1);
  expect(chosen!.bottom).toBeLessThan(0.5);
  expect(chosen!.top).toBeGreaterThan(0);
});

it('marks the squares to which a figure can go, beside the laid tile and in a decision, and no others', () => {
  const choices = [about(-2, 0), about(1, -3), { do: 'pass', say: '', none: true }];
  expect(shown({ step: 'decision', choices }).squares).toEqual(['-2 0', '1 -3']);
  const tiles = [{ tile: 'a', x: 2, y: 2, rotation: 0 as const }];
  expect(shown({ step: 'piece', tiles, choices }).squares).toEqual(['-2 0', '1 -3', '2 2']);
});

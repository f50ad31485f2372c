import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../src/drawing/draw.ts';
import { pieceShape } from '../../../src/drawing/piece-art.ts';
import { type Box, boxAround, type Point } from '../../../src/drawing/point.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { drawableText } from '../../../src/render/paint/drawable-text.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import type { BoardLayout } from '../../../src/render/scene/board-layout.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { type Operation, operations, picture, texts } from '../support/drawing.ts';
import { type AmazonasRequest, AT_END, AT_START, playUntil, requestFor } from '../support/position.ts';

const context = createCanvas(10, 10).getContext('2d');

/** The rectangle that a text takes, as painted. */
function extent(text: Operation<'text'>) {
  const painted = paintedText(context, text);
  const { width } = context.measureText(painted);
  const left = text.x - (text.align === 'left' ? 0 : text.align === 'right' ? width : width / 2);
  return { painted, left, right: left + width, top: text.y - text.size * 0.4, bottom: text.y + text.size * 0.4 };
}

/** The cards below the board: of each seat, of what is beside them, and of tiles to choose from. */
function cardsOf({ seats, aside, choice }: BoardLayout): Box[] {
  return [...seats, ...(aside ? [aside] : []), ...(choice ? [choice] : [])];
}

/** The rectangle around a sign. */
function signExtent({ points, part }: Operation<'polygon'>) {
  const { x, y, width, height } = boxAround(points);
  return { painted: part, left: x, right: x + width, top: y, bottom: y + height };
}

/** The rectangles of the bodies of the pieces in the lines. */
function pieces(drawing: Drawing) {
  return operations(drawing, 'piece', 'panel').map(({ piece, x, y, size }) => {
    const outline = boxAround(pieceShape(piece, amazonas.picture.pieces).outline);
    const [left, top] = [x + outline.x * size, y + outline.y * size];
    return { painted: piece, left, right: left + outline.width * size, top, bottom: top + outline.height * size };
  });
}

/** Whether the corner of a tile is in a box. */
function touches(box: Box, { x, y }: Point): boolean {
  return x >= box.x - 1 && x < box.x + box.width && y >= box.y - 1 && y < box.y + box.height;
}

const MOMENTS: Readonly<Record<string, (state: State) => boolean>> = {
  start: AT_START,
  placing: (state) => state.turn > 30 && state.phase === 'place',
  double: (state) => state.phase === 'double',
  end: AT_END,
};

/** Parts of a board; beside the last the seats have cards. */
const VIEWS: Readonly<Record<string, Partial<AmazonasRequest>>> = {
  'all of the board': {},
  'a focus': { focus: true },
  'a high board': { area: { x: -2, y: -6, columns: 6, rows: 13 } },
};

/** Scores and gains of three figures, which take the most room. */
function crowded(request: AmazonasRequest): AmazonasRequest {
  const seats = request.view.seats.map((seat, at) => ({ ...seat, score: 120 + at, space: 30 + (at % 2) }));
  const spaces = request.view.river.spaces;
  const held = seats.map((seat) => ({ ...seat, space: Math.min(seat.space, spaces) }));
  return {
    ...request,
    view: { ...request.view, seats: held },
    names: ['W'.repeat(60), 'Ана', 'क्षितिज', '★ Bo', 'Eva'],
    gained: seats.map(() => 24),
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = pictureWords(translatorFor(language), amazonas);
  const cases = Object.entries(MOMENTS).flatMap(([moment, reached]) =>
    [2, 3, 4, 5].flatMap((seats) => Object.keys(VIEWS).map((view) => [moment, seats, view, reached] as const)),
  );

  test.each(cases)('%s, %i players, %s: no text is cut, runs over its card or into another', (...given) => {
    const [, seats, view, reached] = given;
    const { drawing: all, layout } = picture(crowded(requestFor(playUntil(seats, reached), { words, ...VIEWS[view] })));
    // What is before it belongs to the board, and is cut off at its edge.
    const drawing = {
      ...all,
      operations: all.operations.slice(all.operations.findIndex(({ kind }) => kind === 'unclip')),
    };
    if (view === 'a high board') expect(layout.isBeside).toBe(true);
    const lines = operations(drawing, 'text').filter(({ part }) => part !== 'coordinate' && part !== 'space');
    for (const box of cardsOf(layout)) {
      const isInside = ({ x, y }: Point) => x >= box.x && x <= box.x + box.width && y > box.y && y < box.y + box.height;
      const inside = lines.filter(isInside).map((line) => ({ line, ...extent(line) }));
      for (const { line, painted } of inside) {
        if (line.part !== 'name') expect(painted).toBe(drawableText(line.text));
        expect(painted).not.toBe('');
      }
      const signs = [...operations(drawing, 'polygon', 'leads', 'to-move').map(signExtent), ...pieces(drawing)];
      const shown = [...inside, ...signs.filter(({ left, top }) => isInside({ x: left, y: top }))];
      shown.forEach((a, at) => {
        expect(a.left, a.painted).toBeGreaterThanOrEqual(box.x);
        expect(a.right, a.painted).toBeLessThanOrEqual(box.x + box.width);
        expect(a.top, a.painted).toBeGreaterThanOrEqual(box.y);
        expect(a.bottom, a.painted).toBeLessThanOrEqual(box.y + box.height);
        for (const b of shown.slice(at + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart, `"${a.painted}" and "${b.painted}"`).toBe(true);
        }
      });
    }
  });
});

test('gains of the last turn stand beside the scores, and nothing beside those who gained none', () => {
  const request = requestFor(playUntil(3, MOMENTS.placing!), { gained: [7, 0, 12] });
  expect(texts(picture(request).drawing, 'gained')).toEqual(['+7', '+12']);
  expect(texts(picture({ ...request, focus: true }).drawing, 'gained')).toEqual(['+7', '+12']);
});

test.each([2, 3, 4, 5])('%i seats have a line each below the board, with their numbers below each other', (count) => {
  for (const area of [
    { x: -8, y: -5, columns: 28, rows: 13 },
    { x: -8, y: -5, columns: 14, rows: 18 },
  ]) {
    const request = requestFor(playUntil(count, MOMENTS.placing!), { area, gained: [3, 0, 12, 1, 1].slice(0, count) });
    const { layout, drawing } = picture(request);
    expect(new Set(layout.seats.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
    let end = layout.board.y + layout.board.height;
    for (const { y, height } of layout.seats) {
      expect(y).toBeGreaterThanOrEqual(end);
      end = y + height;
    }
    expect(end).toBeLessThanOrEqual(layout.height);
    const scores = operations(drawing, 'text', 'score');
    expect(new Set(scores.map(({ x, align }) => `${x} ${align}`)).size).toBe(1);
    expect(new Set(operations(drawing, 'text', 'name').map(({ x }) => x)).size).toBe(1);
    expect(scores.map(({ y }) => layout.seats.findIndex((box) => y > box.y && y < box.y + box.height))).toEqual(
      layout.seats.map((_, seat) => seat),
    );
  }
});

test('a crown marks all who lead, and nobody where all have the same', () => {
  const request = requestFor(playUntil(3, MOMENTS.placing!));
  const crowned = (scores: readonly number[]) => {
    const seats = request.view.seats.map((seat, at) => ({ ...seat, score: scores[at]! }));
    const { drawing, layout } = picture({ ...request, view: { ...request.view, seats } });
    return operations(drawing, 'polygon', 'leads').map(({ points: [{ y } = { y: 0 }] }) =>
      layout.seats.findIndex((box) => y > box.y && y < box.y + box.height),
    );
  };
  expect(crowned([4, 9, 9])).toEqual([1, 2]);
  expect(crowned([10, 9, 9])).toEqual([0]);
  expect(crowned([7, 7, 7])).toEqual([]);
});

test('"to move" stands in the line of the seat to move, where its name leaves room', () => {
  const state = playUntil(3, ({ turn, phase }) => turn > 3 && phase === 'draw');
  const request = requestFor(state, { focus: true, legal: [] });
  const shown = (name: string) => {
    const { drawing, layout } = picture({ ...request, names: request.names.map(() => name) });
    const { y, height } = layout.seats[request.view.seat]!;
    const words = operations(drawing, 'text', 'to-move');
    for (const word of words) expect(word.y > y && word.y < y + height).toBe(true);
    return { words: words.length, arrows: operations(drawing, 'polygon', 'to-move').length };
  };
  expect(shown('Bo')).toEqual({ words: 1, arrows: 1 });
  expect(shown('W'.repeat(32))).toEqual({ words: 0, arrows: 1 });
});

test.each([2, 3, 4, 5])('the strip of a focus with %i seats tells pieces left, boats and tiles left', (seats) => {
  const state = playUntil(seats, ({ turn, phase }) => turn > 20 && phase === 'draw');
  const request = requestFor(state, { focus: true, legal: [] });
  const { drawing, layout } = picture(request);
  const { view } = request;
  const left = view.seats.flatMap(({ meeples, camps }) => [meeples, camps]).filter((count) => count > 0);
  expect(texts(drawing, 'supply')).toEqual(left.map(String));
  expect(texts(drawing, 'place').map((text) => text.split(' ')[0])).toEqual(view.seats.map(({ space }) => `${space}`));
  expect(texts(drawing, 'pile')).toEqual([`${view.pile.land}`, `${view.pile.amazon}`]);
  // Every number is inside of its card.
  for (const part of ['supply', 'place', 'pile']) {
    for (const { x, y, size } of operations(drawing, 'text', part)) {
      const cards = cardsOf(layout);
      const isInside = (box: (typeof cards)[number]) =>
        x >= box.x && x < box.x + box.width && y - size / 2 >= box.y && y + size / 2 <= box.y + box.height;
      expect(cards.some(isInside)).toBe(true);
    }
  }
});

test('a long name becomes a little smaller before it is cut', () => {
  const request = requestFor(playUntil(3, MOMENTS.end!), { area: { x: -8, y: -5, columns: 32, rows: 12 } });
  const nameOf = (name: string) => {
    const { drawing } = picture({ ...request, names: ['Bo', name, 'Cem'] });
    return operations(drawing, 'text', 'name');
  };
  const [short, usual] = nameOf('Maximilian Bruno van den Berg');
  expect(paintedText(context, usual!)).toBe('Maximilian Bruno van den Berg');
  expect(usual!.size).toBeLessThan(short!.size);
  const [, long] = nameOf('W'.repeat(60));
  expect(long!.size).toBeGreaterThanOrEqual(short!.size * 0.7);
  expect(paintedText(context, long!)).toMatch(/…$/);
});

test.each([2, 3, 4, 5])('the name of a computer keeps all its letters, %i players', (seats) => {
  for (const reached of Object.values(MOMENTS)) {
    const request = crowded(requestFor(playUntil(seats, reached), { focus: true }));
    const { drawing } = picture({ ...request, names: request.names.map(() => 'Toucan 🤖') });
    for (const line of operations(drawing, 'text', 'name')) {
      expect(['Toucan', 'Toucan 🤖'].map(drawableText)).toContain(paintedText(context, line));
    }
  }
});

test('doubles lie beside the pile in a picture of the whole board, and used ones are pale', () => {
  const request = requestFor(playUntil(4, MOMENTS.placing!));
  const shown = (left: readonly boolean[], focus = false) => {
    const doubles = request.view.doubles.map(({ tile }, at) => ({ tile, left: left[at]! }));
    const { drawing } = picture({ ...request, focus, view: { ...request.view, doubles } } as AmazonasRequest);
    const tiles = operations(drawing, 'tile', 'pile');
    const pale = operations(drawing, 'box', 'used').map((box) => tiles.findIndex((tile) => touches(box, tile)));
    return { tiles: tiles.map(({ tile }) => tile), pale };
  };
  const tiles = request.view.doubles.map(({ tile }) => tile);
  expect(shown([true, true, true, true])).toEqual({ tiles, pale: [] });
  expect(shown([true, false, true, true])).toEqual({ tiles, pale: [1] });
  expect(shown([false, false, false, false])).toEqual({ tiles, pale: [0, 1, 2, 3] });
  expect(shown([true, false, true, true], true)).toEqual({ tiles: [], pale: [] });
});

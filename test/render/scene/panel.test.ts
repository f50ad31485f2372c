import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { pictureWords } from '../../../src/bot/present/board/board-words.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { drawableText } from '../../../src/render/paint/drawable-text.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
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

const MOMENTS: Readonly<Record<string, (state: State) => boolean>> = {
  start: AT_START,
  placing: (state) => state.turn > 30 && state.phase === 'place',
  double: (state) => state.phase === 'double',
  end: AT_END,
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
    [2, 3, 4, 5].flatMap((seats) => [false, true].map((focus) => [moment, seats, focus, reached] as const)),
  );

  test.each(cases)('%s, %i players, focus %s: no text is cut, runs over its card or into another', (...given) => {
    const [, seats, focus, reached] = given;
    const { drawing, layout } = picture(crowded(requestFor(playUntil(seats, reached), { words, focus })));
    const lines = operations(drawing, 'text').filter(({ part }) => part !== 'coordinate' && part !== 'space');
    for (const box of [...layout.seats, layout.tiles!]) {
      const inside = lines
        .filter(({ x, y }) => x >= box.x && x <= box.x + box.width && y > box.y && y < box.y + box.height)
        .map((line) => ({ line, ...extent(line) }));
      for (const { line, painted, left, right } of inside) {
        if (line.part !== 'name') expect(painted).toBe(drawableText(line.text));
        expect(painted).not.toBe('');
        expect(left).toBeGreaterThanOrEqual(box.x);
        expect(right).toBeLessThanOrEqual(box.x + box.width);
      }
      inside.forEach((a, at) => {
        for (const b of inside.slice(at + 1)) {
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

test.each([2, 3, 4, 5])('%i seats below a wide board are a row, and the board has the rest of a chat', (count) => {
  const request = requestFor(playUntil(count, MOMENTS.end!), { area: { x: -8, y: -5, columns: 28, rows: 13 } });
  const { layout, drawing } = picture(request);
  expect(new Set(layout.seats.map(({ y }) => y)).size).toBe(1);
  for (const [at, { x, width }] of layout.seats.entries()) {
    expect(x + width).toBeLessThan((layout.seats[at + 1] ?? layout.tiles!).x);
  }
  expect((layout.board.height * layout.board.width) / (drawing.width * drawing.height)).toBeGreaterThan(0.6);
});

test.each([2, 3, 4, 5])('%i seats beside a high board take nothing of its height', (count) => {
  const request = requestFor(playUntil(count, MOMENTS.end!), { area: { x: -8, y: -5, columns: 14, rows: 18 } });
  const { layout, drawing } = picture(request);
  expect(layout.board.height / drawing.height).toBeGreaterThan(0.9);
});

test.each([2, 3, 4, 5])('the strip of a focus with %i seats tells pieces left, boats and tiles left', (seats) => {
  const state = playUntil(seats, ({ turn, phase }) => turn > 20 && phase === 'draw');
  const request = requestFor(state, { focus: true, legal: [] });
  const { drawing, layout } = picture(request);
  const { view } = request;
  expect(texts(drawing, 'supply')).toEqual(view.seats.flatMap(({ meeples, camps }) => [`${meeples}`, `${camps}`]));
  expect(texts(drawing, 'place').map((text) => text.split(' ')[0])).toEqual(view.seats.map(({ space }) => `${space}`));
  expect(texts(drawing, 'pile')).toEqual([`${view.pile.land}`, `${view.pile.amazon}`]);
  // Every number is inside of its card.
  for (const part of ['supply', 'place', 'pile']) {
    for (const { x, y, size } of operations(drawing, 'text', part)) {
      const cards = [...layout.seats, layout.tiles!];
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
  const [short, usual] = nameOf('Bruno van den Berg');
  expect(paintedText(context, usual!)).toBe('Bruno van den Berg');
  expect(usual!.size).toBeLessThan(short!.size);
  const [, long] = nameOf('W'.repeat(60));
  expect(long!.size).toBeGreaterThanOrEqual(short!.size * 0.7);
  expect(paintedText(context, long!)).toMatch(/…$/);
});

test('used doubles are struck out', () => {
  const request = requestFor(playUntil(4, MOMENTS.placing!));
  const strokes = (left: readonly boolean[]) => {
    const doubles = request.view.doubles.map(({ tile }, at) => ({ tile, left: left[at]! }));
    const changed: AmazonasRequest = { ...request, view: { ...request.view, doubles } };
    return operations(picture(changed).drawing, 'line', 'panel').length;
  };
  const none = strokes([true, true, true, true]);
  expect(strokes([true, false, true, true])).toBe(none + 2);
  expect(strokes([false, false, false, false])).toBe(none + 8);
});

import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { pictureWords } from '../../../src/bot/present/board-words.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { State } from '../../../src/games/amazonas/rules/index.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { drawableText, paintedText } from '../../../src/render/paint/text.ts';
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
    for (const box of [...layout.seats, layout.tiles!, ...(layout.track ? [layout.track] : [])]) {
      const inside = lines
        .filter(({ x, y }) => x >= box.x && x <= box.x + box.width && y > box.y && y < box.y + box.height)
        .map((line) => ({ line, ...extent(line) }));
      for (const { line, painted, left, right } of inside) {
        if (line.part !== 'name') expect(painted).toBe(drawableText(line.text));
        expect(painted).not.toBe('');
        expect(left).toBeGreaterThanOrEqual(box.x);
        expect(right).toBeLessThanOrEqual(box.x + box.width);
      }
      if (box === layout.track) continue;
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

test.each([2, 3, 4, 5])('%i seats below a board fill both rows, side by side', (count) => {
  const { layout } = picture(
    requestFor(playUntil(count, MOMENTS.end!), { area: { x: -8, y: -5, columns: 32, rows: 12 } }),
  );
  const rows = [...new Set(layout.seats.map(({ y }) => y))].map((y) => layout.seats.filter((seat) => seat.y === y));
  expect(rows).toHaveLength(2);
  const ends = rows.map((row) => Math.max(...row.map(({ x, width }) => x + width)));
  const starts = rows.map((row) => Math.min(...row.map(({ x }) => x)));
  expect(starts[0]).toBe(starts[1]);
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThanOrEqual(1);
  for (const row of rows) {
    for (const [at, { x, width }] of row.entries()) {
      if (at > 0) expect(x).toBeGreaterThan(row[at - 1]!.x + row[at - 1]!.width);
      expect(x + width).toBeLessThan(layout.tiles!.x);
    }
  }
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
  const request = requestFor(playUntil(5, MOMENTS.end!), { area: { x: -8, y: -5, columns: 32, rows: 12 } });
  const nameOf = (name: string) => {
    const { drawing } = picture({ ...request, names: ['Bo', name, 'Cem', 'Dao', 'Eva'] });
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

describe('the score track', () => {
  const request = requestFor(playUntil(5, MOMENTS.placing!));
  const withScores = (scores: readonly number[]) => {
    const seats = request.view.seats.map((seat, at) => ({ ...seat, score: scores[at]! }));
    const { drawing, layout } = picture({ ...request, view: { ...request.view, seats } });
    const track = layout.track!;
    const signs = operations(drawing, 'badge').filter(({ y }) => y > track.y && y < track.y + track.height);
    const space = ({ x, y }: { x: number; y: number }) =>
      Math.floor(((x - track.x) / track.width) * 25) + (y > track.y + track.height / 2 ? 25 : 0);
    return { signs, spaces: signs.map(space), track, drawing };
  };

  test('has a marker for every seat at its score, from 0 again after 49', () => {
    const { spaces } = withScores([0, 24, 25, 49, 61]);
    expect(spaces.sort((a, b) => a - b)).toEqual([0, 11, 24, 25, 49]);
  });

  test('says who has passed 50 and 100 points', () => {
    const { drawing } = withScores([3, 53, 103, 149, 20]);
    const marks = texts(drawing, 'track').filter((text) => text.endsWith('+'));
    expect(marks.sort()).toEqual(['100+', '100+', '50+']);
  });

  test('the mark of those who have passed 50 points leaves their letter free', () => {
    const { drawing, signs } = withScores([3, 53, 103, 149, 20]);
    const marks = operations(drawing, 'box', 'track').filter(
      ({ radius, width, height }) => radius > 0 && width < height * 4,
    );
    expect(marks).toHaveLength(3);
    for (const { x, y, size } of signs) {
      for (const mark of marks) {
        const isBeside = mark.x >= x + size / 2 || mark.x + mark.width <= x - size / 2;
        expect(isBeside || mark.y >= y + size * 0.4).toBe(true);
      }
    }
  });

  test('shows all markers of one space', () => {
    const { signs, track } = withScores([0, 0, 0, 0, 0]);
    expect(signs).toHaveLength(5);
    signs.forEach((a, at) => {
      expect(a.x).toBeGreaterThan(track.x);
      for (const b of signs.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.size);
    });
  });
});

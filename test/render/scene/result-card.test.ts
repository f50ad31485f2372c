import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import { type Box, boxesOverlap } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { resultDrawing } from '../../../src/render/scene/result-card.ts';
import { LONG_NAMES } from '../../bot/support/played-table.ts';
import { type Operation, operations, texts } from '../support/drawing.ts';
import { playUntil, TILES, WORDS } from '../support/position.ts';

const NAMES = [...LONG_NAMES, 'Finn'];
const SOURCES = ['Straßen', 'Städte', 'Klöster', 'Wiesen', 'Plättchen', 'Wein', 'Wappen', 'Ortschaften'];

/** The end of a game, whose board the card of few seats shows. */
const ENDED = playUntil(2, ({ phase }) => phase === 'over');

/** The card of seats with these points by source. */
function cardOf(points: readonly (readonly number[])[], names: readonly string[] = NAMES) {
  const seats = points.map((own, seat) => {
    const score = own.reduce((sum, one) => sum + one, 0);
    return { colour: COLOURS[seat]!, name: names[seat]!, score, points: own };
  });
  const best = { seat: 0, name: names[0]!, text: 'Größte Wertung: 18 (Wiesen)' };
  return (theme: (typeof THEMES)[number] = 'day') =>
    resultDrawing({
      ...TILES,
      view: viewOf(ENDED),
      words: WORDS,
      seats,
      sources: SOURCES,
      victory: 'Geteilter Sieg',
      best,
      theme,
    });
}

const canvas = createCanvas(10, 10).getContext('2d');

function textBox(text: Operation<'text'>): Box {
  const { width } = canvas.measureText(paintedText(canvas, text));
  const x = text.x - { left: 0, center: width / 2, right: width }[text.align];
  return { x, y: text.y - text.size * 0.36, width, height: text.size * 0.72 };
}

describe('the card of a result', () => {
  const two = cardOf(
    [
      [4, 12, 0, 3],
      [30, 38, 9, 35],
    ],
    ['Marie', 'Toucan'],
  );

  it('names who has won with all scores, the best first', () => {
    expect(texts(two(), 'winner')).toEqual(['Toucan']);
    expect(texts(two(), 'scores')).toEqual(['112 : 19']);
    expect(texts(two(), 'name')).toEqual(['Toucan', 'Marie']);
    expect(texts(two(), 'score')).toEqual(['112', '19']);
    expect(texts(two(), 'best')).toEqual(['Größte Wertung: 18 (Wiesen)']);
    expect(texts(two(), 'best-name')).toEqual(['Marie']);
  });

  it('names everybody who shares a victory', () => {
    const card = cardOf([[5], [9], [9], [9]], ['Ana', 'Bruno', 'Chloé', 'Dirk'])();
    expect(texts(card, 'winner')).toEqual(['Bruno · Chloé · Dirk']);
    expect(texts(cardOf([[9], [5], [9]], ['Ana', 'Bruno', 'Chloé'])(), 'winner')).toEqual(['Ana', 'Chloé']);
    const signs = operations(card, 'badge').filter(({ x }) => x < 300 && x > 40);
    const ofWinners = signs.filter(({ y }) => y < 236).map(({ shape }) => shape);
    expect(ofWinners).toEqual(COLOURS.slice(1, 4).map((colour) => SEAT_SIGNS[colour].shape));
  });

  it('has a bar for every seat, as long as its points, on one scale, source by source', () => {
    const widths = operations(two(), 'box', 'source')
      .filter(({ y }) => y < 650)
      .map(({ width, y }) => ({ width, y }));
    const [first] = widths as [{ width: number; y: number }];
    const rows = [widths.filter(({ y }) => y === first.y), widths.filter(({ y }) => y !== first.y)];
    const all = rows[0]!.reduce((sum, { width }) => sum + width, 0);
    for (const [row, points] of [
      [30, 38, 9, 35],
      [4, 12, 3],
    ].entries()) {
      for (const [at, { width }] of rows[row]!.entries()) {
        expect(Math.abs(width - (points[at]! * all) / 112)).toBeLessThanOrEqual(2);
      }
      expect(rows[row]).toHaveLength(points.length);
    }
  });

  it('explains the sources from which somebody got points, and tells them apart without colours', () => {
    expect(texts(two(), 'legend')).toEqual(['Straßen', 'Städte', 'Klöster', 'Wiesen']);
    const [first, ...others] = ['#e8b04a', '#7a4a2b', '#f0a58f', '#3f7d3a'].map((fill) => {
      const [swatch] = operations(two(), 'box', 'source').filter((one) => one.fill === fill);
      return swatch!.x;
    });
    expect(others.every((x) => x >= first!)).toBe(true);
    // The third and fourth have stripes.
    expect(operations(two(), 'line').length).toBeGreaterThan(4);
  });

  it.each([2, 3, 4, 5, 6])('has room for %i seats with long names in any theme', (count) => {
    const points = Array.from({ length: count }, (_, seat) => SOURCES.map((_, source) => 30 - seat * 2 - source));
    for (const card of THEMES.map((theme) => cardOf(points)(theme))) {
      const written = operations(card, 'text').filter(({ part }) => part !== undefined && part !== 'points');
      const boxes = written.map((text) => ({ text, box: textBox(text) }));
      for (const [at, { text, box }] of boxes.entries()) {
        expect(box.x >= 0 && box.x + box.width <= card.width && box.y + box.height <= card.height, text.text).toBe(
          true,
        );
        // A phone shows the card 324 pixels wide.
        expect((text.size * 324) / card.width, text.text).toBeGreaterThanOrEqual(5.9);
        for (const other of boxes.slice(at + 1))
          expect(boxesOverlap(box, other.box), `${text.text} ${other.text.text}`).toBe(false);
      }
      for (const box of card.cards!) expect([box.x, box.y, box.width, box.height].every(Number.isInteger)).toBe(true);
    }
  });

  it.each([
    [2, true],
    [3, true],
    [4, false],
    [6, false],
  ])('beside %i seats shows the final board, with all its tiles and pieces: %s', (count, isShown) => {
    const { tiles, pieces } = viewOf(ENDED);
    const card = cardOf(Array.from({ length: count }, (_, seat) => [40 - seat, 12]))();
    const [frame] = operations(card, 'box', 'frame');
    expect(operations(card, 'tile').map(({ tile }) => tile)).toEqual(isShown ? tiles.map(({ tile }) => tile) : []);
    expect(operations(card, 'piece').filter(({ piece }) => piece !== 'boat').length).toBe(isShown ? pieces.length : 0);
    expect(operations(card, 'box', 'last-turn')).toEqual([]);
    if (!frame) return expect(isShown).toBe(false);
    const isInside = (x: number, y: number) =>
      x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
    for (const { x, y, size } of operations(card, 'tile'))
      expect([isInside(x, y), isInside(x + size, y + size)]).toEqual([true, true]);
    const around = [...card.cards!, ...operations(card, 'text').map(textBox)];
    expect(around.filter((box) => boxesOverlap(box, frame))).toEqual([]);
  });

  it('shows a game in which nobody has got a point', () => {
    const card = cardOf([[], []])();
    expect(texts(card, 'score')).toEqual(['0', '0']);
    expect(texts(card, 'legend')).toEqual([]);
  });
});

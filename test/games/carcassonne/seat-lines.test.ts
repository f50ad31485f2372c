import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pieceBox } from '../../../src/drawing/piece-art.ts';
import { TRADERS_PART } from '../../../src/games/carcassonne/expansions/traders/rules.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { PRESETS } from '../../../src/games/carcassonne/presets.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { type BoardPictureRequest, boardDrawing, boardScene } from '../../../src/render/index.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { PHONE_SIZE } from '../../../src/render/scene/composition.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { operations } from '../../render/support/drawing.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein', 'Дмитрий', 'Dora', 'Ἑλένη', 'Finn'];

const context = createCanvas(10, 10).getContext('2d');

/** What a phone shows of a turn of six people with every piece of the expansions, before a tile is placed. */
function drawn(change: Partial<BoardPictureRequest> = {}, phase: 'draw' | 'place' = 'place') {
  const game = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: plain(20),
    seats: NAMES.length,
    options: PRESETS['big-box']!,
  });
  if (phase === 'place') game.play('draw');
  const { state } = game;
  TRADERS_PART.change(state, { goods: NAMES.map((_, at) => ({ wine: at % 3, grain: 0, cloth: 0 })) });
  state.scores.splice(0, NAMES.length, 10, 87, 9, 104, 21, 0);
  const words = pictureWords(translatorFor('en'), carcassonne);
  const legal = [{ x: 0, y: 1, label: '1', rotations: [0] }] as const;
  const request = { game: carcassonne, content: CONTENT, view: game.view, names: NAMES, words, legal, focus: true };
  const drawing = boardDrawing(boardScene({ ...request, ...change }), { ...request, ...change });
  return { drawing, scale: PHONE_SIZE.width / drawing.width };
}

describe('the lines of six people with every piece of the expansions, on a phone', () => {
  it('have numbers of meeples and of goods that can be read', () => {
    const { drawing, scale } = drawn();
    const numbers = operations(drawing, 'text', 'supply');
    expect(numbers.map(({ text }) => text)).toEqual(Array(NAMES.length).fill('7'));
    for (const { size } of numbers) expect(size * scale).toBeGreaterThan(8);
    const goods = operations(drawing, 'text', 'thing');
    expect(goods.map(({ text }) => text)).toEqual(['1', '2', '1', '2']);
    for (const { size } of goods) expect(size * scale).toBeGreaterThan(6);
  });

  it('have pieces of one height that stand within their lines', () => {
    const { drawing, scale } = drawn();
    const boxes = operations(drawing, 'piece', 'panel').map(({ piece, y, size }) => {
      const box = pieceBox(piece, carcassonne.picture.pieces);
      return { top: y + box.y * size, height: box.height * size };
    });
    expect(boxes).toHaveLength(5 * NAMES.length);
    const heights = boxes.map(({ height }) => height * scale);
    expect(Math.min(...heights)).toBeGreaterThan(8);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
    for (const { top, height } of boxes) {
      const line = drawing.cards!.find((card) => card.y <= top && top < card.y + card.height);
      expect(top + height).toBeLessThanOrEqual(line!.y + line!.height);
    }
  });

  it('have pieces at least 14 pixels high where no drawn tile is beside them', () => {
    const { drawing, scale } = drawn({ legal: [] }, 'draw');
    for (const { piece, size } of operations(drawing, 'piece', 'panel')) {
      expect(pieceBox(piece, carcassonne.picture.pieces).height * size * scale).toBeGreaterThanOrEqual(14);
    }
  });

  it('have names that use all the room before the points of their own line', () => {
    const names = operations(drawn().drawing, 'text', 'name');
    const shown = names.map((name) => paintedText(context, name));
    expect(shown.filter((_, at) => NAMES[at]!.length < 12)).toEqual(NAMES.filter(({ length }) => length < 12));
    expect(shown[1]).toMatch(/^Barthol.*…$/);
  });

  it('have pieces that stand beside each other, and beside their numbers', () => {
    const { drawing } = drawn({ gained: [0, 0, 0, 12, 0, 0] });
    const shown = [
      ...operations(drawing, 'piece', 'panel').map(({ piece, x, y, size }) => {
        const box = pieceBox(piece, carcassonne.picture.pieces);
        const left = x + box.x * size;
        const middle = y + (box.y + box.height / 2) * size;
        return { what: piece, y: middle, left, right: left + box.width * size };
      }),
      ...operations(drawing, 'text', 'supply', 'thing').map(({ text, x, y, size }) => {
        return { what: text, y, left: x, right: x + 0.5 * size };
      }),
    ].sort((one, other) => one.left - other.left);
    for (const [at, one] of shown.entries()) {
      const next = shown.slice(at + 1).find(({ y }) => Math.abs(y - one.y) < 5);
      if (next) expect(next.left, `${one.what} and ${next.what}`).toBeGreaterThanOrEqual(one.right - 1);
    }
  });
});

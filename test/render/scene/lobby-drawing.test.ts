import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { pictureWords } from '../../../src/bot/present/board/board-words.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import type { DrawOperation, TextOperation } from '../../../src/drawing/draw.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { lobbyDrawing } from '../../../src/render/scene/lobby-drawing.ts';
import { LONG_NAMES } from '../../bot/support/played-table.ts';
import { AT_START, playUntil, requestFor } from '../support/position.ts';

const NAMES = [...LONG_NAMES, 'Finn'];
const partOf = (operation: DrawOperation) => ('part' in operation ? operation.part : undefined);

function textsOf(operations: readonly DrawOperation[], part: string): TextOperation[] {
  return operations.filter((one): one is TextOperation => one.kind === 'text' && partOf(one) === part);
}

/** A game on a high map, and one with a wide start. */
const { set: content } = readTileSet(carcassonne);
const map = carcassonne.emptyBoard!(content, { map: 'germany' })!;
const words = pictureWords(translatorFor('en'), carcassonne as AnyGame);
const BOARDS = {
  'a high map': { game: carcassonne as AnyGame, content, ...map, words },
  'a wide start': { ...requestFor(playUntil(2, AT_START)), area: { x: -1, y: 0, columns: 6, rows: 2 } },
};

describe.each(Object.entries(BOARDS))('the picture of a lobby with %s', (_, board) => {
  test.each([1, 3, 6])('shows %i of 6 seats with colour, letter and name, and the others as free', (joined) => {
    const seats = carcassonne.colours.slice(0, joined).map((colour, at) => ({ colour, name: NAMES[at]! }));
    const { cards = [], operations, width, height } = lobbyDrawing({ ...board, seats, places: 6, free: 'free' });
    expect(cards).toHaveLength(6);
    const names = textsOf(operations, 'name');
    expect(names.map(({ text }) => text)).toEqual(seats.map(({ name }) => name));
    expect(textsOf(operations, 'free')).toHaveLength(6 - joined);
    for (const [at, { colour }] of seats.entries()) {
      const { x, y } = cards[at]!;
      const inCard = operations.filter((one) => 'x' in one && one.x >= x && one.x < x + cards[at]!.width);
      const own = inCard.filter((one) => 'y' in one && one.y >= y && one.y < y + cards[at]!.height);
      expect(own).toContainEqual(expect.objectContaining({ kind: 'text', text: SEAT_SIGNS[colour].letter }));
      expect(own).toContainEqual(expect.objectContaining({ kind: 'badge', shape: SEAT_SIGNS[colour].shape }));
    }
    for (const [at, box] of cards.entries()) {
      expect([box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true]);
      const clear = cards.slice(at + 1).every((other) => other.y >= box.y + box.height || other.x >= box.x + box.width);
      expect(clear).toBe(true);
    }
  });

  test('has room for long names of any script, large enough in a chat', () => {
    const seats = carcassonne.colours.map((colour, at) => ({ colour, name: NAMES[at]! }));
    const { cards = [], operations, width, height } = lobbyDrawing({ ...board, seats, places: 6, free: 'free' });
    const shrink = Math.max(1, width / 550, height / 350);
    const context = createCanvas(10, 10).getContext('2d');
    for (const [at, name] of textsOf(operations, 'name').entries()) {
      const painted = paintedText(context, name);
      expect(name.x + context.measureText(painted).width).toBeLessThanOrEqual(cards[at]!.x + cards[at]!.width);
      expect(name.size / shrink).toBeGreaterThanOrEqual(7);
    }
  });
});

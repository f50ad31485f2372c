import { describe, expect, it } from 'vitest';
import { TRADERS_PART } from '../../../src/games/carcassonne/expansions/traders/rules.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

type Tokens = readonly (readonly [wine: number, grain: number, cloth: number])[];

/** What is drawn of a game in which the seats have these goods, and all of their pieces but those of the first. */
function drawn(tokens: Tokens, meeples = 7) {
  const game = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: plain(2),
    seats: tokens.length,
    options: { traders: true },
  });
  TRADERS_PART.change(game.state, { goods: tokens.map(([wine, grain, cloth]) => ({ wine, grain, cloth })) });
  const seats = game.view.seats.map((seat, at) => (at === 0 ? { ...withoutPig(seat), meeples } : seat));
  const view = { ...game.view, seats };
  const words = pictureWords(translatorFor('en'), carcassonne);
  const names = view.seats.map(({ colour }) => colour);
  const request = { game: carcassonne, content: CONTENT, view, names, words };
  return boardDrawing(boardScene(request), request).operations;
}

/** A seat whose pig is on the board. */
function withoutPig<S extends { readonly special?: Readonly<Record<string, number>> }>(seat: S): S {
  return { ...seat, special: { ...seat.special, pig: 0 } };
}

/** The numbers beside the goods of all seats in a picture, in their order, and whether each is bold. */
function goodsIn(tokens: Tokens) {
  return drawn(tokens).flatMap((operation) =>
    operation.kind === 'text' && operation.part === 'thing'
      ? [`${operation.text}${operation.bold ? ' bold' : ''}`]
      : [],
  );
}

it('single pieces of a seat have no number, and are not shown while they are on the board', () => {
  const operations = drawn([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const pieces = operations.flatMap((one) => (one.kind === 'piece' && one.part === 'panel' ? [one.piece] : []));
  expect(pieces).toEqual(['meeple', 'builder', 'meeple', 'builder', 'pig']);
  expect(operations.filter(({ part }) => part === 'supply')).toHaveLength(2);
});

it('a seat without meeples shows none, and no number', () => {
  const none = [0, 0, 0] as const;
  const operations = drawn([none, none], 0);
  const meeples = operations.flatMap((one) => (one.kind === 'piece' && one.piece === 'meeple' ? [one.colour] : []));
  expect(meeples).toEqual(['red']);
  expect(operations.filter(({ part }) => part === 'supply')).toMatchObject([{ text: '7' }]);
});

describe('goods beside a seat', () => {
  it('have their numbers, bold for whoever has most of a kind, and none where there are none', () => {
    expect(
      goodsIn([
        [3, 1, 0],
        [2, 1, 0],
        [0, 0, 1],
      ]),
    ).toEqual(['3 bold', '1 bold', '2', '1 bold', '1 bold']);
    expect(
      goodsIn([
        [0, 0, 0],
        [0, 0, 0],
      ]),
    ).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { SIGN_HALO } from '../../../src/drawing/seat-sign.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { eventLines } from '../../../src/telling/events.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

const t = translatorFor('en');

function game(...pile: readonly string[]): MadeGame {
  return new MadeGame('none', { start: ['base-d 0,0 r0'], pile: [...pile, ...plain(3)], options: { dragon: true } });
}

/** What is told of all that happened. */
function told({ events }: MadeGame): string[] {
  return eventLines({ t, game: carcassonne as AnyGame, content: CONTENT, names: ['Ana', 'Ben'] }, events);
}

/** A dragon that flies two steps, eats on the second, and finds no way on. */
const FLOWN = game('princess-c', 'base-u', 'base-b', 'princess-za').play(
  ...['draw', 'place 0,-1 r180'],
  ...['draw', 'place 1,0 r0', 'meeple 0', 'draw', 'place 0,1 r0', 'meeple 0'],
  ...['draw', 'place -1,0 r0', 'pass', 'dragon S', 'dragon E spare'],
);

it('what the dragon eats and what the princess sends home is told with who does it', () => {
  expect(told(FLOWN)).toContainEqual('The dragon eats Ben: meeple on the road at x 1, y 0');
  const joined = ['draw', 'place 0,-1 r0', 'meeple 1', 'draw', 'place 1,-1 r270', 'princess 0'];
  expect(told(game('princess-b', 'princess-b').play(...joined))).toContainEqual(
    'The princess sends home Ana: meeple in the city at x 0, y -1',
  );
});

it('a flight that ends early says that no way leads on', () => {
  const flights = told(FLOWN).filter((line) => line.includes('the dragon flies'));
  expect(flights).toEqual([
    '1. Ben: the dragon flies south, to x 0, y 0',
    '2. Ana: the dragon flies east, to x 1, y 0, and finds no way on',
  ]);
});

it('a piece that goes through a portal is told with the square where it stands', () => {
  const through = game('princess-z').play('draw', 'place -1,0 r0', 'portal 0,0 0');
  expect(told(through)).toContainEqual('meeple in the city at x 0, y 0');
});

it('two flights in one picture are two lines, and the latest has numbers', () => {
  const { view } = FLOWN;
  const step = (number: number, x: number, to: number) => {
    return { type: 'dragon-flew', seat: 0, to: 'E', step: number, from: { x, y: 0 }, x: to, y: 0 };
  };
  const words = pictureWords(t, carcassonne);
  const events = [step(1, -1, 0), step(2, 0, 1), step(1, 1, 0)];
  const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
  const { operations } = boardDrawing(boardScene(request), request);
  const lines = operations.flatMap((one) => (one.kind === 'line' && one.part === 'flight' ? [one.points.length] : []));
  expect(lines).toEqual([3, 3, 2, 2]);
  const discs = operations.flatMap((one) =>
    one.kind === 'text' && /^[12]$/.test(one.text) && one.fill === SIGN_HALO ? [one.text] : [],
  );
  expect(discs).toEqual(['1']);
});

it('a tile with a dragon says before it is placed that the dragon flies, once a volcano has come', () => {
  const effectsOf = (made: MadeGame) => {
    const { state } = made.play('draw');
    const position = { content: CONTENT, setup: state.setup, fold: { state, actions: [] } };
    const action = { type: 'place', x: -1, y: 0, rotation: 0 } as const;
    return carcassonne.words.effects!(t, position, { action, names: ['Ana', 'Ben'] });
  };
  expect(effectsOf(game('princess-c', 'princess-za').play('draw', 'place 0,-1 r180'))).toContain(
    'then the dragon flies',
  );
  expect(effectsOf(game('princess-za'))).not.toContain('then the dragon flies');
});

it('a picture in which the dragon flies shows all tiles around those to which it can fly, however far the last tile lies', () => {
  const land = Array.from({ length: 171 }, (_, at) => `base-b ${(at % 19) - 9},${1 + Math.floor(at / 19)} r0`);
  const pile = ['princess-c', 'base-u', 'base-b', 'princess-za', ...plain(3)];
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0', ...land],
    pile,
    options: { dragon: true, interrupts: 'ask' },
  }).play(
    ...['draw', 'place 0,-1 r180', 'draw', 'place 1,0 r0', 'pass', 'draw', 'place 0,10 r0', 'pass'],
    ...['draw', 'place 5,10 r0', 'pass', 'dragon S', 'dragon S', 'dragon S', 'dragon W'],
  );
  expect(made.legalOf('dragon')).toEqual(['dragon N', 'dragon S', 'dragon W']);
  const words = pictureWords(t, carcassonne);
  const request = { game: carcassonne, content: CONTENT, view: made.view, names: ['Ana', 'Ben'], words, focus: true };
  const { area } = boardScene(request);
  expect(area.x).toBeLessThanOrEqual(-3);
  expect(area.y).toBeLessThanOrEqual(0);
  expect(area.x + area.columns).toBeGreaterThan(5);
  expect(area.y + area.rows).toBeGreaterThan(10);
});

it('what a square brings includes the 3 points of the fairy beside the piece that scores there', () => {
  const made = game('base-u', 'base-a', 'base-b', 'base-a').play(
    ...['draw', 'place 1,0 r0', 'meeple 0', 'draw', 'place -1,0 r270', 'pass'],
    ...['draw', 'place 0,1 r0', 'fairy 0', 'draw'],
  );
  const completing = carcassonne
    .choices(made.state)
    .find(({ action }) => action.type === 'place' && action.x === 2 && action.y === 0)!;
  const told = carcassonne.gainsToCome!(made.state, completing.action);
  const value = carcassonne.gainOf!(made.state, completing.action);
  made.play('place 2,0 r90', 'pass');
  expect(made.scores).toEqual([4 + 3, 0]);
  expect([told, value]).toEqual([[4 + 3, 0], -(4 + 3)]);
});

import { expect, it } from 'vitest';
import { newGameArgument, parseNewGameArgument } from '../../../src/bot/replies/new-game-argument.ts';

const WISHES = [
  {},
  { game: 'carcassonne', seats: 4, chips: true, farms: false, meeples: '7', 'auto-draw': true },
  { map: 'great-britain', pace: 0.5, language: 'de', level: 'strong', computers: 2, order: 'joined', theme: 'night' },
];

it.each(WISHES)('reads the options of /new that it writes: %o', (wish) => {
  expect(parseNewGameArgument(newGameArgument(wish)!)).toEqual(wish);
});

it('writes nothing that there is no room for, or that could not be read again', () => {
  expect(newGameArgument({ map: 'm'.repeat(90) })).toBeUndefined();
  for (const tiles of ['a,b', 'a=b', '+', '#3', '']) expect(newGameArgument({ tiles })).toBeUndefined();
});

it.each(['x', 'a=', 'a=b=c', ',', 'a=#', 'a=?'])('reads nothing else: %s', (text) => {
  expect(parseNewGameArgument(text)).toBeUndefined();
});

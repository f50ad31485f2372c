import { expect, it } from 'vitest';
import { lastBeforeAbbey, playAbbeyGame } from './support/abbey-game.ts';

it('a game of three with Abbey & Mayor is played to its end by commands and buttons', playAbbeyGame);

it('draws for nobody who could place an abbey instead, unless the seat has ordered it (F53)', async () => {
  expect(await lastBeforeAbbey()).toMatchObject({ seat: 0, action: { type: 'pass' } });
  expect(await lastBeforeAbbey('abbey draw')).toMatchObject({ seat: 1, action: { type: 'draw' } });
});

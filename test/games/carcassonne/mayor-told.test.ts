import { expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { eventLines } from '../../../src/telling/events.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

const names = ['Ana', 'Ben'];

/** Ana's mayor stands in a city without coats of arms, and Ben has drawn the tile that completes it. */
const drawn = () =>
  new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-g', 'base-e', ...plain(3)],
    options: { abbey: true },
  }).play('draw', 'place 0,-1 r90', 'meeple 0 mayor', 'draw');

it.each([
  ['en', /no points for Ana: what stands there counts 0/],
  ['nl', /geen punten voor Ana: wat daar staat, telt 0/],
  ['fr', /sans points pour Ana\s: ville.*ce qui s’y trouve compte 0/],
  ['de', /keine Punkte für Ana: Was dort steht, zählt 0/],
])('a completed city says in %s that the mayor there wins nothing', (locale, told) => {
  const { events } = drawn().play('place 0,-2 r180', 'pass');
  const context = { t: translatorFor(locale), game: carcassonne as AnyGame, content: CONTENT, names };
  expect(eventLines(context, events).filter((line) => told.test(line))).toHaveLength(1);
});

it('a tile that completes such a city says so before it is placed', () => {
  const { state } = drawn();
  const position = { content: CONTENT, setup: state.setup, fold: { state, actions: [] } };
  const action = { type: 'place', x: 0, y: -2, rotation: 180 } as const;
  const effects = carcassonne.words.effects!(translatorFor('en'), position, { action, names });
  expect(effects).toContainEqual(
    expect.stringMatching(/completes the city, 6 points for nobody, as what stands there/),
  );
});

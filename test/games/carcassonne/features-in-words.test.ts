import { expect, it } from 'vitest';
import type { Table } from '../../../src/app/table.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { featureSections } from '../../../src/telling/board/board-features.ts';
import { worthNow } from '../../../src/telling/board/worth-now.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

it('the board in words says where a monastery, a garden and a road are', () => {
  const { state } = new MadeGame('none', {
    start: ['base-d 0,0 r0', 'base-b 0,1 r0', 'base-u-garden 1,0 r0'],
    pile: plain(2),
    options: { abbot: true },
  });
  const table = { game: carcassonne, content: CONTENT, fold: { state, actions: [] } } as unknown as Table;
  const told = { worth: worthNow(table), names: ['Ana', 'Eva'] };
  const lines = featureSections(translatorFor('en'), table, told).flatMap(({ items }) => items);
  const places = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind}:`)).map((line) => line.split('; on ')[1]);
  expect(places('monastery')).toEqual(['(0, 1)']);
  expect(places('garden')).toEqual(['(1, 0)']);
  expect(places('road')).toEqual(['(0, 0) (1, 0); open at (-1, 0) (2, 0)']);
});

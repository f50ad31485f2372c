import { expect, it } from 'vitest';
import { playWholeCarcassonne } from '../support/carcassonne-table.ts';

/** Of the five maps this one has the most ways to play a turn; `npm run test:tables` plays all of them. */
it('a whole game on the map of Benelux with its chips is played by autocomplete alone', async () => {
  const { used } = await playWholeCarcassonne(2, { map: 'benelux', chips: true, towns: 'c' }, 3);
  expect(used.get('island')).toBeGreaterThan(1);
});

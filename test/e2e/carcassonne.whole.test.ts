import { expect, it } from 'vitest';
import { playWholeCarcassonne } from '../support/carcassonne-table.ts';

it('a whole game of Carcassonne is played by autocomplete alone', async () => {
  const { end } = await playWholeCarcassonne(3, {}, 4);
  // The fields are scored at the end.
  expect(end.content).toMatch(/\*\*Final scoring\*\*[\s\S]*\n- Fields: /);
});

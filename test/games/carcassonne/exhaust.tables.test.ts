import { expect, it } from 'vitest';
import { exhaustibleCarcassonne } from '../../../lab/exhaustion/carcassonne.ts';
import { exhaust } from '../../../lab/exhaustion/exhaust.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { CONTENT } from './content.ts';

it('shows every tile, every piece on it, and every feature, chip, verb, event and rejection in some hundred games', () => {
  const { missing } = exhaust(exhaustibleCarcassonne(CONTENT), {
    times: 1,
    maxGames: 400,
    choose: chooserFor('exhaust'),
  });
  expect(missing).toEqual([]);
});

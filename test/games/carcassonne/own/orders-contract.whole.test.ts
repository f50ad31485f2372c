import { afterAll, expect, it, vi } from 'vitest';
import type * as expansions from '../../../../src/games/carcassonne/expansions/index.ts';
import type * as words from '../../../../src/games/carcassonne/expansions/words.ts';

const INDEX = '../../../../src/games/carcassonne/expansions/index.ts';
const WORDS = '../../../../src/games/carcassonne/expansions/words.ts';

afterAll(() => {
  vi.doUnmock(INDEX);
  vi.doUnmock(WORDS);
  vi.resetModules();
});

/** Checks the orders of a flight in whole games, with the program loaded anew. */
async function check(flight: 'orderedFlight' | 'unnamedFlight' | 'namedFlight'): Promise<number> {
  vi.resetModules();
  const { withOwn, withOwnWords } = await import('./mocks.ts');
  vi.doMock(INDEX, async (original) => {
    const own = await import('./flight.ts');
    return withOwn(await original<typeof expansions>(), own[flight], { flown: 'nothing' });
  });
  vi.doMock(WORDS, async (original) => {
    return withOwnWords(await original<typeof words>(), (await import('./flight.ts')).flightWords);
  });
  const { expectOrdersHeld } = await import('../../contract/orders-held.ts');
  const { ownBoard } = await import('./expansion.ts');
  const board = ownBoard(`with ${flight}`);
  return expectOrdersHeld({ ...board, options: { ...board.options, interrupts: 'orders' } });
}

it('holds orders that are named where they decide something, and nowhere else', async () => {
  expect(await check('orderedFlight')).toBeGreaterThan(5);
});

it('is red for an order that is not in the record', async () => {
  await expect(check('unnamedFlight')).rejects.toThrow('the record does not hold');
});

it('is red for an order that everybody sees although it decides nothing', async () => {
  await expect(check('namedFlight')).rejects.toThrow('glide N home');
});

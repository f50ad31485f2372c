import { describe, expect, it } from 'vitest';
import { parseSeed } from '../../../src/core/shuffle.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import { COLOURS, createSetup } from '../../../src/games/amazonas/rules/setup.ts';
import { type AmazonasLogEntry, fold } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

const SETUP = createSetup({
  set: SHIPPED,
  colours: COLOURS.slice(0, 2),
  seed: parseSeed('000102030405060708090a0b0c0d0e0f')!,
  order: 'given',
});
const DRAW: AmazonasLogEntry = { type: 'action', seat: 0, action: { type: 'draw' } };

/** A log that names a takeback which the rules refuse must not fold, like one with any other refused entry. */
describe('a takeback that was never allowed', () => {
  it('of a draw is refused by the fold', () => {
    expect(fold(SHIPPED, SETUP, [DRAW, { type: 'takeback', seat: 0 }])).toEqual({
      ok: false,
      failure: { entry: 1, rejection: { code: 'draw-is-final' } },
    });
  });

  it('by another seat is refused by the fold, and one that is allowed before it still counts', () => {
    const folded = fold(SHIPPED, SETUP, [DRAW]);
    if (!folded.ok) throw new Error(folded.failure.rejection.code);
    const [place] = legalActions(folded.value.state);
    const placed: AmazonasLogEntry = { type: 'action', seat: 0, action: place! };
    expect(fold(SHIPPED, SETUP, [DRAW, placed, { type: 'takeback', seat: 1 }])).toEqual({
      ok: false,
      failure: { entry: 2, rejection: { code: 'not-yours-to-take-back', seat: 0, entry: 1 } },
    });
    const twice = fold(SHIPPED, SETUP, [DRAW, placed, { type: 'takeback', seat: 0 }, { type: 'takeback', seat: 0 }]);
    expect(twice).toEqual({ ok: false, failure: { entry: 3, rejection: { code: 'draw-is-final' } } });
  });

  it('of nothing is refused by the fold', () => {
    expect(fold(SHIPPED, SETUP, [{ type: 'takeback', seat: 0 }])).toEqual({
      ok: false,
      failure: { entry: 0, rejection: { code: 'nothing-to-take-back' } },
    });
  });
});

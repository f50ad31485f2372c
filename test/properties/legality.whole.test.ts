import { expect, it } from 'vitest';
import { rejectionCodes } from '../games/contract/conceivable-actions.ts';

it('actions of Amazonas that somebody could think of are rejected for every reason that there is', () => {
  expect(rejectionCodes('amazonas')).toEqual([
    'double-used',
    'edge-clash',
    'game-over',
    'no-such-double',
    'no-such-segment',
    'none-left',
    'not-the-river',
    'occupied',
    'river-blocked',
    'square-ahead',
    'square-apart',
    'square-taken',
    'wrong-phase',
    'wrong-segment',
  ]);
});

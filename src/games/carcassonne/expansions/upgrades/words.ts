import { makeSegmentName } from '../../../../core/segment-name.ts';
import { meeplePlace } from '../../rules/preview.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { squareOfPiece } from '../../words/pieces.ts';
import { describeSegment } from '../../words/tile.ts';
import { UPGRADE_TOPICS } from './topics.ts';

/** The chips of Germany in words. */
export const upgradeWords = {
  topics: UPGRADE_TOPICS,
  verbs: {
    upgrade: {
      command: 'chip',
      options(state, { meeple, pay }) {
        const { x, y, name } = meeplePlace(state, meeple);
        return { subcommand: 'upgrade', meeple: `${x},${y} ${makeSegmentName(name)}`, with: [...pay].join('+') };
      },
      square: (state, { meeple }) => squareOfPiece(state, meeple),
      name(t, state, { meeple, pay }) {
        const { x, y, name } = meeplePlace(state, meeple);
        return t('choice.upgrade', { x, y, place: describeSegment(t, name), values: paidText(pay) });
      },
      option(t, state, { action, option }) {
        if (option === 'with') return paidText(action.pay);
        const { x, y, name } = meeplePlace(state, action.meeple);
        return `${describeSegment(t, name)}, x ${x}, y ${y}`;
      },
      effects: (t) => [t('effect.upgrade')],
      from: (t) => t('from.upgrade'),
      takes: (t) => t('not-possible.upgrade'),
    },
  },
  steps: {
    upgrade: {
      text: (t, _, place) => t('step.upgrade', { place }),
      declined: (t) => t('choice.pass.upgrade'),
    },
  },
  events: {
    upgraded: {
      line: ({ t, name }, { kind, x, y }) => t('event.upgraded', { name, kind, x, y }),
      effect: 'untold',
    },
  },
} satisfies ExpansionWords;

/** The values of chips that are paid, such as "2 + 2". */
function paidText(pay: string): string {
  return [...pay].join(' + ');
}

import { makeSegmentName } from '../../../../core/segment-name.ts';
import { contestOf, eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { meeplePlace } from '../../rules/preview.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { squareOfPiece } from '../../words/pieces.ts';
import { describeSegment } from '../../words/tile.ts';
import { chipsText } from '../chips/words.ts';

/** The chips of Germany in words. */
export const upgradeWords = {
  topics: {
    upgrades: {
      options: { map: 'germany', chips: true },
      layout: {
        start: [{ tile: 'base-x', x: 7, y: 8, rotation: 0 }],
        chips: [
          { x: 8, y: 7, colour: 'purple', value: 2 },
          { x: 6, y: 9, colour: 'orange', value: 2 },
          { x: 5, y: 7, colour: 'orange', value: 1 },
          { x: 9, y: 9, colour: 'lightBlue', value: 1 },
        ],
      },
      draws: ['base-v', 'base-v', 'base-e', 'base-a', 'base-b', 'base-v', 'base-b'],
      turns: [
        'draw; place 7,7 r0; meeple 0',
        'draw; place 6,8 r180; meeple 0',
        'draw; place 8,7 r90; take; pass',
        'draw; place 7,9 r180; pass',
        'draw; place 6,9 r0; take; pass; upgrade 0 22',
        'draw; place 6,7 r270',
      ],
      show: { area: { x: 4, y: 6, columns: 7, rows: 4 }, tints: ['road'] },
      begins: 'rules.chips',
      example: (played, { t }) => ({
        chips: chipsText(t, eventOf(played, 'upgraded').chips),
        ...lastSquare(played),
        ...contestOf(played, 'road'),
      }),
    },
  },
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
    upgraded: { line: ({ t, name }, { kind, x, y }) => t('event.upgraded', { name, kind, x, y }) },
  },
} satisfies ExpansionWords;

/** The values of chips that are paid, such as "2 + 2". */
function paidText(pay: string): string {
  return [...pay].join(' + ');
}

import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { placedBy } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { withoutFields } from '../../words/options.ts';
import { placedElsewhere, placeOnBoard } from '../../words/pieces.ts';
import { hasAbbey } from './abbeys.ts';
import { barnPlaces } from './rules.ts';
import { WAGON, WAGON_ORDERS } from './wagons.ts';

/** The destination of a wagon in words. */
function driveText(t: CarcassonneTranslator, state: State, action: Parameters<typeof placedBy>[1]): string {
  return t('choice.wagon', placedElsewhere(t, state, action));
}

/** The barns on the board in words. */
function barnLines(t: CarcassonneTranslator, state: State): string[] {
  return barnPlaces(state).map(({ seat, corner, x, y }) =>
    t('board.barn', { colour: t(`colour.${state.setup.colours[seat]!}`), corner: corner!, x, y }),
  );
}

/** Abbey & Mayor in words. */
export const abbeyWords = {
  topics: {
    abbey: {
      options: { abbey: true },
      draws: ['base-w', 'base-a', 'base-b', 'base-b', 'base-b', 'base-e', 'base-b', 'base-b', 'base-b'],
      turns: [
        'draw; place 1,0 r0; pass',
        'draw; place 2,0 r90; pass',
        'draw; place 0,1 r0; pass',
        'draw; place 2,1 r0; pass',
        'draw; place 2,2 r0; pass',
        'draw; place 1,2 r0; pass',
        'draw; place 0,2 r0; pass',
        'draw; place 3,1 r0; pass',
        'abbey 1,1; meeple 0',
      ],
      show: { area: { x: -1, y: -1, columns: 5, rows: 5 } },
      example(played) {
        const after = played.events.slice(played.events.findLastIndex(({ type }) => type === 'placed'));
        const scored = after.filter((event) => event.type === 'feature-scored');
        return {
          ...lastSquare(played),
          closed: scored.filter(({ kind }) => kind !== 'monastery').length,
          points: scored.find(({ kind }) => kind === 'monastery')!.points,
        };
      },
    },
    mayor: {
      options: { abbey: true },
      draws: ['base-k', 'base-b'],
      turns: ['draw; place 0,-1 r180; meeple 0 wagon; wagon 0,-1 1'],
      show: { area: { x: -1, y: -2, columns: 4, rows: 3 } },
      text: (_, { t }) => ({ orders: t.list(WAGON_ORDERS.map((order) => t('order.wagon', { order }))) }),
      example: (played) => ({ ...lastSquare(played), points: eventOf(played, 'feature-scored').points }),
    },
    barn: {
      options: { abbey: true },
      draws: ['base-u', 'base-e', 'base-e', 'base-u', 'base-b', 'base-b'],
      turns: [
        'draw; place 1,0 r0; pass',
        'draw; place 0,1 r180; meeple 1',
        'draw; place 0,2 r0; pass',
        'draw; place 2,0 r0; pass',
        'draw; place 1,1 r0; barn NW',
      ],
      show: { area: { x: -1, y: -1, columns: 4, rows: 4 } },
      example(played) {
        const farm = played.events.findLast((event) => event.type === 'feature-scored' && event.kind === 'field');
        return { ...lastSquare(played), points: farm?.type === 'feature-scored' ? farm.points : 0 };
      },
      leftOut: withoutFields,
    },
  },
  verbs: {
    abbey: {
      command: 'place',
      options: (_, { x, y }) => ({ x, y, rotation: 0 }),
      name: (t, _, { x, y }) => t('choice.abbey', { x, y }),
      effects: (t) => [t('effect.abbey')],
      alone: (t, place) => t('step.abbey.draw', { place }),
      opens: (t, { phase }) => t('button.abbey', { drawing: phase === 'draw' ? 'yes' : 'no' }),
      from: (t) => t('from.abbey'),
      takes: (t) => t('not-possible.abbey'),
    },
    barn: {
      command: 'meeple',
      figure: 'piece.barn',
      options: (_, { corner }) => ({ on: corner }),
      name: (t, _, { corner }) => t('choice.barn', { corner }),
      effects: (t) => [t('effect.barn')],
      from: (t) => t('from.abbey'),
      takes: (t) => t('not-possible.barn'),
    },
    wagon: {
      command: 'meeple',
      options: (state, action) => ({ on: placeOnBoard(state, placedBy(state, action)!.segment), as: WAGON.id }),
      square: (_, { x, y }) => ({ x, y }),
      name: driveText,
      from: (t) => t('from.abbey'),
      takes: (t) => t('not-possible.wagon'),
    },
    rest: {
      command: 'pass',
      name: (t) => t('choice.rest'),
      effects: (t) => [t('effect.rest')],
      from: (t) => t('from.abbey'),
      takes: (t) => t('not-possible.wagon'),
    },
  },
  steps: {
    wagon: { text: (t, _, place) => t('step.wagon', { place }) },
    abbey: {
      text: (t, _, place) => t('step.abbey', { place }),
      declined: (t) => t('choice.pass.abbey'),
    },
  },
  events: {
    'barn-scored': { line: ({ t, name }, { points }) => t('event.barn-scored', { name, points }) },
  },
  pieces: {
    mayor: { way: (t) => t('way.mayor'), stands: (t) => t('stands.mayor') },
    wagon: { way: (t) => t('way.wagon'), stands: (t) => t('stands.wagon') },
    barn: { effect: (t) => t('effect.barn'), stands: (t) => t('stands.barn') },
  },
  terms: {
    abbeyInHand: 'term.abbey',
    mayorInHand: 'term.mayor',
    wagonInHand: 'term.wagon',
    barnInHand: 'term.barn',
    barns: 'term.barn',
  },
  givers: { abbey: (t) => t('giver.abbey') },
  board: barnLines,
  sentences: (t, state) => barnLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 7 })),
  seat: (t, state, seat) => (state.setup.options.abbey && hasAbbey(state, seat) ? [t('seat.abbey')] : []),
} satisfies ExpansionWords;

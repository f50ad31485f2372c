import { lineStart } from '../../../../i18n/sentences.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { lastTile, squareOfTile } from '../../../kernel/state.ts';
import { placedBy } from '../../rules/move.ts';
import type { PlacedPiece, State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import {
  pieceAtText,
  pieceName,
  placedElsewhere,
  placeOnBoard,
  squareOfPiece,
  standingText,
} from '../../words/pieces.ts';
import { DRAGON_PART, fairysPiece } from './figures.ts';
import { FLIGHT_DIRECTIONS, FLIGHT_STEPS, piecesOn, tileBeyond } from './flight.ts';
import { DRAGON_ORDERS } from './orders.ts';
import { figuresView, sendsDragon, stepsLeft } from './rules.ts';

/** A piece that goes through the portal, with the place where it goes. */
function portalText(t: CarcassonneTranslator, state: State, action: Parameters<typeof placedBy>[1]): string {
  return t('choice.portal', placedElsewhere(t, state, action));
}

/** Positions of dragon and fairy in words. */
function figureLines(t: CarcassonneTranslator, state: State): string[] {
  const { dragon, fairy } = figuresView(state);
  const piece = fairysPiece(state);
  return [
    ...(dragon ? [t('board.dragon', { x: dragon.x, y: dragon.y })] : []),
    ...(fairy
      ? [
          t('board.fairy', {
            x: fairy.x,
            y: fairy.y,
            alone: piece ? 'no' : 'yes',
            colour: piece ? t(`colour.${state.setup.colours[piece.seat]!}`) : '',
          }),
        ]
      : []),
  ];
}

/** The Princess & the Dragon in words. */
export const dragonWords = {
  topics: {
    dragon: {
      options: { dragon: true },
      draws: ['princess-c', 'base-u', 'base-b', 'princess-za', 'base-b'],
      turns: [
        'draw; place 0,-1 r180',
        'draw; place 1,0 r0; meeple 0',
        'draw; place 0,1 r0; meeple 0',
        'draw; place -1,0 r0; pass; dragon S; dragon E spare',
      ],
      show: { area: { x: -2, y: -2, columns: 5, rows: 4 } },
      text: (_, { t }) => ({
        orders: DRAGON_ORDERS.map((order) => t('order.dragon', { order, named: 'no', colour: '' })).join(' / '),
      }),
      example(played) {
        const events = played.events;
        return {
          ...lastSquare(played),
          steps: events.filter(({ type }) => type === 'dragon-flew').length,
          pieces: events.filter(({ type }) => type === 'taken-off').length,
        };
      },
    },
    fairy: {
      options: { dragon: true },
      draws: ['base-u', 'base-b', 'base-u', 'base-b'],
      turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place 2,0 r0; fairy 0'],
      show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
      example(played) {
        const { x, y } = eventOf(played, 'fairy-moved');
        return { x, y };
      },
    },
  },
  verbs: {
    dragon: {
      command: 'meeple',
      figure: 'figure.dragon',
      options: (_, { to }) => ({ on: to }),
      square: (state, { to }) => squareOfTile(state.board, tileAhead(state, to)),
      name: (t, _, { to }) => t('choice.fly', { to }),
      effects: (t, state, { to }) => [eatenText(t, piecesOn(state, tileAhead(state, to)), state)],
      from: (t) => t('from.dragon'),
    },
    fairy: {
      command: 'meeple',
      figure: 'figure.fairy',
      options: (state, { piece }) => ({ on: placeOnBoard(state, state.pieces[piece]!.segment) }),
      square: (state, { piece }) => squareOfPiece(state, piece),
      name: (t, state, { piece }) => t('choice.fairy', { piece: pieceAtText(t, state, piece) }),
      option: (t, state, { action }) => pieceAtText(t, state, action.piece),
      from: (t) => t('from.dragon'),
      takes: (t) => t('not-possible.fairy'),
    },
    princess: {
      command: 'retrieve',
      example: { type: 'princess', piece: 0 },
      options: (state, { piece }) => ({ piece: placeOnBoard(state, state.pieces[piece]!.segment) }),
      square: (state, { piece }) => squareOfPiece(state, piece),
      name: (t, state, { piece }) =>
        t('choice.princess', {
          piece: pieceAtText(t, state, piece),
          colour: t(`colour.${state.setup.colours[state.pieces[piece]!.seat]!}`),
        }),
      option: (t, state, { action }) => pieceAtText(t, state, action.piece),
      from: (t) => t('from.dragon'),
      takes: (t) => t('not-possible.princess'),
    },
    portal: {
      command: 'meeple',
      options: (state, action) => {
        const { piece, segment } = placedBy(state, action)!;
        const as = state.rules.pieces[piece]!.id;
        return { on: placeOnBoard(state, segment), ...(piece > 0 && { as }) };
      },
      name: portalText,
      from: (t) => t('from.dragon'),
      takes: (t) => t('not-possible.portal'),
    },
  },
  steps: {
    flight: {
      text: (t, state, place) =>
        t('step.flight', {
          place,
          step: FLIGHT_STEPS + 1 - stepsLeft(state),
          steps: FLIGHT_STEPS,
          ...figuresView(state).dragon!,
        }),
    },
  },
  events: {
    'dragon-came': {
      line: ({ t, ...context }, { x, y }) => lineStart(t('event.dragon-came', { x, y }), context),
      effect: (t) => t('effect.dragon-came'),
    },
    'dragon-flew': {
      line: ({ t, name }, { to, step, x, y, isStuck }) =>
        t('event.dragon-flew', { name, to, step, x, y, stuck: isStuck ? 'yes' : 'no' }),
    },
    'fairy-moved': {
      line: ({ t, name }, { piece, kind, x, y }) =>
        t('event.fairy-moved', { name, standing: standingText(t, piece, kind), x, y }),
      effect: (t) => t('effect.fairy-moved'),
    },
    'fairy-scored': {
      line: ({ t, name }, { points, why }) => t('event.fairy-scored', { name, points, why }),
      effect: (t, { seat, points, why }, { reader, names }) =>
        why === 'turn'
          ? undefined
          : t('effect.fairy-scored', { own: seat === reader ? 'yes' : 'no', name: names[seat]!, points }),
    },
  },
  sendsHome: { dragon: 'sends-home.dragon', princess: 'sends-home.princess' },
  terms: { dragonsReach: 'term.dragons-reach' },
  rejections: { 'dragon-there': (say) => say('refused.dragon-there') },
  placing: (t, state) => (sendsDragon(state) ? [t('effect.dragon-flies')] : []),
  barred: (t, state, ends) =>
    DRAGON_PART.of(state).dragon === lastTile(state) ? t('step.volcano', { ends: ends ? 'yes' : 'no' }) : undefined,
  board: figureLines,
  sentences: (t, state) => figureLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 7 })),
} satisfies ExpansionWords;

/** Says which pieces a step of the dragon eats, each with the colour of its seat. */
function eatenText(t: CarcassonneTranslator, pieces: readonly PlacedPiece[], { rules, setup }: State): string {
  const eaten = pieces.map(({ kind = 0, seat }) =>
    t('piece.of', { piece: pieceName(t, rules.pieces[kind]!.id), colour: t(`colour.${setup.colours[seat]!}`) }),
  );
  return t('effect.fly', { count: eaten.length, pieces: t.list(eaten) });
}

/** The tile to which one step of the dragon leads, by its index. */
function tileAhead(state: State, to: (typeof FLIGHT_DIRECTIONS)[number]): number {
  return tileBeyond(state, DRAGON_PART.of(state).dragon!, FLIGHT_DIRECTIONS.indexOf(to));
}

import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { placedBy } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { farmsArgument } from '../../words/options.ts';
import { pieceAtText, pieceOnBoard, placedElsewhere, placeOnBoard, squareOfPiece } from '../../words/pieces.ts';
import { circleKind, lastCircleKind } from './circle.ts';

/** A meeple that is added, with the place beside an own one. */
function addText(t: CarcassonneTranslator, state: State, action: Parameters<typeof placedBy>[1]): string {
  return t('choice.add', placedElsewhere(t, state, action));
}

/** Crop Circles in words. */
export const cropWords = {
  topics: {
    crops: {
      options: { crops: true },
      draws: ['base-u', 'base-b', 'crop2-f', 'base-b'],
      turns: [
        'draw; place 1,0 r0; meeple 0',
        'draw; place 0,1 r0; pass',
        'draw; place 2,0 r0; pass; circle add; add 1,0 0 meeple',
      ],
      show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
      text: ({ state }, { options }) => ({ ...farmsArgument(options), tiles: state.set.boxes.crop2.length }),
      example(played) {
        const { x: toX, y: toY } = eventOf(played, 'piece-placed');
        return { ...lastSquare(played), toX, toY };
      },
    },
  },
  verbs: {
    circle: {
      command: 'meeple',
      figure: 'figure.circle',
      options: (_, { choice }) => ({ on: choice }),
      name: (t, _, { choice }) => t('choice.circle', { choice }),
      effects: (t, state, { choice }) => [t('effect.circle', { choice, kind: lastCircleKind(state)! })],
      from: (t) => t('from.crops'),
      takes: (t) => t('not-possible.circle'),
    },
    add: {
      command: 'meeple',
      options: (state, action) => ({ on: placeOnBoard(state, placedBy(state, action)!.segment), as: action.as }),
      square: (_, { x, y }) => ({ x, y }),
      name: addText,
      from: (t) => t('from.crops'),
      takes: (t) => t('not-possible.circle'),
    },
    keep: {
      command: 'pass',
      name: (t) => t('choice.keep'),
      from: (t) => t('from.crops'),
      takes: (t) => t('not-possible.circle'),
    },
    remove: {
      command: 'retrieve',
      example: { type: 'remove', piece: 0 },
      options: (state, { piece }) => ({ piece: pieceOnBoard(state, piece) }),
      square: (state, { piece }) => squareOfPiece(state, piece),
      name: (t, state, { piece }) => pieceAtText(t, state, piece),
      from: (t) => t('from.crops'),
      takes: (t) => t('not-possible.circle'),
    },
  },
  steps: {
    circle: { text: (t, state, place) => t('step.circle', { place, kind: lastCircleKind(state)! }) },
    adding: { text: (t, _, place) => t('step.adding', { place }) },
    removing: { text: (t, _, place) => t('step.removing', { place }) },
  },
  events: {
    'circle-chosen': { line: ({ t, name }, { choice, kind }) => t('event.circle-chosen', { name, choice, kind }) },
  },
  placing: (t, state) => {
    const kind = circleKind(state, state.tile);
    return kind === undefined ? [] : [t('effect.crop-tile', { kind })];
  },
} satisfies ExpansionWords;

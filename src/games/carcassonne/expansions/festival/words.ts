import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { featureView } from '../../rules/feature.ts';
import { meeplePlace } from '../../rules/preview.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { pieceOnBoard, squareOfPiece, standingText } from '../../words/pieces.ts';

/** The option of the command with which the festival begins. */
const FESTIVAL = 'festival';

/** A piece on the board, by its index, with the place where it stands. */
function pieceText(t: CarcassonneTranslator, state: State, index: number): string {
  const { kind = 0 } = state.pieces[index]!;
  const { x, y, name } = meeplePlace(state, index);
  return t('choice.home', { standing: standingText(t, state.rules.pieces[kind]!.id, name.kind), x, y });
}

/** The Festival in words. */
export const festivalWords = {
  topics: {
    festival: {
      options: { festival: true },
      draws: ['base-u', 'base-b', 'festival-e', 'base-b'],
      turns: ['draw; place 1,0 r0; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place 1,1 r180; festival; home 0'],
      show: { area: { x: -1, y: -1, columns: 5, rows: 4 } },
      text: ({ state }) => ({ tiles: state.set.boxes.festival.length }),
      example(played) {
        const { x: fromX, y: fromY } = eventOf(played, 'taken-off');
        return { ...lastSquare(played), fromX, fromY };
      },
    },
  },
  verbs: {
    festival: {
      command: 'retrieve',
      example: { type: 'festival' },
      options: () => ({ piece: FESTIVAL }),
      name: (t) => t('choice.festival'),
      alone: (t, place) => t('step.festival.alone', { place }),
      declined: (t) => t('choice.pass.festival'),
      from: (t) => t('from.festival'),
    },
    home: {
      command: 'retrieve',
      options: (state, { piece }) => ({ piece: pieceOnBoard(state, piece) }),
      square: (state, { piece }) => squareOfPiece(state, piece),
      name: (t, state, { piece }) => pieceText(t, state, piece),
      effects(t, state, { piece }) {
        const { points, seats } = featureView(state, state.pieces[piece]!.segment);
        return [t('effect.home', { points: seats.includes(state.seat) ? points : 0 })];
      },
      from: (t) => t('from.festival'),
      takes: (t) => t('not-possible.home'),
    },
  },
  steps: { festival: { text: (t, _, place) => t('step.festival', { place }) } },
  rejections: { 'no-festival': (say) => say('refused.no-festival') },
} satisfies ExpansionWords;

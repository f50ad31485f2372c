import { lineStart } from '../../../../i18n/sentences.ts';
import { squareAndName } from '../../../kernel/features.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { ActionOf } from '../../rules/action.ts';
import { featureView } from '../../rules/feature.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords, StepWords, VerbWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { placeOnBoard, squareWithSegment, whichSegment } from '../../words/pieces.ts';
import { MAGE_PART, MAGICIANS, type Magician } from './figures.ts';
import { OFF_BOARD, segmentNamed } from './verbs.ts';

type MagicAction = ActionOf<'mage'> | ActionOf<'witch'>;

/** Destination of a figure: a place, and which of several features of its kind on that tile. */
function goalOf(t: CarcassonneTranslator, state: State, to: string) {
  const segment = segmentNamed(state, to);
  return { ...placeOf(state, segment), where: segment === undefined ? '' : whichSegment(t, state, segment) };
}

/** The kind of a feature and the square of its first tile; for none the kind `off`. */
function placeOf(state: State, segment: number | undefined) {
  if (segment === undefined) return { kind: OFF_BOARD, x: 0, y: 0 };
  const { x, y, name } = squareAndName<string>(state, segment);
  return { kind: name.kind, x, y };
}

/** Destination of a figure in words, and the effect. */
function movingWords(figure: Magician) {
  return {
    command: 'meeple',
    figure: `figure.${figure}`,
    options(state, { to }) {
      const segment = segmentNamed(state, to);
      return { on: segment === undefined ? OFF_BOARD : placeOnBoard(state, segment) };
    },
    square(state, { to }) {
      const segment = segmentNamed(state, to);
      return segment === undefined ? undefined : squareWithSegment(state.board, segment);
    },
    name: (t, state, { to }) => t('choice.magic', { figure, ...goalOf(t, state, to) }),
    option: (t, state, { action }) => t('choice.magic.place', goalOf(t, state, action.to)),
    effects(t, state, { to }) {
      const segment = segmentNamed(state, to);
      if (segment === undefined) return [];
      const { points, seats } = featureView(state, segment);
      const others = seats.length > 0 ? 'others' : 'nobody';
      const whose = seats.includes(state.seat) ? 'own' : others;
      return [t('effect.magician-there', { points, whose }), t('effect.magician-moved', { figure })];
    },
    from: (t) => t('from.mage'),
    takes: (t) => t('not-possible.magic'),
  } as const satisfies VerbWords<MagicAction>;
}

/** Positions of mage and witch in words. */
function figureLines(t: CarcassonneTranslator, state: State): string[] {
  const standing = MAGE_PART.of(state);
  return MAGICIANS.flatMap((figure) => {
    const segment = standing[figure];
    return segment === undefined ? [] : [t('board.magician', { figure, ...placeOf(state, segment) })];
  });
}

/** Both steps at which a figure moves. */
const MOVING: StepWords = {
  text: (t, _, place) => t('step.magic', { place }),
  announced: (t) => t('effect.magic-tile'),
};

/** Mage & Witch in words. */
export const mageWords = {
  topics: {
    mage: {
      options: { mage: true },
      draws: ['mage-d', 'base-b', 'base-a'],
      turns: ['draw; place 1,0 r180; mage 0,0/1; meeple 0', 'draw; place 0,1 r0; pass', 'draw; place -1,0 r270; pass'],
      show: { area: { x: -2, y: -1, columns: 5, rows: 4 } },
      text: ({ state }) => ({ tiles: state.set.boxes.mage.length }),
      example(played) {
        const { points, tiles } = eventOf(played, 'feature-scored');
        return { ...lastSquare(played), points, tiles, plain: points - (eventOf(played, 'magician-left').change ?? 0) };
      },
    },
  },
  verbs: { mage: movingWords('mage'), witch: movingWords('witch') },
  steps: { magic: MOVING, parting: { ...MOVING, sameAs: 'magic' } },
  events: {
    'magician-moved': {
      line: ({ t, name }, { figure, kind, x, y }) => t('event.magician-moved', { name, figure, kind, x, y }),
    },
    'magician-left': {
      line: ({ t, ...context }, { figure, change = 0 }) =>
        lineStart(
          t('event.magician-left', { figure, change: Math.abs(change), gain: change > 0 ? 'yes' : 'no' }),
          context,
        ),
      effect: (t, { figure, change = 0 }) =>
        t('effect.magician-left', { figure, change: Math.abs(change), gain: change > 0 ? 'yes' : 'no' }),
    },
  },
  feature: (t, { mage }) => (mage ? [t('facts.magician', { figure: mage })] : []),
  board: figureLines,
  sentences: (t, state) => figureLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 7 })),
} satisfies ExpansionWords;

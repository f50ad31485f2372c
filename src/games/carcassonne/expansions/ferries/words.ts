import { SIDE_STEPS, SIDES, type SideName } from '../../../../core/ports.ts';
import { along, type Point } from '../../../../drawing/point.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { featureView } from '../../rules/feature.ts';
import { copyState, type State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { type FerryEnds, placeFerry, segmentsAt } from './lakes.ts';
import { isFarFromFerries, lyingFerries } from './rules.ts';
import { lakeOf } from './verb.ts';

/**
 * Distance of a ferry's letter from the middle of its square: between its two ends, or towards the first if they are opposite.
 */
const LETTER = { beside: 0.21, facing: 0.12 };

/** Position of a ferry's letter, different for each ferry of a lake: a point from 0 to 1 in the square. */
function letterPlace(ends: FerryEnds): Point {
  const [one, other] = [...ends].map((name) => SIDE_STEPS[SIDES.indexOf(name as SideName)]!) as [Point, Point];
  const isFacing = one.x + other.x === 0;
  const way = isFacing ? one : { x: one.x + other.x, y: one.y + other.y };
  return along({ x: 0.5, y: 0.5 }, way, isFacing ? LETTER.facing : LETTER.beside);
}

/** Positions of the ferries in words. */
function ferryLines(t: CarcassonneTranslator, state: State): string[] {
  return lyingFerries(state).map(({ x, y, ends }) => t('board.lake-ferry', { x, y, ends: t(`lake.ends.${ends}`) }));
}

/** The Ferries in words. */
export const ferriesWords = {
  topics: {
    lakes: {
      options: { ferries: true },
      draws: ['ferries-b', 'base-a'],
      turns: ['draw; place 1,0 r0; meeple 0; lakeFerry 1,0 EW', 'draw; place -1,0 r270; pass; lakeFerry 1,0 ES'],
      show: { area: { x: -2, y: -1, columns: 5, rows: 3 } },
      text: ({ state }) => ({ tiles: state.set.boxes.ferries.length }),
      example(played) {
        const { points, tiles } = eventOf(played, 'feature-scored');
        return { ...lastSquare(played), points, tiles };
      },
    },
  },
  verbs: {
    lakeFerry: {
      command: 'meeple',
      figure: 'figure.ferry',
      options: (_, { x, y, ends }) => ({ on: `${x},${y} ${ends}` }),
      square: (_, { x, y, ends }) => ({ x, y, at: letterPlace(ends) }),
      name: (t, _, { x, y, ends }) => t('choice.ferry', { x, y, ends: t(`lake.ends.${ends}`) }),
      button: (t, _, { x, y, ends }) => t('button.ferry', { x, y, ends: t(`lake.ends.${ends}`) }),
      option: (t, _, { action: { x, y, ends } }) => t('choice.ferry.place', { x, y, ends: t(`lake.ends.${ends}`) }),
      effects(t, state, action) {
        const next = copyState(state);
        const tile = lakeOf(state, action);
        placeFerry(next, { tile, ends: action.ends }, undefined);
        const { points, seats, tiles } = featureView(next, segmentsAt(next.board, tile, action.ends)[0]);
        const others = seats.length > 0 ? 'others' : 'nobody';
        return [t('effect.ferry', { tiles, points, whose: seats.includes(state.seat) ? 'own' : others })];
      },
      from: (t) => t('from.ferries'),
      takes: (t) => t('not-possible.ferry'),
    },
  },
  steps: {
    ferry: { text: (t, _, place) => t('step.ferry', { place }) },
    ferries: {
      text: (t, _, place) => t('step.ferries', { place }),
      declined: (t) => t('choice.pass.ferries'),
    },
  },
  events: {
    'ferry-put': {
      line: ({ t, name }, { x, y, ends, from }) =>
        t('event.ferry-put', {
          name,
          x,
          y,
          ends: t(`lake.ends.${ends}`),
          from: from ? t(`lake.ends.${from}`) : '',
          isMoved: from ? 'yes' : 'no',
        }),
    },
  },
  placing(t, state, square) {
    if (isFarFromFerries(state, square)) return [];
    return [t(state.set.tiles[state.tile]!.signs.includes('lakeFerry') ? 'effect.lake-tile' : 'effect.ferries')];
  },
  board: ferryLines,
  sentences: (t, state) => ferryLines(t, state).map((line) => ({ after: 'pieces', forms: [line], importance: 4 })),
} satisfies ExpansionWords;

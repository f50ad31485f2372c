import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { squareOfLastTile } from '../../../kernel/state.ts';
import { featureView } from '../../rules/feature.ts';
import { placedBy } from '../../rules/move.ts';
import { pieceNumber } from '../../rules/piece-verb.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { pieceName, placedElsewhere, placeOnBoard } from '../../words/pieces.ts';
import { FLIGHT_CHANCE, FLYING_PART, squaresAhead } from './flight.ts';
import { flyingPieces, landingsOf } from './verbs.ts';
import { FACES, machineDirection } from './way.ts';

/** The direction in which a machine points, by how far it is to the right and down. */
const COMPASS = [
  ['nw', 'n', 'ne'],
  ['w', undefined, 'e'],
  ['sw', 's', 'se'],
] as const;

function wayText(t: CarcassonneTranslator, { x, y }: { readonly x: number; readonly y: number }): string {
  return t(`compass.${COMPASS[y + 1]![x + 1]!}`);
}

/** The place where a piece lands, in words. */
function landText(t: CarcassonneTranslator, state: State, action: Parameters<typeof placedBy>[1]): string {
  return t('choice.land', placedElsewhere(t, state, action));
}

/** Says for each face of the die on what a kind of piece can land. */
function flightEffects(t: CarcassonneTranslator, state: State, as: string | undefined): string[] {
  return FACES.map((thrown) => {
    const landings = landingsOf(state, pieceNumber(state, as), thrown);
    const kinds = new Set(landings.map((segment) => t(`kind.${featureView(state, segment).kind}`)));
    return t('effect.flight', { thrown, places: kinds.size > 0 ? t.either([...kinds]) : t('effect.flight.nothing') });
  });
}

/** Says where a piece may fly, or how far the piece in the air flies. */
function machineLines(t: CarcassonneTranslator, state: State): string[] {
  const { thrown } = FLYING_PART.of(state);
  const [next] = squaresAhead(state);
  if (!next || (thrown === undefined && flyingPieces(state).length === 0)) return [];
  const { x, y } = squareOfLastTile(state);
  const way = wayText(t, { x: next.x - x, y: next.y - y });
  return [thrown === undefined ? t('board.machine', { x, y, way }) : t('board.landing', { x, y, way, thrown })];
}

/** The Flying Machines in words. */
export const flyingWords = {
  topics: {
    flying: {
      options: { flying: true },
      layout: { start: [{ tile: 'base-d', x: 0, y: 0, rotation: 0 }], chance: { [FLIGHT_CHANCE]: ['1'] } },
      draws: ['base-a', 'base-b', 'flier-a', 'base-e'],
      turns: [
        'draw; place 1,0 r90; pass',
        'draw; place 2,0 r0; meeple 0',
        'draw; place 3,0 r0; fly; throw; land 2,0 0',
      ],
      show: { area: { x: -1, y: -1, columns: 6, rows: 3 }, tints: ['monastery'] },
      text: ({ state }) => ({ tiles: state.set.boxes.flier.length, most: FACES.at(-1)! }),
      example(played) {
        const { thrown, x, y } = eventOf(played, 'thrown');
        const { points } = featureView(played.state, played.state.pieces.at(-1)!.segment);
        return { ...lastSquare(played), thrown, toX: x, toY: y, points };
      },
    },
  },
  verbs: {
    fly: {
      command: 'meeple',
      figure: 'figure.flight',
      options: (state, { as }) => ({ on: as ?? state.rules.pieces[0].id }),
      name: (t, _, { as }) => t('choice.flight', { piece: pieceName(t, as) }),
      option: (t, _, { action }) => pieceName(t, action.as),
      effects: (t, state, { as }) => flightEffects(t, state, as),
      alone: (t, place) => t('step.flight.alone', { place }),
      declined: (t) => t('choice.pass.flight'),
      from: (t) => t('from.flying'),
      takes: (t) => t('not-possible.fly'),
    },
    throw: 'automatic',
    land: {
      command: 'meeple',
      step: 'piece',
      options: (state, action) => ({ on: placeOnBoard(state, placedBy(state, action)!.segment) }),
      name: landText,
      from: (t) => t('from.flying'),
      takes: (t) => t('not-possible.land'),
    },
  },
  steps: {
    landing: {
      text(t, state, place) {
        const thrown = FLYING_PART.of(state).thrown ?? 1;
        return t('step.landing', { place, thrown, ...squaresAhead(state)[thrown - 1]! });
      },
    },
  },
  events: {
    thrown: {
      line: ({ t, name }, { canLand, piece, thrown, x, y }) =>
        t('event.thrown', { name, thrown, piece: pieceName(t, piece), canLand: canLand ? 'yes' : 'no', x, y }),
    },
  },
  placing(t, { set, tile }, { rotation }) {
    const way = machineDirection(set.tiles[tile]!, rotation / 90);
    return way ? [t('effect.machine', { way: wayText(t, way) })] : [];
  },
  board: machineLines,
  sentences: (t, state) => machineLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 7 })),
} satisfies ExpansionWords;

import * as z from 'zod';
import { tileAt } from '../../../../core/board.ts';
import { squareOfSegment, squareOfTile } from '../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import { SEGMENT_KINDS } from '../../rules/tile-set-file.ts';
import type { Verb } from '../../rules/verb.ts';
import { isMoveDue, MAGE_PART, type Magician, magicianPlaces } from './figures.ts';

/** Steps at which mage or witch is placed or moved: after a magic tile, and once both are on one feature. */
export const [MAGIC, PARTING] = ['magic', 'parting'] as const;

/**
 * Destination of a figure that leaves the board, as no place is left for it (G35), and its payload; the payload of a segment is
 * its number plus 1.
 */
export const OFF_BOARD = 'off';
const OFF_PAYLOAD = 0;

/** Destination: the square and segment index of a feature's first segment, such as `1,-2/0`, or off the board. */
const to = z.string().regex(/^(?:-?\d+,-?\d+\/\d+|off)$/);

const mageSchema = z.strictObject({ type: z.literal('mage'), to });
const witchSchema = z.strictObject({ type: z.literal('witch'), to });

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly mage: z.infer<typeof mageSchema>;
    readonly witch: z.infer<typeof witchSchema>;
  }
  interface ExpansionSteps {
    readonly magic: true;
    readonly parting: 'magic';
  }
}

/** The segment (in the feature graph) that an action names; undefined for one that takes its figure off the board. */
export function segmentNamed({ board }: State, text: string): number | undefined {
  if (text === OFF_BOARD) return undefined;
  const [x, y, on] = text.split(/[,/]/).map(Number) as [number, number, number];
  return board.tileSegment[tileAt(board, x, y)]! + on;
}

function nameOf({ board }: State, segment: number): string {
  const tile = board.graph.tile[segment]!;
  const { x, y } = squareOfTile(board, tile);
  return `${x},${y}/${segment - board.tileSegment[tile]!}`;
}

/** Places or moves a figure (G34, G36); if no place is left, it leaves the board (G35). */
function magicVerb(type: Magician, schema: Verb<State>['schema']): Verb<State> {
  return {
    type,
    schema,
    step: MAGIC,
    alsoAt: PARTING,
    endsStep: true,
    isPossible: (state) =>
      isMoveDue(state) && (MAGE_PART.of(state)[type] !== undefined || magicianPlaces(state).length > 0),
    payloads(state) {
      if (!isMoveDue(state)) return [];
      const places = magicianPlaces(state);
      if (places.length > 0) return places.map((segment) => segment + 1);
      return MAGE_PART.of(state)[type] === undefined ? [] : [OFF_PAYLOAD];
    },
    actionOf: (state, payload) => ({ type, to: payload === OFF_PAYLOAD ? OFF_BOARD : nameOf(state, payload - 1) }),
    play(state, payload, events) {
      const segment = payload === OFF_PAYLOAD ? undefined : payload - 1;
      MAGE_PART.change(state, { [type]: segment });
      if (segment === undefined) {
        events?.push({ type: 'magician-left', figure: type });
        return;
      }
      const { graph } = state.board;
      events?.push({
        type: 'magician-moved',
        seat: state.seat,
        figure: type,
        kind: SEGMENT_KINDS[graph.kind[segment]!]!,
        ...squareOfSegment(state.board, segment),
      });
    },
  };
}

/** Verbs of Mage & Witch. */
export const MAGIC_VERBS: readonly Verb<State>[] = [magicVerb('mage', mageSchema), magicVerb('witch', witchSchema)];

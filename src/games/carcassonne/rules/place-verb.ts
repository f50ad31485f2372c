import { squareOfCell } from '../../../core/area.ts';
import { degreesOf, turnsOf } from '../../../core/ports.ts';
import type { Square } from '../../../core/tile.ts';
import { placeActionOf, placementCode } from '../../kernel/placement.ts';
import { placementRejection } from '../../kernel/rejection.ts';
import { type EventSink, placeOnBoard } from '../../kernel/state.ts';
import { type ActionOf, BASE_SCHEMAS, type PlaceAction } from './action.ts';
import type { GameEvent } from './event.ts';
import { townAt } from './game-map.ts';
import { placementsOf, placingRejection } from './placing.ts';
import type { Landscape, Rejection } from './rejection.ts';
import type { State } from './state.ts';
import type { Verb } from './verb.ts';

/** Points that covering a town costs in that variant. */
const TOWN_COST = 2;

/** Places the drawn tile; the payload is a placement code. Of rotations that look alike only the first is legal (M25). */
export const placeVerb: Verb<State, ActionOf<'place'>> = {
  type: 'place',
  schema: BASE_SCHEMAS.place,
  step: 'place',
  endsStep: true,
  payloads: (state) => (state.tile < 0 ? [] : placementsOf(state, state.tile)),
  isPossible: ({ tile }) => tile >= 0,
  actionOf: ({ board }, code) => placeActionOf(board, code),
  payloadOf: ({ board }, action) => placementCode(board, action),
  rejectionOf,
  /** Places the tile, then at once charges for a covered town and gives what else the square has (M16, M19). */
  play(state, code, events) {
    const { tile } = state;
    const square = squareOfCell(state.board.area, code >> 2);
    state.tile = -1;
    placeOnBoard(state, events, { tile, code });
    if (state.map) coverTown(state, square, events);
    for (const expansion of state.rules.expansions) expansion.covered?.(state, square, events);
  },
};

function rejectionOf(state: State, action: PlaceAction): Rejection | undefined {
  const { board, set, tile } = state;
  const rejection = placementRejection<Landscape>(board, tile, action);
  if (rejection && rejection.code !== 'edge-clash') return rejection;
  const turns = turnsOf(action.rotation);
  const forbidden = placingRejection(state, tile, { x: action.x, y: action.y, turns }) ?? rejection;
  if (forbidden) return forbidden;
  // Of rotations that look alike only the first is legal (M25).
  const { rotations } = set.tiles[tile]!;
  return turns < rotations ? undefined : { code: 'looks-alike', rotation: degreesOf(turns % rotations) };
}

/** In this variant a covered town costs two points, but never more than the seat has. */
function coverTown(state: State, square: Square, events: EventSink<GameEvent>): void {
  const { map, rules, scores, seat } = state;
  state.coversTown = townAt(map!, square) !== undefined;
  if (!state.coversTown || rules.towns !== 'b') return;
  const points = Math.min(TOWN_COST, scores[seat]!);
  scores[seat] = scores[seat]! - points;
  events?.push({ type: 'town-paid', seat, points, ...square });
}

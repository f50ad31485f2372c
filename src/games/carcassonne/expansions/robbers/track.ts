import { lastTile, seatsFrom } from '../../../kernel/state.ts';
import { hasSign } from '../../rules/feature.ts';
import { type State, statePart } from '../../rules/state.ts';
import { figuresOf } from '../../rules/track.ts';

/** Part of the state: for each seat the space of the score track with its robber; undefined at home. */
export const ROBBERS_PART = statePart<{ readonly spaces: readonly (number | undefined)[] }>('robbers', { spaces: [] });

/** The space of a seat's robber; undefined at home. */
export function robberOf(state: Pick<State, 'parts'>, seat: number): number | undefined {
  return ROBBERS_PART.of(state).spaces[seat];
}

/** Places the robber of a seat on a space, or at home if undefined. */
export function placeRobber(state: State, seat: number, space: number | undefined): void {
  const { spaces } = ROBBERS_PART.of(state);
  ROBBERS_PART.change(state, { spaces: state.scores.map((_, at) => (at === seat ? space : spaces[at])) });
}

/** The seats other than `seat` with a figure on a space. */
export function otherSeatsOn(state: State, space: number, seat: number): number[] {
  return [...state.scores.keys()].filter((other) => other !== seat && figuresOf(state, other).includes(space));
}

/**
 * The spaces to which the robber of a seat may go, in order: those with figures of other seats, except its current space (G39).
 */
export function robberSpaces(state: State, seat: number): number[] {
  const others = [...state.scores.keys()].flatMap((other) => (other === seat ? [] : figuresOf(state, other)));
  return [...new Set(others)].filter((space) => space !== robberOf(state, seat)).sort((a, b) => a - b);
}

/** Whether the robber of another seat is on a space. */
export function isWatched(state: State, seat: number, space: number): boolean {
  return ROBBERS_PART.of(state).spaces.some((one, other) => other !== seat && one === space);
}

/** Whether the tile placed last has a bag. */
export function isBagPlaced(state: State): boolean {
  return hasSign(state, lastTile(state), 'bag');
}

/** The next seat that has its robber at home, after the one whose turn it is (G39); undefined without any. */
export function nextAtHome(state: State): number | undefined {
  return seatsFrom(state, state.turnSeat)
    .slice(1)
    .find((seat) => robberOf(state, seat) === undefined);
}

import { lastTile } from '../../../kernel/state.ts';
import { hasSign } from '../../rules/feature.ts';
import { type State, statePart } from '../../rules/state.ts';

/** The robbers of all seats, and what a step has brought so far. */
interface Robbers {
  /** The space of the score track on which the robber of each seat is; undefined at home. */
  readonly spaces: readonly (number | undefined)[];
  /** Points that a seat has got, each amount by itself, until the robbers take their share. */
  readonly gains: readonly Gain[];
}

interface Gain {
  readonly seat: number;
  readonly points: number;
}

/** The part of states with the robbers. */
export const ROBBERS = statePart<Robbers>('robbers', { spaces: [], gains: [] });

/** The space of a seat's robber; undefined at home. */
export function robberOf(state: Pick<State, 'parts'>, seat: number): number | undefined {
  return ROBBERS.of(state).spaces[seat];
}

/** All seats in turn order, the one whose turn it is first. */
export function seatsInTurn({ scores, turnSeat }: State): number[] {
  return scores.map((_, at) => (turnSeat + at) % scores.length);
}

/** Puts the robber of a seat on a space, or home. */
export function putRobber(state: State, seat: number, space: number | undefined): void {
  const { spaces } = ROBBERS.of(state);
  ROBBERS.change(state, { spaces: state.scores.map((_, at) => (at === seat ? space : spaces[at])) });
}

/** The seats with a figure on a space, but for one; spaces are exact points (G40). */
export function othersOn({ scores }: Pick<State, 'scores'>, space: number, seat: number): number[] {
  return [...scores.keys()].filter((other) => other !== seat && scores[other] === space);
}

/** The spaces to which the robber of a seat may go, in order: those of others' figures, but where it is already (G39). */
export function spacesFor(state: State, seat: number): number[] {
  const others = state.scores.filter((score, other) => other !== seat && score !== robberOf(state, seat));
  return [...new Set(others)].sort((a, b) => a - b);
}

/** Whether the tile placed last has a bag. */
export function isBagPlaced(state: State): boolean {
  return hasSign(state, lastTile(state), 'bag');
}

/** The next seat that has its robber at home, after the one whose turn it is (G39); undefined without any. */
export function nextAtHome(state: State): number | undefined {
  return seatsInTurn(state)
    .slice(1)
    .find((seat) => robberOf(state, seat) === undefined);
}

/** The first amount of each seat in the step under way: its smallest, as that moves its figure first (G6); undefined without any. */
export function firstAmounts(state: State): (number | undefined)[] {
  const { gains } = ROBBERS.of(state);
  return state.scores.map((_, seat) => {
    const own = gains.flatMap((gain) => (gain.seat === seat ? [gain.points] : []));
    return own.length > 0 ? Math.min(...own) : undefined;
  });
}

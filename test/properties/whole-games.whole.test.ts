import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GameEvent, type State, scoreLines } from '../../src/engine/index.ts';
import { LONGEST, playRandom, runs, setups } from './play.ts';

/** Counted over all games, so that a property that never came up cannot pass unseen. */
interface Tally {
  games: number;
  doubles: number;
  lostSteps: number;
  beaten: number;
  shared: number;
  winnersShared: number;
  withoutChoice: number;
}

it('a thousand random games keep every rule that can be counted', () => {
  const seen: Tally = {
    games: 0,
    doubles: 0,
    lostSteps: 0,
    beaten: 0,
    shared: 0,
    winnersShared: 0,
    withoutChoice: 0,
  };
  fc.assert(
    fc.property(setups, fc.integer(), fc.boolean(), (setup, picks, eager) => {
      const sums = setup.colours.map(() => 0);
      let lastBoats = setup.colours.map(() => 1);
      const { state, log } = playRandom(setup, picks, {
        eager,
        watch: ({ before, action, events, after }) => {
          for (const { seat, points } of events.flatMap(scoreLines)) sums[seat] = sums[seat]! + points;
          expect(after.scores).toEqual(sums);
          expectPiecesConserved(after);
          lastBoats = expectBoatsForward(after, events, lastBoats);
          if (
            action.type === 'place' &&
            events.some((event) => event.type === 'sailed' && event.cause === 'no-piece')
          ) {
            seen.withoutChoice++;
          }
          expectTurnOrder(before, after, events);
          count(seen, events);
        },
      });
      expectEnd(state, log.length);
      seen.games++;
      const end = Math.max(...state.scores);
      if (state.scores.filter((score) => score === end).length > 1) seen.winnersShared++;
    }),
    runs(1000),
  );
  expect(seen.games).toBe(1000);
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});

function count(seen: Tally, events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type === 'placed' && event.tile.startsWith('double')) seen.doubles++;
    if (event.type === 'sailed' && event.steps > event.to - event.from) seen.lostSteps++;
    if (event.type === 'feature-scored' && event.beaten.length > 0) seen.beaten++;
    if (event.type === 'feature-scored' && event.seats.length > 1) seen.shared++;
  }
}

/** Four meeples and two camps a seat, in the supply or on the board, and as many counted in the graph (A13, A16). */
function expectPiecesConserved(state: State): void {
  const { graph } = state.board;
  const inGraph = state.meeples.map(() => 0);
  for (let segment = 0; segment < graph.count; segment++) {
    if (graph.parent[segment] !== segment) continue;
    for (let seat = 0; seat < graph.seats; seat++) {
      inGraph[seat]! += graph.tally[(segment + 1) * graph.columns - graph.seats + seat]!;
    }
  }
  state.meeples.forEach((left, seat) => {
    const onBoard = state.pieces.filter((piece) => piece.seat === seat);
    const camps = onBoard.filter(({ piece }) => piece === 'camp').length;
    if (left + onBoard.length - camps !== 4 || state.camps[seat]! + camps !== 2 || inGraph[seat] !== onBoard.length) {
      throw new Error(
        `seat ${seat}: ${left} meeples, ${state.camps[seat]} camps, ${JSON.stringify(onBoard)}, ${inGraph}`,
      );
    }
  });
}

/** Boats move only by events, never back, never beyond the river (A18); steps are lost only on its last space. */
function expectBoatsForward(state: State, events: readonly GameEvent[], last: readonly number[]): number[] {
  const boats = [...last];
  for (const event of events) {
    if (event.type !== 'sailed') continue;
    const { seat, from, to, steps } = event;
    if (from !== boats[seat] || to < from || (to < from + steps && to !== state.spaces)) {
      throw new Error(`a boat on ${boats[seat]} of ${state.spaces} spaces: ${JSON.stringify(event)}`);
    }
    boats[seat] = to;
  }
  expect(state.boats).toEqual(boats);
  if (Math.max(...boats) > state.spaces) throw new Error(`${boats} on ${state.spaces} spaces`);
  return boats;
}

/** Turns go round; a turn brings a piece or a step, never both and never neither (A13). */
function expectTurnOrder(before: State, after: State, events: readonly GameEvent[]): void {
  const pieces = events.filter(({ type }) => type === 'piece-placed').length;
  const steps = events.filter((event) => event.type === 'sailed' && event.cause === 'no-piece').length;
  const turnEnded = after.turn > before.turn || (after.phase === 'over' && before.phase !== 'draw');
  if (pieces + steps !== (turnEnded ? 1 : 0))
    throw new Error(`${pieces} pieces, ${steps} steps: ${JSON.stringify(events)}`);
  const seat = after.turn > before.turn ? (before.seat + 1) % before.boats.length : before.seat;
  if (after.seat !== seat) throw new Error(`seat ${after.seat} instead of ${seat}`);
}

/** All tiles are used up, meeples may remain, the river has all its spaces, and no more is possible. */
function expectEnd(state: State, actions: number): void {
  expect(state.drawn).toBe(80);
  expect(state.board.tileCount + state.discarded.length).toBe(1 + 80 + 3);
  expect(state.spaces).toBe(state.boats.length < 4 ? 37 : 29);
  expect(state.doubles).toHaveLength(1);
  expect(actions).toBeLessThanOrEqual(LONGEST);
}

import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { fitRounds } from '../../lab/simulation/fit-rounds.ts';
import { hypothesesFor } from '../../lab/simulation/match-statistics.ts';
import { fitTerms } from '../../lab/simulation/term-fit.ts';
import type { GameTypes, Rules } from '../../src/core/rules.ts';
import type { ComputerGame, GameForComputer } from '../../src/games/contract/computer.ts';

const TURNS = 24;

/** A stone brings 3 points at the end. A tree brings a point in each turn of its seat that is still to come. */
const ACTIONS = [{ type: 'stone' }, { type: 'tree' }, { type: 'nothing' }] as const;

interface State {
  turn: number;
  /** The seat of each turn. */
  order: readonly number[];
  stones: number[];
  trees: number[];
  scores: number[];
}

/** A game whose true weights follow from its rules. Who has a turn is drawn. */
const ORCHARD = (() => {
  const seatOf = ({ turn, order }: State) => order[turn - 1]!;
  const isOver = ({ turn }: State) => turn > TURNS;
  const act = (state: State, move: number) => {
    const seat = seatOf(state);
    state.scores[seat]! += state.trees[seat]!;
    if (move === 0) state.stones[seat]!++;
    if (move === 1) state.trees[seat]!++;
    state.turn++;
    if (isOver(state)) for (const [at, stones] of state.stones.entries()) state.scores[at]! += 3 * stones;
  };
  const rules = {
    createSetup: ({ colours, seed }: { colours: readonly string[]; seed: string }) => {
      const choose = chooserFor(seed);
      return { seats: colours.length, order: Array.from({ length: TURNS + 1 }, () => choose(colours.length)) };
    },
    startState: (_: unknown, { seats, order }: { seats: number; order: number[] }): State => {
      const none = () => Array<number>(seats).fill(0);
      return { turn: 1, order, stones: none(), trees: none(), scores: none() };
    },
    progressOf: (state: State) => ({ phase: 'take', seat: seatOf(state), turn: state.turn }),
    openingAction: () => undefined,
    isOver,
    scoresOf: ({ scores }: State) => scores,
    perform: (state: State, { type }: { type: string }) =>
      act(
        state,
        ACTIONS.findIndex((one) => one.type === type),
      ),
  };
  const all = ACTIONS.map((_, move) => move);
  const computer: Partial<GameForComputer<GameTypes & { state: State }>> = {
    legalActions: (state) => (isOver(state) ? [] : ACTIONS),
    legalMoves: (state) => (isOver(state) ? [] : all),
    take: act,
    actionOf: (_, move) => ACTIONS[move]!,
    copyState: (state) => structuredClone(state),
    guess: (state) => structuredClone(state),
    tilesLeft: ({ turn }) => TURNS + 1 - turn,
    tileCount: () => TURNS,
    terms: ['points', 'stones', 'trees', 'clouds', 'move'],
    countTerms(state, values) {
      for (let seat = 0; seat < state.scores.length; seat++) {
        values[seat * 5]! += state.scores[seat]!;
        if (isOver(state)) continue;
        values[seat * 5 + 1]! += state.stones[seat]!;
        values[seat * 5 + 2]! += state.trees[seat]!;
      }
      if (!isOver(state)) values[seatOf(state) * 5 + 4]! += 1;
    },
  };
  return { rules: rules as unknown as Rules<GameTypes>, computer } as ComputerGame<GameTypes>;
})();

const from = (players: number) => ({
  game: ORCHARD,
  set: undefined as never,
  players,
  options: {},
  seed: 'orchard',
  games: 300,
  weights: { early: [1, 1, 2, 7, 1], late: [1, 1, 0, 5, 1], spread: 3 },
});

describe('weights fitted to games', () => {
  it.each([2, 3])('are those that follow from the rules, early and late (%i players)', (players) => {
    const { weights, errors } = fitTerms(from(players));
    const [points, stones, trees, clouds] = weights.early;
    expect([points, clouds]).toEqual([1, 7]);
    // A tree planted at the start brings a point in every turn of its seat.
    for (const [found, worth, error] of [
      [stones!, 3, errors.early[1]!],
      [trees!, TURNS / players, errors.early[2]!],
    ] as const) {
      expect(error).toBeLessThan(1.5);
      expect(Math.abs(found - worth)).toBeLessThan(3 * error);
    }
    expect(weights.late).toEqual([1, expect.closeTo(3, 0), expect.closeTo(0, 0), 5, expect.any(Number)]);
    expect(errors.early[3]).toBe(0);
    expect(errors.early[2]).toBeGreaterThan(errors.late[2]!);
  });

  it('are the same for equal seeds', () => {
    expect(fitTerms({ ...from(2), games: 30 })).toEqual(fitTerms({ ...from(2), games: 30 }));
  });

  it('scatter less than those before', () => {
    const { weights, spreadBefore } = fitTerms(from(2));
    expect(weights.spread).toBeLessThan(spreadBefore);
  });
});

describe('rounds of fits', () => {
  it('keep what wins, go on from there, and end where nothing is gained', () => {
    const rounds = [...fitRounds(from(2), { rounds: 5, testGames: 2000, hypotheses: hypothesesFor(2) })];
    expect(rounds.length).toBeGreaterThan(1);
    expect(rounds.length).toBeLessThan(5);
    for (const round of rounds.slice(0, -1)) {
      expect(round.test.holds).toBe('gain');
      expect(round.kept).toBe(round.weights);
    }
    const [before, last] = rounds.slice(-2);
    expect(last!.test.holds).not.toBe('gain');
    expect(last!.kept).toEqual({ ...before!.weights, spread: last!.spreadBefore });
  });
});

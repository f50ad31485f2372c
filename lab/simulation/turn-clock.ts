/** Share of a turn's remaining time that one action may take, as in the program. */
const MAX_ACTION_SHARE = 0.7;

/** The processor time of one player's decisions, in milliseconds. */
export interface TurnClock {
  /** Mean over the turns so far. */
  readonly mean: number;
  /**
   * Measures the time of a decision.
   *
   * @param turn number of the turn
   */
  time<Result>(turn: number, decide: () => Result): Result;
  /** True if the decision being measured has used its share; `milliseconds` is the time limit of the turn. */
  isOver(milliseconds: number): boolean;
}

/** @param now returns the processor time used so far, in milliseconds */
export function turnClock(now: () => number = processorTime): TurnClock {
  let spent = 0;
  let turns = 0;
  let last = Number.NaN;
  let inTurn = 0;
  let begun = 0;
  return {
    get mean() {
      return spent / Math.max(1, turns);
    },
    time(turn, decide) {
      if (turn !== last) {
        turns++;
        inTurn = 0;
      }
      last = turn;
      begun = now();
      const result = decide();
      const time = now() - begun;
      inTurn += time;
      spent += time;
      return result;
    },
    isOver: (milliseconds) => now() - begun > MAX_ACTION_SHARE * (milliseconds - inTurn),
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the rule for absent players needs of a game; moves are numbers. */
export interface StandInGame<State> {
  readonly legalMoves: (state: State) => readonly number[];
  /** Whether a move declines what a step offers, such as a piece. */
  readonly declines: (move: number) => boolean;
  /** Whether the rule compares the moves of this step by their points; else it declines, or takes the first one. */
  readonly compares: (state: State) => boolean;
  /** Whether the rule takes such a move at all. */
  readonly considers: (move: number) => boolean;
  /** The state after a move, and the points that it brings a seat at once. */
  readonly tryMove: (state: State, move: number, seat: number) => { readonly next: State; readonly points: number };
  /** Whether the turn goes on with a step of which the points count as well. */
  readonly goesOn: (state: State) => boolean;
}

/**
 * The move for an absent player, by a rule that everybody can predict: the one with the most points in this turn, and
 * nothing that can be declined unless it scores in this turn. Of equal moves the first one.
 *
 * @throws Error when the game is over
 */
export function standInMove<State extends { readonly seat: number }>(game: StandInGame<State>, state: State): number {
  const moves = game.legalMoves(state);
  if (moves.length === 0) throw new Error('the game is over: nobody has to act');
  const ordered = [...moves].sort((a, b) => Number(game.declines(b)) - Number(game.declines(a)));
  let best = ordered[0]!;
  if (!game.compares(state)) return best;
  let max = Number.NEGATIVE_INFINITY;
  for (const move of ordered.filter(game.considers)) {
    const points = maxPoints(game, { state, move, seat: state.seat });
    if (points > max) [best, max] = [move, points];
  }
  return best;
}

/** The most points that a seat can score in this turn from a move on. */
function maxPoints<State>(
  game: StandInGame<State>,
  { state, move, seat }: { readonly state: State; readonly move: number; readonly seat: number },
): number {
  const { next, points } = game.tryMove(state, move, seat);
  if (!game.goesOn(next)) return points;
  const further = game.legalMoves(next).filter(game.considers);
  return points + Math.max(...further.map((one) => maxPoints(game, { state: next, move: one, seat })));
}

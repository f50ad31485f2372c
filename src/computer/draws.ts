import type { GameTypes } from '../core/rules.ts';
import type { GameForComputer } from '../games/contract/computer.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type SearchInput } from './known-position.ts';
import { bestOf, TurnSearch } from './turn-search.ts';

/** A tile (by its index), and the chance that it is drawn next. */
export type Draw = readonly [number, number];

/** Returns the tiles that may be drawn next, as far as a person can know. */
export function drawsFrom<G extends GameTypes>(computer: GameForComputer<G>, state: G['state']): Draw[] {
  return [...computer.drawChances(state).entries()].filter(([, chance]) => chance > 0);
}

/**
 * Returns the mean worth of the positions in which each of some tiles is the next of the pile, weighted by the chances of
 * the tiles; undefined if none of them can be next.
 *
 * @param worthOf rates a copy of `state`, which it may change
 */
export function meanOverDraws<G extends GameTypes>(
  computer: GameForComputer<G>,
  { state, draws }: { readonly state: G['state']; readonly draws: readonly Draw[] },
  worthOf: (next: G['state']) => number,
): number | undefined {
  let copy: G['state'] | undefined;
  let sum = 0;
  let all = 0;
  for (const [tile, chance] of draws) {
    copy = computer.copyState(state, copy);
    // In this guess, all copies of the tile may be outside the pile, such as on an island.
    if (!computer.drawNext(copy, tile)) continue;
    sum += chance * worthOf(copy);
    all += chance;
  }
  return all > 0 ? sum / all : undefined;
}

/** Number of different tiles that are tried, the likeliest ones; more would change the result little. */
const MAX_TILES = 24;

/**
 * Returns how lucky a draw was, in points: the worth of the best turn with the drawn tile, less the mean worth of the best
 * turns with the tiles that could have been drawn, as far as a person can know.
 *
 * @param question.state the state before the draw; its `openingAction` draws the tile
 */
export function luckOfDraw<G extends GameTypes>(question: SearchInput<G>): number {
  const { game, state } = question;
  const { computer, rules } = game;
  const { seat, turn } = rules.progressOf(state);
  const evaluation = new TermEvaluation(game);
  const search = new TurnSearch(question, { evaluation });
  const draw = (from: G['state']): G['state'] => {
    const action = rules.openingAction(from);
    if (!action) throw new Error('nothing is drawn now');
    const after = computer.copyState(from);
    computer.take(after, computer.moveOf(after, action));
    return after;
  };
  const worthOf = (drawn: G['state']): number => {
    const now = rules.progressOf(drawn);
    const goesOn = !rules.isOver(drawn) && now.turn === turn && now.seat === seat;
    return goesOn ? bestOf(search.rate(drawn)).worth : evaluation.lead(drawn, seat);
  };
  const before = knownPosition(question).sample();
  const draws = drawsFrom(computer, before).sort(([, a], [, b]) => b - a);
  const given = { state: before, draws: draws.slice(0, MAX_TILES) };
  const expected = meanOverDraws(computer, given, (next) => worthOf(draw(next))) ?? Number.NaN;
  return worthOf(knownPosition({ ...question, state: draw(state) }).sample()) - expected;
}

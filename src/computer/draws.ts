import type { GameTypes } from '../core/rules.ts';
import type { GameForComputer } from '../games/contract/computer.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type Question } from './known-position.ts';
import { bestOf, TurnSearch } from './turn-search.ts';

/** A tile (by its index) that may be drawn next, and the chance of that. */
export type Draw = readonly [number, number];

/** The tiles that may be drawn next, for all that a person can know. */
export function drawsFrom<G extends GameTypes>(computer: GameForComputer<G>, state: G['state']): Draw[] {
  return [...computer.drawChances(state).entries()].filter(([, chance]) => chance > 0);
}

/**
 * The mean of what positions are worth in which one of some tiles comes next, by their chances; undefined where none can.
 *
 * @param worthOf takes a copy of `state`, which it may use up
 */
export function meanOfDraws<G extends GameTypes>(
  computer: GameForComputer<G>,
  { state, draws }: { readonly state: G['state']; readonly draws: readonly Draw[] },
  worthOf: (next: G['state']) => number,
): number | undefined {
  let copy: G['state'] | undefined;
  let sum = 0;
  let all = 0;
  for (const [tile, chance] of draws) {
    copy = computer.copyState(state, copy);
    // The last copies may all be elsewhere in this guess, such as on an island.
    if (!computer.drawNext(copy, tile)) continue;
    sum += chance * worthOf(copy);
    all += chance;
  }
  return all > 0 ? sum / all : undefined;
}

/** Different tiles that are tried, those that are likeliest; more differ little in what they say. */
const MAX_TILES = 24;

/**
 * How lucky a draw was: what the best turn with the tile is worth, less what the best turns with all tiles are worth on
 * average that could have come for all that a person knows, in points.
 *
 * @param question.state before a draw, which leads on by `openingAction`
 */
export function luckOfDraw<G extends GameTypes>(question: Question<G>): number {
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
  const expected = meanOfDraws(computer, given, (next) => worthOf(draw(next))) ?? Number.NaN;
  return worthOf(knownPosition({ ...question, state: draw(state) }).sample()) - expected;
}

import type { Table } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { legalSquares } from './board-request.ts';
import { bestChoice, type ChoiceGains, gainsOf } from './choices.ts';

/** A square for the drawn tile, as the picture shows it, and the way to lie there that brings most. */
export interface SquareChoice {
  readonly square: LegalSquare;
  readonly best: Choice;
  readonly gains: ChoiceGains;
}

/**
 * The squares where the drawn tile may be placed, in reading order, each with the tile as it would lie there best; where
 * hints are switched off, in the first rotation, and none is said to bring points.
 */
export function squareChoices(table: Table): SquareChoice[] {
  const choices = table.game.choices(table.fold.state).filter(({ step }) => step === 'square');
  const found = legalSquares(table).map((square) => {
    const ways = choices.filter(({ options: { x, y } }) => x === square.x && y === square.y);
    return { square, best: table.record.options.hints ? bestChoice(table, ways) : ways[0]! };
  });
  const all = gainsOf(
    table,
    found.map(({ best }) => best),
  );
  return found.map(({ square, best }, at) => {
    const rotation = Number(best.options.rotation) as Degrees;
    const gains = all[at]!;
    return { square: { ...square, rotation, ...(gains.isStarred && { gains: true as const }) }, best, gains };
  });
}

import type { Table } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { legalSquares } from './board-request.ts';
import { bestChoice, type ChoiceGains, gainsOf } from './choices.ts';

/** A square for the drawn tile, and the best rotation there. */
export interface SquareChoice {
  readonly square: LegalSquare;
  readonly best: Choice;
  readonly gains: ChoiceGains;
}

/**
 * The squares where the drawn tile may be placed, in reading order, each with the best rotation of the tile; if hints are switched
 * off, with the first rotation and without gains.
 */
export function squareChoices(table: Table): SquareChoice[] {
  const choices = table.game.choices(table.fold.state).filter(({ step }) => step === 'square');
  const squares = legalSquares(table).map((square) => {
    const ways = choices.filter(({ options: { x, y } }) => x === square.x && y === square.y);
    return { square, best: table.record.options.hints ? bestChoice(table, ways) : ways[0]! };
  });
  const all = gainsOf(
    table,
    squares.map(({ best }) => best),
  );
  return squares.map(({ square, best }, index) => {
    const rotation = Number(best.options.rotation) as Degrees;
    const gains = all[index]!;
    return { square: { ...square, rotation, ...(gains.isStarred && { gains: true as const }) }, best, gains };
  });
}

import type { GamePosition, Table } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import { rotatePort, SIDE_STEPS, SIDES, turnsOf } from '../../core/ports.ts';
import { type Square, tileOf } from '../../core/tile.ts';
import type { NeighbourSide } from '../../games/contract/game-words.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import type { PlacedTile } from '../../games/contract/view.ts';
import type { Translator } from '../../i18n/translate.ts';
import { legalSquares } from './board-request.ts';
import { bestChoice, type ChoiceGains, gainsOf } from './choices.ts';

/** Position of a square relative to the neighbour beyond each of its sides. */
const NEIGHBOUR_SIDES = { N: 'below', E: 'left', S: 'above', W: 'right' } as const satisfies Record<
  string,
  NeighbourSide
>;

/** A feature beside a square. */
interface Neighbour {
  readonly side: NeighbourSide;
  readonly kind: string;
}

/**
 * Describes where each numbered square is, by its label: the feature beside it, such as "left of the village", with column and
 * row. Of several features beside a square it names the one that the fewest squares share.
 */
export function squareWords(
  t: Translator,
  position: GamePosition,
  squares: readonly LegalSquare[],
): ReadonlyMap<string, string> {
  const { game, fold } = position;
  const { tiles } = game.viewOf(fold.state);
  const neighbours = squares.map((square) => neighboursOf(position, tiles, square));
  const count = (kind: string) => neighbours.filter((all) => all.some((one) => one.kind === kind)).length;
  return new Map(
    squares.map(({ label, x, y }, index) => {
      const [rarest] = [...neighbours[index]!].sort((a, b) => count(a.kind) - count(b.kind));
      const where = rarest && game.words.beside?.(t, rarest);
      const words = { number: label, x, y };
      return [label, where ? t('panel.square.beside', { ...words, where }) : t('panel.square', words)];
    }),
  );
}

function neighboursOf({ content }: GamePosition, tiles: readonly PlacedTile[], { x, y }: Square): Neighbour[] {
  return SIDES.flatMap((name, side): Neighbour[] => {
    const step = SIDE_STEPS[side]!;
    const isThere = (square: Square) => square.x === x + step.x && square.y === y + step.y;
    const placed = tiles.find(({ squares }) => squares.some(isThere));
    if (!placed) return [];
    const facing = ((side + 2) % 4) * 3 + 1;
    const own = placed.squares.findIndex(isThere);
    const segment = tileOf(content, placed.tile).segments.find(({ ports }) =>
      ports.some((port) => Math.floor(port / 12) === own && rotatePort(port % 12, turnsOf(placed.rotation)) === facing),
    );
    return segment ? [{ side: NEIGHBOUR_SIDES[name], kind: segment.kind }] : [];
  });
}

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

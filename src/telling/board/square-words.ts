import type { GamePosition } from '../../app/table.ts';
import { rotatePort, SIDE_STEPS, SIDES, turnsOf } from '../../core/ports.ts';
import { type Square, tileOf } from '../../core/tile.ts';
import type { NeighbourSide } from '../../games/contract/game-words.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import type { PlacedTile } from '../../games/contract/view.ts';
import type { Translator } from '../../i18n/translate.ts';

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

import type { Table } from '../../app/table.ts';
import { PORTS_PER_SQUARE } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { BoardScene, SceneTile } from '../../games/contract/scene.ts';
import { segmentSides } from '../../games/contract/segment-words.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Context for describing squares. */
interface SquaresContext {
  readonly table: Table;
  readonly scene: BoardScene;
  readonly names: readonly string[];
  /** Returns the name of the player who placed a tile. */
  readonly placedBy: (tile: { readonly turn: number; readonly seat: number }) => string;
}

/** Every square with a tile in words, column by column, with the pieces that stand on it; one line a square. */
export function squareLines(
  t: Translator,
  about: SquaresContext,
  isWanted: (square: Square) => boolean = () => true,
): string[] {
  return about.scene.tiles
    .flatMap((tile, index) => tile.squares.map((at, square) => ({ tile, index, at, square })))
    .filter(({ at }) => isWanted(at))
    .sort((a, b) => a.at.x - b.at.x || a.at.y - b.at.y)
    .map((one) => [tileWords(t, about, one), ...pieceWords(t, about, one)].join('. '));
}

interface TileSquare {
  readonly tile: SceneTile;
  /** Index of the tile in the scene. */
  readonly index: number;
  readonly at: Square;
  /** Index in the tile's squares. */
  readonly square: number;
}

function tileWords(
  t: Translator,
  { table: { game, content }, placedBy }: SquaresContext,
  { tile: { tile: id, rotation, turn, seat }, at, square }: TileSquare,
): string {
  const tile =
    game.words.square?.(t, content, { id, rotation, square }) ?? game.words.tile(t, content, { id, rotation });
  return seat === undefined
    ? t('text.tile.start', { ...at, tile })
    : t('text.tile', { ...at, tile, rotation, turn, name: placedBy({ turn, seat }) });
}

function pieceWords(
  t: Translator,
  { table: { game, content }, scene, names }: SquaresContext,
  { tile: { tile, rotation }, index, at, square }: TileSquare,
): string[] {
  return scene.pieces
    .filter((piece) => piece.tile === index && piece.square.x === at.x && piece.square.y === at.y)
    .map(({ seat, piece, segment }) => {
      const { kind, ports } = content.tiles[content.indexOf.get(tile)!]!.segments[segment]!;
      const own = ports.filter((port) => Math.floor(port / PORTS_PER_SQUARE) === square);
      const place = { ports: own.length > 0 ? own : ports, rotation };
      return t('text.piece', {
        name: names[seat]!,
        piece: game.words.piece(t, piece),
        place: segmentSides(t, game.words.kind(t, kind), place),
      });
    });
}

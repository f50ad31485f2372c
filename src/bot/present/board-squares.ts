import type { Square } from '../../core/tile.ts';
import type { PieceKind, TileSet } from '../../games/amazonas/rules/index.ts';
import { describePlace, describeSquare, tileOf } from '../../games/amazonas/words/index.ts';
import type { BoardScene, SceneTile } from '../../games/scene.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Every square with a tile in words, column by column, with the pieces that stand on it; one line a square. */
export function squareLines(
  t: Translator,
  about: { readonly scene: BoardScene; readonly set: TileSet; readonly names: readonly string[] },
): string[] {
  return about.scene.tiles
    .flatMap((tile, index) => tile.squares.map((at, square) => ({ tile, index, at, square })))
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
  { set, names }: { readonly set: TileSet; readonly names: readonly string[] },
  { tile: { tile, rotation, turn, seat }, at, square }: TileSquare,
): string {
  const words = { ...at, tile: describeSquare(t, tileOf(set, tile), { square, rotation }) };
  return seat === undefined
    ? t('text.tile.start', words)
    : t('text.tile', { ...words, rotation, turn, name: names[seat]! });
}

function pieceWords(
  t: Translator,
  { scene, set, names }: { readonly scene: BoardScene; readonly set: TileSet; readonly names: readonly string[] },
  { tile: { tile, rotation }, index, at, square }: TileSquare,
): string[] {
  return scene.pieces
    .filter((piece) => piece.tile === index && piece.square.x === at.x && piece.square.y === at.y)
    .map(({ seat, piece, segment }) =>
      t('text.piece', {
        name: names[seat]!,
        piece: t(`piece.${piece as PieceKind}`),
        place: describePlace(t, tileOf(set, tile), { segment, rotation, square }),
      }),
    );
}

import type { Square } from '../core/tile.ts';
import { tileLine } from '../telling/board/board-text.ts';
import { fittingLines } from '../telling/board/fitting-lines.ts';
import { tilesLeft } from '../telling/board/tiles-left.ts';
import { momentAt, type ShownGame } from './moment-page.ts';

/** The tile on a square at a moment; of a square without one which tiles of the pile fit it, a sentence and a list of them. */
export function squareTexts(shown: ShownGame, wanted: number, square: Square): string[] {
  const { t, people } = shown;
  const { table } = momentAt(shown, wanted);
  const tile = tileLine(t, table, { people, square });
  if (tile !== undefined) return [tile];
  const fitting = table.game.fittingTiles?.(table.fold.state, square);
  if (!fitting?.ok) return [t('web.square.none', { ...square })];
  return tilesLeft(table) === 0 && fitting.value.length === 0
    ? [t('tiles.none')]
    : fittingLines(t, table, { square, fitting: fitting.value });
}

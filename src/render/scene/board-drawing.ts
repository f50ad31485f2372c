import type { Drawing, DrawOperation } from '../../drawing/draw.ts';
import type { AmazonasScene } from '../../games/amazonas/picture/facts.ts';
import { coloursOf } from '../art/palette.ts';
import type { BoardPictureRequest } from '../request.ts';
import { boardLayout, type Sheet } from './board-layout.ts';
import { boatOperations, pieceOperations } from './layers/figures.ts';
import { mouthPlates, riverEndOperations, spaceOperations } from './layers/river.ts';
import * as squares from './layers/squares.ts';
import { tintLabels, tintOperations } from './layers/tints.ts';
import { scoreTrack } from './panel/score-track.ts';
import { seatCard, stripCard } from './panel/seat-card.ts';
import { drawnCard, tilesCard } from './panel/tiles-card.ts';

/** How the facts of a scene are drawn. */
type DrawingStyle = Pick<BoardPictureRequest, 'set' | 'words' | 'theme' | 'longest'>;

/** The picture of a board as operations in pixels, from the ground up. */
export function boardDrawing(scene: AmazonasScene, style: DrawingStyle): Drawing {
  const { set, words, theme = 'day' } = style;
  const layout = boardLayout(scene, style);
  const sheet: Sheet = { scene, layout, set, words, theme, ...coloursOf(theme) };
  const { board, area, tile, seats, tiles, track } = layout;
  const onTiles = [...spaceOperations(sheet), ...pieceOperations(sheet), ...boatOperations(sheet)];
  const mouth = mouthPlates(sheet);
  const labels = tintLabels(sheet, { drawn: onTiles, taken: mouth.boxes });
  return {
    width: layout.width,
    height: layout.height,
    theme,
    background: sheet.paper.ground,
    cards: [...seats, ...(tiles ? [tiles] : []), ...(track ? [track] : [])],
    grid: { x: board.x, y: board.y, size: tile, columns: area.columns, rows: area.rows },
    operations: [
      ...squares.coordinateOperations(sheet),
      { kind: 'clip', ...board },
      ...squares.groundOperations(sheet),
      ...squares.tileOperations(sheet),
      ...riverEndOperations(sheet),
      ...squares.glowOperations(sheet),
      ...tintOperations(sheet),
      ...squares.ghostOperations(sheet),
      ...squares.lastTurnOperations(sheet),
      ...labels.lines,
      ...onTiles,
      ...squares.legalOperations(sheet),
      ...mouth.operations,
      ...labels.plates,
      { kind: 'unclip' },
      ...panelOperations(sheet),
    ],
  };
}

/** Everything beside the board: seats, tiles and score track, or the strip of a focus. */
function panelOperations(sheet: Sheet): DrawOperation[] {
  const { seats, tiles, track } = sheet.layout;
  const [seatIn, tilesIn] = track ? [seatCard, tilesCard] : [stripCard, drawnCard];
  return [
    ...seats.flatMap((box, seat) => seatIn(sheet, seat, box)),
    ...(tiles ? tilesIn(sheet, tiles) : []),
    ...(track ? scoreTrack(sheet, track) : []),
  ];
}

import type { Drawing } from '../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../drawing/paper.ts';
import type { Point } from '../../drawing/point.ts';
import type { BoardScene } from '../../games/contract/scene.ts';
import type { BoardPictureRequest } from '../request.ts';
import { packedPoints } from '../strokes/packed-points.ts';
import { type BoardContext, boardLayout } from './board-layout.ts';
import { boardScene } from './board-scene.ts';
import { featureLabels } from './layers/feature-labels.ts';
import { figureOperations } from './layers/figures.ts';
import { ghostOperations } from './layers/ghosts.ts';
import { advisedPieces, pieceOperations, returnedPieces } from './layers/pieces.ts';
import { awardPlates } from './layers/plates.ts';
import * as squares from './layers/squares.ts';
import { lastPieceOperations, tintOperations } from './layers/tints.ts';
import { asideOperations, choiceOperations } from './panel/aside.ts';
import { seatCards } from './panel/seat-cards.ts';
import { seatTable } from './panel/seat-table.ts';

/** Style in which a scene is drawn. */
export type DrawingStyle = Pick<BoardPictureRequest, 'game' | 'content' | 'words' | 'theme' | 'longest'>;

/** Draws the picture of a board as operations in pixels, from the ground up. */
export function boardDrawing(scene: BoardScene, style: DrawingStyle): Drawing {
  const { game, content, words, theme = 'day' } = style;
  const { picture } = game;
  const layout = boardLayout(scene, style);
  const context: BoardContext = { scene, layout, content, picture, words, theme, paper: PAPER_COLOURS[theme] };
  const { board, area, tile, seats, aside, choice } = layout;
  const { ground, tiles: aboveTiles, belowPieces, abovePieces, aboveChoice } = picture.layers ?? {};
  const palette = picture.palette?.(scene.facts);
  const returned = returnedPieces(context);
  const figures = figureOperations(context);
  const onTiles = [
    ...(belowPieces?.(context) ?? []),
    ...figures.below,
    ...returned.operations,
    ...pieceOperations(context),
    ...figures.above,
    ...(abovePieces?.(context) ?? []),
  ];
  const advised = advisedPieces(context);
  const awards = awardPlates(context, { drawn: onTiles });
  const labels = featureLabels(context, { drawn: onTiles, taken: [...awards.boxes, ...returned.boxes] });
  return {
    width: layout.width,
    height: layout.height,
    theme,
    ...(palette !== undefined && { palette }),
    background: context.paper.ground,
    cards: [...seats, ...[choice ?? []].flat()],
    ...(!scene.closeUp && { grid: { x: board.x, y: board.y, size: tile, columns: area.columns, rows: area.rows } }),
    operations: [
      ...(scene.closeUp ? [] : squares.coordinateOperations(context)),
      { kind: 'clip', ...board },
      squares.groundOperation(context),
      ...(ground?.(context) ?? []),
      ...squares.deadSquareOperations(context),
      ...squares.tileOperations(context),
      ...(aboveTiles?.(context) ?? []),
      ...squares.unseenTileOperations(context),
      ...squares.paleTileOperations(context),
      ...tintOperations(context),
      ...lastPieceOperations(context),
      ...squares.draftFrameOperations(context),
      ...squares.lastTurnOperations(context, { drawn: onTiles }),
      ...labels.lines,
      ...onTiles,
      ...squares.legalSquareOperations(context),
      ...(aboveChoice?.(context) ?? []),
      // Numbers come after pieces, so that no piece hides them.
      ...advised,
      ...squares.squareNumberOperations(context, { advised }),
      ...awards.operations,
      ...labels.plates,
      ...ghostOperations(context),
      { kind: 'unclip' },
      ...(seats.length === 0 ? [] : layout.isBeside ? seatCards(context) : seatTable(context)),
      ...(aside ? asideOperations(context, aside) : []),
      ...(choice ? choiceOperations(context, choice) : []),
    ],
  };
}

/** Factor for rounding numbers in a drawing as text: thousandths of a pixel, and of a square. */
const PRECISION = 1000;

/**
 * Returns the picture of a board as the JSON of a `PackedDrawing`. Throws if the view has a tile that the content does not have.
 */
export function drawingText(request: BoardPictureRequest): string {
  const scene = boardScene(request);
  const short = (key: string, value: unknown) => {
    if (key === 'points') return packedPoints(value as readonly Point[]);
    return typeof value === 'number' ? Math.round(value * PRECISION) / PRECISION : value;
  };
  return JSON.stringify({ ...boardDrawing(scene, request), area: scene.area }, short);
}

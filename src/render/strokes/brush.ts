import type {
  DrawOperation,
  IconOperation,
  Ink,
  PieceOperation,
  SquaresOperation,
  TextOperation,
  TileOperation,
} from '../../drawing/draw.ts';
import { badgeArt } from '../../drawing/piece-art.ts';
import type { Point } from '../../drawing/point.ts';
import type { PaintContext } from './context.ts';

/** A canvas context, with functions that draw tiles, pieces and other things that are more than strokes. */
export interface Brush<Context extends PaintContext = PaintContext> {
  readonly context: Context;
  readonly icon: (operation: IconOperation) => void;
  readonly text: (operation: TextOperation) => void;
  readonly tile: (operation: TileOperation) => void;
  readonly piece: (operation: PieceOperation) => void;
  readonly squares: (operation: SquaresOperation) => void;
}

/** Draws one operation. */
export function paintOperation(brush: Brush, operation: DrawOperation): void {
  const { context } = brush;
  switch (operation.kind) {
    case 'polygon':
      trace(context, operation.points);
      context.closePath();
      applyInk(context, operation);
      break;
    case 'line':
      trace(context, operation.points);
      context.lineCap = 'round';
      applyInk(context, operation);
      context.lineCap = 'butt';
      break;
    case 'circle':
      context.beginPath();
      context.arc(operation.x, operation.y, operation.radius, 0, Math.PI * 2);
      applyInk(context, operation);
      break;
    case 'box':
      context.beginPath();
      context.roundRect(operation.x, operation.y, operation.width, operation.height, operation.radius);
      applyInk(context, operation);
      break;
    case 'clip':
      context.save();
      context.beginPath();
      context.rect(operation.x, operation.y, operation.width, operation.height);
      context.clip();
      break;
    case 'unclip':
      context.restore();
      break;
    case 'badge':
      paintOperation(brush, badgeArt(operation));
      break;
    case 'icon':
      brush.icon(operation);
      break;
    case 'text':
      brush.text(operation);
      break;
    case 'squares':
      brush.squares(operation);
      break;
    case 'tile':
      brush.tile(operation);
      break;
    case 'piece':
      brush.piece(operation);
      break;
  }
}

function trace(context: PaintContext, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function applyInk(context: PaintContext, { fill, stroke, lineWidth = 1 }: Ink): void {
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = lineWidth;
    context.lineJoin = 'round';
    context.stroke();
  }
}

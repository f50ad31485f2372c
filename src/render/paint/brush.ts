import type { SKRSContext2D } from '@napi-rs/canvas';
import type { DrawOperation, Ink, PieceOperation, SquaresOperation, TileOperation } from '../../drawing/draw.ts';
import { badgeArt } from '../../drawing/piece-art.ts';
import type { Point } from '../../drawing/point.ts';
import type { Icons } from './icons.ts';
import { paintText } from './text.ts';

/** What a brush needs besides the context: icons, and functions that draw tiles, pieces and empty squares. */
export interface Brush {
  readonly context: SKRSContext2D;
  readonly icons: Icons;
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
    case 'icon': {
      const { x, y, size } = operation;
      context.drawImage(brush.icons.get(operation.icon)!, x - size / 2, y - size / 2, size, size);
      break;
    }
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
    case 'text':
      paintText(context, operation);
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

function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function applyInk(context: SKRSContext2D, { fill, stroke, lineWidth = 1 }: Ink): void {
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

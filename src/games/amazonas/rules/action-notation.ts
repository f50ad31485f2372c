import type { Degrees } from '../../../core/ports.ts';
import { COUNT_TEXT, makePlaceAction, parsePlaceAction, ROTATION_TEXT } from '../../kernel/placement.ts';
import type { Action } from './action.ts';

const DOUBLE = new RegExp(`^double ([a-z0-9]+(?:-[a-z0-9]+)*) ${ROTATION_TEXT}$`);
const PIECE = new RegExp(`^(meeple|camp) ${COUNT_TEXT}$`);

/**
 * An action as one line: `draw`, `place 4,-1 r90` (x, y, degrees clockwise), `double double-a r180`, `meeple 2`, `camp 1`
 * (index of the segment), `boat`.
 */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'draw':
    case 'boat':
      return action.type;
    case 'place':
      return makePlaceAction(action);
    case 'double':
      return `double ${action.tile} r${action.rotation}`;
    case 'meeple':
    case 'camp':
      return `${action.type} ${action.on}`;
  }
}

/** Parses exactly what `makeAction` writes; undefined for any other text. */
export function parseAction(text: string): Action | undefined {
  if (text === 'draw' || text === 'boat') return { type: text };
  const place = parsePlaceAction(text);
  if (place) return place;
  const double = DOUBLE.exec(text);
  if (double) return { type: 'double', tile: double[1]!, rotation: Number(double[2]) as Degrees };
  const piece = PIECE.exec(text);
  return piece ? { type: piece[1] as 'meeple' | 'camp', on: Number(piece[2]) } : undefined;
}

import { DEGREES, type Degrees } from '../../../core/ports.ts';
import type { Action } from './action.ts';

const WHOLE = '(0|-?[1-9]\\d{0,14})';
const ROTATION = `r(${DEGREES.join('|')})`;
const PLACE = new RegExp(`^place ${WHOLE},${WHOLE} ${ROTATION}$`);
const DOUBLE = new RegExp(`^double ([a-z0-9]+(?:-[a-z0-9]+)*) ${ROTATION}$`);
const PIECE = /^(meeple|camp) (0|[1-9]\d{0,14})$/;

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
      return `place ${action.x},${action.y} r${action.rotation}`;
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
  const place = PLACE.exec(text);
  if (place) {
    const [x, y, rotation] = place.slice(1).map(Number) as [number, number, Degrees];
    return { type: 'place', x, y, rotation };
  }
  const double = DOUBLE.exec(text);
  if (double) return { type: 'double', tile: double[1]!, rotation: Number(double[2]) as Degrees };
  const piece = PIECE.exec(text);
  return piece ? { type: piece[1] as 'meeple' | 'camp', on: Number(piece[2]) } : undefined;
}

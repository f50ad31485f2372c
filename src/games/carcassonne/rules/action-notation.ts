import { DEGREES, type Degrees } from '../../../core/ports.ts';
import type { Action } from './action.ts';

const WHOLE = '(0|-?[1-9]\\d{0,14})';
const PLACE = new RegExp(`^place ${WHOLE},${WHOLE} r(${DEGREES.join('|')})$`);
const MEEPLE = /^meeple (0|[1-9]\d{0,14})$/;

/** An action as one line: `draw`, `place 4,-1 r90` (x, y, degrees clockwise), `meeple 2` (index of the segment), `pass`. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'draw':
    case 'pass':
      return action.type;
    case 'place':
      return `place ${action.x},${action.y} r${action.rotation}`;
    case 'meeple':
      return `meeple ${action.on}`;
  }
}

/** Reads what `makeAction` writes, to the letter; undefined for every other text. */
export function parseAction(text: string): Action | undefined {
  if (text === 'draw' || text === 'pass') return { type: text };
  const place = PLACE.exec(text);
  if (place) {
    const [x, y, rotation] = place.slice(1).map(Number) as [number, number, Degrees];
    return { type: 'place', x, y, rotation };
  }
  const meeple = MEEPLE.exec(text);
  return meeple ? { type: 'meeple', on: Number(meeple[1]) } : undefined;
}

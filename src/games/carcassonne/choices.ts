import { makeSegmentName } from '../../core/segment-name.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { Choice } from '../position.ts';
import type { Action } from './rules/action.ts';
import type { Carcassonne } from './rules/game-rules.ts';
import { legalActions } from './rules/legal.ts';
import { lastTileSegments, preview } from './rules/preview.ts';
import type { State } from './rules/state.ts';

/** Everything that the player to move can choose now; a draw is no choice. */
export function choices(state: State): Choice<Carcassonne>[] {
  const segments = state.phase === 'piece' ? lastTileSegments(state) : [];
  return legalActions(state).flatMap((action): Choice<Carcassonne>[] => {
    switch (action.type) {
      case 'draw':
        return [];
      case 'place': {
        const { x, y, rotation } = action;
        return [{ step: 'square', verb: 'place', options: { x, y, rotation }, action }];
      }
      case 'meeple':
        return [{ step: 'piece', verb: 'meeple', options: { on: makeSegmentName(segments[action.on]!.name) }, action }];
      default:
        return [{ step: 'piece', verb: 'pass', options: {}, action }];
    }
  });
}

/** Any action of a command; undefined for commands of other games. */
export function anyAction(verb: CommandName): Action | undefined {
  switch (verb) {
    case 'draw':
    case 'pass':
      return { type: verb };
    case 'place':
      return { type: verb, x: 0, y: 0, rotation: 0 };
    case 'meeple':
      return { type: verb, on: 0 };
    default:
      return undefined;
  }
}

/** Points that an action brings the seat to move at once, less what it brings others. */
export function gainOf(state: State, action: Action): number {
  if (action.type === 'draw') return 0;
  return preview(state, action).completes.reduce((sum, { points, seats }) => {
    if (seats.length === 0) return sum + points;
    return sum + (seats.includes(state.seat) ? points : -points);
  }, 0);
}

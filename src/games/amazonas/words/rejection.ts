import type { CommonRejection } from '../../contract/game-words.ts';
import { placementText } from '../../kernel/rejection-words.ts';
import type { Rejection } from '../rules/rejection.ts';
import type { AmazonasSpeech } from './language.ts';

/** Describes why the rules reject an action, and what to do instead. */
export function rejectionText(say: AmazonasSpeech, rejection: Exclude<Rejection, CommonRejection>): string {
  switch (rejection.code) {
    case 'wrong-phase':
      return rejection.phase === 'over' ? say('refused.game-over') : say(`refused.wrong-phase.${rejection.phase}`);
    case 'not-the-river':
      return say('refused.not-the-river', { x: rejection.x, y: rejection.y });
    case 'square-ahead': {
      const { x, y, front } = rejection;
      return say('refused.square-ahead', { x, y, front });
    }
    case 'square-taken':
    case 'square-apart':
    case 'edge-clash':
      return placementText(say, rejection, (landscape) => say(`kind.${landscape}`));
    case 'river-blocked':
      return say('refused.river-blocked', { rotation: rejection.rotation });
    case 'no-such-double':
    case 'double-used':
      return say(`refused.${rejection.code}`, { tile: rejection.tile.replace(/[^a-z0-9-]/gi, '') });
    case 'wrong-segment':
    case 'none-left':
      return say(`refused.${rejection.code}.${rejection.piece}`);
    case 'occupied':
      return say(`refused.occupied.${rejection.piece}`, { kind: rejection.kind });
    default:
      return say(`refused.${rejection.code}`);
  }
}

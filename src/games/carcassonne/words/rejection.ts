import type { CommonRejection } from '../../contract/game-words.ts';
import { placementText } from '../../kernel/rejection-words.ts';
import type { Rejection } from '../rules/rejection.ts';
import type { CarcassonneSpeech } from './language.ts';

/** Why the rules reject an action and what to do now. */
export function rejectionText(say: CarcassonneSpeech, rejection: Exclude<Rejection, CommonRejection>): string {
  switch (rejection.code) {
    case 'wrong-phase':
      return rejection.phase === 'over' ? say('refused.game-over') : say(`refused.wrong-phase.${rejection.phase}`);
    case 'square-taken':
    case 'square-apart':
    case 'edge-clash':
      return placementText(say, rejection, (landscape) => say(`kind.${landscape}`));
    case 'river-goes-on-elsewhere':
      return say('refused.river-goes-on-elsewhere', { x: rejection.x, y: rejection.y });
    case 'river-bend':
      return say('refused.river-bend', { why: rejection.why });
    case 'looks-alike':
      return say('refused.looks-alike', { rotation: rejection.rotation });
    case 'not-this-game':
    case 'not-possible':
      return say(`refused.${rejection.code}`, { action: rejection.action });
    case 'no-piece-left':
    case 'stands-elsewhere':
      return say(`refused.${rejection.code}`, { piece: rejection.piece });
    case 'not-on-this-map': {
      const names = rejection.expansions.map((id) => say(`expansion.${id}`));
      return say('refused.not-on-this-map', { names: say.t.list(names), count: names.length });
    }
    case 'occupied':
    case 'needs-own-meeple':
    case 'feature-completed':
      return say(`refused.${rejection.code}`, { kind: rejection.kind });
    default:
      return say(`refused.${rejection.code}`);
  }
}

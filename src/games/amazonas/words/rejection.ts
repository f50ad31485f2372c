import type { SideName } from '../../../core/ports.ts';
import { joined } from '../../../i18n/sentences.ts';
import type { MessageKey } from '../../../i18n/translate.ts';
import type { CommonRejection } from '../../contract/game-words.ts';
import type { Rejection } from '../rules/rejection.ts';
import type { AmazonasSpeech } from './language.ts';

const COMPASS_OF = { N: 'compass.n', E: 'compass.e', S: 'compass.s', W: 'compass.w' } as const satisfies Record<
  SideName,
  MessageKey
>;

/** Why the rules reject an action and what to do now. */
export function rejectionText(say: AmazonasSpeech, rejection: Exclude<Rejection, CommonRejection>): string {
  switch (rejection.code) {
    case 'wrong-phase':
      return rejection.phase === 'over' ? say('refused.game-over') : say(`refused.wrong-phase.${rejection.phase}`);
    case 'square-taken':
    case 'square-apart':
    case 'not-the-river': {
      const { code, x, y } = rejection;
      return say(`refused.${code}`, { x, y });
    }
    case 'square-ahead': {
      const { x, y, front } = rejection;
      return say('refused.square-ahead', { x, y, front });
    }
    case 'edge-clash': {
      const { x, y, clashes } = rejection;
      const sides = clashes.map(({ side, offered, demanded }) =>
        say('refused.clash', {
          side: say(COMPASS_OF[side]),
          offered: say(`kind.${offered}`),
          demanded: say(`kind.${demanded}`),
        }),
      );
      return say('refused.edge-clash', { x, y, clashes: joined(say.t, sides) });
    }
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

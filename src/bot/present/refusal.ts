import { TimestampStyles, time } from 'discord.js';
import type { Rejection } from '../../app/rejection.ts';
import type { Speech } from '../../i18n/speech.ts';

/** Why nothing was done and what to do now, in words; `names` by seat. */
export function refusalText(say: Speech, rejection: Rejection, names: readonly string[]): string {
  switch (rejection.code) {
    case 'not-yours-to-take-back':
      return say('refused.not-yours-to-take-back', { name: names[rejection.seat] ?? '?' });
    case 'refused-by-rules':
      return rejection.game.words.rejection(say, rejection.reason, names);
    case 'lobby-full':
    case 'seats-in-use':
      return say(`refused.${rejection.code}`, { seats: rejection.seats });
    case 'colour-taken':
      return say('refused.colour-taken', { colour: say(`colour.${rejection.colour}`) });
    case 'only-owner-starts': {
      const when = time(Math.floor(rejection.from / 1000), TimestampStyles.RelativeTime);
      return say('refused.only-owner-starts', { name: names[rejection.seat] ?? '?', when });
    }
    case 'not-a-player':
      return say('refused.not-a-player', { names: say.t.list(names) });
    default:
      return say(`refused.${rejection.code}`);
  }
}

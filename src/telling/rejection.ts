import type { Rejection } from '../app/rejection.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { CommonRejection } from '../games/contract/game-words.ts';
import type { Speech } from '../i18n/speech.ts';

/** A rejection in words, with advice on what to do; `names` by seat. */
export function rejectionText(say: Speech, rejection: Rejection, names: readonly string[]): string {
  switch (rejection.code) {
    case 'rejected-by-rules':
      return rulesRejectionText(say, rejection, names);
    case 'not-yours-to-take-back':
      return say('refused.not-yours-to-take-back', { name: names[rejection.seat] ?? '?' });
    case 'no-such-verb': {
      const { game, verb } = rejection;
      return say('refused.no-such-verb', { game: game.words.name(say.t), command: say.mentions[verb] });
    }
    case 'content-not-offered':
      return say('refused.content-not-offered', { game: rejection.game.words.name(say.t) });
    case 'no-such-option':
      return say('refused.no-such-option', { game: rejection.game.words.name(say.t), option: rejection.option });
    case 'lobby-full':
    case 'seats-in-use':
      return say(`refused.${rejection.code}`, { seats: rejection.seats });
    case 'too-many-games':
      return say('refused.too-many-games', { who: rejection.who, count: rejection.count });
    case 'too-many-acts':
    case 'too-many-watchers':
    case 'too-many-watched':
      return say(`refused.${rejection.code}`, { count: rejection.count });
    case 'not-started':
    case 'too-few-players':
      return say(`refused.${rejection.code}`, { min: rejection.min });
    case 'colour-taken':
      return say('refused.colour-taken', { colour: say(`colour.${rejection.colour}`) });
    case 'only-owner-starts': {
      const when = say.t.writing.moment(rejection.from, 'relative');
      return say('refused.only-owner-starts', { name: names[rejection.seat] ?? '?', when });
    }
    case 'not-to-move':
      return say('refused.not-to-move', { name: names[rejection.seat] ?? '?' });
    case 'no-such-seat':
      return say('refused.no-such-seat', { seats: rejection.seats });
    case 'moved':
      return say('refused.moved', { channel: say.t.writing.channel(rejection.channelId) });
    case 'not-a-player':
      return say('refused.not-a-player', { names: say.t.list(names) });
    default:
      return say(`refused.${rejection.code}`);
  }
}

/** A rejection by the rules of a game, in words of the platform or of the game. */
export function rulesRejectionText(
  say: Speech,
  { game, reason }: { readonly game: AnyGame; readonly reason: { readonly code: string } },
  names: readonly string[],
): string {
  const common = reason as CommonRejection;
  switch (common.code) {
    case 'not-your-turn': {
      const name = names[common.seat] ?? '?';
      return common.isAsked ? say('refused.asked-first', { name }) : say('refused.not-your-turn', { name });
    }
    case 'not-yours-to-take-back':
      return say(`refused.${common.code}`, { name: names[common.seat] ?? '?' });
    case 'game-over':
    case 'nothing-to-take-back':
    case 'draw-is-final':
    case 'others-have-moved':
      return say(`refused.${common.code}`);
    default:
      return game.words.rejection(say, reason);
  }
}

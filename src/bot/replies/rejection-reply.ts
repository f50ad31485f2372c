import { openGameOf } from '../../app/app.ts';
import type { Rejection } from '../../app/rejection.ts';
import { playerAt } from '../../app/seat-players.ts';
import { isComputer } from '../../store/records.ts';
import { rejectionText } from '../../telling/rejection.ts';
import { type HandlerContext, openGameNames, type Reply } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';
import { statusNow } from './status.ts';

/** Seat of the computer that has played since, so that the user cannot take back a turn; undefined for other rejections. */
function seatOfComputerThatPlayed({ request }: HandlerContext, rejection: Rejection): number | undefined {
  if (rejection.code !== 'not-yours-to-take-back') return undefined;
  const record = openGameOf(request);
  return record && isComputer(playerAt(record, rejection.seat, rejection.entry)) ? rejection.seat : undefined;
}

/** The log entry that a rejection is about. */
function entryOf(rejection: Rejection): number | undefined {
  return rejection.code === 'not-yours-to-take-back' ? rejection.entry : undefined;
}

/**
 * The reply to a rejected request: the reason, or for a stale control the current status. Where no game can be, it names the
 * command for the user's games instead of a status.
 */
export async function rejectionReply(context: HandlerContext, rejection: Rejection): Promise<Reply> {
  const { say } = context;
  if (rejection.code !== 'stale') {
    const people = await openGameNames(context, entryOf(rejection));
    const played = seatOfComputerThatPlayed(context, rejection);
    if (played !== undefined) {
      return { content: say('refused.computer-played', { name: people.shown[played]! }), rejected: true };
    }
    return { content: rejectionText(say, rejection, people.shown), rejected: true };
  }
  const { request } = context;
  const isElsewhere = request.place !== 'server' && !openGameOf(request);
  const lines = isElsewhere ? [say('direct.games')] : (await statusNow(context)).lines;
  return { content: messageText([say('refused.stale'), ...lines]), rejected: true };
}

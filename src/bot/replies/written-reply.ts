import { playerAt } from '../../app/acts.ts';
import { openGameOf } from '../../app/app.ts';
import type { Rejection } from '../../app/rejection.ts';
import { isChoosing, withReaderHints } from '../../app/table.ts';
import type { AcceptedChange } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import { isComputer } from '../../store/records.ts';
import { choiceSections } from '../../telling/board/choices.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import type { PlayerNames } from '../../telling/people.ts';
import { rejectionText } from '../../telling/rejection.ts';
import { rankingText } from '../../telling/score.ts';
import { type Answer, type HandlerContext, openGameNames, type Reply, tablePeople } from '../handlers/command.ts';
import { panelReply } from '../panel/panel.ts';
import { messageText, sectionLines } from '../write/message-text.ts';
import { nextGameReply } from './next-game.ts';
import { statusNow } from './status.ts';

/** Writes the reply for a handler's answer, in the language and with the settings of its reader. */
export async function replyForAnswer(context: HandlerContext, answer: Answer): Promise<Reply> {
  const { rejection, rejectedRequest = context.request, turn, played, ...reply } = answer;
  if (turn) return panelReply(context, turn);
  if (rejection) {
    const reason = await rejectionReply({ ...context, request: rejectedRequest }, rejection);
    return { ...reason, ...reply, content: `${reason.content}${reply.content ?? ''}` };
  }
  if (!played) return reply;
  const table = withReaderHints(context, played.table);
  const { content = '' } = playedReply(context.say, { ...played, table }, await tablePeople(context, table));
  const next = isChoosing(table, context.request.userId) ? undefined : await nextGameReply(context, table.record.id);
  const lines = [reply.content, content, next?.content].filter((line) => line !== undefined);
  const { untilTold, ...kept } = reply;
  // An answer that leads on is not deleted.
  return { ...kept, ...(next ?? (untilTold && { untilTold })), content: messageText(lines) };
}

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

/**
 * Answers a turn that was played in a panel. The answer is deleted once the public message about the next turn is posted, unless
 * that is in another channel.
 *
 * @param from length of the log before the turn
 */
export function turnDoneReply({ request, services }: HandlerContext, played: AcceptedChange, from: number): Answer {
  const { id } = played.table.record;
  return request.isRemote
    ? { played }
    : { played, untilTold: (signal) => services.toldTurns.waitUntilTold(id, from, signal) };
}

/**
 * The private reply to an action: its effects and the next choices. Once the turn has ended, it tells only who is to move or how
 * the game ended, as a public message tells the rest.
 */
export function playedReply(say: Speech, played: AcceptedChange, people: PlayerNames): Reply {
  const { table, seat, events } = played;
  const { game, progress } = table;
  if (game.isOver(table.fold.state)) {
    return { content: say('turn.done.over', { ranking: rankingText(say, table, people.shown) }) };
  }
  // Empty if the player has just drawn a tile: its squares are not listed line by line.
  const choices = progress.seat === seat ? sectionLines(choiceSections(say, table, people)) : [];
  if (choices.length === 0) {
    return { content: `${say('turn.done')} ${say('turn.done.next', { name: people.shown[progress.seat]! })}` };
  }
  const shown = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines(eventContextOf(say.t, table, people.shown), shown).map((line) => `- ${line}`);
  return { content: messageText([...lines, ...choices], choices.length) };
}

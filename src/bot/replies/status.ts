import { activeSeatOf, isPaused, seatOf } from '../../app/acts.ts';
import { lastPlayedAt, turnClockOf } from '../../app/clock.ts';
import { allowsPlans } from '../../app/commit.ts';
import { hasOtherPeople } from '../../app/computers.ts';
import { isOver, latestTable, runningTable, withReaderHints } from '../../app/table.ts';
import { tableClockOf } from '../../app/time-limits.ts';
import { choiceSections } from '../../telling/board/choices.ts';
import { nextStep } from '../../telling/board/step.ts';
import { clockLines } from '../../telling/clock.ts';
import { rejectionText } from '../../telling/rejection.ts';
import { rankingText } from '../../telling/score.ts';
import { type HandlerContext, openGameNames, type Reply, tablePeople } from '../handlers/command.ts';
import { button, buttonRows, quietButton } from '../write/buttons.ts';
import { turnLink, voteLink } from '../write/game-link.ts';
import { messageText, relativeTimestamp, sectionLines } from '../write/message-text.ts';
import { pausedSince } from '../write/messages/turn-message.ts';
import { type VoteQuestion, voteButtons } from '../write/messages/vote-buttons.ts';
import { openVoteLine } from '../write/messages/vote-message.ts';

/** Tells the status of a channel: whose turn it is, since when, what the user can do, and a link to the turn message. */
export async function statusReply(context: HandlerContext): Promise<Reply> {
  const { lines, ...reply } = await statusNow(context);
  return { content: messageText(lines), ...reply, components: await questionButtons(context) };
}

/** Buttons with which a player opens votes about the current turn or a pause; none for other users. */
async function questionButtons({ app, request, say }: HandlerContext): Promise<ReturnType<typeof buttonRows>> {
  const result = await runningTable(app, request);
  if (!result.ok) return [];
  const { record, progress } = result.value;
  const seat = activeSeatOf(record, request.userId);
  if (seat < 0) return [];
  const about = progress.seat;
  if (isPaused(record)) return buttonRows(voteButtons(say, record.id, [{ subject: 'resume' }]));
  if (seat !== about) {
    const questions: readonly VoteQuestion[] = [
      { subject: 'skip', about },
      { subject: 'replace', about },
      { subject: 'pause' },
    ];
    const plan = allowsPlans(result.value) ? [button(record, { verb: 'plan' }, { label: say('plan.button') })] : [];
    return buttonRows([...plan, ...voteButtons(say, record.id, questions)]);
  }
  const pause: VoteQuestion = { subject: 'pause' };
  // Computers wait for nobody's clock.
  if (!hasOtherPeople(record, seat)) return buttonRows(voteButtons(say, record.id, [pause]));
  const quiet = quietButton(say.t, record, progress.turn);
  return buttonRows([quiet, ...voteButtons(say, record.id, [{ subject: 'extend', about }, pause])]);
}

/** The lines of the status; the last one is the most important. */
export async function statusNow(
  context: HandlerContext,
): Promise<Pick<Reply, 'rejected' | 'components'> & { readonly lines: readonly string[] }> {
  const { app, request, say } = context;
  const result = await latestTable(app, request);
  if (!result.ok) {
    const people = await openGameNames(context);
    if (result.failure.code === 'not-started') {
      return { lines: [say('status.lobby', { players: people.shown.join(', ') })] };
    }
    return { lines: [rejectionText(say, result.failure, people.shown)], rejected: true };
  }
  const table = withReaderHints(context, result.value);
  const people = await tablePeople(context, table);
  if (isOver(table)) {
    const ranking = rankingText(say, table, people.shown);
    return { lines: [say(table.record.status === 'closed' ? 'status.stopped' : 'status.over', { ranking })] };
  }
  const link = await turnLink(app, table.record);
  const linkLine = link ? [say('status.link', { link })] : [];
  const paused = pausedSince(table);
  const vote = openVoteLine(say, table.record, {
    clock: await tableClockOf(app, table.record),
    link: await voteLink(app, table.record),
  });
  if (paused !== undefined) {
    const name = people.shown[table.progress.seat]!;
    return { lines: [say('turn.paused', { name, since: paused }), ...vote, ...linkLine] };
  }
  const next = nextStep(say, table);
  const isMine = seatOf(table.record, request.userId) === table.progress.seat;
  const since = relativeTimestamp(await lastPlayedAt(app, table));
  // The choices in a step of an expansion have the same words in both places.
  const choices = sectionLines(choiceSections(say, table, people)).filter((line) => line !== next);
  const lines = isMine
    ? [say('status.yours', { next }), ...choices]
    : [say('status.others', { name: people.shown[table.progress.seat]!, since, next })];
  const clock = await turnClockOf(app, table.record);
  if (clock) lines.push(...clockLines(say, clock, people));
  if (isMine && clock?.isQuiet) lines.push(say('status.quiet'));
  return { lines: [...lines, ...vote, ...linkLine] };
}

import { type BaseMessageOptions, userMention } from 'discord.js';
import type { App } from '../../../app/app.ts';
import { type TurnClock, turnClockOf } from '../../../app/clock.ts';
import { loadTable } from '../../../app/table.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord, PostRecord } from '../../../store/records.ts';
import { deadlineLine } from '../../../telling/clock.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { button, buttonRows, quietButton } from '../buttons.ts';
import { gameLink } from '../game-link.ts';
import { messageText, relativeTimestamp } from '../message-text.ts';
import { nextActionLabel } from './turn-controls.ts';
import { type VoteQuestion, voteButtons } from './vote-buttons.ts';

interface ClockMessageFacts {
  readonly record: GameRecord;
  readonly post: PostRecord;
  readonly people: PlayerNames;
}

const NO_MENTIONS = { parse: [] };

/** The message of a post about a turn's clock or an absence; undefined if it is no longer true. */
export async function clockMessage(
  say: Speech,
  app: App,
  about: ClockMessageFacts,
): Promise<BaseMessageOptions | undefined> {
  const { record, post, people } = about;
  const seat = record.seats.findIndex(({ userId }) => userId === post.userId);
  if (post.kind === 'away') return awayMessage(say, app, { ...about, seat });
  const turn = await turnClockOf(app, record);
  const isLate = turn === undefined || turn.userId !== post.userId;
  if (post.kind === 'reminder') return isLate ? undefined : reminderMessage(say, app, { ...about, turn });
  if (isLate) return undefined;
  const name = people.shown[turn.seat]!;
  const link = await gameLink(app, record);
  if (post.kind === 'back') return { content: say('clock.back', { name, link }), allowedMentions: NO_MENTIONS };
  return overdueMessage(say, { ...about, turn });
}

/**
 * The reminder of the player to move, with a button that opens the panel in direct messages; undefined while the clock stands still
 * or reminders are muted.
 */
async function reminderMessage(
  say: Speech,
  app: App,
  { record, post, turn }: ClockMessageFacts & { readonly turn: TurnClock },
): Promise<BaseMessageOptions | undefined> {
  const { userId, clock } = turn;
  if (turn.stoppedUntil !== undefined || turn.isQuiet) return undefined;
  const link = await gameLink(app, record);
  const since = relativeTimestamp(clock.since);
  const lines = [
    post.direct
      ? say('clock.reminder.direct', { since, link })
      : say('clock.reminder', { mention: userMention(userId), since, link }),
    ...deadlineLine(say, turn),
    say('clock.reminder.how'),
  ];
  // In the channel, the turn message has it.
  const here = post.direct ? [await panelButton(say, app, record)] : [];
  return {
    content: messageText(lines),
    components: buttonRows([...here, quietButton(say.t, record, turn.turn)]),
    allowedMentions: { users: [userId] },
  };
}

async function panelButton(say: Speech, app: App, record: GameRecord) {
  const label = nextActionLabel(say.t, await loadTable(app, record));
  return button(record, { verb: 'draw' }, { label, style: 'primary' });
}

/** Says that the player to move is late, with buttons for votes about it. */
function overdueMessage(
  say: Speech,
  { record, people, turn }: ClockMessageFacts & { readonly turn: TurnClock },
): BaseMessageOptions {
  const name = people.shown[turn.seat]!;
  const since = relativeTimestamp(turn.clock.since);
  const isOver = turn.deadline !== undefined;
  const about = turn.seat;
  const questions: readonly VoteQuestion[] = [
    { subject: 'skip', about },
    ...(isOver ? [{ subject: 'extend', about } as const] : []),
    { subject: 'replace', about },
  ];
  return {
    content: messageText([say(isOver ? 'clock.over' : 'clock.silent', { name, since }), say('clock.ask')]),
    components: buttonRows(voteButtons(say, record.id, questions)),
    allowedMentions: NO_MENTIONS,
  };
}

async function awayMessage(
  say: Speech,
  app: App,
  { record, post, people, seat }: ClockMessageFacts & { readonly seat: number },
): Promise<BaseMessageOptions | undefined> {
  if (seat < 0 || record.status !== 'running') return undefined;
  const now = app.now();
  const absence = (await app.store.reminders.absences([post.userId!])).at(-1);
  const name = people.shown[seat]!;
  if (absence && now < absence.to)
    return {
      content: say('clock.away.told', { name, when: relativeTimestamp(absence.to) }),
      allowedMentions: NO_MENTIONS,
    };
  // No message if the absence was over before it was posted.
  return post.messageId ? { content: say('clock.away.over', { name }), allowedMentions: NO_MENTIONS } : undefined;
}

import { type BaseMessageOptions, userMention } from 'discord.js';
import { isPaused, type Vote } from '../../../app/acts.ts';
import {
  freeSeatEnd,
  freesSeat,
  isSeatFree,
  openVoteOf,
  type TableClock,
  voteEnd,
  votersOf,
} from '../../../app/time-limits.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import { nameWithoutSeat, seatNameAt } from '../../../telling/acts.ts';
import { levelText } from '../../../telling/level.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { ballotLabel, outcomeText } from '../../../telling/vote.ts';
import { type ButtonOptions, button, buttonRows } from '../buttons.ts';
import { absoluteTimestamp, messageText } from '../message-text.ts';

interface VoteMessageFacts {
  readonly vote: Vote;
  readonly people: PlayerNames;
  readonly clock: TableClock;
  /** For a vote on a takeback: the events of the turn, in words. */
  readonly done?: string | undefined;
}

/** The public message of a vote with the ballots so far. It mentions every voter once. */
export function voteMessage(say: Speech, record: GameRecord, about: VoteMessageFacts): BaseMessageOptions {
  const { vote, people, clock, done } = about;
  const voters = votersOf(record);
  const askedVoters = voters.filter((userId) => userId !== vote.opener);
  const isOpen = vote.outcome === 'open' && record.status === 'running';
  const named = (inFavour: boolean) =>
    [...vote.ballots].flatMap(([userId, choice]) =>
      choice === inFavour ? [personName(say, record, people, userId)] : [],
    );
  const [yes, no] = [named(true), named(false)];
  const { subject } = vote;
  const whom = seatNameAt({ record, people }, vote.about ?? vote.seat, vote.act);
  const mentions = askedVoters.map((id) => userMention(id)).join(' ');
  const lines = [
    say('vote.title', { mentions, name: personName(say, record, people, vote.opener), subject, about: whom }),
    ...(done === undefined ? [] : [say('vote.done', { done })]),
    ...(yes.length > 0 ? [say('vote.in-favour', { names: say.t.list(yes) })] : []),
    ...(no.length > 0 ? [say('vote.against', { names: say.t.list(no) })] : []),
    isOpen ? ruleText(say, record, about) : outcomeText(say, vote, whom),
    ...seatLines(say, record, about),
  ];
  return {
    content: messageText(lines),
    components: buttonRows(isOpen ? ballotButtons(say, record, vote) : takeButton(say, record, { vote, clock })),
    allowedMentions: { users: askedVoters },
  };
}

/** Asks a player who has just taken a seat for their vote; undefined if it is no longer needed. */
export function voteRequestMessage(
  say: Speech,
  record: GameRecord,
  { userId, link }: { readonly userId: UserId; readonly link: string },
): BaseMessageOptions | undefined {
  const vote = openVoteOf(record);
  if (!vote || vote.ballots.has(userId) || !votersOf(record).includes(userId)) return undefined;
  return {
    content: say('vote.asked', { mention: userMention(userId), link }),
    components: buttonRows(ballotButtons(say, record, vote)),
    allowedMentions: { users: [userId] },
  };
}

/** The end of a game's open vote, with a link to its message; empty if no vote is open. */
export function openVoteLine(
  say: Speech,
  record: GameRecord,
  about: { readonly clock: TableClock; readonly link: string },
): string[] {
  const vote = openVoteOf(record);
  if (!vote) return [];
  const end = voteEnd(record, vote, about.clock);
  return [
    say('vote.status', {
      link: about.link,
      when: end === undefined ? '' : absoluteTimestamp(end),
      ends: String(end !== undefined),
    }),
  ];
}

/** The present name of a player; a silent mention for a user who has left the game. */
function personName(say: Speech, { seats }: GameRecord, people: PlayerNames, userId: UserId): string {
  const seat = seats.findIndex((one) => one.userId === userId);
  return seat < 0 ? nameWithoutSeat(say.t, userId) : people.shown[seat]!;
}

function ruleText(say: Speech, record: GameRecord, { vote, clock }: VoteMessageFacts): string {
  const end = voteEnd(record, vote, clock);
  if (vote.subject === 'undo') {
    return say('vote.rule.undo', {
      when: end === undefined ? '' : absoluteTimestamp(end),
      ends: String(end !== undefined),
    });
  }
  return say('vote.rule', {
    count: votersOf(record).length,
    when: end === undefined ? '' : absoluteTimestamp(end),
    state: isPaused(record) ? (end === undefined ? 'stopped' : 'paused') : 'running',
  });
}

/** The line that says until when anybody may take a seat that the vote made free, or who has taken it. */
function seatLines(say: Speech, record: GameRecord, { vote, people, clock }: VoteMessageFacts): string[] {
  if (vote.isSeatRefilled) return [say('vote.taken', { name: people.shown[vote.about!]! })];
  if (!freesSeat(vote) || record.status !== 'running') return [];
  if (!isSeatFree(record, vote, clock)) return [say('vote.free.over')];
  const end = freeSeatEnd(record, vote, clock);
  return [say('vote.free', { when: end === undefined ? '' : absoluteTimestamp(end), ends: String(end !== undefined) })];
}

/** Subjects that harm a player. Their primary button is the one against the change. */
const HARMFUL_SUBJECTS: ReadonlySet<Vote['subject']> = new Set(['abort', 'skip', 'replace']);

function ballotStyle(subject: Vote['subject'], choice: 'yes' | 'no'): NonNullable<ButtonOptions['style']> {
  if (subject === 'abort' && choice === 'yes') return 'danger';
  return HARMFUL_SUBJECTS.has(subject) === (choice === 'no') ? 'primary' : 'secondary';
}

/** The buttons to vote. Their ids have no revision, so that a press just before an edit of the message is still valid. */
function ballotButtons(say: Speech, { id }: GameRecord, { number, subject }: Vote) {
  const ballot = (choice: 'yes' | 'no') =>
    button(
      { id, revision: 0 },
      { verb: 'vote', argument: `${number}:${choice}` },
      {
        label: ballotLabel(say.t, subject, choice === 'yes'),
        style: ballotStyle(subject, choice),
      },
    );
  return [ballot('yes'), ballot('no')];
}

function takeButton(say: Speech, record: GameRecord, { vote, clock }: Pick<VoteMessageFacts, 'vote' | 'clock'>) {
  const { id, status } = record;
  if (!isSeatFree(record, vote, clock) || status !== 'running') return [];
  const take = { verb: 'take', argument: `vote:${vote.number}` } as const;
  const fill = { verb: 'take', argument: `computer:${vote.number}` } as const;
  const label = say('replace.button.computer', { level: levelText(say.t, 'regular') });
  return [
    button({ id, revision: 0 }, take, { label: say('offer.button.take'), style: 'primary' }),
    button({ id, revision: 0 }, fill, { label }),
  ];
}

/** Parses the argument of a button of a vote; undefined for any other text. */
export function parseBallot(argument: string): { readonly number: number; readonly inFavour: boolean } | undefined {
  const match = /^([1-9]\d{0,5}):(yes|no)$/.exec(argument);
  return match ? { number: Number(match[1]), inFavour: match[2] === 'yes' } : undefined;
}

import { type BaseMessageOptions, TimestampStyles, time, userMention } from 'discord.js';
import { freeUntil, type Vote } from '../../app/acts.ts';
import { peopleSeats } from '../../app/computers.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { GameRecord } from '../../store/records.ts';
import { button, buttonRows } from '../buttons.ts';
import { seatNameAt } from './acts.ts';
import { levelText } from './level.ts';
import { messageText } from './message-text.ts';
import type { People } from './people.ts';

interface About {
  readonly vote: Vote;
  readonly people: People;
}

/** The public message of a vote as it stands; it mentions every voter once. */
export function voteMessage(say: Speech, game: GameRecord, { vote, people }: About): BaseMessageOptions {
  const seats = peopleSeats(game);
  const asked = game.seats.flatMap(({ userId }, seat) =>
    seat !== vote.opener && seats.includes(seat) ? [userId] : [],
  );
  const isOpen = vote.outcome === 'open' && game.status === 'running';
  const nameOf = (seat: number) => seatNameAt({ game, people }, seat, vote.act);
  const named = (inFavour: boolean) =>
    [...vote.ballots].flatMap(([seat, choice]) => (choice === inFavour ? [nameOf(seat)] : []));
  const [yes, no] = [named(true), named(false)];
  const { subject } = vote;
  const about = nameOf(vote.about ?? vote.opener);
  const mentions = asked.map((id) => userMention(id)).join(' ');
  const lines = [
    say('vote.title', { mentions, name: nameOf(vote.opener), subject, about }),
    ...(yes.length > 0 ? [say('vote.in-favour', { names: say.t.list(yes) })] : []),
    ...(no.length > 0 ? [say('vote.against', { names: say.t.list(no) })] : []),
    isOpen ? say('vote.rule', { count: seats.length, when: moment(vote.endsAt) }) : outcomeText(say, vote, about),
    ...seatLines(say, game, { vote, people }),
  ];
  return {
    content: messageText(lines),
    components: buttonRows(isOpen ? ballotButtons(say, game, vote) : takeButton(say, game, vote)),
    allowedMentions: { users: asked },
  };
}

function moment(at: number): string {
  return time(Math.floor(at / 1000), TimestampStyles.ShortDateTime);
}

function outcomeText(say: Speech, { outcome, subject }: Vote, about: string): string {
  switch (outcome) {
    case 'passed':
      return say('vote.passed', { subject, about });
    case 'failed':
      return say('vote.failed', { subject });
    case 'dropped':
      return say('vote.dropped');
    default:
      return say('vote.over');
  }
}

/** Until when anybody may take the seat that was voted on, or who has taken it. */
function seatLines(say: Speech, game: GameRecord, { vote, people }: About): string[] {
  const until = freeUntil(vote);
  if (vote.isTaken) return [say('vote.taken', { name: people.shown[vote.about!]! })];
  return until !== undefined && game.status === 'running' ? [say('vote.free', { when: moment(until) })] : [];
}

/** The ids stay the same while the game goes on, so that a press just before an edit counts. */
function ballotButtons(say: Speech, { id }: GameRecord, { number, subject }: Vote) {
  const ballot = (choice: 'yes' | 'no') =>
    button(
      { id, revision: 0 },
      { verb: 'vote', argument: `${number}:${choice}` },
      {
        label: say(choice === 'yes' ? `vote.button.yes.${subject}` : noKey(subject)),
        style: choice === 'no' ? 'secondary' : subject === 'abort' ? 'danger' : 'primary',
      },
    );
  return [ballot('yes'), ballot('no')];
}

function noKey(subject: Vote['subject']) {
  return subject === 'abort' ? 'vote.button.go-on' : 'vote.button.no';
}

function takeButton(say: Speech, { id, status }: GameRecord, vote: Vote) {
  if (freeUntil(vote) === undefined || status !== 'running') return [];
  const take = { verb: 'take', argument: `vote:${vote.number}` } as const;
  const fill = { verb: 'take', argument: `computer:${vote.number}` } as const;
  const label = say('replace.button.computer', { level: levelText(say.t, 'regular') });
  return [
    button({ id, revision: 0 }, take, { label: say('offer.button.take'), style: 'primary' }),
    button({ id, revision: 0 }, fill, { label }),
  ];
}

/** Reads the argument of a button of a vote; undefined for every other text. */
export function parseBallot(argument: string): { readonly number: number; readonly inFavour: boolean } | undefined {
  const read = /^([1-9]\d{0,5}):(yes|no)$/.exec(argument);
  return read ? { number: Number(read[1]), inFavour: read[2] === 'yes' } : undefined;
}

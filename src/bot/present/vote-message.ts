import { type BaseMessageOptions, TimestampStyles, time, userMention } from 'discord.js';
import { activeSeats, type Vote } from '../../app/acts.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { GameRecord } from '../../store/records.ts';
import { button, buttonRows } from '../buttons.ts';
import { messageText } from './message-text.ts';
import type { People } from './people.ts';

/** The public message of a vote as it stands; it mentions every voter once. */
export function voteMessage(say: Speech, game: GameRecord, { vote, people }: { vote: Vote; people: People }) {
  const seats = activeSeats(game);
  const asked = game.seats.flatMap(({ userId }, seat) =>
    seat !== vote.opener && seats.includes(seat) ? [userId] : [],
  );
  const isOpen = vote.outcome === 'open' && game.status === 'running';
  const named = (inFavour: boolean) =>
    [...vote.ballots].flatMap(([seat, choice]) => (choice === inFavour ? [people.shown[seat]!] : []));
  const [yes, no] = [named(true), named(false)];
  const when = time(Math.floor(vote.endsAt / 1000), TimestampStyles.ShortDateTime);
  const lines = [
    say('vote.title', { mentions: asked.map((id) => userMention(id)).join(' '), name: people.shown[vote.opener]! }),
    ...(yes.length > 0 ? [say('vote.in-favour', { names: say.t.list(yes) })] : []),
    ...(no.length > 0 ? [say('vote.against', { names: say.t.list(no) })] : []),
    isOpen
      ? say('vote.rule', { count: seats.length, when })
      : say(`vote.${vote.outcome === 'open' ? 'over' : vote.outcome}`),
  ];
  // The ids stay the same while the game goes on, so that a press just before an edit counts.
  const moment = { id: game.id, revision: 0 };
  const ballotButton = (choice: 'yes' | 'no') =>
    button(
      moment,
      { verb: 'vote', argument: `${vote.number}:${choice}` },
      { label: say(`vote.button.${choice}`), style: choice === 'yes' ? 'danger' : 'secondary' },
    );
  return {
    content: messageText(lines),
    components: isOpen ? buttonRows([ballotButton('yes'), ballotButton('no')]) : [],
    allowedMentions: { users: asked },
  } satisfies BaseMessageOptions;
}

/** Reads the argument of a button of a vote; undefined for every other text. */
export function parseBallot(argument: string): { readonly number: number; readonly inFavour: boolean } | undefined {
  const read = /^([1-9]\d{0,5}):(yes|no)$/.exec(argument);
  return read ? { number: Number(read[1]), inFavour: read[2] === 'yes' } : undefined;
}

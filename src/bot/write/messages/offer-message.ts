import { type BaseMessageOptions, userMention } from 'discord.js';
import type { Offer } from '../../../app/acts.ts';
import type { SeatSource } from '../../../app/seats.ts';
import { isOfferOpen, offerEnd, type TableClock } from '../../../app/time-limits.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord } from '../../../store/records.ts';
import { nameWithoutSeat, seatNameAt } from '../../../telling/acts.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { button, buttonRows } from '../buttons.ts';
import { absoluteTimestamp, messageText } from '../message-text.ts';

/** The public message about the offer of a seat; while the offer is open it mentions the user who may take the seat. */
export function offerMessage(
  say: Speech,
  record: GameRecord,
  { offer, people, clock }: { readonly offer: Offer; readonly people: PlayerNames; readonly clock: TableClock },
): BaseMessageOptions {
  const { number, seat, userId, outcome } = offer;
  const isOpen = isOfferOpen(record, offer, clock) && record.status === 'running';
  const name = seatNameAt({ record, people }, seat, offer.act);
  const to = nameWithoutSeat(say.t, userId);
  const end = offerEnd(record, offer, clock);
  const when = end === undefined ? '' : absoluteTimestamp(end);
  const moment = { id: record.id, revision: 0 };
  const take = { verb: 'take', argument: `offer:${number}` } as const;
  const withdraw = { verb: 'withdraw', argument: String(number) } as const;
  return {
    content: messageText([
      isOpen
        ? say('offer.open', { mention: userMention(userId), name, when, ends: String(end !== undefined) })
        : say(outcome === 'taken' ? 'offer.taken' : 'offer.over', { name, to }),
    ]),
    components: isOpen
      ? buttonRows([
          button(moment, take, { label: say('offer.button.take'), style: 'primary' }),
          button(moment, withdraw, { label: say('offer.button.withdraw') }),
        ])
      : [],
    allowedMentions: { users: isOpen ? [userId] : [] },
  };
}

/** Parses the argument of a button that takes a seat; undefined for any other text. */
export function parseSeatSource(argument: string): SeatSource | undefined {
  const match = /^(offer|vote):([1-9]\d{0,5})$/.exec(argument);
  return match ? { kind: match[1] as SeatSource['kind'], number: Number(match[2]) } : undefined;
}

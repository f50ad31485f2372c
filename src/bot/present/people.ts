import { escapeMarkdown, userMention } from 'discord.js';
import { computerOf } from '../../app/computers.ts';
import type { Level } from '../../computer/levels.ts';
import type { Colour } from '../../core/colour.ts';
import { type GameRecord, isComputer, type UserId } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { plainName } from './plain-name.ts';

const DOTS: Readonly<Record<Colour, string>> = {
  yellow: '🟡',
  red: '🔴',
  green: '🟢',
  blue: '🔵',
  black: '⚫',
  pink: '🩷',
};

/** Names of the computers by how well they play. */
const COMPUTER_NAMES = { learner: 'Tapir', regular: 'Toucan', strong: 'Jaguar' } satisfies Record<Level, string>;

/** The name of a computer player, the same in every language. */
export function computerName({ level, number }: { readonly level: Level; readonly number: number }): string {
  return `${COMPUTER_NAMES[level]}${number > 1 ? ` ${number}` : ''} 🤖`;
}

/** The names of the people at a table. */
export interface People {
  /** Names as people wrote them, for pictures, files and choice labels, where nothing is interpreted. */
  readonly plain: readonly string[];
  /** Names for messages: escaped, with the dot of their colour. */
  readonly shown: readonly string[];
}

/** The names of seats, in their order. */
export async function peopleOf(
  store: Store,
  seats: readonly { readonly userId: UserId; readonly colour: Colour }[],
): Promise<People> {
  const users = await store.users(seats.map(({ userId }) => userId));
  const plain = seats.map(({ userId }) => {
    const computer = computerOf(userId);
    return computer ? computerName(computer) : plainName(users.get(userId)?.name ?? '?');
  });
  return { plain, shown: plain.map((name, seat) => `${DOTS[seats[seat]!.colour]} ${messageName(name)}`) };
}

/** The name of a user who may sit at no table, as its writer wrote it; for messages it still has to be made inert. */
export async function userName(store: Store, userId: UserId, unknown = '?'): Promise<string> {
  return (await store.users([userId])).get(userId)?.name ?? unknown;
}

/** Letters that are written from right to left, such as Hebrew and Arabic ones. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name inside plain text; a right-to-left name is isolated. */
export function isolatedName(name: string): string {
  const plain = plainName(name);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** A name inside a message: markdown and mentions are escaped, and a right-to-left name is isolated. */
export function messageName(name: string): string {
  const inert = escapeMarkdown(plainName(name), {
    maskedLink: true,
    heading: true,
    bulletedList: true,
    numberedList: true,
  })
    // A word joiner disables @everyone, <@1>, <#1>, </x:1> and links; `allowed_mentions` is the actual protection.
    .replace(/([@<])/g, '$1\u2060')
    .replace(/:\/\//g, ':\u2060//');
  return `\u2068${inert}\u2069`;
}

/** Mentions of everybody with a seat but the computers. */
export function mentionsOf({ seats }: Pick<GameRecord, 'seats'>): string {
  return seats.flatMap(({ userId }) => (isComputer(userId) ? [] : [userMention(userId)])).join(' ');
}

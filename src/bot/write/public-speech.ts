import type { Channel } from 'discord.js';
import type { App } from '../../app/app.ts';
import { peopleSeats } from '../../app/computers.ts';
import { computersIn } from '../../app/lobby-options.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import { type ChannelRecord, type GameRecord, isPerson } from '../../store/records.ts';
import { messagesIn, privateLanguage, publicLanguage } from './message-text.ts';

interface SpeechPlace {
  readonly channelId: string;
  /** Null if discord.js has not cached the channel. */
  readonly channel: Channel | null;
  /** The game that the speech is about; undefined if it is about no game. */
  readonly record: GameRecord | undefined;
}

/**
 * Speech in the language of a table: that chosen for the game, else for this channel or thread, else the common language of the
 * players if only they read there, else that of the parent channel or the server.
 */
export async function publicSpeech(app: App, where: SpeechPlace, mentions: CommandMentions): Promise<Speech> {
  const stored = where.record?.options.language ? undefined : await app.store.people.channel(where.channelId);
  return publicSpeechIn(app, { ...where, stored }, mentions);
}

/** Like `publicSpeech`, with the stored record of the channel, which was read before. */
export async function publicSpeechIn(
  app: App,
  where: SpeechPlace & { readonly stored: ChannelRecord | undefined },
  mentions: CommandMentions,
): Promise<Speech> {
  const { channel, stored, record } = where;
  if (record?.options.language) return speechIn(messagesIn(record.options.language), mentions);
  const speaksTheirs = record && !stored?.language && isPlayersOnly(record, where);
  const common = speaksTheirs ? await commonLanguage(app, record) : undefined;
  if (common) return speechIn(common, mentions);
  const parentId = channel?.isThread() ? channel.parentId : null;
  const parent = parentId ? await app.store.people.channel(parentId) : undefined;
  return speechIn(publicLanguage(stored, parent), mentions);
}

/** True if only players read the messages: in a thread that the bot opened, or if one person plays with computers. */
function isPlayersOnly(record: GameRecord, { channelId, channel }: SpeechPlace): boolean {
  // Messages about the game in other channels, such as its announcement, are for others.
  if (record.channelId !== channelId) return false;
  if (channel?.isThread() && channel.ownerId === channel.client.user.id) return true;
  const { seats, status, options } = record;
  if (peopleSeats(record).length !== 1) return false;
  return status === 'lobby' ? computersIn(record) + seats.length >= options.seats : true;
}

/** The common language of all people who play; undefined if they have different languages. */
async function commonLanguage({ store }: App, record: GameRecord): Promise<Translator | undefined> {
  const ids = peopleSeats(record)
    .map((seat) => record.seats[seat]!.userId)
    .filter(isPerson);
  const users = await store.people.users(ids);
  const languages = await Promise.all(
    ids.map(async (id) => privateLanguage(await store.people.settings(id), users.get(id)?.locale)),
  );
  const [first, ...others] = languages;
  return others.every(({ language }) => language === first?.language) ? first : undefined;
}

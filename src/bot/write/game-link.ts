import { channelLink, channelMention, messageLink, RESTJSONErrorCodes } from 'discord.js';
import type { App } from '../../app/app.ts';
import { DIRECT_MESSAGES, type GameRecord, type PostRecord, type WaitingGame } from '../../store/records.ts';

/** The server in a link; in links to direct messages Discord has this name for it. */
const linkedServer = (guildId: string) => (guildId === DIRECT_MESSAGES ? '@me' : guildId);

/** A link to a public message of a game; undefined if it was not sent yet or was deleted. */
export function postLink({ guildId }: GameRecord, post: PostRecord | undefined): string | undefined {
  if (post?.messageId === undefined || post.failure === RESTJSONErrorCodes.UnknownMessage) return undefined;
  return messageLink(post.channelId, post.messageId, linkedServer(guildId));
}

/** A link to the latest turn message of a game, or to the message of a lobby. */
export async function turnLink(app: App, record: GameRecord): Promise<string | undefined> {
  const posts = await app.store.posts.ofGame(record.id);
  const standsIn = ({ kind, withdrawn }: PostRecord) =>
    record.status === 'lobby' ? kind === 'lobby' : (kind === 'turn' || kind === 'end') && !withdrawn;
  return postLink(
    record,
    posts.findLast((post) => standsIn(post) && postLink(record, post) !== undefined),
  );
}

/** A link to the latest turn message or lobby message of a game; to its channel if there is no such message. */
export async function gameLink(app: App, record: GameRecord): Promise<string> {
  return (await turnLink(app, record)) ?? channelLink(record.channelId, linkedServer(record.guildId));
}

/** A link to the turn message of a game that waits for somebody; to its channel if there is no such message. */
export function waitingGameLink({ guildId, channelId, message }: WaitingGame): string {
  const server = linkedServer(guildId);
  return message ? messageLink(message.channelId, message.id, server) : channelLink(channelId, server);
}

/** A link to the message of the latest vote of a game; a mention of its channel if there is no such message. */
export async function voteLink(app: App, record: GameRecord): Promise<string> {
  const posts = await app.store.posts.ofGame(record.id);
  const vote = posts.findLast(({ kind }) => kind === 'vote');
  return postLink(record, vote) ?? channelMention(record.channelId);
}

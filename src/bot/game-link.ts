import { channelMention, messageLink } from 'discord.js';
import type { App } from '../app/app.ts';
import type { GameRecord, PostRecord } from '../store/store.ts';

/** The message in which a game can be seen as it is: the latest turn message, of a lobby its card. */
function standsIn({ kind }: PostRecord, { status }: GameRecord): boolean {
  return status === 'lobby' ? kind === 'lobby' : kind === 'turn' || kind === 'end';
}

/** A link to the message that shows a game as it is; its channel where there is none. */
export async function gameLink(app: App, game: GameRecord): Promise<string> {
  const posts = await app.store.posts(game.id);
  const shown = posts.findLast((post) => standsIn(post, game) && post.messageId !== undefined);
  return shown?.messageId
    ? messageLink(shown.channelId, shown.messageId, game.guildId)
    : channelMention(game.channelId);
}

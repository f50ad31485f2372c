import { type BaseInteraction, type Client, Events, GatewayDispatchEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { revivePosts } from '../app/posts.ts';
import type { LostPost } from '../store/records.ts';
import { isClosed, isGone } from './final-errors.ts';
import { mayPost, missingPermissions } from './permissions.ts';

/** Posts that were given up longer ago than this are not revived by events, in milliseconds. */
const REVIVED_FOR = 7 * 24 * 60 * 60_000;

type Where = Parameters<typeof revivePosts>[1];
type Parts = { readonly app: App; readonly log: Logger };

/** Revives lost posts; never rejects, as callers have other work to go on with. */
async function revive({ app, log }: Parts, where: Where, isHopeful: (lost: LostPost) => boolean): Promise<void> {
  try {
    await revivePosts(app, where, isHopeful);
  } catch (error) {
    log.error({ err: error }, 'posts could not be revived');
  }
}

/** Revives the posts of all channels that are open now; what has changed while the program did not run is not known. */
export async function reviveAtStart(parts: Parts, client: Client<true>): Promise<void> {
  const { app, log } = parts;
  try {
    for (const { guildId, channelId, failure } of await app.store.lostPosts()) {
      if (isGone(failure) || !client.guilds.cache.has(guildId)) continue;
      // Archived threads are known only after they were asked for.
      await client.channels
        .fetch(channelId)
        .catch((error: unknown) => log.info({ err: error }, 'a channel cannot be read'));
    }
  } catch (error) {
    log.error({ err: error }, 'lost posts could not be read');
  }
  await revive(
    parts,
    {},
    ({ channelId, failure }) => !isGone(failure) && mayPost(client.channels.cache.get(channelId)),
  );
}

/** Revives the post of a channel in which somebody acts. */
export async function reviveByInteraction(parts: Parts, interaction: BaseInteraction): Promise<void> {
  const { channelId } = interaction;
  if (channelId === null || missingPermissions(interaction, 'posts').length > 0) return;
  await revive(parts, { channelId }, ({ failure }) => !isGone(failure));
}

/** Revives posts whenever Discord tells that a channel or thread may have been opened to the bot. */
export function reviveOnEvents(parts: Parts, client: Client): void {
  const channels = client.channels.cache;
  const reviveOpened = (where: Where, isMeant: (channelId: string) => boolean = () => true) =>
    void revive(parts, where, ({ channelId, failure, since }) => {
      if (!isClosed(failure) || since < parts.app.now() - REVIVED_FOR) return false;
      return isMeant(channelId) && mayPost(channels.get(channelId));
    });
  client.on(Events.ChannelUpdate, (_, changed) => {
    if (changed.isDMBased()) return;
    const isIn = (channelId: string) => {
      const channel = channels.get(channelId);
      return channelId === changed.id || (channel?.isThread() === true && channel.parentId === changed.id);
    };
    reviveOpened({ guildId: changed.guildId }, isIn);
  });
  // Heard from the connection itself: the library announces changes only of the threads that it holds, and it drops
  // archived ones. It has taken in the change by the time at which the store has answered.
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, ({ id }: { id: string }) => reviveOpened({ channelId: id }));
  // The bot has come to see a channel with threads.
  client.on(Events.ThreadListSync, (threads, { id }) => reviveOpened({ guildId: id }, (thread) => threads.has(thread)));
  client.on(Events.GuildRoleUpdate, (before, role) => {
    if (!before.permissions.equals(role.permissions)) reviveOpened({ guildId: role.guild.id });
  });
  client.on(Events.GuildMemberUpdate, (_, member) => {
    if (member.id === client.user?.id) reviveOpened({ guildId: member.guild.id });
  });
  // The bot was added to a server again.
  client.on(Events.GuildCreate, ({ id }) => reviveOpened({ guildId: id }));
}

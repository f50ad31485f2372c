import { type BaseInteraction, type Client, Events, GatewayDispatchEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { revivePosts } from '../../app/posts.ts';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import type { LostPost, Shard, SubjectId } from '../../store/records.ts';
import { mayPost, missingPermissions } from '../handlers/permissions.ts';
import { isAccessLost, isTargetDeleted } from './final-errors.ts';

/** Maximum age of a lost post that events revive, in milliseconds. */
const REVIVED_FOR = 7 * 24 * 60 * 60_000;

type Where = Parameters<typeof revivePosts>[1];
type Parts = { readonly app: App; readonly log: Logger };
/** Dependencies of revival; `shard` has the servers that the bot serves. */
type PartsOfBot = Parts & { readonly shard: Shard };

/** Revives lost posts; never rejects, so that callers can go on. */
async function revive({ app, log }: Parts, where: Where, isHopeful: (lost: LostPost) => boolean): Promise<void> {
  try {
    await revivePosts(app, where, isHopeful);
  } catch (error) {
    log.error({ err: error }, 'posts could not be revived');
  }
}

/** Revives the posts of all accessible channels: access may have changed while the program was down. */
export async function reviveAtStart(parts: PartsOfBot, client: Client<true>): Promise<void> {
  const { app, log, shard } = parts;
  try {
    for (const { guildId, channelId, failure } of await app.store.posts.lost({ shard })) {
      if (isTargetDeleted(failure) || !client.guilds.cache.has(guildId)) continue;
      // Archived threads have to be fetched.
      await client.channels
        .fetch(channelId)
        .catch((error: unknown) => log.info({ err: error }, 'a channel cannot be read'));
    }
  } catch (error) {
    log.error({ err: error }, 'lost posts could not be read');
  }
  await revive(
    parts,
    { shard },
    ({ channelId, failure }) => !isTargetDeleted(failure) && mayPost(client.channels.cache.get(channelId)),
  );
}

/** True if a game's last change was too long ago; `since` is unknown for other subjects, which are never old. */
function isOld(app: App, since = Number.POSITIVE_INFINITY): boolean {
  return since < app.now() - REVIVED_FOR;
}

/** Backoff for a post that Discord refused although its channel is accessible, in milliseconds. */
const REVIVED_AGAIN = { first: 60_000, longest: 24 * 60 * 60_000 };

/** Returns the periodic check that revives lost posts of accessible channels, in case events were missed. */
export function periodicRevival({ app, shard }: PartsOfBot, client: Client<true>): () => Promise<void> {
  const pauses = new GrowingPauses<SubjectId>(REVIVED_AGAIN);
  return () =>
    revivePosts(app, { shard }, ({ subject, channelId, failure, since }) => {
      if (!isAccessLost(failure) || isOld(app, since) || !pauses.isDue(subject)) return false;
      if (!mayPost(client.channels.cache.get(channelId))) return false;
      pauses.noteFailure(subject);
      return true;
    });
}

/** Revives the post of a channel in which somebody acts. */
export async function reviveByInteraction(parts: Parts, interaction: BaseInteraction): Promise<void> {
  const { channelId } = interaction;
  if (channelId === null || missingPermissions(interaction, 'posts').length > 0) return;
  await revive(parts, { channelId }, ({ failure }) => !isTargetDeleted(failure));
}

/** Revives posts on every event after which the bot may have access to a channel or thread again. */
export function reviveOnEvents(parts: Parts, client: Client): void {
  const channels = client.channels.cache;
  const reviveOpened = (where: Where, isMeant: (channelId: string) => boolean = () => true) =>
    void revive(parts, where, ({ channelId, failure, since }) => {
      if (!isAccessLost(failure) || isOld(parts.app, since)) return false;
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
  // Read from the gateway itself: discord.js emits updates only of cached threads, and drops archived ones. By the time
  // the store has answered, its cache has the update.
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, ({ id }: { id: string }) => reviveOpened({ channelId: id }));
  // The bot can see a channel with threads now.
  client.on(Events.ThreadListSync, (threads, { id }) => reviveOpened({ guildId: id }, (thread) => threads.has(thread)));
  client.on(Events.GuildRoleUpdate, (before, role) => {
    if (!before.permissions.equals(role.permissions)) reviveOpened({ guildId: role.guild.id });
  });
  client.on(Events.GuildMemberUpdate, (_, member) => {
    if (member.id === client.user?.id) reviveOpened({ guildId: member.guild.id });
  });
  // The bot was added to a server again, or its shard started a new session: changes made meanwhile were not reported.
  for (const event of [Events.GuildCreate, Events.GuildAvailable] as const) {
    client.on(event, ({ id }) => reviveOpened({ guildId: id }));
  }
}

import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { apiError } from './api-error.ts';
import { BOT_ID, BOT_ROLE_ID, GUILD_ID, PEOPLE_ROLE_ID, ROLES } from './default-world.ts';
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';

export { PermissionFlagsBits as Bit } from 'discord-api-types/v10';

const ALL = Object.values(Bit).reduce((sum, bit) => sum | bit, 0n);

/** What both sides of a direct conversation may do. */
const DIRECT = Bit.ViewChannel | Bit.SendMessages | Bit.EmbedLinks | Bit.AttachFiles | Bit.ReadMessageHistory;

function roleBits(id: string): bigint {
  return BigInt(ROLES.find((role) => role.id === id)?.permissions ?? '0');
}

/** The permissions of a user in a channel; threads have those of their parent. */
export function permissionsIn(world: World, channel: WireChannel, userId: string): bigint {
  if (channel.recipients) return DIRECT;
  if (userId === world.ownerId) return ALL;
  const place = channel.thread_metadata ? world.channel(channel.parent_id ?? '') : channel;
  const ownRole = userId === BOT_ID ? BOT_ROLE_ID : PEOPLE_ROLE_ID;
  let bits = roleBits(GUILD_ID) | roleBits(ownRole);
  const overwrites = place?.permission_overwrites ?? [];
  for (const id of [channel.guild_id, ownRole, userId]) {
    const overwrite = overwrites.find((entry) => entry.id === id);
    if (overwrite) bits = (bits & ~BigInt(overwrite.deny)) | BigInt(overwrite.allow);
  }
  // Without View Channel nothing else counts.
  return (bits & Bit.ViewChannel) === 0n ? 0n : bits;
}

/** True when the user has every one of the bits in the channel. */
export function mayIn(world: World, channel: WireChannel, userId: string, bits: bigint): boolean {
  return (permissionsIn(world, channel, userId) & bits) === bits;
}

/** The bit that sending needs: Send Messages has no effect in threads. */
export function sendBit(channel: WireChannel): bigint {
  return channel.thread_metadata ? Bit.SendMessagesInThreads : Bit.SendMessages;
}

/** Throws 50001 when the bot does not see the channel, 50013 when it lacks one of the bits. */
export function requireBot(world: World, channel: WireChannel, bits = 0n): void {
  if (!world.hasBot(channel)) throw apiError('missingAccess');
  const granted = permissionsIn(world, channel, BOT_ID);
  if ((granted & Bit.ViewChannel) === 0n) throw apiError('missingAccess');
  if ((granted & bits) !== bits) throw apiError('missingPermissions');
}

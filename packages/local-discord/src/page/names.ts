import type { PageChannel, PageUser } from '../page-types.ts';
import { t } from './words.ts';

/** The types of direct conversations, of threads and of forums. */
export const DIRECT = 1;
export const THREAD = 11;
export const FORUM = 15;

/** The name others see. */
export function displayName(user: Pick<PageUser, 'username' | 'global_name'> | undefined): string {
  return user ? (user.global_name ?? user.username) : '?';
}

/** A channel's name as people write it: #channel, @somebody for a direct conversation, a thread's bare name. */
export function channelTitle(channel: PageChannel | undefined): string {
  if (!channel) return t('the channel');
  return `${channel.type === DIRECT ? '@' : channel.type === THREAD ? '' : '#'}${channel.name}`;
}

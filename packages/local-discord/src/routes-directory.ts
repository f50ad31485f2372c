import { apiError } from './api-error.ts';
import { BOT_USER, GUILD_LOCALE } from './default-world.ts';
import { memberObject } from './guild-object.ts';
import type { ApiRequest, LocalServices, Route } from './route.ts';

function readMember({ params }: ApiRequest, { world }: LocalServices) {
  if (!world.servers().some(({ id }) => id === params.guild_id)) throw apiError('unknownGuild');
  const id = params.user_id ?? '';
  if (!world.member(id)) throw apiError(world.user(id) ? 'unknownMember' : 'unknownUser');
  return { status: 200, body: memberObject(world, id) };
}

function readSelf({ userId }: ApiRequest, { world }: LocalServices) {
  const user = userId === undefined ? undefined : world.user(userId);
  if (user) return { status: 200, body: { ...user, mfa_enabled: false, locale: GUILD_LOCALE } };
  return { status: 200, body: { ...BOT_USER, mfa_enabled: false, locale: GUILD_LOCALE, verified: true } };
}

function readUser({ params }: ApiRequest, { world }: LocalServices) {
  const user = world.user(params.user_id ?? '');
  if (!user) throw apiError('unknownUser');
  return { status: 200, body: user };
}

function readGateway(_request: ApiRequest, { origin, shards, sessionsAtOnce }: LocalServices) {
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: sessionsAtOnce };
  return { status: 200, body: { url: origin.replace(/^http/, 'ws'), shards, session_start_limit } };
}

/** What a bot may look up about the gateway and people. */
export const DIRECTORY_ROUTES: readonly Route[] = [
  { method: 'GET', template: '/gateway/bot', auth: 'bot', run: readGateway },
  { method: 'GET', template: '/users/@me', auth: 'bot', takesAccessToken: true, run: readSelf },
  { method: 'GET', template: '/users/{user_id}', auth: 'bot', run: readUser },
  { method: 'GET', template: '/guilds/{guild_id}/members/{user_id}', auth: 'bot', run: readMember },
];

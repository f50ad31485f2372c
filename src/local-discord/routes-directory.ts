import { apiError } from './api-error.ts';
import { APPLICATION_ID, BOT_USER, GUILD_ID, GUILD_LOCALE, ROLES } from './default-world.ts';
import { applicationObject, guildObject, memberObject } from './guild-object.ts';
import type { ApiRequest, LocalServices, Route } from './route.ts';

function requireGuild({ params }: ApiRequest): void {
  if (params.guild_id !== GUILD_ID) throw apiError('unknownGuild');
}

function readMember(request: ApiRequest, { world }: LocalServices) {
  requireGuild(request);
  const id = request.params.user_id ?? '';
  if (!world.member(id)) throw apiError(world.user(id) ? 'unknownMember' : 'unknownUser');
  return { status: 200, body: memberObject(world, id) };
}

function readUser({ params }: ApiRequest, { world }: LocalServices) {
  const user = world.user(params.user_id ?? '');
  if (!user) throw apiError('unknownUser');
  return { status: 200, body: user };
}

/** What a bot may look up about itself, the server and its people. */
export const DIRECTORY_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    template: '/gateway/bot',
    auth: 'bot',
    run: (_request, { origin }) => ({
      status: 200,
      body: {
        url: origin.replace(/^http/, 'ws'),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
      },
    }),
  },
  {
    method: 'GET',
    template: '/gateway',
    auth: 'token',
    run: (_request, { origin }) => ({ status: 200, body: { url: origin.replace(/^http/, 'ws') } }),
  },
  {
    method: 'GET',
    template: '/applications/@me',
    auth: 'bot',
    run: (_request, { world }) => ({ status: 200, body: applicationObject(world) }),
  },
  {
    method: 'GET',
    template: '/applications/{application_id}/emojis',
    auth: 'bot',
    run: ({ params }) => {
      if (params.application_id !== APPLICATION_ID) throw apiError('unknownApplication');
      return { status: 200, body: { items: [] } };
    },
  },
  {
    method: 'GET',
    template: '/users/@me',
    auth: 'bot',
    run: () => ({ status: 200, body: { ...BOT_USER, mfa_enabled: false, locale: GUILD_LOCALE, verified: true } }),
  },
  { method: 'GET', template: '/users/{user_id}', auth: 'bot', run: readUser },
  {
    method: 'GET',
    template: '/guilds/{guild_id}',
    auth: 'bot',
    run: (request, { world }) => {
      requireGuild(request);
      const count = world.people().length + 1;
      const counts = { approximate_member_count: count, approximate_presence_count: count };
      return {
        status: 200,
        body: { ...guildObject(world), ...(request.query.get('with_counts') === 'true' ? counts : {}) },
      };
    },
  },
  {
    method: 'GET',
    template: '/guilds/{guild_id}/channels',
    auth: 'bot',
    run: (request, { world }) => {
      requireGuild(request);
      return { status: 200, body: world.channels().filter((channel) => channel.type === 0) };
    },
  },
  {
    method: 'GET',
    template: '/guilds/{guild_id}/roles',
    auth: 'bot',
    run: (request) => {
      requireGuild(request);
      return { status: 200, body: ROLES };
    },
  },
  { method: 'GET', template: '/guilds/{guild_id}/members/{user_id}', auth: 'bot', run: readMember },
];

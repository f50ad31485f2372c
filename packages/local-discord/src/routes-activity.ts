import type { ActivityInstance } from './activities.ts';
import { ApiError, apiError } from './api-error.ts';
import { APPLICATION_ID, BOT_USER } from './default-world.ts';
import { isObject } from './form.ts';
import type { ApiAnswer, ApiRequest, LocalServices, Route } from './route.ts';

/** Seconds that an access token is good for. */
const TOKEN_LIFE = 604_800;

function readInstance({ params }: ApiRequest, { activities }: LocalServices): ApiAnswer {
  if (params.application_id !== APPLICATION_ID) throw apiError('unknownApplication');
  const instance = activities.instance(params.instance_id ?? '');
  if (!instance) throw apiError('notFound');
  return { status: 200, body: instanceObject(instance) };
}

function instanceObject({ id, launchId, channel, users }: ActivityInstance) {
  const location = {
    id: `gc-${channel.guild_id}-${channel.id}`,
    kind: 'gc',
    channel_id: channel.id,
    guild_id: channel.guild_id,
  };
  return { application_id: APPLICATION_ID, instance_id: id, launch_id: launchId, location, users: [...users] };
}

/** Throws what OAuth 2 says of an application that does not know its own secret. */
function requireClient({ body }: ApiRequest, { activities }: LocalServices): Readonly<Record<string, unknown>> {
  const form = isObject(body) ? body : {};
  const secret = activities.settings?.clientSecret;
  if (form.client_id !== APPLICATION_ID || secret === undefined || form.client_secret !== secret)
    throw new OAuthError(401, 'invalid_client');
  return form;
}

function exchangeCode(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { grant_type, code } = requireClient(request, local);
  if (grant_type !== 'authorization_code') throw new OAuthError(400, 'unsupported_grant_type');
  const access_token = local.activities.exchange(String(code ?? ''));
  if (access_token === undefined) throw new OAuthError(400, 'invalid_grant', 'Invalid "code" in request.');
  const body = { token_type: 'Bearer', access_token, expires_in: TOKEN_LIFE, scope: 'identify' };
  return { status: 200, body: { ...body, refresh_token: `${access_token}-r` } };
}

function revokeToken(request: ApiRequest, local: LocalServices): ApiAnswer {
  local.activities.revoke(String(requireClient(request, local).token ?? ''));
  return { status: 200, body: {} };
}

/** An error in the form of OAuth 2, which is not that of the other routes. */
class OAuthError extends ApiError {
  constructor(status: number, error: string, description?: string) {
    super(status, 0, error);
    this.answer = { error, ...(description === undefined ? {} : { error_description: description }) };
  }

  readonly answer: object;

  override body() {
    return this.answer as ReturnType<ApiError['body']>;
  }
}

function readApplication(_request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const { username: name } = BOT_USER;
  const texts = { name, icon: null, description: '', verify_key: '0'.repeat(64), flags: 0, flags_new: '0' };
  const counts = { approximate_guild_count: world.servers().length, approximate_user_install_count: 0 };
  return {
    status: 200,
    body: {
      ...texts,
      ...counts,
      id: APPLICATION_ID,
      type: null,
      bot: BOT_USER,
      bot_public: false,
      bot_require_code_grant: false,
      owner: world.user(world.ownerId),
      team: null,
      redirect_uris: ['https://127.0.0.1'],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      approximate_user_authorization_count: 0,
      explicit_content_filter: 0,
      eligible_oauth2_scopes: [],
    },
  };
}

/** What an application asks about its activity, and about people who let it. */
export const ACTIVITY_ROUTES: readonly Route[] = [
  { method: 'GET', template: '/applications/@me', auth: 'bot', run: readApplication },
  {
    method: 'GET',
    template: '/applications/{application_id}/activity-instances/{instance_id}',
    auth: 'bot',
    run: readInstance,
  },
  { method: 'POST', template: '/oauth2/token', auth: 'token', run: exchangeCode },
  { method: 'POST', template: '/oauth2/token/revoke', auth: 'token', run: revokeToken },
];

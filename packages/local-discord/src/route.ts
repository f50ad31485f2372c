import type { Activities } from './activities.ts';
import { ApiError, apiError } from './api-error.ts';
import type { Interactions } from './interactions.ts';
import type { UploadedFile } from './request-body.ts';
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** Dependencies of the routes of the REST API. */
export interface LocalServices {
  readonly world: World;
  readonly interactions: Interactions;
  readonly activities: Activities;
  readonly origin: string;
  /** Shards that bots are told to run. */
  readonly shards: number;
  /** How many sessions the bot may begin at the same time. */
  readonly sessionsAtOnce: number;
}

export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** Id of the person whose access token the request has. */
  readonly userId?: string | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v10 with parameters in braces, as in Discord's OpenAPI description. */
  readonly template: string;
  /** Interaction tokens and secrets of the application stand for themselves; everything else needs the bot's token. */
  readonly auth: 'bot' | 'token';
  /** True if the access token of a person is accepted, too. */
  readonly takesAccessToken?: true;
  readonly run: (request: ApiRequest, local: LocalServices) => ApiAnswer;
}

export const NO_CONTENT: ApiAnswer = { status: 204 };

/** The route for a path (already split and decoded). Throws 404, or 405 when only the method is wrong. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  segments: readonly string[],
): { readonly route: Route; readonly params: Readonly<Record<string, string>> } {
  let pathKnown = false;
  for (const route of routes) {
    const params = match(route.template, segments);
    if (!params) continue;
    if (route.method === method) return { route, params };
    pathKnown = true;
  }
  throw apiError(pathKnown ? 'methodNotAllowed' : 'notFound');
}

function match(template: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = template.split('/').slice(1);
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== segment : segment === '') return undefined;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}

/** A channel that exists. Throws 10003, or 50035 for what is no id. */
export function requireChannel(world: World, id: string | undefined): WireChannel {
  if (!/^\d+$/.test(id ?? '')) throw notSnowflake('channel_id', id);
  const channel = world.channel(id ?? '');
  if (!channel) throw apiError('unknownChannel');
  return channel;
}

/** A message that the bot can reach through its channel. Private ones are unknown there: 10008. */
export function requireMessage(world: World, channel: WireChannel, id: string | undefined): StoredMessage {
  const stored = world.message(channel.id, id ?? '');
  if (!stored || stored.ownerId !== null) throw apiError('unknownMessage');
  return stored;
}

function notSnowflake(field: string, value: string | undefined): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', {
    [field]: { _errors: [{ code: 'NUMBER_TYPE_COERCE', message: `Value "${value}" is not snowflake.` }] },
  });
}

import * as spec from 'discord-api-spec/zod';
import type { RequestRecord } from 'local-discord';
import { z } from 'zod/mini';

/**
 * The request bodies of Discord's OpenAPI description, by method and path template, for the routes that the bot uses, and by a
 * field that only one of several bodies has.
 */
const REQUEST_SCHEMAS: readonly { method: string; path: RegExp; has?: string; schema: z.ZodMiniType }[] = [
  {
    method: 'PUT',
    path: /^\/applications\/[^/]+\/commands$/,
    schema: z.array(spec.ApplicationCommandUpdateRequestSchema),
  },
  // The description has no name for this body.
  {
    method: 'POST',
    path: /^\/applications\/[^/]+\/emojis$/,
    schema: z.strictObject({ name: z.string(), image: z.string() }),
  },
  { method: 'POST', path: /^\/channels\/[^/]+\/messages$/, schema: spec.MessageCreateRequestSchema },
  { method: 'PATCH', path: /^\/channels\/[^/]+\/messages\/[^/]+$/, schema: spec.MessageEditRequestPartialSchema },
  {
    method: 'POST',
    path: /^\/channels\/[^/]+\/threads$/,
    has: 'message',
    schema: spec.CreateForumThreadRequestSchema,
  },
  { method: 'POST', path: /^\/channels\/[^/]+\/threads$/, schema: spec.CreateTextThreadWithoutMessageRequestSchema },
  {
    method: 'PATCH',
    path: /^\/channels\/[^/]+$/,
    has: 'available_tags',
    schema: spec.UpdateGuildChannelRequestPartialSchema,
  },
  { method: 'PATCH', path: /^\/channels\/[^/]+$/, schema: spec.UpdateThreadRequestPartialSchema },
  // Without a body.
  { method: 'PUT', path: /^\/channels\/[^/]+\/thread-members\/[^/]+$/, schema: z.undefined() },
  { method: 'POST', path: /^\/users\/@me\/channels$/, schema: spec.CreatePrivateChannelRequestSchema },
  {
    method: 'PATCH',
    path: /^\/webhooks\/[^/]+\/[^/]+\/messages\/[^/]+$/,
    schema: spec.IncomingWebhookUpdateRequestPartialSchema,
  },
];

/** Interaction callbacks by type. */
const CALLBACK_SCHEMAS: Readonly<Record<number, z.ZodMiniType>> = {
  4: spec.CreateMessageInteractionCallbackRequestSchema,
  5: spec.CreateMessageInteractionCallbackRequestSchema,
  6: spec.UpdateMessageInteractionCallbackRequestSchema,
  7: spec.UpdateMessageInteractionCallbackRequestSchema,
  8: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  12: spec.LaunchActivityInteractionCallbackRequestSchema,
};

/** A body with permissions as the number that the description names; Discord takes, and documents, a text of digits. */
function described(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((command: { default_member_permissions?: string | null }) => {
    const { default_member_permissions: bits } = command;
    return typeof bits === 'string' ? { ...command, default_member_permissions: Number(bits) } : command;
  });
}

const known = new WeakMap<RequestRecord, string[]>();

/**
 * What Discord's description finds wrong with the body of a request; unknown routes are a fault of their own. Each request is
 * looked at once: tests that share a bot ask of all its requests again.
 */
export function requestProblems(request: RequestRecord): string[] {
  const problems = known.get(request) ?? findProblems(request);
  known.set(request, problems);
  return problems;
}

function findProblems({ method, path: pathAndQuery, body }: RequestRecord): string[] {
  const path = pathAndQuery.split('?')[0]!;
  if (method === 'GET') return [];
  // Messages are deleted without a body.
  const isDeletion = method === 'DELETE' && /^\/(channels\/\d+|webhooks\/\d+\/[^/]+)\/messages\/[^/]+$/.test(path);
  if (isDeletion) return body === undefined ? [] : ['a body'];
  const callback = /^\/interactions\/[^/]+\/[^/]+\/callback$/.test(path);
  const schema = callback
    ? CALLBACK_SCHEMAS[(body as { type: number }).type]
    : REQUEST_SCHEMAS.find(
        (one) => one.method === method && one.path.test(path) && (!one.has || (isObject(body) && one.has in body)),
      )?.schema;
  if (!schema) return [`${method} ${path}: no schema`];
  const parsed = schema.safeParse(described(body));
  const message = isObject(body) && (callback ? body.data : isObject(body.message) ? body.message : body);
  if (mayPingAnybody(message)) return [`${method} ${path}: may ping anybody`];
  return parsed.success
    ? undescribed(body, parsed.data).map((key) => `${method} ${path} ${key}: not described`)
    : parsed.error.issues.map((issue) => `${method} ${path} ${issue.path.join('.')}: ${issue.message}`);
}

/** Whether a message that says something leaves it to Discord whom its text pings. */
function mayPingAnybody(message: unknown): boolean {
  if (!isObject(message) || typeof message.content !== 'string') return false;
  const { allowed_mentions: allowed } = message;
  return !isObject(allowed) || !Array.isArray(allowed.parse) || allowed.parse.length > 0;
}

/** Fields of a body that the description does not list, also those of the message in a callback. */
function undescribed(body: unknown, known: unknown): string[] {
  if (!isObject(body) || !isObject(known)) return [];
  // discord.js names what is not wanted, too.
  const missing = Object.keys(body).filter((key) => !(key in known) && body[key] !== false);
  return [...missing, ...undescribed(body.data, known.data).map((key) => `data.${key}`)];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

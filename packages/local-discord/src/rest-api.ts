import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, apiError } from './api-error.ts';
import { FaultPlan } from './fault-plan.ts';
import { rateLimiterOf } from './rate-limit.ts';
import { parseBody, type RequestBody, readBytes } from './request-body.ts';
import { type ApiAnswer, findRoute, type LocalServices, type Route } from './route.ts';
import { ACTIVITY_ROUTES } from './routes-activity.ts';
import { CHANNEL_ROUTES } from './routes-channel.ts';
import { COMMAND_ROUTES } from './routes-command.ts';
import { DIRECTORY_ROUTES } from './routes-directory.ts';
import { EMOJI_ROUTES } from './routes-emoji.ts';
import { INTERACTION_ROUTES } from './routes-interaction.ts';
import { MESSAGE_ROUTES } from './routes-message.ts';

const MAX_BODY_BYTES = 25 * 1024 * 1024;

const ROUTES: readonly Route[] = [
  ...DIRECTORY_ROUTES,
  ...ACTIVITY_ROUTES,
  ...COMMAND_ROUTES,
  ...EMOJI_ROUTES,
  ...INTERACTION_ROUTES,
  ...MESSAGE_ROUTES,
  ...CHANNEL_ROUTES,
];

/** One request of the bot and what it was answered. */
export interface RequestRecord {
  readonly method: string;
  /** Path with parameters in braces, as in Discord's OpenAPI description; empty for an unknown route. */
  readonly template: string;
  /** The real path below /api/v10, with its query. */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly filename: string; readonly size: number }[];
  readonly status: number;
  readonly answer: unknown;
}

export interface RestOptions {
  readonly services: LocalServices;
  readonly acceptsToken: (token: string) => boolean;
  readonly onRequest: ((record: RequestRecord) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** State of a request while it is handled. */
interface Call {
  readonly method: string;
  readonly path: string;
  template: string;
  body: RequestBody;
  headers: Readonly<Record<string, string>>;
}

/** The REST API below /api/v10. */
export class RestApi {
  readonly faults = new FaultPlan();
  readonly #options: RestOptions;

  constructor(options: RestOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/api\/v10/, ''),
      template: '',
      body: { json: undefined, files: [] },
      headers: {},
    };
    let answer: ApiAnswer;
    try {
      answer = await this.#answer(request, url, call);
    } catch (error) {
      answer = this.#answerOf(error);
    }
    this.#options.onRequest?.({
      method: call.method,
      template: call.template,
      path: `${call.path}${url.search}`,
      body: call.body.json,
      files: call.body.files.map((file) => ({ filename: file.filename, size: file.bytes.length })),
      status: answer.status,
      answer: answer.body,
    });
    if (answer.status === 0) {
      request.socket.destroy();
      return;
    }
    send(response, answer, call.headers);
  }

  async #answer(request: IncomingMessage, url: URL, call: Call): Promise<ApiAnswer> {
    const { services } = this.#options;
    const limiter = rateLimiterOf(services.world);
    const { method, path } = call;
    const { route, params } = findRoute(ROUTES, method, decodeSegments(path));
    const { template } = route;
    call.template = template;
    const userId = route.takesAccessToken ? this.#userOf(request) : undefined;
    if (route.auth === 'bot' && userId === undefined) this.#requireToken(request);
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    const counted = limiter?.count({ method, template, params, isInteraction: route.auth === 'token' });
    call.headers = counted?.headers ?? {};
    if (counted?.limited) return counted.limited;
    const takesForms = template.startsWith('/oauth2/');
    call.body = parseBody(bytes, request.headers['content-type'] ?? '', { takesForms });
    const { json: body, files } = call.body;
    const run = () => route.run({ params, query: url.searchParams, body, files, userId }, services);
    const fault = this.faults.take({ method, template, path });
    if (!fault) return run();
    if (fault.afterEffect) run();
    call.headers = { ...call.headers, ...fault.headers };
    return fault;
  }

  #requireToken(request: IncomingMessage): void {
    const token = /^Bot (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!this.#options.acceptsToken(token)) throw apiError('unauthorized');
  }

  /** Id of the person whose access token a request has; undefined for one with the bot's token. */
  #userOf({ headers }: IncomingMessage): string | undefined {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const userId = this.#options.services.activities.userOf(token);
    if (userId === undefined) throw apiError('unauthorized');
    return userId;
  }

  #answerOf(error: unknown): ApiAnswer {
    if (error instanceof ApiError) return { status: error.status, body: error.body() };
    this.#options.onError(error);
    return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
  }
}

function decodeSegments(path: string): readonly string[] {
  try {
    return path
      .split('/')
      .slice(1)
      .map((segment) => decodeURIComponent(segment));
  } catch {
    throw apiError('notFound');
  }
}

function send(response: ServerResponse, answer: ApiAnswer, headers: Readonly<Record<string, string>>): void {
  if (answer.body === undefined) {
    // An empty answer must not claim to be JSON.
    response.writeHead(answer.status, headers).end();
    return;
  }
  const isJson = typeof answer.body !== 'string';
  const text = isJson ? JSON.stringify(answer.body) : String(answer.body);
  response
    .writeHead(answer.status, {
      'content-type': isJson ? 'application/json' : 'text/plain',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}

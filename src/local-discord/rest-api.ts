import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, apiError } from './api-error.ts';
import { FaultPlan } from './fault-plan.ts';
import { parseBody, type RequestBody, readBytes } from './request-body.ts';
import { type ApiAnswer, findRoute, type LocalServices, type Route } from './route.ts';
import { CHANNEL_ROUTES } from './routes-channel.ts';
import { COMMAND_ROUTES } from './routes-command.ts';
import { DIRECTORY_ROUTES } from './routes-directory.ts';
import { INTERACTION_ROUTES } from './routes-interaction.ts';
import { MESSAGE_ROUTES } from './routes-message.ts';

const MAX_BODY_BYTES = 25 * 1024 * 1024;

const ROUTES: readonly Route[] = [
  ...DIRECTORY_ROUTES,
  ...COMMAND_ROUTES,
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

/** The REST API below /api/v10. */
export class RestApi {
  readonly faults = new FaultPlan();
  readonly #options: RestOptions;

  constructor(options: RestOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/api\/v10/, '');
    let template = '';
    let body: RequestBody = { json: undefined, files: [] };
    let answer: ApiAnswer;
    let headers: Readonly<Record<string, string>> = {};
    try {
      const { route, params } = findRoute(ROUTES, method, decodeSegments(path));
      template = route.template;
      if (route.auth === 'bot') this.#requireToken(request);
      const bytes = await readBytes(request, MAX_BODY_BYTES);
      body = await parseBody(bytes, request.headers['content-type'] ?? '');
      const fault = this.faults.take({ method, template, path });
      const run = () =>
        route.run({ params, query: url.searchParams, body: body.json, files: body.files }, this.#options.services);
      if (fault) {
        if (fault.afterEffect) run();
        answer = fault;
        headers = fault.headers;
      } else {
        answer = run();
      }
    } catch (error) {
      answer = this.#answerOf(error);
    }
    this.#options.onRequest?.({
      method,
      template,
      path: `${path}${url.search}`,
      body: body.json,
      files: body.files.map((file) => ({ filename: file.filename, size: file.bytes.length })),
      status: answer.status,
      answer: answer.body,
    });
    if (answer.status === 0) {
      request.socket.destroy();
      return;
    }
    send(response, answer, headers);
  }

  #requireToken(request: IncomingMessage): void {
    const token = /^Bot (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!this.#options.acceptsToken(token)) throw apiError('unauthorized');
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
  const text = JSON.stringify(answer.body);
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}

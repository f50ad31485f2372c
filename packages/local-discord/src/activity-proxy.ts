import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Activities } from './activities.ts';
import { sendJson } from './page-server.ts';

/** An address of the proxy, which servers see in place of people's. */
const OWN_ADDRESS = '198.51.100.1';

/** How long files are kept by a proxy that keeps them, in milliseconds. */
const FILE_LIFE = 4 * 60 * 60_000;

/** Headers of HTML that do not pass. */
const CACHE_HEADERS = ['cache-control', 'etag', 'expires', 'last-modified'];

/** Headers that concern one connection only. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

interface KeptFile {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly at: number;
}

/**
 * The proxy through which an activity reaches its server: pages come from a site of their own, with the proxy's policy in place
 * of the server's; the server sees the address of the proxy, and HTML is never cached.
 */
export class ActivityProxy {
  readonly #activities: Activities;
  /** Origins whose pages may show the activity in a frame. */
  readonly #ancestors: readonly string[];
  readonly #files = new Map<string, KeptFile>();

  constructor(activities: Activities, ancestors: readonly string[]) {
    this.#activities = activities;
    this.#ancestors = ancestors;
  }

  /** Passes a request on to the server of the activity, and its answer back. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const { settings, manners } = this.#activities;
    if (!settings?.mapping) {
      sendJson(response, 404, { message: 'There is no URL mapping.' });
      return;
    }
    const path = (request.url ?? '/').replace(/^\/\.proxy(?=\/)/, '');
    const target = new URL(path, settings.mapping);
    if (target.origin !== new URL(settings.mapping).origin) {
      sendJson(response, 404, { message: 'There is nothing here.' });
      return;
    }
    const kept = this.#files.get(target.href);
    if (manners.keepsFiles && kept && Date.now() - kept.at < FILE_LIFE) {
      response.writeHead(kept.status, kept.headers).end(kept.body);
      return;
    }
    setTimeout(() => this.#pass(request, response, target), manners.delayMs ?? 0);
  }

  #pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
    const { host: _, connection: __, ...others } = request.headers;
    const headers: Record<string, string | string[] | undefined> = {
      ...others,
      host: target.host,
      'x-forwarded-for': OWN_ADDRESS,
    };
    // What is changed on the way must be readable.
    if (this.#activities.manners.safeAreaBottom !== undefined) headers['accept-encoding'] = 'identity';
    const send = target.protocol === 'https:' ? askSecurely : ask;
    const passed = send(target, { method: request.method ?? 'GET', headers }, (answer) => {
      response.on('close', () => answer.destroy());
      this.#answer(answer, response, target);
    });
    passed.on('error', () => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 502, { message: 'The server of the activity does not answer.' });
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  #answer(answer: IncomingMessage, response: ServerResponse, target: URL): void {
    const { manners } = this.#activities;
    const type = answer.headers['content-type'] ?? '';
    const isHtml = type.startsWith('text/html');
    const headers = withoutHeaders(answer.headers, isHtml ? [...HOP_HEADERS, ...CACHE_HEADERS] : HOP_HEADERS);
    headers['content-security-policy'] = this.#policy();
    const status = answer.statusCode ?? 502;
    const isHeld = manners.buffersEvents && type.startsWith('text/event-stream');
    const isKept = manners.keepsFiles && status === 200 && !isHtml && /\.\w+$/.test(target.pathname);
    const isChanged = isHtml && manners.safeAreaBottom !== undefined;
    if (!isHeld && !isKept && !isChanged) {
      response.writeHead(status, headers).flushHeaders();
      answer.on('error', () => response.destroy()).pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('error', () => response.destroy());
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const bytes = Buffer.concat(parts);
      const body = isChanged ? Buffer.from(withSafeArea(bytes.toString(), manners.safeAreaBottom ?? 0)) : bytes;
      if (isKept) this.#files.set(target.href, { status, headers, body, at: Date.now() });
      response.writeHead(status, headers).end(body);
    });
  }

  /** Scripts and everything else from the activity's own site alone: no inline script, no other frame, no worker. */
  #policy(): string {
    return [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "worker-src 'none'",
      "frame-src 'none'",
      `frame-ancestors ${this.#ancestors.join(' ')}`,
    ].join('; ');
  }
}

function withoutHeaders(headers: IncomingMessage['headers'], names: readonly string[]): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** The page of a phone, whose own controls cover so many pixels below. */
function withSafeArea(html: string, bottom: number): string {
  const style = `<style>:root{--discord-safe-area-inset-bottom:${bottom}px}</style>`;
  return html.replace('</head>', `${style}</head>`);
}

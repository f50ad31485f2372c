import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { activityOrigin } from './activities.ts';
import { ApiError } from './api-error.ts';
import { InputError } from './command-input.ts';
import { MAX_FILE_BYTES } from './message-build.ts';
import { PAGE_HANDLERS, type PageServices, pageInput, takeUpload } from './page-api.ts';
import type { PageStreams } from './page-stream.ts';
import { readBytes } from './request-body.ts';

const MAX_BODY_BYTES = 64 * 1024;
const PAGE_FOLDER = fileURLToPath(new URL('./page/', import.meta.url));

const PAGE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Everything of the page comes from here but activities in frames; a style attribute is harmless. */
const policyOf = (origin: string) =>
  [
    `frame-src ${activityOrigin(origin)}`,
    "default-src 'self'",
    "img-src 'self' data: blob: https:",
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** Serves the page: its files, its API and its event stream. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  context: { readonly url: URL; readonly services: PageServices; readonly streams: PageStreams },
): Promise<void> {
  const { url, services, streams } = context;
  const method = request.method ?? 'GET';
  const policy = policyOf(services.origin);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && url.pathname === '/') return sendFile(response, 'index.html', policy);
  if (isRead && url.pathname === '/favicon.ico') return sendFile(response, 'icon.svg', policy);
  if (isRead && url.pathname === '/page/app.js') return sendScript(response, policy);
  if (isRead && url.pathname.startsWith('/page/'))
    return sendFile(response, url.pathname.slice('/page/'.length), policy);
  if (method === 'GET' && url.pathname === '/local/events') {
    const user = url.searchParams.get('user') ?? undefined;
    if (user !== undefined && !services.world.person(user)) {
      return sendJson(response, 400, { message: 'There is no such person.' });
    }
    return streams.open(response, user);
  }
  const isUpload = method === 'POST' && url.pathname === '/local/uploads';
  const handler = PAGE_HANDLERS[`${method} ${url.pathname}`];
  if (!handler && !isUpload) return sendJson(response, 404, { message: 'There is nothing here.' });
  try {
    const bytes = await readBytes(request, isUpload ? MAX_FILE_BYTES : MAX_BODY_BYTES);
    const type = request.headers['content-type'] ?? '';
    // A form of a foreign site can send neither of the two types without the browser asking first.
    if (isUpload && type !== 'application/octet-stream') throw new InputError('A file must be sent as bytes.');
    const answer = handler
      ? await handler(pageInput(url.searchParams, bytes, type), services)
      : takeUpload(url.searchParams, bytes, services);
    if (answer === undefined) response.writeHead(204).end();
    else sendJson(response, 200, answer);
  } catch (error) {
    if (error instanceof InputError) {
      const { message, errors, status } = error;
      sendJson(response, status, { message, ...(errors === undefined ? {} : { errors }) });
    } else if (error instanceof ApiError) {
      sendJson(response, error.status, { message: error.message });
    } else throw error;
  }
}

/** The modules of the page as one script, made when it is first asked for. */
let script: Promise<Uint8Array> | undefined;

async function makeScript(): Promise<Uint8Array> {
  // Only now, and not imported: the built program cannot import anything while it runs.
  const { build } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [`${PAGE_FOLDER}app.ts`],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.contents;
}

async function sendScript(response: ServerResponse, policy: string): Promise<void> {
  script ??= makeScript();
  sendPagePart(response, { type: 'text/javascript; charset=utf-8', bytes: await script, policy });
}

async function sendFile(response: ServerResponse, name: string, policy: string): Promise<void> {
  // One flat folder: a name with a slash, a backslash or a leading dot is never a file of the page.
  const type = PAGE_TYPES[/^[\w-]+\.(\w+)$/.exec(name)?.[1] ?? ''];
  const bytes = type === undefined ? undefined : await readFile(`${PAGE_FOLDER}${name}`).catch(() => undefined);
  if (type === undefined || bytes === undefined) sendJson(response, 404, { message: 'There is nothing here.' });
  else sendPagePart(response, { type, bytes, policy });
}

function sendPagePart(
  response: ServerResponse,
  { type, bytes, policy }: { readonly type: string; readonly bytes: Uint8Array; readonly policy: string },
): void {
  response
    .writeHead(200, {
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(bytes);
}

/** Serves the bytes of an attachment: pictures as such, everything else as a download. */
export function serveAttachment(
  response: ServerResponse,
  url: URL,
  { world, uploads }: Pick<PageServices, 'world' | 'uploads'>,
): void {
  const [, , folder, owner = '', id = '', filename = ''] = url.pathname.split('/');
  const upload = folder === 'ephemeral-attachments' ? uploads.read(id, filename) : undefined;
  const file =
    upload?.attachment ??
    world
      .messages(owner)
      .flatMap(({ message }) => message.attachments)
      .find((known) => known.id === id && known.filename === filename);
  const bytes = upload?.bytes ?? (file && world.attachments.read(file.id));
  if (!file || !bytes) {
    sendJson(response, 404, { message: 'This content is no longer available.' });
    return;
  }
  const isPicture = /^image\/(png|jpeg|gif)$/.test(file.content_type);
  sendContent(response, bytes, {
    'content-type': file.content_type,
    ...(isPicture ? {} : { 'content-disposition': `attachment; filename="${file.filename}"` }),
  });
}

/** Serves the picture of an emoji of the application. */
export function serveEmoji(response: ServerResponse, url: URL, { world }: Pick<PageServices, 'world'>): void {
  const id = /^\/cdn\/emojis\/(\d+)\.png$/.exec(url.pathname)?.[1];
  const emoji = world.emojis().find((known) => known.id === id);
  const bytes = emoji && world.attachments.read(emoji.id);
  if (bytes) sendContent(response, bytes, { 'content-type': 'image/png' });
  else sendJson(response, 404, { message: 'This content is no longer available.' });
}

function sendContent(response: ServerResponse, bytes: Buffer, headers: Readonly<Record<string, string>>): void {
  response
    .writeHead(200, {
      ...headers,
      'content-length': bytes.length,
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .end(bytes);
}

/** Answers JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}

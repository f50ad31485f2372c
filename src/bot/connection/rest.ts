import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { DiscordAPIError, type REST, RequestMethod, Routes } from 'discord.js';
import type { Logger } from 'pino';

type InternalRequest = Parameters<REST['queueRequest']>[0];
type UploadedFile = NonNullable<InternalRequest['files']>[number];

/** Types of pictures by the endings of their names; Discord needs none for other files. */
const PICTURE_TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.gif': 'image/gif' };

/**
 * Lets a REST client send each request with files as one buffer. discord.js makes a `Blob` of each file, which is copied and then read
 * in parts: twice the processor time of the whole request.
 */
export function sendFilesWhole(rest: REST): void {
  const queueRequest = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => queueRequest(request.files?.length ? withFormBody(request) : request);
}

/** Returns a request whose JSON and files are its body, as `multipart/form-data` (RFC 7578). */
function withFormBody({ files = [], body, ...request }: InternalRequest): InternalRequest {
  const boundary = randomUUID();
  const part = (name: string, headers: string, data: Uint8Array | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n`),
    typeof data === 'string' ? Buffer.from(data) : data,
    Buffer.from('\r\n'),
  ];
  const form = Buffer.concat([
    ...files.flatMap((file, index) => part(file.key ?? `files[${index}]`, fileHeaders(file), dataOf(file))),
    ...(body === undefined ? [] : part('payload_json', '', JSON.stringify(body))),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = { ...request.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return { ...request, headers, body: form, passThroughBody: true };
}

function fileHeaders({ name, contentType }: UploadedFile): string {
  // As browsers write names.
  const quoted = name.replace(/["\r\n]/g, encodeURIComponent);
  const type = contentType ?? PICTURE_TYPES[extname(name)] ?? 'application/octet-stream';
  return `; filename="${quoted}"\r\nContent-Type: ${type}`;
}

function dataOf({ data }: UploadedFile): Uint8Array | string {
  return typeof data === 'object' ? data : `${data}`;
}

/** HTTP status of a request whose token is not accepted. */
const UNAUTHORIZED = 401;

/**
 * Keeps the token of a logged-in client. discord.js forgets the token when one authorised request is answered with 401, so that
 * every later request fails, although Discord may accept the token again the next moment. Here the token is checked after such
 * an answer. If Discord accepts it, the request is repeated; otherwise `onRefused` is called.
 *
 * @param options.onRefused called when Discord no longer accepts the token
 */
export function recheckToken(rest: REST, options: { token: string; log: Logger; onRefused: () => void }): void {
  const { token, log, onRefused } = options;
  const queueRequest = rest.queueRequest.bind(rest);
  let checking: Promise<boolean> | undefined;

  function isAccepted(): Promise<boolean> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function check(): Promise<boolean> {
    log.warn('Discord answered 401; the token is checked');
    rest.setToken(token);
    try {
      const answer = await queueRequest({ method: RequestMethod.Get, fullRoute: Routes.user() });
      await answer.arrayBuffer();
    } catch (error) {
      if (isUnauthorized(error)) {
        onRefused();
        return false;
      }
      log.warn({ err: error }, 'the token could not be checked');
    }
    // discord.js may have forgotten the token again, if another request was answered with 401 meanwhile.
    rest.setToken(token);
    return true;
  }

  rest.queueRequest = async (request) => {
    if (request.auth === false) return queueRequest(request);
    await checking;
    try {
      return await queueRequest(request);
    } catch (error) {
      if (!isUnauthorized(error) || !(await isAccepted())) throw error;
    }
    try {
      return await queueRequest(request);
    } catch (error) {
      // discord.js has forgotten the token again, although Discord rejects only this request.
      if (isUnauthorized(error)) rest.setToken(token);
      throw error;
    }
  };
}

function isUnauthorized(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status === UNAUTHORIZED;
}

import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { RawFile, REST } from 'discord.js';

/** Content types of the files that a bot sends, by the ends of their names. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/**
 * Makes discord.js send requests with files as one piece. It makes a form of them, which copies every file, and reads
 * that bit by bit while it is sent: four times as long, and much memory that has to be collected again.
 */
export function sendFormsWhole(rest: REST): void {
  const queueRequest = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => {
    const { files, body, appendToFormData, ...rest } = request;
    if (!files?.length || appendToFormData) return queueRequest(request);
    const { type, bytes } = wholeForm(files, body);
    return queueRequest({
      ...rest,
      body: bytes,
      passThroughBody: true,
      headers: { ...rest.headers, 'Content-Type': type },
    });
  };
}

/**
 * Files and what is said with them as `multipart/form-data` (RFC 7578), under the names that Discord wants, and the
 * content type that says so.
 */
export function wholeForm(
  files: readonly RawFile[],
  payload: unknown,
): { readonly type: string; readonly bytes: Buffer } {
  const boundary = `form-${randomUUID()}`;
  const part = (head: string, content: Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const bytes = Buffer.concat([
    ...files.flatMap(({ name, key, data, contentType }, index) =>
      part(
        `name="${quoted(key ?? `files[${index}]`)}"; filename="${quoted(name)}"\r\nContent-Type: ${contentType ?? typeOf(name)}`,
        data instanceof Uint8Array ? data : Buffer.from(String(data)),
      ),
    ),
    ...(payload === undefined ? [] : part('name="payload_json"', Buffer.from(JSON.stringify(payload)))),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

function typeOf(name: string): string {
  return CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
}

/** A name within quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

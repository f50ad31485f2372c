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

/** Bytes of the smallest room for a form; every other one is twice as large as one smaller. */
const SMALLEST_ROOM = 64 * 1024;

/** Bytes of all rooms that are kept for later forms. */
const KEPT_ROOM = 8 * 1024 * 1024;

/**
 * Makes discord.js send requests with files as one piece. It makes a form of them, which copies every file, and reads
 * that bit by bit while it is sent: four times as long, and much memory that has to be collected again.
 */
export function sendFormsWhole(rest: REST): void {
  const queueRequest = rest.queueRequest.bind(rest);
  const rooms = new Rooms();
  rest.queueRequest = async (request) => {
    const { files, body, appendToFormData, ...others } = request;
    if (!files?.length || appendToFormData) return queueRequest(request);
    const { type, parts } = wholeForm(files, body);
    const room = rooms.take(parts.reduce((sum, { length }) => sum + length, 0));
    const headers = { ...others.headers, 'Content-Type': type };
    try {
      return await queueRequest({ ...others, body: joined(parts, room), passThroughBody: true, headers });
    } finally {
      rooms.giveBack(room);
    }
  };
}

/**
 * Files and what is said with them as `multipart/form-data` (RFC 7578), under the names that Discord wants, and the
 * content type that says so.
 */
export function wholeForm(
  files: readonly RawFile[],
  payload: unknown,
): { readonly type: string; readonly parts: readonly Uint8Array[] } {
  const boundary = `form-${randomUUID()}`;
  const part = (head: string, content: Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...files.flatMap(({ name, key, data, contentType }, index) =>
      part(
        `name="${quoted(key ?? `files[${index}]`)}"; filename="${quoted(name)}"\r\nContent-Type: ${contentType ?? typeOf(name)}`,
        data instanceof Uint8Array ? data : Buffer.from(String(data)),
      ),
    ),
    ...(payload === undefined ? [] : part('name="payload_json"', Buffer.from(JSON.stringify(payload)))),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { type: `multipart/form-data; boundary=${boundary}`, parts };
}

function joined(parts: readonly Uint8Array[], room: Buffer): Buffer {
  let length = 0;
  for (const part of parts) {
    room.set(part, length);
    length += part.length;
  }
  return room.subarray(0, length);
}

/** Memory that is used again: V8 collects all garbage whenever so much was asked for as a few dozen pictures take. */
class Rooms {
  readonly #free = new Map<number, Buffer[]>();
  #kept = 0;

  /** Room for so many bytes or more. */
  take(bytes: number): Buffer {
    let size = SMALLEST_ROOM;
    while (size < bytes) size *= 2;
    const free = this.#free.get(size)?.pop();
    if (!free) return Buffer.allocUnsafeSlow(size);
    this.#kept -= size;
    return free;
  }

  giveBack(room: Buffer): void {
    if (this.#kept + room.length > KEPT_ROOM) return;
    this.#kept += room.length;
    const free = this.#free.get(room.length);
    if (free) free.push(room);
    else this.#free.set(room.length, [room]);
  }
}

function typeOf(name: string): string {
  return CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
}

/** A name within quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

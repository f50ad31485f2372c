import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { REST } from 'discord.js';

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

import type { IncomingMessage } from 'node:http';
import { ApiError, apiError } from './api-error.ts';
import { type FormPart, multipartParts } from './multipart.ts';

/** A file of a multipart request; `index` is the number in `files[0]`. */
export interface UploadedFile {
  readonly index: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface RequestBody {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

/** Reads a request to its end. Throws 413 when it is longer than `maxBytes`. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  let tooLong = false;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and thrown away: a client that is still writing would not see the answer.
    if (length > maxBytes) tooLong = true;
    else chunks.push(chunk);
    if (length > maxBytes * 4) break;
  }
  if (tooLong) throw apiError('entityTooLarge');
  return Buffer.concat(chunks);
}

/**
 * Takes a JSON or multipart body apart, or a form where one is taken. Throws 50035 for another content type, 50109 for broken JSON.
 */
export function parseBody(
  bytes: Buffer,
  contentType: string,
  { takesForms }: { readonly takesForms: boolean },
): RequestBody {
  if (bytes.length === 0) return { json: undefined, files: [] };
  if (/^application\/json\b/i.test(contentType)) return { json: parseJson(bytes.toString('utf8')), files: [] };
  if (takesForms && /^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return { json: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))), files: [] };
  }
  if (/^multipart\/form-data\b/i.test(contentType)) return parseMultipart(bytes, contentType);
  throw new ApiError(400, 50035, 'Invalid Form Body', {
    _misc: {
      _errors: [
        {
          code: 'CONTENT_TYPE_INVALID',
          message: "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.",
        },
      ],
    },
  });
}

function parseMultipart(bytes: Buffer, contentType: string): RequestBody {
  const files: UploadedFile[] = [];
  const loose: Record<string, unknown> = {};
  let json: unknown;
  for (const { name, filename, contentType: type, content } of partsOf(bytes, contentType)) {
    if (filename !== undefined) {
      const index = /^files?\[(\d+)\]$/.exec(name)?.[1] ?? String(files.length);
      files.push({ index, filename, contentType: type, bytes: content });
    } else if (name === 'payload_json') json = parseJson(content.toString('utf8'));
    else loose[name] = content.toString('utf8');
  }
  return { json: json ?? loose, files };
}

function partsOf(bytes: Buffer, contentType: string): FormPart[] {
  try {
    return multipartParts(bytes, contentType);
  } catch {
    throw apiError('brokenJson');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw apiError('brokenJson');
  }
}

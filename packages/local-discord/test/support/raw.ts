import type { LocalDiscord } from '../../src/index.ts';

/** An answer of the REST API, as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a JSON answer that tests look into
  readonly body: any;
}

/** Sends a request to the REST API without any client library in between. */
export async function rawRequest(
  discord: LocalDiscord,
  method: string,
  path: string,
  request: {
    readonly body?: unknown;
    readonly files?: readonly Buffer[];
    readonly token?: string;
    readonly type?: string;
  } = {},
): Promise<RawAnswer> {
  const { body, files, token = discord.botToken } = request;
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bot ${token}` };
  let payload: string | FormData | null = null;
  if (files) {
    const form = new FormData();
    form.set('payload_json', JSON.stringify(body ?? {}));
    for (const [index, bytes] of files.entries()) {
      form.set(`files[${index}]`, new Blob([new Uint8Array(bytes)]), `file${index}.txt`);
    }
    payload = form;
  } else if (body !== undefined) {
    payload = typeof body === 'string' ? body : JSON.stringify(body);
    headers['content-type'] = request.type ?? 'application/json';
  }
  const response = await fetch(`${discord.origin}/api/v10${path}`, { method, headers, body: payload });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

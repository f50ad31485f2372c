import { randomUUID } from 'node:crypto';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Sends a request as discord.js does, but a form as one piece: read and sent bit by bit it takes three times as long. */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const { type, bytes } = await wholeForm(init.body);
  const headers = { ...(init.headers as Record<string, string>), 'Content-Type': type };
  return DefaultRestOptions.makeRequest(url, { ...init, headers, body: bytes });
};

/** A form as `multipart/form-data` (RFC 7578), and the content type that says so. */
export async function wholeForm(form: FormData): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const boundary = `form-${randomUUID()}`;
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const file = typeof value === 'string' ? undefined : value;
    const head = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${quoted(name)}"${file ? `; filename="${quoted(file.name)}"` : ''}`,
      ...(file ? [`Content-Type: ${file.type || 'application/octet-stream'}`] : []),
      '\r\n',
    ];
    const content = typeof value === 'string' ? Buffer.from(value) : new Uint8Array(await value.arrayBuffer());
    parts.push(Buffer.from(head.join('\r\n')), content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}

/** A name within quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

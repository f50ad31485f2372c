import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '../../../src/store/records.ts';
import type { PushContent } from '../../../src/web/push/send-pushes.ts';
import { atEnd } from '../../support/at-end.ts';

/** A message as a push service got it, and as the browser that it is for reads it. */
export interface ArrivedPush {
  readonly browser: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: PushContent;
  /** What the sender says of itself. */
  readonly sender: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A push service for tests: browsers subscribe to it, and read what they are sent. It ends with the test. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof browserKeys>>();
  const arrived: ArrivedPush[] = [];
  /** Statuses that answer the next messages in place of 201. */
  const answers: number[] = [];
  let senderKey = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = request.url!.slice(1);
      const keys = browsers.get(browser);
      const status = answers.shift() ?? (keys ? 201 : 410);
      response.writeHead(status).end();
      if (status !== 201 || !keys) return;
      const text = JSON.parse(decrypted(Buffer.concat(parts), keys)) as PushContent;
      const sender = senderOf(request.headers.authorization!, senderKey);
      arrived.push({ browser, headers: request.headers, text, sender });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrived,
    answers,
    origin,
    accepts: (endpoint: URL) => endpoint.origin === origin,
    /** A browser subscribes for messages of a server with this public key. */
    subscribe(browser: string, key: string): PushTarget {
      senderKey = key;
      const keys = browserKeys();
      browsers.set(browser, keys);
      return {
        endpoint: `${origin}/${browser}`,
        key: keys.ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      };
    },
    unsubscribe: (browser: string) => browsers.delete(browser),
  };
}

function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** Reads a message as RFC 8291 has it, step by step. */
function decrypted(body: Buffer, { ecdh, auth }: ReturnType<typeof browserKeys>): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  if (padded.at(-1) !== 2) throw new Error('the last record has another end');
  return padded.subarray(0, -1).toString();
}

/** Checks the token of a sender by the public key that browsers were told. */
function senderOf(authorization: string, publicKey: string): ArrivedPush['sender'] {
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization)!;
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  };
  const own = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (
    key !== publicKey ||
    !verify('sha256', Buffer.from(`${head}.${claims}`), own, Buffer.from(signature, 'base64url'))
  )
    throw new Error('the sender is another one');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ArrivedPush['sender'];
}

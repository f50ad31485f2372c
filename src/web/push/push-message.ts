import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { PushTarget } from '../../store/records.ts';

/*
 * What push services are sent: a message that only the browser can read (RFC 8291, RFC 8188), and a token that says who sends it
 * (VAPID, RFC 8292).
 */

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** Size of the only record of a message, in bytes; messages are shorter. */
const RECORD_BYTES = 4_096;
/** Marks the end of the last record. */
const LAST_RECORD = 2;
/** How long a token is valid, in milliseconds; services refuse more than a day. */
const TOKEN_LIFETIME = 12 * 60 * 60_000;

/** Makes a private key for push services, as text. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
}

function keyOf(privateKey: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
}

/** The public key of a private key, in base64url, as browsers and push services want it. */
export function publicKeyOf(privateKey: string): string {
  const { x, y } = createPublicKey(keyOf(privateKey)).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]).toString(
    'base64url',
  );
}

/** True if the keys of a browser are a point of the curve and a secret of 16 bytes. */
export function areValidKeys({ key, auth }: Pick<PushTarget, 'key' | 'auth'>): boolean {
  try {
    return encryptedText('', { key, auth }).length > 0 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/**
 * Encrypts a text for a browser.
 *
 * @param with_.privateKey private key of this message alone, and its salt; random ones by default
 * @throws Error if the browser's key is no point of the curve
 */
export function encryptedText(
  text: string,
  { key, auth }: Pick<PushTarget, 'key' | 'auth'>,
  { privateKey, salt = randomBytes(SALT_BYTES) }: { readonly privateKey?: Buffer; readonly salt?: Buffer } = {},
): Buffer {
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const theirKey = Buffer.from(key, 'base64url');
  const ownKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey]);
  const secret = derived(own.computeSecret(theirKey), { salt: Buffer.from(auth, 'base64url'), info, length: 32 });
  const contentKey = derived(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derived(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const record = [cipher.update(text), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ownKey.length), ownKey, ...record]);
}

/**
 * The `Authorization` header for a push service.
 *
 * @param sender.contact address of the sender, such as the origin of the pages
 */
export function authorization(
  endpoint: string,
  { privateKey, contact, now }: { readonly privateKey: string; readonly contact: string; readonly now: number },
): string {
  const exp = Math.floor((now + TOKEN_LIFETIME) / 1_000);
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp, sub: contact },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const key = keyOf(privateKey);
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKeyOf(privateKey)}`;
}

function derived(
  secret: Buffer,
  { salt, info, length }: { readonly salt: Buffer; readonly info: Buffer; readonly length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

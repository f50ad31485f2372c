import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../core/digest.ts';

/*
 * All readers of pages inside Discord come from Discord's addresses. So each gets a pass, and requests are limited by pass instead of address. Any process knows a right pass by its signature, without looking it up.
 */

const PASS = /^([\w-]{16})\.([0-9a-z]{8,9})\.([\w-]{22})$/;

/** Makes and knows passes, with a key that all processes have. */
export class ActivityPasses {
  readonly #key: string;

  /** @param secret the secret of the application */
  constructor(secret: string) {
    this.#key = `passes of pages inside Discord: ${secret}`;
  }

  /**
   * Makes a pass for a holder, who cannot be told from it.
   *
   * @param expiresAt milliseconds since 1970
   */
  make(holder: string, expiresAt: number): string {
    const signed = `${sha256(`${this.#key} ${holder}`).slice(0, 16)}.${Math.floor(expiresAt).toString(36)}`;
    return `${signed}.${this.#signature(signed)}`;
  }

  /** Names the holder of a pass; undefined for one that is made up or has expired. */
  holderOf(pass: string | undefined, now: number): string | undefined {
    const [, holder, expiresAt, signature] = PASS.exec(pass ?? '') ?? [];
    if (!holder || !expiresAt || !signature || Number.parseInt(expiresAt, 36) <= now) return undefined;
    const right = Buffer.from(this.#signature(`${holder}.${expiresAt}`));
    return timingSafeEqual(right, Buffer.from(signature)) ? `pass ${holder}` : undefined;
  }

  #signature(signed: string): string {
    return createHmac('sha256', this.#key).update(signed).digest('base64url').slice(0, 22);
  }
}

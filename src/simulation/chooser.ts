import { sha256 } from '../core/digest.ts';
import { parseSeed, type Seed } from '../core/shuffle.ts';

export { type Choose, chooserFor } from '../core/chooser.ts';

/** A seed for the engine, made from a text. */
export function seedFor(text: string): Seed {
  return parseSeed(sha256(text).slice(0, 32))!;
}

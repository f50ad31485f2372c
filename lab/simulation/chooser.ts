import { sha256 } from '../../src/core/digest.ts';
import { parseSeed, type Seed } from '../../src/core/shuffle.ts';

export { type Choose, chooserFor } from '../../src/core/chooser.ts';

/** A seed for the engine, made from a text. */
export function seedFor(text: string): Seed {
  return parseSeed(sha256(text).slice(0, 32))!;
}

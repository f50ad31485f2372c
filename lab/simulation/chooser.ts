import { sha256 } from '../../src/core/digest.ts';
import { parseSeed, type Seed } from '../../src/core/shuffle.ts';

export { type Choose, chooserFor } from '../../src/core/chooser.ts';

/** Makes a seed for a game from a text. */
export function seedFor(text: string): Seed {
  return parseSeed(sha256(text).slice(0, 32))!;
}

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Creates a random generator of numbers in 0..1, seeded by a text, so that textures are always the same. */
export function randomOf(text: string): () => number {
  const random = xoroshiro128plus(hashText(text));
  return () => uniformInt(random, 0, 0xffff) / 0x10000;
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

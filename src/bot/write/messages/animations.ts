import { LRUCache } from 'lru-cache';
import { type Replay, type ReplayFrame, renderReplay } from '../../../render/index.ts';

/** Cache limit of animations, in bytes; each takes seconds to make. */
const MAX_CACHE_BYTES = 8 * 2 ** 20;
type AnimationResult = Replay | 'too large';

/** An animation of a game. */
interface AnimationRequest {
  /** Cache key: everything that the frames depend on. */
  readonly key: readonly unknown[];
  readonly frames: readonly ReplayFrame[];
  /** True if the animation loops. */
  readonly repeats: boolean;
  /** Longest sides, in pixels, tried in turn until the file is small enough. */
  readonly sides: readonly number[];
  /** Largest file, in bytes. */
  readonly limit: number;
}

/** A cache of animations. */
export class AnimationCache {
  readonly #kept = new LRUCache<string, { readonly made: AnimationResult }, () => Promise<AnimationResult>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ made }, key) => key.length + (made === 'too large' ? 1 : made.gif.length),
    fetchMethod: async (_key, _stale, { context }) => ({ made: await context() }),
  });

  /**
   * Returns the animation for a request, from the cache if possible. Requests for an animation that is being made wait for it; a
   * failed animation is made again.
   *
   * @throws PictureError if the animation cannot be painted
   */
  async get({ key, limit, ...request }: AnimationRequest): Promise<AnimationResult> {
    const wanted = JSON.stringify([...key, limit]);
    const { made } = await this.#kept.forceFetch(wanted, { context: () => smallEnough({ ...request, limit }) });
    return made;
  }
}

async function smallEnough({ frames, repeats, sides, limit }: Omit<AnimationRequest, 'key'>): Promise<AnimationResult> {
  for (const longest of sides) {
    const replay = await renderReplay({ frames: frames.map((frame) => ({ ...frame, longest })), repeats });
    if (replay.gif.length <= limit) return replay;
  }
  return 'too large';
}

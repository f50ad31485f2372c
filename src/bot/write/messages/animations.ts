import { LRUCache } from 'lru-cache';
import { type Replay, type ReplayFrame, renderReplay } from '../../../render/index.ts';

/** Cache limit for the latest animations, in bytes; each takes seconds to make. */
const KEPT_BYTES = 8 * 2 ** 20;
type Made = Replay | 'too large';

/** An animation of a game. */
interface AnimationRequest {
  /** What the frames are made from: equal keys get the same file. */
  readonly key: readonly unknown[];
  readonly frames: readonly ReplayFrame[];
  /** Whether it begins again after its end. */
  readonly repeats: boolean;
  /** Longest sides, in pixels, tried in turn until the file is small enough. */
  readonly sides: readonly number[];
  /** Largest file, in bytes. */
  readonly limit: number;
}

/** Animations that were made lately. */
export class Animations {
  readonly #kept = new LRUCache<string, { readonly made: Made }, () => Promise<Made>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ made }, key) => key.length + (made === 'too large' ? 1 : made.gif.length),
    fetchMethod: async (_key, _stale, { context }) => ({ made: await context() }),
  });

  /**
   * The frames as an animated picture. Equal requests get the same one, even while it is being made; a failed one is made
   * anew.
   *
   * @throws PictureError when it cannot be painted
   */
  async make({ key, limit, ...request }: AnimationRequest): Promise<Made> {
    const wanted = JSON.stringify([...key, limit]);
    const { made } = await this.#kept.forceFetch(wanted, { context: () => smallEnough({ ...request, limit }) });
    return made;
  }
}

async function smallEnough({ frames, repeats, sides, limit }: Omit<AnimationRequest, 'key'>): Promise<Made> {
  for (const longest of sides) {
    const replay = await renderReplay({ frames: frames.map((frame) => ({ ...frame, longest })), repeats });
    if (replay.gif.length <= limit) return replay;
  }
  return 'too large';
}

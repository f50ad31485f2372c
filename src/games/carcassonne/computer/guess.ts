import { type Choose, mixed } from '../../../core/chooser.ts';
import type { State } from '../rules/state.ts';
import { redealt } from '../rules/unseen.ts';

/** A copy in which everything that nobody has seen is dealt anew; tiles of pile and islands are dealt together. */
export function guess(state: State, choose: Choose): State {
  return redealt(state, (items) => mixed(items, choose));
}

import type { QuietRecord } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';

/** Whether a turn is quiet for a user. */
export async function isQuiet({ clocks }: Store, { gameId, userId, turn }: QuietRecord): Promise<boolean> {
  const { quiets } = await clocks.dataOf(gameId, Date.now());
  return quiets.some((one) => one.userId === userId && one.turn === turn);
}

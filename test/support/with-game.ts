import type { Request } from '../../src/app/app.ts';
import { success } from '../../src/core/result.ts';
import type { Store } from '../../src/store/store.ts';

/** A request with the game of its channel, as the router reads it. */
export async function withGame<Given extends { readonly channelId: string }>(
  store: Pick<Store, 'games'>,
  given: Given,
): Promise<Given & Pick<Request, 'game'>> {
  return { ...given, game: success(await store.games.open(given.channelId)) };
}

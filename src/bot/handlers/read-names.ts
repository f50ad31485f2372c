import type { Request } from '../../app/app.ts';
import { playersOf } from '../../app/seat-players.ts';
import { isPerson, type UserId } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { NamesIn } from '../../telling/people.ts';

/**
 * Returns the names of users in a server. Names of the request's user and of the players of its game, which were read with the
 * request, are not read again; other names are read from the store.
 */
export function readNames(
  { people }: Pick<Store, 'people'>,
  { game, guildId, userId }: Pick<Request, 'game' | 'userId'> & { readonly guildId: string | null },
  names: ReadonlyMap<UserId, string>,
): NamesIn {
  const players = game.ok && game.value ? playersOf(game.value).flat() : [];
  const read = new Set([userId, ...players]);
  const isRead = (id: UserId) => read.has(id) || !isPerson(id);
  return async (server, ids) => (server === guildId && ids.every(isRead) ? names : people.names(server, ids));
}

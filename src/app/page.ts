import { failure, type Result, success } from '../core/result.ts';
import type { Act, GameRecord } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import type { App, Request } from './app.ts';
import { commit } from './commit.ts';
import type { Rejection } from './rejection.ts';
import { latestTable } from './table.ts';

/*
 * The page of a game in the browser shows the game to everybody who has the link. A lobby has no page. The page of a game is
 * open until somebody closes it, also after the end.
 */

/** A request to open or close a page. */
interface PageChange {
  readonly isOpen: boolean;
  /** True if the user manages the channel, which the caller checks. */
  readonly isModerator: boolean;
}

/** The game of a page that was opened or closed; `isTold` if its channel is told who did that. */
interface ChangedPage {
  readonly record: GameRecord;
  readonly isTold: boolean;
}

/** The address of a game's page, created on first use; undefined for a lobby, a closed page, or if the host has no pages. */
export async function pageAddress(
  { store, webOrigin, newKey }: Pick<App, 'store' | 'webOrigin' | 'newKey'>,
  { id, setup }: GameRecord,
): Promise<string | undefined> {
  if (webOrigin === undefined || !setup) return undefined;
  const { key, isOpen } = await store.pages.ofGame(id, newKey());
  return isOpen ? `${webOrigin}/g/${key}` : undefined;
}

/** True if nobody on the way can read what is sent to an address: it begins with https, or is on this machine. */
export function isSecureOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Opens or closes the page of the channel's running or last game, for the owner of the game or a moderator. While the game
 * runs, the channel is told of a moderator's change. The current message gets or loses the link.
 */
export async function setPage(
  app: App,
  request: Request,
  { isOpen, isModerator }: PageChange,
): Promise<Result<ChangedPage, Rejection>> {
  const result = await latestTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const { record } = table;
  const isOwner = record.ownerId === request.userId;
  if (!isOwner && !isModerator) return failure({ code: 'page-not-yours' });
  if ((await app.store.pages.ofGame(record.id, app.newKey())).isOpen === isOpen)
    return success({ record, isTold: false });
  const page = { isOpen, newKey: app.newKey() };
  const isRunning = record.status === 'running';
  const posts = [{ type: 'refresh', kind: isRunning ? 'turn' : 'end' } as const];
  if (isRunning && !isOwner) {
    const act: Act = { type: isOpen ? 'page-opened' : 'page-closed' };
    const tooMany = tooManyActs(record, act);
    if (tooMany) return failure(tooMany);
    const decision = { acts: [act], by: request.userId };
    const written = await commit(app, request, { table, ...decision, posts, status: 'running', page });
    return written.ok ? success({ record: written.value.record, isTold: true }) : written;
  }
  await app.store.pages.set({ gameId: record.id, ...page, posts });
  app.wake.posts(record.guildId);
  return success({ record, isTold: false });
}

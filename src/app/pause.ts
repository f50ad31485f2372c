import type { Result } from '../core/result.ts';
import type { Act, GameRecord } from '../store/records.ts';
import type { ActsToWrite, PostWish } from '../store/store.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { playedByItself } from './rule-play.ts';
import type { Table } from './table.ts';
import { commit, commitEntries } from './turn.ts';

/** What is written with a change of a table that was decided: the acts that decide it, and what tells of them. */
export interface Decision {
  readonly acts: ActsToWrite;
  readonly posts: readonly PostWish[];
}

type Cause = Partial<Pick<Request, 'cause'>>;

/** Pauses a running game: nobody can take an action until it is resumed. */
export function pause(
  app: App,
  request: Cause,
  table: Table,
  { acts, posts }: Decision,
): Promise<Result<Table, Rejection>> {
  const refreshed: readonly PostWish[] = [...posts, { type: 'refresh', kind: 'turn' }];
  return commit(app, request, { table, entries: [], acts, posts: refreshed, status: 'running' });
}

/** Lets a paused game go on; a rule plays the seats that were left meanwhile, and the player to move is told anew. */
export function resume(
  app: App,
  request: Cause,
  table: Table,
  { acts, posts }: Decision,
): Promise<Result<Table, Rejection>> {
  const { entries, state } = playedByItself(withActs(app, table, acts.acts), table.fold.state);
  return commitEntries(app, request, { table, entries, after: state, announce: true, acts, posts });
}

/** A table as if acts were written already. */
export function withActs<Seen extends { readonly game: GameRecord; readonly log: Table['log'] }>(
  app: App,
  table: Seen,
  added: readonly Act[],
): Seen {
  const records = added.map((act) => ({ act, seq: table.log.length, at: app.now() }));
  return { ...table, game: { ...table.game, acts: [...table.game.acts, ...records] } };
}

import { takebackRejection } from '../core/fold.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Act, BegunTurn, PostToWrite } from '../store/records.ts';
import { tooManyActs, tooManyTakebacks } from './act-limits.ts';
import { isPaused } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit } from './commit.ts';
import { hasOtherPeople } from './computers.ts';
import { commitActs } from './decision.ts';
import { inOneMessage } from './posts.ts';
import type { Rejection } from './rejection.ts';
import { isOver, seatedTable, type Table } from './table.ts';
import { openVoteOf } from './time-limits.ts';
import type { AcceptedChange } from './turn.ts';
import { turnBefore } from './turn-before.ts';
import { openVote } from './vote.ts';

/** Takes back the user's own last action (never a draw); the takeback is logged and shown in the turn message of its turn. */
export async function takeBack(app: App, request: Request): Promise<Result<AcceptedChange, Rejection>> {
  const result = await seatedTable(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const rejection = isPaused(table.record)
    ? ({ code: 'paused' } as const)
    : (takebackRejection(table.game, table.fold, seat) ?? tooManyTakebacks(table, seat));
  if (rejection) return failure(rejection);
  const written = await commit(app, request, {
    table,
    entries: [{ type: 'takeback', seat }],
    posts: takebackPosts(table),
    status: 'running',
    ...turnBegunAgain(table),
  });
  return written.ok ? success({ table: written.value, seat, events: [] }) : written;
}

/**
 * Posts that are due when the last action of a table is taken back: if it ended a turn, or another seat was to move after it,
 * the message that announced this is withdrawn, so that only one message says who is to move.
 */
export function takebackPosts(table: Pick<Table, 'record' | 'fold' | 'progress'>): readonly PostToWrite[] {
  const { entry = 0 } = table.fold.actions.at(-1) ?? {};
  const isBegunAgain = turnBegunAgain(table).begins !== undefined;
  return inOneMessage(table.record, [isBegunAgain ? { type: 'withdraw', entry } : { type: 'refresh', kind: 'turn' }]);
}

/**
 * The turn that begins again when the last action is taken back. It gets a new clock, as its clock did not run while the next
 * player was to move. Empty if the current turn goes on.
 */
export function turnBegunAgain({ fold, progress }: Pick<Table, 'fold' | 'progress'>): { begins?: BegunTurn } {
  const last = fold.actions.at(-1);
  const isEnd = last?.events.some(({ type }) => type === 'turn-started');
  if (!last || (!isEnd && last.seat === progress.seat)) return {};
  return { begins: { turn: isEnd ? progress.turn - 1 : progress.turn, seat: last.seat } };
}

/** The outcome of /undo: an action was taken back, or the other players are asked in a vote. */
type Undone = { readonly type: 'taken-back'; readonly table: Table } | { readonly type: 'asked' };

/** How a seat can take back its last action: at once, by asking the others, or not at all. */
export function undoOffer(table: Table, seat: number): 'yes' | 'ask' | 'no' {
  const { game, fold, record } = table;
  if (isOver(table) || isPaused(record)) return 'no';
  if (takebackRejection(game, fold, seat) === undefined) return 'yes';
  if (!turnBefore(table, seat) || openVoteOf(record)) return 'no';
  return hasOtherPeople(record, seat) ? 'ask' : 'yes';
}

/**
 * Takes back the user's last action. If the next player has only drawn since, all other people are asked in a vote; if no other
 * people play, the turn is taken back at once.
 */
export async function undo(app: App, request: Request): Promise<Result<Undone, Rejection>> {
  const takeback = await takeBack(app, request);
  if (takeback.ok) return success({ type: 'taken-back', table: takeback.value.table });
  if (takeback.failure.code !== 'draw-is-final') return takeback;
  const result = await seatedTable(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  if (!turnBefore(table, seat)) return takeback;
  if (!hasOtherPeople(table.record, seat)) return takeBackAtOnce(app, request, result.value);
  const opened = await openVote(app, request, { subject: 'undo' });
  return opened.ok ? success({ type: 'asked' }) : opened;
}

async function takeBackAtOnce(
  app: App,
  request: Request,
  { table, seat }: { readonly table: Table; readonly seat: number },
): Promise<Result<Undone, Rejection>> {
  const { record } = table;
  const act: Act = { type: 'turn-taken-back', seat };
  const rejection = openVoteOf(record) ? ({ code: 'vote-open' } as const) : tooManyActs(record, act);
  if (rejection) return failure(rejection);
  const written = await commitActs(app, request, table, { acts: [act], posts: [] });
  return written.ok ? success({ type: 'taken-back', table: written.value }) : written;
}

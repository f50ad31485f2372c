import { failure, type Result } from '../core/result.ts';
import type { Act, PostToWrite, VoteSubject } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { isPaused, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { commitActs, isWithoutObject } from './decision.ts';
import type { Rejection } from './rejection.ts';
import { seatedTableOfGame, type Table } from './table.ts';
import { isAboutTurn, isSeatFree } from './time-limits.ts';
import { turnBefore } from './turn-before.ts';

/** The question of a vote. */
export interface ProposedVote {
  readonly subject: VoteSubject;
  /** Seat that the question is about; if absent, the seat to move. */
  readonly about?: number;
}

/** Opens a vote; its opener is in favour. Returns the table with the vote, its last one. */
export async function openVote(app: App, request: Request, question: ProposedVote): Promise<Result<Table, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const earlier = votesOf(table.record).at(-1);
  // A pause suspends votes that were opened before it; a vote to resume the game drops such a vote.
  const isDropped =
    earlier?.outcome === 'open' &&
    (isWithoutObject(table, earlier) ||
      (question.subject === 'resume' && isPaused(table.record) && earlier.subject !== 'resume'));
  if (earlier?.outcome === 'open' && !isDropped) return failure({ code: 'vote-open' });
  const { subject } = question;
  const about = subject === 'undo' ? seat : (question.about ?? table.progress.seat);
  const rejection = await proposalRejection(app, table, { subject, about });
  if (rejection) return failure(rejection);
  const opened: Act = {
    type: 'vote-opened',
    subject,
    seat,
    ...(isAboutSeat(subject) && { about }),
    ...((isAboutTurn({ subject }) || subject === 'undo') && { turn: table.progress.turn }),
  };
  const tooMany = tooManyActs(table.record, opened);
  if (tooMany) return failure(tooMany);
  const acts: readonly Act[] = isDropped ? [{ type: 'vote-dropped' }, opened] : [opened];
  const posts: readonly PostToWrite[] = [
    ...(isDropped ? [{ type: 'refresh', kind: 'vote' } as const] : []),
    { type: 'send', kind: 'vote', act: table.record.acts.length + acts.length - 1 },
  ];
  return commitActs(app, request, table, { acts, posts });
}

/** True if a vote is about the player of a certain seat. */
export function isAboutSeat(subject: VoteSubject): boolean {
  return subject === 'replace' || subject === 'undo' || isAboutTurn({ subject });
}

/** Returns the rejection of a question; undefined if it can be asked now. */
export async function proposalRejection(
  app: App,
  table: Table,
  { subject, about }: ProposedVote,
): Promise<Rejection | undefined> {
  const { record, progress } = table;
  const seat = about ?? progress.seat;
  const paused = isPaused(record);
  if (subject === 'resume') return paused ? undefined : { code: 'not-paused' };
  if (paused && (subject === 'pause' || subject === 'undo' || isAboutTurn({ subject }))) return { code: 'paused' };
  if (isAboutTurn({ subject }) && seat !== progress.seat) return { code: 'not-to-move', seat: progress.seat };
  if (subject === 'undo') return undoRejection(table, seat);
  if (subject !== 'replace') return undefined;
  if (!record.seats[seat]) return { code: 'no-such-seat', seats: record.seats.length };
  const time = await app.store.heartbeat.timeAt(app.now());
  const isFree = votesOf(record).some((vote) => vote.about === seat && isSeatFree(record, vote, time));
  return isFree ? { code: 'seat-free' } : undefined;
}

/** Returns why a vote to take back the end of a seat's turn cannot be opened. Such a vote is held only once a turn. */
function undoRejection(table: Table, seat: number): Rejection | undefined {
  if (!turnBefore(table, seat)) return { code: 'draw-is-final' };
  const { record, log } = table;
  const isRefused = votesOf(record).some(
    ({ subject, outcome, act }) => subject === 'undo' && outcome === 'failed' && record.acts[act]!.seq === log.length,
  );
  return isRefused ? { code: 'undo-refused' } : undefined;
}

/**
 * Casts a ballot or changes an earlier one. The vote is decided as soon as further ballots cannot change its outcome. Returns the table
 * with the vote, its last one.
 *
 * @param ballot.number of the vote among those of the game, from 1
 */
export async function castVote(
  app: App,
  request: Request,
  ballot: { readonly number: number; readonly inFavour: boolean },
): Promise<Result<Table, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const vote = votesOf(table.record).find(({ number }) => number === ballot.number);
  if (!vote) return failure({ code: 'stale' });
  if (vote.outcome !== 'open') return failure({ code: 'vote-over' });
  const posts: readonly PostToWrite[] = [{ type: 'refresh', kind: 'vote' }];
  if (isWithoutObject(table, vote)) return commitActs(app, request, table, { acts: [{ type: 'vote-dropped' }], posts });
  if (isPaused(table.record) && isAboutTurn(vote)) return failure({ code: 'paused' });
  const voted: Act = { type: 'voted', seat, inFavour: ballot.inFavour };
  const tooMany = tooManyActs(table.record, voted);
  return tooMany ? failure(tooMany) : commitActs(app, request, table, { acts: [voted], posts });
}

import { failure, type Result, success } from '../core/result.ts';
import type { Act, GameRecord, VoteSubject } from '../store/records.ts';
import type { ActsToWrite } from '../store/store.ts';
import { activeSeats, type Vote, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { type Table, tableOf } from './table.ts';
import { commit, seatedTable, seatedTableOfGame } from './turn.ts';

/** How long a vote is open, in milliseconds. */
const VOTE_LIFE = 24 * 60 * 60_000;

/** Opens a vote; its opener is in favour. */
export async function openVote(app: App, request: Request, subject: VoteSubject): Promise<Result<Vote, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  if (votesOf(table.game).at(-1)?.outcome === 'open') return failure({ code: 'vote-open' });
  return note(app, request, table, { type: 'vote-opened', subject, seat, endsAt: app.now() + VOTE_LIFE });
}

/**
 * Casts a vote or changes an earlier one; the vote is decided as soon as its outcome cannot change any more.
 *
 * @param ballot.number of the vote among those of the game, from 1
 */
export async function castVote(
  app: App,
  request: Request,
  ballot: { readonly number: number; readonly inFavour: boolean },
): Promise<Result<Vote, Rejection>> {
  const found = await seatedTableOfGame(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const vote = votesOf(table.game).find(({ number }) => number === ballot.number);
  if (!vote) return failure({ code: 'stale' });
  if (vote.outcome !== 'open') return failure({ code: 'vote-over' });
  return note(app, request, table, { type: 'voted', seat, inFavour: ballot.inFavour });
}

/** Decides the votes whose time is over. */
export async function tendVotes(app: App): Promise<void> {
  for (const game of await app.store.overdueVotes(app.now())) {
    const read = await tableOf(app, game);
    if (!read.ok) continue;
    const table = read.value;
    const vote = votesOf(game).at(-1);
    if (vote?.outcome !== 'open') continue;
    // A write that lost against an act or a turn is repeated at the next check.
    await close(app, {}, table, [{ type: hasPassed(table, vote) ? 'vote-passed' : 'vote-failed' }]);
  }
}

/**
 * The outcome of a vote while it is open: that of more than half of all seats that play; undefined as long as more votes
 * may change it.
 */
export function decided(game: Pick<GameRecord, 'acts' | 'seats'>, { ballots }: Vote): 'passed' | 'failed' | undefined {
  const seats = activeSeats(game);
  const inFavour = seats.filter((seat) => ballots.get(seat) === true).length;
  const against = seats.filter((seat) => ballots.get(seat) === false).length;
  if (inFavour > seats.length / 2) return 'passed';
  return against >= seats.length / 2 ? 'failed' : undefined;
}

/**
 * Whether a vote has passed when its time is over. The seat to move does not count if it has not voted: nobody can keep
 * a table waiting for ever by silence. Every other seat without a ballot counts as against.
 */
function hasPassed({ game, progress }: Table, { ballots }: Vote): boolean {
  const counted = activeSeats(game).filter((seat) => seat !== progress.seat || ballots.has(seat));
  const inFavour = counted.filter((seat) => ballots.get(seat) === true).length;
  return inFavour > counted.length / 2;
}

async function note(app: App, request: Request, table: Table, act: Act): Promise<Result<Vote, Rejection>> {
  const before = table.game.acts;
  const stored = { act, seq: table.log.length, at: app.now() };
  const vote = votesOf({ acts: [...before, stored] }).at(-1)!;
  const outcome = decided(table.game, vote);
  const acts: Act[] = outcome ? [act, { type: `vote-${outcome}` }] : [act];
  const written = await close(app, request, table, acts);
  return written.ok ? success(votesOf(written.value.game).at(-1)!) : written;
}

/** Writes acts of a vote; a vote to abort that has passed stops the game. */
function close(app: App, request: Partial<Pick<Request, 'cause'>>, table: Table, added: readonly Act[]) {
  const acts: ActsToWrite = { from: table.game.acts.length, acts: added };
  const isPassed = added.some(({ type }) => type === 'vote-passed');
  const isNew = added.some(({ type }) => type === 'vote-opened');
  return commit(app, request, {
    table,
    entries: [],
    acts,
    posts: [
      { type: isNew ? 'send' : 'refresh', kind: 'vote' },
      ...(isPassed ? [{ type: 'send', kind: 'end' } as const] : []),
    ],
    status: isPassed ? 'closed' : 'running',
    ...(isPassed && { endedTurn: table.progress.turn }),
  });
}

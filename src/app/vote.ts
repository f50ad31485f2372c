import { failure, type Result, success } from '../core/result.ts';
import type { Act, GameRecord, VoteSubject } from '../store/records.ts';
import type { ActsToWrite, PostWish } from '../store/store.ts';
import { tooManyActs } from './act-limits.ts';
import { isPaused, isSeatFree, type Vote, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { peopleSeats } from './computers.ts';
import { eachGame } from './each-game.ts';
import { type Decision, pause, resume, withActs } from './pause.ts';
import type { Rejection } from './rejection.ts';
import { playedByItself } from './rule-play.ts';
import { type Table, tableOf } from './table.ts';
import { commit, commitEntries, seatedTableOfGame } from './turn.ts';

/** How long a vote is open, in milliseconds. */
const VOTE_LIFE = 24 * 60 * 60_000;

type Cause = Partial<Pick<Request, 'cause'>>;

/** What a vote asks for. */
export interface Question {
  readonly subject: VoteSubject;
  /** Seat that it is about; that of the player to move when absent. */
  readonly about?: number;
}

/** Opens a vote; its opener is in favour. */
export async function openVote(app: App, request: Request, question: Question): Promise<Result<Vote, Rejection>> {
  const found = await seatedTableOfGame(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const earlier = votesOf(table.game).at(-1);
  const isDropped = earlier?.outcome === 'open' && isWithoutObject(table, earlier);
  if (earlier?.outcome === 'open' && !isDropped) return failure({ code: 'vote-open' });
  const rejection = questionRejection(app, table, question);
  if (rejection) return failure(rejection);
  const { subject, about = table.progress.seat } = question;
  const opened: Act = {
    type: 'vote-opened',
    subject,
    seat,
    endsAt: app.now() + VOTE_LIFE,
    ...(isAboutSeat(subject) && { about }),
    ...(isAboutTurn(subject) && { turn: table.progress.turn }),
  };
  const tooMany = tooManyActs(table.game, opened);
  if (tooMany) return failure(tooMany);
  const acts: readonly Act[] = isDropped ? [{ type: 'vote-dropped' }, opened] : [opened];
  const posts: readonly PostWish[] = [
    ...(isDropped ? [{ type: 'refresh', kind: 'vote' } as const] : []),
    { type: 'send', kind: 'vote' },
  ];
  return note(app, request, table, { acts, posts });
}

/** Whether a vote is about the player of a certain seat. */
export function isAboutSeat(subject: VoteSubject): boolean {
  return subject === 'replace' || isAboutTurn(subject);
}

function isAboutTurn(subject: VoteSubject): boolean {
  return subject === 'skip' || subject === 'extend';
}

/** Why a question cannot be asked now; undefined when it can. */
export function questionRejection(app: App, table: Table, { subject, about }: Question): Rejection | undefined {
  const { game, progress } = table;
  const seat = about ?? progress.seat;
  const paused = isPaused(game);
  if (subject === 'resume') return paused ? undefined : { code: 'not-paused' };
  if (paused && (subject === 'pause' || isAboutTurn(subject))) return { code: 'paused' };
  if (isAboutTurn(subject) && seat !== progress.seat) return { code: 'not-to-move', seat: progress.seat };
  if (subject !== 'replace') return undefined;
  if (!game.seats[seat]) return { code: 'no-such-seat', seats: game.seats.length };
  const isFree = votesOf(game).some((vote) => vote.about === seat && isSeatFree(vote, app.now()));
  return isFree ? { code: 'seat-free' } : undefined;
}

/** Whether what a vote asks for is over, or the case already. */
function isWithoutObject({ game, progress }: Table, { subject, turn }: Vote): boolean {
  if (subject === 'resume') return !isPaused(game);
  if (subject === 'pause') return isPaused(game);
  return turn !== undefined && turn !== progress.turn;
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
  const posts: readonly PostWish[] = [{ type: 'refresh', kind: 'vote' }];
  if (isWithoutObject(table, vote)) return note(app, request, table, { acts: [{ type: 'vote-dropped' }], posts });
  if (isPaused(table.game) && isAboutTurn(vote.subject)) return failure({ code: 'paused' });
  const voted: Act = { type: 'voted', seat, inFavour: ballot.inFavour };
  const tooMany = tooManyActs(table.game, voted);
  return tooMany ? failure(tooMany) : note(app, request, table, { acts: [voted], posts });
}

/** Decides the votes whose time is over. */
export async function tendVotes(app: App): Promise<void> {
  await eachGame(app, await app.store.overdueVotes(app.now()), async (game) => {
    const read = await tableOf(app, game);
    if (!read.ok) return;
    const table = read.value;
    const vote = votesOf(game).at(-1);
    if (vote?.outcome !== 'open') return;
    const cannotPass = isPaused(game) && isAboutTurn(vote.subject);
    const outcome =
      isWithoutObject(table, vote) || cannotPass
        ? 'vote-dropped'
        : hasPassed(table, vote)
          ? 'vote-passed'
          : 'vote-failed';
    // A write that lost against an act or a turn is repeated at the next check.
    await close(app, {}, table, { acts: [{ type: outcome }], posts: [{ type: 'refresh', kind: 'vote' }] });
  });
}

/**
 * The outcome of a vote while it is open: that of more than half of all seats that play; undefined as long as more votes
 * may change it.
 */
function decided(game: Pick<GameRecord, 'acts' | 'seats'>, { ballots }: Vote): 'passed' | 'failed' | undefined {
  const seats = peopleSeats(game);
  const inFavour = seats.filter((seat) => ballots.get(seat) === true).length;
  const against = seats.filter((seat) => ballots.get(seat) === false).length;
  if (inFavour > seats.length / 2) return 'passed';
  return against >= seats.length / 2 ? 'failed' : undefined;
}

/**
 * Whether a vote has passed when its time is over. The seat to move does not count if it has not voted, nor does anybody
 * who has not voted while the game is paused: nobody can keep a table waiting for ever by silence. Every other seat
 * without a ballot counts as against.
 */
function hasPassed({ game, progress }: Table, { ballots }: Vote): boolean {
  const isAwaited = (seat: number) => seat === progress.seat || isPaused(game);
  const counted = peopleSeats(game).filter((seat) => !isAwaited(seat) || ballots.has(seat));
  const inFavour = counted.filter((seat) => ballots.get(seat) === true).length;
  return inFavour > counted.length / 2;
}

interface Noted {
  readonly acts: readonly Act[];
  readonly posts: readonly PostWish[];
}

async function note(
  app: App,
  request: Request,
  table: Table,
  { acts, posts }: Noted,
): Promise<Result<Vote, Rejection>> {
  const vote = votesOf(withActs(app, table, acts).game).at(-1)!;
  const outcome = vote.outcome === 'open' ? decided(table.game, vote) : undefined;
  const all: readonly Act[] = outcome ? [...acts, { type: `vote-${outcome}` }] : acts;
  const written = await close(app, request, table, { acts: all, posts });
  return written.ok ? success(votesOf(written.value.game).at(-1)!) : written;
}

/** Writes acts of a vote and, when it has passed, what was voted for. */
function close(app: App, request: Cause, table: Table, { acts, posts }: Noted): Promise<Result<Table, Rejection>> {
  const decision = { acts: { from: table.game.acts.length, acts }, posts };
  if (acts.some(({ type }) => type === 'vote-passed')) {
    return carryOut(app, request, table, { ...decision, vote: votesOf(withActs(app, table, acts).game).at(-1)! });
  }
  return commit(app, request, { table, entries: [], ...decision, status: 'running' });
}

/** Writes a vote that has passed with its effect. */
function carryOut(
  app: App,
  request: Cause,
  table: Table,
  { vote, acts, posts }: Decision & { readonly vote: Vote },
): Promise<Result<Table, Rejection>> {
  const { seat, turn } = table.progress;
  const plus = (act: Act): ActsToWrite => ({ ...acts, acts: [...acts.acts, act] });
  switch (vote.subject) {
    case 'abort':
      return commit(app, request, {
        table,
        entries: [],
        acts,
        posts: [...posts, { type: 'send', kind: 'end' }],
        status: 'closed',
        endedTurn: turn,
      });
    case 'pause':
      return pause(app, request, table, { acts: plus({ type: 'paused' }), posts });
    case 'resume':
      return resume(app, request, table, { acts: plus({ type: 'resumed' }), posts });
    case 'skip': {
      const { entries, state } = playedByItself(table, table.fold.state, turn);
      return commitEntries(app, request, {
        table,
        entries,
        after: state,
        acts: plus({ type: 'turn-skipped', seat }),
        posts,
      });
    }
    case 'extend': {
      const refreshed: readonly PostWish[] = [...posts, { type: 'refresh', kind: 'turn' }];
      const extended = plus({ type: 'extended', seat });
      return commit(app, request, { table, entries: [], acts: extended, posts: refreshed, status: 'running' });
    }
    case 'replace':
      return commit(app, request, { table, entries: [], acts, posts, status: 'running' });
  }
}

import type { Result } from '../core/result.ts';
import {
  type Act,
  type GameRecord,
  isPerson,
  type PostToWrite,
  type SeatReplacement,
  type UserId,
} from '../store/records.ts';
import { isPaused, isSettled, offersOf, toldActs, type Vote, votesOf, withActs } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit, commitEntries } from './commit.ts';
import { inOneMessage } from './posts.ts';
import type { Rejection } from './rejection.ts';
import type { Table } from './table.ts';
import { decidedOutcome } from './time-limits.ts';
import { automaticActions } from './turn.ts';
import { turnBefore } from './turn-before.ts';

/** Acts to write to a running game, and their effects besides its log. */
export interface Decision {
  readonly acts: readonly Act[];
  /** The user who decided the first act, if the act does not name one, such as a moderator. */
  readonly by?: UserId;
  readonly posts: readonly PostToWrite[];
  /** The seat that gets another player, and that player. */
  readonly replacement?: SeatReplacement;
  /** True if the player to move has to be told again. */
  readonly announce?: boolean;
  /** True if the message of the turn changes. */
  readonly refresh?: boolean;
}

/** Types of acts after which a rule may play turns. */
const ACTS_BEFORE_RULE_PLAY: ReadonlySet<Act['type']> = new Set(['resigned', 'kicked', 'resumed', 'turn-skipped']);

/** Types of acts that the message of the turn shows. */
const ACTS_IN_TURN_MESSAGE: ReadonlySet<Act['type']> = new Set(['paused', 'extended']);

/**
 * Writes acts together with their consequences in one transaction: counts the open vote again, as the electorate may have
 * changed, carries out a vote that passes, and lets a rule play the turns of seats without a player.
 */
export async function commitActs(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  table: Table,
  { acts, by, posts, replacement, announce = false, refresh = false }: Decision,
): Promise<Result<Table, Rejection>> {
  const now = app.now();
  const decision = withActs(table, { acts, replacement, at: now });
  const added = [...acts, ...voteOutcome(decision, acts)];
  const after = withActs(table, { acts: added, replacement, at: now });
  const effects = added.some(({ type }) => type === 'vote-passed') ? effectsOf(after) : [];
  const all = [...added, ...effects];
  const vote = votesOf(after.record).at(-1);
  const allPosts: readonly PostToWrite[] = [
    ...posts,
    ...(added.length > acts.length ? [{ type: 'refresh', kind: 'vote' } as const] : []),
    ...editsOfEndedOffers(table.record, after.record),
    ...editsOfSettledActs(table.record, withActs(table, { acts: all, replacement, at: now }).record),
    ...(replacement && vote?.outcome === 'open' && isPerson(replacement.userId)
      ? [{ type: 'send', kind: 'asked', act: vote.act, userId: replacement.userId } as const]
      : []),
  ];
  const change = { table, acts: all, ...(by !== undefined && { by }), ...(replacement && { replacement }) };
  const isEnd = vote?.subject === 'abort' && added.some(({ type }) => type === 'vote-passed');
  if (isEnd) {
    const end: readonly PostToWrite[] = [...allPosts, { type: 'send', kind: 'end' }];
    return commit(app, request, { ...change, posts: end, status: 'closed', endedTurn: table.progress.turn });
  }
  if (all.some(({ type }) => type === 'turn-taken-back'))
    return commitTurnBefore(app, request, { ...change, posts: allPosts });
  const isPlayed = all.some(({ type }) => ACTS_BEFORE_RULE_PLAY.has(type));
  const skipped = all.some(({ type }) => type === 'turn-skipped') ? table.progress.turn : undefined;
  const { entries, state } = isPlayed
    ? automaticActions(withActs(table, { acts: all, replacement, at: now }), table.fold.state, { skipped })
    : { entries: [], state: table.fold.state };
  return commitEntries(app, request, {
    ...change,
    entries,
    after: state,
    posts: allPosts,
    announce: (announce && !isPaused(after.record)) || all.some(({ type }) => type === 'resumed'),
    refresh: refresh || isPlayed || all.some(({ type }) => ACTS_IN_TURN_MESSAGE.has(type)),
  });
}

/** Writes that the turn before the current one goes on. Its player, who may have waited for long, is told again. */
function commitTurnBefore(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  change: Pick<Decision, 'acts' | 'by' | 'posts' | 'replacement'> & { readonly table: Table },
): Promise<Result<Table, Rejection>> {
  const { table, posts } = change;
  const act = change.acts.find(({ type }) => type === 'turn-taken-back');
  const before = act && 'seat' in act ? turnBefore(table, act.seat) : undefined;
  if (!before) throw new Error('there is no turn to go back to');
  return commit(app, request, {
    ...change,
    entries: before.entries,
    posts: inOneMessage(table.record, [
      ...posts,
      { type: 'withdraw', entry: before.entry },
      { type: 'send', kind: 'turn' },
    ]),
    status: 'running',
    begins: { turn: before.turn, seat: before.seat },
  });
}

/** The act that decides or drops the open vote of a table after other acts; none while the vote stays open. */
function voteOutcome({ record, progress }: Table, acts: readonly Act[]): Act[] {
  const vote = votesOf(record).at(-1);
  if (vote?.outcome !== 'open') return [];
  const hasNewPlayer = acts.some((act) => act.type === 'replaced' && act.seat === vote.about);
  const isLeft = vote.subject === 'undo' && acts.some(({ type }) => type === 'resigned' || type === 'kicked');
  if (hasNewPlayer || isLeft || isWithoutObject({ record, progress }, vote)) return [{ type: 'vote-dropped' }];
  const outcome = decidedOutcome(record, vote);
  return outcome ? [{ type: outcome }] : [];
}

/** True if a vote no longer makes sense: its turn is over, or the game is already as the vote wants it. */
export function isWithoutObject(
  { record, progress }: Pick<Table, 'record' | 'progress'>,
  { subject, turn }: Vote,
): boolean {
  if (subject === 'resume') return !isPaused(record);
  if (subject === 'undo' && isPaused(record)) return true;
  if (subject === 'pause') return isPaused(record);
  return turn !== undefined && turn !== progress.turn;
}

/** The acts that carry out the last vote, which has just passed. */
function effectsOf({ record, progress: { seat } }: Table): Act[] {
  switch (votesOf(record).at(-1)!.subject) {
    case 'pause':
      return [{ type: 'paused' }];
    case 'resume':
      return [{ type: 'resumed' }];
    case 'skip':
      return [{ type: 'turn-skipped', seat }];
    case 'extend':
      return [{ type: 'extended', seat }];
    case 'undo':
      return [{ type: 'turn-taken-back', seat: votesOf(record).at(-1)!.seat }];
    case 'abort':
    case 'replace':
      return [];
  }
}

/** Edits for the messages of offers that a change ends. */
function editsOfEndedOffers(before: GameRecord, after: GameRecord): PostToWrite[] {
  const later = offersOf(after);
  return offersOf(before).flatMap(({ act, number, outcome }) =>
    outcome === 'open' && later[number - 1]!.outcome !== 'open'
      ? [{ type: 'refresh', kind: 'offer', act } as const]
      : [],
  );
}

/** Edits for the messages of acts that a change settles; these messages lose their buttons. */
function editsOfSettledActs(before: GameRecord, after: GameRecord): PostToWrite[] {
  return toldActs(before).flatMap((allPosts) =>
    isSettled(after, allPosts) && !isSettled(before, allPosts)
      ? [{ type: 'refresh', kind: 'act', act: before.acts.indexOf(allPosts) } as const]
      : [],
  );
}

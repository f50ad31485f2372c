import { isDeepStrictEqual } from 'node:util';
import { type GameRecord, isComputer, type LogRecord } from '../../../src/store/records.ts';

/** A game as it is stored, with its log. */
export interface Stored {
  readonly record: GameRecord;
  readonly log: readonly LogRecord[];
}

/** Somebody who did something, and whether they may manage the channel, or a spoilt packet may say so. */
export interface Actor {
  readonly id: string;
  readonly manages: boolean;
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
}

/** After this time any player may start the game of a lobby, in milliseconds. */
const OWNER_ALONE = 60 * 60_000;

/** What is wrong with a change of a stored game that this person made; undefined when they were entitled to it. */
export function wrongChange(before: Stored | undefined, after: Stored, actor: Actor): string | undefined {
  if (!before) return wrongOpening(after, actor);
  const [was, is] = [before.record, after.record];
  if (!isDeepStrictEqual(after.log.slice(0, before.log.length), before.log)) return 'the log was changed';
  if (is.guildId !== was.guildId || is.channelId !== was.channelId) return 'the game was moved';
  if (was.status === 'lobby') return wrongLobbyChange(before, after, actor);
  if (was.status !== 'running' && !isDeepStrictEqual({ ...is, changedAt: 0 }, { ...was, changedAt: 0 }))
    return `a game that is over (${was.status}) was changed`;
  if (!isDeepStrictEqual(is.setup, was.setup)) return 'the setup was changed';
  const seats = wrongSeats(before, after, actor);
  if (seats) return seats;
  return wrongPlay(before, after, actor);
}

/** Somebody may take a seat that was offered to them, and give their own seat, or a free one, to a computer. */
function wrongSeats({ record: was }: Stored, { record: is }: Stored, actor: Actor): string | undefined {
  if (is.seats.length !== was.seats.length) return 'a running game has another number of seats';
  const sits = was.seats.some(({ userId }) => userId === actor.id);
  const acts = is.acts.slice(was.acts.length).map(({ act }) => act);
  for (const [seat, { userId, colour }] of is.seats.entries()) {
    const before = was.seats[seat]!;
    if (colour !== before.colour) return 'a seat got another colour';
    if (userId === before.userId) continue;
    if (!acts.some((act) => act.type === 'replaced' && act.seat === seat))
      return `seat ${seat} was changed without an act`;
    const isRight = isComputer(userId) ? sits : userId === actor.id;
    if (!isRight) return `seat ${seat} was given to ${userId}`;
  }
  return undefined;
}

function wrongOpening({ record, log }: Stored, actor: Actor): string | undefined {
  if (record.ownerId !== actor.id || record.seats[0]?.userId !== actor.id) return 'a game was opened for somebody else';
  return record.status === 'lobby' && log.length === 0 && record.seats.length === 1 ? undefined : 'no lobby was opened';
}

function wrongLobbyChange({ record: was }: Stored, { record: is, log }: Stored, actor: Actor): string | undefined {
  const others = (record: GameRecord) => record.seats.filter(({ userId }) => userId !== actor.id);
  const sits = was.seats.some(({ userId }) => userId === actor.id);
  if (is.status === 'running') {
    const mayStart = sits && (was.ownerId === actor.id || actor.at >= was.createdAt + OWNER_ALONE);
    if (!mayStart) return 'a game was started by somebody who may not';
    const people = is.seats.filter(({ userId }) => !isComputer(userId));
    const isByComputer = ({ entry }: LogRecord) => isComputer(is.seats[entry.seat]!.userId);
    const own = log.filter((record) => !isByComputer(record));
    return own.length <= 1 && people.length === was.seats.length ? undefined : 'more than a start happened';
  }
  if (is.status === 'closed' && actor.manages) return undefined;
  if (!isDeepStrictEqual(others(is), others(was))) return 'the seat of somebody else was changed';
  if (!isDeepStrictEqual(is.options, was.options) && was.ownerId !== actor.id) return 'options were changed by another';
  if (is.ownerId !== was.ownerId && was.ownerId !== actor.id) return 'a lobby got another owner';
  if (is.status === 'closed' && !(sits && others(was).length === 0)) return 'a lobby was closed';
  return undefined;
}

function wrongPlay(before: Stored, after: Stored, actor: Actor): string | undefined {
  const { record } = before;
  const seat = record.seats.findIndex(({ userId }) => userId === actor.id);
  const resigned = new Set(after.record.acts.flatMap(({ act }) => (act.type === 'resigned' ? [act.seat] : [])));
  const isDrawnForAll = (entry: LogRecord['entry']) => {
    const action = entry.type === 'action' ? (entry.action as { readonly type: string }) : undefined;
    return record.options.autoDraw && action?.type === 'draw';
  };
  const added = after.record.acts.slice(record.acts.length);
  const undoes =
    actor.manages && added.some(({ act, userId }) => act.type === 'undone-by-moderator' && userId === actor.id);
  for (const { entry } of after.log.slice(before.log.length)) {
    if (undoes && entry.type === 'takeback') continue;
    const isComputers = isComputer(after.record.seats[entry.seat]!.userId);
    if (entry.seat === seat || resigned.has(entry.seat) || isComputers || isDrawnForAll(entry)) continue;
    return `seat ${entry.seat} was played by ${seat < 0 ? 'somebody without a seat' : `seat ${seat}`}`;
  }
  for (const { act, userId } of added) {
    const by = 'seat' in act ? act.seat : undefined;
    // Whose seat is given away, and to whom, was looked at above.
    if (by !== undefined && by !== seat && act.type !== 'replaced' && !actor.manages)
      return `the act ${act.type} was done for seat ${by}`;
    if (userId !== undefined && userId !== actor.id) return `the act ${act.type} was done for somebody else`;
  }
  const mayStop = seat >= 0 || actor.manages;
  return after.record.status === 'closed' && !mayStop ? 'a game was stopped by somebody without a seat' : undefined;
}

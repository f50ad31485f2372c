import { continueFold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import {
  type Act,
  type ActRecord,
  type GameResult,
  isComputer,
  type SeatResult,
  type UserId,
} from '../store/records.ts';
import { playerAfter, playerAt, resignedSeats, votesOf } from './acts.ts';
import { finishedTurns, standInOf } from './finished-turns.ts';
import { changesRatings } from './rating.ts';
import type { Table } from './table.ts';

type EndedTable = Pick<Table, 'game' | 'fold' | 'record' | 'log'>;

/**
 * The result of every seat at the end of a game, in the order of play, and whom it counts for. Equal points share the better
 * place. Seats that were given up and seats without a player share the last place.
 */
export function resultOf(table: EndedTable): GameResult {
  const { game, fold, record } = table;
  const scores = game.scoresOf(fold.state);
  const players = resultPlayers(table);
  const left = new Set([...resignedSeats(record), ...seatsGivenUp(players)]);
  const lastSeat = lastSeatGivenUp(players);
  if (lastSeat !== undefined) left.delete(lastSeat);
  const played = scores.filter((_, seat) => !left.has(seat));
  const categories = pointsByCategory(table);
  const seats = scores.map(
    (points, seat): SeatResult => ({
      ...(players[seat]!.userId !== undefined && { userId: players[seat]!.userId }),
      points,
      place: 1 + (left.has(seat) ? played.length : played.filter((score) => score > points).length),
      categories: categories[seat]!,
    }),
  );
  return { seats, isRated: changesRatings(record) };
}

function seatsGivenUp(players: readonly ResultPlayer[]): number[] {
  return players.flatMap(({ gaveUp }, seat) => (gaveUp === undefined ? [] : [seat]));
}

/** If all people of a game have given up, the seat of the last one; undefined otherwise. */
function lastSeatGivenUp(players: readonly ResultPlayer[]): number | undefined {
  const people = players.filter(({ userId }) => userId !== undefined && !isComputer(userId));
  if (people.length < 2 || people.some(({ gaveUp }) => gaveUp === undefined)) return undefined;
  const last = Math.max(...people.map(({ gaveUp }) => gaveUp!));
  return players.findIndex(({ gaveUp }) => gaveUp === last);
}

/** The points of every seat by score category. */
function pointsByCategory({ game, fold }: EndedTable): readonly Readonly<Record<string, number>>[] {
  const categories = game.scoresOf(fold.state).map((): Record<string, number> => ({}));
  for (const event of fold.actions.flatMap(({ events }) => events)) {
    const scoring = game.scoring(event);
    if (!scoring) continue;
    for (const { seat, points } of scoring.lines) {
      const own = categories[seat]!;
      if (points !== 0) own[scoring.category] = (own[scoring.category] ?? 0) + points;
    }
  }
  return categories;
}

/** The log entries and acts that end a game. */
interface Ending {
  readonly entries: readonly LogEntry<GameTypes['action']>[];
  readonly acts: readonly Act[];
  readonly at: number;
}

/** The result of a table whose game ends with further entries and acts. */
export function resultAfter(table: Table, { entries, acts, at }: Ending): GameResult {
  const { game, record, content, setup } = table;
  const base = { before: table.fold, length: table.log.length, start: () => game.startState(content, setup) };
  const log = [...table.log, ...entries.map((entry, index) => ({ seq: table.log.length + index, entry, at }))];
  const folded = continueFold(
    game,
    base,
    log.map(({ entry }) => entry as LogEntry<GameTypes['action']>),
  );
  if (!folded.ok) throw new Error(`the end of game ${record.id} was rejected: ${folded.failure.rejection.code}`);
  const added = acts.map((act) => ({ act, seq: table.log.length, at }));
  return resultOf({ game, fold: folded.value, log, record: { ...record, acts: [...record.acts, ...added] } });
}

/**
 * The result of a game that ends with a resignation, by the score at that moment. Undefined if the resignation counts for
 * nobody, as not every seat has finished a turn.
 */
export function resultOfResignation(table: Table, ending: Omit<Ending, 'entries'>): GameResult | undefined {
  const result = resultAfter(table, { entries: [], ...ending });
  const resigned = ending.acts.find(({ type }) => type === 'resigned');
  const isCounted = resigned?.type === 'resigned' && result.seats[resigned.seat]!.userId !== undefined;
  return isCounted ? result : undefined;
}

/** The parts of a table that decide which players its results count for. */
type CountedTable = Pick<Table, 'record' | 'fold' | 'log'>;

/** The player whom the result of a seat counts for. */
interface ResultPlayer {
  /** A person or a computer; absent if the result counts for nobody. */
  readonly userId?: UserId;
  /** Index of the act with which the player gave up; that means last place, whatever the score of the seat. */
  readonly gaveUp?: number;
}

/** A player who let the table wait this long before being replaced has given up the seat, in milliseconds. */
const SILENCE = 24 * 60 * 60_000;

/** A period in which one player had a seat. */
interface Stint {
  readonly userId: UserId;
  /** How the period ended, with the index of the act that ended it; absent while it lasts. */
  readonly left?: { readonly how: 'resigned' | 'gave up' | 'kicked' | 'handed over'; readonly act: number };
}

/**
 * Whom the result of each seat counts for: the person who played most of its turns, skipped turns included; of two people
 * with equally many turns, the later one. If that person resigned, they gave up. If a computer or a rule played most turns,
 * the result counts for the person who gave the seat up, if anybody did. A person has no result who gave up before every seat
 * had finished a turn, or whom a moderator removed.
 */
function resultPlayers(table: CountedTable): readonly ResultPlayer[] {
  const turns = finishedTurns(table);
  const isEarly = (act: number) => {
    const { seq } = table.record.acts[act]!;
    return table.record.seats.some((_, seat) => !turns.some((turn) => turn.seat === seat && turn.entry < seq));
  };
  return table.record.seats.map(({ userId: last }, seat) => {
    const stints = stintsOf(table, seat);
    const played = new Map<UserId, number>();
    let byNobody = 0;
    for (const turn of turns.filter((one) => one.seat === seat)) {
      const player = playerAt(table.record, seat, turn.entry);
      if (isComputer(player) || standInOf(table, turn) === 'left') byNobody++;
      else played.set(player, (played.get(player) ?? 0) + 1);
    }
    const people = stints.filter(({ userId }) => !isComputer(userId));
    const count = ({ userId }: Stint) => played.get(userId) ?? 0;
    const max = people.reduce<Stint | undefined>(
      (best, one) => (!best || count(one) >= count(best) ? one : best),
      undefined,
    );
    const nobodys = isComputer(last) ? { userId: last } : {};
    const isMost = max !== undefined && count(max) >= byNobody;
    if (isMost && max.left?.how !== 'resigned') return max.left?.how === 'kicked' ? nobodys : { userId: max.userId };
    const leaver = isMost ? max : people.findLast(({ left }) => left?.how === 'resigned' || left?.how === 'gave up');
    if (!leaver?.left || isEarly(leaver.left.act)) return nobodys;
    return { userId: leaver.userId, gaveUp: leaver.left.act };
  });
}

/**
 * The stints of a seat, in order. A player who comes back continues the earlier stint if nobody else had the seat in between.
 */
function stintsOf(table: CountedTable, seat: number): readonly Stint[] {
  const { record } = table;
  const stints: Stint[] = [{ userId: playerAfter(record, seat, -1) }];
  const endLast = (how: NonNullable<Stint['left']>['how'], act: number) => {
    stints.push({ ...stints.pop()!, left: { how, act } });
  };
  for (const [number, { act }] of record.acts.entries()) {
    if (!('seat' in act) || act.seat !== seat) continue;
    if (act.type === 'resigned') endLast('resigned', number);
    else if (act.type === 'kicked') endLast('kicked', number);
    else if (act.type === 'replaced') {
      const userId = playerAfter(record, seat, number);
      const before = stints.at(-1)!;
      if (userId === before.userId) stints.pop();
      else if (!before.left)
        endLast(isGivenUp(table, { seat, number, to: userId }) ? 'gave up' : 'handed over', number);
      stints.push({ userId });
    }
  }
  return stints;
}

/**
 * True if the player of a seat gave it up when an act replaced them: a computer got the seat because the player wished it, or
 * because the table voted for it after the player had left the server or been silent for long.
 */
function isGivenUp(
  table: CountedTable,
  { seat, number, to }: { readonly seat: number; readonly number: number; readonly to: UserId },
): boolean {
  if (!isComputer(to)) return false;
  const { acts } = table.record;
  const before = acts.slice(0, number);
  const isVotedOut = votesOf({ ...table.record, acts: before }).some(
    ({ subject, about, outcome, isSeatRefilled }) =>
      subject === 'replace' && about === seat && outcome === 'passed' && !isSeatRefilled,
  );
  if (!isVotedOut) return true;
  const isGone = before.some(({ act }) => act.type === 'player-gone' && act.seat === seat);
  return isGone || isSilent(table, acts[number]!, seat);
}

/** True if a seat was to move at the time of an act, and nobody had played for long. */
function isSilent({ log, record }: CountedTable, { seq, at }: ActRecord, seat: number): boolean {
  const next = log.slice(seq).find(({ entry }) => entry.type === 'action')?.entry;
  const resumed = record.acts.findLast(({ act, at: then }) => act.type === 'resumed' && then < at)?.at ?? 0;
  return next?.seat === seat && at - Math.max(resumed, log[seq - 1]?.at ?? at) >= SILENCE;
}

import { continueFold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import { type Act, type GameResult, isComputer, type SeatResult } from '../store/records.ts';
import { resignedSeats } from './acts.ts';
import { changesRatings } from './rated-games.ts';
import { type ResultPlayer, resultPlayers } from './result-players.ts';
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

import { LEVELS, type Level } from '../computer/levels.ts';
import type { GameTypes } from '../core/rules.ts';
import { COMPUTER_PREFIX, type GameRecord, isComputer, type UserId } from '../store/records.ts';
import { activeSeats, isPaused, seatOf } from './acts.ts';
import type { Table } from './table.ts';

/** Level of the computer that plays turns which are over their time. */
export const LATE_TURN_LEVEL: Level = 'regular';

/** The id of a computer player; the computers of a level at a table are numbered from 1. */
export function computerId(level: Level, number: number): UserId {
  return `${COMPUTER_PREFIX}${level}:${number}`;
}

/** Reads the id of a computer player; undefined for people. */
export function computerOf(userId: UserId): { readonly level: Level; readonly number: number } | undefined {
  if (!isComputer(userId)) return undefined;
  const [name, number] = userId.slice(COMPUTER_PREFIX.length).split(':');
  const level = LEVELS.find((one) => one === name);
  return level && { level, number: Number(number) };
}

/** Returns ids for further computer players at a table, one for each entry of `levels`. */
export function computersAt(seats: GameRecord['seats'], levels: readonly string[]): readonly UserId[] {
  const takenIds = new Set(seats.map(({ userId }) => userId));
  return levels.map((name) => {
    const level = LEVELS.find((one) => one === name) ?? 'regular';
    let number = 1;
    while (takenIds.has(computerId(level, number))) number++;
    takenIds.add(computerId(level, number));
    return computerId(level, number);
  });
}

/** Seats that people play, in order. */
export function peopleSeats(game: Pick<GameRecord, 'acts' | 'seats'>): number[] {
  return activeSeats(game).filter((seat) => !isComputer(game.seats[seat]!.userId));
}

/** Whether a computer is to move in a running game. */
export function isComputersTurn({ record, game, fold, progress }: Table): boolean {
  const isOn = record.status === 'running' && !isPaused(record) && !game.isOver(fold.state);
  return isOn && isComputer(record.seats[progress.seat]!.userId);
}

/** True if a person plays any seat besides this one. */
export function hasOtherPeople(game: Pick<GameRecord, 'acts' | 'seats'>, seat: number): boolean {
  return peopleSeats(game).some((other) => other !== seat);
}

/** True if a game ends when a seat loses its player: fewer than two players or only computers are left. */
export function endsWithoutSeat(game: Pick<GameRecord, 'acts' | 'seats'>, seat: number): boolean {
  return activeSeats(game).filter((other) => other !== seat).length < 2 || !hasOtherPeople(game, seat);
}

/**
 * True if computers may advise the people of a game: nobody plays against other people, or the table has allowed advice, and
 * the game changes no ratings.
 */
export function mayAdvise({
  options,
  seats,
}: Pick<GameRecord, 'options'> & { readonly seats: readonly { readonly userId: UserId }[] }): boolean {
  return options.advice === true || seats.filter(({ userId }) => !isComputer(userId)).length < 2;
}

/** True if players of a table may ask a computer for advice; never in games that change ratings. */
export function allowsHints({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.options.hints && game.computer !== undefined && mayAdvise(record);
}

/** A choice with a computer's rating; see `RankedChoice`. */
export interface Advice {
  readonly action: GameTypes['action'];
  readonly points: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly next?: GameTypes['action'];
}

/**
 * Why a computer does not advise a person now: hints are switched off, the game has no computer, it is rated, others are to move, or
 * a tile is to be drawn first; undefined if it does.
 */
export function hintRejection(
  { game, fold, progress, record }: Table,
  userId: UserId,
): 'off' | 'none' | 'rated' | 'others' | 'draw' | undefined {
  if (!record.options.hints) return 'off';
  if (!game.computer) return 'none';
  if (!mayAdvise(record)) return 'rated';
  if (seatOf(record, userId) !== progress.seat) return 'others';
  return game.openingAction(fold.state) || game.choices(fold.state).length === 0 ? 'draw' : undefined;
}

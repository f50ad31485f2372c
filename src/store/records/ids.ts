/** A game's number in the database. */
export type GameId = number;

/** Snowflakes of Discord, as text. */
export type UserId = string;
export type ChannelId = string;

/**
 * Prefix of the stand-in id for a user whose data was deleted. The index of the seat follows, so that the ids do not link one game
 * to another.
 */
export const FORGOTTEN = 'forgotten-';

/** Prefix of the ids of computer players; nobody on Discord has such an id. */
export const COMPUTER = 'computer:';

/** True if an id is that of a computer player. */
export function isComputer(userId: UserId): boolean {
  return userId.startsWith(COMPUTER);
}

/** True if an id is that of a Discord user, who can be mentioned and get messages. */
export function isPerson(userId: UserId): boolean {
  return !isComputer(userId) && !userId.startsWith(FORGOTTEN);
}

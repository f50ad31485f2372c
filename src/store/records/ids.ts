/** A game's number in the database. */
export type GameId = number;

/** Snowflakes of Discord, as text. */
export type UserId = string;
export type ChannelId = string;

/**
 * Prefix of the stand-in id for a user whose data was deleted. The seat's position follows, so that nothing links one
 * game to another.
 */
export const FORGOTTEN = 'forgotten-';

/** Prefix of the ids of computer players; nobody on Discord has such an id. */
export const COMPUTER = 'computer:';

/** Whether a seat is a computer's. */
export function isComputer(userId: UserId): boolean {
  return userId.startsWith(COMPUTER);
}

/** Whether somebody on Discord has an id, so that they can be mentioned and written to. */
export function isPerson(userId: UserId): boolean {
  return !isComputer(userId) && !userId.startsWith(FORGOTTEN);
}

/** Modules that only the browser of a player loads. */
export { SeatPlay } from './play.ts';
export { offerPush } from './push.ts';

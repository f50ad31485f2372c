/** What only a browser that plays a seat loads. */
export { SeatPlay } from './play.ts';
export { offerPush } from './push.ts';

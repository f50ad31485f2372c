import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod';
import { seatOf } from '../app/acts.ts';
import { enterWithTicket, signOut, userOfPress, userOfTicket } from '../app/seat-access.ts';
import type { UserId } from '../store/records.ts';
import { peopleOf } from '../telling/people.ts';
import { isFromOwnPage, readOwnJson } from './own-json.ts';
import type { SeatAnswer } from './page/seat.ts';
import { moveIdSchema } from './play-routes.ts';
import { newPrivateKey } from './push/push-message.ts';
import {
  type Env,
  GAME_PATH,
  REQUEST_COST,
  type RequestContext,
  rejectRequest,
  requestTranslator,
  tooManyRequests,
  type WebContext,
} from './responses.ts';
import { dropSeatCookie, seatOfRequest, seatToken, setSeatCookie } from './seat-cookie.ts';

const ticketSchema = z.strictObject({
  ticket: z.string().max(100),
  /** Random id of the press, which the page repeats until there is an answer; absent from pages of older versions. */
  press: moveIdSchema.optional(),
  /** True to be told whose ticket it is, without spending it. */
  look: z.boolean().optional(),
});

/** Routes by which a browser takes a seat of a game, asks for it, and leaves it. */
export function addSeatRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.get(`${GAME_PATH}/seat`, async (c) => {
    c.header('cache-control', 'no-store');
    const seat = await seatOfRequest(web, c);
    return c.json(await seatAnswer(web, c, seat?.userId));
  });
  routes.post(`${GAME_PATH}/seat`, (c) => takeSeat(web, c));
  routes.delete(`${GAME_PATH}/seat`, async (c) => {
    if (!isFromOwnPage(web, c)) return rejectRequest(c, 'other-origin', 403);
    c.header('cache-control', 'no-store');
    const token = seatToken(web, c);
    if (token !== undefined) await signOut(web.app, token);
    dropSeatCookie(web, c);
    return c.json(await seatAnswer(web, c, undefined));
  });
}

/** Tells whose a ticket is, or spends it; a wrong ticket, an old one and a used one have the same answer. */
async function takeSeat(web: WebContext, c: RequestContext): Promise<Response> {
  const { app, limits } = web;
  const { address, game } = c.var;
  if (!limits.allows(address, REQUEST_COST.ticket)) return tooManyRequests(web, c);
  const body = await readOwnJson(web, c, ticketSchema);
  if (!body.ok) return body.failure;
  const { ticket, look } = body.value;
  const attempt = limits.takeAttempt(address, game.id);
  if (!attempt) return tooManyRequests(web, c);
  const token = await tokenOfPress(web, body.value);
  c.header('cache-control', 'no-store');
  if (look) {
    const userId = (await userOfTicket(app, game, ticket)) ?? (await userOfPress(app, game, token));
    if (userId === undefined) return rejectRequest(c, 'no-ticket', 401);
    attempt.giveBack();
    return c.json(await seatAnswer(web, c, userId));
  }
  const userId = await enterWithTicket(app, game, { ticket, token, before: seatToken(web, c) });
  if (userId === undefined) return rejectRequest(c, 'no-ticket', 401);
  attempt.giveBack();
  setSeatCookie(web, c, { token });
  return c.json(await seatAnswer(web, c, userId));
}

/**
 * The token that a press of the button brings, the same for its repetitions. It cannot be computed from what scripts of the page know:
 * that takes a key of this program, which all processes have.
 */
async function tokenOfPress({ app }: WebContext, { ticket, press }: z.infer<typeof ticketSchema>): Promise<string> {
  const key = await app.store.pushes.privateKey(newPrivateKey);
  return createHmac('sha256', `tokens of seats: ${key}`)
    .update(`${ticket} ${press ?? app.newKey()}`)
    .digest('base64url');
}

/** The seat of a user in the language of the request; empty without a user. */
async function seatAnswer({ app }: WebContext, c: RequestContext, userId: UserId | undefined): Promise<SeatAnswer> {
  if (userId === undefined) return {};
  const t = requestTranslator(c);
  const seat = seatOf(c.var.game, userId);
  const { bare } = await peopleOf({ names: app.store.people.names, t }, c.var.game);
  const colour = t(`colour.${c.var.game.seats[seat]!.colour}`);
  const words = t('people.in-colour', { name: bare[seat]!, colour });
  return {
    you: { seat, words, play: t('web.seat.play', { name: words }), leave: t('web.seat.leave'), mine: t('web.mine') },
  };
}

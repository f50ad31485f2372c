import type { Hono } from 'hono';
import * as z from 'zod';
import { isSecureOrigin, pageAddress } from '../app/page.ts';
import { playAgain } from '../app/rematch.ts';
import { beginSession } from '../app/seat-access.ts';
import { success } from '../core/result.ts';
import { readOwnJson } from './own-json.ts';
import type { PlayedAgain } from './page/turn.ts';
import { causeOf, moveIdSchema, moverOf, rejectionAnswer } from './play-routes.ts';
import { type Env, GAME_PATH, type RequestContext, type WebContext } from './responses.ts';
import { setSeatCookie } from './seat-cookie.ts';

const againSchema = z.strictObject({ move: moveIdSchema });

/** The route with which a person plays the same game against computers once more; no cache keeps its answers. */
export function addRematchRoute(routes: Hono<Env>, web: WebContext): void {
  routes.post(`${GAME_PATH}/again`, (c) => playOnceMore(web, c));
}

/**
 * Starts a rematch of a game of one person against computers, in which this browser plays the person's seat; answers with the
 * page of the new game.
 */
async function playOnceMore(web: WebContext, c: RequestContext): Promise<Response> {
  const { app, play } = web;
  const body = await readOwnJson(web, c, againSchema);
  if (!body.ok) return body.failure;
  const player = await moverOf(web, c, 'lobby');
  if (!player.ok) return player.failure;
  const { userId } = player.value;
  const { channelId, guildId } = c.var.game;
  const game = success(await app.store.games.open(channelId));
  const cause = causeOf(player.value, body.value.move);
  const begun = await playAgain(app, { channelId, guildId, userId, game, cause }, c.var.game);
  if (!begun.ok) {
    play.limits.refund('lobby', { userId, guildId });
    return rejectionAnswer(c, begun.failure, []);
  }
  const address = await pageAddress(app, begun.value);
  if (address === undefined || !isSecureOrigin(address)) return rejectionAnswer(c, { code: 'page-closed' }, []);
  const path = new URL(address).pathname;
  const token = await beginSession(app, { gameId: begun.value.id, userId });
  setSeatCookie(web, c, { token, path });
  return c.json({ path } satisfies PlayedAgain);
}

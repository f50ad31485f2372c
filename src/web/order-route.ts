import type { Hono } from 'hono';
import * as z from 'zod';
import { setOrder } from '../app/orders.ts';
import { orderText } from '../telling/orders.ts';
import { readOwnJson } from './own-json.ts';
import { againOrRejected, changed, moverOf, requestOf, undoSchema } from './play-routes.ts';
import { type Env, GAME_PATH, type RequestContext, requestTranslator, type WebContext } from './responses.ts';

const orderSchema = undoSchema.extend({ question: z.string(), order: z.string() });

/** The route by which the player of a seat sets a standing order, as by /orders. */
export function addOrderRoute(routes: Hono<Env>, web: WebContext): void {
  routes.post(`${GAME_PATH}/orders`, (c) => order(web, c));
}

async function order(web: WebContext, c: RequestContext): Promise<Response> {
  const body = await readOwnJson(web, c, orderSchema);
  if (!body.ok) return body.failure;
  const player = await moverOf(web, c);
  if (!player.ok) return player.failure;
  const request = requestOf(c, player.value, body.value);
  const set = await setOrder(web.app, request, body.value);
  if (!set.ok) return againOrRejected(web, c, request, set.failure);
  const t = requestTranslator(c);
  const { table } = set.value;
  const { question } = body.value;
  const words = { option: orderText(t, table, { question }), effect: orderText(t, table, body.value) };
  return changed(web, c, { table, request, told: [t('suggest.choice', words)] });
}

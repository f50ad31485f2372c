import type { Hono } from 'hono';
import * as z from 'zod';
import { setOrder } from '../app/orders.ts';
import { success } from '../core/result.ts';
import { orderText } from '../telling/orders.ts';
import { type AskedMove, addMoveRoute, undoSchema } from './play-routes.ts';
import type { Env, WebContext } from './responses.ts';

const orderSchema = undoSchema.extend({ question: z.string(), order: z.string() });

/** The route by which the player of a seat sets a standing order, as by /orders. */
export function addOrderRoute(routes: Hono<Env>, web: WebContext): void {
  addMoveRoute(routes, web, 'orders', { schema: orderSchema, make: order });
}

async function order({ web, request, body, t }: AskedMove<z.infer<typeof orderSchema>>) {
  const set = await setOrder(web.app, request, body);
  if (!set.ok) return set;
  const { table } = set.value;
  const words = { option: orderText(t, table, { question: body.question }), effect: orderText(t, table, body) };
  return success({ table, told: [t('suggest.choice', words)] });
}

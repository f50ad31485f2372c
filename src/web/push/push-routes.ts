import type { Hono } from 'hono';
import * as z from 'zod';
import type { EnteredSeat } from '../../app/seat-access.ts';
import { isFromOwnPage, readOwnJson } from '../own-json.ts';
import type { PushAnswer } from '../page/push-answer.ts';
import { playerOf } from '../play-routes.ts';
import {
  type Env,
  GAME_PATH,
  type RequestContext,
  rejectRequest,
  requestTranslator,
  type WebContext,
} from '../responses.ts';
import { areValidKeys, newPrivateKey, publicKeyOf } from './push-message.ts';
import { serviceAt } from './push-services.ts';

/** The push subscription of a browser, as sent by it. */
const targetSchema = z.strictObject({
  endpoint: z.url().max(1_000),
  key: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** Routes by which the browser of a seat asks to be notified of turns, and not to be. */
export function addPushRoutes(routes: Hono<Env>, web: WebContext): void {
  const { pushes } = web.app.store;
  routes.use(`${GAME_PATH}/push`, async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  routes.get(`${GAME_PATH}/push`, async (c) => {
    const player = await playerOf(web, c);
    return player.ok ? pushAnswer(web, c, player.value) : player.failure;
  });
  routes.post(`${GAME_PATH}/push`, async (c) => {
    const body = await readOwnJson(web, c, targetSchema);
    if (!body.ok) return body.failure;
    const player = await playerOf(web, c);
    if (!player.ok) return player.failure;
    if (!serviceAt(body.value.endpoint, web.acceptsService) || !areValidKeys(body.value))
      return rejectRequest(c, 'no-push-service', 422);
    await pushes.subscribe(player.value.session, body.value);
    return pushAnswer(web, c, player.value);
  });
  routes.delete(`${GAME_PATH}/push`, async (c) => {
    if (!isFromOwnPage(web, c)) return rejectRequest(c, 'other-origin', 403);
    const player = await playerOf(web, c);
    if (!player.ok) return player.failure;
    await pushes.unsubscribe(player.value.session);
    return pushAnswer(web, c, player.value);
  });
}

async function pushAnswer({ app }: WebContext, c: RequestContext, { session }: EnteredSeat): Promise<Response> {
  const t = requestTranslator(c);
  const told = await app.store.pushes.ofSession(session);
  const answer: PushAnswer = {
    key: publicKeyOf(await app.store.pushes.privateKey(newPrivateKey)),
    ...(told && { endpoint: told.endpoint }),
    words: { on: t('web.push.on'), off: t('web.push.off'), refused: t('web.push.refused') },
  };
  return c.json(answer);
}

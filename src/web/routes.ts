import { Hono } from 'hono';
import { PictureError } from '../render/index.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { addAgainRoute } from './again-route.ts';
import { addGameRoutes } from './game-routes.ts';
import { addHintRoute } from './hint-route.ts';
import { addMineRoutes } from './mine-routes.ts';
import { addPlayRoutes } from './play-routes.ts';
import { addPushRoutes } from './push/push-routes.ts';
import { addReplayRoutes } from './replay-routes.ts';
import { clientAddress, isOwnHost } from './requests.ts';
import {
  CACHE_FOREVER,
  type Env,
  errorResponse,
  notFound,
  requestTranslator,
  sendAnswer,
  TooBusy,
  tooManyRequests,
  type WebContext,
} from './responses.ts';
import { addSeatRoutes } from './seat-routes.ts';

/** The routes of pages of games. They show only what everybody in the channel sees; who has a seat may take it there. */
export function routesOf(web: WebContext): Hono<Env> {
  const { app, log, place, files, limits } = web;
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    // The request target may be an absolute URL with another host.
    const hosts = [c.req.header('host'), new URL(c.req.url).host];
    if (!hosts.every((host) => isOwnHost(host, place))) return c.text('This server has another name.\n', 421);
    const address = clientAddress(c.env.incoming, place);
    if (!limits.allows(address)) return tooManyRequests(web, c);
    c.set('address', address);
    return next();
  });
  routes.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  routes.get('/files/:version/:name', async (c) => {
    const file = files.files.get(c.req.param('name'));
    if (!file) return notFound(web, c);
    // A document of another version gets the files of this version. It must not cache them under the address of its own.
    const cacheControl = c.req.param('version') === files.version ? CACHE_FOREVER : 'no-store';
    return sendAnswer(c, await file.answer(), { type: file.type, cacheControl });
  });

  addGameRoutes(routes, web);
  addSeatRoutes(routes, web);
  addPlayRoutes(routes, web);
  addPushRoutes(routes, web);
  addMineRoutes(routes, web);
  addHintRoute(routes, web);
  addAgainRoute(routes, web);
  addReplayRoutes(routes, web);

  routes.notFound((c) => notFound(web, c));
  routes.onError((error, c) => {
    const t = requestTranslator(c);
    if (error instanceof UnreadableGame) {
      app.onUnreadable(error);
      return errorResponse(web, c, t('web.error.unreadable'), 503);
    }
    if (error instanceof TooBusy) return tooManyRequests(web, c);
    // The client may have closed the connection, such as while it was sending a record.
    const isGone = c.env.outgoing.destroyed || c.env.incoming.readableAborted;
    if (!isGone && !(error instanceof PictureError)) {
      log.error({ err: reasonOf(error) }, 'a page in the browser could not be made');
    }
    return errorResponse(web, c, t('web.error.failed'), 503);
  });
  return routes;
}

/** Returns the innermost cause of an error; the errors around it may hold parameters of a statement, such as a page's key. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}

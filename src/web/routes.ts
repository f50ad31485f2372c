import { Hono } from 'hono';
import { PictureError } from '../render/index.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { addActivityRoutes } from './activity.ts';
import { addGameRoutes } from './game-routes.ts';
import { addHintRoutes } from './hint-route.ts';
import { addMineRoutes } from './mine-routes.ts';
import { tokenInHeader } from './own-json.ts';
import { addPlayRoutes } from './play-routes.ts';
import { addPushRoutes } from './push/push-routes.ts';
import { addRematchRoute } from './rematch-route.ts';
import { addReplayRoutes } from './replay-routes.ts';
import { clientAddress, isOwnHost } from './requests.ts';
import {
  CACHE_FOREVER,
  type Env,
  errorResponse,
  notFound,
  type RequestContext,
  requestTranslator,
  sendAnswer,
  TooBusy,
  tooManyRequests,
  type WebContext,
} from './responses.ts';
import { addSeatMoveRoutes } from './seat-moves.ts';
import { addSeatRoutes } from './seat-routes.ts';

/** Where Discord's proxy serves activities, each by the id of its application. */
const PROXY_DOMAIN = '.discordsays.com';

/** The routes of pages of games. They show only what everybody in the channel sees; who has a seat may take it there. */
export function routesOf(web: WebContext): Hono<Env> {
  const { app, log, files } = web;
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    if (!(await isForUs(web, c))) return c.text('This server has another name.\n', 421);
    return takeAllowance(web, c) ? next() : tooManyRequests(web, c);
  });
  routes.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  routes.get('/files/:version/:name', async (c) => {
    const file = files.files.get(c.req.param('name'));
    if (!file) return notFound(web, c);
    // A document of another version gets the files of this version. It must not cache them under the address of its own.
    const cacheControl = c.req.param('version') === files.version ? CACHE_FOREVER : 'no-store';
    return sendAnswer(c, await file.answer(), { type: file.type, cacheControl });
  });

  addActivityRoutes(routes, web);
  addGameRoutes(routes, web);
  addSeatRoutes(routes, web);
  addPlayRoutes(routes, web);
  addPushRoutes(routes, web);
  addMineRoutes(routes, web);
  addHintRoutes(routes, web);
  addSeatMoveRoutes(routes, web);
  addRematchRoute(routes, web);
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

/** True if a request is for this server by its name. Discord's proxy may name the application in its place. */
async function isForUs({ place, activity }: WebContext, c: RequestContext): Promise<boolean> {
  // The request target may be an absolute URL with another host.
  const hosts = [c.req.header('host'), new URL(c.req.url).host];
  if (hosts.every((host) => isOwnHost(host, place))) return true;
  if (!activity || !hosts.every((host) => host?.endsWith(PROXY_DOMAIN))) return false;
  const own = `${await activity.applicationId()}${PROXY_DOMAIN}`;
  return hosts.every((host) => host === own);
}

/**
 * Counts a request for its address, or for its pass inside Discord, whose addresses all readers there share. What these ask for before
 * they have a pass is counted loosely, as it takes little.
 */
function takeAllowance({ app, place, activity, limits }: WebContext, c: RequestContext): boolean {
  const pass = c.req.query('pass') ?? tokenInHeader(c)?.split('.').slice(0, 3).join('.');
  const holder = activity?.passes.holderOf(pass, app.now());
  c.set('address', holder ?? clientAddress(c.env.incoming, place));
  const isBeforePass = activity && /^\/($|files\/|activity\/)/.test(c.req.path);
  return isBeforePass ? limits.allowsFile(c.var.address) : limits.allows(c.var.address);
}

/** Returns the innermost cause of an error; the errors around it may hold parameters of a statement, such as a page's key. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}

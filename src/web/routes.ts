import { Hono } from 'hono';
import { PictureError } from '../render/index.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { busy, type Env, FOR_EVER, fail, languageOf, none, send, TooBusy, type Web } from './answering.ts';
import { addGameRoutes } from './game-routes.ts';
import { addReplayRoutes } from './replay-routes.ts';
import { addressOf, isForHere } from './requests.ts';

/** Answers requests for pages of games: they are read only, and show what everybody in the channel sees. */
export function routesOf(web: Web): Hono<Env> {
  const { app, log, place, files, limits } = web;
  const routes = new Hono<Env>();

  routes.use(async (c, next) => {
    // The target of a request may name a server, too.
    const hosts = [c.req.header('host'), new URL(c.req.url).host];
    if (!hosts.every((host) => isForHere(host, place))) return c.text('This server has another name.\n', 421);
    const address = addressOf(c.env.incoming, place);
    if (!limits.allows(address)) return busy(web, c);
    c.set('address', address);
    return next();
  });
  routes.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  routes.get('/files/:version/:name', async (c) => {
    const file = files.files.get(c.req.param('name'));
    if (!file) return none(web, c);
    // The document of another version is served with the files of this one, which the two have in common but for a while.
    const keep = c.req.param('version') === files.version ? FOR_EVER : 'no-store';
    return send(c, await file.answer(), { type: file.type, keep });
  });

  addGameRoutes(routes, web);
  addReplayRoutes(routes, web);

  routes.notFound((c) => none(web, c));
  routes.onError((error, c) => {
    const t = languageOf(c);
    if (error instanceof UnreadableGame) {
      app.onUnreadable(error);
      return fail(web, c, t('web.error.unreadable'), 503);
    }
    if (error instanceof TooBusy) return busy(web, c);
    // Who asked is gone, such as in the middle of a record.
    const isGone = c.env.outgoing.destroyed || c.env.incoming.readableAborted;
    if (!isGone && !(error instanceof PictureError)) {
      log.error({ err: reasonOf(error) }, 'a page in the browser could not be made');
    }
    return fail(web, c, t('web.error.failed'), 503);
  });
  return routes;
}

/** What is behind an error: what a statement was given, such as a key or who plays, stands in the errors around it. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}

import type { Hono } from 'hono';
import { isPaused, seatOf } from '../app/acts.ts';
import { isOver, loadTable } from '../app/table.ts';
import { statusLine } from '../telling/board/board-text.ts';
import { peopleOf } from '../telling/people.ts';
import { encodeAnswer } from './answer-cache.ts';
import { mineDocument } from './other-documents.ts';
import type { OwnGame } from './page/own-game.ts';
import { ICON_SIDES } from './page-files.ts';
import {
  CACHE_REVALIDATE,
  documentContext,
  type Env,
  GAME_PATH,
  type RequestContext,
  requestTranslator,
  sendAnswer,
  type WebContext,
} from './responses.ts';
import { seatOfRequest } from './seat-cookie.ts';

/** Colours of the installed page around its content. */
const COLOURS = { theme_color: '#2f6f4f', background_color: '#2f6f4f' };

/** The manifest with which the pages can be installed as an app, whose first page lists the games of its browser. */
const MANIFEST = JSON.stringify({
  name: 'Pirogue',
  short_name: 'Pirogue',
  start_url: '/mine',
  scope: '/',
  display: 'standalone',
  ...COLOURS,
  icons: ICON_SIDES.flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

/** Routes of the page that lists the games of a browser, and of the files that make it an app. */
export function addMineRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.get('/mine', async (c) => {
    const answer = await encodeAnswer(mineDocument(documentContext(web, c)));
    return sendAnswer(c, answer, { type: 'text/html; charset=utf-8', cacheControl: CACHE_REVALIDATE });
  });
  routes.get('/manifest.webmanifest', async (c) =>
    sendAnswer(c, await encodeAnswer(MANIFEST), { type: 'application/manifest+json', cacheControl: CACHE_REVALIDATE }),
  );
  // At the root, as a service worker sees only pages below its own address, and devices keep the addresses of icons.
  for (const name of ['push-worker.js', ...ICON_SIDES.map((side) => `icon-${side}.png`)]) {
    const { answer, type } = web.files.files.get(name)!;
    routes.get(`/${name}`, async (c) => sendAnswer(c, await answer(), { type, cacheControl: CACHE_REVALIDATE }));
  }
  routes.get(`${GAME_PATH}/mine`, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await ownGame(web, c));
  });
}

/** How a game stands, for the browser of a seat in it. */
async function ownGame(web: WebContext, c: RequestContext): Promise<OwnGame> {
  const seat = await seatOfRequest(web, c);
  if (!seat) return {};
  const t = requestTranslator(c);
  const table = await loadTable(web.app, c.var.game);
  const { record, progress } = table;
  const people = await peopleOf({ names: web.app.store.people.names, t }, record);
  const isYours = !isOver(table) && !isPaused(record) && progress.seat === seatOf(record, seat.userId);
  const until = isYours ? (await web.app.store.clocks.ofGame(record.id))?.deadline : undefined;
  return {
    game: {
      name: table.game.words.name(t),
      players: people.bare.join(', '),
      status: statusLine(t, table, people),
      isYours,
      ...(until !== undefined && { until }),
    },
  };
}

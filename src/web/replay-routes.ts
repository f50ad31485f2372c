import type { Hono } from 'hono';
import { RECORD_LIMIT, readRecordFile } from '../app/record-file.ts';
import {
  ASKED_ANEW,
  type Asked,
  busy,
  COST,
  documentContext,
  type Env,
  languageOf,
  send,
  type Web,
} from './answering.ts';
import { replayDocument } from './documents.ts';
import { answerOf } from './kept-answers.ts';
import { bodyOf, isJson, themeNamed } from './requests.ts';

/** Routes of the page that plays the record of a game. */
export function addReplayRoutes(routes: Hono<Env>, web: Web): void {
  routes.get('/replay', async (c) => {
    const answer = await answerOf(replayDocument(documentContext(web, c)));
    return send(c, answer, { type: 'text/html; charset=utf-8', keep: ASKED_ANEW });
  });
  routes.post('/replay', (c) => playedRecord(web, c));
}

/** The whole replay of the record in the body of a request, or why there is none. */
async function playedRecord(web: Web, c: Asked): Promise<Response> {
  const { app, limits } = web;
  const t = languageOf(c);
  // A form of another site can send no JSON without the browser asking first.
  if (!isJson(c.req.header('content-type'))) return c.json({ problem: t('web.replay.not-record') }, 415);
  if (!limits.allows(c.var.address, COST.record)) return busy(web, c);
  const text = await bodyOf(c.env.incoming, RECORD_LIMIT);
  if (text === undefined) return c.json({ problem: t('web.replay.too-large') }, 413);
  const file = readRecordFile(app, text);
  if (!file) return c.json({ problem: t('web.replay.not-record') }, 422);
  const { game, content } = file;
  const theme = themeNamed(c.req.query('theme')) ?? 'day';
  const shown = await web.replay({ ruleSet: game.ruleSet, text, content, language: t.language, theme });
  if (shown === 'busy') return busy(web, c);
  if (shown === 'too-long') return c.json({ problem: t('web.replay.too-large') }, 422);
  if (!shown.ok) return c.json({ problem: shown.failure }, 422);
  return send(c, shown.value, { type: 'application/json', keep: 'no-store' });
}

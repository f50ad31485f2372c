import type { Hono } from 'hono';
import { RECORD_LIMIT, readRecordFile } from '../app/record-file.ts';
import { encodeAnswer } from './answer-cache.ts';
import { replayDocument } from './other-documents.ts';
import { isJson, parseTheme, readBody } from './requests.ts';
import {
  CACHE_REVALIDATE,
  documentContext,
  type Env,
  REQUEST_COST,
  type RequestContext,
  requestTranslator,
  sendAnswer,
  tooManyRequests,
  type WebContext,
} from './responses.ts';

/** Routes of the replay page. */
export function addReplayRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.get('/replay', async (c) => {
    const answer = await encodeAnswer(replayDocument(documentContext(web, c)));
    return sendAnswer(c, answer, { type: 'text/html; charset=utf-8', cacheControl: CACHE_REVALIDATE });
  });
  routes.post('/replay', (c) => replayResponse(web, c));
}

/** Answers with the whole replay of the record in the request's body, or with the problem in words. */
async function replayResponse(web: WebContext, c: RequestContext): Promise<Response> {
  const { app, limits } = web;
  const t = requestTranslator(c);
  // Requiring JSON makes browsers send a CORS preflight, so that forms of other sites are refused.
  if (!isJson(c.req.header('content-type'))) return c.json({ problem: t('web.replay.not-record') }, 415);
  if (!limits.allows(c.var.address, REQUEST_COST.record)) return tooManyRequests(web, c);
  const text = await readBody(c.env.incoming, RECORD_LIMIT);
  if (text === undefined) return c.json({ problem: t('web.replay.too-large') }, 413);
  const file = readRecordFile(app, text);
  if (!file) return c.json({ problem: t('web.replay.not-record') }, 422);
  const { game, content } = file;
  const theme = parseTheme(c.req.query('theme')) ?? 'day';
  const replay = await web.replay({ ruleSet: game.ruleSet, text, content, language: t.language, theme });
  if (replay === 'busy') return tooManyRequests(web, c);
  if (replay === 'too-long') return c.json({ problem: t('web.replay.too-large') }, 422);
  if (!replay.ok) return c.json({ problem: replay.failure }, 422);
  return sendAnswer(c, replay.value, { type: 'application/json', cacheControl: 'no-store' });
}

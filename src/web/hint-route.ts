import type { Hono } from 'hono';
import * as z from 'zod';
import { computerTurn } from '../app/computer-turns.ts';
import { allowsHints, hintRejection } from '../app/computers.ts';
import { draftedTurn, parseDraft } from '../app/draft.ts';
import { loadTable, type Table, withReaderHints } from '../app/table.ts';
import { peopleOf } from '../telling/people.ts';
import { MAX_REASONS } from '../telling/reasons.ts';
import { draftAdvice } from '../telling/turn/advice.ts';
import { hintDraft, hintsFrom, hintWords } from '../telling/turn/hints.ts';
import { readOwnJson } from './own-json.ts';
import type { DraftAdvice, TurnHints, TurnProblem } from './page/turn.ts';
import { playerOf, rejectionAnswer } from './play-routes.ts';
import { type Env, GAME_PATH, type RequestContext, requestTranslator, type WebContext } from './responses.ts';

const hintSchema = z.strictObject({ revision: z.int().nonnegative() });
const adviceSchema = hintSchema.extend({ draft: z.string().min(1) });

/** The routes by which the player of a seat asks for advice on the turn, as by /hint, and on a draft, as the panel has it. */
export function addHintRoutes(routes: Hono<Env>, web: WebContext): void {
  routes.post(`${GAME_PATH}/hint`, (c) => advise(web, c));
  routes.post(`${GAME_PATH}/advice`, (c) => adviseOnDraft(web, c));
}

/** Advises on the turn; the computer thinks on another thread. */
async function advise(web: WebContext, c: RequestContext): Promise<Response> {
  const body = await readOwnJson(web, c, hintSchema);
  if (!body.ok) return body.failure;
  const player = await playerOf(web, c, 'picture');
  if (!player.ok) return player.failure;
  const { userId } = player.value;
  const { game } = c.var;
  if (body.value.revision !== game.revision || game.status !== 'running')
    return rejectionAnswer(c, { code: 'stale' }, []);
  const table = await loadTable(web.app, game);
  const refusal = hintRejection(table, userId);
  if (refusal) return c.json(await refusalOf(web, c, table, refusal), 403);
  const advice = await web.play.thinking.advise(computerTurn(table, 'regular'));
  const t = requestTranslator(c);
  if (!advice) return c.json({ problem: t('hint.busy'), code: 'busy', retry: 5 } satisfies TurnProblem, 503);
  const hints = hintsFrom({ t, table, userId }, advice);
  const words = { maxReasons: MAX_REASONS, isPlaceTold: true };
  return c.json({
    revision: game.revision,
    hints: hints.hints.map((hint) => {
      const { what = '', why } = hintWords(hints, hint, words);
      return { do: hintDraft(table, hint), say: what, why };
    }),
  } satisfies TurnHints);
}

/** Tells players who want advice whether a draft looks like a mistake. */
async function adviseOnDraft(web: WebContext, c: RequestContext): Promise<Response> {
  const { app, play } = web;
  const body = await readOwnJson(web, c, adviceSchema);
  if (!body.ok) return body.failure;
  const player = await playerOf(web, c, 'draft');
  if (!player.ok) return player.failure;
  const { userId, session } = player.value;
  const { game } = c.var;
  const settings = await app.store.people.settings(userId);
  const table = withReaderHints({ settings }, await loadTable(app, game));
  const isAsked = settings.advice && allowsHints(table) && hintRejection(table, userId) === undefined;
  if (body.value.revision !== game.revision || game.status !== 'running' || !isAsked) return c.json({});
  const { draft } = draftedTurn(table, userId, parseDraft(table.game, body.value.draft));
  const looked = play.latestDrafts.look(`page ${session}`);
  const mistake = draft.length > 0 ? await looked.weigh({ turn: computerTurn(table, 'regular'), draft }) : undefined;
  const advice = draftAdvice(requestTranslator(c), table, { draft, mistake, hasLetters: false });
  return c.json((advice ? { say: advice.line, do: advice.better } : {}) satisfies DraftAdvice);
}

/** Why there is no hint, in words. */
async function refusalOf(
  { app }: WebContext,
  c: RequestContext,
  { record, progress }: Table,
  refusal: NonNullable<ReturnType<typeof hintRejection>>,
): Promise<TurnProblem> {
  const t = requestTranslator(c);
  const code = `hint-${refusal}`;
  if (refusal !== 'others') return { problem: t(`hint.${refusal}`), code };
  const { plain } = await peopleOf({ names: app.store.people.names, t }, record);
  return { problem: t('hint.others', { name: plain[progress.seat]! }), code };
}

import type { Hono } from 'hono';
import * as z from 'zod';
import { castVote } from '../app/vote.ts';
import { success } from '../core/result.ts';
import { peopleOf } from '../telling/people.ts';
import { ballotText } from '../telling/vote.ts';
import { type AskedMove, addMoveRoute, undoSchema } from './play-routes.ts';
import type { Env, WebContext } from './responses.ts';
import { pageSpeech } from './turn-log.ts';

const ballotSchema = undoSchema.extend({ number: z.int().positive(), inFavour: z.boolean() });

/** The route by which the player of a seat votes, as by the buttons of a vote on Discord. */
export function addVoteRoute(routes: Hono<Env>, web: WebContext): void {
  addMoveRoute(routes, web, 'vote', { schema: ballotSchema, cost: 'decision', make: cast });
}

async function cast({ web: { app }, request, body, t }: AskedMove<z.infer<typeof ballotSchema>>) {
  const cast = await castVote(app, request, body);
  if (!cast.ok) return cast;
  const table = cast.value;
  const { plain } = await peopleOf({ names: app.store.people.names, t }, table.record);
  return success({ table, told: [ballotText(pageSpeech(t), table, { shown: plain })] });
}

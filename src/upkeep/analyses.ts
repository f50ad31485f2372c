import { LRUCache } from 'lru-cache';
import {
  type Analysis,
  analysisFrom,
  keepAnalysis,
  storedAnalysis,
  type TurnOfGame,
  turnsToJudge,
  worstMistakes,
} from '../app/analysis.ts';
import type { App } from '../app/app.ts';
import { eachGame } from '../app/each-game.ts';
import { type Table, tableOf } from '../app/table.ts';
import type { GameId } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { judgeOn, lookInto } from '../threads/thinking-thread.ts';
import { GrowingPauses } from './growing-pauses.ts';

/** Analyses under way at the same time; each turn is a job of its own, so that computers play in between. */
const MAX_UNDER_WAY = 3;

/** The analyses that are being made of games of one database. */
interface UnderWay {
  readonly games: Map<GameId, { done: number; readonly all: number }>;
  readonly failed: LRUCache<GameId, { readonly error: unknown }>;
  readonly pauses: GrowingPauses<GameId>;
}

/** First and longest pause until an analysis that failed is made again, and for how long it is tried, in milliseconds. */
const TRIED_AGAIN = { first: 60_000, longest: 24 * 3_600_000 };
const TRIED_FOR = 7 * 24 * 3_600_000;

const underWayIn = new WeakMap<Store, UnderWay>();

function underWayOf({ store }: App): UnderWay {
  const known = underWayIn.get(store);
  if (known) return known;
  const begun: UnderWay = {
    games: new Map(),
    failed: new LRUCache({ max: 100 }),
    pauses: new GrowingPauses(TRIED_AGAIN),
  };
  underWayIn.set(store, begun);
  return begun;
}

/** The analysis of a game that is over; how far it is; or that there are too many. */
export type FoundAnalysis =
  | { readonly type: 'made'; readonly analysis: Analysis }
  | { readonly type: 'under-way'; readonly done: number; readonly all: number }
  | { readonly type: 'busy' };

/**
 * Finds the analysis of a game that is over, or begins it in the background.
 *
 * @throws what the one that was begun before has failed with, once
 */
export async function analysisOf(app: App, table: Table): Promise<FoundAnalysis> {
  const { id } = table.record;
  const analysis = await storedAnalysis(app, table);
  if (analysis) return { type: 'made', analysis };
  const { games, failed } = underWayOf(app);
  const failure = failed.get(id);
  failed.delete(id);
  if (failure) throw failure.error;
  const progress = games.get(id);
  if (progress) return { type: 'under-way', ...progress };
  if (games.size >= MAX_UNDER_WAY) return { type: 'busy' };
  await app.store.wantAnalysis({ gameId: id, at: app.now() });
  return { type: 'under-way', ...begin(app, table) };
}

/** Begins an analysis; what becomes of it is noted. */
function begin(app: App, table: Table): { readonly done: number; readonly all: number } {
  const { id } = table.record;
  const { games, failed, pauses } = underWayOf(app);
  const turns = turnsToJudge(table);
  const begun = { done: 0, all: turns.length };
  games.set(id, begun);
  analyse(turns, () => begun.done++)
    .then((made) => keepAnalysis(app, table, made))
    .then(() => pauses.done(id))
    .catch((error: unknown) => {
      failed.set(id, { error });
      pauses.tried(id);
    })
    .finally(() => games.delete(id));
  return begun;
}

/**
 * Begins the analyses again that were lost by a restart, or have failed; these are tried again with growing pauses, for a
 * week.
 */
export async function resumeAnalyses(app: App): Promise<void> {
  const { games, pauses } = underWayOf(app);
  const { store, now } = app;
  await eachGame(app, await store.wantedAnalyses(), async ({ gameId, at }) => {
    if (at < now() - TRIED_FOR) return store.unwantAnalysis(gameId);
    if (games.has(gameId) || games.size >= MAX_UNDER_WAY || !pauses.isDue(gameId)) return;
    const record = await store.game(gameId);
    const read = record && (await tableOf(app, record));
    if (read?.ok && read.value.game.computer) begin(app, read.value);
    else await store.unwantAnalysis(gameId);
  });
}

async function analyse(played: readonly TurnOfGame[], next: () => void): Promise<Analysis> {
  const judged = [];
  for (const { turn } of played) {
    judged.push(await judgeOn(turn));
    next();
  }
  const mistakes = [];
  for (const mistake of worstMistakes(judged)) {
    const loss = await lookInto({ turn: played[mistake.turn - 1]!.turn, mistake });
    mistakes.push({ ...mistake, loss });
  }
  return analysisFrom(played, judged, mistakes);
}

import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  type Analysis,
  analysisFrom,
  keepAnalysis,
  storedAnalysis,
  type TurnOfSeat,
  turnsToJudge,
  worstMistakes,
} from '../app/analysis.ts';
import type { App } from '../app/app.ts';
import { type Table, tableOf } from '../app/table.ts';
import { eachGame } from '../guard/each-game.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';
import type { GameId, Shard } from '../store/records.ts';
import type { ThinkingThread } from '../threads/thinking-thread.ts';

/** Most analyses at the same time. Each turn of an analysis is a job of its own, so that computer players can play between. */
const MAX_RUNNING = 3;

/** How often a message about a running analysis is updated, in milliseconds. */
const POLL_INTERVAL = 5_000;

/** Backoff of a failed analysis, and how long it is retried, in milliseconds. */
const RETRY_BACKOFF = { first: 60_000, longest: 24 * 3_600_000 };
const RETRY_LIMIT = 7 * 24 * 3_600_000;

/** State of a game's analysis: `made`, `under-way` with its progress, or `busy` if too many others are under way. */
export type AnalysisState =
  | { readonly type: 'made'; readonly analysis: Analysis }
  | { readonly type: 'under-way'; readonly done: number; readonly all: number }
  | { readonly type: 'busy' };

/** Analyses finished games in the background. */
export class Analyses {
  readonly #app: App;
  readonly #thinking: ThinkingThread;
  readonly #underWay = new Map<GameId, { done: number; readonly all: number }>();
  readonly #failed = new LRUCache<GameId, { readonly error: unknown }>({ max: 100 });
  readonly #pauses = new GrowingPauses<GameId>(RETRY_BACKOFF);
  /** The next state of each analysis, shared by all messages about it. */
  readonly #polls = new Map<GameId, Promise<AnalysisState>>();

  constructor({ app, thinking }: { readonly app: App; readonly thinking: ThinkingThread }) {
    this.#app = app;
    this.#thinking = thinking;
  }

  /**
   * Returns the analysis of a finished game, or starts it in the background.
   *
   * @throws the error of an earlier attempt, once
   */
  async find(table: Table): Promise<AnalysisState> {
    const { id } = table.record;
    const analysis = await storedAnalysis(this.#app, table);
    if (analysis) return { type: 'made', analysis };
    const failure = this.#failed.get(id);
    this.#failed.delete(id);
    if (failure) throw failure.error;
    const progress = this.#underWay.get(id);
    if (progress) return { type: 'under-way', ...progress };
    if (this.#underWay.size >= MAX_RUNNING) return { type: 'busy' };
    await this.#app.store.analyses.want({ gameId: id, at: this.#app.now() });
    return { type: 'under-way', ...this.#begin(table) };
  }

  /** Returns the state of an analysis after `POLL_INTERVAL`. */
  findAfterPause(table: Table): Promise<AnalysisState> {
    const { id } = table.record;
    const shared = this.#polls.get(id);
    if (shared) return shared;
    const poll = pause(POLL_INTERVAL)
      .then(() => this.find(table))
      .finally(() => this.#polls.delete(id));
    this.#polls.set(id, poll);
    return poll;
  }

  /**
   * Restarts analyses that were interrupted by a restart or have failed, the latter with backoff for a week.
   *
   * @param shard only games of its servers
   */
  async resume(shard: Shard): Promise<void> {
    const app = this.#app;
    const { store, now } = app;
    await eachGame(app, 'analysis', await store.analyses.wanted(shard), async ({ gameId, at }) => {
      if (at < now() - RETRY_LIMIT) return store.analyses.unwant(gameId);
      if (this.#underWay.has(gameId) || this.#underWay.size >= MAX_RUNNING || !this.#pauses.isDue(gameId)) return;
      const record = await store.games.byId(gameId);
      const table = record && (await tableOf(app, record));
      if (table?.ok && table.value.game.computer) this.#begin(table.value);
      else await store.analyses.unwant(gameId);
    });
  }

  /** Starts an analysis in the background; stores its result or notes its failure. */
  #begin(table: Table): { readonly done: number; readonly all: number } {
    const { id } = table.record;
    const turns = turnsToJudge(table);
    const progress = { done: 0, all: turns.length };
    this.#underWay.set(id, progress);
    this.#analyse(turns, () => progress.done++)
      .then((made) => keepAnalysis(this.#app, table, made))
      .then(() => this.#pauses.noteSuccess(id))
      .catch((error: unknown) => {
        this.#failed.set(id, { error });
        this.#pauses.noteFailure(id);
      })
      .finally(() => this.#underWay.delete(id));
    return progress;
  }

  async #analyse(played: readonly TurnOfSeat[], next: () => void): Promise<Analysis> {
    const judged = [];
    for (const { turn } of played) {
      judged.push(await this.#thinking.judge(turn));
      next();
    }
    const mistakes = [];
    for (const mistake of worstMistakes(judged)) {
      const loss = await this.#thinking.lookInto({ turn: played[mistake.turn - 1]!.turn, mistake });
      mistakes.push({ ...mistake, loss });
    }
    return analysisFrom(played, judged, mistakes);
  }
}

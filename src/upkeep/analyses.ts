import { setTimeout as pause } from 'node:timers/promises';
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
import { type Table, tableOf } from '../app/table.ts';
import { eachGame } from '../guard/each-game.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';
import type { GameId, Shard } from '../store/records.ts';
import type { ThinkingThread } from '../threads/thinking-thread.ts';

/** Analyses under way at the same time; each turn is a job of its own, so that computers play in between. */
const MAX_UNDER_WAY = 3;

/** From one look at an analysis to the next, for a message that tells how far it is, in milliseconds. */
const BETWEEN_LOOKS = 5_000;

/** First and longest pause until an analysis that failed is made again, and for how long it is tried, in milliseconds. */
const TRIED_AGAIN = { first: 60_000, longest: 24 * 3_600_000 };
const TRIED_FOR = 7 * 24 * 3_600_000;

/** The analysis of a game that is over; how far it is; or that there are too many. */
export type FoundAnalysis =
  | { readonly type: 'made'; readonly analysis: Analysis }
  | { readonly type: 'under-way'; readonly done: number; readonly all: number }
  | { readonly type: 'busy' };

/** Makes the analyses of games in the background. */
export class Analyses {
  readonly #app: App;
  readonly #thinking: ThinkingThread;
  readonly #underWay = new Map<GameId, { done: number; readonly all: number }>();
  readonly #failed = new LRUCache<GameId, { readonly error: unknown }>({ max: 100 });
  readonly #pauses = new GrowingPauses<GameId>(TRIED_AGAIN);
  /** The next look at every analysis that messages tell of, which all of them share. */
  readonly #looks = new Map<GameId, Promise<FoundAnalysis>>();

  constructor({ app, thinking }: { readonly app: App; readonly thinking: ThinkingThread }) {
    this.#app = app;
    this.#thinking = thinking;
  }

  /**
   * Finds the analysis of a game that is over, or begins it in the background.
   *
   * @throws what the one that was begun before has failed with, once
   */
  async find(table: Table): Promise<FoundAnalysis> {
    const { id } = table.record;
    const analysis = await storedAnalysis(this.#app, table);
    if (analysis) return { type: 'made', analysis };
    const failure = this.#failed.get(id);
    this.#failed.delete(id);
    if (failure) throw failure.error;
    const progress = this.#underWay.get(id);
    if (progress) return { type: 'under-way', ...progress };
    if (this.#underWay.size >= MAX_UNDER_WAY) return { type: 'busy' };
    await this.#app.store.analyses.want({ gameId: id, at: this.#app.now() });
    return { type: 'under-way', ...this.#begin(table) };
  }

  /** How far an analysis is when it is looked at next. */
  findLater(table: Table): Promise<FoundAnalysis> {
    const { id } = table.record;
    const known = this.#looks.get(id);
    if (known) return known;
    const look = pause(BETWEEN_LOOKS)
      .then(() => this.find(table))
      .finally(() => this.#looks.delete(id));
    this.#looks.set(id, look);
    return look;
  }

  /**
   * Begins the analyses again that were lost by a restart, or have failed; these are tried again with growing pauses, for a
   * week.
   *
   * @param shard whose servers' games
   */
  async resume(shard: Shard): Promise<void> {
    const app = this.#app;
    const { store, now } = app;
    await eachGame(app, 'analysis', await store.analyses.wanted(shard), async ({ gameId, at }) => {
      if (at < now() - TRIED_FOR) return store.analyses.unwant(gameId);
      if (this.#underWay.has(gameId) || this.#underWay.size >= MAX_UNDER_WAY || !this.#pauses.isDue(gameId)) return;
      const record = await store.games.byId(gameId);
      const read = record && (await tableOf(app, record));
      if (read?.ok && read.value.game.computer) this.#begin(read.value);
      else await store.analyses.unwant(gameId);
    });
  }

  /** Begins an analysis; what becomes of it is noted. */
  #begin(table: Table): { readonly done: number; readonly all: number } {
    const { id } = table.record;
    const turns = turnsToJudge(table);
    const begun = { done: 0, all: turns.length };
    this.#underWay.set(id, begun);
    this.#analyse(turns, () => begun.done++)
      .then((made) => keepAnalysis(this.#app, table, made))
      .then(() => this.#pauses.done(id))
      .catch((error: unknown) => {
        this.#failed.set(id, { error });
        this.#pauses.tried(id);
      })
      .finally(() => this.#underWay.delete(id));
    return begun;
  }

  async #analyse(played: readonly TurnOfGame[], next: () => void): Promise<Analysis> {
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

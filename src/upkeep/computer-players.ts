import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type ComputerTurn, turnsOfComputers } from '../app/computer-turns.ts';
import { carryOutPlan } from '../app/plans.ts';
import { reportsUnreadable } from '../guard/each-game.ts';
import { GrowingPauses } from '../guard/growing-pauses.ts';
import type { ComputersGame, GameId, Shard } from '../store/records.ts';
import type { PlayTurn, ThinkingThread } from '../threads/thinking-thread.ts';

/** Backoff of turns that could not be read or written, in milliseconds. */
const RETRY_BACKOFF = { first: 1_000, longest: 10 * 60_000 };

/**
 * Plays the turns of computers, and carries out the planned turns of people. Computing time rotates between the people who opened
 * the games, so that nobody with many games holds up others.
 */
export class ComputerPlayers {
  readonly #app: App;
  readonly #thinking: ThinkingThread;
  readonly #log: Logger;
  readonly #shard: Shard;
  /** Games being played, with the next play of games that have changed meanwhile. */
  readonly #playing = new Map<GameId, { next?: ComputersGame }>();
  readonly #pauses = new GrowingPauses<GameId>(RETRY_BACKOFF);
  readonly #retries = new Map<GameId, NodeJS.Timeout>();
  /** The turn under way. */
  #current: Promise<unknown> | undefined;
  /** Abandons the turn under way. */
  #giveUp: () => void = () => undefined;
  #isStopped = false;

  /** @param parts.shard only games of its servers are played */
  constructor(parts: {
    readonly app: App;
    readonly log: Logger;
    readonly thinking: ThinkingThread;
    readonly shard: Shard;
  }) {
    const { app, log, thinking, shard } = parts;
    this.#app = app;
    this.#shard = shard;
    this.#thinking = thinking;
    this.#log = log;
  }

  /** Queues a game; it is played when its owner is next. */
  readonly play = (game: ComputersGame): void => {
    if (this.#isStopped) return;
    const playing = this.#playing.get(game.id);
    if (playing) {
      playing.next = { ...game, mayBePlanned: game.mayBePlanned || playing.next?.mayBePlanned };
      return;
    }
    clearTimeout(this.#retries.get(game.id));
    this.#retries.delete(game.id);
    this.#playing.set(game.id, {});
    void this.#play(game);
  };

  /** Queues every game in which a computer is to move or a planned turn has come, except those whose retry is not due yet. */
  readonly playAll = async (): Promise<void> => {
    const { clocks, plans } = this.#app.store;
    const planned = (await plans.due(this.#shard)).map((game) => ({ ...game, mayBePlanned: true }));
    for (const game of [...planned, ...(await clocks.ofComputers(this.#shard))])
      if (this.#pauses.isDue(game.id)) this.play(game);
  };

  /** Stops. The turn under way is abandoned, and played at the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const retry of this.#retries.values()) clearTimeout(retry);
    this.#giveUp();
    await this.#current;
  }

  async #play(game: ComputersGame): Promise<void> {
    const { id, ownerId, mayBePlanned } = game;
    try {
      if (mayBePlanned) await carryOutPlan(this.#app, id);
      const turns = turnsOfComputers(this.#app, id);
      let turn: ComputerTurn | undefined;
      do {
        turn = await this.#thinking.takeTurn(ownerId, (playTurn) => {
          const next = this.#takeTurn({ id, turns, turn }, playTurn);
          this.#current = next.catch(() => undefined);
          return next;
        });
      } while (turn);
      this.#pauses.noteSuccess(id);
    } catch (error) {
      if (!this.#isStopped) this.#tryLater(game, error);
    }
    const next = this.#playing.get(id)?.next;
    this.#playing.delete(id);
    if (next) this.play(next);
  }

  /** Plays a turn, or reads the first one of a game; returns the next turn, undefined if there is none. */
  async #takeTurn(
    { id, turns, turn }: { id: GameId; turns: ReturnType<typeof turnsOfComputers>; turn: ComputerTurn | undefined },
    playTurn: PlayTurn,
  ): Promise<ComputerTurn | undefined> {
    if (this.#isStopped) return undefined;
    const firstTurn = turn ?? (await turns.next([])).value;
    if (!firstTurn) return undefined;
    const choosing = playTurn(firstTurn).catch((error: unknown) => {
      this.#log.error({ err: error, game: id }, 'a computer failed to choose');
      return [];
    });
    // Awaiting a promise that outlives the turn would leak memory with every turn.
    const chosen = await new Promise<Awaited<typeof choosing> | undefined>((resolve) => {
      this.#giveUp = () => resolve(undefined);
      void choosing.then(resolve);
    });
    return chosen && (await turns.next(chosen)).value;
  }

  #tryLater(game: ComputersGame, error: unknown): void {
    const { id } = game;
    const pause = this.#pauses.noteFailure(id);
    if (!reportsUnreadable(error, this.#app.onUnreadable))
      this.#log.error({ err: error, game: id, pause: Math.round(pause) }, 'a computer plays later');
    this.#retries.set(id, setTimeout(() => this.play(game), pause).unref());
  }
}

import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type ComputerTurn, playComputers } from '../app/computer-turns.ts';
import type { GameTypes } from '../core/rules.ts';
import type { GameId } from '../store/records.ts';
import { BackgroundThread } from './background-thread.ts';

/** How long a turn may take, with the start of the thread, in milliseconds; then the rule for absent players plays it. */
const PATIENCE = 30_000;

/** Heap limit of the thread on which computers think. */
const HEAP_MEGABYTES = 192;

/** Entry point of the thread, which the build puts beside this module. */
const MODULE = import.meta.url.endsWith('.ts') ? '../computer-thread.ts' : './computer-thread.cjs';

/** Plays the turns of computers, one game after another, on a thread of its own. */
export class Computers {
  readonly #app: App;
  readonly #log: Logger;
  readonly #thread = new BackgroundThread<ComputerTurn, readonly GameTypes['action'][]>({
    module: new URL(MODULE, import.meta.url),
    name: 'plays for computers',
    patience: PATIENCE,
    // This asks for one turn at a time.
    mostWaiting: 1,
    heapMegabytes: HEAP_MEGABYTES,
  });
  /** Games in which a computer is to move, in order. */
  readonly #waiting = new Set<GameId>();
  #playing: Promise<void> | undefined;
  #isStopped = false;

  constructor({ app, log }: { readonly app: App; readonly log: Logger }) {
    this.#app = app;
    this.#log = log;
  }

  /** Plays in a game, after those that wait already. */
  readonly play = (gameId: GameId): void => {
    if (this.#isStopped) return;
    this.#waiting.add(gameId);
    this.#playing ??= this.#run();
  };

  /** Plays in every game that waited when the program started. */
  async playAll(): Promise<void> {
    try {
      for (const gameId of await this.#app.store.computerTurns()) this.play(gameId);
    } catch (error) {
      this.#log.error({ err: error }, 'the games in which a computer is to move could not be read');
    }
  }

  /** Stops; the turn under way is given up, and played at the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#waiting.clear();
    this.#thread.end();
    await this.#playing;
  }

  async #run(): Promise<void> {
    for (const gameId of this.#waiting) {
      this.#waiting.delete(gameId);
      try {
        await playComputers(this.#app, gameId, {
          playTurn: (turn) => this.#playTurn(turn),
          onFailure: (error) => this.#log.error({ err: error, game: gameId }, 'a computer failed to choose'),
        });
      } catch (error) {
        if (!this.#isStopped) this.#log.error({ err: error, game: gameId }, 'a computer could not play');
      }
    }
    this.#playing = undefined;
  }

  /** The actions of a turn; undefined once this is stopped. */
  async #playTurn(turn: ComputerTurn): Promise<readonly GameTypes['action'][] | undefined> {
    const actions = await this.#thread.run(turn).catch((error: unknown) => {
      if (!this.#isStopped) throw error;
      return undefined;
    });
    if (typeof actions === 'string') throw new Error(`the thread that plays for computers is ${actions}`);
    return actions;
  }
}

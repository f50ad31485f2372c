import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { playComputers } from '../app/computer-turns.ts';
import type { GameId } from '../store/records.ts';
import { playTurn } from './computer-thread.ts';

/** Plays the turns of computers, one game after another. */
export class Computers {
  readonly #app: App;
  readonly #log: Logger;
  /** Games in which a computer is to move, in order. */
  readonly #waiting = new Set<GameId>();
  #playing: Promise<void> | undefined;
  readonly #stopped: Promise<undefined>;
  #stop: () => void = () => undefined;
  #isStopped = false;

  constructor({ app, log }: { readonly app: App; readonly log: Logger }) {
    this.#app = app;
    this.#log = log;
    this.#stopped = new Promise((resolve) => {
      this.#stop = () => resolve(undefined);
    });
  }

  /** Plays in a game, after those that wait already. */
  readonly play = (gameId: GameId): void => {
    if (this.#isStopped) return;
    this.#waiting.add(gameId);
    this.#playing ??= this.#run();
  };

  /** Plays in every game in which a computer is to move. */
  readonly playAll = async (): Promise<void> => {
    for (const gameId of await this.#app.store.computerTurns()) this.play(gameId);
  };

  /** Stops; the turn under way is given up, and played at the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#waiting.clear();
    this.#stop();
    await this.#playing;
  }

  async #run(): Promise<void> {
    for (const gameId of this.#waiting) {
      this.#waiting.delete(gameId);
      try {
        await playComputers(this.#app, gameId, {
          playTurn: (turn) => Promise.race([playTurn(turn), this.#stopped]),
          onFailure: (error) => this.#log.error({ err: error, game: gameId }, 'a computer failed to choose'),
        });
      } catch (error) {
        if (!this.#isStopped) this.#log.error({ err: error, game: gameId }, 'a computer could not play');
      }
    }
    this.#playing = undefined;
  }
}

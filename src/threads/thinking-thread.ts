import type { TurnToJudge } from '../app/analysis.ts';
import type { ComputerTurn } from '../app/computer-turns.ts';
import type { Advice } from '../app/computers.ts';
import type { JudgedTurn, Mistake } from '../computer/judge-turn.ts';
import type { GameTypes } from '../core/rules.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { FairQueue } from '../workers/fair-queue.ts';
import { threadProgram } from '../workers/start-worker.ts';

/** Limit for a job, including the start of the thread, in milliseconds of processor time. */
const TIME_LIMIT = 30_000;

/** Most hints and similar requests that may wait; further ones are refused. */
const MAX_WAITING = 6;

const HEAP_MEGABYTES = 192;

/** A mistake in a turn of a finished game, whose loss is to be measured. */
interface MistakeToMeasure {
  readonly turn: TurnToJudge;
  readonly mistake: Mistake;
}

/** A turn, and a draft of its next actions. */
export interface DraftToJudge {
  readonly turn: ComputerTurn;
  readonly draft: readonly GameTypes['action'][];
}

/**
 * A job of the thread: `play` a turn with a share of the usual budget, `advise` on the best choices, `weigh` a draft for its worst
 * choice, `judge` a turn of a finished game, or `look-into` a mistake to measure its loss.
 */
export type ComputerJob =
  | { readonly type: 'play'; readonly turn: ComputerTurn; readonly share: number }
  | { readonly type: 'advise'; readonly turn: ComputerTurn }
  | ({ readonly type: 'weigh' } & DraftToJudge)
  | { readonly type: 'judge'; readonly turn: TurnToJudge }
  | ({ readonly type: 'look-into' } & MistakeToMeasure);

/** Outcome of each type of job. */
export interface JobOutcomes {
  readonly play: readonly GameTypes['action'][];
  readonly advise: readonly Advice[];
  /** Undefined if the draft loses nothing. */
  readonly weigh: Mistake | undefined;
  readonly judge: JudgedTurn;
  /** Points that the mistake lost. */
  readonly 'look-into': number;
}

/** Smallest share of the usual budget that a turn gets, however many owners wait. */
const MIN_SHARE = 1 / 5;

/**
 * Chooses all actions of a turn.
 *
 * @throws Error if it takes too long or the thread fails
 */
export type PlayTurn = (turn: ComputerTurn) => Promise<JobOutcomes['play']>;

/** The worker thread of computer players: it plays, advises and judges, one job at a time. */
export class ThinkingThread {
  readonly #thread = new BackgroundThread<ComputerJob, JobOutcomes[ComputerJob['type']]>({
    module: threadProgram('computer'),
    name: 'plays for computers',
    patience: TIME_LIMIT,
    maxWaiting: MAX_WAITING,
    heapMegabytes: HEAP_MEGABYTES,
  });
  readonly #queue = new FairQueue();

  /**
   * Runs `work` when its owner is next; the search gets a smaller budget while other owners wait.
   *
   * @param owner the person who opened the game; owners take turns
   */
  takeTurn<Value>(owner: string, work: (playTurn: PlayTurn) => Promise<Value>): Promise<Value> {
    return this.#queue.takeTurn(owner, (others) => {
      const share = Math.max(MIN_SHARE, 1 / (1 + others));
      return work(async (turn) => (await this.#carriedOut({ type: 'play', turn, share })) as JobOutcomes['play']);
    });
  }

  /** Rates the choices of the seat to move, the best first; undefined if the thread is overloaded. */
  async advise(turn: ComputerTurn): Promise<readonly Advice[] | undefined> {
    return (await this.#urgent({ type: 'advise', turn })) as JobOutcomes['advise'] | undefined;
  }

  /** Returns the worst choice of a draft; undefined if it loses nothing, or the thread is overloaded. */
  async weigh(draft: DraftToJudge): Promise<Mistake | undefined> {
    return (await this.#urgent({ type: 'weigh', ...draft })) as JobOutcomes['weigh'];
  }

  /**
   * Judges a turn of a finished game; turns being played come first.
   *
   * @throws Error when it takes too long or the thread dies of it
   */
  async judge(turn: TurnToJudge): Promise<JudgedTurn> {
    return (await this.#unhurried({ type: 'judge', turn })) as JobOutcomes['judge'];
  }

  /**
   * Returns the points that a mistake lost, measured by playing on; turns being played come first.
   *
   * @throws Error when it takes too long or the thread dies of it
   */
  async lookInto(mistake: MistakeToMeasure): Promise<number> {
    return (await this.#unhurried({ type: 'look-into', ...mistake })) as JobOutcomes['look-into'];
  }

  /** Runs a job for which a person waits; undefined if too many wait already, or it takes too long. */
  async #urgent(job: ComputerJob) {
    if (this.#queue.urgent >= MAX_WAITING) return undefined;
    const outcome = await this.#queue.runUrgent(() => this.#thread.run(job));
    return typeof outcome === 'string' ? undefined : outcome;
  }

  #unhurried(job: ComputerJob) {
    return this.#queue.runUnhurried(() => this.#carriedOut(job));
  }

  async #carriedOut(job: ComputerJob) {
    const outcome = await this.#thread.run(job);
    if (typeof outcome === 'string') throw new Error(`the thread that plays for computers is ${outcome}`);
    return outcome;
  }
}

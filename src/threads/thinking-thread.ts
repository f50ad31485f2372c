import type { TurnToJudge } from '../app/analysis.ts';
import type { ComputerTurn } from '../app/computer-turns.ts';
import type { JudgedTurn, Mistake } from '../computer/judge-turn.ts';
import type { GameTypes } from '../core/rules.ts';
import { BackgroundThread } from '../workers/background-thread.ts';
import { FairQueue } from '../workers/fair-queue.ts';
import { threadProgram } from '../workers/start-worker.ts';

/** How long a job may take, with the start of the thread, in milliseconds of processor time. */
const PATIENCE = 30_000;

/** Hints and the like that may wait; more are refused. */
const MAX_WAITING = 6;

const HEAP_MEGABYTES = 192;

/** A choice as a computer rates it; see `RankedChoice`. */
export interface Advice {
  readonly action: GameTypes['action'];
  readonly points: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly next?: GameTypes['action'];
}

/** A mistake in a turn of a game that is over, to be looked into. */
interface MistakeOfTurn {
  readonly turn: TurnToJudge;
  readonly mistake: Mistake;
}

/** A turn and what its player may do next. */
interface DraftToWeigh {
  readonly turn: ComputerTurn;
  readonly draft: readonly GameTypes['action'][];
}

/**
 * A job of the thread: to play a turn with a share of the usual budget, to say which choices are best now, or what is worst
 * in a draft, to judge a turn of a game that is over, or to look into a mistake in it.
 */
export type ComputerJob =
  | { readonly type: 'play'; readonly turn: ComputerTurn; readonly share: number }
  | { readonly type: 'advise'; readonly turn: ComputerTurn }
  | ({ readonly type: 'weigh' } & DraftToWeigh)
  | { readonly type: 'judge'; readonly turn: TurnToJudge }
  | ({ readonly type: 'look-into' } & MistakeOfTurn);

/** What comes of a job, by its type. */
export interface Outcomes {
  readonly play: readonly GameTypes['action'][];
  readonly advise: readonly Advice[];
  /** Undefined where the draft loses nothing. */
  readonly weigh: Mistake | undefined;
  readonly judge: JudgedTurn;
  /** Points that the mistake lost. */
  readonly 'look-into': number;
}

/** The least share of the usual budget that a turn gets, however many others wait. */
const MIN_SHARE = 1 / 5;

/**
 * Chooses every action of a turn.
 *
 * @throws Error when it takes too long or the thread dies of it
 */
export type PlayTurn = (turn: ComputerTurn) => Promise<Outcomes['play']>;

/** The thread on which computers think: they play, advise and judge, one job at a time. */
export class ThinkingThread {
  readonly #thread = new BackgroundThread<ComputerJob, Outcomes[ComputerJob['type']]>({
    module: threadProgram('computer'),
    name: 'plays for computers',
    patience: PATIENCE,
    maxWaiting: MAX_WAITING,
    heapMegabytes: HEAP_MEGABYTES,
  });
  readonly #queue = new FairQueue();

  /**
   * Does something with a turn of a computer when its owner is next; the search costs less while other owners wait.
   *
   * @param owner on whose behalf computers play; owners take turns
   */
  takeTurn<Value>(owner: string, work: (playTurn: PlayTurn) => Promise<Value>): Promise<Value> {
    return this.#queue.takeTurn(owner, (others) => {
      const share = Math.max(MIN_SHARE, 1 / (1 + others));
      return work(async (turn) => (await this.#carriedOut({ type: 'play', turn, share })) as Outcomes['play']);
    });
  }

  /** Rates the choices of the seat to move, the best first; undefined when too much is asked of the thread. */
  async advise(turn: ComputerTurn): Promise<readonly Advice[] | undefined> {
    return (await this.#offered({ type: 'advise', turn })) as Outcomes['advise'] | undefined;
  }

  /** The worst choice of a draft; undefined where it loses nothing, or too much is asked of the thread. */
  async weigh(of: DraftToWeigh): Promise<Mistake | undefined> {
    return (await this.#offered({ type: 'weigh', ...of })) as Outcomes['weigh'];
  }

  /**
   * Judges a turn of a game that is over, between turns that are played.
   *
   * @throws Error when it takes too long or the thread dies of it
   */
  async judge(turn: TurnToJudge): Promise<JudgedTurn> {
    return (await this.#unhurried({ type: 'judge', turn })) as Outcomes['judge'];
  }

  /**
   * Points that a mistake lost, by playing on, between turns that are played.
   *
   * @throws Error when it takes too long or the thread dies of it
   */
  async lookInto(of: MistakeOfTurn): Promise<number> {
    return (await this.#unhurried({ type: 'look-into', ...of })) as Outcomes['look-into'];
  }

  /** What comes of a job that somebody waits for; undefined where too many wait already, or it takes too long. */
  async #offered(job: ComputerJob) {
    if (this.#queue.urgent >= MAX_WAITING) return undefined;
    const outcome = await this.#queue.doUrgently(() => this.#thread.run(job));
    return typeof outcome === 'string' ? undefined : outcome;
  }

  #unhurried(job: ComputerJob) {
    return this.#queue.doUnhurriedly(() => this.#carriedOut(job));
  }

  async #carriedOut(job: ComputerJob) {
    const outcome = await this.#thread.run(job);
    if (typeof outcome === 'string') throw new Error(`the thread that plays for computers is ${outcome}`);
    return outcome;
  }
}

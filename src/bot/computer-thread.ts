import type { TurnToJudge } from '../app/analysis.ts';
import type { ComputerTurn } from '../app/computer-turns.ts';
import type { JudgedTurn, Mistake } from '../computer/judge-turn.ts';
import type { GameTypes } from '../core/rules.ts';
import type { Prospects } from '../games/computer.ts';
import { BackgroundThread } from './background-thread.ts';

/** How long a job may take, with the start of the thread, in milliseconds. */
const PATIENCE = 30_000;

/** Jobs that may wait before a hint is refused; turns, of which one is asked for at a time, are never. */
const MOST_WAITING = 6;

const HEAP_MEGABYTES = 192;

/** Entry point of the thread, which the build puts beside this module. */
const MODULE = import.meta.url.endsWith('.ts') ? '../computer-thread.ts' : './computer-thread.cjs';

/** A choice as a computer rates it; see `RankedChoice`. */
export interface Advice {
  readonly action: GameTypes['action'];
  readonly points: number;
  readonly terms: Readonly<Record<string, number>>;
  readonly next?: GameTypes['action'];
  readonly prospects?: Prospects;
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
 * A job of the thread: to play a turn, to say which choices are best now, or what is worst in a draft, to judge a turn of a
 * game that is over, or to look into a mistake in it.
 */
export type ComputerJob =
  | { readonly type: 'play'; readonly turn: ComputerTurn }
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

const thread = new BackgroundThread<ComputerJob, Outcomes[ComputerJob['type']]>({
  module: new URL(MODULE, import.meta.url),
  name: 'plays for computers',
  patience: PATIENCE,
  mostWaiting: MOST_WAITING,
  heapMegabytes: HEAP_MEGABYTES,
});

/**
 * Chooses every action of a turn, on a thread that computes one thing at a time.
 *
 * @throws Error when it takes too long or the thread dies of it
 */
export async function playTurn(turn: ComputerTurn): Promise<readonly GameTypes['action'][]> {
  const actions = await thread.run({ type: 'play', turn });
  if (typeof actions === 'string') throw new Error(`the thread that plays for computers is ${actions}`);
  return actions as Outcomes['play'];
}

/** Rates the choices of the seat to move, the best first; undefined when too much is asked of the thread. */
export async function adviseOn(turn: ComputerTurn): Promise<readonly Advice[] | undefined> {
  const rated = await thread.offer({ type: 'advise', turn });
  return typeof rated === 'string' ? undefined : (rated as Outcomes['advise']);
}

/** The worst choice of a draft; undefined where it loses nothing, or too much is asked of the thread. */
export async function weighDraft(of: DraftToWeigh): Promise<Mistake | undefined> {
  const weighed = await thread.offer({ type: 'weigh', ...of });
  return typeof weighed === 'string' ? undefined : (weighed as Outcomes['weigh']);
}

/**
 * Judges a turn of a game that is over, when the thread has nothing else to do.
 *
 * @throws Error when it takes too long or the thread dies of it
 */
export async function judgeOn(turn: TurnToJudge): Promise<JudgedTurn> {
  return (await unhurried({ type: 'judge', turn })) as Outcomes['judge'];
}

/**
 * Points that a mistake lost, by playing on, when the thread has nothing else to do.
 *
 * @throws Error when it takes too long or the thread dies of it
 */
export async function lookInto(of: MistakeOfTurn): Promise<number> {
  return (await unhurried({ type: 'look-into', ...of })) as Outcomes['look-into'];
}

async function unhurried(job: ComputerJob) {
  const outcome = await thread.runUnhurried(job);
  if (typeof outcome === 'string') throw new Error(`the thread that plays for computers is ${outcome}`);
  return outcome;
}

import { LRUCache } from 'lru-cache';
import type { App } from '../../app/app.ts';
import type { Mistake } from '../../computer/judge-turn.ts';
import { CheckingThread } from '../../threads/checking-thread.ts';
import { ThinkingThread } from '../../threads/thinking-thread.ts';
import { Analyses } from '../../upkeep/analyses.ts';
import { Animations } from '../write/messages/animations.ts';
import { AwaitedThreads } from './awaited-threads.ts';
import { RateLimiter } from './rate-limits.ts';
import { ToldTurns } from './told-turns.ts';

/** People whose latest panel is remembered. */
const MAX_PEOPLE = 1_000;

/** Threads, caches and running work that the bots of a process share. */
export interface Services {
  readonly thinking: ThinkingThread;
  readonly checking: CheckingThread;
  readonly analyses: Analyses;
  readonly animations: Animations;
  readonly toldTurns: ToldTurns;
  readonly threads: AwaitedThreads;
  readonly limits: RateLimiter;
  /** The latest panel by game and person. */
  readonly latestPanels: LRUCache<string, object>;
  /** Running judgements of drafts, by game and person. */
  readonly draftsWeighed: Map<string, Promise<Mistake | undefined>>;
}

/** The services of a bot; `given` ones take the place of its own. */
export function createServices(app: App, given: Partial<Services> = {}): Services {
  const thinking = given.thinking ?? new ThinkingThread();
  return {
    thinking,
    checking: new CheckingThread(),
    analyses: new Analyses({ app, thinking }),
    animations: new Animations(),
    toldTurns: new ToldTurns(),
    threads: new AwaitedThreads(),
    limits: new RateLimiter(app.now),
    latestPanels: new LRUCache({ max: MAX_PEOPLE }),
    draftsWeighed: new Map(),
    ...given,
  };
}

import type { App } from '../../app/app.ts';
import { CheckingThread } from '../../threads/checking-thread.ts';
import { LatestDrafts } from '../../threads/latest-drafts.ts';
import { ThinkingThread } from '../../threads/thinking-thread.ts';
import { Analyses } from '../../upkeep/analyses.ts';
import { AnimationCache } from '../write/messages/animations.ts';
import { AwaitedThreads } from './awaited-threads.ts';
import { RateLimiter } from './rate-limits.ts';
import { ToldTurns } from './told-turns.ts';

/** Threads, caches and running work that the bots of a process share. */
export interface Services {
  readonly thinking: ThinkingThread;
  readonly checking: CheckingThread;
  readonly analyses: Analyses;
  readonly animations: AnimationCache;
  readonly toldTurns: ToldTurns;
  readonly threads: AwaitedThreads;
  readonly limits: RateLimiter;
  readonly latestDrafts: LatestDrafts;
}

/** The services of a bot; `given` ones take the place of its own. */
export function createServices(app: App, given: Partial<Services> = {}): Services {
  const thinking = given.thinking ?? new ThinkingThread();
  return {
    thinking,
    checking: new CheckingThread(),
    analyses: new Analyses({ app, thinking }),
    animations: new AnimationCache(),
    toldTurns: new ToldTurns(),
    threads: new AwaitedThreads(),
    limits: new RateLimiter(app.now),
    latestDrafts: new LatestDrafts(thinking),
    ...given,
  };
}

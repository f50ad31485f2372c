import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';

/** Sends an order to a process of ours; resolves with its next message, and rejects if it ends. */
export async function askChild<News>(child: ChildProcess, order: Serializable): Promise<News> {
  child.send(order);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('a process of the measurement ended')));
  failed.catch(() => undefined);
  const [news] = (await Promise.race([once(child, 'message'), failed])) as [News];
  return news;
}

/** One entry of a game's append-only log: an action, or the takeback of the last action that still counts. */
export type LogEntry<Action> =
  | { readonly type: 'action'; readonly seat: number; readonly action: Action }
  | { readonly type: 'takeback'; readonly seat: number };

/** An action that still counts, with its index in the log. */
export interface EffectiveAction<Action> {
  readonly index: number;
  readonly seat: number;
  readonly action: Action;
}

/**
 * The actions of a log that still count, in order: a takeback removes the last one before it.
 *
 * @throws Error when a takeback has nothing to take back; such a log was never written by `takeback` decisions
 */
export function effectiveActions<Action>(log: readonly LogEntry<Action>[]): EffectiveAction<Action>[] {
  const effective: EffectiveAction<Action>[] = [];
  log.forEach((entry, index) => {
    if (entry.type === 'action') effective.push({ index, seat: entry.seat, action: entry.action });
    else if (!effective.pop()) throw new Error(`log entry ${index} takes back nothing`);
  });
  return effective;
}

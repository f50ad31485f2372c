/** One entry of a game's append-only log: an action, or the takeback of the last action that still counts. */
export type LogEntry<Action> =
  | { readonly type: 'action'; readonly seat: number; readonly action: Action }
  | { readonly type: 'takeback'; readonly seat: number };

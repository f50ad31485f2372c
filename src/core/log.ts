import type { GameTypes, Rules } from './rules.ts';

/** One entry of a game's append-only log: an action, or the takeback of the last action that still counts. */
export type LogEntry<Action> =
  | { readonly type: 'action'; readonly seat: number; readonly action: Action }
  | { readonly type: 'takeback'; readonly seat: number };

const TAKEBACK = 'undo';

/** Writes a log entry as one line: the colour of its seat, then the action or `undo`, such as `red: place 4,-1 r90`. */
export function makeLogLine<G extends GameTypes>(
  rules: Rules<G>,
  entry: LogEntry<G['action']>,
  colours: readonly string[],
): string {
  return `${colours[entry.seat]}: ${entry.type === 'takeback' ? TAKEBACK : rules.makeAction(entry.action)}`;
}

/** Parses what `makeLogLine` writes; undefined for any other text, also for a colour that has no seat in `colours`. */
export function parseLogLine<G extends GameTypes>(
  rules: Rules<G>,
  text: string,
  colours: readonly string[],
): LogEntry<G['action']> | undefined {
  const colon = text.indexOf(': ');
  const seat = colours.indexOf(text.slice(0, Math.max(0, colon)));
  if (seat < 0) return undefined;
  const rest = text.slice(colon + 2);
  if (rest === TAKEBACK) return { type: 'takeback', seat };
  const action = rules.parseAction(rest);
  return action && { type: 'action', seat, action };
}

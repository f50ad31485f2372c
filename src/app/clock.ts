import type { Span } from '../store/records.ts';

/** Days that can be chosen for a turn; 0 = as long as it takes. */
export const PACES = [0, 1, 3, 7] as const;

const DAY = 24 * 60 * 60_000;

/** Spans in order, none empty, those that overlap or touch joined. */
export function mergedSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].filter((span) => span.to > span.from).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * When a clock that started at `since` has run for `duration`, standing still during `stops`; undefined when it stands
 * still for ever, which a stop without an end (`to` is Infinity) makes it.
 */
export function momentAfter(since: number, duration: number, stops: readonly Span[]): number | undefined {
  let moment = since + duration;
  for (const { from, to } of mergedSpans(stops)) {
    if (to <= since) continue;
    const begin = Math.max(from, since);
    // A clock that has run down before the stop, or just at its beginning, is not stopped by it.
    if (begin >= moment) break;
    moment += to - begin;
  }
  return Number.isFinite(moment) ? moment : undefined;
}

/** When the stop that holds at a moment ends; undefined when none holds. */
export function stopEnd(stops: readonly Span[], moment: number): number | undefined {
  return mergedSpans(stops).find(({ from, to }) => from <= moment && moment < to)?.to;
}

/** When a turn that began at `since` is over its time; undefined when it has no limit or its clock stands still. */
export function deadlineOf(
  { since, pace, extension = 0 }: { since: number; pace: number | undefined; extension?: number },
  stops: readonly Span[],
): number | undefined {
  return pace ? momentAfter(since, pace * DAY + extension, stops) : undefined;
}

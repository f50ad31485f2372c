import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untilMoment } from '../../src/app/away.ts';
import { deadlineOf, mergedSpans, momentAfter, stopEnd } from '../../src/app/clock.ts';
import { outsideQuietHours } from '../../src/app/quiet-hours.ts';
import type { Span } from '../../src/store/records.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const moment = fc.integer({ min: 0, max: 60 });
const span = fc.tuple(moment, moment).map(([a, b]): Span => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const spans = fc.array(span, { maxLength: 8 });

/** The same as `momentAfter`, minute by minute. */
function byCounting(since: number, duration: number, stops: readonly Span[]): number {
  let at = since;
  for (let left = duration; left > 0; at++) if (!stops.some(({ from, to }) => from <= at && at < to)) left--;
  return at;
}

it('runs for its whole duration, and stands still in every stop', () => {
  fc.assert(
    fc.property(moment, moment, spans, (since, duration, stops) => {
      expect(momentAfter(since, duration, stops)).toBe(byCounting(since, duration, stops));
    }),
  );
});

it('is never shortened by a stop, whatever the order, and a stop twice counts once', () => {
  fc.assert(
    fc.property(moment, moment, spans, span, (since, duration, stops, another) => {
      const without = momentAfter(since, duration, stops)!;
      const withIt = momentAfter(since, duration, [...stops, another])!;
      expect(withIt).toBeGreaterThanOrEqual(without);
      expect(momentAfter(since, duration, [another, ...stops.toReversed()])).toBe(withIt);
      expect(momentAfter(since, duration, [...stops, another, another])).toBe(withIt);
    }),
  );
});

it('never ends before it began, nor before a clock that began earlier', () => {
  fc.assert(
    fc.property(moment, moment, moment, spans, (since, later, duration, stops) => {
      const end = momentAfter(since, duration, stops)!;
      expect(end).toBeGreaterThanOrEqual(since + duration);
      expect(momentAfter(since + later, duration, stops)!).toBeGreaterThanOrEqual(end);
    }),
  );
});

it('has no end while a stop has none, unless it had run down before', () => {
  fc.assert(
    fc.property(moment, moment, moment, (since, duration, from) => {
      const end = momentAfter(since, duration, [{ from, to: Number.POSITIVE_INFINITY }]);
      expect(end).toBe(since + duration <= Math.max(from, since) ? since + duration : undefined);
    }),
  );
});

it('joins spans into ones apart from each other', () => {
  fc.assert(
    fc.property(spans, moment, (all, at) => {
      const merged = mergedSpans(all);
      const covers = (some: readonly Span[]) => some.some(({ from, to }) => from <= at && at < to);
      expect(covers(merged)).toBe(covers(all));
      expect(stopEnd(all, at) !== undefined).toBe(covers(all));
      for (const [index, { from }] of merged.slice(1).entries()) expect(from).toBeGreaterThan(merged[index]!.to);
    }),
  );
});

it('gives a turn the days of its pace, and no deadline where there is none', () => {
  expect(deadlineOf({ since: 5, pace: 3 }, [])).toBe(5 + 3 * DAY);
  expect(deadlineOf({ since: 5, pace: 3 }, [{ from: 0, to: 5 + DAY }])).toBe(5 + 4 * DAY);
  expect(deadlineOf({ since: 5, pace: 0 }, [])).toBeUndefined();
  expect(deadlineOf({ since: 5, pace: undefined }, [])).toBeUndefined();
});

const amsterdam = { quiet: { from: 22, to: 8 }, timezone: 'Europe/Amsterdam' };

it.each([
  ['in the evening', '2027-01-10T20:59:00Z', '2027-01-10T20:59:00.000Z'],
  ['at their beginning', '2027-01-10T21:00:00Z', '2027-01-11T07:00:00.000Z'],
  ['after midnight', '2027-01-11T03:10:11Z', '2027-01-11T07:00:00.000Z'],
  ['in the morning', '2027-01-11T07:00:00Z', '2027-01-11T07:00:00.000Z'],
  ['in the night to summer time', '2027-03-27T22:00:00Z', '2027-03-28T06:00:00.000Z'],
  ['in the night to winter time', '2027-10-30T21:00:00Z', '2027-10-31T07:00:00.000Z'],
])('leaves people alone in their quiet hours: %s', (_, at, until) => {
  expect(new Date(outsideQuietHours(Date.parse(at), amsterdam)).toISOString()).toBe(until);
});

it('knows quiet hours within a day, in zones of half hours, and none', () => {
  const day = { quiet: { from: 9, to: 17 }, timezone: 'Asia/Kolkata' };
  expect(new Date(outsideQuietHours(Date.parse('2027-01-10T04:00:00Z'), day)).toISOString()).toBe(
    '2027-01-10T11:30:00.000Z',
  );
  expect(outsideQuietHours(5, {})).toBe(5);
  expect(outsideQuietHours(5, { quiet: { from: 3, to: 3 } })).toBe(5);
});

it.each([
  ['now', 0],
  ['3d', 3 * DAY],
  ['2 weeks', 14 * DAY],
  [' 1 Monat ', 30 * DAY],
  ['2 semaines', 14 * DAY],
  ['10 dagen', 10 * DAY],
  ['2027-01-12', 2 * DAY + 12 * HOUR],
  ['0d', undefined],
  ['2027-01-09', undefined],
  ['2027-02-30', undefined],
  ['2028-01-01', undefined],
  ['121d', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('understands until when somebody is away: %j', (text, after) => {
  const now = Date.parse('2027-01-10T12:00:00Z');
  expect(untilMoment(text, now)).toBe(after === undefined ? undefined : now + after);
});

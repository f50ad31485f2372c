import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untilMoment } from '../../src/app/away.ts';
import { deadlineOf, mergedSpans, momentAfter, nightsIn, stopEnd, weekendsIn } from '../../src/app/clock.ts';
import { outsideQuietHours } from '../../src/app/reminders.ts';
import { fittingTimeZones, parseTimeZone, storedTimeZone } from '../../src/app/time-zones.ts';
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

it('knows weekends by the clocks of a time zone, also where these change', () => {
  const within = (zone: string) =>
    weekendsIn(zone, { from: Date.parse('2027-03-24T12:00Z'), to: Date.parse('2027-04-04T12:00Z') })
      .slice(1)
      .map(({ from, to }) => [new Date(from).toISOString().slice(0, 16), new Date(to).toISOString().slice(0, 16)]);
  expect(within('Europe/Amsterdam')).toEqual([
    ['2027-03-26T23:00', '2027-03-28T22:00'],
    ['2027-04-02T22:00', '2027-04-04T22:00'],
  ]);
  expect(within('Pacific/Auckland')[0]).toEqual(['2027-03-26T11:00', '2027-03-28T11:00']);
  expect(within('America/Los_Angeles')[0]).toEqual(['2027-03-27T07:00', '2027-03-29T07:00']);
});

it('gives a turn the days of its pace, and no deadline where there is none', () => {
  expect(deadlineOf({ since: 5, pace: 3 }, [])).toBe(5 + 3 * DAY);
  expect(deadlineOf({ since: 5, pace: 3 }, [{ from: 0, to: 5 + DAY }])).toBe(5 + 4 * DAY);
  expect(deadlineOf({ since: 5, pace: 0.5 }, [])).toBe(5 + DAY / 2);
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

it('knows the nights of a player, also where the clocks of the zone change, for twelve hours at most', () => {
  const within = (settings: Parameters<typeof nightsIn>[0]) =>
    nightsIn(settings, { from: Date.parse('2027-03-27T12:00Z'), to: Date.parse('2027-03-28T21:00Z') })
      .slice(1)
      .map(({ from, to }) => [new Date(from).toISOString().slice(0, 16), new Date(to).toISOString().slice(0, 16)]);
  expect(within(amsterdam)).toEqual([
    ['2027-03-27T21:00', '2027-03-28T06:00'],
    ['2027-03-28T20:00', '2027-03-29T06:00'],
  ]);
  expect(within({ quiet: { from: 8, to: 7 } })).toEqual([
    ['2027-03-27T08:00', '2027-03-27T20:00'],
    ['2027-03-28T08:00', '2027-03-28T20:00'],
  ]);
  expect(within({ quiet: { from: 8, to: 8 } })).toEqual([]);
  expect(within({ timezone: 'Europe/Amsterdam' })).toEqual([]);
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
  expect(untilMoment(text, { now, zone: 'UTC' })).toBe(after === undefined ? undefined : now + after);
});

it.each([
  ['Europe/Amsterdam', '2027-01-12', '2027-01-12T23:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-12', '2027-01-12T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2027-01-12', '2027-01-13T11:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-12', '2027-01-12T18:15:00.000Z'],
  // Days of 23 and 25 hours.
  ['Europe/Amsterdam', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-08T05:00:00.000Z'],
  // The next day begins at one o'clock.
  ['Africa/Cairo', '2027-04-29', '2027-04-29T22:00:00.000Z'],
  ['America/Santiago', '2027-09-04', '2027-09-05T04:00:00.000Z'],
  // The hour before midnight comes twice.
  ['America/Santiago', '2027-04-03', '2027-04-04T04:00:00.000Z'],
  // A day that was left out ended with the one before it.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  // What earlier versions stored.
  ['BST', '2027-07-01', '2027-07-01T23:00:00.000Z'],
  ['Etc/GMT+5', '2027-01-12', '2027-01-13T05:00:00.000Z'],
])('lets a day end in %s: %s', (zone, date, end) => {
  const now = Date.parse(`${date}T00:00:00Z`) - DAY;
  expect(new Date(untilMoment(date, { now, zone })!).toISOString()).toBe(end);
});

it.each([
  ['UTC', 'UTC'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['Europe/Belfast', 'Europe/London'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ...['Europe/Kyiv', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'America/Nuuk'].map((name) => [name, name]),
])('takes the time zone %s as %s', (text, zone) => {
  expect(parseTimeZone(text)).toBe(zone);
  expect(storedTimeZone(text)).toBe(zone);
});

it.each([
  ['BST', 'Europe/London', 'Europe/London'],
  ['EST', 'America/New_York', 'America/New_York'],
  ['cest', 'Europe/Berlin', 'Europe/Berlin'],
  ['PST8PDT', 'America/Los_Angeles', 'America/Los_Angeles'],
  ['GMT', 'Europe/London', 'GMT'],
  ['GMT+2', 'Europe/Athens', 'UTC'],
  ['UTC-03:30', 'America/St_Johns', 'UTC'],
  // Its signs are the other way round.
  ['Etc/GMT+5', 'America/New_York', 'Etc/GMT+5'],
  ['US/Pacific', 'America/Los_Angeles', 'US/Pacific'],
  ['Amsterdam', 'Europe/Amsterdam', 'UTC'],
  ['sao paulo', 'America/Sao_Paulo', 'UTC'],
  ['Kiev', 'Europe/Kyiv', 'UTC'],
  ['Belfast', 'Europe/London', 'UTC'],
  ['Asia/Nowhere', undefined, 'UTC'],
  ['\u202e', undefined, 'UTC'],
])(
  'does not take %s for a time zone, but offers %s, and reads it as %s where it is stored',
  (text, offered, stored) => {
    expect(parseTimeZone(text)).toBeUndefined();
    expect(fittingTimeZones(text, Date.parse('2027-01-10T12:00:00Z'))[0]).toBe(offered);
    expect(storedTimeZone(text)).toBe(stored);
  },
);

it('offers no time zone that it does not take', () => {
  const all = ['', 'a', 'e', 'i', 'o', 'u', 'GMT', 'GMT+1', 'EST'].flatMap((text) => fittingTimeZones(text, 0));
  expect(new Set(all).size).toBeGreaterThan(400);
  expect(all.filter((zone) => parseTimeZone(zone) !== zone)).toEqual([]);
});

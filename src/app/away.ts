const DAY = 24 * 60 * 60_000;

/** The longest absence, in days. */
export const LONGEST_ABSENCE = 120;

/** Days of the units in which a span is written, in all languages of the bot. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(d|days?|dag(en)?|jours?|j|tage?n?)$/, 1],
  [/^(w|weeks?|weken|semaines?|s|wochen?)$/, 7],
  [/^(m|months?|maand(en)?|mois|monate?n?)$/, 30],
];

/**
 * The moment that somebody means by "until": a date, whose end it is, a span from now, or `now`; undefined for anything
 * else, for what is over, and for what is too far away.
 *
 * @param now in milliseconds since 1970
 */
export function untilMoment(text: string, now: number): number | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'now') return now;
  const moment = dateMoment(typed) ?? spanMoment(typed, now);
  return moment !== undefined && moment > now && moment <= now + LONGEST_ABSENCE * DAY ? moment : undefined;
}

function dateMoment(typed: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const begin = Date.parse(`${typed}T00:00:00Z`);
  // JavaScript takes the 31st of April for the 1st of May.
  const isDate = Number.isFinite(begin) && new Date(begin).toISOString().startsWith(typed);
  return isDate ? begin + DAY : undefined;
}

function spanMoment(typed: string, now: number): number | undefined {
  const [, count, word = ''] = /^(\d{1,3}) ?([a-z]+)$/.exec(typed) ?? [];
  const unit = UNITS.find(([pattern]) => pattern.test(word));
  return unit && now + Number(count) * unit[1] * DAY;
}

// @ts-check

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { hour: 'numeric', minute: '2-digit' },
  T: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  s: { day: '2-digit', month: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  S: { day: '2-digit', month: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
};

/** @type {readonly [Intl.RelativeTimeFormatUnit, number][]} seconds per unit, largest first */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * One of Discord's `<t:…:style>` forms.
 *
 * @param {number} unix seconds since 1970
 * @param {string} style one of t T d D f F s S R
 * @param {string} locale
 */
export function formatTimestamp(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  if (style === 'R') return formatRelative(unix - Date.now() / 1000, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/**
 * @param {number} seconds from now; negative is the past
 * @param {string} locale
 */
function formatRelative(seconds, locale) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size || unit === 'second') return format.format(Math.trunc(seconds / size), unit);
  }
  return '';
}

/**
 * "Today at 14:05" and the like, as in a message header.
 *
 * @param {Date} date
 * @param {string} locale
 */
export function formatMessageTime(date, locale) {
  const time = new Intl.DateTimeFormat(locale, STYLES.t).format(date);
  const days = dayNumber(new Date()) - dayNumber(date);
  if (days === 0) return `Today at ${time}`;
  if (days === 1) return `Yesterday at ${time}`;
  return `${new Intl.DateTimeFormat(locale, STYLES.d).format(date)} ${time}`;
}

/**
 * @param {Date} date
 * @param {string} locale
 */
export function formatClock(date, locale) {
  return new Intl.DateTimeFormat(locale, STYLES.t).format(date);
}

/**
 * @param {Date} date
 * @param {string} locale
 */
export function formatDay(date, locale) {
  return new Intl.DateTimeFormat(locale, STYLES.D).format(date);
}

/**
 * Days since 1970 in the reader's time zone.
 *
 * @param {Date} date
 */
export function dayNumber(date) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Keeps every relative time on the page true. */
export function startClock() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time')) {
      if (!element.hasAttribute('data-relative')) continue;
      const text = formatTimestamp(Number(element.getAttribute('data-relative')), 'R', element.lang || 'en-US');
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

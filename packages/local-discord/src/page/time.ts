import { t } from './words.ts';

/** Discord's `<t:…:style>` forms that have a date; R is relative. */
const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { hour: 'numeric', minute: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
};

/** Seconds per unit, largest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** A moment in one of the styles. */
export function formatDate(date: Date, style: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/** One of Discord's `<t:…:style>` forms; `unix` counts seconds since 1970. */
export function formatTimestamp(unix: number, style: string, locale: string): string {
  if (style !== 'R') return formatDate(new Date(unix * 1000), style, locale);
  const seconds = unix - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, own]) => Math.abs(seconds) >= own) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit);
}

/** "Today at 14:05" and the like, as in a message header. */
export function formatMessageTime(date: Date, locale: string): string {
  const time = formatDate(date, 't', locale);
  const days = dayNumber(new Date()) - dayNumber(date);
  if (days === 0) return t('Today at {time}', { time });
  if (days === 1) return t('Yesterday at {time}', { time });
  return `${formatDate(date, 'd', locale)} ${time}`;
}

/** Days since 1970 in the reader's time zone. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Keeps every relative time on the page true. */
export function startClock(locale: string): void {
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>('time[data-relative]')) {
      const text = formatTimestamp(Number(element.dataset.relative), 'R', locale);
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

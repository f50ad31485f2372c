import type { Translator } from '../i18n/translate.ts';

/** Points with one digit after the decimal sign of the language. */
export function tenths({ language }: Pick<Translator, 'language'>, points: number): string {
  return points.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Points with a sign, and one digit after the decimal sign of the language. */
export function signedTenths(t: Pick<Translator, 'language'>, points: number): string {
  return `${points < 0 ? '−' : '+'}${tenths(t, Math.abs(points))}`;
}

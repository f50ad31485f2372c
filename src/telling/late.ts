import { LATE_TURN_LEVEL } from '../app/computers.ts';
import type { Translator } from '../i18n/translate.ts';
import type { LateAction } from '../store/records.ts';
import { levelText } from './level.ts';

/** The clause that says what happens when a turn exceeds its time. */
export function lateText(t: Translator, late: LateAction = 'ask'): string {
  return late === 'computer' ? t('late.computer', { level: levelText(t, LATE_TURN_LEVEL) }) : t(`late.${late}`);
}

/** How long a turn may take: none is unlimited. */
export function paceText(t: Translator, days: number): string {
  return t('pace.span', { hours: 24 * days, days });
}

/** A bank of time, or what is left of it, in milliseconds: in whole days, less than three days in hours. */
export function bankText(t: Translator, milliseconds: number): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  return t('bank.span', { days: hours < 72 ? 0 : Math.floor(hours / 24), hours });
}

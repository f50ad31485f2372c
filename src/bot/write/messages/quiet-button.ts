import type { Translator } from '../../../i18n/translate.ts';
import type { GameRecord } from '../../../store/records.ts';
import { button } from '../buttons.ts';

/** The button with which the player to move turns reminders of a turn off, or on again. */
export function quietButton(t: Translator, record: GameRecord, turn: number) {
  return button(record, { verb: 'quiet', argument: String(turn) }, { label: t('turn.button.quiet') });
}

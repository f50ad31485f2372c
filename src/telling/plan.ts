import type { PlanFailure } from '../app/plans.ts';
import { joined } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import type { PlanPromise } from '../store/records.ts';
import { rejectionText } from './rejection.ts';

/** The points that a planned turn brings, with the names of the seats that get them. */
export function planGainsText(
  { t }: Pick<Speech, 't'>,
  { gains }: Pick<PlanPromise, 'gains'>,
  names: readonly string[],
) {
  const texts = gains.flatMap((points, seat) =>
    points === 0 ? [] : [t('text.award', { points, names: names[seat]! })],
  );
  return texts.length > 0 ? joined(t, texts) : t('plan.no-points');
}

/** Why a planned turn is not played. */
export function planFailureText(say: Speech, failure: PlanFailure, names: readonly string[]): string {
  switch (failure.code) {
    case 'illegal':
      return rejectionText(say, failure.rejection, names);
    case 'other-tile':
      return say('plan.other-tile');
    case 'brings-less': {
      const { promised, now } = failure;
      return say('plan.brings-less', {
        promised: planGainsText(say, promised, names),
        now: planGainsText(say, now, names),
      });
    }
  }
}

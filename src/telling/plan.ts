import { choicesAt, type Draft, tableAfterDraft } from '../app/draft.ts';
import type { Plan, PlanFailure, PlanningSeat } from '../app/plans.ts';
import type { Table } from '../app/table.ts';
import type { Choice } from '../games/contract/position.ts';
import { joined } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { PlanPromise } from '../store/records.ts';
import { placeText } from './board/turn-steps.ts';
import { rejectionText } from './rejection.ts';

/** A plan on the current board: what it plays, where that is possible, what it brings, and when it is played. */
export function planLines(
  say: Speech,
  { table, ahead = table }: PlanningSeat,
  { plan, names }: { readonly plan: Plan; readonly names: readonly string[] },
): string[] {
  const { record, draft, outlook } = plan;
  const isPossible = outlook.ok || outlook.failure.code === 'brings-less' || outlook.failure.code === 'asks-more';
  return [
    ...(isPossible ? [say('plan.yours', { steps: draftText(say.t, ahead, record.userId, draft) })] : []),
    outlook.ok
      ? say('plan.brings', { what: planGainsText(say, outlook.value, names) })
      : say('plan.not-now', { reason: planFailureText(say, outlook.failure, names) }),
    say('plan.promise'),
  ];
}

/** The choices of a draft in words. */
export function draftText(t: Translator, before: Table, userId: string, draft: Draft): string {
  let table = before;
  const texts = draft.flatMap((action) => {
    const name = table.game.makeAction(action);
    const choice = choicesAt(table).find((one) => table.game.makeAction(one.action) === name);
    const text = choice && choiceText(t, table, choice);
    table = tableAfterDraft(table, userId, [action]) ?? table;
    return text ?? [];
  });
  return texts.length === 0 ? '' : texts.reduce((first, next) => t('analyse.then', { first, next }));
}

function choiceText(t: Translator, table: Table, choice: Choice): string {
  return choice.step === 'square' ? placeText(t, choice) : table.game.words.choice(t, table, choice);
}

/** The points that a planned turn brings, with the names of the seats that get them. */
function planGainsText({ t }: Pick<Speech, 't'>, { gains }: Pick<PlanPromise, 'gains'>, names: readonly string[]) {
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
    case 'asks-more':
      return say('plan.asks-more');
    case 'brings-less': {
      const { promised, now } = failure;
      return say('plan.brings-less', {
        promised: planGainsText(say, promised, names),
        now: planGainsText(say, now, names),
      });
    }
  }
}

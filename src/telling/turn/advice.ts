import { choicesAt, type Draft, isSameAction, makeDraft } from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { Mistake } from '../../computer/judge-turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { choiceSteps, stepsText, tableAfterActions } from '../board/turn-steps.ts';
import { reasonText } from '../reasons.ts';
import { tenths } from '../tenths.ts';
import { letteredPlaces, MOST_SHOWN } from './lettered-places.ts';

/** Smallest loss that is mentioned, in points; the error of the evaluation is about as large. */
const MIN_LOSS = 3;

/** A draft with its worst mistake, and how it is shown. */
export interface WeighedDraft {
  readonly draft: Draft;
  /** Undefined if it loses nothing. */
  readonly mistake: Mistake | undefined;
  /** True if places are shown with letters, by which they are named. */
  readonly hasLetters: boolean;
}

/** Advice about a draft that looks like a mistake. */
interface DraftAdvice {
  /** The loss of the draft, the better choice, and the reason. */
  readonly line: string;
  /** The better draft, in notation, and how many points better it is. */
  readonly better: string;
  readonly label: string;
}

/** The advice on a draft; undefined if it loses too little to be mentioned. */
export function draftAdvice(
  t: Translator,
  table: Table,
  { draft, mistake, hasLetters }: WeighedDraft,
): DraftAdvice | undefined {
  if (!mistake || mistake.loss < MIN_LOSS) return undefined;
  const { at, better, terms } = mistake;
  const { seat } = table.progress;
  const before = tableAfterActions(table, seat, draft.slice(0, at));
  const text = stepsText(t, choiceSteps(before, seat, better));
  const isFirst = ({ action }: Choice) => isSameAction(table.game, action, better[0]!);
  const lettered = hasLetters ? letteredPlaces(before, choicesAt(before), MOST_SHOWN) : [];
  const letter = lettered.find(({ ways }) => ways.some(isFirst))?.letter;
  const told = { loss: tenths(t, mistake.loss), better: letter ? t('panel.lettered', { letter, choice: text }) : text };
  const line = t('panel.advice', told);
  // `terms` say what the draft has less of; the text says what the better choice has more of.
  const why = reasonText(t, table.game, { terms, side: 'for the best', points: mistake.loss });
  return {
    line: why ? joined(t, [line, why]) : line,
    better: makeDraft(table.game, [...draft.slice(0, at), ...better]),
    label: t('panel.better', told),
  };
}

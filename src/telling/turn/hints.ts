import type { Advice } from '../../app/computers.ts';
import { isSameAction, makeDraft, tableAfterDraft } from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { UserId } from '../../store/records.ts';
import { legalSquares } from '../board/board-request.ts';
import { gainsOf } from '../board/choices.ts';
import { placeText } from '../board/turn-steps.ts';
import { MAX_REASONS, reasonText } from '../reasons.ts';
import { tenths } from '../tenths.ts';

/** Smaller differences are rounded to 0.0 points. */
const MIN_SHOWN = 0.05;

/** Number of best choices that are shown. */
const MAX_SHOWN = 3;

/** A turn in which a computer advises the person to move. */
export interface HintContext {
  readonly t: Translator;
  readonly table: Table;
  readonly userId: UserId;
}

/** A choice with a computer's advice about it. */
export interface Hint {
  readonly choice: Choice;
  readonly advice: Advice;
  /** The number of its square in the panel; for a choice without a square its number in the list. */
  readonly label: string;
  readonly square: LegalSquare | undefined;
  /** The best next choice in the same turn, and its name. */
  readonly next: { readonly choice: Choice; readonly name: string } | undefined;
  /** Points that the player gets at once. */
  readonly gain: number;
}

/** The hints about a turn, with the data for their lines. */
export interface Hints extends HintContext {
  /** The choices that are shown, the best first. */
  readonly hints: readonly Hint[];
  /** True if the player has only one choice. */
  readonly isOnly: boolean;
  /** Average terms of all choices except the best, minus those of the best one. */
  readonly average: Advice['terms'];
}

/** The hints that follow from a computer's advice on all choices of a turn, the best choice first. */
export function hintsFrom(context: HintContext, advice: readonly Advice[]): Hints {
  return {
    ...context,
    hints: bestChoices(context, advice),
    isOnly: advice.length === 1,
    average: averageTerms(advice.slice(1)),
  };
}

/** The draft that a hint advises. */
export function hintDraft({ game }: Pick<Table, 'game'>, { choice, next }: Hint): string {
  return makeDraft(game, [choice.action, ...(next ? [next.choice.action] : [])]);
}

/** The best choices, the best first; for each square only the best rotation. */
function bestChoices(context: HintContext, advice: readonly Advice[]): readonly Hint[] {
  const { table } = context;
  const { game, fold } = table;
  const choices = game.choices(fold.state);
  const hints: Hint[] = [];
  for (const one of advice) {
    const choice = choices.find(({ action }) => isSameAction(game, action, one.action));
    const { x, y } = choice?.options ?? {};
    const isShownAlready =
      x !== undefined && hints.some(({ choice: { options } }) => options.x === x && options.y === y);
    if (!choice || isShownAlready) continue;
    const square = squareOf(table, choice);
    const label = square?.label ?? String(hints.length + 1);
    const after = one.next && tableInSameTurn(context, one.action);
    const next = after && nextChoice(context, after, one.next!);
    const last = next ? gainsOf(after, [next.choice]) : gainsOf(table, [choice]);
    const gain = last[0]!.bySeat[table.progress.seat] ?? 0;
    hints.push({ choice, advice: one, square, label, next, gain });
    if (hints.length === MAX_SHOWN) break;
  }
  return hints;
}

/** The table after an action, as long as the same turn goes on. */
function tableInSameTurn({ table, userId }: HintContext, action: Advice['action']): Table | undefined {
  const after = tableAfterDraft(table, userId, [action]);
  return after?.progress.turn === table.progress.turn ? after : undefined;
}

/** The choice for the next action that a computer advises, with its name; undefined if the game does not offer it. */
function nextChoice({ t }: HintContext, table: Table, next: Advice['action']): Hint['next'] {
  const { game, fold } = table;
  const choice = game.choices(fold.state).find(({ action }) => isSameAction(game, action, next));
  return choice && { choice, name: game.words.choice(t, table, choice) };
}

/** The square of a choice, with its number in the panel; undefined for a choice without a square. */
function squareOf(table: Table, { options }: Choice): LegalSquare | undefined {
  return legalSquares(table).find(({ x, y }) => x === options.x && y === options.y);
}

/** The average terms of choices. */
function averageTerms(choices: readonly Advice[]): Advice['terms'] {
  const sums: Record<string, number> = {};
  for (const { terms } of choices) {
    for (const [term, points] of Object.entries(terms)) sums[term] = (sums[term] ?? 0) + points / choices.length;
  }
  return sums;
}

/**
 * A choice in one sentence, with the best next choice of the turn, and the reasons.
 *
 * @param options.maxReasons most reasons that are told
 * @param options.isPlaceTold whether the sentence names the square; a choice without a square is always named
 */
export function hintLine(
  reader: Hints,
  hint: Hint,
  { maxReasons = MAX_REASONS, isPlaceTold = false }: { readonly maxReasons?: number; readonly isPlaceTold?: boolean },
): string {
  const { t } = reader;
  const { what, why } = hintWords(reader, hint, { maxReasons, isPlaceTold });
  const told = { at: t('hint.at', { square: hint.square ? 'yes' : 'no', number: hint.label }), why };
  return what ? t('hint.line', { ...told, what }) : t('hint.line.rank', told);
}

/** The advice of a hint in words, undefined if it is not told, and the reasons; options as in `hintLine`. */
export function hintWords(
  reader: Hints,
  hint: Hint,
  { maxReasons, isPlaceTold }: { readonly maxReasons: number; readonly isPlaceTold: boolean },
): { readonly what: string | undefined; readonly why: string } {
  const { t, table } = reader;
  const { choice, next, square, gain } = hint;
  const first = square ? isPlaceTold && placeText(t, choice) : table.game.words.choice(t, table, choice);
  // If the advice has no next action, the tile is best without a piece.
  const nextText = next?.name ?? (square && !hint.advice.next ? t('hint.no-meeple') : undefined);
  const turn = first && nextText ? t('analyse.then', { first, next: nextText }) : first || nextText;
  const what = turn && gain > 0 ? t('hint.gain', { turn, points: gain }) : turn;
  return { what: what || undefined, why: capitalised(whyText(reader, hint, maxReasons)) };
}

/** Says what makes the best choice better than the average, or how far another choice is behind the best one, and why. */
function whyText({ t, table, hints, isOnly, average }: Hints, hint: Hint, maxReasons: number): string {
  if (isOnly) return t('hint.only');
  const { points, terms } = hint.advice;
  const [best, ...otherHints] = hints;
  const isBest = hint === best;
  if (!isBest && -points < MIN_SHOWN) return t('hint.same');
  const compared = isBest
    ? ({ terms: average, side: 'ahead', otherChoices: otherHints.map((one) => one.advice.terms) } as const)
    : ({ terms, side: 'against' } as const);
  const reasons = maxReasons > 0 ? reasonText(t, table.game, { ...compared, points: -points, maxReasons }) : '';
  if (isBest) return reasons ? t('hint.best.because', { reasons }) : t('hint.best');
  const rank = t('hint.behind', { points: tenths(t, -points) });
  return reasons ? t('hint.because', { rank, reasons }) : rank;
}

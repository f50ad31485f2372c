import { computerTurn } from '../../app/computer-turns.ts';
import { isSameAction, makeDraft, tableAfter } from '../../app/draft.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import { seatOf, type Table } from '../../app/table.ts';
import { seatedTable } from '../../app/turn.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { legalSquares } from '../../telling/board/board-request.ts';
import { gainsOf } from '../../telling/board/choices.ts';
import { placeText } from '../../telling/board/turn-steps.ts';
import { MAX_REASONS, reasonText } from '../../telling/reasons.ts';
import { tenths } from '../../telling/tenths.ts';
import type { Advice } from '../../threads/thinking-thread.ts';
import { type Answer, type HandlerContext, type Reply, tablePeople } from '../handlers/command.ts';
import { fittedReply } from '../handlers/picture-reply.ts';
import { privateBoardOptions } from '../handlers/private-board-options.ts';
import { boardPicture } from '../write/board-picture.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import { linesBesidePicture, wrappedLines } from '../write/phone-lines.ts';

/** Smaller differences are rounded to 0.0 points. */
const MIN_SHOWN = 0.05;

/** Number of best choices that are shown. */
const MAX_SHOWN = 3;

/** A choice with a computer's advice about it. */
interface Hint {
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

/** A private reply to the player to move with the best choices, what each is worth, and why. */
export async function hintReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const result = await seatedTable(app, request);
  if (!result.ok) return { rejection: result.failure };
  const { table } = result.value;
  const { game, fold, progress, record } = table;
  if (!record.options.hints) return { content: say('hint.off'), rejected: true };
  if (!game.computer) return { content: say('hint.none'), rejected: true };
  if (!mayAdvise(record)) return { content: say('hint.rated'), rejected: true };
  if (seatOf(record, request.userId) !== progress.seat) {
    const { shown } = await tablePeople(context, table);
    return { content: say('hint.others', { name: shown[progress.seat]! }), rejected: true };
  }
  const choices = game.choices(fold.state);
  if (game.openingAction(fold.state) || choices.length === 0) {
    const draw = button(record, { verb: 'draw' }, { label: say('turn.button.draw'), style: 'primary' });
    return { content: say('hint.draw'), components: buttonRows([draw]), rejected: true };
  }
  const advice = await context.services.thinking.advise(computerTurn(table, 'regular'));
  if (!advice) return { content: say('hint.busy'), rejected: true };
  const hints = bestChoices(context, table, { choices, advice });
  const people = await tablePeople(context, table);
  const reader: HintReader = {
    t: say.t,
    table,
    hints,
    isOnly: advice.length === 1,
    average: averageTerms(advice.slice(1)),
  };
  const title = say('hint.title');
  const replyTo = (lines: readonly string[]): Reply => ({
    content: messageText([title, ...lines]),
    components: buttonRows([...draftButtons(table, hints), backButton(context, table)]),
    panel: 'replaces',
  });
  const words = () => replyTo(hints.map((hint) => hintLine(reader, hint, { isPlaceTold: true })));
  const legal = hints.flatMap((hint) => advisedSquare(hint, hint === hints[0]) ?? []);
  if (legal.length === 0) return words();
  const boardOptions = { ...privateBoardOptions(context, table), legal, focus: true };
  const beside = (ratio: number) =>
    replyTo(linesWithin(linesBesidePicture(ratio) - wrappedLines(title), reader, hints));
  return fittedReply(say, { picture: boardPicture(say.t, table, people, boardOptions), beside, words });
}

/** A button back to the panel, which the hint has replaced. */
function backButton({ say }: HandlerContext, { record }: Table) {
  return button(record, { verb: 'panel', argument: '0' }, { label: say('panel.back') });
}

/** The best choices, the best first; for each square only the best rotation. */
function bestChoices(
  context: HandlerContext,
  table: Table,
  { choices, advice }: { readonly choices: readonly Choice[]; readonly advice: readonly Advice[] },
): readonly Hint[] {
  const { game } = table;
  const hints: Hint[] = [];
  for (const one of advice) {
    const choice = choices.find(({ action }) => isSameAction(game, action, one.action));
    const { x, y } = choice?.options ?? {};
    const isShownAlready =
      x !== undefined && hints.some(({ choice: { options } }) => options.x === x && options.y === y);
    if (!choice || isShownAlready) continue;
    const square = squareOf(table, choice);
    const label = square?.label ?? String(hints.length + 1);
    const after = one.next && tableInSameTurn(context, table, one.action);
    const next = after && nextChoice(context, after, one.next!);
    const last = next ? gainsOf(after, [next.choice]) : gainsOf(table, [choice]);
    const gain = last[0]!.bySeat[table.progress.seat] ?? 0;
    hints.push({ choice, advice: one, square, label, next, gain });
    if (hints.length === MAX_SHOWN) break;
  }
  return hints;
}

/** The table after an action, as long as the same turn goes on. */
function tableInSameTurn({ request }: HandlerContext, table: Table, action: Advice['action']): Table | undefined {
  const after = tableAfter(table, request.userId, [action]);
  return after?.progress.turn === table.progress.turn ? after : undefined;
}

/** The choice for the next action that a computer advises, with its name; undefined if the game does not offer it. */
function nextChoice({ say }: HandlerContext, table: Table, next: Advice['action']): Hint['next'] {
  const { game, fold } = table;
  const choice = game.choices(fold.state).find(({ action }) => isSameAction(game, action, next));
  return choice && { choice, name: game.words.choice(say.t, table, choice) };
}

/** The square of a choice, with its number in the panel; undefined for a choice without a square. */
function squareOf(table: Table, { options }: Choice): LegalSquare | undefined {
  return legalSquares(table).find(({ x, y }) => x === options.x && y === options.y);
}

/** The square of a hint with the advised rotation and piece. The square of the best choice is marked in gold. */
function advisedSquare({ square, choice, next }: Hint, isBest: boolean): LegalSquare | undefined {
  if (!square) return undefined;
  const standing = next?.choice.standing;
  return {
    ...square,
    rotation: Number(choice.options.rotation) as Degrees,
    advised: standing ? [standing] : [],
    ...(isBest && { gains: true }),
  };
}

/** A button for each choice, which drafts it. */
function draftButtons({ record, game }: Table, hints: readonly Hint[]) {
  return hints.map(({ choice, next, label }) =>
    button(
      record,
      { verb: 'choose', argument: makeDraft(game, [choice.action, ...(next ? [next.choice.action] : [])]) },
      { label },
    ),
  );
}

/** Context of all lines of a hint. */
interface HintReader {
  readonly t: Translator;
  readonly table: Table;
  /** The choices that are shown, the best first. */
  readonly hints: readonly Hint[];
  /** True if the player has only one choice. */
  readonly isOnly: boolean;
  /** Average terms of all choices except the best, minus those of the best one. */
  readonly average: Advice['terms'];
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
 * Lines beside a picture, with as many reasons as fit in `room` lines of a phone. Choices get a first reason from the best to
 * the worst, then a second one from the worst to the best: that of a worse choice says what outweighs its first reason.
 */
function linesWithin(room: number, reader: HintReader, hints: readonly Hint[]): string[] {
  let lines = hints.map((hint) => hintLine(reader, hint, { maxReasons: 0 }));
  const inOrder = [...hints.entries()];
  for (const [most, round] of [inOrder, inOrder.toReversed()].entries()) {
    for (const [at, hint] of round) {
      const longer = lines.with(at, hintLine(reader, hint, { maxReasons: most + 1 }));
      if (longer.reduce((sum, line) => sum + wrappedLines(line), 0) <= room) lines = longer;
    }
  }
  return lines;
}

/**
 * A choice in one sentence, with the best next choice of the turn, and the reasons.
 *
 * @param options.maxReasons most reasons that are told
 * @param options.isPlaceTold whether the sentence names the square; a choice without a square is always named
 */
function hintLine(
  reader: HintReader,
  hint: Hint,
  { maxReasons = MAX_REASONS, isPlaceTold = false }: { readonly maxReasons?: number; readonly isPlaceTold?: boolean },
): string {
  const { t, table } = reader;
  const { choice, label, next, square, gain } = hint;
  const first = square ? isPlaceTold && placeText(t, choice) : table.game.words.choice(t, table, choice);
  // If the advice has no next action, the tile is best without a piece.
  const nextText = next?.name ?? (square && !hint.advice.next ? t('hint.no-meeple') : undefined);
  const turn = first && nextText ? t('analyse.then', { first, next: nextText }) : first || nextText;
  const what = turn && gain > 0 ? t('hint.gain', { turn, points: gain }) : turn;
  const why = whyText(reader, hint, maxReasons);
  const at = t('hint.at', { square: square ? 'yes' : 'no', number: label });
  const told = { at, why: capitalised(why) };
  return what ? t('hint.line', { ...told, what }) : t('hint.line.rank', told);
}

/** Says what makes the best choice better than the average, or how far another choice is behind the best one, and why. */
function whyText({ t, table, hints, isOnly, average }: HintReader, hint: Hint, maxReasons: number): string {
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

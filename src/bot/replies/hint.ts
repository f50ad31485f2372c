import { computerTurn } from '../../app/computer-turns.ts';
import { isSameAction, makeDraft, tableAfter } from '../../app/draft.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import { seatOf, type Table } from '../../app/table.ts';
import { seatedTable } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { capitalised } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Advice } from '../../threads/thinking-thread.ts';
import { type HandlerContext, peopleAt, type Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { privateLook } from '../handlers/private-look.ts';
import { boardFile } from '../present/board/board.ts';
import { legalSquares } from '../present/board/board-request.ts';
import { choiceLine, effectOf } from '../present/board/choices.ts';
import { prospectTexts } from '../present/board/prospects.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import { phoneLines } from '../present/phone-lines.ts';
import { reasonText } from '../present/reasons.ts';
import { tenths } from '../present/tenths.ts';
import { rejectionReply } from './rejection-reply.ts';

/** How many points a choice must be behind the best one before reasons are told. */
const MIN_TOLD = 0.5;

/** Points that are told as none: 0.0. */
const MIN_SHOWN = 0.05;

/** How many of the best choices are shown. */
const SHOWN = 3;

/** A choice with what a computer thinks of it. */
interface Hint {
  readonly choice: Choice;
  readonly advice: Advice;
  /** The number of its square in the panel; of one without a square, its place in the list. */
  readonly label: string;
  readonly square: LegalSquare | undefined;
  /** What to choose next in the same turn, and its name. */
  readonly next: { readonly action: GameTypes['action']; readonly name: string } | undefined;
}

/** The best choices of the player to move, with what each is worth and why, for them alone. */
export async function hintReply(context: HandlerContext): Promise<Reply> {
  const { app, request, say } = context;
  const found = await seatedTable(app, request);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { table } = found.value;
  const { game, fold, progress, record } = table;
  if (!record.options.hints) return { content: say('hint.off'), rejected: true };
  if (!game.computer) return { content: say('hint.none'), rejected: true };
  if (!mayAdvise(record)) return { content: say('hint.rated'), rejected: true };
  if (seatOf(record, request.userId) !== progress.seat) {
    const { shown } = await peopleAt(context, table);
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
  const people = await peopleAt(context, table);
  const best = { hint: hints[0]!, beside: besideBest(hints, advice) };
  const reader = { t: say.t, table, best, names: people.shown };
  const replyTo = (lines: readonly string[]): Reply => ({
    content: messageText([say('hint.title'), ...lines, say('hint.how')], 1),
    components: buttonRows([...draftButtons(table, hints), backButton(context, table)]),
    panel: 'replaces',
  });
  const words = () => replyTo(hints.map((hint) => hintLine(reader, hint, DETAIL.place)));
  const legal = hints.flatMap(({ square }) => square ?? []);
  if (legal.length === 0) return words();
  return pictureReply(say, {
    picture: boardFile(say.t, table, people, { ...privateLook(context, table), legal, focus: true }),
    reply: replyTo(shortLines(reader, hints)),
    words,
  });
}

/** A button back to the squares, as the hint takes the place of the panel. */
function backButton({ say }: HandlerContext, { record }: Table) {
  return button(record, { verb: 'panel', argument: '0' }, { label: say('panel.back') });
}

/** The best choices, the best first; of one square only the best way to place the tile there. */
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
    const isKnown = x !== undefined && hints.some(({ choice: { options } }) => options.x === x && options.y === y);
    if (!choice || isKnown) continue;
    const square = squareOf(table, choice);
    const label = square?.label ?? String(hints.length + 1);
    hints.push({ choice, advice: one, square, label, next: nextChoice(context, table, one) });
    if (hints.length === SHOWN) break;
  }
  return hints;
}

/** What is best after a choice in the same turn; undefined where that is not offered then. */
function nextChoice({ request, say }: HandlerContext, table: Table, { action, next }: Advice): Hint['next'] {
  const after = next && tableAfter(table, request.userId, [action]);
  if (!after || after.progress.turn !== table.progress.turn) return undefined;
  const { game } = after;
  const found = game.choices(after.fold.state).find((one) => isSameAction(game, one.action, next));
  return found && { action: found.action, name: game.words.choice(say.t, after, found) };
}

/** The square of a choice, with the number that it has in the panel; undefined where it is about none. */
function squareOf(table: Table, { options }: Choice): LegalSquare | undefined {
  return legalSquares(table).find(({ x, y }) => x === options.x && y === options.y);
}

/** A button for each choice, which drafts it. */
function draftButtons({ record, game }: Table, hints: readonly Hint[]) {
  return hints.map(({ choice, next, label }) =>
    button(
      record,
      { verb: 'choose', argument: makeDraft(game, [choice.action, ...(next ? [next.action] : [])]) },
      { label },
    ),
  );
}

/** What all lines of a hint are told with. */
interface HintReader {
  readonly t: Translator;
  readonly table: Table;
  /** The best choice, and what it is compared with; undefined where no choice is clearly behind. */
  readonly best: { readonly hint: Hint; readonly beside: Beside | undefined };
  readonly names: readonly string[];
}

/** A choice that is clearly behind the best one. */
interface Beside {
  readonly advice: Advice;
  /** Undefined for one that is not shown. */
  readonly hint: Hint | undefined;
}

/** What the best choice is compared with: of those that are clearly behind, the first that is shown, or else the first. */
function besideBest(hints: readonly Hint[], advice: readonly Advice[]): Beside | undefined {
  const isBehind = ({ points }: Advice) => -points >= MIN_TOLD;
  const hint = hints.find((one) => isBehind(one.advice));
  const found = hint?.advice ?? advice.find(isBehind);
  return found && { advice: found, hint };
}

/**
 * How much a line tells: the next step and the rank, then also the strongest reason, what is done at once, all reasons
 * with what the turn leads to, and the place.
 */
const DETAIL = { rank: 0, reason: 1, effect: 2, reasons: 3, place: 4 } as const;

/** The lines of a phone that there are for choices beside the picture. */
const ROOM = 7;

/** Lines beside a picture, which shows the places: as much of each as a phone has room for, of all the same first. */
function shortLines(reader: HintReader, hints: readonly Hint[]): string[] {
  let lines = hints.map((hint) => hintLine(reader, hint, DETAIL.rank));
  for (const detail of [DETAIL.reason, DETAIL.effect, DETAIL.reasons]) {
    for (const [at, hint] of hints.entries()) {
      const longer = lines.map((line, index) => (index === at ? hintLine(reader, hint, detail) : line));
      if (phoneLines(longer) <= ROOM) lines = longer;
    }
  }
  return lines;
}

/**
 * A choice in words, with how the turn goes on, and in one sentence why. What the turn leads to follows where there is
 * something.
 *
 * @param detail of `DETAIL`; a choice without a square is named in any case
 */
function hintLine({ t, table, best, names }: HintReader, hint: Hint, detail: number): string {
  const { advice, label, next, square } = hint;
  const isPlaceTold = !square || detail === DETAIL.place;
  const effect = detail >= DETAIL.effect ? notableEffect(t, table, { hint, names }) : undefined;
  const first = isPlaceTold ? firstStep(t, table, { hint, names }) : effect;
  const what = first && next ? t('analyse.then', { first, next: next.name }) : (first ?? next?.name);
  const why = whyText({ t, table, best, names }, hint, detail);
  const at = t('hint.at', { square: square ? 'yes' : 'no', number: label });
  const line = what ? t('hint.line', { at, what, why }) : t('hint.line.rank', { at, why: capitalised(why) });
  const prospects = detail >= DETAIL.reasons ? advice.prospects : undefined;
  const texts = prospects ? prospectTexts(t, table.game, prospects) : [];
  return [line, ...texts.map((text) => `${capitalised(text)}.`)].join(' ');
}

/** How good a choice is beside the best one, or the best one beside another, with what makes the difference. */
function whyText({ t, table, best }: HintReader, hint: Hint, detail: number): string {
  const isBest = hint === best.hint;
  const points = isBest ? best.beside?.advice.points : hint.advice.points;
  const behind = Math.abs(points ?? 0);
  // Small differences have no reason that is worth a word.
  const isTold = detail >= DETAIL.reason && behind >= MIN_TOLD;
  const than = nameIn(t, isBest ? best.beside?.hint : best.hint);
  const order = isBest ? (isTold ? 'ahead' : 'best') : behind < MIN_SHOWN ? 'same' : 'behind';
  const rank = t('hint.rank', { rank: order, points: tenths(t, behind), than });
  if (!isTold) return rank;
  const [{ terms }, side] = isBest
    ? ([best.beside!.advice, 'for the best'] as const)
    : ([hint.advice, 'against'] as const);
  const reasons = reasonText(t, table.game, terms, side, detail < DETAIL.reasons ? 1 : undefined);
  return reasons ? t('hint.because', { rank, reasons }) : rank;
}

/** The name of a shown choice within a sentence; undefined stands for the next best one. */
function nameIn(t: Translator, hint: Hint | undefined): string {
  const what = hint ? (hint.square ? 'square' : 'choice') : 'next';
  return t('hint.than', { what, number: hint?.label ?? '' });
}

/** What a choice does at once; undefined where that is nothing. */
function notableEffect(
  t: Translator,
  table: Table,
  { hint: { choice }, names }: { readonly hint: Hint; readonly names: readonly string[] },
): string | undefined {
  const effect = effectOf(t, table, { names, reader: table.progress.seat }, choice.action);
  return effect === t('effect.none') ? undefined : effect;
}

/** A choice with its place and what it does at once; a placement that does nothing at once is named alone. */
function firstStep(
  t: Translator,
  table: Table,
  { hint, names }: { readonly hint: Hint; readonly names: readonly string[] },
): string {
  const { choice } = hint;
  const effect = notableEffect(t, table, { hint, names });
  const { x, y, rotation } = choice.options;
  return choice.step === 'square' && effect === undefined
    ? t('hint.place', { x: x!, y: y!, rotation: rotation! })
    : choiceLine(t, table, { choice, effect: effect ?? t('effect.none') });
}

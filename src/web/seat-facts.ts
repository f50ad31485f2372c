import { type FinishedTurn, finishedTurns, lastTurnOfSeat, sharedTurn } from '../app/finished-turns.ts';
import type { PlanningSeat } from '../app/plans.ts';
import { playedAlone } from '../app/rematch.ts';
import { isOver, type Table } from '../app/table.ts';
import { openVoteOf } from '../app/time-limits.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import { actLine } from '../telling/acts.ts';
import { deadSquaresText } from '../telling/board/board-alt.ts';
import { eventContextOf, eventLine } from '../telling/events.ts';
import { orderMenus } from '../telling/orders.ts';
import { isolatedName, type PlayerNames } from '../telling/people.ts';
import { planLines } from '../telling/plan.ts';
import { ballotLabel } from '../telling/vote.ts';
import type { TurnAnswer } from './page/turn.ts';
import { pageSpeech } from './turn-log.ts';

/* What the answer about a turn tells its player whatever the step: what happened, plans, standing orders, dead squares, the end. */

/** Input for the texts about a turn. */
export interface TurnContext {
  readonly t: Translator;
  /** The game, without hints if its reader wants none. */
  readonly table: Table;
  readonly people: PlayerNames;
  readonly userId: string;
  readonly seat: number;
  /** True if the reader wants advice about drafts. */
  readonly wantsAdvice: boolean;
  /** The next turn of the seat with its plan; undefined if it is to move, and where nobody plans. */
  readonly planning?: PlanningSeat | undefined;
  /** True if that turn is to be shown, to be planned. */
  readonly isPlan?: boolean;
  /** True if another game waits for the reader, who neither is to move in this one nor plans. */
  readonly isAwaited?: boolean;
  /** Why the plan for the current turn was not played, in words; undefined if there was none. */
  readonly droppedPlan?: string | undefined;
}

/**
 * The turn under way as far as several seats have played it, the turns that others finished since the last turn of the seat, that one too
 * if another has ended it, each in a line, and why its plan was not played; nothing once the game is over.
 */
export function sinceOwnTurn({ t, table, people, seat, droppedPlan }: TurnContext): string[] {
  if (isOver(table)) return [];
  const own = lastTurnOfSeat(table, seat) ?? 0;
  const all = finishedTurns(table);
  const isEndedByOther = table.fold.actions.some((one) => one.isInOtherTurn && one.entry === all[own - 1]?.entry);
  const finished = all.slice(isEndedByOther ? own - 1 : own);
  const shared = sharedTurn(table);
  // Facts that the next choice depends on come first, as a phone shows few lines.
  const turns = [...(shared ? [shared] : []), ...finished];
  const lines = turns.flatMap((turn) => turnLines(t, table, people.atEntry(turn.entry).plain, turn));
  return droppedPlan === undefined ? lines : [...lines, droppedPlan];
}

/**
 * A line about a move of the seat and its effects; empty if it belongs to a turn that several seats have played, which is told
 * as one.
 */
export function toldMove(
  { t, table, people, seat }: Pick<TurnContext, 't' | 'table' | 'people' | 'seat'>,
  { before, events }: Pick<FinishedTurn, 'events'> & { readonly before: Table },
): string[] {
  if (before.progress.turnSeat !== undefined || sharedTurn(table) !== undefined) return [];
  return turnLines(t, table, people.plain, { seat, events });
}

/** Tiles that fit nowhere, then places of tiles and pieces, which the board shows, are told after all else. */
const TOLD_LAST: readonly string[] = ['discarded', 'piece-placed', 'placed'];

/**
 * A turn or a move in a line. It names who made it in front of the first text that is not about them, unless it begins with one that is
 * about them alone. No line if there is nothing to tell.
 */
function turnLines(
  t: Translator,
  table: Table,
  plain: readonly string[],
  { seat, events }: Pick<FinishedTurn, 'seat' | 'events'>,
): string[] {
  const names = plain.map(isolatedName);
  const context = { ...eventContextOf(t, table, names), isMidLine: true };
  const rank = ({ type }: FinishedTurn['events'][number]) => TOLD_LAST.indexOf(type);
  const told = events
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((event) => {
      // In a list no sentence has its end.
      const text = eventLine(context, event)?.replace(/\.$/, '');
      if (text === undefined) return [];
      const seats =
        'seat' in event ? [Number(event.seat)] : (table.game.scoring(event)?.lines.map((one) => one.seat) ?? []);
      // What comes only after a semicolon, such as shares of a scoring of all, is not what the text is about.
      const [opening] = text.split(';');
      return [{ text, about: seats.filter((one) => opening!.includes(names[one]!)) }];
    });
  if (told.length === 0) return [];
  const isNamed = told[0]!.about.join() === String(seat);
  const at = isNamed ? -1 : told.findIndex(({ about }) => !about.includes(seat));
  const texts = told.map(({ text }, index) =>
    index === at ? t('web.turn.since', { name: names[seat]!, events: text }) : text,
  );
  return [capitalised(`${texts.join('; ')}.`)];
}

/** What a player has asked the table, while it votes on that, with the ballots of the reader. */
export function voteOf({ t, table: { record }, people, userId }: TurnContext): Pick<TurnAnswer, 'vote'> {
  const vote = openVoteOf(record);
  if (!vote) return {};
  const { number, subject, ballots } = vote;
  const afterAct = (act: number) => ({ ...people.afterAct(act), shown: people.afterAct(act).plain });
  const asked = actLine(pageSpeech(t), { record, people: { ...people, afterAct } }, record.acts[vote.act]!);
  const ballot = (inFavour: boolean) => {
    return { inFavour, say: ballotLabel(t, subject, inFavour), chosen: ballots.get(userId) === inFavour };
  };
  return { vote: { number, asked: asked!, ballots: [ballot(true), ballot(false)] } };
}

/** Words of the link to the next game that waits for the reader. */
export function nextOf({ t, isAwaited }: TurnContext): Pick<TurnAnswer, 'next'> {
  return isAwaited ? { next: { here: t('next.button'), elsewhere: t('next.waits') } } : {};
}

/** The standing orders of a seat, where turns ask others something. */
export function standingOrdersOf({ t, table, seat }: TurnContext): Pick<TurnAnswer, 'orders'> {
  const menus = isOver(table) ? [] : orderMenus(t, table, seat);
  return menus.length > 0 ? { orders: { heading: t('orders.button'), about: t('orders.yours'), menus } } : {};
}

/** The plan of a seat, or the possibility to make one. */
export function planOf({ t, people, planning }: TurnContext): Pick<TurnAnswer, 'plan'> {
  if (!planning) return {};
  const { ahead } = planning;
  const plan = planning.plan?.record.isDropped ? undefined : planning.plan;
  return {
    plan: {
      lines: plan ? planLines(pageSpeech(t), planning, { plan, names: people.plain }) : [],
      ...(ahead && { begin: t(plan ? 'plan.change' : 'plan.button') }),
      ...(plan && { remove: t('plan.end') }),
    },
  };
}

/** The choices of a player on the page of a game that is over. */
export function offersAtEnd({ t, table, userId }: TurnContext): NonNullable<TurnAnswer['over']> {
  return { record: t('web.turn.record'), ...(playedAlone(table.record, userId) && { again: t('web.turn.again') }) };
}

/** The squares that no tile fits any more, to who has hints. */
export function deadSquaresOf({ t, table }: TurnContext): Pick<TurnAnswer, 'dead'> {
  const { game, record, fold } = table;
  const squares = record.options.hints && !isOver(table) ? (game.deadSquares?.(fold.state) ?? []) : [];
  return squares.length > 0 ? { dead: { squares, say: deadSquaresText(t, squares, 0) } } : {};
}

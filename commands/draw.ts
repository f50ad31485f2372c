import { isPaused } from '../src/app/acts.ts';
import { parseDraft } from '../src/app/draft.ts';
import type { Rejection } from '../src/app/rejection.ts';
import { isChoosing, runningTable, type Table } from '../src/app/table.ts';
import { type AcceptedChange, submit, submitByOrders } from '../src/app/turn.ts';
import {
  type Answer,
  answerOf,
  type HandlerContext,
  type HandlerRequest,
  reject,
  tablePeople,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { parsePageArgument } from '../src/bot/panel/panel-parts.ts';
import { nextGameReply } from '../src/bot/replies/next-game.ts';
import { turnDoneReply } from '../src/bot/replies/written-reply.ts';
import { messageText } from '../src/bot/write/message-text.ts';
import { failure, type Result } from '../src/core/result.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { eventContextOf, eventLines } from '../src/telling/events.ts';

/** Replaces a stale panel by the current status. */
function refuseStalePanel(): never {
  return reject({ code: 'stale' }, { rejected: false });
}

/** Draws a tile and opens the panel; if the user has drawn already, opens the panel again at the current step. */
async function drawOrGoOn(context: HandlerContext): Promise<Answer> {
  const { app, request } = context;
  const { expected } = request;
  const running = await runningTable(app, request);
  // A button of an earlier game is stale, even if a new one runs.
  const isOther = !running.ok || (expected && expected.gameId !== running.value.record.id);
  const table = valueOrReject(isOther ? await runningTable(app, request, expected) : running);
  const { game, fold, record } = table;
  if (isPaused(record)) reject({ code: 'paused' });
  // The typed command always draws if that is possible, even if there are other choices.
  const isDrawCommand = !expected && game.choices(fold.state).some(({ verb }) => verb === 'draw');
  if (!isDrawCommand && isChoosing(table, request.userId)) return { turn: { table } };
  const opening = game.openingAction(fold.state) ?? game.exampleAction('draw');
  return drawnReply(context, table, opening ?? reject(nothingToDraw(request, table)));
}

/** Draws a tile and opens the panel; if the draw leaves nothing to choose, tells what it led to. */
async function drawnReply(context: HandlerContext, before: Table, opening: GameTypes['action']): Promise<Answer> {
  const { app, request, say } = context;
  const played = valueOrReject(await submit(app, request, before, [opening]));
  const { table, events } = played;
  if (isChoosing(table, request.userId)) return { turn: { table } };
  const people = await tablePeople(context, table);
  // The public message about the end of the game tells the final scoring.
  const toldEvents = table.game.isOver(table.fold.state) ? events.filter(({ type }) => type === 'discarded') : events;
  const lines = eventLines(eventContextOf(say.t, table, people.shown), toldEvents);
  return { content: messageText(lines), played };
}

/** Returns why the user cannot draw: the button belongs to another seat's turn, or the game has no such command. */
function nothingToDraw({ expected }: HandlerRequest, { game, progress }: Table): Rejection {
  if (!expected) return { code: 'no-such-verb', game, verb: 'draw' };
  const isAsked = progress.turnSeat !== undefined && { isAsked: true };
  const reason = { code: 'not-your-turn', seat: progress.seat, ...isAsked } as const;
  return { code: 'rejected-by-rules', game, reason };
}

/** Turns a page of the panel's squares, or goes back to them, with what was drafted before them. */
const panelControl = {
  updates: true,
  async run(context) {
    const result = await runningTable(context.app, context.request, context.request.expected);
    const shown = parsePageArgument(context.id.argument);
    const draft = result.ok && shown ? parseDraft(result.value.game, shown.draft) : undefined;
    if (!result.ok || !shown || !draft) refuseStalePanel();
    return { turn: { table: result.value, draft, page: shown.page } };
  },
} satisfies Control;

/** Shows a choice from a menu or button as a draft; nothing is played yet. */
const chooseControl = {
  updates: true,
  async run(context) {
    const result = await runningTable(context.app, context.request, context.request.expected);
    const draft = result.ok ? parseDraft(result.value.game, context.value || context.id.argument) : undefined;
    if (!result.ok || !draft) refuseStalePanel();
    return { turn: { table: result.value, draft } };
  },
} satisfies Control;

/** The buttons for squares in a turn message: open the panel with the drawn tile on the square, for the player to move. */
const squareControl = {
  async run(context) {
    const table = valueOrReject(await runningTable(context.app, context.request, context.request.expected));
    const { game, record, progress } = table;
    if (isPaused(record)) reject({ code: 'paused' });
    if (!isChoosing(table, context.request.userId)) {
      const reason = { code: 'not-your-turn', seat: progress.seat } as const;
      reject({ code: 'rejected-by-rules', game, reason });
    }
    const draft = parseDraft(game, context.id.argument) ?? reject({ code: 'stale' });
    return { turn: { table, draft } };
  },
} satisfies Control;

/** Plays the draft: tile and piece in one commit. */
const confirmControl = {
  updates: true,
  run: (context) =>
    panelAfter(context, async (table) => {
      const { app, request, id } = context;
      const draft = parseDraft(table.game, id.argument);
      // No button confirms an empty draft.
      return draft?.length ? submit(app, request, table, draft) : failure({ code: 'stale' });
    }),
} satisfies Control;

/** Answers what the turn asks by the player's standing orders. */
const restControl = {
  updates: true,
  run: (context) => panelAfter(context, (table) => submitByOrders(context.app, context.request, table)),
} satisfies Control;

/** Plays something from a panel; returns the state of the turn after it. */
async function panelAfter(
  context: ControlContext,
  play: (table: Table) => Promise<Result<AcceptedChange, Rejection>>,
): Promise<Answer> {
  const { app, request } = context;
  const before = acceptedInPanel(await runningTable(app, request, request.expected));
  const played = acceptedInPanel(await play(before));
  const { table, events } = played;
  if (!isChoosing(table, request.userId)) return turnDoneReply(context, played, before.log.length);
  // The turn goes on, or the player has another turn. The placed tile is not told, as the draft has shown it.
  return { turn: { table, news: events.filter(({ type }) => type !== 'placed') } };
}

/**
 * In direct messages, answers with the panel of the next waiting game; if that game waits no longer, with the panel of the one
 * after it.
 */
const nextControl = {
  updates: true,
  async run(context) {
    const answer = await answerOf(() => drawOrGoOn(context));
    if (!answer.rejection) return answer;
    const next = await nextGameReply(context, context.id.gameId);
    return next ? { ...answer, ...next, content: `\n${next.content}`, rejected: false } : answer;
  },
} satisfies Control;

/** Returns the value of a result of a panel; a stale panel is replaced by the current status. */
function acceptedInPanel<Value>(result: Result<Value, Rejection>): Value {
  if (!result.ok && result.failure.code === 'stale') refuseStalePanel();
  return valueOrReject(result);
}

/** /draw: draws a tile, or opens the panel again at the current step. */
export const draw = {
  name: 'draw',
  declaration: command('draw').toJSON(),
  // A draft is meant to be played, so showing it needs the same permissions.
  needs: 'posts',
  where: 'direct',
  cost: 'draft',
  controls: {
    draw: { run: drawOrGoOn },
    next: nextControl,
    panel: panelControl,
    square: squareControl,
    // Three verbs for drafts, as buttons of one message need different ids: a choice, its kind of piece, a computer's advice.
    choose: chooseControl,
    kind: chooseControl,
    advised: chooseControl,
    // Two verbs that play a draft, for the same reason: with a piece, and without. They cost as much as /place.
    confirm: { ...confirmControl, policy: { needs: 'posts' } },
    pass: { ...confirmControl, policy: { needs: 'posts' } },
    rest: { ...restControl, policy: { needs: 'posts' } },
  },
  run: drawOrGoOn,
} satisfies Feature;

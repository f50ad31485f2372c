import { isPaused } from '../../app/acts.ts';
import type { Rejection } from '../../app/rejection.ts';
import { runningTable, seatOf, type Table } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice } from '../../games/contract/position.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import { type Answer, type HandlerContext, type HandlerRequest, tablePeople } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';

/** Draws a tile and opens the panel; if the user has drawn already, opens the panel again at the current step. */
export async function drawOrGoOn(context: HandlerContext): Promise<Answer> {
  const { app, request } = context;
  const { expected } = request;
  const result = await runningTable(app, request);
  // A button of an earlier game is stale, even if a new one runs.
  if (!result.ok || (expected && expected.gameId !== result.value.record.id)) {
    const result = await runningTable(app, request, expected);
    return { rejection: result.ok ? { code: 'stale' } : result.failure };
  }
  const table = result.value;
  const { game, fold, record } = table;
  if (isPaused(record)) return { rejection: { code: 'paused' } };
  // The typed command always draws if that is possible, even if there are other choices.
  const isDrawCommand = !expected && game.choices(fold.state).some(isDraw);
  if (!isDrawCommand && isChoosing(table, request.userId)) return { turn: { table } };
  const opening = game.openingAction(fold.state) ?? game.exampleAction('draw');
  return opening ? drawnReply(context, table, opening) : { rejection: nothingToDraw(request, table) };
}

/** Draws a tile and opens the panel; if the draw leaves nothing to choose, tells what it led to. */
async function drawnReply(context: HandlerContext, before: Table, opening: GameTypes['action']): Promise<Answer> {
  const { app, request, say } = context;
  const result = await submit(app, request, before, opening);
  if (!result.ok) return { rejection: result.failure };
  const { table, events } = result.value;
  if (isChoosing(table, request.userId)) return { turn: { table } };
  const people = await tablePeople(context, table);
  // The public message about the end of the game tells the final scoring.
  const toldEvents = table.game.isOver(table.fold.state) ? events.filter(({ type }) => type === 'discarded') : events;
  const lines = eventLines(eventContextOf(say.t, table, people.shown), toldEvents);
  return { content: messageText(lines), played: result.value };
}

/** Returns why the user cannot draw: the button belongs to another seat's turn, or the game has no such command. */
function nothingToDraw({ expected }: HandlerRequest, { game, progress }: Table): Rejection {
  if (!expected) return { code: 'no-such-verb', game, verb: 'draw' };
  const isAsked = progress.turnSeat !== undefined && { isAsked: true };
  const reason = { code: 'not-your-turn', seat: progress.seat, ...isAsked } as const;
  return { code: 'rejected-by-rules', game, reason };
}

function isDraw({ verb }: Choice): boolean {
  return verb === 'draw';
}

/** True if a user has something to choose in the current turn. */
export function isChoosing({ record, game, fold, progress }: Table, userId: string): boolean {
  return seatOf(record, userId) === progress.seat && game.choices(fold.state).length > 0;
}

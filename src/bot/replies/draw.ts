import { isPaused } from '../../app/acts.ts';
import { runningTable, seatOf, type Table } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import { type HandlerContext, type Reply, tablePeople } from '../handlers/command.ts';
import { panelReply } from '../panel/panel.ts';
import { messageText } from '../write/message-text.ts';
import { playedReply } from './played.ts';
import { rejectionReply } from './rejection-reply.ts';

/** Draws a tile and opens the panel; if the user has drawn already, opens the panel again at the current step. */
export async function drawOrGoOn(context: HandlerContext): Promise<Reply> {
  const { app, request, say } = context;
  const found = await runningTable(app, request.channelId);
  const isSameGame = found.ok && (request.expected?.gameId ?? found.value.record.id) === found.value.record.id;
  const isButton = request.expected !== undefined && isSameGame;
  // Who types the command chooses to draw, even if there is something else to choose.
  const draws = found.ok && !isButton && found.value.game.choices(found.value.fold.state).some(isDraw);
  if (isSameGame && isPaused(found.value.record)) return rejectionReply(context, { code: 'paused' });
  if (isSameGame && !draws && isChoosing(found.value, request.userId)) return panelReply(context, found.value);
  if (!found.ok) {
    // A button of an earlier game is stale, even if a new one runs.
    const asked = await runningTable(app, request.channelId, request.expected);
    return rejectionReply(context, asked.ok ? found.failure : asked.failure);
  }
  const { game, fold, progress } = found.value;
  const opening = game.openingAction(fold.state) ?? game.exampleAction('draw');
  if (!opening) {
    // The button is below every turn message, the command is not in every game.
    const notYours = { code: 'rejected-by-rules', reason: { code: 'not-your-turn', seat: progress.seat } } as const;
    return rejectionReply(context, { game, ...(isButton ? notYours : { code: 'no-such-verb', verb: 'draw' }) });
  }
  const drawn = await submit(app, request, opening);
  if (!drawn.ok) return rejectionReply(context, drawn.failure);
  const { table, events } = drawn.value;
  if (isChoosing(table, request.userId)) return panelReply(context, table);
  const people = await tablePeople(context, table);
  // The public message of the end tells its scoring.
  const told = game.isOver(table.fold.state) ? events.filter(({ type }) => type === 'discarded') : events;
  const lines = eventLines(eventContextOf(say.t, table, people.shown), told);
  return { content: messageText([...lines, playedReply(say, drawn.value, people).content ?? '']) };
}

function isDraw({ verb }: Choice): boolean {
  return verb === 'draw';
}

/** Whether a user has something to choose in the current turn. */
export function isChoosing({ record, game, fold, progress }: Table, userId: string): boolean {
  return seatOf(record, userId) === progress.seat && game.choices(fold.state).length > 0;
}

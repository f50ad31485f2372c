import { isToMove, runningTable } from '../app/table.ts';
import { submit } from '../app/turn.ts';
import { type Asking, peopleAt, type Reply } from './command.ts';
import { panelReply } from './panel.ts';
import { eventLines } from './present/events.ts';
import { messageText } from './present/message.ts';
import { rejected } from './status.ts';

/** Draws a tile and opens the panel; who has drawn already gets the panel again, whatever the turn is at. */
export async function drawOrGoOn(asking: Asking): Promise<Reply> {
  const { app, request, say } = asking;
  const found = await runningTable(app, request.channelId);
  const phases = ['place', 'double', 'piece'] as const;
  const isSameGame = found.ok && (request.expected?.gameId ?? found.value.game.id) === found.value.game.id;
  if (isSameGame && phases.some((phase) => isToMove(found.value, request.userId, phase))) {
    return panelReply(asking, found.value);
  }
  const drawn = await submit(app, request, { type: 'draw' });
  if (!drawn.ok) return rejected(asking, drawn.failure);
  const { table, events } = drawn.value;
  if (table.fold.state.phase === 'place') return panelReply(asking, table);
  const people = await peopleAt(app, table);
  const lines = eventLines({ t: say.t, set: table.set, names: people.shown }, events);
  return { content: messageText([...lines, say('turn.done')]) };
}

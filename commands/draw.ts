import { isToMove, runningTable, type Table } from '../src/app/table.ts';
import { submit } from '../src/app/turn.ts';
import { type Command, type CommandContext, peopleAt, peopleHere, type Reply, refused } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { boardFile, legalSquares } from '../src/bot/present/board.ts';
import { rotationsText } from '../src/bot/present/choices.ts';
import { eventLines } from '../src/bot/present/events.ts';
import { messageText } from '../src/bot/present/message.ts';
import { describeTile } from '../src/bot/present/tile.ts';
import { type GameEvent, viewFor } from '../src/engine/index.ts';

/** /draw: draws a tile, or shows again what was drawn and where it fits. */
export const draw = {
  name: 'draw',
  declaration: command('draw').toJSON(),
  needs: 'posts',
  async run(context) {
    const { app, request, say } = context;
    const found = await runningTable(app, request.channelId);
    if (found.ok && isToMove(found.value, request.userId, 'place')) return drawnReply(context, found.value, []);
    const drawn = await submit(app, request, { type: 'draw' });
    if (!drawn.ok) return refused(say, drawn.failure, await peopleHere(app, request.channelId));
    return drawnReply(context, drawn.value.table, drawn.value.events);
  },
} satisfies Command;

async function drawnReply({ app, say }: CommandContext, table: Table, events: readonly GameEvent[]): Promise<Reply> {
  const people = await peopleAt(app, table);
  const view = viewFor(table.fold.state);
  const telling = { t: say.t, set: table.set, names: people.shown };
  const lines = eventLines(telling, events);
  if (view.drawn === undefined) return { content: messageText([...lines, say('turn.done')]) };
  const squares = legalSquares(table);
  lines.push(say('draw.drawn', { tile: describeTile(say.t, table.set, view.drawn) }));
  const isRiver = table.set.tiles[table.set.indexOf.get(view.drawn)!]!.role === 'amazon';
  if (isRiver) lines.push(say('draw.amazon', { ...view.river.next }));
  else lines.push(say('draw.squares', { count: squares.length }));
  squares.forEach(({ x, y, rotations }, index) => {
    lines.push(say('draw.square', { number: index + 1, x, y, rotations: rotationsText(rotations) }));
  });
  return { content: messageText(lines, 0), files: [await boardFile(say.t, table, people.plain, { legal: squares })] };
}

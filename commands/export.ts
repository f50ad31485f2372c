import { AttachmentBuilder } from 'discord.js';
import { latestTable } from '../src/app/table.ts';
import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { messageText } from '../src/bot/present/message-text.ts';
import { recordOf } from '../src/bot/replies/record-file.ts';
import { rejectionReply } from '../src/bot/replies/status.ts';

/** /export: the record of the game as a file. */
export const exportRecord = {
  name: 'export',
  declaration: command('export').toJSON(),
  async run(context) {
    const { app, request, say } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejectionReply(context, found.failure);
    const { game } = found.value;
    const record = recordOf(found.value);
    const lines = [say('export.done'), ...(game.status === 'running' ? [say('export.running')] : [])];
    const json = `${JSON.stringify(record, undefined, 2)}\n`;
    return {
      content: messageText(lines),
      files: [new AttachmentBuilder(Buffer.from(json), { name: `pirogue-game-${game.id}.json` })],
    };
  },
} satisfies Command;

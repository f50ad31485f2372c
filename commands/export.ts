import { AttachmentBuilder } from 'discord.js';
import { recordName, recordText } from '../src/app/record-file.ts';
import { latestTable } from '../src/app/table.ts';
import { valueOrReject } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { messageText } from '../src/bot/write/message-text.ts';

/** /export: sends the record of the game as a file. */
export const exportRecord = {
  name: 'export',
  declaration: command('export').toJSON(),
  needs: 'files',
  where: 'direct',
  cost: 'export',
  async run(context) {
    const { app, request, say } = context;
    const table = valueOrReject(await latestTable(app, request));
    const { record } = table;
    const lines = [say('export.done'), ...(record.status === 'running' ? [say('export.running')] : [])];
    return {
      content: messageText(lines),
      files: [new AttachmentBuilder(Buffer.from(recordText(table)), { name: recordName(record) })],
    };
  },
} satisfies Feature;

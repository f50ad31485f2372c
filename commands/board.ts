import { AttachmentBuilder } from 'discord.js';
import { latestTable } from '../src/app/table.ts';
import { type Command, peopleAt, refused } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { boardFile } from '../src/bot/present/board.ts';
import { boardText } from '../src/bot/present/board-text.ts';
import { CONTENT_LIMIT } from '../src/bot/present/message.ts';

const declaration = command('board')
  .addStringOption((o) =>
    option(o, 'view', 'command.board.view').addChoices(
      choice('focus', 'command.board.view.focus'),
      choice('whole', 'command.board.view.whole'),
      choice('text', 'command.board.view.text'),
    ),
  )
  .addBooleanOption((o) => option(o, 'private', 'command.board.private'))
  .toJSON();

/** /board: the board now, as a picture or in words, for anybody. */
export const board = {
  name: 'board',
  declaration,
  needs: 'files',
  isPublic: (interaction) => interaction.options.getBoolean('private') === false,
  async run({ app, interaction, request, say }) {
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return refused(say, found.failure);
    const table = found.value;
    const people = await peopleAt(app, table);
    const view = interaction.options.getString('view');
    if (view !== 'text') return { files: [await boardFile(say.t, table, people.plain, { focus: view === 'focus' })] };
    const text = boardText(say.t, table, people.plain);
    if ([...text].length + 8 <= CONTENT_LIMIT) return { content: `\`\`\`\n${text.replaceAll('`', "'")}\n\`\`\`` };
    return { content: say('text.attached'), files: [new AttachmentBuilder(Buffer.from(text), { name: 'board.txt' })] };
  },
} satisfies Command;

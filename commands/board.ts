import { AttachmentBuilder, type ChatInputCommandInteraction } from 'discord.js';
import { latestTable, type Table } from '../src/app/table.ts';
import { type Command, type CommandContext, peopleAt, type Reply } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { pictureReply } from '../src/bot/picture-reply.ts';
import { boardFile } from '../src/bot/present/board.ts';
import { boardText } from '../src/bot/present/board-text.ts';
import type { People } from '../src/bot/present/people.ts';
import { privateLook } from '../src/bot/present/private-look.ts';
import { themeOf } from '../src/bot/present/theme.ts';
import { rejectionReply } from '../src/bot/status.ts';
import { textReply } from '../src/bot/texts.ts';

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
  cost: (interaction) => (isPublic(interaction) ? 'public-picture' : 'picture'),
  isPublic,
  async run(context) {
    const { app, interaction, request, say } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejectionReply(context, found.failure);
    const table = found.value;
    const view = interaction.options.getString('view');
    const people = await peopleAt(app, table);
    if (view !== 'text') {
      // A public picture has the theme of the game, not that of the user.
      const own = isPublic(interaction) ? { theme: themeOf(table.game.options) } : privateLook(context, table);
      const picture = boardFile(say.t, table, people.plain, { ...own, focus: view === 'focus' });
      return pictureReply(say, { picture, words: () => inWords(context, table, people) });
    }
    return inWords(context, table, people);
  },
} satisfies Command;

async function inWords(context: CommandContext, table: Table, people: People): Promise<Reply> {
  const { interaction, say } = context;
  // Pages are turned in place, so they are only for a private reply.
  if (!isPublic(interaction)) return textReply(context, { name: 'board' });
  const text = boardText(say.t, table, { names: people.plain });
  return { content: say('text.attached'), files: [new AttachmentBuilder(Buffer.from(text), { name: 'board.txt' })] };
}

function isPublic(interaction: ChatInputCommandInteraction): boolean {
  return interaction.options.getBoolean('private') === false;
}

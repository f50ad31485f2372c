import { AttachmentBuilder } from 'discord.js';
import { latestTable, type Table } from '../src/app/table.ts';
import { type Command, type CommandContext, peopleAt, type Reply } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import { BOARD_VIEWS, boardReply } from '../src/bot/replies/board-reply.ts';
import { pageButtonsOf } from '../src/bot/replies/game-page.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';
import { textReply } from '../src/bot/replies/texts.ts';
import { buttonRows } from '../src/bot/write/buttons.ts';
import { boardSections } from '../src/telling/board/board-text.ts';
import { plainText } from '../src/telling/section.ts';

const declaration = command('board')
  .addStringOption((o) =>
    option(o, 'view', 'command.board.view').addChoices(
      choice('focus', 'command.board.view.focus'),
      choice('whole', 'command.board.view.whole'),
      choice('owners', 'command.board.view.owners'),
      choice('text', 'command.board.view.text'),
    ),
  )
  .addBooleanOption((o) => option(o, 'private', 'command.board.private'))
  .toJSON();

/** /board: the board now, as a picture or in words, for anybody. */
export const board = {
  name: 'board',
  declaration,
  async run(context) {
    const { app, interaction, request } = context;
    const found = await latestTable(app, request.channelId);
    if (!found.ok) return rejectionReply(context, found.failure);
    const table = found.value;
    const view = interaction.options.getString('view') ?? 'whole';
    const words = () => inWords(context, table);
    if (view === 'text') return words();
    const pictured = BOARD_VIEWS.find((one) => one === view) ?? 'whole';
    return boardReply(context, table, { view: pictured, isPublic: context.isPublic, words });
  },
} satisfies Command;

async function inWords(context: CommandContext, table: Table): Promise<Reply> {
  const { isPublic, say } = context;
  // Pages are turned in place, so they are only for a private reply.
  if (!isPublic) return textReply(context, { name: 'board' });
  const people = await peopleAt(context, table);
  const text = plainText(boardSections(say.t, table, { people }));
  return {
    content: say('text.attached'),
    files: [new AttachmentBuilder(Buffer.from(text), { name: 'board.txt' })],
    components: buttonRows(await pageButtonsOf(context, table)),
  };
}

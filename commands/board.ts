import { AttachmentBuilder } from 'discord.js';
import { latestTable, type Table } from '../src/app/table.ts';
import {
  type Answer,
  type CommandContext,
  type HandlerContext,
  privateBoardOptions,
  type Reply,
  reject,
  tablePeople,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature, TypedOptions } from '../src/bot/handlers/feature.ts';
import { analyseReply } from '../src/bot/replies/analyse.ts';
import { drawButtons } from '../src/bot/replies/draw-buttons.ts';
import { pageButtonsOf } from '../src/bot/replies/game-page.ts';
import { optionsReply } from '../src/bot/replies/lobby-options.ts';
import { textReply } from '../src/bot/replies/texts.ts';
import { tilesReply } from '../src/bot/replies/tiles-left.ts';
import { type Button, button, buttonRows, type LinkButton } from '../src/bot/write/buttons.ts';
import { boardFile, pictureReply } from '../src/bot/write/pictures.ts';
import { boardSections } from '../src/telling/board/board-text.ts';
import { scoresNowText, worthNow } from '../src/telling/board/worth-now.ts';
import type { PlayerNames } from '../src/telling/people.ts';
import { plainText } from '../src/telling/section.ts';
import { themeOf } from '../src/telling/theme.ts';

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

/** The button "Whole board": sends the user the current board, like /board. */
const boardControl = { run: (context) => boardHere(context, 'whole') } satisfies Control;

/** The board of the channel's current game, even if the button was created for another one. */
async function boardHere(context: ControlContext, view: BoardView): Promise<Answer> {
  const { app, request } = context;
  const table = valueOrReject(await latestTable(app, request));
  const { expected: _, ...here } = request;
  return boardReply(context, table, {
    view,
    isPublic: false,
    words: () => textReply({ ...context, request: here }, { name: 'board' }),
  });
}

/**
 * Replaces the contents of a private message: by the whole board or the owners of features, the picture of the tiles left, a
 * part of an analysis (`analysis-2`), or a page of the options of a lobby (`options-1`).
 */
const viewControl = {
  updates: true,
  async run(context) {
    const { argument } = context.id;
    const [, part] = /^analysis-(\d)$/.exec(argument) ?? [];
    if (part !== undefined) return analyseReply(context, Number(part));
    const [, page] = /^options-(\d)$/.exec(argument) ?? [];
    if (page !== undefined) return optionsReply(context, { page: Number(page) });
    switch (argument) {
      case 'tiles':
        return tilesReply(context);
      case 'whole':
      case 'owners':
        return boardHere(context, argument);
      default:
        reject({ code: 'stale' });
    }
  },
} satisfies Control;

const isPublicBoard = (options: TypedOptions) => options.private === false;

/** /board: shows the present board as a picture or in words, to any user. */
export const board = {
  name: 'board',
  declaration,
  // The board in words is a paged private message, or a file in a public one.
  needs: (options) => (options.view === 'text' && !isPublicBoard(options) ? 'nothing' : 'files'),
  where: 'direct',
  cost: (options) => (isPublicBoard(options) ? 'public-picture' : 'picture'),
  isPublic: isPublicBoard,
  controls: { board: boardControl, view: viewControl },
  async run(context) {
    const { app, interaction, request } = context;
    const table = valueOrReject(await latestTable(app, request));
    const view = interaction.options.getString('view') ?? 'whole';
    const words = () => inWords(context, table);
    if (view === 'text') return words();
    const pictured = BOARD_VIEWS.find((one) => one === view) ?? 'whole';
    return boardReply(context, table, { view: pictured, isPublic: context.isPublic, words });
  },
} satisfies Feature;

async function inWords(context: CommandContext, table: Table): Promise<Answer> {
  const { isPublic, say } = context;
  // Turning a page edits the message, so only private replies have pages.
  if (!isPublic) return textReply(context, { name: 'board' });
  const people = await tablePeople(context, table);
  const text = plainText(boardSections(say.t, table, { people }));
  return {
    content: say('text.attached'),
    files: [new AttachmentBuilder(Buffer.from(text), { name: 'board.txt' })],
    components: buttonRows(await pageButtonsOf(context, table)),
  };
}

/** What a picture of the board shows: the whole board, the surroundings of the last turn, or the owners of features. */
const BOARD_VIEWS = ['whole', 'focus', 'owners'] as const;
type BoardView = (typeof BOARD_VIEWS)[number];

/**
 * A picture of the board. A private one has a button that replaces it by another view.
 *
 * @param options.words makes the reply if the picture cannot be painted
 */
async function boardReply(
  context: HandlerContext,
  table: Table,
  options: { readonly view: BoardView; readonly isPublic: boolean; readonly words: () => Reply | Promise<Reply> },
): Promise<Reply> {
  const { view, isPublic, words } = options;
  const people = await tablePeople(context, table);
  const page = await pageButtonsOf(context, table);
  // A public picture has the theme of the game, not that of the user.
  const pictureOptions = isPublic ? { theme: themeOf(table.record.options) } : privateBoardOptions(context, table);
  const picture = boardFile(context.say.t, table, people, {
    ...pictureOptions,
    focus: view === 'focus',
    owners: view === 'owners',
  });
  const content = view === 'owners' ? { content: ownersText(context, table, people) } : {};
  const privateButtons = isPublic ? [] : [...drawButtons(context, table), ...otherViewButton(context, table, view)];
  const components = buttonRows<Button | LinkButton>([...privateButtons, ...page]);
  return pictureReply(context.say, { picture, reply: { ...content, components }, words });
}

/**
 * Explains the picture of owners and tells the scores, as these include points that the picture cannot show, such as those for
 * goods.
 */
function ownersText({ say }: HandlerContext, table: Table, { shown }: PlayerNames): string {
  const { scores } = worthNow(table);
  const now = scoresNowText(say.t, table, { scores, names: shown });
  return [say('board.owners'), ...(now ? [now] : [])].join('\n');
}

function otherViewButton({ say }: HandlerContext, { record, game }: Table, view: BoardView) {
  if (!game.features) return [];
  const label = view === 'owners' ? 'turn.button.board' : 'board.button.owners';
  const argument = view === 'owners' ? 'whole' : 'owners';
  return [button(record, { verb: 'view', argument }, { label: say(label) })];
}

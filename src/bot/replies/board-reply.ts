import type { Table } from '../../app/table.ts';
import { scoresNowText, worthNow } from '../../telling/board/worth-now.ts';
import type { People } from '../../telling/people.ts';
import { themeOf } from '../../telling/theme.ts';
import { type HandlerContext, type Reply, tablePeople } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { privateBoardOptions } from '../handlers/private-board-options.ts';
import { boardFile } from '../write/board-picture.ts';
import { type Button, button, buttonRows, type LinkButton } from '../write/buttons.ts';
import { drawButtons } from './draw-buttons.ts';
import { pageButtonsOf } from './game-page.ts';

/** What a picture of the board shows: the whole board, the surroundings of the last turn, or the owners of features. */
export const BOARD_VIEWS = ['whole', 'focus', 'owners'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/**
 * A picture of the board. A private one has a button that replaces it by another view.
 *
 * @param options.words makes the reply if the picture cannot be painted
 */
export async function boardReply(
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

/** Explains the picture of owners, and tells the scores, which include points that it cannot show, such as those for goods. */
function ownersText({ say }: HandlerContext, table: Table, { shown }: People): string {
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

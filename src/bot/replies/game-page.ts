import { pageAddress, setPage } from '../../app/page.ts';
import { latestTable, type Table } from '../../app/table.ts';
import { type Answer, type CommandContext, type HandlerContext, valueOrReject } from '../handlers/command.ts';
import { type LinkButton, pageButtons } from '../write/buttons.ts';
import { messageText } from '../write/message-text.ts';
import { mayManage } from './settings.ts';

/** The button to the page of a game in the browser; none if the game has no page. */
export async function pageButtonsOf({ app, say }: HandlerContext, { record }: Table): Promise<LinkButton[]> {
  return pageButtons(say.t, await pageAddress(app, record));
}

/** Tells the link to the page of the channel's game, and who may turn it on and off; turns it on or off if the user asks so. */
export async function gamePageReply(context: CommandContext): Promise<Answer> {
  const { app, interaction, request, say } = context;
  const set = interaction.options.getString('set');
  const change = { isOpen: set === 'on', isModerator: mayManage(context) };
  const { record, isTold } =
    set === null
      ? { ...valueOrReject(await latestTable(app, request)), isTold: false }
      : valueOrReject(await setPage(app, request, change));
  const address = await pageAddress(app, record);
  const lines =
    address === undefined ? [say('refused.page-closed')] : [say('web.open', { link: `<${address}>` }), say('web.who')];
  return { content: messageText([...lines, ...(isTold ? [say('web.told')] : [])]) };
}

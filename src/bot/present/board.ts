import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../../app/table.ts';
import type { Translator } from '../../i18n/translate.ts';
import { boardScene, renderBoard } from '../../render/index.ts';
import { sceneAltText } from './board-alt.ts';
import { type BoardOptions, boardRequest } from './board-request.ts';

/** The picture of a table as a file for a message, with its alt text; with `mayWait` it is painted after others. */
export async function boardFile(
  t: Translator,
  table: Table,
  names: readonly string[],
  { mayWait, ...options }: BoardOptions & { readonly mayWait?: boolean } = {},
): Promise<AttachmentBuilder> {
  const request = boardRequest(t, table, { ...options, names });
  const { png } = await renderBoard(request, { mayWait });
  return new AttachmentBuilder(png, {
    name: t('alt.file', { turn: request.view.turn }),
    description: sceneAltText(t, boardScene(request), { position: table }),
  });
}

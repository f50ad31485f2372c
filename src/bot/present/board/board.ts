import { AttachmentBuilder } from 'discord.js';
import { lastFinishedTurn } from '../../../app/finished-turns.ts';
import type { Table } from '../../../app/table.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { boardScene, renderBoard } from '../../../render/index.ts';
import type { People } from '../people.ts';
import { type SceneNames, sceneAltText } from './board-alt.ts';
import { type BoardOptions, boardRequest } from './board-request.ts';

/** How a picture of a table looks; with `mayWait` it is painted after others. */
type BoardLook = BoardOptions & { readonly mayWait?: boolean };

/** A picture as a file for a message, with its alt text, and its height in widths. */
export interface PictureFile {
  readonly file: AttachmentBuilder;
  readonly ratio: number;
}

/** The picture of a table. */
export async function boardPicture(
  t: Translator,
  table: Table,
  people: People,
  { mayWait, ...options }: BoardLook = {},
): Promise<PictureFile> {
  const names = sceneNames(table, people);
  const request = boardRequest(t, table, { ...options, names: names.now.plain });
  const { png, width, height } = await renderBoard(request, { mayWait });
  const file = new AttachmentBuilder(png, {
    name: t('alt.file', { turn: request.view.turn }),
    description: sceneAltText(t, boardScene(request), { position: table, people: names }),
  });
  return { file, ratio: height / width };
}

/** The same as a file alone. */
export async function boardFile(
  t: Translator,
  table: Table,
  people: People,
  look: BoardLook = {},
): Promise<AttachmentBuilder> {
  return (await boardPicture(t, table, people, look)).file;
}

/** The names of who has the seats at the end of a table's log, and of who had them in its last turn. */
export function sceneNames(table: Table, people: People): SceneNames {
  const now = people.at(table.log.length);
  const last = lastFinishedTurn(table);
  return { now, lastTurn: last ? people.at(last.entry) : now };
}

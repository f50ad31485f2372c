import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../../app/table.ts';
import type { Translator } from '../../i18n/translate.ts';
import { boardScene, renderPicture } from '../../render/index.ts';
import { sceneAltText } from '../../telling/board/board-alt.ts';
import { type BoardOptions, boardRequest } from '../../telling/board/board-request.ts';
import { sceneNames } from '../../telling/board/scene-names.ts';
import type { People } from '../../telling/people.ts';

/** Options for the picture of a board. A picture with `mayWait` is painted after pictures without it. */
type BoardPictureOptions = BoardOptions & { readonly mayWait?: boolean };

/** A picture as an attachment with its alt text; `ratio` is its height in widths. */
export interface PictureFile {
  readonly file: AttachmentBuilder;
  readonly ratio: number;
}

/** The picture of a table. */
export async function boardPicture(
  t: Translator,
  table: Table,
  people: People,
  { mayWait, ...options }: BoardPictureOptions = {},
): Promise<PictureFile> {
  const names = sceneNames(table, people);
  const request = boardRequest(t, table, { ...options, names: names.now.plain });
  const { png, width, height } = await renderPicture('board', request, { mayWait });
  const file = new AttachmentBuilder(png, {
    name: t('alt.file', { turn: request.view.turn }),
    description: sceneAltText(t, boardScene(request), { position: table, people: names }),
  });
  return { file, ratio: height / width };
}

/** The picture of a table as an attachment. */
export async function boardFile(
  t: Translator,
  table: Table,
  people: People,
  look: BoardPictureOptions = {},
): Promise<AttachmentBuilder> {
  return (await boardPicture(t, table, people, look)).file;
}

import { AttachmentBuilder, type BaseMessageOptions, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Table } from '../../app/table.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import { boardScene, renderPicture, unlessFailed } from '../../render/index.ts';
import { sceneAltText } from '../../telling/board/board-alt.ts';
import { type BoardOptions, boardRequest } from '../../telling/board/board-request.ts';
import { sceneNames } from '../../telling/board/scene-names.ts';
import type { PlayerNames } from '../../telling/people.ts';
import { CONTENT_LIMIT } from './message-text.ts';

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
  people: PlayerNames,
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
  people: PlayerNames,
  look: BoardPictureOptions = {},
): Promise<AttachmentBuilder> {
  return (await boardPicture(t, table, people, look)).file;
}

/** A reply and its picture, which is being painted. */
interface PictureReplyParts {
  readonly picture: Promise<AttachmentBuilder>;
  readonly reply?: BaseMessageOptions;
  /** Makes the reply if the picture cannot be painted; by default the same text. */
  readonly words?: () => BaseMessageOptions | Promise<BaseMessageOptions>;
}

/** Returns a reply with its picture; if painting fails, the reply in words with a note. */
export async function pictureReply(
  say: Speech,
  { picture, reply = {}, words = () => reply }: PictureReplyParts,
): Promise<BaseMessageOptions> {
  const painted = await unlessFailed(picture);
  return painted ? { ...reply, files: [painted] } : withoutPicture(say, await words());
}

/** A picture with the reply beside it, which depends on the height of the picture, such as text that fits on a phone. */
export interface FittedParts {
  readonly picture: Promise<PictureFile>;
  /** Makes the reply; `ratio` is the height of the picture in its widths. */
  beside(ratio: number): BaseMessageOptions;
  /** Makes the reply if the picture cannot be painted. */
  words(): BaseMessageOptions;
}

/** Returns a reply that fits its picture; if painting fails, the reply in words with a note. */
export async function fittedReply(say: Speech, { picture, beside, words }: FittedParts): Promise<BaseMessageOptions> {
  const painted = await unlessFailed(picture);
  return painted ? { ...beside(painted.ratio), files: [painted.file] } : withoutPicture(say, words());
}

/** Sends a message; if its picture is too large for Discord, sends the version without it. */
export async function sendOrWithoutLargePicture<Sent>(
  send: () => Promise<Sent>,
  without: () => Promise<Sent>,
): Promise<Sent> {
  return send().catch((error: unknown) => {
    if (!isTooLarge(error)) throw error;
    return without();
  });
}

/**
 * Sends a reply; if Discord fails on its picture, sends it again without. Replies are not retried with the picture, as their
 * reader waits.
 */
export async function sendOrWithoutPicture<Sent>(
  say: Speech,
  reply: BaseMessageOptions,
  send: (reply: BaseMessageOptions) => Promise<Sent>,
): Promise<Sent> {
  return send(reply).catch((error: unknown) => {
    const isRefused = error instanceof DiscordAPIError && !isTooLarge(error) && error.code !== MAY_NOT_ATTACH;
    if (!reply.files?.length || isRefused) throw error;
    return send(withoutPicture(say, { ...reply, files: [] }));
  });
}

/** Discord's error code for a picture in a channel where the bot may not attach files. */
const MAY_NOT_ATTACH = RESTJSONErrorCodes.MissingPermissions;

function isTooLarge(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.RequestEntityTooLarge;
}

/** Returns the message with a note that its picture failed, if there is room for the note. */
export function withoutPicture<Message extends { readonly content?: string | undefined }>(
  say: Speech,
  message: Message,
): Message {
  const content = [message.content, say('picture.failed')].filter(Boolean).join('\n');
  return content.length > CONTENT_LIMIT ? message : { ...message, content };
}

import { type AttachmentBuilder, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import { unlessFailed } from '../../render/index.ts';
import type { PictureFile } from '../write/board-picture.ts';
import { CONTENT_LIMIT } from '../write/message-text.ts';
import type { Reply } from './command.ts';

/** A reply whose picture is being painted. */
interface Pictured {
  readonly picture: Promise<AttachmentBuilder>;
  readonly reply?: Reply;
  /** The reply where the picture cannot be painted; by default the same text. */
  readonly words?: () => Reply | Promise<Reply>;
}

/** A reply with its picture; if that cannot be painted, a reply in words that says so. */
export async function pictureReply(
  say: Speech,
  { picture, reply = {}, words = () => reply }: Pictured,
): Promise<Reply> {
  const painted = await unlessFailed(picture);
  return painted ? { ...reply, files: [painted] } : withoutPicture(say, await words());
}

/**
 * A reply that is fitted to its picture, such as to what a phone shows beside it; if that cannot be painted, a reply in words
 * that says so.
 *
 * @param replies.beside the reply by the height of the picture in its widths
 */
export async function fittedReply(
  say: Speech,
  picture: Promise<PictureFile>,
  { beside, words }: { readonly beside: (ratio: number) => Reply; readonly words: () => Reply },
): Promise<Reply> {
  const painted = await unlessFailed(picture);
  return painted ? { ...beside(painted.ratio), files: [painted.file] } : withoutPicture(say, words());
}

/** Sends a message; where its picture is larger than Discord takes, sends what there is to say without it. */
export async function unlessTooLarge<Sent>(send: () => Promise<Sent>, without: () => Promise<Sent>): Promise<Sent> {
  return send().catch((error: unknown) => {
    if (!isTooLarge(error)) throw error;
    return without();
  });
}

/**
 * Sends a reply; where that fails with its picture, because that is too large or Discord does not cope with it, sends
 * what there is to say without it. Nobody has the time to wait until it is tried again.
 */
export async function orInWords<Sent>(say: Speech, reply: Reply, send: (reply: Reply) => Promise<Sent>): Promise<Sent> {
  return send(reply).catch((error: unknown) => {
    const isRefused = error instanceof DiscordAPIError && !isTooLarge(error) && error.code !== MAY_NOT_ATTACH;
    if (!reply.files?.length || isRefused) throw error;
    return send(withoutPicture(say, { ...reply, files: [] }));
  });
}

/** The code with which Discord refuses a picture where the bot may not attach files, whatever else it may do. */
const MAY_NOT_ATTACH = RESTJSONErrorCodes.MissingPermissions;

function isTooLarge(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.RequestEntityTooLarge;
}

/** The message without its picture, with a note that there is none if there is room for it. */
export function withoutPicture<Message extends { readonly content?: string | undefined }>(
  say: Speech,
  message: Message,
): Message {
  const content = [message.content, say('picture.failed')].filter(Boolean).join('\n');
  return content.length > CONTENT_LIMIT ? message : { ...message, content };
}

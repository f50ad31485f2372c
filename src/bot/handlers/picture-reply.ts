import { type AttachmentBuilder, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Speech } from '../../i18n/speech.ts';
import { unlessFailed } from '../../render/index.ts';
import type { PictureFile } from '../write/board-picture.ts';
import { CONTENT_LIMIT } from '../write/message-text.ts';
import type { Reply } from './command.ts';

/** A reply and its picture, which is being painted. */
interface PictureReplyParts {
  readonly picture: Promise<AttachmentBuilder>;
  readonly reply?: Reply;
  /** Makes the reply if the picture cannot be painted; by default the same text. */
  readonly words?: () => Reply | Promise<Reply>;
}

/** Returns a reply with its picture; if painting fails, the reply in words with a note. */
export async function pictureReply(
  say: Speech,
  { picture, reply = {}, words = () => reply }: PictureReplyParts,
): Promise<Reply> {
  const painted = await unlessFailed(picture);
  return painted ? { ...reply, files: [painted] } : withoutPicture(say, await words());
}

/** A picture with the reply beside it, which depends on the height of the picture, such as text that fits on a phone. */
export interface FittedParts {
  readonly picture: Promise<PictureFile>;
  /** Makes the reply; `ratio` is the height of the picture in its widths. */
  beside(ratio: number): Reply;
  /** Makes the reply if the picture cannot be painted. */
  words(): Reply;
}

/** Returns a reply that fits its picture; if painting fails, the reply in words with a note. */
export async function fittedReply(say: Speech, { picture, beside, words }: FittedParts): Promise<Reply> {
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
  reply: Reply,
  send: (reply: Reply) => Promise<Sent>,
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

import type { AttachmentBuilder } from 'discord.js';
import type { Speech } from '../i18n/speech.ts';
import { PictureError } from '../render/index.ts';
import type { Reply } from './command.ts';
import { CONTENT_LIMIT } from './present/message-text.ts';

/** A picture on its way, and what is said with it. */
interface Pictured {
  readonly picture: Promise<AttachmentBuilder>;
  readonly reply?: Reply;
  /** What is said where the picture cannot be painted; the same unless told. */
  readonly words?: () => Reply | Promise<Reply>;
}

/** A reply with its picture; where that cannot be painted in words alone, which say so. */
export async function pictureReply(
  say: Speech,
  { picture, reply = {}, words = () => reply }: Pictured,
): Promise<Reply> {
  const painted = await unlessFailed(picture);
  return painted ? { ...reply, files: [painted] } : withoutPicture(say, await words());
}

/** What was painted; undefined where it could not be. */
export async function unlessFailed<Painted>(painting: Promise<Painted>): Promise<Painted | undefined> {
  try {
    return await painting;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}

/** What is said without the picture that belongs to it, and that there is none, as far as there is room for that. */
export function withoutPicture<Message extends { readonly content?: string | undefined }>(
  say: Speech,
  message: Message,
): Message {
  const content = [message.content, say('picture.failed')].filter(Boolean).join('\n');
  return content.length > CONTENT_LIMIT ? message : { ...message, content };
}

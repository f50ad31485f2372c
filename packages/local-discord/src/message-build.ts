import { apiError } from './api-error.ts';
import { attachmentUrl, contentTypeOf, safeFilename } from './attachment-store.ts';
import { BOT_USER } from './default-world.ts';
import { imageSize } from './image-size.ts';
import { mentionsOf } from './mentions.ts';
import { type AllowedMentions, FLAG, type MessageForm, readMessage } from './message-form.ts';
import type { UploadedFile } from './request-body.ts';
import type { WireAttachment, WireChannel, WireMessage, WireUser } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** What one attachment may weigh, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Properties of a message of the bot that are not in its body. */
export interface MessageContext {
  readonly world: World;
  readonly origin: string;
  readonly channel: WireChannel;
  /** Default for a body without `allowed_mentions`. */
  readonly defaultMentions: AllowedMentions;
  readonly files: readonly UploadedFile[];
}

/**
 * Makes a message of a checked body and stores its files.
 *
 * @param own.ownerId the only person who sees the message, or null
 * @param own.extra message fields of interaction answers and replies
 * @throws ApiError 50006 when it would show nothing
 */
export function buildMessage(
  form: MessageForm,
  context: MessageContext,
  own: { readonly ownerId: string | null; readonly extra?: Partial<WireMessage> } = { ownerId: null },
): StoredMessage {
  const { world, channel } = context;
  const { ownerId, extra } = own;
  const content = form.content ?? '';
  const components = form.components ?? [];
  const isLoading = ((extra?.flags ?? 0) & FLAG.loading) !== 0;
  if (content.trim() === '' && components.length + context.files.length === 0 && !isLoading) {
    throw apiError('emptyMessage');
  }
  const flags = ((form.flags ?? 0) & ~FLAG.ephemeral) | (ownerId === null ? 0 : FLAG.ephemeral);
  const message: WireMessage = {
    ...plainMessage(world, { channel, author: BOT_USER, content, allowed: allowedIn(form, context) }),
    attachments: storeFiles(form, context, ownerId !== null),
    components,
    ...(form.nonce === undefined ? {} : { nonce: form.nonce }),
    ...extra,
    flags: flags | (extra?.flags ?? 0),
  };
  return { message, ownerId };
}

/** A message of somebody that is nothing but text. */
export function plainMessage(
  world: World,
  said: { channel: WireChannel; author: WireUser; content: string; allowed: AllowedMentions },
): WireMessage {
  const { channel, author, content } = said;
  return {
    id: world.ids.next(),
    type: 0,
    channel_id: channel.id,
    author,
    content,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    flags: 0,
    ...mentionsOf(world, { ...said, authorId: author.id }),
    attachments: [],
    embeds: [],
    components: [],
  };
}

/** Applies a checked edit to a message. Fields that were not given stay; `attachments` lists what survives. */
function editMessage(stored: StoredMessage, form: MessageForm, context: MessageContext): StoredMessage {
  const before = stored.message;
  const about = { channel: context.channel, authorId: before.author.id, allowed: allowedIn(form, context) };
  const kept = before.attachments.flatMap((file) => {
    if (form.attachments === undefined) return [file];
    const entry = form.attachments?.find((own) => own.id === file.id);
    if (!entry) return [];
    return [entry.description === undefined ? file : { ...file, description: entry.description }];
  });
  if (kept.length + context.files.length > 10) throw apiError('tooManyAttachments');
  const content = form.content === undefined ? before.content : (form.content ?? '');
  const components = form.components === undefined ? before.components : (form.components ?? []);
  if (content === '' && components.length + kept.length + context.files.length === 0) throw apiError('emptyMessage');
  const attachments = [...kept, ...storeFiles(form, context, stored.ownerId !== null)];
  const flags = form.flags === undefined ? before.flags : (before.flags & ~FLAG.suppressEmbeds) | form.flags;
  const message: WireMessage = {
    ...before,
    content,
    components,
    attachments,
    // Mentions are read anew when the text changes, and then without regard to what was allowed at first.
    ...(form.content === undefined ? {} : mentionsOf(context.world, { ...about, content })),
    flags: flags & ~FLAG.loading,
    edited_timestamp: before.flags & FLAG.loading ? null : new Date().toISOString(),
  };
  return { ...stored, message };
}

/** Checks the body of an edit and applies it; `at` leads to the body in the paths of faults. */
export function readEdit(
  stored: StoredMessage,
  body: unknown,
  context: MessageContext & { readonly at?: readonly string[] },
): StoredMessage {
  const { files, at = [] } = context;
  const attachmentIds = stored.message.attachments.map(({ id }) => id);
  return editMessage(stored, readMessage(body, { use: 'edit', files, attachmentIds, at }), context);
}

function allowedIn(form: MessageForm, { defaultMentions }: MessageContext): AllowedMentions {
  return form.allowed_mentions ?? defaultMentions;
}

function storeFiles(form: MessageForm, context: MessageContext, isPrivate: boolean): readonly WireAttachment[] {
  return context.files.map((file) => {
    const entry = form.attachments?.find((own) => own.id === file.index);
    const id = context.world.ids.next();
    context.world.attachments.write(id, file.bytes);
    const about = { id, filename: entry?.filename ?? file.filename, contentType: file.contentType };
    return {
      ...attachmentOf(file.bytes, about, { origin: context.origin, folder: 'attachments', owner: context.channel.id }),
      ...(entry?.description ? { description: entry.description } : {}),
      ...(isPrivate ? { ephemeral: true } : {}),
    };
  });
}

/** The attachment object of a file. Files of messages lie below their channel, those of options below the application. */
export function attachmentOf(
  bytes: Buffer,
  about: { readonly id: string; readonly filename: string; readonly contentType: string },
  at: { readonly origin: string; readonly folder: 'attachments' | 'ephemeral-attachments'; readonly owner: string },
): WireAttachment {
  const filename = safeFilename(about.filename);
  const url = attachmentUrl(`${at.origin}/cdn/${at.folder}/${at.owner}/${about.id}/${filename}`);
  return {
    id: about.id,
    filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: contentTypeOf(filename, about.contentType),
    ...imageSize(bytes),
  };
}

/** Throws 413 40005 for a file of more than 10 MiB. */
export function requireSmallFiles(files: readonly UploadedFile[]): void {
  if (files.some((file) => file.bytes.length > MAX_FILE_BYTES)) throw apiError('entityTooLarge');
}

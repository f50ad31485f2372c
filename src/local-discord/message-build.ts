import { apiError } from './api-error.ts';
import { attachmentUrl, contentTypeOf, safeFilename } from './attachment-store.ts';
import { walkComponents } from './component-payload.ts';
import { BOT_ID } from './default-world.ts';
import { FormProblems } from './form-check.ts';
import { imageSize } from './image-size.ts';
import { type AllowedMentions, mentionsOf } from './mentions.ts';
import { FLAG, type MessagePayload } from './message-payload.ts';
import type { UploadedFile } from './request-body.ts';
import type { WireAttachment, WireChannel, WireComponent, WireEmbed, WireMessage, WireUser } from './wire-types.ts';
import type { World } from './world.ts';
import type { StoredMessage } from './world-event.ts';

/** Everything about a new message that its body does not say. */
export interface MessageContext {
  readonly world: World;
  readonly origin: string;
  readonly channel: WireChannel;
  readonly author: WireUser;
  /** What applies when the body has no `allowed_mentions`. */
  readonly defaultMentions: AllowedMentions;
  readonly files: readonly UploadedFile[];
  /** The only person who sees the message, or null. */
  readonly ownerId: string | null;
  readonly repliedTo?: WireUser | undefined;
  /** Keys that lead to the body in error paths, for interaction callbacks `['data']`. */
  readonly path?: readonly string[];
  /** Message fields of interaction answers and replies. */
  readonly extra?: Partial<WireMessage>;
}

/** Makes a message of a checked body and stores its files. Throws 50006 when it would show nothing. */
export function buildMessage(payload: MessagePayload, context: MessageContext): StoredMessage {
  const { world, channel, author, ownerId } = context;
  const id = world.ids.next();
  requireSomething(payload, context.files.length > 0);
  const files = storeFiles(payload, context);
  const shown = resolveMedia(
    { embeds: payload.embeds ?? [], components: payload.components ?? [] },
    { files, fresh: files, path: context.path ?? [] },
  );
  const content = payload.content ?? '';
  const message: WireMessage = {
    id,
    type: 0,
    channel_id: channel.id,
    author,
    content,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: payload.tts,
    pinned: false,
    flags: ((payload.flags ?? 0) & ~FLAG.ephemeral) | (ownerId === null ? 0 : FLAG.ephemeral),
    ...mentionsOf(world, {
      channel,
      authorId: author.id,
      content,
      components: shown.components,
      allowed: payload.allowedMentions ?? context.defaultMentions,
      repliedTo: context.repliedTo,
    }),
    ...shown,
    ...(payload.nonce === undefined ? {} : { nonce: payload.nonce }),
    ...context.extra,
  };
  return { message, ownerId, files };
}

/** Applies a checked edit to a message. Fields that were not given stay; `attachments` lists what survives. */
export function editMessage(stored: StoredMessage, payload: MessagePayload, context: MessageContext): StoredMessage {
  const before = stored.message;
  const fresh = storeFiles(payload, context);
  const kept =
    payload.attachments === undefined || payload.attachments === null
      ? payload.attachments === null
        ? []
        : stored.files
      : stored.files.flatMap((file) => {
          const entry = payload.attachments?.find((own) => own.id === file.id);
          if (!entry) return [];
          return [entry.description === undefined ? file : { ...file, description: entry.description }];
        });
  const files = [...kept, ...fresh];
  if (files.length > 10) throw apiError('tooManyAttachments');
  const content = payload.content === undefined ? before.content : (payload.content ?? '');
  const shown = resolveMedia(
    {
      embeds: payload.embeds === undefined ? before.embeds : (payload.embeds ?? []),
      components: payload.components === undefined ? before.components : (payload.components ?? []),
    },
    { files, fresh, path: context.path ?? [] },
  );
  const empty = content === '' && shown.embeds.length + shown.components.length + files.length === 0;
  if (empty) throw apiError('emptyMessage');
  // Mentions are read anew when the text changes, and then without regard to what was allowed at first. Components hold
  // text of the message only in their second version.
  const isV2 = (before.flags & FLAG.componentsV2) !== 0;
  const textChanged = payload.content !== undefined || (isV2 && payload.components !== undefined);
  const mentions = textChanged
    ? mentionsOf(context.world, {
        channel: context.channel,
        authorId: before.author.id,
        content,
        components: shown.components,
        allowed: payload.allowedMentions ?? context.defaultMentions,
      })
    : {};
  const settable = FLAG.suppressEmbeds;
  const flags =
    payload.flags === undefined
      ? before.flags
      : (before.flags & ~settable) | payload.flags | (before.flags & FLAG.componentsV2);
  const message: WireMessage = {
    ...before,
    content,
    ...shown,
    ...mentions,
    flags: flags & ~FLAG.loading,
    edited_timestamp: before.flags & FLAG.loading ? null : new Date().toISOString(),
  };
  return { ...stored, message, files };
}

function requireSomething(payload: MessagePayload, hasFiles: boolean): void {
  const v2 = ((payload.flags ?? 0) & FLAG.componentsV2) !== 0;
  const shows =
    (payload.components?.length ?? 0) > 0 ||
    (!v2 && ((payload.content ?? '').trim() !== '' || (payload.embeds?.length ?? 0) > 0 || hasFiles));
  if (!shows) throw apiError('emptyMessage');
}

function storeFiles(payload: MessagePayload, context: MessageContext): readonly WireAttachment[] {
  return context.files.map((file) => {
    const entry = payload.attachments?.find((own) => own.id === file.index);
    const filename = safeFilename(entry?.filename ?? file.filename);
    const id = context.world.ids.next();
    context.world.attachments.write(id, file.bytes);
    const url = attachmentUrl(context.origin, { folder: 'attachments', owner: context.channel.id, id, filename });
    const size = imageSize(file.bytes);
    return {
      id,
      filename,
      size: file.bytes.length,
      url,
      proxy_url: url,
      content_type: contentTypeOf(filename, file.contentType),
      ...(size === undefined ? {} : size),
      ...(entry?.description === undefined || entry.description === '' ? {} : { description: entry.description }),
      ...(context.ownerId === null ? {} : { ephemeral: true }),
    };
  });
}

interface Shown {
  readonly embeds: readonly WireEmbed[];
  readonly components: readonly WireComponent[];
}

/**
 * Replaces `attachment://name` by the address of the file. A file that an embed or component shows is not
 * listed in `attachments` any more.
 */
function resolveMedia(
  shown: Shown,
  context: {
    readonly files: readonly WireAttachment[];
    readonly fresh: readonly WireAttachment[];
    readonly path: readonly string[];
  },
): Shown & { readonly attachments: readonly WireAttachment[] } {
  const used = new Set<string>();
  const find = (url: unknown): WireAttachment | undefined => {
    if (typeof url !== 'string') return undefined;
    const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
    // New files come first, so that an edit may bring a new picture under the old name.
    const candidates = [...context.fresh, ...context.files];
    const file = candidates.find((own) => (name === undefined ? own.url === url : own.filename === name));
    if (file) used.add(file.id);
    return file;
  };
  const embeds = shown.embeds.map((embed) => resolveEmbed(embed, find));
  const problems = new FormProblems();
  const components = shown.components.map((component) => resolveComponent(component, find));
  for (const component of walkComponents(components)) {
    const media = [component.media, component.file, ...mediaOfGallery(component)] as ({ url: string } | undefined)[];
    for (const item of media) {
      if (item?.url.startsWith('attachment://')) {
        problems.add([...context.path, 'components'], {
          code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          message: `The referenced attachment ${item.url} was not found`,
        });
      }
    }
  }
  problems.throwIfFound();
  const isV2 = components.some((component) => component.type !== 1);
  return { embeds, components, attachments: isV2 ? [] : context.files.filter((file) => !used.has(file.id)) };
}

function mediaOfGallery(component: WireComponent): readonly unknown[] {
  const items = component.items;
  return Array.isArray(items) ? items.map((item: { media?: unknown }) => item.media) : [];
}

type FindFile = (url: unknown) => WireAttachment | undefined;

function resolveEmbed(embed: WireEmbed, find: FindFile): WireEmbed {
  const result: Record<string, unknown> = { ...embed };
  for (const key of ['image', 'thumbnail']) {
    const picture = embed[key] as { url?: string } | undefined;
    if (picture === undefined) continue;
    const file = find(picture.url);
    result[key] = file
      ? {
          ...picture,
          url: file.url,
          proxy_url: file.proxy_url,
          width: file.width ?? 0,
          height: file.height ?? 0,
          content_type: file.content_type,
        }
      : picture;
  }
  for (const key of ['footer', 'author']) {
    const part = embed[key] as { icon_url?: string } | undefined;
    const file = find(part?.icon_url);
    if (part && file) result[key] = { ...part, icon_url: file.url, proxy_icon_url: file.proxy_url };
  }
  return result as WireEmbed;
}

function resolveComponent(component: WireComponent, find: FindFile): WireComponent {
  const result: Record<string, unknown> = { ...component };
  const media = component.media as { url: string } | undefined;
  if (media) result.media = resolveMediaItem(media, find);
  if (component.type === 13) {
    const file = component.file as { url: string };
    const found = find(file.url);
    result.file = resolveMediaItem(file, find);
    result.name = found?.filename ?? null;
    result.size = found?.size ?? null;
  }
  const items = component.items as { media: { url: string } }[] | undefined;
  if (items) result.items = items.map((item) => ({ ...item, media: resolveMediaItem(item.media, find) }));
  const children = component.components as WireComponent[] | undefined;
  if (children) result.components = children.map((child) => resolveComponent(child, find));
  const accessory = component.accessory as WireComponent | undefined;
  if (accessory) result.accessory = resolveComponent(accessory, find);
  return result as unknown as WireComponent;
}

function resolveMediaItem(media: { url: string }, find: FindFile): Record<string, unknown> {
  const file = find(media.url);
  if (!file) return { id: BOT_ID, proxy_url: media.url, ...media };
  return {
    id: file.id,
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.content_type,
    attachment_id: file.id,
  };
}

/** Throws 413 40005 for a file of more than 10 MiB. */
export function requireSmallFiles(files: readonly UploadedFile[]): void {
  if (files.some((file) => file.bytes.length > MAX_FILE_BYTES)) throw apiError('entityTooLarge');
}

/** What one attachment may weigh, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

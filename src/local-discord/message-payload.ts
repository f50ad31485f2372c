import { apiError } from './api-error.ts';
import { readComponents } from './component-payload.ts';
import { readEmbeds } from './embed-payload.ts';
import {
  FormProblems,
  type JsonObject,
  Place,
  readBoolean,
  readInteger,
  readList,
  readObject,
  readText,
} from './form-check.ts';
import { type AllowedMentions, readAllowedMentions } from './mentions.ts';
import { isSnowflake } from './snowflake.ts';
import type { WireComponent, WireEmbed, WireMessage } from './wire-types.ts';

export const FLAG = {
  suppressEmbeds: 4,
  hasThread: 32,
  ephemeral: 64,
  loading: 128,
  suppressNotifications: 4096,
  voiceMessage: 8192,
  componentsV2: 32_768,
} as const;

/** Flags that may be set; all others are ignored. */
const SETTABLE = {
  create: FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.voiceMessage | FLAG.componentsV2,
  interaction:
    FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.voiceMessage | FLAG.componentsV2 | FLAG.ephemeral,
  edit: FLAG.suppressEmbeds | FLAG.componentsV2,
} as const;

const MAX_FILES = 10;
const MAX_CONTENT = 2000;

/** An entry of `attachments`: a placeholder for an uploaded file (by its index) or an attachment that stays. */
interface AttachmentEntry {
  readonly id: string;
  readonly description?: string | undefined;
  readonly filename?: string | undefined;
}

/** A checked message body. `undefined` means that the field was not given, `null` that it was cleared. */
export interface MessagePayload {
  readonly content: string | null | undefined;
  readonly embeds: readonly WireEmbed[] | null | undefined;
  readonly components: readonly WireComponent[] | null | undefined;
  readonly attachments: readonly AttachmentEntry[] | null | undefined;
  readonly allowedMentions: AllowedMentions | undefined;
  readonly flags: number | undefined;
  readonly tts: boolean;
  readonly nonce: string | number | undefined;
  readonly enforceNonce: boolean;
  readonly reference:
    | { readonly messageId: string; readonly channelId: string | undefined; readonly failIfNotExists: boolean }
    | undefined;
}

export interface PayloadRules {
  /** What is done: a channel message, an interaction message, or an edit of either. */
  readonly use: keyof typeof SETTABLE;
  /** Names of the uploaded files by their index in the request. */
  readonly fileNames: ReadonlyMap<string, string>;
  /** On an edit: the message as it is. */
  readonly before?: WireMessage;
  /** On an edit: the ids of the present attachments. */
  readonly attachmentIds?: ReadonlySet<string>;
  /** Keys that lead to the body, for interaction callbacks `['data']`. */
  readonly path?: readonly string[];
}

/** Checks a message body; throws 50035 with all faults, or 30015. */
export function readMessagePayload(body: unknown, rules: PayloadRules): MessagePayload {
  const problems = new FormProblems();
  const payload = readMessageAt(new Place(problems, rules.path ?? []), body, rules);
  problems.throwIfFound();
  if ((payload.flags ?? 0) & FLAG.voiceMessage) requireVoice(payload, rules);
  return payload;
}

function readMessageAt(place: Place, value: unknown, rules: PayloadRules): MessagePayload {
  const body = readObject(place, value) ?? {};
  const given = readInteger(place.at('flags'), body.flags, { min: 0 });
  const flags = given === undefined ? undefined : given & SETTABLE[rules.use];
  const v2 = (((rules.before?.flags ?? 0) | (flags ?? 0)) & FLAG.componentsV2) !== 0;
  const payload: MessagePayload = {
    content: orNull(body.content, (content) => readText(place.at('content'), content, { max: MAX_CONTENT })),
    embeds: orNull(body.embeds, (embeds) => readEmbeds(place.at('embeds'), embeds)),
    components: orNull(body.components, (list) => readComponents(place.at('components'), list, { v2 })),
    attachments: readAttachments(place.at('attachments'), body.attachments, rules),
    allowedMentions: readAllowedMentions(place.at('allowed_mentions'), body.allowed_mentions),
    flags,
    tts: readBoolean(place.at('tts'), body.tts) ?? false,
    nonce: readNonce(place.at('nonce'), body.nonce),
    enforceNonce: readBoolean(place.at('enforce_nonce'), body.enforce_nonce) ?? false,
    reference: readReference(place.at('message_reference'), body.message_reference),
  };
  if (v2) refuseLegacyFields(place, body, rules);
  return payload;
}

function orNull<T>(value: unknown, read: (value: unknown) => T | undefined): T | null | undefined {
  return value === null ? null : value === undefined ? undefined : read(value);
}

function refuseLegacyFields(place: Place, body: JsonObject, rules: PayloadRules): void {
  const before: JsonObject = { ...rules.before };
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids']) {
    const isKept = body[field] === undefined && before[field] !== '';
    // What an edit does not mention stays, and a message of the second version cannot keep it.
    const value = isKept ? before[field] : body[field];
    if (value === undefined || value === null) continue;
    // An empty string counts as content: Discord takes only null for "none" on an edit.
    const harmless = (Array.isArray(value) && value.length === 0) || (value === '' && rules.use !== 'edit');
    if (harmless) continue;
    place
      .at(field)
      .fault(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  }
}

function readAttachments(
  place: Place,
  value: unknown,
  rules: PayloadRules,
): readonly AttachmentEntry[] | null | undefined {
  if (rules.fileNames.size > MAX_FILES) throw apiError('tooManyAttachments');
  if (value === undefined || value === null) return value;
  if (Array.isArray(value) && value.length > MAX_FILES) throw apiError('tooManyAttachments');
  const list = readList(place, value, {}) ?? [];
  return list.map((entry, index) => {
    const spot = place.at(index);
    const body = readObject(spot, entry, true) ?? {};
    const id = String(body.id ?? '');
    if (!rules.fileNames.has(id) && !rules.attachmentIds?.has(id)) {
      spot.at('id').fault('ATTACHMENT_NOT_FOUND', `No file or attachment has the id ${JSON.stringify(id)}`);
    }
    return {
      id,
      description: readText(spot.at('description'), body.description, { max: 1024 }),
      filename: readText(spot.at('filename'), body.filename, { max: 1024 }),
    };
  });
}

function readNonce(place: Place, value: unknown): string | number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  return readText(place, value, { max: 25 });
}

function readReference(place: Place, value: unknown): MessagePayload['reference'] {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  if (!isSnowflake(body.message_id)) {
    place.at('message_id').fault('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(body.message_id)} is not snowflake.`);
    return undefined;
  }
  return {
    messageId: body.message_id,
    channelId: isSnowflake(body.channel_id) ? body.channel_id : undefined,
    failIfNotExists: readBoolean(place.at('fail_if_not_exists'), body.fail_if_not_exists) ?? true,
  };
}

/** Throws 50159 when a voice message holds anything else, 50160 when it is not one audio file. */
function requireVoice(payload: MessagePayload, rules: PayloadRules): void {
  const more = [payload.content, payload.embeds, payload.components];
  if (more.some((part) => (part?.length ?? 0) > 0)) throw apiError('voiceWithContent');
  const names = [...rules.fileNames].map(([id, name]) => {
    return payload.attachments?.find((entry) => entry.id === id)?.filename ?? name;
  });
  const isAudio = /\.(ogg|mp3|wav|m4a|flac)$/i;
  if (names.length !== 1 || !isAudio.test(names[0] ?? '')) throw apiError('voiceNeedsAudio');
}

import * as z from 'zod';
import { apiError } from './api-error.ts';
import { fault, invalidForm, list, name, optional, readForm, snowflake, text, UNKNOWN } from './form.ts';
import type { UploadedFile } from './request-body.ts';
import type { WireRow } from './wire-types.ts';

/** The flags of messages that the bot sets or sees. */
export const FLAG = { suppressEmbeds: 4, ephemeral: 64, loading: 128, suppressNotifications: 4096 } as const;

/** Flags that may be set; all others are ignored. */
const SETTABLE = {
  create: FLAG.suppressEmbeds | FLAG.suppressNotifications,
  interaction: FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.ephemeral,
  edit: FLAG.suppressEmbeds,
} as const;

/** Voice messages and Components V2 change what a message is, so that they cannot be ignored. */
const UNKNOWN_FLAGS = 8192 | 32_768;

const MAX_FILES = 10;

const BUTTON = z.discriminatedUnion('style', [
  z.strictObject({
    type: z.literal(2),
    style: z.literal([1, 2, 3, 4]),
    label: name(80),
    custom_id: name(100),
    disabled: optional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal(2),
    style: z.literal(5),
    label: name(80),
    url: name(512).superRefine((url, context) => void linkFault(context, url)),
    disabled: optional(z.boolean()),
  }),
]);

/** Adds a fault if Discord makes no link of a text: it takes no host without a dot. */
function linkFault(context: z.RefinementCtx, url: string): void {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (!hostname.includes('.')) fault(context, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
  else if (protocol !== 'http:' && protocol !== 'https:') {
    const message = `Scheme "${protocol.slice(0, -1)}" is not supported. Scheme must be one of ('http', 'https').`;
    fault(context, 'URL_TYPE_INVALID_SCHEME', message);
  }
}

const SELECT_OPTION = z.strictObject({
  label: name(100),
  value: name(100),
  description: optional(text(100)),
  default: optional(z.boolean()),
});

const SELECT = z
  .strictObject({
    type: z.literal(3),
    custom_id: name(100),
    placeholder: optional(text(150)),
    disabled: optional(z.boolean()),
    options: list(SELECT_OPTION, { min: 1, max: 25 }).superRefine((options, context) => {
      for (const [index, { value }] of options.entries()) {
        if (options.findIndex((other) => other.value === value) === index) continue;
        const message = 'The specified option value is already used';
        fault(context, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message, [index]);
      }
    }),
    min_values: optional(z.int().min(0).max(25)),
    max_values: optional(z.int().min(1).max(25)),
  })
  .superRefine(({ options, max_values: min = 1 }, context) => {
    if (options.length >= min || options.length === 0) return;
    fault(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and 25 in length.`, ['options']);
  });

const ROW = z.strictObject({
  type: z.literal(1),
  components: list(z.discriminatedUnion('type', [BUTTON, SELECT]), { min: 1, max: 5 }).superRefine((row, context) => {
    const select = row.findIndex(({ type }) => type === 3);
    if (select < 0 || row.length === 1) return;
    const path = [Math.max(1, select)];
    fault(context, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width', path);
  }),
});

const ROWS = list(z.discriminatedUnion('type', [ROW]), { max: 5 }).superRefine((rows, context) => {
  const seen = new Set<string>();
  for (const [at, { components }] of rows.entries()) {
    for (const [index, own] of components.entries()) {
      if (!('custom_id' in own)) continue;
      const { custom_id } = own;
      const path = [at, 'components', index, 'custom_id'];
      if (seen.has(custom_id)) {
        fault(context, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', path);
      }
      seen.add(custom_id);
    }
  }
});

const KINDS = z.literal(['users', 'roles', 'everyone']);

const ALLOWED_MENTIONS = z
  .strictObject({
    parse: optional(z.array(KINDS)),
    users: optional(list(snowflake, { max: 100 })),
  })
  .superRefine(({ parse, users }, context) => {
    if (!users?.length || !parse?.includes('users')) return;
    const message = 'parse:["users"] and users: [ids...] are mutually exclusive.';
    fault(context, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
  });

/** A placeholder for an uploaded file (by its index), or an attachment that stays, of which libraries say more. */
const ATTACHMENT = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  description: optional(text(1024)),
  filename: optional(text(1024)),
});

/** A message as a bot sends it. Left out and cleared (null) are told apart, since an edit keeps what is left out. */
const MESSAGE = z.strictObject({
  content: text(2000).nullish(),
  embeds: z
    .array(z.unknown())
    .refine((embeds) => embeds.length === 0, { params: UNKNOWN })
    .nullish(),
  components: ROWS.nullish(),
  attachments: z.array(ATTACHMENT).nullish(),
  allowed_mentions: optional(ALLOWED_MENTIONS),
  flags: optional(z.int().refine((flags) => (flags & UNKNOWN_FLAGS) === 0, { params: UNKNOWN })),
  tts: optional(z.boolean()),
  nonce: optional(z.union([z.int().transform(String), text(25)])),
  enforce_nonce: optional(z.boolean()),
});

/** Who may be pinged. */
export type AllowedMentions = Partial<z.output<typeof ALLOWED_MENTIONS>>;

/** A checked message body. */
export type MessageForm = Partial<Omit<z.output<typeof MESSAGE>, 'components'>> & {
  readonly components?: readonly WireRow[] | null | undefined;
};

/**
 * Checks a message body.
 *
 * @param rules.use what is done: a channel message, an answer to an interaction, or an edit of either
 * @param rules.attachmentIds on an edit the ids of the present attachments
 * @param rules.at keys that lead to the body, for interaction callbacks `['data']`
 * @throws ApiError 50035 with all faults, or 30015
 */
export function readMessage(
  body: unknown,
  rules: {
    readonly use: keyof typeof SETTABLE;
    readonly files: readonly UploadedFile[];
    readonly attachmentIds?: readonly string[];
    readonly at?: readonly string[];
  },
): MessageForm {
  const { use, files, attachmentIds = [], at = [] } = rules;
  const listed = (body as { attachments?: unknown } | undefined)?.attachments;
  if (files.length > MAX_FILES || (Array.isArray(listed) && listed.length > MAX_FILES)) {
    throw apiError('tooManyAttachments');
  }
  const form = readForm(MESSAGE, body ?? {}, at);
  const known = new Set([...files.map(({ index }) => index), ...attachmentIds]);
  const strangers = [...(form.attachments ?? []).entries()].filter(([, { id }]) => !known.has(id));
  if (strangers.length > 0) {
    throw invalidForm(
      strangers.map(([index, { id }]) => ({
        path: [...at, 'attachments', index, 'id'],
        code: 'ATTACHMENT_NOT_FOUND',
        message: `No file or attachment has the id ${JSON.stringify(id)}`,
      })),
    );
  }
  return {
    ...form,
    components: form.components && numbered(form.components),
    flags: form.flags === undefined ? undefined : form.flags & SETTABLE[use],
  };
}

/** Adds what Discord adds: a numeric id of every component, depth first from 1, and how many values a menu takes. */
function numbered(rows: z.output<typeof ROWS>): readonly WireRow[] {
  let id = 0;
  return rows.map(({ type, components }) => ({
    type,
    id: ++id,
    components: components.map((own) =>
      own.type === 3
        ? { ...own, id: ++id, min_values: own.min_values ?? 1, max_values: own.max_values ?? 1 }
        : { ...own, id: ++id },
    ),
  }));
}

import { apiError } from './api-error.ts';
import { readOneChoice } from './command-option-payload.ts';
import { APPLICATION_ID, BOT_USER } from './default-world.ts';
import { FormProblems, Place, readChoice, readList, readObject, readText } from './form-check.ts';
import type { InteractionRecord } from './interactions.ts';
import { PARSE_USERS } from './mentions.ts';
import { buildMessage, editMessage, type MessageContext, requireSmallFiles } from './message-build.ts';
import { FLAG, type MessagePayload, readMessagePayload } from './message-payload.ts';
import { readModal } from './modal-payload.ts';
import { Bit, requireBot } from './permissions.ts';
import { type ApiAnswer, type ApiRequest, type LocalServices, NO_CONTENT, type Route } from './route.ts';
import type { WireMessage } from './wire-types.ts';
import type { StoredMessage } from './world-event.ts';

/** Answer types by interaction type: command, component, autocomplete, modal submit. */
const ANSWERS = { 2: [4, 5, 9], 3: [4, 5, 6, 7, 9], 4: [8], 5: [4, 5] } as const;

function callback({ params, query, body, files }: ApiRequest, local: LocalServices): ApiAnswer {
  const { interactions } = local;
  const record = interactions.requireOpen(params.interaction_id ?? '', params.interaction_token ?? '');
  interactions.channelOf(record);
  requireSmallFiles(files);
  const type = readAnswerType(record, body);
  const data = (body as { data?: unknown }).data;
  const message = answer(record, { type, data, files }, local);
  if (query.get('with_response') !== 'true') return NO_CONTENT;
  return { status: 200, body: callbackResponse(interactions.get(record.id) ?? record, message) };
}

function readAnswerType(record: InteractionRecord, body: unknown): number {
  const problems = new FormProblems();
  const place = new Place(problems);
  const given = readObject(place, body, true)?.type;
  problems.throwIfFound();
  const fromComponent = record.type === 5 && record.sourceMessageId !== undefined;
  const choices: readonly number[] = fromComponent ? [4, 5, 6, 7] : ANSWERS[record.type];
  const type = readChoice(place.at('type'), given, { choices, required: true });
  problems.throwIfFound();
  return type!;
}

function answer(
  record: InteractionRecord,
  { type, data, files }: { type: number; data: unknown; files: ApiRequest['files'] },
  local: LocalServices,
): StoredMessage | undefined {
  const { world, interactions } = local;
  switch (type) {
    case 4:
    case 5: {
      // Type 5 takes nothing but the flag for a private answer.
      const flags = (data as { flags?: unknown } | undefined)?.flags;
      const body = type === 5 ? { flags: Number(flags ?? 0) & FLAG.ephemeral } : (data ?? {});
      const payload = readMessagePayload(body, { use: 'interaction', fileNames: namesOf(files), path: ['data'] });
      const stored = newMessage(record, payload, { files: type === 5 ? [] : files, local, loading: type === 5 });
      interactions.settle(record.id, { type, originalId: stored.message.id });
      return world.addMessage(stored);
    }
    case 6:
    case 7: {
      const source = world.message(record.channelId, record.sourceMessageId ?? '');
      if (!source) throw apiError('unknownMessage');
      const edited = type === 6 ? undefined : edit(source, { body: data ?? {}, files, path: ['data'] }, record, local);
      interactions.settle(record.id, { type, originalId: source.message.id });
      if (edited) return world.updateMessage(edited);
      world.emit({ type: 'message-settled', stored: source });
      return source;
    }
    case 8: {
      const problems = new FormProblems();
      const place = new Place(problems, ['data']);
      const object = readObject(place, data, true);
      const list = readList(place.at('choices'), object?.choices, { required: true, max: 25 }) ?? [];
      const choices = list.map((entry, index) => {
        const value = (entry as { value?: unknown } | null)?.value;
        const spot = place.at('choices', index);
        // Unlike the value of a choice in a command, that of a suggestion must not be empty.
        if (value === '') readText(spot.at('value'), value, { min: 1, max: 100 });
        return readOneChoice(spot, entry, typeof value === 'number' ? 10 : 3);
      });
      problems.throwIfFound();
      interactions.settleChoices(record.id, choices);
      return undefined;
    }
    default: {
      const problems = new FormProblems();
      const modal = readModal(new Place(problems, ['data']), data);
      problems.throwIfFound();
      interactions.settle(record.id, { type, modal });
      const { id: interactionId, channelId, userId } = record;
      world.emit({ type: 'modal', interactionId, channelId, userId, modal });
      return undefined;
    }
  }
}

function callbackResponse(record: InteractionRecord, stored: StoredMessage | undefined) {
  const channel = record.channelId;
  return {
    interaction: {
      id: record.id,
      type: record.type,
      channel_id: channel,
      ...(stored === undefined
        ? {}
        : {
            response_message_id: stored.message.id,
            response_message_loading: (stored.message.flags & FLAG.loading) !== 0,
            response_message_ephemeral: stored.ownerId !== null,
          }),
    },
    ...(stored === undefined
      ? {}
      : { resource: { type: (record.answerType ?? 4) <= 5 ? 4 : 7, message: stored.message } }),
  };
}

function newMessage(
  record: InteractionRecord,
  payload: MessagePayload,
  options: { files: ApiRequest['files']; local: LocalServices; loading?: boolean; replyTo?: StoredMessage | undefined },
): StoredMessage {
  const { local } = options;
  const isPrivate = ((payload.flags ?? 0) & FLAG.ephemeral) !== 0;
  const source = options.replyTo ?? local.world.message(record.channelId, record.sourceMessageId ?? '');
  // A public message must not quote what only one person sees.
  const quoted = source && (source.ownerId === null || isPrivate) ? source.message : undefined;
  const context: MessageContext = {
    ...contextOf(record, options.files, local),
    ownerId: isPrivate ? record.userId : null,
    path: options.replyTo === undefined ? ['data'] : [],
    extra: {
      ...(record.type === 2 && options.replyTo === undefined ? { type: 20 as const } : {}),
      ...(quoted === undefined ? {} : replyFields(quoted, local)),
      application_id: APPLICATION_ID,
      webhook_id: APPLICATION_ID,
      interaction_metadata: {
        ...record.metadata,
        ...(record.originalId === undefined ? {} : { original_response_message_id: record.originalId }),
      },
      ...(record.type === 2 && options.replyTo === undefined
        ? { interaction: { id: record.id, type: 2, name: record.name, user: record.metadata.user } }
        : {}),
    },
  };
  if (!options.loading) return buildMessage(payload, context);
  const stored = buildMessage({ ...payload, content: '…' }, context);
  return { ...stored, message: { ...stored.message, content: '', flags: stored.message.flags | FLAG.loading } };
}

/** The fields of a message that answers another one. */
export function replyFields(quoted: WireMessage, local: LocalServices): Partial<WireMessage> {
  const channel = local.world.channel(quoted.channel_id);
  const guildId = channel && local.world.guildIdOf(channel);
  const { referenced_message: _nested, ...shallow } = quoted;
  return {
    type: 19,
    message_reference: {
      type: 0,
      channel_id: quoted.channel_id,
      message_id: quoted.id,
      ...(guildId === undefined ? {} : { guild_id: guildId }),
    },
    referenced_message: shallow,
  };
}

function contextOf(record: InteractionRecord, files: ApiRequest['files'], local: LocalServices): MessageContext {
  return {
    world: local.world,
    origin: local.origin,
    channel: local.interactions.channelOf(record),
    author: BOT_USER,
    defaultMentions: PARSE_USERS,
    files,
    ownerId: null,
  };
}

function edit(
  stored: StoredMessage,
  request: { body: unknown; files: ApiRequest['files']; path: readonly string[] },
  record: InteractionRecord,
  local: LocalServices,
): StoredMessage {
  const payload = readMessagePayload(request.body, {
    use: 'edit',
    fileNames: namesOf(request.files),
    before: stored.message,
    attachmentIds: new Set(stored.files.map((file) => file.id)),
    path: request.path,
  });
  const context = { ...contextOf(record, request.files, local), ownerId: stored.ownerId, path: request.path };
  return editMessage(stored, payload, context);
}

/** Names of uploaded files by their index. */
export function namesOf(files: ApiRequest['files']): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file.index, file.filename]));
}

function tokenRecord({ params }: ApiRequest, local: LocalServices): InteractionRecord {
  if (params.webhook_id !== APPLICATION_ID) throw apiError('unknownWebhook');
  return local.interactions.requireToken(params.webhook_token ?? '');
}

function followUp(request: ApiRequest, local: LocalServices): ApiAnswer {
  const record = tokenRecord(request, local);
  requireSmallFiles(request.files);
  const original = local.interactions.original(record);
  // Old behaviour that Discord keeps: the first follow-up after a deferral replaces the loading message.
  if (original && record.answerType === 5 && original.message.flags & FLAG.loading) {
    return { status: 200, body: editStored(original, request, record, local).message };
  }
  const payload = readMessagePayload(request.body, { use: 'interaction', fileNames: namesOf(request.files) });
  const isPrivate = ((payload.flags ?? 0) & FLAG.ephemeral) !== 0;
  requireFileRight(request, { record, isPrivate, local });
  const stored = newMessage(record, payload, { files: request.files, local, replyTo: original });
  return { status: 200, body: local.world.addMessage(stored).message };
}

/** Follow-ups and edits obey the permissions of the bot, other than first answers. */
function requireFileRight(
  request: ApiRequest,
  context: { record: InteractionRecord; isPrivate: boolean; local: LocalServices },
): void {
  if (request.files.length === 0 || context.isPrivate) return;
  const { world, interactions } = context.local;
  requireBot(world, interactions.channelOf(context.record), Bit.AttachFiles);
}

function editStored(
  stored: StoredMessage,
  request: ApiRequest,
  record: InteractionRecord,
  local: LocalServices,
): StoredMessage {
  requireFileRight(request, { record, isPrivate: stored.ownerId !== null, local });
  const edited = edit(stored, { body: request.body ?? {}, files: request.files, path: [] }, record, local);
  return local.world.updateMessage(edited);
}

function reachable(request: ApiRequest, local: LocalServices): [InteractionRecord, StoredMessage] {
  const record = tokenRecord(request, local);
  const id = request.params.message_id ?? '@original';
  const stored = id === '@original' ? local.interactions.original(record) : local.world.message(record.channelId, id);
  // A token reaches the messages of its own interaction, and the message its button sits on.
  const own =
    stored !== undefined &&
    (stored.message.interaction_metadata?.id === record.id || stored.message.id === record.originalId);
  if (!stored || !own) throw apiError('unknownMessage');
  return [record, stored];
}

function messageRoutes(template: string): readonly Route[] {
  return [
    {
      method: 'GET',
      template,
      auth: 'token',
      run: (request, local) => ({ status: 200, body: reachable(request, local)[1].message }),
    },
    {
      method: 'PATCH',
      template,
      auth: 'token',
      run: (request, local) => {
        const [record, stored] = reachable(request, local);
        requireSmallFiles(request.files);
        return { status: 200, body: editStored(stored, request, record, local).message };
      },
    },
    {
      method: 'DELETE',
      template,
      auth: 'token',
      run: (request, local) => {
        local.world.deleteMessage(reachable(request, local)[1]);
        return NO_CONTENT;
      },
    },
  ];
}

/** Interaction callbacks and the webhook that every interaction opens. */
export const INTERACTION_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    template: '/interactions/{interaction_id}/{interaction_token}/callback',
    auth: 'token',
    run: callback,
  },
  { method: 'POST', template: '/webhooks/{webhook_id}/{webhook_token}', auth: 'token', run: followUp },
  ...messageRoutes('/webhooks/{webhook_id}/{webhook_token}/messages/@original'),
  ...messageRoutes('/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}'),
];

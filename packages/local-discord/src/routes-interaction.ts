import * as z from 'zod';
import { apiError } from './api-error.ts';
import { CHOICE_TEXT, choiceOf } from './command-form.ts';
import { APPLICATION_ID } from './default-world.ts';
import { list, readForm } from './form.ts';
import type { InteractionRecord } from './interactions.ts';
import { PARSE_USERS } from './mentions.ts';
import { buildMessage, type MessageContext, readEdit, requireSmallFiles } from './message-build.ts';
import { FLAG, type MessageForm, readMessage } from './message-form.ts';
import { Bit, requireBot } from './permissions.ts';
import { type ApiAnswer, type ApiRequest, type LocalServices, NO_CONTENT, type Route } from './route.ts';
import type { WireMessage } from './wire-types.ts';
import type { StoredMessage } from './world-event.ts';

/** Type of the answer that launches the activity. */
const LAUNCH = 12;

/** Answer types by interaction type: command, component, autocomplete. */
const ANSWERS = { 2: [4, 5], 3: [4, 5, 6, 7], 4: [8], 5: [4, 5, 6, 7] } as const;

const SUGGESTIONS = z.strictObject({
  choices: list(choiceOf(z.union([CHOICE_TEXT, z.number()])), { max: 25 }),
});

/** A request with the objects that it names. */
interface Said {
  readonly record: InteractionRecord;
  readonly body: unknown;
  readonly files: ApiRequest['files'];
  readonly local: LocalServices;
}

function callback({ params, query, body, files }: ApiRequest, local: LocalServices): ApiAnswer {
  const { interactions } = local;
  const record = interactions.requireOpen(params.interaction_id ?? '', params.interaction_token ?? '');
  interactions.channelOf(record);
  requireSmallFiles(files);
  const canLaunch = local.activities.settings !== undefined && record.type !== 4;
  const types = [...ANSWERS[record.type], ...(canLaunch ? [LAUNCH] : [])];
  const schema = z.object({ type: z.literal(types), data: z.unknown().optional() });
  const { type, data } = readForm(schema, body);
  if (type === LAUNCH) return launch(record, local, query.get('with_response') === 'true');
  const message = answer(type, { record, body: data ?? {}, files, local });
  if (query.get('with_response') !== 'true') return NO_CONTENT;
  return { status: 200, body: callbackResponse(interactions.get(record.id) ?? record, message) };
}

/** Opens the activity in the channel of an interaction for its user. */
function launch({ id, type, channelId, userId }: InteractionRecord, local: LocalServices, isTold: boolean): ApiAnswer {
  const { interactions, activities } = local;
  const record = interactions.settle(id, { type: LAUNCH });
  const instance = activities.launch(interactions.channelOf(record), userId, id);
  if (!isTold) return NO_CONTENT;
  const interaction = { id, type, channel_id: channelId, activity_instance_id: instance.id };
  return { status: 200, body: { interaction, resource: { type: LAUNCH, activity_instance: { id: instance.id } } } };
}

function answer(type: number, said: Said): StoredMessage | undefined {
  const { record, body, files } = said;
  const { world, interactions } = said.local;
  switch (type) {
    case 4:
    case 5: {
      const isDeferred = type === 5;
      // A deferral takes nothing but the flag for a private answer.
      const { flags } = readForm(z.object({ flags: z.int().nullish() }), body, ['data']);
      const form = isDeferred
        ? { flags: (flags ?? 0) & FLAG.ephemeral }
        : readMessage(body, { use: 'interaction', files, at: ['data'] });
      const { id, name, metadata } = record;
      const called = { type: 20, interaction: { id, type: 2, name, user: metadata.user } } as const;
      const extra = { ...(record.type === 2 ? called : {}), ...(isDeferred ? { flags: FLAG.loading } : {}) };
      const stored = newMessage(form, { ...said, files: isDeferred ? [] : files }, { extra });
      interactions.settle(record.id, { type, originalId: stored.message.id });
      return world.addMessage(stored);
    }
    case 6:
    case 7: {
      const source = world.message(record.channelId, record.sourceMessageId ?? '');
      if (!source) throw apiError('unknownMessage');
      const edited = type === 7 && readEdit(source, body, { ...contextOf(said), at: ['data'] });
      interactions.settle(record.id, { type, originalId: source.message.id });
      if (edited) return world.updateMessage(edited);
      world.emit({ type: 'message-settled', stored: source });
      return source;
    }
    default:
      interactions.settleChoices(record.id, readForm(SUGGESTIONS, body, ['data']).choices);
      return undefined;
  }
}

function callbackResponse(record: InteractionRecord, stored: StoredMessage | undefined) {
  const { id, type, channelId: channel_id, answerType = 4 } = record;
  if (!stored) return { interaction: { id, type, channel_id } };
  const { message, ownerId } = stored;
  return {
    interaction: {
      id,
      type,
      channel_id,
      response_message_id: message.id,
      response_message_loading: (message.flags & FLAG.loading) !== 0,
      response_message_ephemeral: ownerId !== null,
    },
    resource: { type: answerType <= 5 ? 4 : 7, message },
  };
}

/** A message that answers an interaction: a first answer with fields of its own, or a follow-up that answers that. */
function newMessage(
  form: MessageForm,
  said: Said,
  own: { readonly extra?: Partial<WireMessage>; readonly replyTo?: StoredMessage | undefined },
): StoredMessage {
  const { record, local } = said;
  const isPrivate = ((form.flags ?? 0) & FLAG.ephemeral) !== 0;
  const source = own.replyTo ?? local.world.message(record.channelId, record.sourceMessageId ?? '');
  // A public message must not quote what only one person sees.
  const quoted = source && (source.ownerId === null || isPrivate) ? source.message : undefined;
  return buildMessage(form, contextOf(said), {
    ownerId: isPrivate ? record.userId : null,
    extra: {
      ...(quoted === undefined ? {} : replyFields(quoted, local)),
      application_id: APPLICATION_ID,
      webhook_id: APPLICATION_ID,
      interaction_metadata: {
        ...record.metadata,
        ...(record.originalId === undefined ? {} : { original_response_message_id: record.originalId }),
      },
      ...own.extra,
    },
  });
}

/** The fields of a message that answers another one. */
function replyFields(quoted: WireMessage, { world }: LocalServices): Partial<WireMessage> {
  const guild_id = world.channel(quoted.channel_id)?.guild_id;
  const { referenced_message: _nested, ...shallow } = quoted;
  return {
    type: 19,
    message_reference: {
      type: 0,
      channel_id: quoted.channel_id,
      message_id: quoted.id,
      ...(guild_id === undefined ? {} : { guild_id }),
    },
    referenced_message: shallow,
  };
}

function contextOf({ record, files, local: { world, origin, interactions } }: Said): MessageContext {
  return { world, origin, channel: interactions.channelOf(record), defaultMentions: PARSE_USERS, files };
}

function tokenRecord({ params }: ApiRequest, local: LocalServices): InteractionRecord {
  if (params.webhook_id !== APPLICATION_ID) throw apiError('unknownWebhook');
  return local.interactions.requireToken(params.webhook_token ?? '');
}

function followUp(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { body, files } = request;
  const said = { record: tokenRecord(request, local), body, files, local };
  requireSmallFiles(files);
  const original = local.interactions.original(said.record);
  // Old behaviour that Discord keeps: the first follow-up after a deferral replaces the loading message.
  if (original && said.record.answerType === 5 && original.message.flags & FLAG.loading) {
    return { status: 200, body: editStored(original, said).message };
  }
  const form = readMessage(body, { use: 'interaction', files });
  requireFileRight(said, ((form.flags ?? 0) & FLAG.ephemeral) !== 0);
  local.interactions.countFollowUp(said.record);
  const stored = newMessage(form, said, { replyTo: original });
  return { status: 200, body: local.world.addMessage(stored).message };
}

/** Follow-ups and edits obey the permissions of the bot, other than first answers. */
function requireFileRight({ record, files, local: { world, interactions } }: Said, isPrivate: boolean): void {
  if (files.length > 0 && !isPrivate) requireBot(world, interactions.channelOf(record), Bit.AttachFiles);
}

function editStored(stored: StoredMessage, said: Said): StoredMessage {
  requireFileRight(said, stored.ownerId !== null);
  return said.local.world.updateMessage(readEdit(stored, said.body, contextOf(said)));
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

function read(request: ApiRequest, local: LocalServices): ApiAnswer {
  return { status: 200, body: reachable(request, local)[1].message };
}

function update(request: ApiRequest, local: LocalServices): ApiAnswer {
  const [record, stored] = reachable(request, local);
  requireSmallFiles(request.files);
  return { status: 200, body: editStored(stored, { ...request, record, local }).message };
}

function remove(request: ApiRequest, local: LocalServices): ApiAnswer {
  local.world.deleteMessage(reachable(request, local)[1]);
  return NO_CONTENT;
}

const WEBHOOK = '/webhooks/{webhook_id}/{webhook_token}';

/** Interaction callbacks and the webhook that every interaction opens. */
export const INTERACTION_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    template: '/interactions/{interaction_id}/{interaction_token}/callback',
    auth: 'token',
    run: callback,
  },
  { method: 'POST', template: WEBHOOK, auth: 'token', run: followUp },
  ...[`${WEBHOOK}/messages/@original`, `${WEBHOOK}/messages/{message_id}`].flatMap((template): readonly Route[] => [
    { method: 'GET', template, auth: 'token', run: read },
    { method: 'PATCH', template, auth: 'token', run: update },
    { method: 'DELETE', template, auth: 'token', run: remove },
  ]),
];

import { APPLICATION_ID, BOT_ID, GUILD_LOCALE, type Person } from './default-world.ts';
import { MAX_FILE_BYTES } from './message-build.ts';
import { Bit, permissionsIn } from './permissions.ts';
import type { InteractionMetadata, WireChannel, WireMessage } from './wire-types.ts';
import type { World } from './world.ts';

/** 2 command, 3 component, 4 autocomplete, 5 modal; people on the page open no modals. */
export type InteractionType = 2 | 3 | 4 | 5;

/** What a person did. */
export interface InteractionDraft {
  readonly type: InteractionType;
  readonly person: Person;
  readonly channel: WireChannel;
  /** Name of the command, or custom id of the component. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Installations by which a command works; all kinds unless told. */
  readonly installations?: readonly number[];
  /** The message with the component. */
  readonly message?: WireMessage;
}

/** What an app is told of its permissions outside its servers; in direct messages with its bot it may do more. */
const TOLD_ELSEWHERE = Bit.AttachFiles | Bit.EmbedLinks | Bit.MentionEveryone | Bit.UseExternalEmojis;

/**
 * Owners of the installations by which an interaction works: key 0 is the server, `"0"` in the bot's own messages, key 1 the person.
 * A component has those of the interaction that its message answers.
 */
function installationOwners(world: World, { channel, installations, message, person }: InteractionDraft) {
  const original = message?.interaction_metadata?.authorizing_integration_owners;
  if (original) return original;
  const works = (kind: number) => installations?.includes(kind) ?? true;
  return {
    ...(world.hasBot(channel) && works(0) ? { '0': channel.guild_id ?? '0' } : {}),
    ...(person.has_installed && works(1) ? { '1': person.user.id } : {}),
  };
}

/** The kind of a place: 0 a server, 1 direct messages with the bot, 2 a conversation without it. */
export function contextIn({ guild_id, type }: WireChannel): 0 | 1 | 2 {
  if (guild_id !== undefined) return 0;
  return type === 1 ? 1 : 2;
}

/** The `d` of INTERACTION_CREATE, complete as documented. */
export function interactionPayload(
  world: World,
  draft: InteractionDraft,
  ids: { readonly id: string; readonly token: string },
): Record<string, unknown> {
  const { channel, person } = draft;
  const permissions = String(permissionsIn(world, channel, person.user.id));
  const isServer = channel.guild_id !== undefined;
  return {
    id: ids.id,
    application_id: APPLICATION_ID,
    type: draft.type,
    token: ids.token,
    version: 1,
    data: draft.data,
    channel: isServer ? { ...channel, permissions } : channel,
    channel_id: channel.id,
    ...(isServer
      ? {
          guild_id: channel.guild_id,
          guild: { id: channel.guild_id, locale: GUILD_LOCALE, features: [] },
          guild_locale: GUILD_LOCALE,
          member: { ...world.member(person.user.id), user: person.user, permissions },
        }
      : { user: person.user }),
    context: contextIn(channel),
    app_permissions: String(isServer && world.hasBot(channel) ? permissionsIn(world, channel, BOT_ID) : TOLD_ELSEWHERE),
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: installationOwners(world, draft),
    attachment_size_limit: MAX_FILE_BYTES,
    ...(draft.message === undefined ? {} : { message: draft.message }),
  };
}

/** The `interaction_metadata` of messages that answer an interaction. */
export function metadataOf(world: World, draft: InteractionDraft, id: string): InteractionMetadata {
  const { type, person, name, message } = draft;
  const base = { id, user: person.user, authorizing_integration_owners: installationOwners(world, draft) };
  if (type === 3) return { ...base, type: 3, interacted_message_id: message?.id ?? '0' };
  return { ...base, type: 2, name };
}

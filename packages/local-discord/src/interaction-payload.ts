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
  /** The message with the component. */
  readonly message?: WireMessage;
}

/** What an app is told of its permissions in direct messages with its bot: less than it may do there. */
const TOLD_IN_DIRECT = Bit.AttachFiles | Bit.EmbedLinks | Bit.MentionEveryone | Bit.UseExternalEmojis;

/** Owners of the installation where the interaction happens: key 0 is the server, `"0"` in the bot's own messages. */
function installationOwners(channel: WireChannel): Readonly<Record<string, string>> {
  return { '0': channel.guild_id ?? '0' };
}

/** The `d` of INTERACTION_CREATE, complete as documented. */
export function interactionPayload(
  world: World,
  draft: InteractionDraft,
  ids: { readonly id: string; readonly token: string },
): Record<string, unknown> {
  const { channel, person } = draft;
  const permissions = String(permissionsIn(world, channel, person.user.id));
  const direct = channel.type === 1;
  return {
    id: ids.id,
    application_id: APPLICATION_ID,
    type: draft.type,
    token: ids.token,
    version: 1,
    data: draft.data,
    channel: direct ? channel : { ...channel, permissions },
    channel_id: channel.id,
    ...(direct
      ? { user: person.user, context: 1 }
      : {
          guild_id: channel.guild_id,
          guild: { id: channel.guild_id, locale: GUILD_LOCALE, features: [] },
          guild_locale: GUILD_LOCALE,
          member: { ...world.member(person.user.id), user: person.user, permissions },
          context: 0,
        }),
    app_permissions: String(direct ? TOLD_IN_DIRECT : permissionsIn(world, channel, BOT_ID)),
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: installationOwners(channel),
    attachment_size_limit: MAX_FILE_BYTES,
    ...(draft.message === undefined ? {} : { message: draft.message }),
  };
}

/** The `interaction_metadata` of messages that answer an interaction. */
export function metadataOf(
  { type, person, channel, name, message }: InteractionDraft,
  id: string,
): InteractionMetadata {
  const base = { id, user: person.user, authorizing_integration_owners: installationOwners(channel) };
  if (type === 3) return { ...base, type: 3, interacted_message_id: message?.id ?? '0' };
  return { ...base, type: 2, name };
}

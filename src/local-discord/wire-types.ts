/** Objects as they travel over the wire. Only what the local Discord fills in; names are Discord's. */

export interface WireUser {
  readonly id: string;
  readonly username: string;
  readonly discriminator: string;
  readonly global_name: string | null;
  readonly avatar: string | null;
  readonly bot?: boolean;
  readonly system?: boolean;
  readonly banner: null;
  readonly accent_color: number | null;
  readonly avatar_decoration_data: null;
  readonly collectibles: null;
  readonly primary_guild: null;
  readonly public_flags: number;
  readonly flags: number;
}

export interface WireMember {
  readonly avatar: null;
  readonly avatar_decoration_data: null;
  readonly banner: null;
  readonly collectibles: null;
  readonly communication_disabled_until: null;
  readonly flags: number;
  readonly joined_at: string;
  readonly nick: string | null;
  readonly pending: boolean;
  readonly premium_since: null;
  readonly roles: readonly string[];
  readonly mute: boolean;
  readonly deaf: boolean;
}

export interface WireOverwrite {
  readonly id: string;
  /** 0 a role, 1 a member. */
  readonly type: 0 | 1;
  readonly allow: string;
  readonly deny: string;
}

interface ThreadMetadata {
  readonly archived: boolean;
  readonly archive_timestamp: string;
  readonly auto_archive_duration: number;
  readonly locked: boolean;
  readonly create_timestamp: string;
}

export interface WireChannel {
  readonly id: string;
  /** 0 text, 1 direct messages, 11 public thread, 12 private thread. */
  readonly type: 0 | 1 | 11 | 12;
  readonly flags: number;
  readonly last_message_id: string | null;
  readonly last_pin_timestamp: null;
  readonly guild_id?: string;
  readonly name?: string;
  readonly parent_id?: string | null;
  readonly position?: number;
  readonly topic?: string | null;
  readonly nsfw?: boolean;
  readonly rate_limit_per_user?: number;
  readonly permission_overwrites?: readonly WireOverwrite[];
  readonly recipients?: readonly WireUser[];
  readonly owner_id?: string;
  readonly thread_metadata?: ThreadMetadata;
  readonly message_count?: number;
  readonly member_count?: number;
  readonly total_message_sent?: number;
}

export interface WireAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type: string;
  readonly width?: number;
  readonly height?: number;
  readonly description?: string;
  readonly ephemeral?: boolean;
}

/** Components and embeds are checked on entry and then carried as plain JSON. */
export interface WireComponent {
  readonly type: number;
  readonly id?: number;
  readonly [key: string]: unknown;
}

export interface WireEmbed {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface WireReaction {
  readonly emoji: { readonly id: string | null; readonly name: string };
  readonly count: number;
  readonly count_details: { readonly burst: number; readonly normal: number };
  readonly burst_colors: readonly string[];
  readonly me_burst: boolean;
  readonly me: boolean;
}

export interface InteractionMetadata {
  readonly id: string;
  readonly type: 2 | 3 | 5;
  readonly user: WireUser;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly original_response_message_id?: string;
  readonly interacted_message_id?: string;
  readonly triggering_interaction_metadata?: InteractionMetadata;
  readonly name?: string;
}

export interface WireMessage {
  readonly id: string;
  readonly channel_id: string;
  /** 0 plain, 19 a reply, 20 the answer to a slash command. */
  readonly type: 0 | 19 | 20;
  readonly author: WireUser;
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly tts: boolean;
  readonly pinned: boolean;
  readonly flags: number;
  readonly mention_everyone: boolean;
  readonly mentions: readonly WireUser[];
  readonly mention_roles: readonly string[];
  readonly attachments: readonly WireAttachment[];
  readonly embeds: readonly WireEmbed[];
  readonly components: readonly WireComponent[];
  readonly reactions?: readonly WireReaction[];
  readonly nonce?: string | number;
  readonly application_id?: string;
  readonly webhook_id?: string;
  readonly interaction_metadata?: InteractionMetadata;
  readonly interaction?: { readonly id: string; readonly type: number; readonly name: string; readonly user: WireUser };
  readonly message_reference?: {
    readonly type: 0;
    readonly channel_id: string;
    readonly message_id: string;
    readonly guild_id?: string;
  };
  readonly referenced_message?: WireMessage | null;
  readonly thread?: WireChannel;
  readonly position?: number;
}

/** A registered application command, as Discord returns it. */
export interface WireCommand {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
  /** 1 slash command, 2 on a user, 3 on a message. */
  readonly type: 1 | 2 | 3;
  readonly name: string;
  readonly name_localizations: Readonly<Record<string, string>> | null;
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>> | null;
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
  readonly dm_permission?: boolean;
  readonly guild_id?: string;
  readonly options?: readonly WireCommandOption[];
}

export interface WireChoice {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly value: string | number;
}

export interface WireCommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly WireChoice[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
  readonly options?: readonly WireCommandOption[];
}

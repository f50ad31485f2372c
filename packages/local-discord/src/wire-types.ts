/** Objects as they travel over the wire. Only what the local Discord fills in; names are Discord's. */

export interface WireUser {
  readonly id: string;
  readonly username: string;
  readonly discriminator: string;
  readonly global_name: string | null;
  readonly avatar: null;
  readonly bot?: boolean;
  readonly primary_guild: null;
  readonly public_flags: number;
  readonly flags: number;
}

export interface WireChannel {
  readonly id: string;
  /** 0 text, 1 direct messages with the bot, 2 voice, 3 a group without it, 5 announcements, 10 and 11 threads of 5 and 0, 11 also posts of 15, a forum. */
  readonly type: 0 | 1 | 2 | 3 | 5 | 10 | 11 | 15;
  readonly flags: number;
  readonly last_message_id: string | null;
  readonly last_pin_timestamp: null;
  readonly guild_id?: string;
  readonly name?: string;
  readonly parent_id?: string | null;
  readonly position?: number;
  readonly topic?: null;
  readonly nsfw?: boolean;
  readonly rate_limit_per_user?: number;
  /** Type 0 a role, 1 a member. */
  readonly permission_overwrites?: readonly { id: string; type: number; allow: string; deny: string }[];
  readonly recipients?: readonly WireUser[];
  readonly owner_id?: string;
  readonly thread_metadata?: {
    readonly archived: boolean;
    readonly archive_timestamp: string;
    readonly auto_archive_duration: number;
    readonly locked: boolean;
    readonly create_timestamp: string;
  };
  readonly message_count?: number;
  readonly member_count?: number;
  readonly total_message_sent?: number;
  /** The tags of a forum, and the ids of those of a post. */
  readonly available_tags?: readonly WireTag[];
  readonly applied_tags?: readonly string[];
}

/** An emoji of the application. */
export interface WireEmoji {
  readonly id: string;
  readonly name: string;
  readonly user: WireUser;
  readonly roles: readonly never[];
  readonly require_colons: boolean;
  readonly managed: boolean;
  readonly animated: boolean;
  readonly available: boolean;
}

/** A tag of a forum. */
export interface WireTag {
  readonly id: string;
  readonly name: string;
  /** True if only those who manage threads may set it. */
  readonly moderated: boolean;
  readonly emoji_id: null;
  readonly emoji_name: string | null;
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

export interface WireSelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly default?: boolean | undefined;
}

/** A button (2) or a menu (3). */
export interface WireControl {
  readonly type: 2 | 3;
  readonly id: number;
  readonly custom_id: string;
  readonly disabled?: boolean | undefined;
  readonly style?: number;
  readonly label?: string;
  readonly placeholder?: string | undefined;
  readonly options?: readonly WireSelectOption[];
  /** The fewest and most values that are chosen in a menu. */
  readonly min_values?: number;
  readonly max_values?: number;
}

/** A button that opens an address, of which the bot hears nothing. */
export interface WireLink {
  readonly type: 2;
  readonly id: number;
  readonly style: 5;
  readonly label: string;
  readonly url: string;
  readonly disabled?: boolean | undefined;
}

export interface WireRow {
  readonly type: 1;
  readonly id: number;
  readonly components: readonly (WireControl | WireLink)[];
}

export interface InteractionMetadata {
  readonly id: string;
  /** 2 a command, 3 a component. */
  readonly type: 2 | 3;
  readonly user: WireUser;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly original_response_message_id?: string;
  readonly interacted_message_id?: string;
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
  readonly embeds: readonly never[];
  readonly components: readonly WireRow[];
  readonly nonce?: string;
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
  /** The message that this one answers; null if it was deleted. */
  readonly referenced_message?: WireMessage | null;
}

type Localizations = Readonly<Record<string, string>> | null;

/** A registered slash command, as Discord returns it. */
export interface WireCommand {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
  /** 1 for a slash command, 2 and 3 for one of a menu, 4 for that which launches the activity. */
  readonly type: 1 | 2 | 3 | 4;
  readonly name: string;
  readonly name_localizations: Localizations;
  readonly description: string;
  readonly description_localizations: Localizations;
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
  readonly nsfw: boolean;
  /** Who handles it, where it launches the activity: 1 the app, 2 Discord. */
  readonly handler?: 1 | 2;
  readonly options?: readonly WireCommandOption[];
}

export interface WireChoice {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly value: string | number;
}

export interface WireCommandOption {
  /** 1 subcommand, 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 10 number, 11 attachment. */
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly WireChoice[];
  readonly channel_types?: readonly number[];
  /** Endings of the files that an attachment may have, with their dots, or kinds such as `image`. */
  readonly file_types?: readonly string[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly WireCommandOption[];
}

// @ts-check
/**
 * The shapes the page reads from its server: Discord's own objects, reduced to the fields the page uses.
 *
 * @typedef {{ id: string, username: string, global_name?: string | null, locale?: string, bot?: boolean,
 *   color?: string | number | null }} User
 * @typedef {{ id: string, name: string, type: number, parent_id?: string | null, archived?: boolean,
 *   thread_metadata?: { archived?: boolean } }} Channel
 * @typedef {Record<string, string> | null} Localizations
 * @typedef {{ name: string, value: string | number, name_localizations?: Localizations }} Choice
 * @typedef {{ name: string, description: string, type: number, required?: boolean, autocomplete?: boolean,
 *   choices?: Choice[], options?: CommandOption[], min_value?: number, max_value?: number, min_length?: number,
 *   max_length?: number, channel_types?: number[], name_localizations?: Localizations,
 *   description_localizations?: Localizations }} CommandOption
 * @typedef {{ id: string, name: string, description: string, type?: number, options?: CommandOption[],
 *   name_localizations?: Localizations, description_localizations?: Localizations }} Command
 * @typedef {{ id: string, username: string, online: boolean }} Bot
 * @typedef {{ me?: User | null, users: User[], guild: { id: string, name: string }, channels: Channel[],
 *   commands: Command[], bot: Bot, limits?: { answer_deadline_ms?: number } }} State
 *
 * @typedef {{ id?: string, url: string, proxy_url?: string, filename?: string, description?: string | null,
 *   width?: number | null, height?: number | null, size?: number, content_type?: string | null }} Attachment
 * @typedef {{ url: string, width?: number | null, height?: number | null, description?: string | null }} Media
 * @typedef {{ title?: string, description?: string, url?: string, color?: number | null, timestamp?: string | null,
 *   fields?: { name: string, value: string, inline?: boolean }[], image?: Media, thumbnail?: Media,
 *   footer?: { text: string, icon_url?: string }, author?: { name: string, url?: string, icon_url?: string } }} Embed
 * @typedef {{ id?: string | null, name?: string | null, animated?: boolean }} Emoji
 * @typedef {{ label: string, value: string, description?: string | null, emoji?: Emoji | null,
 *   default?: boolean }} SelectOption
 * @typedef {{ type: number, id?: number, custom_id?: string, style?: number, label?: string, emoji?: Emoji | null,
 *   url?: string, disabled?: boolean, options?: SelectOption[], placeholder?: string, min_values?: number,
 *   max_values?: number, min_length?: number, max_length?: number, required?: boolean, value?: string,
 *   components?: Component[], component?: Component, accessory?: Component, content?: string,
 *   description?: string | null, media?: Media, items?: { media: Media, description?: string | null,
 *   spoiler?: boolean }[], divider?: boolean, spacing?: number, file?: { url: string }, name?: string, size?: number,
 *   accent_color?: number | null, spoiler?: boolean, channel_types?: number[],
 *   default_values?: { id: string, type?: string }[] }} Component
 * @typedef {{ id?: string, type?: number, name?: string, user?: User }} InteractionNote
 * @typedef {{ id: string, channel_id: string, author: User, content: string, timestamp: string,
 *   edited_timestamp?: string | null, flags?: number, type?: number, attachments?: Attachment[], embeds?: Embed[],
 *   components?: Component[], mentions?: User[], mention_everyone?: boolean, referenced_message?: Message | null,
 *   message_reference?: { message_id?: string, channel_id?: string } | null, thread?: Channel,
 *   reactions?: { count: number, me?: boolean, emoji: Emoji }[],
 *   interaction?: InteractionNote | null, interaction_metadata?: InteractionNote | null,
 *   failure?: { reason: string, name?: string } }} Message `failure` marks a line the page itself added.
 *
 * @typedef {{ interaction_id: string, channel_id: string, modal: { custom_id: string, title: string,
 *   components: Component[] } }} ModalEvent
 * @typedef {{ interaction_id: string, channel_id: string, reason: string, name?: string }} FailureEvent
 * @typedef {{ name: string, type: number, value?: string | number | boolean, focused?: boolean,
 *   options?: OptionValue[] }} OptionValue
 */

/** Message flags, as Discord numbers them. */
export const MESSAGE_FLAG = /** @type {const} */ ({ private: 64, loading: 128, silent: 4096 });

/** The type of a direct conversation with the bot. */
export const DIRECT_TYPE = 1;

/** The types of threads. */
export const THREAD_TYPES = [10, 11, 12];

/** Application command option types, as Discord numbers them. */
export const OPTION_TYPE = /** @type {const} */ ({
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  number: 10,
  attachment: 11,
});

/** Component types, as Discord numbers them. */
export const COMPONENT_TYPE = /** @type {const} */ ({
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
});

import type { AutocompleteInteraction, BaseMessageOptions, ChatInputCommandInteraction } from 'discord.js';
import type { App, Request } from '../../app/app.ts';
import type { Table } from '../../app/table.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Settings } from '../../store/records.ts';
import { type Names, type People, peopleOf } from '../../telling/people.ts';
import { messageText } from '../write/message-text.ts';
import type { Services } from './services.ts';

/** The reply to a command or a control. */
export interface Reply extends BaseMessageOptions {
  /** Nothing was done, so only the user sees the reply. */
  readonly rejected?: true;
  /** A public message shows what was done, so the control says nothing, and its own message stays as it is. */
  readonly isSilent?: true;
  /**
   * What the reply is changed into later, as long as Discord takes it; fields that are left out stay. What goes wrong
   * on the way is logged and not told. It ends soon after the signal is aborted, if need be with a last change.
   */
  readonly later?: (signal: AbortSignal) => AsyncIterable<BaseMessageOptions>;
  /**
   * Resolves with true once a public message tells the same, or with false when the signal is aborted before. The private
   * message of the control is deleted then, and shows the reply only if that takes long or fails.
   */
  readonly untilTold?: (signal: AbortSignal) => Promise<boolean>;
  /**
   * It shows the panel of a turn or of a lobby, replaces the one that the person has open in the channel, which is deleted,
   * or ends that without one of its own.
   */
  readonly panel?: 'shows' | 'replaces' | 'ends';
}

/** Who asks for what, and where. */
export interface HandlerRequest extends Request {
  /** Null in direct messages with the bot. */
  readonly guildId: string | null;
}

/** Context of every handler: the request, and the language and settings of the reader of the reply. */
export interface HandlerContext {
  readonly app: App;
  readonly services: Services;
  readonly request: HandlerRequest;
  readonly say: Speech;
  /** Settings of the user. */
  readonly settings: Settings;
}

/** One entry of an autocomplete list. */
export interface Suggestion {
  readonly name: string;
  readonly value: string | number;
}

/** Context of the handler of a command. */
export interface CommandContext extends HandlerContext {
  readonly interaction: ChatInputCommandInteraction;
  /** Whether everybody sees the reply. */
  readonly isPublic: boolean;
}

/** Context of the handler of an autocomplete request. */
export interface SuggestContext extends HandlerContext {
  readonly interaction: AutocompleteInteraction;
}

/** The rejection of what needs a channel of a server, in direct messages with the bot. */
export function serversOnlyReply(say: Speech): Reply {
  return { content: messageText([say('refused.guild-only'), say('direct.games')]), rejected: true };
}

/** The server in which something is asked for; features that need one are refused elsewhere before they are run. */
export function serverOf({ guildId }: HandlerRequest): string {
  if (guildId === null) throw new Error('a feature that needs a server was run in a direct message');
  return guildId;
}

/** A table as one person sees it: with hints only where both the game and the person want them. */
export function withHintsOf({ settings }: HandlerContext, table: Table): Table {
  const { options } = table.record;
  return settings.hints || !options.hints
    ? table
    : { ...table, record: { ...table.record, options: { ...options, hints: false } } };
}

/** The names of the people at a table. */
export function peopleAt({ app, say }: Pick<HandlerContext, 'app' | 'say'>, { record }: Table): Promise<People> {
  return peopleOf({ store: app.store, t: say.t }, record);
}

/**
 * The names of the people of the channel's open game, for rejections that name somebody; with the index of a log entry
 * those of who had the seats then.
 */
export async function namesHere({ app, say, request }: HandlerContext, entry?: number): Promise<Names> {
  const record = await app.store.games.open(request.channelId);
  if (!record) return { plain: [], bare: [], shown: [] };
  const people = await peopleOf({ store: app.store, t: say.t }, record);
  return entry === undefined ? people : people.at(entry);
}

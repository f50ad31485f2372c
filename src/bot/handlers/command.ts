import type { AutocompleteInteraction, BaseMessageOptions, ChatInputCommandInteraction } from 'discord.js';
import { seatPlayers } from '../../app/acts.ts';
import { type App, openGameOf, type Request } from '../../app/app.ts';
import type { Draft } from '../../app/draft.ts';
import { lastOwnTurn } from '../../app/finished-turns.ts';
import type { Rejection } from '../../app/rejection.ts';
import { type Table, withReaderHints } from '../../app/table.ts';
import type { AcceptedChange } from '../../app/turn.ts';
import type { Result } from '../../core/result.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type GameRecord, isPerson, type Settings, type UserId } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { BoardOptions } from '../../telling/board/board-request.ts';
import { type Names, type NamesIn, type PlayerNames, peopleOf } from '../../telling/people.ts';
import { themeOf } from '../../telling/theme.ts';
import { messageText } from '../write/message-text.ts';
import type { Place } from './permissions.ts';
import type { Services } from './services.ts';

/** The reply to a command or a control. */
export interface Reply extends BaseMessageOptions {
  /** The command did nothing; the reply is ephemeral. */
  readonly rejected?: boolean;
  /** Acknowledges the control without a reply and leaves its message unchanged, as a public message shows what was done. */
  readonly isSilent?: true;
  /**
   * Yields later edits of the reply; omitted fields keep their old values. Errors are logged and not shown. It ends soon after
   * the signal is aborted, after one last edit at most.
   */
  readonly later?: (signal: AbortSignal) => AsyncIterable<BaseMessageOptions>;
  /**
   * Resolves with true once a public message says the same, or with false if the signal is aborted before. The private message
   * of the control is then deleted; it shows the reply only if that takes long or fails.
   */
  readonly untilTold?: (signal: AbortSignal) => Promise<boolean>;
  /**
   * How the reply changes the person's open panel in the channel: it shows a panel, replaces the open one, which is deleted,
   * or closes it.
   */
  readonly panel?: 'shows' | 'replaces' | 'ends';
}

/** A table whose turn is shown in the private panel. */
export interface ShownTurn {
  readonly table: Table;
  /** The choices so far; a draft that the rules reject is dropped. */
  readonly draft?: Draft;
  /** Page of a long menu, from 0. */
  readonly page?: number;
  /** True if the turn is planned: the table is as it would be at the beginning of the reader's next turn. */
  readonly isPlan?: true;
  /** Events to tell above the panel. */
  readonly news?: readonly GameTypes['event'][];
}

/**
 * What a handler answers: a reply, or values from which the router writes one. They are returned, so that a handler decides
 * what is answered and knows nothing of how it is written.
 */
export interface Answer extends Reply {
  /** Why the request was rejected; the reason is written before the content. */
  readonly rejection?: Rejection;
  /** The rejected request, if it is not that of the interaction, such as one in another channel. */
  readonly rejectedRequest?: HandlerRequest;
  /** The turn whose panel is the reply. */
  readonly turn?: ShownTurn;
  /** Actions that were played, whose effects are written after the content. */
  readonly played?: AcceptedChange;
}

/** Thrown by a handler that does not do what it was asked; `answer` says why. */
class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('a handler has refused what it was asked');
    this.answer = answer;
  }
}

/**
 * Ends a handler, which must have changed nothing; the reply says why.
 *
 * @param reason a rejection, or a text for the user
 * @param more what the answer has besides the reason
 */
export function reject(reason: Rejection | string, more: Omit<Answer, 'rejection'> = {}): never {
  throw new Refusal(
    typeof reason === 'string' ? { content: reason, rejected: true, ...more } : { ...more, rejection: reason },
  );
}

/** Returns the value of a result; ends the handler by `refuse` if there is none. */
export function valueOrReject<Value>(result: Result<Value, Rejection>, more?: Omit<Answer, 'rejection'>): Value {
  return result.ok ? result.value : reject(result.failure, more);
}

/** Runs a handler; a rejection that it throws becomes an answer, too. */
export async function answerOf(handler: () => Promise<Answer>): Promise<Answer> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** True if an answer tells that nothing was done. */
export function isRejected({ rejected, rejection }: Answer): boolean {
  return rejected ?? rejection !== undefined;
}

/** The request of an interaction: its user, channel and server. */
export interface HandlerRequest extends Request {
  readonly place: Place;
  /** The server, or what stands for it in direct messages; null where the bot is not. */
  readonly guildId: string | null;
  /** True if it was made in direct messages about a game of a server; its channel and server are then those of the game. */
  readonly isRemote?: boolean;
}

/** Context of every handler: the request, and the language and settings of the reader of the reply. */
export interface HandlerContext {
  readonly app: App;
  readonly services: Services;
  readonly request: HandlerRequest;
  readonly say: Speech;
  /** Settings of the user. */
  readonly settings: Settings;
  readonly names: NamesIn;
  /** Whether the user sees the channel of a game; undefined if that is not known. */
  readonly sees: (place: Pick<GameRecord, 'guildId' | 'channelId'>) => Promise<boolean | undefined>;
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

/** Says that something needs another place: a server, or at least direct messages with the bot. */
export function wrongPlaceText(say: Speech, place: Place): string {
  const reason = say(place === 'elsewhere' ? 'refused.elsewhere' : 'refused.guild-only');
  return messageText([reason, say('direct.games')]);
}

/** Returns the server of a request. The router refuses features that need a server in other places. */
export function requireGuildId({ guildId }: HandlerRequest): string {
  if (guildId === null) throw new Error('a feature that needs a server was run in another place');
  return guildId;
}

/** The names of the people at a table. */
export function tablePeople(
  { names, say }: Pick<HandlerContext, 'names' | 'say'>,
  { record }: Table,
): Promise<PlayerNames> {
  return peopleOf({ names, t: say.t }, record);
}

/**
 * The names of the players of the channel's open game, for rejections that name somebody.
 *
 * @param entry index of the log entry at which the players had their seats; now when absent
 */
export async function openGameNames({ names, say, request }: HandlerContext, entry?: number): Promise<Names> {
  const record = openGameOf(request);
  if (!record) return { plain: [], bare: [], shown: [] };
  const people = await peopleOf({ names, t: say.t }, record);
  return entry === undefined ? people : people.atEntry(entry);
}

/**
 * Returns the names of users in a server. Names of the request's user and of the players of its game, which were read with the
 * request, are not read again; other names are read from the store.
 */
export function readNames(
  { people }: Pick<Store, 'people'>,
  { game, guildId, userId }: Pick<Request, 'game' | 'userId'> & { readonly guildId: string | null },
  names: ReadonlyMap<UserId, string>,
): NamesIn {
  const players = game.ok && game.value ? seatPlayers(game.value).flat() : [];
  const read = new Set([userId, ...players]);
  const isRead = (id: UserId) => read.has(id) || !isPerson(id);
  return async (server, ids) => (server === guildId && ids.every(isRead) ? names : people.names(server, ids));
}

/**
 * Options of a private picture of a table: the user's theme, for a player a glow on the tiles placed since their last turn, and
 * with hints a mark on squares that no tile fits any more.
 */
export function privateBoardOptions(
  { request, settings }: Pick<HandlerContext, 'request' | 'settings'>,
  table: Table,
): Pick<BoardOptions, 'theme' | 'seenTurn' | 'dead'> {
  const seenTurn = lastOwnTurn(table, request.userId);
  const dead = withReaderHints({ settings }, table).record.options.hints
    ? table.game.deadSquares?.(table.fold.state)
    : undefined;
  return { theme: themeOf(settings), ...(seenTurn !== undefined && { seenTurn }), ...(dead && { dead }) };
}

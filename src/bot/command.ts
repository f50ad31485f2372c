import type {
  AutocompleteInteraction,
  BaseMessageOptions,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { App, Request } from '../app/app.ts';
import type { Rejection } from '../app/rejection.ts';
import type { Table } from '../app/table.ts';
import type { CommandName, Speech } from '../i18n/speech.ts';
import type { Settings } from '../store/store.ts';
import type { Needs } from './permissions.ts';
import { type People, peopleOf } from './present/people.ts';
import { rejectionText } from './present/rejection.ts';

/** What the answer to a command or a control says. */
export interface Reply extends BaseMessageOptions {
  /** Nothing was done; only who asked needs to know. */
  readonly refused?: true;
  /** Takes the place of the private message that the control belongs to. */
  readonly updates?: true;
}

/** What every handler is given: the request, and the means to reply in the language of who made it. */
export interface HandlerContext {
  readonly app: App;
  readonly request: Request;
  readonly say: Speech;
  /** What who asks chose for themselves. */
  readonly settings: Settings;
}

/** One entry of an autocomplete list. */
export interface Suggestion {
  readonly name: string;
  readonly value: string | number;
}

/** What the handler of a command is given. */
export interface CommandContext extends HandlerContext {
  readonly interaction: ChatInputCommandInteraction;
  readonly request: Request & { readonly guildId: string };
}

/** The same for the choices of an option that is being typed. */
export interface SuggestContext extends HandlerContext {
  readonly interaction: AutocompleteInteraction;
}

/** A slash command: declared, parsed, one use case called, presented. One file each in /commands. */
export interface Command {
  readonly name: CommandName;
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What this use of it needs permissions in the channel for. */
  readonly needs: Needs | ((interaction: ChatInputCommandInteraction) => Needs);
  /** Whether this use of it is answered in public; private when absent. */
  readonly isPublic?: (interaction: ChatInputCommandInteraction) => boolean;
  readonly run: (context: CommandContext) => Promise<Reply>;
  /** The choices for the option being typed, most useful first. */
  readonly suggest?: (context: SuggestContext) => Promise<readonly Suggestion[]>;
}

/** The answer to a request that was refused. */
export function refused(say: Speech, rejection: Rejection, people?: People): Reply {
  return { content: rejectionText(say, rejection, people?.shown ?? []), refused: true };
}

/** A table as somebody looks at it: what choices do is told only where the game and the person want hints. */
export function seenBy({ settings }: HandlerContext, table: Table): Table {
  const { options } = table.game;
  return settings.hints || !options.hints
    ? table
    : { ...table, game: { ...table.game, options: { ...options, hints: false } } };
}

/** The names of the people at a table. */
export function peopleAt(app: App, table: Table): Promise<People> {
  return peopleOf(app.store, table.game.seats);
}

/** The names of the people of the channel's open game, for refusals that name somebody. */
export async function peopleHere(app: App, channelId: string): Promise<People> {
  const game = await app.store.openGame(channelId);
  return game ? peopleOf(app.store, game.seats) : { plain: [], shown: [] };
}

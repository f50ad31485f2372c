import type { ArgumentsOf, MessageKey, Translator } from './translate.ts';

/** The slash commands there are. */
export const COMMAND_NAMES = [
  'new',
  'join',
  'leave',
  'start',
  'draw',
  'place',
  'double',
  'meeple',
  'camp',
  'boat',
  'undo',
  'board',
  'turn',
  'score',
  'tiles',
  'log',
  'replay',
  'rules',
  'help',
  'export',
  'verify',
  'settings',
  'mygames',
  'watch',
  'unwatch',
  'privacy',
  'resign',
  'vote',
  'admin',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** How commands are written in messages, such as `</draw:123>`, which people can tap. */
export type CommandMentions = Readonly<Record<CommandName, string>>;

/** A translator whose messages may speak of commands by their names, such as `{draw}`. */
export interface Speech {
  <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key, CommandName>): string;
  readonly t: Translator;
}

/** Mentions for the ids that Discord gave the commands; those without one are written out. */
export function commandMentions(ids: ReadonlyMap<string, string>): CommandMentions {
  const entries = COMMAND_NAMES.map((name) => [name, ids.has(name) ? `</${name}:${ids.get(name)}>` : `\`/${name}\``]);
  return Object.fromEntries(entries) as CommandMentions;
}

/** Speech in one language with the given mentions of commands. */
export function speechIn(t: Translator, mentions: CommandMentions): Speech {
  const speak = <Key extends MessageKey>(key: Key, ...[args]: ArgumentsOf<Key, CommandName>) =>
    t(key, ...([{ ...mentions, ...args }] as unknown as ArgumentsOf<Key>));
  return Object.assign(speak, { t });
}

import {
  type ArgumentsOf,
  CATALOGUES,
  type Catalogues,
  type MessageKey,
  type PlatformMessages,
  type Translator,
  withMessages,
} from './translate.ts';

/** The command's name in the key of its description, such as `draw` in `command.draw`; options have longer keys. */
type DescribedName<Key> = Key extends `command.${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

/** Name of a slash command, from the keys of the catalogue. */
export type CommandName = DescribedName<MessageKey>;

/** Names of all slash commands; those of a turn are in the order of a turn. */
export const COMMAND_NAMES = Object.keys(CATALOGUES.en).flatMap((key) => {
  const [, name] = /^command\.([a-z]+)$/.exec(key) ?? [];
  return name === undefined ? [] : [name as CommandName];
});

/** Mentions of commands by name, such as `</draw:123>`, which people can tap. */
export type CommandMentions = Readonly<Record<CommandName, string>>;

/**
 * A translator for messages on Discord. It fills in arguments named after commands, such as `{draw}`, with mentions.
 * Parameters of this type are named `say`; its translator without mentions is `t`.
 */
export interface Speech<Messages = PlatformMessages> {
  <Key extends keyof Messages & string>(key: Key, ...args: ArgumentsOf<Messages, Key, CommandName>): string;
  readonly t: Translator<Messages>;
  readonly mentions: CommandMentions;
}

/** Makes mentions from the ids of commands; a command without an id is written as code. */
export function commandMentions(ids: ReadonlyMap<string, string>): CommandMentions {
  const entries = COMMAND_NAMES.map((name) => [name, ids.has(name) ? `</${name}:${ids.get(name)}>` : `\`/${name}\``]);
  return Object.fromEntries(entries) as CommandMentions;
}

/** Creates speech from a translator and the mentions of commands. */
export function speechIn<Spoken extends Translator>(t: Spoken, mentions: CommandMentions) {
  const speak = <Key extends MessageKey>(key: Key, ...[args]: ArgumentsOf<PlatformMessages, Key, CommandName>) =>
    t(key, ...([{ ...mentions, ...args }] as unknown as ArgumentsOf<PlatformMessages, Key>));
  return Object.assign(speak, { t, mentions });
}

/** Creates speech that also has the messages of other catalogues, such as those of a game. */
export function speechWith<Messages>(say: Speech, catalogues: Catalogues<Messages>): Speech & Speech<Messages> {
  return speechIn(withMessages(say.t, catalogues), say.mentions) as Speech & Speech<Messages>;
}

import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type StringSelectMenuInteraction,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { CommandName } from '../../i18n/speech.ts';
import type { ControlId, Verb } from '../write/buttons.ts';
import type { Answer, CommandContext, HandlerContext, SuggestContext, Suggestion } from './command.ts';
import { declaredPlaces, type Needs, type Where } from './permissions.ts';
import type { Cost } from './rate-limits.ts';

/** Values of the options of a command by name; a subcommand is the option `subcommand`, with its own options beside it. */
export type TypedOptions = Readonly<Record<string, string | number | boolean>>;

/** The options with which a command was called, or those typed so far. */
export function typedOptions({ options }: ChatInputCommandInteraction | AutocompleteInteraction): TypedOptions {
  const [first] = options.data;
  const isSubcommand = first?.type === ApplicationCommandOptionType.Subcommand;
  const typed = (isSubcommand ? first.options : options.data) ?? [];
  return Object.fromEntries([
    ...(isSubcommand ? [['subcommand', first.name]] : []),
    ...typed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  ]);
}

/** A value, or a function of the options of one use; buttons and menus have no options. */
type PerUse<Value> = Value | ((options: TypedOptions) => Value);

/** Permissions, cost and visibility of a feature. */
interface PolicyRules {
  /** Permissions that it needs in the channel. */
  readonly needs: PerUse<Needs>;
  /** Rate limit that it counts against, besides that of all interactions. */
  readonly cost?: PerUse<Cost | undefined>;
  /** Whether the reply is public; private when absent. */
  readonly isPublic?: (options: TypedOptions) => boolean;
  /** Where it works; in servers when absent. */
  readonly where?: Where;
}

/**
 * A feature: a slash command with the buttons and menus that do the same, under the same policy, or a command in the menu of a
 * person or a message. Each has a file in /commands.
 */
export type Feature = PolicyRules & {
  /** Buttons and menus by their verbs. */
  readonly controls?: Readonly<Record<Verb, Control>>;
} & (Command | MenuCommand | { readonly name?: never; readonly menu?: never });

/** A command that stands in the menu of a person or a message. */
interface MenuCommand {
  readonly name?: never;
  readonly menu: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly run: (context: MenuContext) => Promise<Answer>;
}

/** Context of the handler of a command in a menu. */
export interface MenuContext extends HandlerContext {
  readonly interaction: UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction;
}

/** The slash command of a feature. */
export interface Command {
  readonly menu?: never;
  readonly name: CommandName;
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (context: CommandContext) => Promise<Answer>;
  /** The choices for the option being typed, most useful first. */
  readonly suggest?: (context: SuggestContext) => Promise<readonly Suggestion[]>;
}

/** Context of the handler of a control; `requestWithTimeout.expected` is the moment that the control was created for. */
export interface ControlContext extends HandlerContext {
  readonly interaction: ButtonInteraction | StringSelectMenuInteraction;
  readonly id: ControlId;
  /** What was chosen in a menu; empty for a button. */
  readonly value: string;
  /** All that was chosen, in a menu that takes any number. */
  readonly values: readonly string[];
}

/** The buttons and menus with one verb. Everything they do, a command does too. */
export interface Control {
  /** Whether its replies, except rejections, replace the private message of the control. */
  readonly updates?: true;
  /**
   * Whether it opens the activity in place of a reply, before anything is read. Then it runs only if Discord does not open that, and
   * says so.
   */
  readonly launches?: true;
  /** Its own policy; by default that of its feature, as for where it works. */
  readonly policy?: PolicyRules;
  readonly run: (context: ControlContext) => Promise<Answer>;
}

/** The policy of one use of a feature. */
export interface Policy {
  readonly needs: Needs;
  readonly cost: Cost | undefined;
  readonly isPublic: boolean;
  readonly where: Where;
}

/** A feature with a command. */
export type CommandFeature = Feature & Command;

/** A feature with a command in a menu. */
type MenuFeature = Feature & MenuCommand;

/** A control with the feature that it belongs to. */
interface OwnedControl extends Control {
  readonly feature: Feature;
}

/** All features by the names of their commands and the verbs of their controls. */
export class Features {
  readonly #commands: ReadonlyMap<string, CommandFeature>;
  readonly #menus: ReadonlyMap<string, MenuFeature>;
  readonly #controls: ReadonlyMap<string, OwnedControl>;

  /** @throws Error when two features have one name or verb */
  constructor(features: readonly Feature[]) {
    this.#commands = uniquely(features.flatMap((feature) => (hasCommand(feature) ? [[feature.name, feature]] : [])));
    this.#menus = uniquely(features.flatMap((feature) => (hasMenu(feature) ? [[feature.menu.name, feature]] : [])));
    this.#controls = uniquely(
      features.flatMap((feature) =>
        Object.entries(feature.controls ?? {}).map(([verb, control]) => [verb, { ...control, feature }] as const),
      ),
    );
  }

  command(name: string): CommandFeature | undefined {
    return this.#commands.get(name);
  }

  menu(name: string): MenuFeature | undefined {
    return this.#menus.get(name);
  }

  control(verb: Verb): Control | undefined {
    return this.#controls.get(verb);
  }

  /** The policy of a button or menu; undefined if no feature has the verb. */
  controlPolicy(verb: Verb): Policy | undefined {
    const control = this.#controls.get(verb);
    return (
      control && policyOf({ where: control.feature.where ?? 'server', ...(control.policy ?? control.feature) }, {})
    );
  }

  /** True if a feature opens the activity. */
  get launches(): boolean {
    return [...this.#controls.values()].some(({ launches }) => launches);
  }

  /** All verbs. */
  get verbs(): readonly Verb[] {
    return [...this.#controls.keys()];
  }
}

function hasCommand(feature: Feature): feature is CommandFeature {
  return feature.name !== undefined;
}

function hasMenu(feature: Feature): feature is MenuFeature {
  return feature.menu !== undefined;
}

function uniquely<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> {
  const map = new Map(entries);
  if (map.size < entries.length) throw new Error('two features have one name or verb');
  return map;
}

/** The policy of a command called with these options. */
export function policyOf({ needs, cost, isPublic, where }: PolicyRules, options: TypedOptions): Policy {
  return {
    needs: typeof needs === 'function' ? needs(options) : needs,
    cost: typeof cost === 'function' ? cost(options) : cost,
    isPublic: isPublic?.(options) ?? false,
    where: where ?? 'server',
  };
}

/** The declarations of commands for Discord, with the places in which they work. */
export function declarationsOf(features: readonly Feature[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return features
    .filter(hasCommand)
    .map(({ declaration, where = 'server' }) => ({ ...declaration, ...declaredPlaces(where) }));
}

/** The declarations of the commands in menus. */
export function menusOf(features: readonly Feature[]): RESTPostAPIContextMenuApplicationCommandsJSONBody[] {
  return features.filter(hasMenu).map(({ menu, where = 'server' }) => ({ ...menu, ...declaredPlaces(where) }));
}

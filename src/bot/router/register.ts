import { setTimeout as after } from 'node:timers/promises';
import {
  type ApplicationCommand,
  type ApplicationCommandData,
  ApplicationCommandType,
  type Client,
  EntryPointCommandHandlerType,
  InteractionContextType,
} from 'discord.js';
import type { Logger } from 'pino';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import { declarationsOf, type Feature, Features, menusOf } from '../handlers/feature.ts';

/** How long a start waits for the commands, in milliseconds; Discord may let a bot wait for hours. */
const START_TIMEOUT = 5_000;

/** First and longest pause until commands that Discord did not take are registered again, in milliseconds. */
const RETRY_BACKOFF = { first: 2_000, longest: 60 * 60_000 };

/** How often a process checks whether another one has registered the commands, in milliseconds. */
const CHECK_INTERVAL = 60_000;

/** Ids of commands by name. */
type CommandIds = ReadonlyMap<string, string>;

interface RegistrationOptions {
  readonly client: Client<true>;
  readonly features: readonly Feature[];
  readonly log: Logger;
  /** Called with the commands that Discord knows, whenever that changes. */
  readonly onIds: (ids: CommandIds) => void;
  /** True if this process registers the commands; else it checks every minute whether another one has. */
  readonly mayRegister?: () => boolean;
}

/** Outcome of an attempt. */
type Attempt = 'registered' | 'left to another process' | 'failed';

/**
 * Converts the entry point command, by which people launch an application's activity. Discord creates it when activities are
 * enabled, and rejects a list of commands without it. The copy has no `options`, which discord.js adds, and no `toJSON`: Discord
 * accepts neither.
 */
const asData = ({ options: _, ...entryPoint }: ApplicationCommand) => entryPoint as ApplicationCommandData;

/** The entry point command of this bot, in servers, which it answers itself; its name may be another one, chosen by the host. */
const OWN_ENTRY_POINT = {
  type: ApplicationCommandType.PrimaryEntryPoint,
  name: 'launch',
  handler: EntryPointCommandHandlerType.AppHandler,
  contexts: [InteractionContextType.Guild],
} as const;

/** The entry point commands to register beside the slash commands, and whether Discord has them as they are. */
function entryPoints(kept: readonly ApplicationCommand[], launches: boolean) {
  if (!launches) return { wanted: kept.map(asData), areKnown: true };
  const { handler, contexts, name } = OWN_ENTRY_POINT;
  const areKnown = kept.some((one) => one.handler === handler && `${one.contexts}` === `${contexts}`);
  const before = kept.map((one) => ({ ...asData(one), ...OWN_ENTRY_POINT, name: one.name }));
  return { wanted: before.length > 0 ? before : [{ ...OWN_ENTRY_POINT, name }], areKnown };
}

/**
 * Registers the commands with Discord if they have changed. An attempt that Discord refuses, such as for the limit of 200 new
 * commands a day, is retried with backoff; the bot goes on with the earlier commands meanwhile.
 */
export class CommandRegistration {
  readonly #options: RegistrationOptions;
  readonly #stop = new AbortController();
  #known = 0;
  /** Whether the commands had changed; undefined until the first attempt succeeds. */
  hasChanged: boolean | undefined;

  constructor(options: RegistrationOptions) {
    this.#options = options;
  }

  /** Starts the registration. Resolves after the first attempt, or after `START_TIMEOUT`. */
  async begin(): Promise<void> {
    const first = this.#attempt();
    const isPrompt = await Promise.race([first, after(START_TIMEOUT)]);
    if (isPrompt === undefined) this.#options.log.warn(`${this.#state()}; Discord lets the bot wait with its commands`);
    void first.then((attempt) => (attempt === 'registered' ? undefined : this.#tryAgain(attempt)));
  }

  /** Stops further attempts. */
  stop(): void {
    this.#stop.abort();
  }

  async #tryAgain(last: Attempt): Promise<void> {
    const { log } = this.#options;
    const pauses = new GrowingPauses<string>(RETRY_BACKOFF);
    const { signal } = this.#stop;
    try {
      for (let attempt = last; attempt !== 'registered'; attempt = await this.#attempt()) {
        const pause = attempt === 'failed' ? pauses.noteFailure('commands') : CHECK_INTERVAL;
        await after(pause, undefined, { signal });
      }
      log.info('the commands are registered now');
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async #attempt(): Promise<Attempt> {
    const { client, features, log, mayRegister = () => true } = this.#options;
    const manager = client.application.commands;
    const declarations = [...declarationsOf(features), ...menusOf(features)];
    try {
      const [known, kept] = (await manager.fetch({ withLocalizations: true })).partition(
        ({ type }) => type !== ApplicationCommandType.PrimaryEntryPoint,
      );
      this.#learn(known.values());
      const entries = entryPoints([...kept.values()], new Features(features).launches);
      const upToDate =
        entries.areKnown &&
        known.size === declarations.length &&
        declarations.every((declaration) =>
          known.some((command) => command.equals(declaration as ApplicationCommandData, true)),
        );
      if (!upToDate && !mayRegister()) return 'left to another process';
      if (!upToDate) this.#learn((await manager.set([...declarations, ...entries.wanted])).values());
      this.hasChanged ??= !upToDate;
      return 'registered';
    } catch (error) {
      if (!this.#stop.signal.aborted) log.error({ err: error }, `${this.#state()}; they are registered again later`);
      return 'failed';
    }
  }

  #learn(commands: Iterable<ApplicationCommand>): void {
    const slashCommands = [...commands].filter(({ type }) => type === ApplicationCommandType.ChatInput);
    const ids = new Map(slashCommands.map(({ name, id }) => [name, id]));
    this.#known = ids.size;
    this.#options.onIds(ids);
  }

  #state(): string {
    return this.#known > 0
      ? 'Discord did not take the commands of this version, and has those of an earlier one'
      : 'Discord has none of the commands of this bot, so that nobody can use it';
  }
}

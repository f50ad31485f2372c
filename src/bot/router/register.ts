import { setTimeout as after } from 'node:timers/promises';
import { type ApplicationCommand, type ApplicationCommandData, ApplicationCommandType, type Client } from 'discord.js';
import type { Logger } from 'pino';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import { declarationsOf, type Feature } from '../handlers/feature.ts';

/** How long a start waits for the commands, in milliseconds; Discord may let a bot wait for hours. */
const PATIENCE = 5_000;

/** First and longest pause until commands that Discord did not take are registered again, in milliseconds. */
const TRIED_AGAIN = { first: 2_000, longest: 60 * 60_000 };

/** From one look at the work of another process to the next, in milliseconds. */
const BETWEEN_LOOKS = 60_000;

/** Ids of commands by name. */
type CommandIds = ReadonlyMap<string, string>;

interface RegistrationOptions {
  readonly client: Client<true>;
  readonly features: readonly Feature[];
  readonly log: Logger;
  /** Called with the commands that Discord knows, whenever that changes. */
  readonly onIds: (ids: CommandIds) => void;
  /** Whether it is for this process to register commands; where it is for another one, it looks for its work every minute. */
  readonly mayRegister?: () => boolean;
}

/** What became of an attempt. */
type Attempt = 'registered' | 'left to another process' | 'failed';

/**
 * The command by which people launch the activity of an application: Discord adds it when its host switches activities on, and
 * takes no list without it. discord.js gives it options, which it cannot have; and a copy has no `toJSON`, whose form Discord does
 * not take.
 */
const asData = ({ options: _, ...entryPoint }: ApplicationCommand) => entryPoint as ApplicationCommandData;

/**
 * Registers the commands with Discord when something about them has changed. What Discord refuses, such as for the limit of
 * 200 new commands a day, is tried again with growing pauses: until then the bot goes on with the commands that Discord
 * knows from before.
 */
export class CommandRegistration {
  readonly #options: RegistrationOptions;
  readonly #stop = new AbortController();
  #known = 0;
  /** Whether the commands had changed; undefined as long as nobody knows. */
  hasChanged: boolean | undefined;

  constructor(options: RegistrationOptions) {
    this.#options = options;
  }

  /** Begins; resolves when the commands are registered, that has failed once, or it takes too long. */
  async begin(): Promise<void> {
    const first = this.#attempt();
    const isPrompt = await Promise.race([first, after(PATIENCE)]);
    if (isPrompt === undefined) this.#options.log.warn(`${this.#state()}; Discord lets the bot wait with its commands`);
    void first.then((attempt) => (attempt === 'registered' ? undefined : this.#tryAgain(attempt)));
  }

  /** Tries no more. */
  stop(): void {
    this.#stop.abort();
  }

  async #tryAgain(last: Attempt): Promise<void> {
    const { log } = this.#options;
    const pauses = new GrowingPauses<string>(TRIED_AGAIN);
    const { signal } = this.#stop;
    try {
      for (let attempt = last; attempt !== 'registered'; attempt = await this.#attempt()) {
        const pause = attempt === 'failed' ? pauses.tried('commands') : BETWEEN_LOOKS;
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
    const declarations = declarationsOf(features);
    try {
      const [known, kept] = (await manager.fetch({ withLocalizations: true })).partition(
        ({ type }) => type !== ApplicationCommandType.PrimaryEntryPoint,
      );
      this.#learn(known.values());
      const upToDate =
        known.size === declarations.length &&
        declarations.every((declaration) =>
          known.some((command) => command.equals(declaration as ApplicationCommandData, true)),
        );
      if (!upToDate && !mayRegister()) return 'left to another process';
      if (!upToDate) this.#learn((await manager.set([...declarations, ...kept.map(asData)])).values());
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

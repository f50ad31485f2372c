import { setTimeout as after } from 'node:timers/promises';
import { type Client, Events, type Interaction } from 'discord.js';
import type { App } from '../app/app.ts';
import { commandMentions } from '../i18n/speech.ts';
import { ALL_SERVERS, isInShard, type Shard } from '../store/records.ts';
import { ComputerPlayers } from '../upkeep/computer-players.ts';
import { type GameKeeper, sharedTasks, startGameKeeper } from '../upkeep/game-keeper.ts';
import { type ConnectionOptions, createClient, isUnreachable, logIn } from './connection/client.ts';
import { SharedLimits } from './connection/requests.ts';
import { type Feature, Features } from './handlers/feature.ts';
import { createServices, type Services } from './handlers/services.ts';
import { SUBJECTS } from './outbox/game-posts.ts';
import { GameThreads } from './outbox/game-threads.ts';
import { GoneChannels } from './outbox/gone-channels.ts';
import { MeepleEmojis } from './outbox/meeples.ts';
import { Notices } from './outbox/notices.ts';
import { Outbox } from './outbox/outbox.ts';
import { forumPostTagger } from './outbox/post-tags.ts';
import { periodicRevival, reviveAtStart, reviveOnEvents } from './outbox/revival.ts';
import type { Subject } from './outbox/subject.ts';
import { ThreadMaker } from './outbox/thread-maker.ts';
import { CommandRegistration } from './router/register.ts';
import { Router } from './router/router.ts';

/** A bot that is logged in. */
export interface Bot {
  readonly client: Client<true>;
  readonly outbox: Outbox;
  readonly keeper: GameKeeper;
  readonly computers: ComputerPlayers;
  readonly services: Services;
  /**
   * Finishes running requests and disconnects from Discord.
   *
   * @param handover to a process that waits, if any
   */
  readonly stop: (handover?: Handover) => Promise<void>;
}

/** How a bot hands its work over to another process. */
export interface Handover {
  /** True if the other process is connected already, so that it answers new interactions. */
  readonly isAwaited: boolean;
  /** Called when this bot has stopped working, with the ids of the interactions that it answered last. */
  readonly leave: (taken: readonly string[]) => Promise<void>;
}

/** A client that is logged in, and keeps interactions until the bot begins. */
export interface LoggedIn {
  readonly client: Client<true>;
  readonly interactions: InteractionQueue;
}

/** Options of a bot. */
interface BotOptions extends Pick<ConnectionOptions, 'log'> {
  readonly app: App;
  readonly features: readonly Feature[];
  /** Services that take the place of the bot's own. */
  readonly services?: Partial<Services>;
  /** Types of subjects that posts can belong to; by default all of the program. */
  readonly subjects?: readonly Subject[];
  /** Ids of interactions that the previous process answered. */
  readonly taken?: ReadonlySet<string>;
  /** True while other processes may answer, so that this one must not. */
  readonly isSilent?: () => boolean;
  /** True to show meeples before names in replies, which are uploaded if the application lacks them. */
  readonly meeples?: boolean;
  /** The part of the work if several bots share it; by default the bot does all of it. */
  readonly part?: BotPart;
}

/** The part of the work that one of several bots does. */
export interface BotPart {
  /** The shard whose servers the bot serves. */
  readonly shard: Shard;
  /** True if this process registers the commands. */
  readonly mayRegister: () => boolean;
}

/** Pauses before connecting to Discord again if it could not be reached, in milliseconds. */
const CONNECT_PAUSES = [1_000, 3_000];

/**
 * Logs in without doing anything else.
 *
 * @throws Error when Discord refuses the token, cannot be reached, or does not let the bot get ready in time
 */
export async function connect(options: ConnectionOptions): Promise<LoggedIn> {
  const { log, signal } = options;
  for (const pause of CONNECT_PAUSES) {
    try {
      return await connectOnce(options);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      log.warn({ err: error }, 'Discord could not be reached; it is tried again');
      await after(pause, undefined, signal && { signal });
    }
  }
  return connectOnce(options);
}

async function connectOnce(options: ConnectionOptions): Promise<LoggedIn> {
  const client = createClient(options);
  const interactions = new InteractionQueue();
  client.on(Events.InteractionCreate, interactions.take);
  return { client: await logIn(client, options), interactions };
}

/**
 * Logs in, registers the commands and begins to handle interactions and deliver posts.
 *
 * @throws Error when Discord refuses the token, cannot be reached, or does not let the bot get ready in time
 */
export async function startBot(options: BotOptions & ConnectionOptions): Promise<Bot> {
  return startBotOn(await connect(options), options);
}

/**
 * Registers the commands and begins to handle interactions and deliver posts. Long, as it creates all parts of the bot, each after
 * the parts that it needs.
 */
export async function startBotOn({ client, interactions }: LoggedIn, options: BotOptions): Promise<Bot> {
  const { app, log, taken, part } = options;
  const shard = part?.shard ?? ALL_SERVERS;
  const services = createServices(app, options.services);
  let mentions = commandMentions(new Map());
  const meeples = new MeepleEmojis({ client, log, ...(part && { mayUpload: part.mayRegister }) });
  const router = new Router({
    app,
    services,
    log,
    features: new Features(options.features),
    mentions: () => mentions,
    isSilent: options.isSilent,
    meeples,
  });
  interactions.open(router.handle, taken);
  reviveOnEvents({ app, log }, client);
  const threads = new GameThreads({ app, client, log });
  const { subjects = SUBJECTS } = options;
  const gone = new GoneChannels({ app, client, log, shard, subjects, onUncachedThread: threads.reopenIfInactive });

  const onIds = (ids: ReadonlyMap<string, string>) => {
    mentions = commandMentions(ids);
  };
  const registration = new CommandRegistration({
    client,
    features: options.features,
    log,
    onIds,
    ...(part && { mayRegister: part.mayRegister }),
  });
  await registration.begin();
  const commandsChanged = registration.hasChanged;
  log.info({ bot: client.user.tag, servers: client.guilds.cache.size, commandsChanged }, 'ready');
  await reviveAtStart({ app, log, shard }, client);
  const limits = new SharedLimits(app.now);
  const delivery = { app, services, client, log, shard, limits, mentions: () => mentions };
  const notices = new Notices(delivery);
  const outbox = new Outbox({
    ...delivery,
    threads,
    subjects,
    sent: services.toldTurns.note,
    settled: notices.kick,
  });
  const threadMaker = new ThreadMaker({ ...delivery, subjects });
  for (const loop of [notices, outbox, threadMaker]) loop.kick();
  const computers = new ComputerPlayers({ app, log, thinking: services.thinking, shard });
  const leave = app.wake.join({
    serves: (guildId) => isInShard(guildId, shard),
    posts: outbox.kick,
    threads: threadMaker.kick,
    computer: (game) => computers.play(game),
  });
  const keeper = startGameKeeper(
    [
      ...(part ? [] : [sharedTasks(app)]),
      [
        ['turns of computers', computers.playAll],
        ['analyses', () => services.analyses.resume(shard)],
        ['the outbox', outbox.kick],
        ['the notices', notices.kick],
        ['wanted threads', threadMaker.kick],
      ],
      // Each of these may wait for Discord: nothing else waits for them.
      [['games of servers', gone.lookAtServers]],
      [['channels of games', gone.lookAtChannels]],
      [['lost posts', periodicRevival({ app, log, shard }, client)]],
      [['tags of posts', forumPostTagger(delivery)]],
      ...(options.meeples ? [[['meeples', meeples.look] as const]] : []),
    ],
    log,
  );
  return {
    client,
    outbox,
    keeper,
    computers,
    services,
    async stop(handover) {
      leave();
      keeper.stop();
      gone.stop();
      registration.stop();
      await computers.stop();
      await router.drain({ leave: handover?.isAwaited ?? false });
      await threadMaker.stop();
      await outbox.stop();
      await notices.stop();
      await handover?.leave(router.leave());
      await client.destroy();
    },
  };
}

/** Age up to which a kept interaction is handled, in milliseconds; Discord drops an interaction after three seconds. */
const KEPT_FOR = 2_300;

/** Queue of interactions that arrive before this process takes over from another one. */
class InteractionQueue {
  #handle: ((interaction: Interaction) => void) | undefined;
  #kept: { readonly interaction: Interaction; readonly at: number }[] = [];

  /** Passes an interaction to the handler, or keeps it until `open` is called. */
  readonly take = (interaction: Interaction): void => {
    if (this.#handle) this.#handle(interaction);
    else this.#kept = [...this.#fresh(), { interaction, at: performance.now() }];
  };

  /** Passes kept interactions to the handler, except `taken` ones of the other process, and from now on every new one. */
  open(handle: (interaction: Interaction) => void, taken: ReadonlySet<string> = new Set()): void {
    this.#handle = handle;
    for (const { interaction } of this.#fresh()) if (!taken.has(interaction.id)) handle(interaction);
    this.#kept = [];
  }

  #fresh() {
    const since = performance.now() - KEPT_FOR;
    return this.#kept.filter(({ at }) => at > since);
  }
}

import {
  Client,
  type ClientEvents,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { LocalDiscord } from '../index.ts';

/** A logged-in discord.js client that hands interactions to a function. */
export async function startBot(
  discord: LocalDiscord,
  options: {
    readonly commands?: readonly RESTPostAPIApplicationCommandsJSONBody[];
    readonly onInteraction?: (interaction: Interaction) => Promise<unknown>;
    readonly intents?: readonly GatewayIntentBits[];
    readonly client?: Partial<ClientOptions>;
  } = {},
): Promise<{ readonly client: Client<true>; readonly errors: unknown[] }> {
  const errors: unknown[] = [];
  const client = new Client({
    intents: [...(options.intents ?? [GatewayIntentBits.Guilds])],
    ...options.client,
    rest: { api: `${discord.origin}/api`, cdn: `${discord.origin}/cdn` },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
  });
  client.on('error', (error) => errors.push(error));
  client.on('interactionCreate', (interaction) => {
    options.onInteraction?.(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(discord.botToken);
  const live = await ready;
  if (options.commands) await live.application.commands.set([...options.commands] as never);
  return { client: live, errors };
}

/** The arguments of the next time a client tells of an event. */
export function nextEvent<K extends keyof ClientEvents>(client: Client, event: K): Promise<ClientEvents[K]> {
  return new Promise((resolve) => client.once(event, (...values) => resolve(values as ClientEvents[K])));
}

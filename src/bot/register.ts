import type { ApplicationCommandData, ApplicationCommandManager, Client } from 'discord.js';
import type { Command } from './command.ts';

/** The outcome of comparing our commands with those that Discord knows. */
export interface Registration {
  readonly changed: boolean;
  /** Ids of the commands by name. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Registers the commands with Discord when something about them has changed; Discord allows 200 creations a day. */
export async function registerCommands(client: Client<true>, commands: readonly Command[]): Promise<Registration> {
  const manager: ApplicationCommandManager = client.application.commands;
  const known = await manager.fetch({ withLocalizations: true });
  const declarations = commands.map(({ declaration }) => declaration);
  const upToDate =
    known.size === declarations.length &&
    declarations.every((declaration) =>
      known.find(({ name }) => name === declaration.name)?.equals(declaration as ApplicationCommandData, true),
    );
  const registered = upToDate ? known : await manager.set(declarations);
  return { changed: !upToDate, ids: new Map(registered.map(({ name, id }) => [name, id])) };
}

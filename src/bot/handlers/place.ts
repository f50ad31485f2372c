import { ApplicationIntegrationType, type BaseInteraction, InteractionContextType } from 'discord.js';

/**
 * Where an interaction comes from: a server with the bot, direct messages with the bot, or a place without it, where somebody has
 * the bot's commands at hand because they installed them for themselves. There it can answer, and neither post nor mention anybody.
 */
export type Place = 'server' | 'direct' | 'elsewhere';

/** Where a feature works: in servers alone, in direct messages with the bot, too, or in every place. */
export type Where = 'server' | 'direct' | 'anywhere';

/** Returns where an interaction comes from. */
export function placeOf({ authorizingIntegrationOwners: owners, ...interaction }: PlacedInteraction): Place {
  const { context, guildId } = interaction;
  if (guildId !== null) return owners[ApplicationIntegrationType.GuildInstall] === guildId ? 'server' : 'elsewhere';
  return context === InteractionContextType.PrivateChannel ? 'elsewhere' : 'direct';
}

type PlacedInteraction = Pick<BaseInteraction, 'authorizingIntegrationOwners' | 'context' | 'guildId'>;

/** True if a feature works in a place. */
export function worksIn(where: Where, place: Place): boolean {
  return place === 'server' || where === 'anywhere' || where === place;
}

/** How Discord is told where a command works. Commands of a server install also work in direct messages with the bot. */
export function declaredPlaces(where: Where) {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  return {
    server: { integration_types: [GuildInstall], contexts: [Guild] },
    direct: { integration_types: [GuildInstall], contexts: [Guild, BotDM] },
    anywhere: { integration_types: [GuildInstall, UserInstall], contexts: [Guild, BotDM, PrivateChannel] },
  }[where];
}

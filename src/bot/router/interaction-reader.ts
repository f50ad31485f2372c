import type { AutocompleteInteraction, Interaction } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import type { InteractionData } from '../../store/interaction-data.ts';
import { DIRECT_MESSAGES, type GameId, type Settings } from '../../store/records.ts';
import { plainName } from '../../telling/plain-name.ts';
import { type HandlerContext, readNames } from '../handlers/command.ts';
import { placeOf } from '../handlers/permissions.ts';
import type { Services } from '../handlers/services.ts';
import { ChannelAccess } from '../outbox/channel-access.ts';
import { fittedText, privateLanguage } from '../write/message-text.ts';
import type { Repliable } from './reply.ts';

/** The data that an interaction needs, read once when it arrives, and speech in the language of its user. */
export interface InteractionInputs {
  readonly data: Promise<InteractionData>;
  readonly speech: Promise<Speech>;
  /** Whether the bot was being stopped when the interaction arrived; one that arrived before is carried out. */
  readonly isStopping: boolean;
}

interface ReaderOptions {
  readonly app: App;
  readonly services: Services;
  readonly log: Logger;
  readonly mentions: () => CommandMentions;
}

/** Reads what interactions need, stores what they tell of people and channels, and makes the contexts of handlers. */
export class InteractionReader {
  readonly #options: ReaderOptions;
  readonly #access = new ChannelAccess();

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** Reads the data that an interaction needs. If that fails, the error is told in the language of the user's Discord. */
  read(
    interaction: Interaction,
    { gameId, isStopping }: { readonly gameId: GameId | undefined; readonly isStopping: boolean },
  ): InteractionInputs {
    const { channelId, user } = interaction;
    const place = { channelId: channelId ?? '', guildId: serverOf(interaction) };
    const data = this.#options.app.store.interactions.dataOf({ ...place, userId: user.id, gameId });
    const speech = data.then(
      ({ settings }) => this.speechFor(interaction, settings),
      () => this.speechFor(interaction, {}),
    );
    return { data, speech, isStopping };
  }

  /** Speech in the language of the user of an interaction. */
  speechFor({ locale }: Interaction, settings: Pick<Settings, 'language'>): Speech {
    return speechIn(privateLanguage(settings, locale), this.#options.mentions());
  }

  /** Makes the context of a handler from the data that was read for its interaction. */
  contextOf(
    interaction: Repliable | AutocompleteInteraction,
    { game, names, settings }: InteractionData,
    say: Speech,
  ): HandlerContext {
    const { app, services } = this.#options;
    const { channelId, client, id, user } = interaction;
    const place = placeOf(interaction);
    const open = game.ok ? game.value : undefined;
    const where =
      place === 'direct' && open && open.channelId !== channelId
        ? { channelId: open.channelId, guildId: open.guildId, place: 'server' as const, isRemote: true }
        : { channelId, guildId: serverOf(interaction), place };
    const request = { ...where, userId: user.id, cause: id, game };
    const sees: HandlerContext['sees'] = async (place) => {
      try {
        return await this.#access.canSee(client, user.id, place);
      } catch (error) {
        this.#options.log.info({ err: error }, 'it could not be asked whether somebody sees a channel');
        return undefined;
      }
    };
    return { app, services, request, say, settings, names: readNames(app.store, request, names), sees };
  }

  /** Stores the user's name in this server, and the channel, if they have changed; returns the names with the user's. */
  async remember(
    interaction: Repliable,
    guildId: string,
    { names, ...stored }: InteractionData,
  ): Promise<InteractionData['names']> {
    const { store } = this.#options.app;
    const { channelId, user, member, locale } = interaction;
    const ownName = member && ('displayName' in member ? member.displayName : member.nick);
    const displayName = ownName ?? user.displayName;
    // discord.js keeps earlier values of a user unchecked, even if they are not text.
    const name = fittedText(plainName(String(displayName)), 100);
    if (names.get(user.id) !== name || stored.locale !== locale)
      await store.people.rememberUser({ id: user.id, guildId, name, locale });
    const channel = { id: channelId, guildId, locale: interaction.guildLocale ?? locale };
    if (channel.guildId !== stored.channel?.guildId || channel.locale !== stored.channel.locale)
      await store.people.rememberChannel(channel);
    return new Map([...names, [user.id, name]]);
  }
}

/** The server of an interaction, or what stands for it in direct messages; null where the bot is not. */
export function serverOf(interaction: Interaction): string | null {
  return { direct: DIRECT_MESSAGES, server: interaction.guildId, elsewhere: null }[placeOf(interaction)];
}

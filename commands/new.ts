import { ChannelType, type ChatInputCommandInteraction, channelMention, ThreadAutoArchiveDuration } from 'discord.js';
import { openLobby } from '../src/app/lobby.ts';
import type { Command, CommandContext } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { fitted } from '../src/bot/present/message.ts';
import { plainName } from '../src/bot/present/people.ts';
import { rejectionReply } from '../src/bot/status.ts';
import { THEMES } from '../src/drawing/theme.ts';

/** Discord's limit for the name of a thread. */
const THREAD_NAME_LENGTH = 100;

const declaration = command('new')
  .addStringOption((o) =>
    option(o, 'game', 'command.new.game').addChoices(choice('amazonas', 'command.new.game.amazonas')),
  )
  .addIntegerOption((o) => option(o, 'seats', 'command.new.seats').setMinValue(2).setMaxValue(5))
  .addBooleanOption((o) => option(o, 'auto-draw', 'command.new.auto-draw'))
  .addBooleanOption((o) => option(o, 'thread', 'command.new.thread'))
  .addStringOption((o) =>
    option(o, 'order', 'command.new.order').addChoices(
      choice('random', 'command.new.order.random'),
      choice('joined', 'command.new.order.joined'),
    ),
  )
  .addStringOption((o) =>
    option(o, 'theme', 'command.new.theme').addChoices(THEMES.map((theme) => choice(theme, `settings.theme.${theme}`))),
  )
  .toJSON();

/** /new: opens a lobby, in the channel or in a thread of it; who opens it owns the game. */
export const newGame = {
  name: 'new',
  declaration,
  needs: (interaction) => (wantsThread(interaction) ? 'thread' : 'posts'),
  async run(context) {
    const { app, interaction, request, say } = context;
    const { options } = interaction;
    const inThread = wantsThread(interaction);
    const channelId = inThread ? await openThread(context) : request.channelId;
    if (channelId === undefined) return { content: say('refused.no-threads'), rejected: true };
    const opened = await openLobby(app, {
      ...request,
      channelId,
      ruleSet: options.getString('game') ?? app.games[0]!.ruleSet,
      options: {
        seats: options.getInteger('seats') ?? 5,
        autoDraw: options.getBoolean('auto-draw') ?? false,
        order: options.getString('order') === 'joined' ? 'given' : 'random',
        hints: true,
        theme: options.getString('theme') ?? 'day',
      },
    });
    if (!opened.ok) return rejectionReply(context, opened.failure);
    return {
      content: inThread ? say('lobby.opened.thread', { thread: channelMention(channelId) }) : say('lobby.opened'),
    };
  },
} satisfies Command;

function wantsThread(interaction: ChatInputCommandInteraction): boolean {
  return interaction.options.getBoolean('thread') ?? false;
}

/** A thread for one game below the channel; undefined where there can be none. */
async function openThread({ app, interaction, request, say }: CommandContext): Promise<string | undefined> {
  const { channel, user } = interaction;
  if (channel?.type !== ChannelType.GuildText) return undefined;
  const thread = await channel.threads.create({
    name: fitted(say('lobby.thread', { name: plainName(user.displayName) }), THREAD_NAME_LENGTH),
    autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    type: ChannelType.PublicThread,
  });
  const locale = interaction.guildLocale ?? interaction.locale;
  await app.store.rememberChannel({ id: thread.id, guildId: request.guildId, locale });
  await thread.members.add(user.id);
  return thread.id;
}

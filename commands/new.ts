import { channelMention, PermissionFlagsBits, type ThreadChannel } from 'discord.js';
import { type App, defaultGame, gameOf } from '../src/app/app.ts';
import { PACES } from '../src/app/clock.ts';
import { chosenOptions, openLobby, tooManyGames } from '../src/app/lobby.ts';
import type { Command, CommandContext, Reply } from '../src/bot/handlers/command.ts';
import { choice, command, gameOption, languageChoices, levelChoices, option } from '../src/bot/handlers/declare.ts';
import { fitted } from '../src/bot/present/message-text.ts';
import { openThread, removeThread } from '../src/bot/replies/game-thread.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';
import { THEMES } from '../src/drawing/theme.ts';

/** Discord's limit for the name of a choice. */
const CHOICE_LENGTH = 100;

function declarationFor({ games, library }: Pick<App, 'games' | 'library'>) {
  const min = Math.min(...games.map(({ seats }) => seats.min));
  const max = Math.max(...games.map(({ seats }) => seats.max));
  const { words: first } = games[0]!;
  const declaration = command('new')
    .addStringOption((o) =>
      option(o, 'game', (t) => t('command.new.game', { game: first.shortName?.(t) ?? first.name(t) })).addChoices(
        games.map(({ ruleSet, words }) => choice(ruleSet, (t) => words.name(t))),
      ),
    )
    .addIntegerOption((o) =>
      option(o, 'seats', (t) => t('command.new.seats', { min, max }))
        .setMinValue(min)
        .setMaxValue(max),
    )
    .addIntegerOption((o) =>
      option(o, 'computers', 'command.new.computers')
        .setMinValue(0)
        .setMaxValue(max - 1),
    )
    .addStringOption((o) => option(o, 'level', 'command.new.level').addChoices(levelChoices()))
    .addBooleanOption((o) => option(o, 'auto-draw', 'command.new.auto-draw'))
    .addIntegerOption((o) =>
      option(o, 'pace', 'command.new.pace').addChoices(
        PACES.map((days) => choice(days, (t) => t('pace.choice', { days }))),
      ),
    )
    .addBooleanOption((o) => option(o, 'thread', 'command.new.thread'))
    .addStringOption((o) =>
      option(o, 'order', 'command.new.order').addChoices(
        choice('random', 'command.new.order.random'),
        choice('joined', 'command.new.order.joined'),
      ),
    )
    .addStringOption((o) =>
      option(o, 'theme', 'command.new.theme').addChoices(
        THEMES.map((theme) => choice(theme, `settings.theme.${theme}`)),
      ),
    )
    .addStringOption((o) => option(o, 'language', 'command.new.language').addChoices(languageChoices()));
  for (const game of games) {
    for (const name of Object.keys(game.options)) gameOption(declaration, game, name);
  }
  const tileSets = games.flatMap(({ ruleSet, words }) =>
    library
      .tileSetsOf(ruleSet)
      .map(({ id, name }) => choice(id, (t) => fitted(`${name} (${words.name(t)})`, CHOICE_LENGTH))),
  );
  if (tileSets.length > 0)
    declaration.addStringOption((o) => option(o, 'tiles', 'command.new.tiles').addChoices(tileSets));
  return declaration.toJSON();
}

/** /new: opens a lobby of one of the games, in the channel or in a thread of it; who opens it owns the game. */
export function newGame(house: Pick<App, 'games' | 'library'>): Command {
  return {
    name: 'new',
    declaration: declarationFor(house),
    run,
  };
}

async function run(context: CommandContext): Promise<Reply> {
  const { app, interaction, request, say } = context;
  const { options } = interaction;
  const inThread = options.getBoolean('thread') ?? false;
  const game = gameOf(app, options.getString('game') ?? undefined) ?? defaultGame(app);
  const ofGames = new Set(app.games.flatMap((one) => Object.keys(one.options)));
  const given = options.data.flatMap(({ name, value }) => (ofGames.has(name) ? [[name, value!] as const] : []));
  const chosen = chosenOptions(game, Object.fromEntries(given));
  if (!chosen.ok) return rejectionReply(context, chosen.failure);
  const tiles = options.getString('tiles') ?? undefined;
  const pace = options.getInteger('pace') ?? 0;
  const language = options.getString('language') ?? undefined;
  const level = options.getString('level') ?? 'regular';
  const seats = options.getInteger('seats') ?? game.seats.max;
  const computers = Math.min(options.getInteger('computers') ?? 0, seats - 1);
  if (!app.library.contentFor(game, chosen.value ?? {}, tiles))
    return rejectionReply(context, { code: 'content-not-offered', game });
  const tooMany = await tooManyGames(app, request);
  if (tooMany) return rejectionReply(context, tooMany);
  const thread = inThread ? await openThread(context, game) : undefined;
  if (thread && 'refused' in thread) return thread.refused;
  const channelId = thread?.id ?? request.channelId;
  const mayAnnounce = interaction.appPermissions.has(PermissionFlagsBits.SendMessages);
  const opened = await openLobbyIn(context, thread, {
    ...request,
    channelId,
    ...(inThread && mayAnnounce && { announcedIn: request.channelId }),
    ruleSet: game.ruleSet,
    options: {
      seats,
      autoDraw: options.getBoolean('auto-draw') ?? false,
      order: options.getString('order') === 'joined' ? 'given' : 'random',
      hints: true,
      theme: options.getString('theme') ?? 'day',
      ...(pace > 0 && { pace }),
      ...(computers > 0 && { computers: Array<string>(computers).fill(level) }),
      ...(language !== undefined && { language }),
      ...(tiles !== undefined && { tiles }),
      ...(chosen.value && { chosen: chosen.value }),
    },
  });
  if (!opened.ok) return rejectionReply(context, opened.failure);
  if (!inThread) {
    const free = seats - computers - 1;
    return { content: computers > 0 ? say('lobby.opened.computers', { computers, free }) : say('lobby.opened') };
  }
  const content = say('lobby.opened.thread', { thread: channelMention(channelId) });
  return { content: mayAnnounce ? content : `${content} ${say('lobby.opened.unannounced')}` };
}

/** Opens the lobby; where that fails, its new thread goes, too. */
async function openLobbyIn(
  { app, interaction }: CommandContext,
  thread: ThreadChannel | undefined,
  wanted: Parameters<typeof openLobby>[1],
): ReturnType<typeof openLobby> {
  let opened: Awaited<ReturnType<typeof openLobby>> | undefined;
  try {
    if (thread) {
      const locale = interaction.guildLocale ?? interaction.locale;
      await app.store.rememberChannel({ id: thread.id, guildId: wanted.guildId, locale });
    }
    opened = await openLobby(app, wanted);
    return opened;
  } finally {
    if (thread && !opened?.ok) await removeThread(thread);
  }
}

import type { SlashCommandOptionsOnlyBuilder } from 'discord.js';
import { seatOf } from '../src/app/acts.ts';
import { type App, gameOf } from '../src/app/app.ts';
import { DAY, PACES, TIME_BANKS } from '../src/app/clock.ts';
import { startOpened } from '../src/app/lobby.ts';
import { openRematch, playedAlone } from '../src/app/rematch.ts';
import { reject, requireGuildId, valueOrReject } from '../src/bot/handlers/command.ts';
import { choice, command, gameOption, languageChoices, levelChoices, option } from '../src/bot/handlers/declare.ts';
import { type Control, type Feature, typedOptions } from '../src/bot/handlers/feature.ts';
import { joinLobby } from '../src/bot/replies/lobby.ts';
import { newGameReply } from '../src/bot/replies/new-game.ts';
import { parseNewGameArgument } from '../src/bot/replies/new-game-argument.ts';
import { suggestTimeZones } from '../src/bot/replies/remind.ts';
import { fittedText } from '../src/bot/write/message-text.ts';
import { success } from '../src/core/result.ts';
import { THEMES } from '../src/drawing/theme.ts';
import type { AnyGame } from '../src/games/contract/game.ts';
import { LATE_ACTIONS, TELLING_MODES } from '../src/store/records.ts';
import { bankText, lateText, paceText } from '../src/telling/late.ts';

/** Discord's limit for the name of a choice. */
const CHOICE_LENGTH = 100;

/** Declares the options of a game with the given names, except those that only its lobbies have. */
function addOptions(to: SlashCommandOptionsOnlyBuilder, game: AnyGame, isDue: (name: string) => boolean): void {
  const { lobbyOptions = [], options } = game;
  const names = Object.keys(options).filter((name) => !lobbyOptions.includes(name));
  for (const name of names.filter(isDue)) gameOption(to, game, name);
}

function isSeldom({ seldomOptions = [] }: AnyGame, name: string): boolean {
  return seldomOptions.includes(name);
}

/** Declares /new. The options have the order in which users think of them: the game, the players, place and pace, the rest. */
function declarationFor({ games, library }: Pick<App, 'games' | 'library'>) {
  const min = Math.min(...games.map(({ seats }) => seats.min));
  const max = Math.max(...games.map(({ seats }) => seats.max));
  const { words: first } = games[0]!;
  const declaration = command('new').addStringOption((o) =>
    option(o, 'game', (t) => t('command.new.game', { game: first.shortName?.(t) ?? first.name(t) })).addChoices(
      games.map(({ ruleSet, words }) => choice(ruleSet, (t) => words.name(t))),
    ),
  );
  for (const game of games) addOptions(declaration, game, (name) => !isSeldom(game, name));
  declaration
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
    .addBooleanOption((o) => option(o, 'thread', 'command.new.thread'))
    .addBooleanOption((o) => option(o, 'auto-draw', 'command.new.auto-draw'))
    .addNumberOption((o) =>
      option(o, 'pace', 'command.new.pace').addChoices(PACES.map((days) => choice(days, (t) => paceText(t, days)))),
    )
    .addIntegerOption((o) =>
      option(o, 'bank', 'command.new.bank').addChoices(
        TIME_BANKS.filter((days) => days > 0).map((days) => choice(days, (t) => bankText(t, days * DAY))),
      ),
    )
    .addStringOption((o) =>
      option(o, 'late', 'command.new.late').addChoices(
        LATE_ACTIONS.map((late) => choice(late, (t) => lateText(t, late))),
      ),
    )
    .addStringOption((o) => option(o, 'weekends', 'command.new.weekends').setAutocomplete(true))
    .addBooleanOption((o) => option(o, 'short', 'command.new.short'))
    .addStringOption((o) =>
      option(o, 'told', 'command.new.told').addChoices(TELLING_MODES.map((told) => choice(told, `told.${told}`))),
    )
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
  for (const game of games) addOptions(declaration, game, (name) => isSeldom(game, name));
  const tileSets = games.flatMap(({ ruleSet, words }) =>
    library
      .tileSetsOf(ruleSet)
      .map(({ id, name }) => choice(id, (t) => fittedText(`${name} (${words.name(t)})`, CHOICE_LENGTH))),
  );
  if (tileSets.length > 0)
    declaration.addStringOption((o) => option(o, 'tiles', 'command.new.tiles').addChoices(tileSets));
  return declaration.toJSON();
}

/**
 * The button for a rematch: opens a lobby with the options of a game that is over, and invites its players. Players who press it
 * later join this lobby. If all other players were computers, the game starts at once.
 */
const rematchControl = {
  async run(context) {
    const { app, request, id, say } = context;
    const before = await app.store.games.byId(id.gameId);
    if (!before || before.channelId !== request.channelId) reject({ code: 'stale' });
    if (seatOf(before, request.userId) < 0) reject(say('refused.rematch'));
    const guildId = requireGuildId(request);
    const { lobby, isNew } = valueOrReject(await openRematch(app, { ...request, guildId }, before));
    if (isNew) {
      // If all other players are computers, nobody has to join.
      const isStarted = playedAlone(before, request.userId) && (await startOpened(app, request, lobby)).ok;
      return { content: say(isStarted ? 'lobby.started.reply' : 'rematch.opened') };
    }
    if (seatOf(lobby, request.userId) >= 0)
      return { content: say('rematch.joined', { min: gameOf(app, lobby.ruleSet)?.seats.min ?? 0 }) };
    const expected = { gameId: lobby.id, revision: lobby.revision };
    return joinLobby({ ...context, request: { ...request, game: success(lobby), expected } });
  },
} satisfies Control;

/** The button that opens a game in a thread, offered if the channel has a game already; like /new with `thread`. */
const threadControl = {
  updates: true,
  async run(context) {
    const wish = parseNewGameArgument(context.id.argument);
    if (!wish) reject({ code: 'stale' });
    return newGameReply(context, { ...wish, thread: true });
  },
} satisfies Control;

/** The buttons of /help in direct messages that begin a game against a computer; the argument is the game and the level. */
const aloneControl = {
  run(context) {
    const [game = '', level = ''] = context.id.argument.split(':');
    return newGameReply(context, { game, level });
  },
} satisfies Control;

/** /new: opens a lobby for a game, in the channel or in a new thread; the user owns the lobby. In direct messages the game begins at once. */
export function newGame(app: Pick<App, 'games' | 'library'>): Feature {
  return {
    name: 'new',
    declaration: declarationFor(app),
    needs: ({ thread }) => (thread ? 'thread' : 'posts'),
    where: 'direct',
    cost: ({ thread }) => (thread ? 'thread' : 'lobby'),
    controls: {
      rematch: rematchControl,
      alone: aloneControl,
      thread: { ...threadControl, policy: { needs: 'thread', cost: 'thread' } },
    },
    run: (context) => newGameReply(context, typedOptions(context.interaction)),
    suggest: async ({ app, interaction }) => suggestTimeZones(interaction.options.getFocused(), app.now()),
  };
}

import { channelMention, userMention } from 'discord.js';
import { gameOf } from '../app/app.ts';
import { LANGUAGES } from '../i18n/translate.ts';
import type { GamePlace } from '../store/records.ts';
import { button, buttonRows } from './buttons.ts';
import type { CommandContext, HandlerContext, Reply } from './command.ts';
import { absolute } from './present/clock.ts';
import { messageText } from './present/message-text.ts';
import { messageName } from './present/people.ts';
import { shownRating } from './present/statistics.ts';
import { themeOf } from './present/theme.ts';
import { quietText } from './remind.ts';
import { NO_GAME } from './settings.ts';

/** Channels named in one list, so that it fits into a message. */
const MOST_PLACES = 25;

/** Everything that is stored about the user, in words. */
export async function personalReply({ app, request, say, interaction }: CommandContext): Promise<Reply> {
  const {
    user,
    names = [],
    settings,
    games,
    watches,
    quiets,
    namedActs,
    ...rest
  } = await app.store.personalData(request.userId);
  const language = LANGUAGES.find((one) => one === settings.language);
  const places = placesOf(games);
  const lines = [
    say('privacy.title', { mention: userMention(request.userId) }),
    ...(user ? [`- ${say('privacy.locale', { locale: user.locale })}`] : []),
    `- ${say('privacy.settings', {
      language: language ? say(`language.${language}`) : say('privacy.language.none'),
      theme: say(`settings.theme.${themeOf(settings)}`),
      hints: !settings.hints ? 'no' : settings.advice ? 'advice' : 'yes',
      statistics: settings.statistics === false ? 'no' : 'yes',
    })}`,
    `- ${say('privacy.games', { count: games.length })}${games.length > 0 ? ` ${places}` : ''}`,
    ...(rest.results ? [`- ${say('privacy.results', { count: rest.results })}`] : []),
    ...(rest.ratings ?? []).map((rating) => {
      const game = gameOf(app, rating.ruleSet)?.words.name(say.t) ?? rating.ruleSet;
      return `- ${say('privacy.rating', { game, rating: shownRating(rating), games: rating.games })}`;
    }),
    ...watches.map(({ game, what }) => `- ${say('privacy.watch', { channel: channelMention(game.channelId), what })}`),
    ...quiets.map(({ game, turn }) => `- ${say('privacy.quiet', { channel: channelMention(game.channelId), turn })}`),
    ...(rest.reminders
      ? [`- ${say('privacy.reminders', { hours: rest.reminders.hours, quiet: quietText(rest.reminders) })}`]
      : []),
    ...(rest.absence ? [`- ${say('privacy.away', { when: absolute(rest.absence.to) })}`] : []),
    ...(namedActs > 0 ? [`- ${say('privacy.acts', { count: namedActs })}`] : []),
    // Last, as there may be more than a message has room for.
    ...names.map(({ guildId, name }) => {
      const server = interaction.client.guilds.cache.get(guildId)?.name ?? guildId;
      return `- ${say('privacy.name', { name: messageName(name), server: messageName(server) })}`;
    }),
    say('privacy.how'),
  ];
  return { content: messageText(lines) };
}

/** Explains what is deleted and what is not, with a button to confirm. */
export async function warningReply({ say }: HandlerContext): Promise<Reply> {
  const sure = button(NO_GAME, { verb: 'forget' }, { label: say('privacy.button'), style: 'danger' });
  return { content: say('privacy.warning'), components: buttonRows([sure]) };
}

/** Deletes what is stored about the user, and says what has to stay. */
export async function forgetReply({ app, request, say }: HandlerContext): Promise<Reply> {
  const kept = await app.store.forgetUser(request.userId);
  const lines = [say('privacy.deleted')];
  if (kept.length > 0) lines.push(say('privacy.kept', { places: placesOf(kept) }));
  return { content: messageText(lines) };
}

function placesOf(games: readonly GamePlace[]): string {
  const channels = [...new Set(games.map(({ channelId }) => channelMention(channelId)))];
  const named = channels.slice(0, MOST_PLACES);
  return [...named, ...(channels.length > named.length ? ['…'] : [])].join(' ');
}

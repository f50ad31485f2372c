import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AttachmentBuilder, channelMention, userMention } from 'discord.js';
import { gameOf } from '../../app/app.ts';
import { LANGUAGES } from '../../i18n/translate.ts';
import { DIRECT_MESSAGES, type GamePlace } from '../../store/records.ts';
import { shownRating } from '../../telling/statistics.ts';
import { themeOf } from '../../telling/theme.ts';
import type { CommandContext, HandlerContext, Reply } from '../handlers/command.ts';
import type { ControlContext } from '../handlers/feature.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { absoluteTimestamp, messageText, relativeTimestamp } from '../write/message-text.ts';
import { textPages } from '../write/text-pages.ts';
import { type PagePosition, pageReply } from './pages.ts';
import { quietText } from './remind.ts';
import { NO_GAME_TARGET } from './settings.ts';

/** Most channels, with seats that the user keeps, that fit in the message. */
const MAX_PLACES = 25;

/** A larger file is compressed, in bytes. Discord's limit is 10 MiB. */
const LARGE_FILE = 8 * 2 ** 20;

/** Everything that is stored about the user, in words and in pages. */
export async function personalReply(
  context: CommandContext | ControlContext,
  place: PagePosition = { from: 0 },
): Promise<Reply> {
  const { app, request, say, interaction } = context;
  const {
    user,
    names = [],
    settings,
    games,
    watches,
    quiets,
    namedActs,
    ...rest
  } = await app.store.people.personalData(request.userId);
  const language = LANGUAGES.find((one) => one === settings.language);
  const places = channelsOf(games).join(' ');
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
    ...(rest.sessions ?? []).map(
      ({ game, madeAt, isNotified }) =>
        `- ${say('privacy.session', {
          channel: channelMention(game.channelId),
          since: relativeTimestamp(madeAt),
          notified: isNotified ? 'yes' : 'no',
        })}`,
    ),
    ...(rest.plans ? [`- ${say('privacy.plans', { count: rest.plans })}`] : []),
    ...(rest.reminders
      ? [`- ${say('privacy.reminders', { hours: rest.reminders.hours, quiet: quietText(rest.reminders) })}`]
      : []),
    ...(rest.absence ? [`- ${say('privacy.away', { when: absoluteTimestamp(rest.absence.to) })}`] : []),
    ...(namedActs > 0 ? [`- ${say('privacy.acts', { count: namedActs })}`] : []),
    ...names.map(({ guildId, name }) => {
      const isDirect = guildId === DIRECT_MESSAGES;
      const server = isDirect ? say('privacy.direct') : (interaction.client.guilds.cache.get(guildId)?.name ?? guildId);
      return `- ${say('privacy.name', { name: say.t.writing.name(name), server: say.t.writing.name(server) })}`;
    }),
    say('privacy.how'),
  ];
  const parts = textPages(lines.join('\n'));
  const label = (page: number) => say('page.of', { page: page + 1, pages: parts.length });
  return pageReply(context, NO_GAME_TARGET, { text: { name: 'privacy', parts, packed: false, label }, place });
}

/** Everything that is stored about the user, as a file. */
export async function personalFileReply({ app, request, say }: HandlerContext): Promise<Reply> {
  const about = 'Everything that is stored about one person, by table; times are in milliseconds since 1970.';
  const { userId } = request;
  const file = { about, userId, at: app.now(), tables: await app.store.people.rowsOf(userId) };
  const json = Buffer.from(`${JSON.stringify(file, undefined, 1)}\n`);
  const attachment =
    json.length > LARGE_FILE
      ? new AttachmentBuilder(await promisify(gzip)(json), { name: 'pirogue-personal-data.json.gz' })
      : new AttachmentBuilder(json, { name: 'pirogue-personal-data.json' });
  return { content: say('privacy.file'), files: [attachment] };
}

/** Explains which data of the user would be deleted and which not, with a button to confirm. */
export async function deletionWarningReply({ say }: HandlerContext): Promise<Reply> {
  const sure = button(NO_GAME_TARGET, { verb: 'forget' }, { label: say('privacy.button'), style: 'danger' });
  return { content: say('privacy.warning'), components: buttonRows([sure]) };
}

/** Deletes the data of the user, and says which data has to stay. */
export async function forgetReply({ app, request, say }: HandlerContext): Promise<Reply> {
  const places = await app.store.people.forget(request.userId);
  const lines = [say('privacy.deleted')];
  if (places.length > 0) lines.push(say('privacy.kept', placesOf(places)));
  return { content: messageText(lines) };
}

/** The first channels of some games, and how many more there are. */
function placesOf(games: readonly GamePlace[]): { readonly places: string; readonly more: number } {
  const channels = channelsOf(games);
  const named = channels.slice(0, MAX_PLACES);
  return { places: named.join(' '), more: channels.length - named.length };
}

function channelsOf(games: readonly GamePlace[]): string[] {
  return [...new Set(games.map(({ channelId }) => channelMention(channelId)))];
}

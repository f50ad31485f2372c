import { AttachmentBuilder, type User } from 'discord.js';
import { gameOf } from '../../app/app.ts';
import { type GameStatistics, SETTLED_AFTER_GAMES, type Statistics, statisticsOf } from '../../app/statistics.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { renderPicture } from '../../render/index.ts';
import { userNames } from '../../telling/people.ts';
import { plainName } from '../../telling/plain-name.ts';
import { rankSign } from '../../telling/rank-sign.ts';
import { ratingState, shownRating, soloSections, statisticsSection } from '../../telling/statistics.ts';
import { themeOf } from '../../telling/theme.ts';
import {
  type CommandContext,
  type HandlerContext,
  type Reply,
  reject,
  requireGuildId,
  wrongPlaceText,
} from '../handlers/command.ts';
import { messageText, sectionLines } from '../write/message-text.ts';
import { pictureReply } from '../write/pictures.ts';

/** Most ratings of a server that are listed for each game. */
const MAX_LISTED = 10;

/** Shown instead of a rank for provisional ratings, which come last. */
const NO_RANK = '•';

/** Most rated games in the graph of a rating. */
const MAX_GRAPHED = 40;
/** A player with fewer rated games has no graph. */
const MIN_GRAPHED = 2;

/** The user whose statistics are requested, and the rule set; undefined for all games. */
interface StatisticsRequest {
  readonly user: User;
  readonly ruleSet: string | undefined;
}

/** The statistics of a user in words, with a graph of the rating in the first game that has enough rated games. */
export async function statisticsReply(context: HandlerContext, { user, ruleSet }: StatisticsRequest): Promise<Reply> {
  const { app, request, say } = context;
  const isOwn = user.id === request.userId;
  const { guildId } = request;
  // A user without a stored name has the display name from Discord.
  const storedName = guildId === null ? undefined : (await app.store.people.names(guildId, [user.id])).get(user.id);
  const name = storedName ?? user.displayName;
  const statistics = await statisticsOf(app, user.id, { ruleSet, by: request.userId, guildId });
  if (!statistics)
    return { content: isOwn ? say('stats.off.own') : say('stats.off', { name: say.t.writing.name(name) }) };
  const games = statistics.games.flatMap((one) => {
    const game = gameOf(app, one.ruleSet);
    return game ? [{ game, of: one }] : [];
  });
  const none = isOwn ? say('stats.none.own') : say('stats.none', { name: say.t.writing.name(name) });
  const solo = soloSections(say, app.games, statistics.solo);
  if (games.length === 0 && solo.length === 0) return { content: none };
  const lines = [
    isOwn ? say('stats.title.own') : say('stats.title', { name: say.t.writing.name(name) }),
    ...sectionLines(games.map(({ game, of }) => statisticsSection(say, game, of))),
    ...(await pairLines(context, statistics)),
    ...sectionLines(solo),
    ...(games.length > 0 ? [say('stats.note')] : []),
  ];
  const reply = { content: messageText(lines) };
  const graphed = games.find(({ of }) => of.ratings.length > MIN_GRAPHED);
  const picture = graphed && ratingFile(context, { ...graphed, name });
  return picture ? pictureReply(say, { picture, reply }) : reply;
}

/** Lines about the user's most frequent opponent, and about the games of that user against the one who asks. */
async function pairLines({ app, say, request }: HandlerContext, { rival, pair }: Statistics): Promise<string[]> {
  const lines: string[] = [];
  if (rival) {
    const { games, better: ahead, worse: behind } = rival;
    const [name] = await userNames({ store: app.store, t: say.t }, requireGuildId(request), [rival.userId]);
    lines.push(say('stats.rival', { name: name!, ahead, behind, games }));
  }
  // The pair counts from the view of the user with the statistics; the reader is the other one.
  if (pair) lines.push(say('stats.pair', { ahead: pair.worse, behind: pair.better, games: pair.games }));
  return lines;
}

/** The graph of a rating; undefined if the game has no tile set here, which every picture needs. */
function ratingFile(
  { app, say, settings }: HandlerContext,
  { game, of, name }: { game: AnyGame; of: GameStatistics; name: string },
): Promise<AttachmentBuilder> | undefined {
  const content = app.library.contentFor(game, {});
  if (!content) return undefined;
  const ratings = of.ratings.slice(-1 - MAX_GRAPHED).map(shownRating);
  const title = say('stats.graph');
  const description = say('stats.graph.alt', {
    title,
    first: ratings[0]!,
    last: ratings.at(-1)!,
    min: Math.min(...ratings),
    max: Math.max(...ratings),
    games: ratings.length - 1,
  });
  const painted = renderPicture('scores', {
    game,
    content,
    seats: [{ colour: game.colours[0]!, name: plainName(name) }],
    scores: ratings.map((rating) => [rating]),
    hasFinal: false,
    title,
    theme: themeOf(settings),
  });
  return painted.then(({ png }) => new AttachmentBuilder(png, { name: 'rating.png', description }));
}

/** The best ratings of the server, game by game. */
export async function bestRatingsReply({ app, request, say }: CommandContext, ruleSet?: string): Promise<Reply> {
  const { guildId, place } = request;
  if (guildId === null || place !== 'server') reject(wrongPlaceText(say, place));
  const lines: string[] = [];
  for (const rules of app.games.filter((game) => ruleSet === undefined || game.ruleSet === ruleSet)) {
    const filter = { guildId, ruleSet: rules.ruleSet, min: SETTLED_AFTER_GAMES, max: MAX_LISTED };
    const { best, count } = await app.store.ratings.best(filter);
    if (best.length === 0) continue;
    lines.push(say('stats.server', { game: rules.words.name(say.t) }));
    const names = await userNames(
      { store: app.store, t: say.t },
      guildId,
      best.map(({ userId }) => userId),
    );
    for (const [at, rating] of best.entries()) {
      const name = names[at]!;
      const state = ratingState(rating);
      const place = state === 'provisional' ? NO_RANK : rankSign(at + 1);
      lines.push(say('stats.server.line', { place, name, rating: shownRating(rating), games: rating.games, state }));
    }
    if (count > best.length) lines.push(say('stats.server.more', { more: count - best.length }));
  }
  return { content: lines.length > 0 ? messageText([...lines, say('stats.note')]) : say('stats.server.none') };
}

import type { BaseMessageOptions, SendableChannels } from 'discord.js';
import { offersOf, stopOf, votesOf } from '../../app/acts.ts';
import { type App, gameOf } from '../../app/app.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { invitedTo } from '../../app/rematch.ts';
import { recordBetween } from '../../app/statistics.ts';
import { loadTable, tableOf } from '../../app/table.ts';
import { tableClockOf } from '../../app/time-limits.ts';
import { turnClockOf } from '../../app/turn-clock.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import { PictureError } from '../../render/index.ts';
import { type GameRecord, isPerson, type PostRecord } from '../../store/records.ts';
import { withoutPicture } from '../handlers/picture-reply.ts';
import { postLink, voteLink } from '../present/game-link.ts';
import { privateLanguage } from '../present/language.ts';
import { withinLimits } from '../present/message-limits.ts';
import { actMessage, actsTold, movedMessage } from '../present/messages/act-message.ts';
import { announcementMessage } from '../present/messages/announcement-message.ts';
import { clockMessage } from '../present/messages/clock-message.ts';
import { endMessage } from '../present/messages/end-message.ts';
import { expiringMessage } from '../present/messages/expiring-message.ts';
import { lobbyMessage } from '../present/messages/lobby-message.ts';
import { lobbyPicture } from '../present/messages/lobby-picture.ts';
import { offerMessage } from '../present/messages/offer-message.ts';
import { stoppedMessage } from '../present/messages/stopped-message.ts';
import { turnMessage } from '../present/messages/turn-message.ts';
import { askedMessage, voteMessage } from '../present/messages/vote-message.ts';
import { type People, peopleOf } from '../present/people.ts';
import { publicSpeech } from '../present/public-speech.ts';
import { indexOf, nextTurnPost } from './pings.ts';

/** Attempts to deliver a message in which its picture is painted; then it is sent in words. */
export const PICTURE_ATTEMPTS = 3;

/** A post with everything needed to write its message. */
interface PostContext {
  readonly app: App;
  readonly game: GameRecord;
  readonly post: PostRecord;
  readonly say: Speech;
  readonly people: People;
  /** Whether its picture is painted. */
  readonly painted: boolean;
}

/**
 * The message of a post, made from the current log; undefined when there is nothing to say any more. After several failed attempts to paint its picture it comes in
 * words alone: a game must not wait for a picture.
 */
export async function postMessage(
  { app, mentions }: { app: App; mentions: CommandMentions },
  post: PostRecord,
  { channel, painted = true }: { channel: SendableChannels; painted?: boolean },
): Promise<BaseMessageOptions | undefined> {
  const game = await app.store.game(post.gameId);
  if (!game) throw new Error(`game ${post.gameId} is gone`);
  const say = post.direct
    ? await directSpeech(app, post, mentions)
    : await publicSpeech(app, { channelId: post.channelId, channel, game }, mentions);
  const context = { app, game, post, say, people: await peopleOf({ store: app.store, t: say.t }, game), painted };
  const message = await compose(context).catch((error: unknown) => {
    if (!(error instanceof PictureError) || post.attempts + 1 < PICTURE_ATTEMPTS) throw error;
    return compose({ ...context, painted: false });
  });
  return message && withinLimits(mentioningPeople(message));
}

/** Speech in the language of the person to whom a message goes alone. */
async function directSpeech({ store }: App, { userId = '' }: PostRecord, mentions: CommandMentions): Promise<Speech> {
  const user = (await store.users([userId])).get(userId);
  return speechIn(privateLanguage(await store.settings(userId), user?.locale), mentions);
}

async function compose(context: PostContext): Promise<BaseMessageOptions | undefined> {
  const { app, game, post, say, people } = context;
  switch (post.kind) {
    case 'announcement':
      return announcement(context);
    case 'reminder':
    case 'overdue':
    case 'away':
    case 'back':
      return clockMessage(say, app, { game, post, people });
    case 'lobby': {
      const rules = gameOf(app, game.ruleSet) ?? app.games[0]!;
      const { tiles } = game.options;
      const tileSet = app.library.tileSetsOf(game.ruleSet).find(({ id }) => id === tiles)?.name ?? tiles;
      const isNew = post.pending === 'send';
      const about = { rules, invited: await invitedTo(app, game), isNew, tileSet, expires: await expiryOf(context) };
      const message = lobbyMessage(say, game, people, about);
      // With an empty list an edited message loses its picture, which shows free seats: a game that has started has none.
      if (game.status !== 'lobby') return { ...message, files: [] };
      const shown = { rules, game, names: people };
      return { ...message, files: context.painted ? await lobbyPicture(say.t, app, shown) : [] };
    }
    case 'expiring':
      return expiringMessage(say, game, await expiryOf(context));
    case 'vote': {
      const vote = votesOf(game)[await indexOf(app, post)]!;
      return voteMessage(say, game, { vote, people, clock: await tableClockOf(app, game) });
    }
    case 'asked':
      return askedMessage(say, game, { userId: post.userId ?? '', link: await voteLink(app, game) });
    case 'offer': {
      const offer = offersOf(game)[await indexOf(app, post)]!;
      return offerMessage(say, game, { offer, people, clock: await tableClockOf(app, game) });
    }
    case 'act': {
      const record = actsTold(game)[await indexOf(app, post)]!;
      const { progress } = await loadTable(app, game);
      return actMessage(say, game, { record, people, toMove: progress.seat });
    }
    case 'moved':
      return movedMessage(say, game);
    case 'turn':
    case 'end': {
      if (post.withdrawn) return takenBackMessage(context);
      const next = await nextTurnPost(app, post);
      return next ? lateMessage(context, next) : currentMessage(context);
    }
  }
}

async function expiryOf({ app, game }: PostContext): Promise<number> {
  const { outages } = await app.store.tableTime(app.now());
  return lobbyExpiry(game, outages);
}

/** The latest turn message, or the end of the game. */
async function currentMessage({ app, game, post, say, people, painted }: PostContext): Promise<BaseMessageOptions> {
  const table = await loadTable(app, game);
  const clock = await turnClockOf(app, game);
  const isQuiet = clock && (await app.store.isQuiet({ gameId: game.id, userId: clock.userId, turn: clock.turn }));
  const ofTurn = { picture: painted, since: post.seq, clock, isQuiet: isQuiet ?? false };
  const message =
    post.kind === 'turn'
      ? await turnMessage(say, table, people, ofTurn)
      : stopOf(game)
        ? await stoppedMessage(say, table, people, { picture: painted })
        : await endMessage(say, table, people, {
            store: app.store,
            picture: painted,
            // First the result, at once; the animation comes with the edit that follows.
            animated: post.pending === 'edit',
            record: await recordBetween(app, game),
          });
  return painted ? message : withoutPicture(say, message);
}

/**
 * A late message shows its own turn, without a ping; a message that was sent before keeps its picture and the mention,
 * as an edit pings nobody.
 */
async function lateMessage(
  { app, game, post, say, people, painted }: PostContext,
  next: PostRecord,
): Promise<BaseMessageOptions> {
  const isSent = post.pending === 'edit';
  const about = { picture: painted && !isSent, since: post.seq, before: next.seq };
  const message = await turnMessage(say, await loadTable(app, game, next.seq), people, about);
  return { ...message, components: [], ...(!isSent && { allowedMentions: { parse: [] } }) };
}

/** Tells a channel of the game in one of its threads. */
async function announcement({ app, game, say, people }: PostContext): Promise<BaseMessageOptions> {
  const rules = gameOf(app, game.ruleSet) ?? app.games[0]!;
  const found = game.setup ? await tableOf(app, game) : undefined;
  return announcementMessage(say, game, { people, rules, table: found?.ok ? found.value : undefined });
}

/** Instead of a turn message whose turn was taken back: who did that, and where the turn goes on. */
async function takenBackMessage({ app, game, post, say, people }: PostContext): Promise<BaseMessageOptions> {
  const [ending] = await app.store.log(game.id, post.seq);
  const posts = await app.store.posts(game.id);
  const before = posts.findLast(({ id, kind, withdrawn }) => id < post.id && kind === 'turn' && !withdrawn);
  const link = postLink(game, before);
  const name = people.at(post.seq).shown[ending?.entry.seat ?? 0]!;
  return {
    content: [say('turn.withdrawn', { name }), ...(link ? [say('status.link', { link })] : [])].join(' '),
    components: [],
    files: [],
    allowedMentions: { parse: [] },
  };
}

/** Mentions people only: Discord rejects the ids of computers, and the stand-in ids of users whose data was deleted. */
function mentioningPeople(message: BaseMessageOptions): BaseMessageOptions {
  const { allowedMentions } = message;
  if (!allowedMentions?.users) return message;
  const users = allowedMentions.users.filter(isPerson);
  return { ...message, allowedMentions: { ...allowedMentions, users } };
}

import { type BaseMessageOptions, userMention } from 'discord.js';
import { offersOf, stopOf, type Vote, votesOf } from '../../app/acts.ts';
import { type App, defaultGame, gameOf } from '../../app/app.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { pageAddress } from '../../app/page.ts';
import { invitedTo } from '../../app/rematch.ts';
import { recordBetween } from '../../app/statistics.ts';
import { loadTable, type Table, tableOf } from '../../app/table.ts';
import { tableClockOf } from '../../app/time-limits.ts';
import { turnClockOf } from '../../app/turn-clock.ts';
import { type CommandMentions, type Speech, speechIn } from '../../i18n/speech.ts';
import {
  type Act,
  type DuePost,
  type GameRecord,
  isPerson,
  type PostKind,
  type PostRecord,
} from '../../store/records.ts';
import { stepsBeforeDraw, stepsText } from '../../telling/board/turn-steps.ts';
import { lobbyOptions } from '../../telling/lobby-options.ts';
import { type People, peopleOf } from '../../telling/people.ts';
import { withoutPicture } from '../handlers/picture-reply.ts';
import type { Services } from '../handlers/services.ts';
import { postLink, voteLink } from '../write/game-link.ts';
import { privateLanguage } from '../write/language.ts';
import { actMessage, movedMessage } from '../write/messages/act-message.ts';
import { announcementMessage } from '../write/messages/announcement-message.ts';
import { clockMessage } from '../write/messages/clock-message.ts';
import { endMessage } from '../write/messages/end-message.ts';
import { expiringMessage } from '../write/messages/expiring-message.ts';
import { lobbyMessage } from '../write/messages/lobby-message.ts';
import { lobbyPicture } from '../write/messages/lobby-picture.ts';
import { offerMessage } from '../write/messages/offer-message.ts';
import { stoppedMessage } from '../write/messages/stopped-message.ts';
import { turnMessage } from '../write/messages/turn-message.ts';
import { voteMessage, voteRequestMessage } from '../write/messages/vote-message.ts';
import { publicSpeechIn } from '../write/public-speech.ts';
import type { MadeMessage, MessagePlace, SubjectParts, Topic } from './subject.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A post of a game with everything needed to write its message. */
interface PostContext {
  readonly app: App;
  readonly services: Services;
  readonly record: GameRecord;
  readonly post: PostRecord;
  readonly say: Speech;
  readonly people: People;
  /** Whether its picture is painted. */
  readonly painted: boolean;
}

/** A post with its game and what was read together with it. */
interface PostOfGame extends Pick<PostContext, 'record' | 'post'> {
  readonly names: DuePost['names'];
  /** What is stored of the channel. */
  readonly stored: DuePost['channel'];
}

/** The message of a post of a game, made from its current log; undefined when there is nothing to say any more. */
export async function gameMessage(
  { app, services, mentions, record, post, names, stored }: SubjectParts & PostOfGame,
  { channel, painted }: MessagePlace,
): Promise<MadeMessage | undefined> {
  const say = post.direct
    ? await directSpeech(app, post, mentions())
    : await publicSpeechIn(app, { channelId: post.channelId, channel, stored, record }, mentions());
  const people = await peopleOf({ names: async () => names, t: say.t }, record);
  return compose({ app, services, record, post, say, people, painted });
}

/** Speech in the language of the person to whom a message goes alone. */
async function directSpeech({ store }: App, { userId = '' }: PostRecord, mentions: CommandMentions): Promise<Speech> {
  const user = (await store.people.users([userId])).get(userId);
  return speechIn(privateLanguage(await store.people.settings(userId), user?.locale), mentions);
}

async function compose(context: PostContext): Promise<MadeMessage | undefined> {
  const { app, record, post, say, people } = context;
  const gameId = record.id;
  switch (post.kind as PostKind) {
    case 'announcement':
      return { message: await announcement(context) };
    case 'reminder':
    case 'overdue':
    case 'away':
    case 'back': {
      const message = await clockMessage(say, app, { record, post, people });
      return message && { message };
    }
    case 'lobby': {
      const { rematchOf } = record.options;
      const topics = rematchOf === undefined ? [] : [{ gameId: rematchOf, about: 'rematch' }];
      return { message: await lobby(context), topics };
    }
    case 'expiring': {
      const { outages } = await app.store.heartbeat.timeAt(app.now());
      const message = expiringMessage(say, record, lobbyExpiry(record, outages));
      return { message, topics: [{ gameId, about: 'expiring', again: HOUR }] };
    }
    case 'vote':
      return voteMade(context, votesOf(record).find(({ act }) => act === post.act)!);
    case 'asked': {
      const message = voteRequestMessage(say, record, { userId: post.userId ?? '', link: await voteLink(app, record) });
      return message && { message, topics: [{ gameId, about: `vote of act ${post.act ?? 0}` }] };
    }
    case 'offer': {
      const offer = offersOf(record).find(({ act }) => act === post.act)!;
      const message = offerMessage(say, record, { offer, people, clock: await tableClockOf(app, record) });
      // Whoever has the seat later may ask again.
      const player = record.acts
        .slice(0, offer.act)
        .filter(({ act }) => act.type === 'replaced' && act.seat === offer.seat).length;
      return { message, topics: [{ gameId, about: `seat ${offer.seat} of player ${player}` }] };
    }
    case 'act': {
      const { progress } = await loadTable(app, record);
      return {
        message: actMessage(say, record, { actRecord: record.acts[post.act!]!, people, toMove: progress.seat }),
      };
    }
    case 'moved':
      return { message: movedMessage(say, record) };
    case 'lost':
      return { message: await lostMessage(context) };
    case 'turn':
    case 'end':
      return turnMade(context);
  }
}

/** The message of a lobby, which shows its free seats in a picture until it starts. */
async function lobby({ app, record, post, say, people, painted }: PostContext): Promise<BaseMessageOptions> {
  const game = gameOf(app, record.ruleSet) ?? defaultGame(app);
  const { chosen = {}, tiles } = record.options;
  const about = {
    game,
    content: app.library.contentFor(game, chosen, tiles),
    tileSet: app.library.tileSetsOf(record.ruleSet).find(({ id }) => id === tiles)?.name ?? tiles,
    options: lobbyOptions(app, game, record),
    invited: await invitedTo(app, record),
    isNew: post.pending === 'send',
  };
  const message = lobbyMessage(say, record, people, about);
  // With an empty list an edited message loses its picture.
  if (record.status !== 'lobby') return { ...message, files: [] };
  return { ...message, files: painted ? await lobbyPicture(say.t, { ...about, record, names: people }) : [] };
}

async function voteMade(context: PostContext, vote: Vote): Promise<MadeMessage> {
  const { app, record, say, people } = context;
  const { subject, about = '', turn } = vote;
  const done = subject === 'undo' ? await doneBefore(context, vote) : undefined;
  const message = voteMessage(say, record, { vote, people, clock: await tableClockOf(app, record), done });
  const what = `vote ${subject} ${about}`.trim();
  const topic = { gameId: record.id, about: subject === 'undo' ? `${what} ${turn}` : what, again: DAY };
  return { message, topics: [topic] };
}

/** The message of a turn or of the end, also where it is not the latest one any more. */
async function turnMade(context: PostContext): Promise<MadeMessage> {
  const { app, record, post } = context;
  const posts = await app.store.posts.ofGame(record.id, post.id);
  const next = posts.find(({ kind, withdrawn }) => (kind === 'turn' || kind === 'end') && !withdrawn);
  const table = await loadTable(app, record, next?.seq);
  const message = post.withdrawn
    ? await takenBackMessage(context)
    : next
      ? await lateMessage(context, table, next)
      : await currentMessage(context, table);
  if (post.kind === 'turn') return { message, topics: turnTopics(context, table) };
  // First the result, at once; the final scoring is animated by the edit that follows.
  const again = post.pending === 'send' && record.status === 'ended';
  return { message, topics: [{ gameId: record.id, about: 'end' }], again };
}

/** What lets a turn under way be announced again, as others decided something about it. */
const ANNOUNCING: ReadonlySet<Act['type']> = new Set(['resumed', 'undone-by-moderator', 'moved']);

/** What a turn message pings for: the turn of this very message, also where the game has gone on since. */
function turnTopics({ record, post }: PostContext, { progress: { turn } }: Table): readonly Topic[] {
  const { id: gameId, acts } = record;
  // One that was taken back had announced the next turn.
  const number = `turn ${post.withdrawn ? turn + 1 : turn}`;
  // After a turn was taken back with everybody's consent, which may have taken a day, all are told anew.
  const returns = acts.filter(({ act, seq }) => act.type === 'turn-taken-back' && seq <= post.seq).length;
  const about = returns === 0 ? number : `${number} after ${returns}`;
  const isDecided = acts.some(({ act, seq }) => ANNOUNCING.has(act.type) && seq >= post.seq);
  return [{ gameId, about }, ...(isDecided ? [{ gameId, about: `${about} again`, again: HOUR }] : [])];
}

/** The latest turn message, or the end of the game. */
async function currentMessage(
  { app, services, record, post, say, people, painted }: PostContext,
  table: Table,
): Promise<BaseMessageOptions> {
  const clock = await turnClockOf(app, record);
  const page = await pageAddress(app, record);
  const ofTurn = { picture: painted, since: post.seq, clock, isQuiet: clock?.isQuiet ?? false, page };
  const message =
    post.kind === 'turn'
      ? await turnMessage(say, table, people, ofTurn)
      : stopOf(record)
        ? await stoppedMessage(say, table, people, { picture: painted, page })
        : await endMessage(say, table, people, {
            animations: services.animations,
            picture: painted,
            animated: post.pending === 'edit',
            record: await recordBetween(app, record),
            page,
            since: post.seq,
          });
  return painted ? message : withoutPicture(say, message);
}

/**
 * A late message shows its own turn, without a ping; a message that was sent before keeps its picture, unless the game
 * keeps the latest one alone, and the mention, as an edit pings nobody.
 */
async function lateMessage(
  { record, post, say, people, painted }: PostContext,
  table: Table,
  next: PostRecord,
): Promise<BaseMessageOptions> {
  const isSent = post.pending === 'edit';
  const isShort = record.options.short ?? false;
  const about = { picture: painted && !isSent && !isShort, since: post.seq, before: next.seq };
  const message = await turnMessage(say, table, people, about);
  return {
    ...message,
    components: [],
    // With an empty list an edited message loses its picture.
    ...(isShort && { files: [] }),
    ...(!isSent && { allowedMentions: { parse: [] } }),
  };
}

/** What was done in the turn that a vote asks to take back, in words. */
async function doneBefore({ app, record, say }: PostContext, vote: Vote): Promise<string | undefined> {
  const steps = stepsBeforeDraw(await loadTable(app, record, record.acts[vote.act]!.seq));
  return steps.length > 0 ? stepsText(say.t, steps, { isRotationTold: true }) : undefined;
}

/** Tells a channel of the game in one of its threads. */
async function announcement({ app, record, say, people }: PostContext): Promise<BaseMessageOptions> {
  const game = gameOf(app, record.ruleSet) ?? defaultGame(app);
  const found = record.setup ? await tableOf(app, record) : undefined;
  return announcementMessage(say, record, { people, game, table: found?.ok ? found.value : undefined });
}

/** Tells that the database has lost what was done last, and pings who is to do it again, in the message before that of the turn. */
async function lostMessage({ app, record, say, people }: PostContext): Promise<BaseMessageOptions> {
  if (record.status !== 'running') return { content: say('lost.done'), allowedMentions: { parse: [] } };
  const { seat } = (await loadTable(app, record)).progress;
  const { userId } = record.seats[seat]!;
  const name = isPerson(userId) ? userMention(userId) : people.shown[seat]!;
  return { content: [say('lost.done'), say('lost.turn', { name })].join(' '), allowedMentions: { users: [userId] } };
}

/** Instead of a turn message whose turn was taken back: who did that, and where the turn goes on. */
async function takenBackMessage({ app, record, post, say, people }: PostContext): Promise<BaseMessageOptions> {
  const [ending] = await app.store.log.ofGame(record.id, post.seq);
  const posts = await app.store.posts.ofGame(record.id);
  const before = posts.findLast(({ id, kind, withdrawn }) => id < post.id && kind === 'turn' && !withdrawn);
  const link = postLink(record, before);
  const name = people.shown[ending?.entry.seat ?? 0]!;
  return {
    content: [say('turn.withdrawn', { name }), ...(link ? [say('status.link', { link })] : [])].join(' '),
    components: [],
    files: [],
    allowedMentions: { parse: [] },
  };
}

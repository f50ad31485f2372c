import { type BaseMessageOptions, userMention } from 'discord.js';
import { offersOf, stoppingAct, type Vote, votesOf } from '../../app/acts.ts';
import { type App, defaultGame, gameOf } from '../../app/app.ts';
import { turnClockIn } from '../../app/clock.ts';
import { lobbyExpiry } from '../../app/lobby-expiry.ts';
import { pageAddress } from '../../app/page.ts';
import { isToldInOneMessage } from '../../app/posts.ts';
import { invitedTo } from '../../app/rematch.ts';
import { headToHead } from '../../app/statistics.ts';
import { loadTable, type Table, tableOf } from '../../app/table.ts';
import { tableClockOf } from '../../app/time-limits.ts';
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
import { type PlayerNames, peopleOf } from '../../telling/people.ts';
import type { Services } from '../handlers/services.ts';
import { postLink, voteLink } from '../write/game-link.ts';
import { privateLanguage } from '../write/message-text.ts';
import { actMessage, movedMessage } from '../write/messages/act-message.ts';
import { announcementMessage } from '../write/messages/announcement-message.ts';
import { clockMessage } from '../write/messages/clock-message.ts';
import { endMessage } from '../write/messages/end-message.ts';
import { expiryText, lobbyMessage } from '../write/messages/lobby-message.ts';
import { lobbyPicture } from '../write/messages/lobby-picture.ts';
import { offerMessage } from '../write/messages/offer-message.ts';
import { stoppedMessage } from '../write/messages/stopped-message.ts';
import { turnMessage } from '../write/messages/turn-message.ts';
import { voteMessage, voteRequestMessage } from '../write/messages/vote-message.ts';
import { withoutPicture } from '../write/pictures.ts';
import { publicSpeechIn } from '../write/public-speech.ts';
import type { MadeMessage, MessagePlace, PingTopic, SubjectParts } from './subject.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A post of a game with everything needed to write its message. */
interface PostContext {
  readonly app: App;
  readonly services: Services;
  readonly record: GameRecord;
  readonly post: DuePost;
  readonly say: Speech;
  readonly people: PlayerNames;
  /** True if its picture is painted. */
  readonly painted: boolean;
}

/** Makes the message of a post from the current log of its game; undefined if the message is no longer needed. */
export async function gameMessage(
  { app, services, mentions, record, post }: SubjectParts & Pick<PostContext, 'record' | 'post'>,
  { channel, painted }: MessagePlace,
): Promise<MadeMessage | undefined> {
  const say = post.direct
    ? await directSpeech(app, post, mentions())
    : await publicSpeechIn(app, { channelId: post.channelId, channel, stored: post.channel, record }, mentions());
  const people = await peopleOf({ names: async () => post.names, t: say.t }, record);
  return compose({ app, services, record, post, say, people, painted });
}

/** Speech in the language of the receiver of a direct message. */
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
      const message = expiringMessage(say, record, lobbyExpiry(record, post.clockData.outages));
      return { message, topics: [{ gameId, about: 'expiring', again: HOUR }] };
    }
    case 'vote':
      return votePost(context, votesOf(record).find(({ act }) => act === post.act)!);
    case 'asked': {
      const message = voteRequestMessage(say, record, { userId: post.userId ?? '', link: await voteLink(app, record) });
      return message && { message, topics: [{ gameId, about: `vote of act ${post.act ?? 0}` }] };
    }
    case 'offer': {
      const offer = offersOf(record).find(({ act }) => act === post.act)!;
      const message = offerMessage(say, record, { offer, people, clock: await tableClockOf(app, record) });
      // A later player of the seat may ping for the same seat again.
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
      return turnPost(context);
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

async function votePost(context: PostContext, vote: Vote): Promise<MadeMessage> {
  const { app, record, say, people } = context;
  const { subject, about = '', turn } = vote;
  const done = subject === 'undo' ? await actionsOfTurnBefore(context, vote) : undefined;
  const message = voteMessage(say, record, { vote, people, clock: await tableClockOf(app, record), done });
  const what = `vote ${subject} ${about}`.trim();
  const topic = { gameId: record.id, about: subject === 'undo' ? `${what} ${turn}` : what, again: DAY };
  return { message, topics: [topic] };
}

/** The message of a turn or of the end, even if newer turn messages follow it. */
async function turnPost(context: PostContext): Promise<MadeMessage> {
  const { app, record, post } = context;
  const { nextSeq } = post;
  const table = await loadTable(app, record, nextSeq);
  const message = post.withdrawn
    ? await takenBackMessage(context)
    : nextSeq !== undefined
      ? await lateMessage(context, table, nextSeq)
      : await currentMessage(context, table);
  if (post.kind === 'turn') return { message, topics: turnTopics(context, table) };
  // The message is sent at once with the result; the edit that follows adds the animated final scoring.
  const again = post.pending === 'send' && record.status === 'ended';
  return { message, topics: [{ gameId: record.id, about: 'end' }], again };
}

/** Types of acts after which the current turn is announced again. */
const ANNOUNCING_ACTS: ReadonlySet<Act['type']> = new Set(['resumed', 'undone-by-moderator', 'moved']);

/** The topics of a turn message: the turn that it tells of, even if the game has gone on since. */
function turnTopics({ record, post }: PostContext, { progress: { turn } }: Table): readonly PingTopic[] {
  const { id: gameId, acts } = record;
  // A withdrawn message announced the turn after the current one.
  const number = `turn ${post.withdrawn ? turn + 1 : turn}`;
  // When a vote took back a turn, which may have taken a day, its player is pinged again.
  const returns = acts.filter(({ act, seq }) => act.type === 'turn-taken-back' && seq <= post.seq).length;
  const about = returns === 0 ? number : `${number} after ${returns}`;
  const isDecided = acts.some(({ act, seq }) => ANNOUNCING_ACTS.has(act.type) && seq >= post.seq);
  return [{ gameId, about }, ...(isDecided ? [{ gameId, about: `${about} again`, again: HOUR }] : [])];
}

/** The latest turn message, or the end of the game. */
async function currentMessage(
  { app, services, record, post, say, people, painted }: PostContext,
  table: Table,
): Promise<BaseMessageOptions> {
  const clock = await turnClockIn(app, record, post.clockData);
  const page = await pageAddress(app, record);
  // A player who wants no message for each turn needs no ping in the only message either.
  const isQuiet = isToldInOneMessage(record) || (clock?.isQuiet ?? false);
  const ofTurn = { picture: painted, since: post.seq, clock, isQuiet, page, hasActivity: app.hasActivity };
  const message =
    post.kind === 'turn'
      ? await turnMessage(say, table, people, ofTurn)
      : stoppingAct(record)
        ? await stoppedMessage(say, table, people, { picture: painted, page })
        : await endMessage(say, table, people, {
            animations: services.animations,
            picture: painted,
            animated: post.pending === 'edit',
            record: await headToHead(app, record),
            page,
            since: post.seq,
          });
  return painted ? message : withoutPicture(say, message);
}

/**
 * The message of a turn that is already over. It shows that turn and pings nobody. If it was sent before, it keeps its mention,
 * and its picture unless the game shows only the latest board.
 *
 * @param before the `seq` of the next message about a turn or the end
 */
async function lateMessage(
  { record, post, say, people, painted }: PostContext,
  table: Table,
  before: number,
): Promise<BaseMessageOptions> {
  const isSent = post.pending === 'edit';
  const isShort = record.options.short ?? false;
  const about = { picture: painted && !isSent && !isShort, since: post.seq, before };
  const message = await turnMessage(say, table, people, about);
  return {
    ...message,
    components: [],
    // With an empty list an edited message loses its picture.
    ...(isShort && { files: [] }),
    ...(!isSent && { allowedMentions: { parse: [] } }),
  };
}

/** Describes the actions of the turn that a vote wants to take back. */
async function actionsOfTurnBefore({ app, record, say }: PostContext, vote: Vote): Promise<string | undefined> {
  const steps = stepsBeforeDraw(await loadTable(app, record, record.acts[vote.act]!.seq), vote.seat);
  return steps.length > 0 ? stepsText(say.t, steps, { isRotationTold: true }) : undefined;
}

/** The message that announces a thread's game in the parent channel. */
async function announcement({ app, record, say, people }: PostContext): Promise<BaseMessageOptions> {
  const game = gameOf(app, record.ruleSet) ?? defaultGame(app);
  const result = record.setup ? await tableOf(app, record) : undefined;
  return announcementMessage(say, record, { people, game, table: result?.ok ? result.value : undefined });
}

/** The message that the database has lost the last changes, before a new turn message. It pings the player to move. */
async function lostMessage({ app, record, say, people }: PostContext): Promise<BaseMessageOptions> {
  if (record.status !== 'running') return { content: say('lost.done'), allowedMentions: { parse: [] } };
  const { seat } = (await loadTable(app, record)).progress;
  const { userId } = record.seats[seat]!;
  const name = isPerson(userId) ? userMention(userId) : people.shown[seat]!;
  return { content: [say('lost.done'), say('lost.turn', { name })].join(' '), allowedMentions: { users: [userId] } };
}

/** Replaces a withdrawn turn message: says who took the turn back, with a link to the message where the turn goes on. */
async function takenBackMessage({ app, record, post, say, people }: PostContext): Promise<BaseMessageOptions> {
  const [ending] = await app.store.log.ofGame(record.id, post.seq);
  const posts = await app.store.posts.ofGame(record.id);
  const before = posts.findLast(({ id, kind, withdrawn }) => id < post.id && kind === 'turn' && !withdrawn);
  const link = postLink(record, before);
  // Taking back the turn before also takes back a planned turn; then the message names who did that.
  const isPlanned = record.acts.some(({ act, seq }) => act.type === 'turn-planned' && seq === post.seq);
  const by = record.acts.find(({ act, seq }) => isPlanned && act.type === 'turn-taken-back' && seq > post.seq)?.act;
  const name = people.shown[by && 'seat' in by ? by.seat : (ending?.entry.seat ?? 0)]!;
  return {
    content: [say('turn.withdrawn', { name }), ...(link ? [say('status.link', { link })] : [])].join(' '),
    components: [],
    files: [],
    allowedMentions: { parse: [] },
  };
}

/**
 * The public warning that a lobby will expire, which mentions its owner. If the lobby no longer expires, the message says so and
 * mentions nobody.
 */
function expiringMessage(say: Speech, record: GameRecord, expires: number): BaseMessageOptions {
  if (record.status !== 'lobby' || record.warnedAt === undefined) {
    return { content: say('lobby.expiring.over'), allowedMentions: { parse: [] } };
  }
  const mention = userMention(record.ownerId);
  return {
    content: say('lobby.expiring', { mention, when: expiryText(expires) }),
    allowedMentions: { users: [record.ownerId] },
  };
}

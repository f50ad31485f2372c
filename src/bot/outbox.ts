import type { BaseMessageOptions, Client, SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import { stopOf, votesOf } from '../app/acts.ts';
import { type App, gameOf } from '../app/app.ts';
import { invitedTo } from '../app/rematch.ts';
import { loadTable } from '../app/table.ts';
import { type CommandMentions, speechIn } from '../i18n/speech.ts';
import { PictureError } from '../render/index.ts';
import { FORGOTTEN, type GameId, type GameRecord, type PostRecord, type PostsWanted } from '../store/store.ts';
import { nonceOf, pauseAfter, storePauses } from './delivery.ts';
import { closeGameIfGone } from './gone-channels.ts';
import { withinLimits } from './message-limits.ts';
import { withoutPicture } from './picture-reply.ts';
import { endMessage } from './present/end-message.ts';
import { expiringMessage } from './present/expiring-message.ts';
import { publicLanguage } from './present/language.ts';
import { lobbyMessage } from './present/lobby-message.ts';
import { peopleOf } from './present/people.ts';
import { stoppedMessage } from './present/stopped-message.ts';
import { turnMessage } from './present/turn-message.ts';
import { voteMessage } from './present/vote-message.ts';
import { isRefused } from './refusal-codes.ts';

/**
 * Public messages on their way at the same time, over all games: new ones, which wait for their pictures, and changes of
 * older ones, which must not wait until there are no new ones.
 */
const CONCURRENCY = { send: 4, change: 2 };

type Task = PostsWanted['task'];

/** The more urgent one first. */
const TASKS: readonly Task[] = ['send', 'change'];

/** Attempts to deliver a message in which its picture is painted; then it is sent in words. */
const PICTURE_ATTEMPTS = 3;

/** First pause after a failure that may pass, in milliseconds. */
const FIRST_PAUSE = 1_000;

/** Delivers the public messages that commits have left to be delivered, in order per game. */
export interface Outbox {
  /** Looks for due posts now. */
  readonly kick: () => void;
  /** Stops looking and resolves when what is under way is finished. */
  readonly stop: () => Promise<void>;
}

/** Starts delivering; posts that a crash left behind are due at once. */
export function startOutbox(options: {
  app: App;
  client: Client<true>;
  log: Logger;
  mentions: () => CommandMentions;
  /** Called whenever a post was delivered, or was not for now. */
  settled?: () => void;
}): Outbox {
  const { app, client, log } = options;
  /** What is being delivered, by game. */
  const busy = new Map<GameId, { readonly task: Task; readonly delivery: Promise<void> }>();
  /**
   * Notes outcomes that the store could not take yet, by game. They are noted before anything else is delivered: what was
   * sent would be sent once more.
   */
  const unnoted = new Map<GameId, () => Promise<void>>();
  const pauses = storePauses(FIRST_PAUSE);
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let lookAgain = false;
  let stopped = false;

  async function look(): Promise<void> {
    if (looking || stopped) {
      lookAgain = true;
      return;
    }
    looking = true;
    try {
      do {
        lookAgain = false;
        await noteLate();
        const lookedAt = app.now();
        // What has no room now is found when something under way is done, which kicks; nothing is taken before that, as
        // what is due then may be more urgent, or may have changed again.
        for (const task of TASKS) {
          const limit = CONCURRENCY[task] - [...busy.values()].filter((one) => one.task === task).length;
          if (limit === 0) continue;
          for (const post of await app.store.duePosts(lookedAt, {
            task,
            limit,
            apart: [...busy.keys(), ...unnoted.keys()],
          })) {
            begin(post, task);
          }
        }
        const next = await app.store.nextDue(lookedAt);
        clearTimeout(timer);
        if (next !== undefined && !stopped) timer = setTimeout(kick, Math.max(0, next - app.now()) + 50).unref();
      } while (lookAgain && !stopped);
      pauses.end();
    } catch (error) {
      const pause = pauses.afterFailure(app.now());
      log.error({ err: error, pause }, 'the outbox waits for the database');
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(kick, pause + 50).unref();
    } finally {
      looking = false;
    }
  }

  function kick(): void {
    void look();
  }

  function begin(post: PostRecord, task: Task): void {
    const delivery = deliver(post).finally(() => {
      busy.delete(post.gameId);
      kick();
      options.settled?.();
    });
    busy.set(post.gameId, { task, delivery });
  }

  async function deliver(post: PostRecord): Promise<void> {
    const note = await attempt(post);
    try {
      await note();
    } catch (error) {
      log.error({ err: error, post: post.id }, 'a delivery could not be noted');
      unnoted.set(post.gameId, note);
    }
  }

  async function noteLate(): Promise<void> {
    if (unnoted.size === 0) return;
    for (const [gameId, note] of unnoted) {
      await note();
      unnoted.delete(gameId);
    }
    options.settled?.();
  }

  /** Delivers a post and returns what notes the outcome. */
  async function attempt(post: PostRecord): Promise<() => Promise<void>> {
    try {
      const messageId = await publish(post);
      return () => app.store.postDelivered({ id: post.id, wish: post.wish, messageId });
    } catch (error) {
      return afterFailure(post, error);
    }
  }

  async function publish(post: PostRecord): Promise<string> {
    const channel = await client.channels.fetch(post.channelId);
    if (!channel?.isSendable()) throw new Error(`channel ${post.channelId} takes no messages`);
    if (post.pending === 'strip' && post.messageId) {
      await channel.messages.edit(post.messageId, { components: [] });
      return post.messageId;
    }
    const game = await app.store.game(post.gameId);
    if (!game) throw new Error(`game ${post.gameId} is gone`);
    const parentId = channel.isThread() ? channel.parentId : null;
    const payload = withinLimits(mentioningPeople(await composed(game, post, parentId)));
    if (post.pending === 'edit' && post.messageId) {
      // Without an empty list of attachments the picture of the last edition would stay beside the new one.
      await channel.messages.edit(post.messageId, payload.files ? { ...payload, attachments: [] } : payload);
      return post.messageId;
    }
    return send(channel, payload, post);
  }

  /** In words alone where the picture cannot be painted again and again: a game must not wait for one. */
  async function composed(game: GameRecord, post: PostRecord, parentId: string | null): Promise<BaseMessageOptions> {
    try {
      return await compose(game, post, { parentId });
    } catch (error) {
      if (!(error instanceof PictureError) || post.attempts + 1 < PICTURE_ATTEMPTS) throw error;
      return compose(game, post, { parentId, painted: false });
    }
  }

  async function compose(
    game: GameRecord,
    post: PostRecord,
    { parentId, painted = true }: { readonly parentId: string | null; readonly painted?: boolean },
  ): Promise<BaseMessageOptions> {
    const parent = parentId ? await app.store.channel(parentId) : undefined;
    const say = speechIn(publicLanguage(await app.store.channel(game.channelId), parent), options.mentions());
    const people = await peopleOf(app.store, game.seats);
    if (post.kind === 'lobby') {
      return lobbyMessage(say, game, people, {
        rules: gameOf(app, game.ruleSet) ?? app.games[0]!,
        invited: await invitedTo(app, game),
        isNew: post.pending === 'send',
      });
    }
    if (post.kind === 'expiring') return expiringMessage(say, game);
    if (post.kind === 'vote') {
      const posts = await app.store.posts(game.id);
      const number = posts.filter(({ id, kind }) => kind === 'vote' && id <= post.id).length;
      return voteMessage(say, game, { vote: votesOf(game)[number - 1]!, people });
    }
    const later = await app.store.posts(game.id, post.id);
    const next = later.find(({ kind }) => kind === 'turn' || kind === 'end');
    if (!next) {
      const table = await loadTable(app, game);
      const message =
        post.kind !== 'end'
          ? await turnMessage(say, table, people, { picture: painted, since: post.seq })
          : await (stopOf(game) ? stoppedMessage : endMessage)(say, table, people, { picture: painted });
      return painted ? message : withoutPicture(say, message);
    }
    // A message that comes late shows its own turn, without a ping for what is over; one that is there keeps its picture.
    const picture = painted && post.pending !== 'edit';
    const about = { picture, since: post.seq, before: next.seq };
    const late = await turnMessage(say, await loadTable(app, game, next.seq), people, about);
    return { ...late, components: [], allowedMentions: { parse: [] } };
  }

  /** Returns what notes that a post was given up, or has to be tried again. */
  function afterFailure({ id, wish, gameId, attempts }: PostRecord, error: unknown): () => Promise<void> {
    if (isRefused(error)) {
      const { code, message } = error;
      log.warn({ post: id, game: gameId, code, reason: message }, 'a post was refused');
      return async () => {
        await app.store.postFailed({ id, wish, code });
        await closeGameIfGone({ app, client }, gameId, error);
      };
    }
    const pause = pauseAfter(FIRST_PAUSE, attempts);
    const retryAt = app.now() + pause;
    log.warn({ err: error, post: id, game: gameId, pause: Math.round(pause) }, 'a post is tried again later');
    return () => app.store.postFailed({ id, wish, retryAt });
  }

  kick();
  return {
    kick,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([...busy.values()].map(({ delivery }) => delivery));
      await noteLate().catch((error: unknown) => log.error({ err: error }, 'a delivery stays without a note'));
    },
  };
}

async function send(channel: SendableChannels, payload: BaseMessageOptions, post: PostRecord): Promise<string> {
  const message = await channel.send({
    ...payload,
    nonce: nonceOf(`post ${post.gameId} ${post.id}`),
    enforceNonce: true,
  });
  return message.id;
}

/** Who had everything about them deleted is no user any more, and Discord refuses to mention one that is none. */
function mentioningPeople(payload: BaseMessageOptions): BaseMessageOptions {
  const { allowedMentions } = payload;
  if (!allowedMentions?.users) return payload;
  const users = allowedMentions.users.filter((id) => !id.startsWith(FORGOTTEN));
  return { ...payload, allowedMentions: { ...allowedMentions, users } };
}

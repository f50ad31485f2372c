import { type Client, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import { type App, gameOf } from '../../app/app.ts';
import { closeGameOf } from '../../app/ending.ts';
import { isTableToldGone, tellPlayerGone } from '../../app/gone-player.ts';
import { kindsLosingControls } from '../../app/posts.ts';
import { tableOf } from '../../app/table.ts';
import { openLobbyInThread, wantedLobby } from '../../app/thread-lobby.ts';
import { type GameRecord, isPerson } from '../../store/records.ts';
import { NOT_A_MEMBER_CODES } from '../connection/presence.ts';
import { requestWithTimeout } from '../connection/requests.ts';
import { gameMessage } from './game-message.ts';
import type { LoadedSubject, Subject } from './subject.ts';

/** The posts of games. */
export const gamePosts: Subject = {
  type: 'game',
  async load(parts, _id, post) {
    const { game } = post;
    if (!game.ok) return unreadable(game.failure);
    const record = game.value;
    return (
      record && {
        message: (_post, place) => gameMessage({ ...parts, record, post }, place),
        async prepare(thread, { kind, pending }) {
          if (pending !== 'send') await parts.threads.beforeChange(thread, record);
          if (kind === 'lobby') await parts.threads.addPlayers(thread, record);
        },
        // With the option `short` only the latest board stays in the channel.
        losesPicture: ({ kind }) => kind === 'turn' && record.options.short === true,
        strips: kindsLosingControls,
        async sent({ kind }) {
          if (kind === 'turn') await noticeGonePlayer(parts, record);
        },
      }
    );
  },
  threadMade: openLobbyInThread,
  firstMessage(app, content) {
    const { ruleSet, options, locale } = wantedLobby(content);
    const words = gameOf(app, ruleSet)?.words;
    return {
      locale: options.language ?? locale,
      text: (say) => say('lobby.post', { game: words?.shortName?.(say.t) ?? words?.name(say.t) ?? ruleSet }),
    };
  },
  channelGone: closeGameOf,
};

/** The subject of an unreadable game. Its messages fail, but if Discord says that the channel is gone, the game is closed. */
function unreadable(failure: Error): LoadedSubject {
  const fail = () => {
    throw failure;
  };
  return { message: async () => fail(), prepare: async () => fail(), losesPicture: fail };
}

interface Parts {
  readonly app: App;
  readonly client: Client<true>;
  readonly log: Logger;
}

/**
 * Checks whether the player to move, who has just been mentioned, is still in the server, and tells the table once if not.
 * Mentioning a user who has left raises no error, and without privileged intents Discord sends no event.
 */
async function noticeGonePlayer({ app, client, log }: Parts, record: GameRecord): Promise<void> {
  const { id: gameId, status } = record;
  try {
    if (status !== 'running') return;
    const result = await tableOf(app, record);
    if (!result.ok) return;
    const { seat } = result.value.progress;
    const { userId } = record.seats[seat]!;
    const guild = client.guilds.cache.get(record.guildId);
    if (!guild || !isPerson(userId) || isTableToldGone({ record }, seat)) return;
    try {
      await requestWithTimeout(() => guild.members.fetch({ user: userId, force: true }));
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || !NOT_A_MEMBER_CODES.includes(error.code)) throw error;
      await tellPlayerGone(app, gameId, seat);
    }
  } catch (error) {
    // The check is not important and is repeated in the next turn.
    log.info({ err: error, game: gameId }, 'whether the player to move is in the server could not be found out');
  }
}

/** All types of subjects that posts can belong to. */
export const SUBJECTS: readonly Subject[] = [gamePosts];

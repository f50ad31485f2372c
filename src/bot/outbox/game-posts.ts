import { gameOf } from '../../app/app.ts';
import { closeGameOf } from '../../app/ending.ts';
import { kindsLosingControls } from '../../app/posts.ts';
import { openLobbyInThread, wantedLobby } from '../../app/thread-lobby.ts';
import { gameMessage } from './game-message.ts';
import { noticeGonePlayer } from './gone-players.ts';
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

import type { BaseMessageOptions } from 'discord.js';
import { commitmentOf } from '../../engine/index.ts';
import type { GameRecord } from '../../store/store.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';

/** The public message of a game that waits for players, or what became of it. */
export function lobbyMessage(say: Speech, game: GameRecord, people: People): BaseMessageOptions {
  const players = people.shown.join(', ');
  const { seats, autoDraw, order } = game.options;
  const lines =
    game.status === 'closed'
      ? [say('lobby.closed')]
      : game.status !== 'lobby'
        ? [say('lobby.started', { players }), ...proofLine(say, game)]
        : [
            say('lobby.title'),
            say('lobby.players', { count: game.seats.length, seats, players }),
            say('lobby.options', { order, autoDraw: autoDraw ? 'yes' : 'no' }),
            say('lobby.how'),
          ];
  return { content: lines.join('\n'), allowedMentions: { parse: [] } };
}

/** What proves at the end that the stack was fixed at the start. */
function proofLine(say: Speech, { setup, options }: GameRecord): string[] {
  const commitment = setup && commitmentOf(setup, options.order);
  return commitment ? [say('lobby.proof', { commitment })] : [];
}

import { type Client, DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { isToldGone, tellGone } from '../../app/gone-player.ts';
import { tableOf } from '../../app/table.ts';
import { type GameRecord, isPerson } from '../../store/records.ts';
import { NOT_A_MEMBER } from '../connection/presence.ts';
import { request } from '../connection/requests.ts';

interface Parts {
  readonly app: App;
  readonly client: Client<true>;
  readonly log: Logger;
}

/**
 * Checks whether the player to move, who has just been mentioned, is still in the server, and tells the table once if not.
 * Mentioning a user who has left raises no error, and without privileged intents Discord sends no event.
 */
export async function noticeGonePlayer({ app, client, log }: Parts, record: GameRecord): Promise<void> {
  const { id: gameId, status } = record;
  try {
    if (status !== 'running') return;
    const result = await tableOf(app, record);
    if (!result.ok) return;
    const { seat } = result.value.progress;
    const { userId } = record.seats[seat]!;
    const guild = client.guilds.cache.get(record.guildId);
    if (!guild || !isPerson(userId) || isToldGone({ record }, seat)) return;
    try {
      await request(() => guild.members.fetch({ user: userId, force: true }));
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || !NOT_A_MEMBER.includes(error.code)) throw error;
      await tellGone(app, gameId, seat);
    }
  } catch (error) {
    // The check is not important and is repeated in the next turn.
    log.info({ err: error, game: gameId }, 'whether the player to move is in the server could not be found out');
  }
}

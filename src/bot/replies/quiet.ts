import { toggleQuiet } from '../../app/quiet.ts';
import { type Answer, type HandlerContext, tablePeople } from '../handlers/command.ts';

/**
 * Makes the current turn quiet for a spectator or the player to move, or makes it normal again, and explains this.
 *
 * @param turn the turn that a button was created for; undefined for a command, which means the current one
 */
export async function quietReply(context: HandlerContext, turn?: number): Promise<Answer> {
  const { app, request, say } = context;
  const outcome = await toggleQuiet(app, request, turn);
  if (!outcome.ok) return { rejection: outcome.failure, rejectedRequest: request };
  const { table, isQuiet, isOwn } = outcome.value;
  if (isOwn) return { content: say(isQuiet ? 'quiet.player.on' : 'quiet.player.off') };
  if (!isQuiet) return { content: say('quiet.off') };
  const name = (await tablePeople(context, table)).shown[table.progress.seat]!;
  return { content: `${say('quiet.on', { name })} ${say('quiet.again')}` };
}

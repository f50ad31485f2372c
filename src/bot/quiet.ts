import { toggleQuiet } from '../app/quiet.ts';
import { type HandlerContext, peopleAt, type Reply } from './command.ts';
import { rejectionReply } from './status.ts';

/**
 * Lets a spectator be told nothing more of the turn under way, or takes that back, and says what it means.
 *
 * @param turn the turn that a button was made for; a command means the one under way
 */
export async function quietReply(context: HandlerContext, turn?: number): Promise<Reply> {
  const { app, request, say } = context;
  const toggled = await toggleQuiet(app, request, turn);
  if (!toggled.ok) return rejectionReply(context, toggled.failure);
  const { table, isQuiet } = toggled.value;
  if (!isQuiet) return { content: say('quiet.off') };
  const name = (await peopleAt(app, table)).shown[table.progress.seat]!;
  return { content: `${say('quiet.on', { name })} ${say('quiet.again')}` };
}

import { toggleQuiet } from '../app/quiet.ts';
import { type Asking, peopleAt, type Reply } from './command.ts';
import { rejected } from './status.ts';

/**
 * Lets who asks be told nothing more of the turn under way, or takes that back, and says what it means for them.
 *
 * @param turn the turn that a button was made for; a command means the one under way
 */
export async function quietReply(asking: Asking, turn?: number): Promise<Reply> {
  const { app, request, say } = asking;
  const toggled = await toggleQuiet(app, request, turn);
  if (!toggled.ok) return rejected(asking, toggled.failure);
  const { table, who, isQuiet } = toggled.value;
  const name = (await peopleAt(app, table)).shown[table.fold.state.seat]!;
  if (!isQuiet) return { content: say('quiet.off', { who }) };
  return { content: `${say(`quiet.on.${who}`, { name })} ${say('quiet.again')}` };
}

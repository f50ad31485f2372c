import { activeSeats } from '../app/acts.ts';
import { endByModerator, resign } from '../app/ending.ts';
import { seatedTable } from '../app/turn.ts';
import { castVote, openVote } from '../app/vote.ts';
import { VOTE_SUBJECTS } from '../store/records.ts';
import { button, buttonRows } from './buttons.ts';
import type { CommandContext, HandlerContext, Reply } from './command.ts';
import { mayManage } from './settings.ts';
import { rejectionReply } from './status.ts';

/** Explains what resigning means, with a button to confirm. */
export async function resignWarning(context: HandlerContext): Promise<Reply> {
  const { app, request, say } = context;
  const found = await seatedTable(app, request);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { game } = found.value.table;
  const sure = button(game, { verb: 'resign' }, { label: say('resign.button'), style: 'danger' });
  return { content: say('resign.warning', { others: activeSeats(game).length - 1 }), components: buttonRows([sure]) };
}

/** Resigns the seat of who asks. */
export async function resignReply(context: HandlerContext): Promise<Reply> {
  const resigned = await resign(context.app, context.request);
  return resigned.ok ? { content: context.say('resign.done') } : rejectionReply(context, resigned.failure);
}

/** Opens a vote of the table. */
export async function voteReply(context: HandlerContext, what: string): Promise<Reply> {
  const subject = VOTE_SUBJECTS.find((one) => one === what);
  if (!subject) return rejectionReply(context, { code: 'stale' });
  const opened = await openVote(context.app, context.request, subject);
  return opened.ok ? { content: context.say('vote.opened') } : rejectionReply(context, opened.failure);
}

/** Casts the user's ballot. */
export async function ballotReply(
  context: HandlerContext,
  ballot: { readonly number: number; readonly inFavour: boolean },
): Promise<Reply> {
  const cast = await castVote(context.app, context.request, ballot);
  if (!cast.ok) return rejectionReply(context, cast.failure);
  const { outcome } = cast.value;
  return { content: context.say(outcome === 'open' ? 'vote.noted' : `vote.${outcome}`) };
}

/** Ends the lobby or running game of the channel for somebody who manages the channel. */
export async function endGameReply(context: CommandContext): Promise<Reply> {
  const { app, request, say } = context;
  // Discord shows the command to those who may use it, but a server can let others use it, too.
  if (!mayManage(context)) return { content: say('refused.manage-channels'), rejected: true };
  const ended = await endByModerator(app, request);
  return ended.ok ? { content: say('admin.ended') } : rejectionReply(context, ended.failure);
}

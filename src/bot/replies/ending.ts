import { activeSeats } from '../../app/acts.ts';
import { hasOtherPeople } from '../../app/computers.ts';
import { resign } from '../../app/ending.ts';
import { seatedTableOfGame } from '../../app/table.ts';
import { castVote, openVote, type ProposedVote } from '../../app/vote.ts';
import { ballotText } from '../../telling/vote.ts';
import { type Answer, type HandlerContext, tablePeople, valueOrReject } from '../handlers/command.ts';
import { button, buttonRows } from '../write/buttons.ts';

/** Explains what resigning means, with a button to confirm. */
export async function resignWarning(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const { table, seat } = valueOrReject(await seatedTableOfGame(app, request));
  const { record, game } = table;
  const isInDirect = request.place === 'direct' || request.isRemote === true;
  const others = activeSeats(record).length - 1;
  const isLast = !hasOtherPeople(record, seat);
  const confirmButton = button(record, { verb: 'resign' }, { label: say('resign.button'), style: 'danger' });
  const level = 'regular';
  const label = say('resign.button.computer');
  const handOver = game.computer && !isLast ? [button(record, { verb: 'resign', argument: level }, { label })] : [];
  const warning = say('resign.warning', { others: isLast && others > 1 ? 0 : others });
  return {
    content: [warning, ...(isInDirect ? [] : [say('resign.instead')])].join(' '),
    components: buttonRows([confirmButton, ...handOver]),
  };
}

/** Resigns the user's seat. */
export async function resignReply(context: HandlerContext): Promise<Answer> {
  valueOrReject(await resign(context.app, context.request));
  return { content: context.say('resign.done') };
}

/** Opens a vote of the table. */
export async function voteReply(context: HandlerContext, question: ProposedVote): Promise<Answer> {
  valueOrReject(await openVote(context.app, context.request, question));
  return { content: context.say('vote.opened') };
}

/** Casts the user's ballot. */
export async function ballotReply(
  context: HandlerContext,
  ballot: { readonly number: number; readonly inFavour: boolean },
): Promise<Answer> {
  const table = valueOrReject(await castVote(context.app, context.request, ballot));
  return { content: ballotText(context.say, table, await tablePeople(context, table)) };
}

import { activeSeats, type Vote } from '../../app/acts.ts';
import { hasOtherPeople } from '../../app/computers.ts';
import { resign } from '../../app/ending.ts';
import { seatedTableOfGame } from '../../app/table.ts';
import { castVote, openVote, type Question } from '../../app/vote.ts';
import { type Answer, type HandlerContext, openGameNames } from '../handlers/command.ts';
import { button, buttonRows } from '../write/buttons.ts';

/** Explains what resigning means, with a button to confirm. */
export async function resignWarning(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return { rejection: result.failure };
  const { record, game } = result.value.table;
  const others = activeSeats(record).length - 1;
  const isLast = !hasOtherPeople(record, result.value.seat);
  const confirmButton = button(record, { verb: 'resign' }, { label: say('resign.button'), style: 'danger' });
  const level = 'regular';
  const label = say('resign.button.computer');
  const handOver = game.computer && !isLast ? [button(record, { verb: 'resign', argument: level }, { label })] : [];
  return {
    content: say('resign.warning', { others: isLast && others > 1 ? 0 : others }),
    components: buttonRows([confirmButton, ...handOver]),
  };
}

/** Resigns the user's seat. */
export async function resignReply(context: HandlerContext): Promise<Answer> {
  const resigned = await resign(context.app, context.request);
  return resigned.ok ? { content: context.say('resign.done') } : { rejection: resigned.failure };
}

/** Opens a vote of the table. */
export async function voteReply(context: HandlerContext, question: Question): Promise<Answer> {
  const opened = await openVote(context.app, context.request, question);
  return opened.ok ? { content: context.say('vote.opened') } : { rejection: opened.failure };
}

/** Casts the user's ballot. */
export async function ballotReply(
  context: HandlerContext,
  ballot: { readonly number: number; readonly inFavour: boolean },
): Promise<Answer> {
  const cast = await castVote(context.app, context.request, ballot);
  if (!cast.ok) return { rejection: cast.failure };
  return { content: await castText(context, cast.value) };
}

async function castText(context: HandlerContext, { outcome, subject, about }: Vote): Promise<string> {
  const { say } = context;
  if (outcome === 'open') return say('vote.noted');
  if (outcome === 'dropped') return say('vote.dropped', { subject });
  if (outcome === 'failed') return say('vote.failed', { subject });
  const { shown } = await openGameNames(context);
  return say('vote.passed', { subject, about: shown[about ?? 0] ?? '?' });
}

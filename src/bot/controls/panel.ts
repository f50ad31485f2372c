import { isPaused } from '../../app/acts.ts';
import { parseDraft } from '../../app/draft.ts';
import { runningTable } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import { peopleAt, type Reply } from '../handlers/command.ts';
import type { Control, ControlContext } from '../handlers/control.ts';
import { panelReply } from '../panel/panel.ts';
import { isChoosing } from '../replies/draw.ts';
import { turnDoneReply } from '../replies/played.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** Turns a page of the panel's squares, or goes back to them. */
export const panel = {
  verb: 'panel',
  updates: true,
  async run(context) {
    const found = await runningTable(context.app, context.request.channelId, context.request.expected);
    const { argument } = context.id;
    if (!found.ok || !/^\d{1,4}$/.test(argument)) return staleReply(context);
    return panelReply(context, found.value, { draft: [], page: Number(argument) });
  },
} satisfies Control;

/** Drafts what was chosen in a menu or by a button; nothing is played yet. */
export const choose = {
  verb: 'choose',
  updates: true,
  async run(context) {
    const found = await runningTable(context.app, context.request.channelId, context.request.expected);
    const draft = found.ok ? parseDraft(found.value.game, context.value || context.id.argument) : undefined;
    if (!found.ok || !draft) return staleReply(context);
    return panelReply(context, found.value, { draft });
  },
} satisfies Control;

/** Drafts another kind of piece for the chosen place, whose own button drafts the same draft: no two may have one id. */
export const kind = { ...choose, verb: 'kind' } satisfies Control;

/** A square in the message of a turn: opens the panel with the drawn tile there, for the player to move. */
export const square = {
  verb: 'square',
  async run(context) {
    const found = await runningTable(context.app, context.request.channelId, context.request.expected);
    if (!found.ok) return rejectionReply(context, found.failure);
    const { game, record, progress } = found.value;
    if (isPaused(record)) return rejectionReply(context, { code: 'paused' });
    if (!isChoosing(found.value, context.request.userId)) {
      const reason = { code: 'not-your-turn', seat: progress.seat } as const;
      return rejectionReply(context, { code: 'rejected-by-rules', game, reason });
    }
    const draft = parseDraft(game, context.id.argument);
    return draft ? panelReply(context, found.value, { draft }) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

/** Drafts what a computer advises, which may have a button of its own in the same message: no two may have one id. */
export const advised = { ...choose, verb: 'advised' } satisfies Control;

/** Plays the draft: tile and piece in one commit. */
export const confirm = {
  verb: 'confirm',
  updates: true,
  async run(context) {
    const { app, request, say } = context;
    const found = await runningTable(app, request.channelId, request.expected);
    if (!found.ok) return found.failure.code === 'stale' ? staleReply(context) : rejectionReply(context, found.failure);
    const draft = parseDraft(found.value.game, context.id.argument);
    // No button confirms an empty draft.
    if (!draft?.length) return staleReply(context);
    const played = await submit(app, request, ...draft);
    if (!played.ok)
      return played.failure.code === 'stale' ? staleReply(context) : rejectionReply(context, played.failure);
    const { table, events } = played.value;
    const people = await peopleAt(context, table);
    if (!isChoosing(table, request.userId)) {
      return turnDoneReply(context, played.value, { people, from: found.value.log.length });
    }
    // The turn goes on, or another one of the same player has begun.
    // The tile was seen before it was confirmed, and is in the picture.
    const unseen = events.filter(({ type }) => type !== 'placed');
    const news = eventLines(eventContextOf(say.t, table, people.shown), unseen).map((line) => `- ${line}`);
    return panelReply(context, table, { news });
  },
} satisfies Control;

/** Plays the draft without a piece at once; another button may confirm the same draft, and no two may have one id. */
export const pass = { ...confirm, verb: 'pass' } satisfies Control;

/** Replaces a stale panel by the current status. */
async function staleReply(context: ControlContext): Promise<Reply> {
  const { rejected: _, ...reply } = await rejectionReply(context, { code: 'stale' });
  return reply;
}

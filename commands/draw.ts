import { isPaused } from '../src/app/acts.ts';
import { parseDraft } from '../src/app/draft.ts';
import { runningTable } from '../src/app/table.ts';
import { submit } from '../src/app/turn.ts';
import { type Reply, tablePeople } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { panelReply } from '../src/bot/panel/panel.ts';
import { drawOrGoOn, isChoosing } from '../src/bot/replies/draw.ts';
import { turnDoneReply } from '../src/bot/replies/played.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';
import { eventContextOf, eventLines } from '../src/telling/events.ts';

/** Turns a page of the panel's squares, or goes back to them. */
const panelControl = {
  updates: true,
  async run(context) {
    const found = await runningTable(context.app, context.request, context.request.expected);
    const { argument } = context.id;
    if (!found.ok || !/^\d{1,4}$/.test(argument)) return staleReply(context);
    return panelReply(context, found.value, { draft: [], page: Number(argument) });
  },
} satisfies Control;

/** Shows a choice from a menu or button as a draft; nothing is played yet. */
const chooseControl = {
  updates: true,
  async run(context) {
    const found = await runningTable(context.app, context.request, context.request.expected);
    const draft = found.ok ? parseDraft(found.value.game, context.value || context.id.argument) : undefined;
    if (!found.ok || !draft) return staleReply(context);
    return panelReply(context, found.value, { draft });
  },
} satisfies Control;

/** The buttons for squares in a turn message: open the panel with the drawn tile on the square, for the player to move. */
const squareControl = {
  async run(context) {
    const found = await runningTable(context.app, context.request, context.request.expected);
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

/** Plays the draft: tile and piece in one commit. */
const confirmControl = {
  updates: true,
  async run(context) {
    const { app, request, say } = context;
    const found = await runningTable(app, request, request.expected);
    if (!found.ok) return found.failure.code === 'stale' ? staleReply(context) : rejectionReply(context, found.failure);
    const draft = parseDraft(found.value.game, context.id.argument);
    // No button confirms an empty draft.
    if (!draft?.length) return staleReply(context);
    const played = await submit(app, request, found.value, ...draft);
    if (!played.ok)
      return played.failure.code === 'stale' ? staleReply(context) : rejectionReply(context, played.failure);
    const { table, events } = played.value;
    const people = await tablePeople(context, table);
    if (!isChoosing(table, request.userId)) {
      return turnDoneReply(context, played.value, { people, from: found.value.log.length });
    }
    // The turn goes on, or the player has another turn. The placed tile is not told, as the draft has shown it.
    const unseen = events.filter(({ type }) => type !== 'placed');
    const news = eventLines(eventContextOf(say.t, table, people.shown), unseen).map((line) => `- ${line}`);
    return panelReply(context, table, { news });
  },
} satisfies Control;

/** Replaces a stale panel by the current status. */
async function staleReply(context: ControlContext): Promise<Reply> {
  const { rejected: _, ...reply } = await rejectionReply(context, { code: 'stale' });
  return reply;
}

/** /draw: draws a tile, or opens the panel again at the current step. */
export const draw = {
  name: 'draw',
  declaration: command('draw').toJSON(),
  // A draft is meant to be played, so showing it needs the same permissions.
  needs: 'posts',
  cost: 'draft',
  controls: {
    draw: { run: drawOrGoOn },
    panel: panelControl,
    square: squareControl,
    // Three verbs for drafts, as buttons of one message need different ids: a choice, its kind of piece, a computer's advice.
    choose: chooseControl,
    kind: chooseControl,
    advised: chooseControl,
    // Two verbs that play a draft, for the same reason: with a piece, and without. They cost as much as /place.
    confirm: { ...confirmControl, policy: { needs: 'posts' } },
    pass: { ...confirmControl, policy: { needs: 'posts' } },
  },
  run: drawOrGoOn,
} satisfies Feature;

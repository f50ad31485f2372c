import { undo as undoTurn } from '../../app/undo.ts';
import type { Control } from '../handlers/control.ts';
import { panelReply } from '../panel/panel.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** Takes back the user's last action and opens the panel again, like /undo. */
export const undo = {
  verb: 'undo',
  async run(context) {
    const taken = await undoTurn(context.app, context.request);
    if (!taken.ok) return rejectionReply(context, taken.failure);
    if (taken.value.type === 'asked') return { content: context.say('undo.asked') };
    return panelReply(context, taken.value.table);
  },
} satisfies Control;

/** The same in the panel, which it replaces. */
export const retract = { ...undo, verb: 'retract', updates: true } satisfies Control;

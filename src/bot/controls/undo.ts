import { takeBack } from '../../app/turn.ts';
import type { Control } from '../handlers/control.ts';
import { panelReply } from '../panel/panel.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** Takes back the user's last action and opens the panel again, like /undo. */
export const undo = {
  verb: 'undo',
  async run(context) {
    const taken = await takeBack(context.app, context.request);
    return taken.ok ? panelReply(context, taken.value.table) : rejectionReply(context, taken.failure);
  },
} satisfies Control;

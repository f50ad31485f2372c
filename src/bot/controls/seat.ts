import type { Control } from '../handlers/control.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { fillReply, takeReply, withdrawReply } from '../replies/seats.ts';
import { parseSeatSource } from '../write/messages/offer-message.ts';

/** Takes a seat that was offered, or that the table voted to give to anybody, or gives the latter to a computer. */
export const take = {
  verb: 'take',
  async run(context) {
    const computer = /^computer:([1-9]\d{0,5})$/.exec(context.id.argument);
    if (computer) return fillReply(context, Number(computer[1]));
    const source = parseSeatSource(context.id.argument);
    return source ? takeReply(context, source) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

/** Takes the offer of a seat back, or declines it. */
export const withdraw = {
  verb: 'withdraw',
  async run(context) {
    const { argument } = context.id;
    return /^[1-9]\d{0,5}$/.test(argument)
      ? withdrawReply(context, Number(argument))
      : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

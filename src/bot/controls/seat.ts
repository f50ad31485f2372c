import type { Control } from '../control.ts';
import { parseSeatSource } from '../present/offer-message.ts';
import { takeReply, withdrawReply } from '../seats.ts';
import { rejectionReply } from '../status.ts';

/** Takes a seat that was offered, or that the table voted to give to anybody. */
export const take = {
  verb: 'take',
  needs: 'posts',
  cost: 'decision',
  async run(context) {
    const source = parseSeatSource(context.id.argument);
    return source ? takeReply(context, source) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

/** Takes the offer of a seat back, or declines it. */
export const withdraw = {
  verb: 'withdraw',
  needs: 'posts',
  cost: 'decision',
  async run(context) {
    const { argument } = context.id;
    return /^[1-9]\d{0,5}$/.test(argument)
      ? withdrawReply(context, Number(argument))
      : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

import type { Control } from '../control.ts';
import { parsePlace } from '../pages.ts';
import { rejectionReply } from '../status.ts';
import { textReply } from '../texts.ts';

/** Shows another page of a long text, in place of the page before. */
export const page = {
  verb: 'page',
  updates: true,
  async run(context) {
    const read = parsePlace(context.id.argument);
    const { rejected: _, ...reply } = read
      ? await textReply(context, read, read.place)
      : await rejectionReply(context, { code: 'stale' });
    return reply;
  },
} satisfies Control;

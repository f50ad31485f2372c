import type { Reply } from '../handlers/command.ts';
import type { Control, ControlContext } from '../handlers/control.ts';
import { myGamesReply } from '../replies/my-games.ts';
import { parsePlace } from '../replies/pages.ts';
import { personalReply } from '../replies/privacy.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { textReply } from '../replies/texts.ts';

/** Shows another page of a long text, in place of the page before. */
export const page = {
  verb: 'page',
  updates: true,
  async run(context) {
    const read = parsePlace(context.id.argument);
    const { rejected: _, ...reply } = read
      ? await pageOf(context, read)
      : await rejectionReply(context, { code: 'stale' });
    return reply;
  },
} satisfies Control;

function pageOf(
  context: ControlContext,
  { name, square, place }: NonNullable<ReturnType<typeof parsePlace>>,
): Promise<Reply> {
  switch (name) {
    case 'mygames':
      return myGamesReply(context, place);
    case 'privacy':
      return personalReply(context, place);
    default:
      return textReply(context, { name, square }, place);
  }
}

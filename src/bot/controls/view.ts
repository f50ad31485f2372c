import type { Control } from '../handlers/control.ts';
import { analyseReply } from '../replies/analyse.ts';
import { optionsReply } from '../replies/lobby-options.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { tilesReply } from '../replies/tiles-left.ts';
import { boardHere } from './board.ts';

/**
 * Shows another view of what a private message shows, in its place: the whole board or who owns what, the picture of the
 * tiles left, a part of an analysis, as in `analysis-2`, or a page of the options of a lobby, as in `options-1`.
 */
export const view = {
  verb: 'view',
  updates: true,
  async run(context) {
    const { argument } = context.id;
    const [, part] = /^analysis-(\d)$/.exec(argument) ?? [];
    if (part !== undefined) return analyseReply(context, Number(part));
    const [, page] = /^options-(\d)$/.exec(argument) ?? [];
    if (page !== undefined) return optionsReply(context, { page: Number(page) });
    switch (argument) {
      case 'tiles':
        return tilesReply(context);
      case 'whole':
      case 'owners':
        return boardHere(context, argument);
      default:
        return rejectionReply(context, { code: 'stale' });
    }
  },
} satisfies Control;

import type { Table } from '../../app/table.ts';
import { lastOwnTurn } from '../../app/turn.ts';
import type { HandlerContext } from '../command.ts';
import type { BoardOptions } from './board-request.ts';
import { themeOf } from './theme.ts';

/**
 * What is special about a picture of a table that one person sees: its colours, as they chose, and for a player that
 * what was laid since their own last turn glows.
 */
export function privateLook(
  { request, settings }: Pick<HandlerContext, 'request' | 'settings'>,
  table: Table,
): Pick<BoardOptions, 'theme' | 'seenTurn'> {
  const seenTurn = lastOwnTurn(table, request.userId);
  return { theme: themeOf(settings), ...(seenTurn === undefined ? {} : { seenTurn }) };
}

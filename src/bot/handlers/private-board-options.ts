import { lastOwnTurn } from '../../app/finished-turns.ts';
import type { Table } from '../../app/table.ts';
import type { BoardOptions } from '../../telling/board/board-request.ts';
import { themeOf } from '../../telling/theme.ts';
import type { HandlerContext } from './command.ts';

/**
 * Options of a private picture of a table: the user's theme, and for a player a glow on the tiles placed since their
 * own last turn.
 */
export function privateBoardOptions(
  { request, settings }: Pick<HandlerContext, 'request' | 'settings'>,
  table: Table,
): Pick<BoardOptions, 'theme' | 'seenTurn'> {
  const seenTurn = lastOwnTurn(table, request.userId);
  return { theme: themeOf(settings), ...(seenTurn === undefined ? {} : { seenTurn }) };
}

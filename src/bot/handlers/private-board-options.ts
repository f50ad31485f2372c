import { lastOwnTurn } from '../../app/finished-turns.ts';
import { type Table, withReaderHints } from '../../app/table.ts';
import type { BoardOptions } from '../../telling/board/board-request.ts';
import { themeOf } from '../../telling/theme.ts';
import type { HandlerContext } from './command.ts';

/**
 * Options of a private picture of a table: the user's theme, for a player a glow on the tiles placed since their own last turn,
 * and for who wants hints a mark on squares that no tile fits any more.
 */
export function privateBoardOptions(
  { request, settings }: Pick<HandlerContext, 'request' | 'settings'>,
  table: Table,
): Pick<BoardOptions, 'theme' | 'seenTurn' | 'dead'> {
  const seenTurn = lastOwnTurn(table, request.userId);
  const dead = withReaderHints({ settings }, table).record.options.hints
    ? table.game.deadSquares?.(table.fold.state)
    : undefined;
  return { theme: themeOf(settings), ...(seenTurn !== undefined && { seenTurn }), ...(dead && { dead }) };
}

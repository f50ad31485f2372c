import { isPaused, seatOf } from '../../app/acts.ts';
import { isOver, type Table } from '../../app/table.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { button } from '../write/buttons.ts';
import { nextActionLabel } from '../write/messages/turn-controls.ts';

/** A button for the player to move that draws a tile or goes on with the turn; none for other users. */
export function drawButtons({ request, say }: HandlerContext, table: Table) {
  const { record, progress } = table;
  const isToMove = !isOver(table) && !isPaused(record) && seatOf(record, request.userId) === progress.seat;
  return isToMove ? [button(record, { verb: 'draw' }, { label: nextActionLabel(say.t, table), style: 'primary' })] : [];
}

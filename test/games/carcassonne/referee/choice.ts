import type { Choose } from '../../../../src/core/chooser.ts';
import type { Referee } from './referee.ts';
import { STEPS } from './tile.ts';

/** How actions are chosen: `kinds` takes any kind of action first, so that rare ones come up; every piece is its own. */
export type Way = 'any' | 'kinds';

/** The index of one of the actions (as texts). */
export function chooseAction(actions: readonly string[], choose: Choose, way: Way): number {
  const kinds = [...new Set(actions.map(kindOf))];
  const kind = way === 'any' ? undefined : kinds[choose(kinds.length)];
  const wanted = actions.flatMap((action, index) => (kind === undefined || kindOf(action) === kind ? [index] : []));
  return wanted[choose(wanted.length)]!;
}

const CANDIDATES = 6;

/**
 * The same, but tiles go where much is around them and where own builders go on, so that more is completed and second
 * tiles are earned, and figures mostly come to dark spaces of the score track, so that there are messages.
 */
export function chooseBusyAction(actions: readonly string[], choose: Choose, way: Way, referee: Referee): number {
  const dark = actions.findIndex((action) => referee.comesToDark(action));
  const chosen = dark >= 0 && choose(4) > 0 ? dark : chooseAction(actions, choose, way);
  if (!actions[chosen]!.startsWith('place')) return chosen;
  const candidates = Array.from({ length: CANDIDATES }, () => choose(actions.length));
  const busyness = candidates.map((index) => busynessOf(actions[index]!, referee));
  return candidates[busyness.indexOf(Math.max(...busyness))]!;
}

function busynessOf(action: string, { board, pieces, seat }: Referee): number {
  const [x, y] = action.split(' ')[1]!.split(',').map(Number) as [number, number];
  const beside = STEPS.map(([dx, dy]) => [x + dx, y + dy] as const);
  const filled = beside.filter(([nx, ny]) => board.at(nx, ny) !== undefined).length;
  const builder = pieces.find((piece) => piece.seat === seat && piece.name === 'builder')?.part.split('/')[0];
  return filled + (beside.some((square) => square.join() === builder) ? STEPS.length : 0);
}

function kindOf(action: string): string {
  const [type, , as = ''] = action.split(' ');
  return type === 'meeple' ? `${type} ${as}` : type!;
}

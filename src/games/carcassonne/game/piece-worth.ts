import { featureOf } from '../../../core/feature-graph.ts';
import { segmentAt } from '../../kernel/features.ts';
import { lastTile } from '../../kernel/state.ts';
import type { ActionOf } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import { copyState, type State } from '../rules/state.ts';
import { endNow, perform } from '../rules/step.ts';
import { scoringOf } from './scoring.ts';

/** Points that the seat to move gets for the feature of a piece if it places that and the game ends with this turn. */
export function pieceWorth(state: State, action: ActionOf<'meeple'>): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  if (next.phase !== 'over') endNow(next, events);
  const { graph, tileSegment } = next.board;
  const feature = featureOf(graph, tileSegment[lastTile(state)]! + action.on);
  const lines = events.flatMap((event) => {
    const scoring = scoringOf(event);
    const at = scoring?.feature?.at;
    return at && featureOf(graph, segmentAt(next.board, at)) === feature ? scoring.lines : [];
  });
  return lines.reduce((sum, { seat, points }) => sum + (seat === state.seat ? points : 0), 0);
}

import { featureOf } from '../../../core/feature-graph.ts';
import { segmentAt } from '../../kernel/features.ts';
import type { Action } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import { placedBy } from '../rules/move.ts';
import { copyState, type State } from '../rules/state.ts';
import { endNow, perform } from '../rules/step.ts';
import { scoringOf } from './scoring.ts';

/** Points that the seat to move gets for the feature of the piece that an action places, if the game ends with this turn. */
export function pieceWorth(state: State, action: Action): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  if (next.phase !== 'over') endNow(next, events);
  const { graph } = next.board;
  const feature = featureOf(graph, placedBy(state, action)!.segment);
  const lines = events.flatMap((event) => {
    const scoring = scoringOf(event);
    const at = scoring?.feature?.at;
    return at && featureOf(graph, segmentAt(next.board, at)) === feature ? scoring.lines : [];
  });
  return lines.reduce((sum, { seat, points }) => sum + (seat === state.seat ? points : 0), 0);
}

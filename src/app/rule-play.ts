import { step } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { GameTypes } from '../core/rules.ts';
import { isPaused, resignedSeats } from './acts.ts';
import { orderIn } from './standing-orders.ts';
import type { Table } from './table.ts';

type Action = GameTypes['action'];
type State = GameTypes['state'];

/** Log entries of automatic actions, and the state after them. */
export interface PlayedByItself {
  readonly state: State;
  readonly entries: readonly LogEntry<Action>[];
  readonly events: readonly GameTypes['event'][];
}

/**
 * Takes the automatic actions that follow a state: actions without a choice, answers by standing orders, the turns of seats
 * without a player, and the draw of the next player if the game draws automatically. None in a paused game: they follow when
 * it is resumed.
 *
 * @param skipped number of the current turn, if the rule for absent players is to play it for the seat to move
 * @param left seat whose player leaves the rest of the current turn's questions to its orders
 */
export function playedByItself(
  table: Table,
  from: State,
  { skipped, left }: { readonly skipped?: number | undefined; readonly left?: number } = {},
): PlayedByItself {
  const { record, game } = table;
  const resigned = resignedSeats(record);
  const entries: LogEntry<Action>[] = [];
  const events: GameTypes['event'][] = [];
  let state = from;
  const take = (action: Action) => {
    const { seat } = game.progressOf(state);
    const next = step(game, state, { seat, action });
    if (!next.ok) throw new Error(`an automatic action was rejected: ${next.failure.code}`);
    entries.push({ type: 'action', seat, action });
    events.push(...next.value.events);
    state = next.value.state;
  };
  const isStandIn = () => {
    const { seat, turn } = game.progressOf(state);
    return resigned.has(seat) || (turn === skipped && seat === table.progress.seat);
  };
  const standing = (question: string) => orderIn(table, { ...game.progressOf(state), question });
  const ordered = () => {
    const { seat, turn } = game.progressOf(state);
    return game.orderedAction?.(state, standing, seat === left && turn === table.progress.turn);
  };
  if (isPaused(record)) return { state, entries, events };
  while (!game.isOver(state)) {
    const action = game.dueAction?.(state) ?? ordered() ?? (isStandIn() ? game.standInAction(state) : undefined);
    if (!action) break;
    take(action);
  }
  const opening = game.openingAction(state, standing);
  const beginsTurn = game.progressOf(state).turn !== game.progressOf(from).turn || game.openingAction(from, standing);
  if (opening && beginsTurn && record.options.autoDraw) take(opening);
  return { state, entries, events };
}

import { expect } from 'vitest';
import type { LogEntry } from '../../../src/core/log.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';

/** Plays turns on `state` itself: each is a placement and what follows, parted by commas, and begins with a draw. */
export function playTurns(state: State, turns: readonly string[]) {
  const events: GameEvent[] = [];
  const log: LogEntry<Action>[] = [];
  for (const text of turns.flatMap((turn) => ['draw', ...turn.split(', ')])) {
    const action = parseAction(text)!;
    expect(rejectionOf(state, state.seat, action), text).toBeUndefined();
    log.push({ type: 'action', seat: state.seat, action });
    perform(state, action, events);
  }
  return { events, log };
}

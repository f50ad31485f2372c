import { AMAZONAS } from '../lab/simulation/amazonas.ts';
import type { Choose } from '../lab/simulation/chooser.ts';
import { playActions } from '../lab/simulation/play-actions.ts';
import { COLOURS } from '../src/core/colour.ts';
import type { LogEntry } from '../src/core/log.ts';
import { parseSeed } from '../src/core/shuffle.ts';
import type { Action } from '../src/games/amazonas/rules/action.ts';
import { actionSchema } from '../src/games/amazonas/rules/action.ts';
import { rejectionOf } from '../src/games/amazonas/rules/legal.ts';
import { actionOf, legalMoves } from '../src/games/amazonas/rules/move.ts';
import { createSetup, type Setup } from '../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../src/games/amazonas/rules/state.ts';
import { play } from '../src/games/amazonas/rules/step.ts';
import type { TileSet } from '../src/games/amazonas/rules/tile-set.ts';
import { createSetup as createCarcassonneSetup } from '../src/games/carcassonne/game/create-setup.ts';
import { startState as startCarcassonneState } from '../src/games/carcassonne/game/start.ts';
import { legalMoves as legalCarcassonneMoves } from '../src/games/carcassonne/rules/move.ts';
import type { State as CarcassonneState } from '../src/games/carcassonne/rules/state.ts';
import { play as playCarcassonneMove } from '../src/games/carcassonne/rules/step.ts';
import type { TileSet as CarcassonneTiles } from '../src/games/carcassonne/rules/tile-set.ts';

/** The start of game number `game`, for 2 to 5 players. */
export function startGame(set: TileSet, game: number): State {
  return startState(set, setupOf(set, game));
}

function setupOf(set: TileSet, game: number): Setup {
  return createSetup({ set, ...playersOf(game) });
}

function playersOf(game: number) {
  const colours = COLOURS.slice(0, 2 + (game % 4));
  return { colours, seed: parseSeed((game + 1).toString(16).padStart(32, '0'))!, order: 'random' } as const;
}

/** The start of game number `game` of Carcassonne's base game, for 2 to 5 players. */
export function startCarcassonne(content: CarcassonneTiles, game: number): CarcassonneState {
  return startCarcassonneState(content, createCarcassonneSetup({ content, ...playersOf(game), options: {} }));
}

/** Plays at random, every legal move generated at every step, until `until` says so or the game ends. */
export function playOn(state: State, choose: Choose, until?: (state: State) => boolean): void {
  while (state.phase !== 'over' && !until?.(state)) {
    const moves = legalMoves(state);
    play(state, moves[choose(moves.length)]!);
  }
}

/** The same to the end of a game of Carcassonne. */
export function playCarcassonne(state: CarcassonneState, choose: Choose): void {
  while (state.phase !== 'over') {
    const moves = legalCarcassonneMoves(state);
    playCarcassonneMove(state, moves[choose(moves.length)]!);
  }
}

/** The same by way of actions, every step parsed, refused or accepted, told in events and written to a log. */
export function playRecorded(set: TileSet, game: number, choose: Choose) {
  const setup = setupOf(set, game);
  const state = startState(set, setup);
  const log: LogEntry<Action>[] = [];
  const decide = (now: State) => {
    const moves = legalMoves(now);
    const action = actionSchema.parse(actionOf(now, moves[choose(moves.length)]!));
    const rejection = rejectionOf(now, now.seat, action);
    if (rejection) throw new Error(rejection.code);
    return action;
  };
  for (const { seat, action } of playActions(AMAZONAS.rules, state, decide)) log.push({ type: 'action', seat, action });
  return { setup, log };
}

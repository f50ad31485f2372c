import { COLOURS } from '../src/core/colour.ts';
import { parseSeed } from '../src/core/shuffle.ts';
import {
  type AmazonasLogEntry,
  actionOf,
  actionSchema,
  createSetup,
  legalMoves,
  play,
  rejectionOf,
  type Setup,
  type State,
  startState,
  type TileSet,
} from '../src/games/amazonas/rules/index.ts';
import { AMAZONAS } from '../src/simulation/amazonas.ts';
import type { Choose } from '../src/simulation/chooser.ts';
import { playing } from '../src/simulation/playing.ts';

/** The start of game number `game`, for 2 to 5 players. */
export function startGame(set: TileSet, game: number): State {
  return startState(set, setupOf(set, game));
}

function setupOf(set: TileSet, game: number): Setup {
  const colours = COLOURS.slice(0, 2 + (game % 4));
  const seed = parseSeed((game + 1).toString(16).padStart(32, '0'))!;
  return createSetup({ set, colours, seed, order: 'random' });
}

/** Plays at random, every legal move generated at every step, until `until` says so or the game ends. */
export function playOn(state: State, choose: Choose, until?: (state: State) => boolean): void {
  while (state.phase !== 'over' && !until?.(state)) {
    const moves = legalMoves(state);
    play(state, moves[choose(moves.length)]!);
  }
}

/** The same by way of actions, every step parsed, refused or accepted, told in events and written to a log. */
export function playRecorded(set: TileSet, game: number, choose: Choose) {
  const setup = setupOf(set, game);
  const state = startState(set, setup);
  const log: AmazonasLogEntry[] = [];
  const decide = (now: State) => {
    const moves = legalMoves(now);
    const action = actionSchema.parse(actionOf(now, moves[choose(moves.length)]!));
    const rejection = rejectionOf(now, now.seat, action);
    if (rejection) throw new Error(rejection.code);
    return action;
  };
  for (const { seat, action } of playing(AMAZONAS.rules, state, decide)) log.push({ type: 'action', seat, action });
  return { setup, log };
}

import {
  type AmazonasLogEntry,
  actionOf,
  actionSchema,
  COLOURS,
  createSetup,
  legalMoves,
  parseSeed,
  perform,
  play,
  rejectionOf,
  type Setup,
  type State,
  startState,
  type TileSet,
} from '../src/engine/index.ts';

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
export function playOn(state: State, choose: (count: number) => number, until?: (state: State) => boolean): void {
  while (state.phase !== 'over' && !until?.(state)) {
    const moves = legalMoves(state);
    play(state, moves[choose(moves.length)]!);
  }
}

/** The same by way of actions, every step parsed, refused or accepted, told in events and written to a log. */
export function playRecorded(set: TileSet, game: number, choose: (count: number) => number) {
  const setup = setupOf(set, game);
  const state = startState(set, setup);
  const log: AmazonasLogEntry[] = [];
  while (state.phase !== 'over') {
    const moves = legalMoves(state);
    const action = actionSchema.parse(actionOf(state, moves[choose(moves.length)]!));
    const rejection = rejectionOf(state, state.seat, action);
    if (rejection) throw new Error(rejection.code);
    log.push({ type: 'action', seat: state.seat, action });
    perform(state, action, []);
  }
  return { setup, log };
}

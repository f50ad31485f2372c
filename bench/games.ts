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

/** A repeatable source of choices below `count`. */
export function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** The start of game number `game`, for 2 to 5 players. */
export function startGame(set: TileSet, game: number): State {
  return startState(set, setupOf(set, game));
}

function setupOf(set: TileSet, game: number): Setup {
  const colours = COLOURS.slice(0, 2 + (game % 4));
  const seed = parseSeed((game + 1).toString(16).padStart(32, '0'))!;
  return createSetup({ set, colours, seed, order: 'random' });
}

/** Plays at random, every legal action generated at every step, until `until` says so or the game ends. */
export function playOn(
  state: State,
  choose: (count: number) => number,
  until?: (state: State) => boolean,
): GameEvent[] {
  const events: GameEvent[] = [];
  while (state.phase !== 'over' && !until?.(state)) {
    const actions = legalActions(state);
    perform(state, actions[choose(actions.length)]!, events);
  }
  return events;
}

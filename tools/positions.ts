import {
  type Action,
  COLOURS,
  createSetup,
  type GameEvent,
  legalActions,
  legalPlacements,
  parseSeed,
  perform,
  type State,
  startState,
  type TileSet,
  viewFor,
} from '../src/engine/index.ts';
import type { BoardPictureRequest } from '../src/render/index.ts';

const WORDS = { toMove: 'to move', tilesLeft: 'Tiles left', drawn: 'Drawn', space: 'space', over: 'The game is over' };
const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein-Oldenburg', 'Дмитрий', 'क्षितिज', 'Ἑλένη 🐊'];

/** Requests for pictures of typical moments of games of 2 to 5 players, by name. */
export function typicalPictures(set: TileSet): Map<string, BoardPictureRequest> {
  const requests = new Map<string, BoardPictureRequest>();
  for (const seats of [2, 3, 4, 5]) {
    for (const [moment, reached] of Object.entries(MOMENTS)) {
      requests.set(`${seats}-players-${moment}`, requestFor(set, playUntil(set, seats, reached)));
    }
  }
  return requests;
}

const MOMENTS: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  early: (state) => state.turn >= 8 && state.phase === 'draw',
  place: (state) => state.turn >= 24 && state.phase === 'place' && legalPlacements(state).length > 6,
  piece: (state) => state.turn >= 40 && state.phase === 'piece',
  double: (state) => state.phase === 'double',
  late: (state) => state.turn >= 66 && state.phase === 'draw',
  end: (state) => state.phase === 'over',
};

/** A game in which everybody prefers pieces, up to a moment. */
function playUntil(set: TileSet, seats: number, reached: (state: State) => boolean): State {
  const seed = parseSeed(`${seats}`.repeat(32))!;
  const state = startState(set, createSetup({ set, colours: COLOURS.slice(0, seats), seed, order: 'given' }));
  const events: GameEvent[] = [];
  for (let step = 0; !reached(state) && state.phase !== 'over'; step++) {
    const actions = legalActions(state);
    const pieces = actions.filter(({ type }) => type === 'meeple' || type === 'camp');
    const choice: readonly Action[] = pieces.length > 0 && step % 3 > 0 ? pieces : actions;
    perform(state, choice[(step * 7919 + seats) % choice.length]!, events);
  }
  return state;
}

function requestFor(set: TileSet, state: State): BoardPictureRequest {
  const squares = new Map(legalPlacements(state).map(({ x, y }) => [`${x},${y}`, { x, y }]));
  const legal = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return {
    view: viewFor(state),
    set,
    names: NAMES,
    words: WORDS,
    ...(state.phase === 'place' ? { legal: legal.map((square, at) => ({ ...square, label: String(at + 1) })) } : {}),
  };
}

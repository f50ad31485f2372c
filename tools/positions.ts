import {
  COLOURS,
  copyState,
  createSetup,
  featuresOf,
  type GameEvent,
  legalPlacements,
  perform,
  type State,
  scoreLines,
  startState,
  type TileSet,
  viewFor,
} from '../src/engine/index.ts';
import type { BoardPictureRequest, BoardWords, LegalSquare } from '../src/render/index.ts';
import { chooserFor, POLICIES, seedFor } from './policy.ts';

const WORDS: BoardWords = {
  toMove: 'to move',
  tilesLeft: 'tiles left',
  drawn: 'drawn',
  space: 'space',
  over: 'game over',
};
const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein-Oldenburg', 'Дмитрий', 'क्षितिज', 'Ἑλένη 🐊'];

/** A moment of a game with what has happened since the beginning of the turn before. */
export interface Moment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Requests for pictures of typical moments of games of 2 to 5 players, by name. */
export function typicalPictures(set: TileSet): Map<string, BoardPictureRequest> {
  const requests = new Map<string, BoardPictureRequest>();
  for (const seats of [2, 3, 4, 5]) {
    for (const [name, moment] of typicalMoments(set, seats)) {
      requests.set(`${seats}-players-${name}`, requestFor(set, moment));
    }
  }
  return requests;
}

const WANTED: Readonly<Record<string, (moment: Moment) => boolean>> = {
  start: () => true,
  early: ({ state }) => state.turn >= 8 && state.phase === 'draw',
  place: ({ state }) => state.turn >= 24 && state.phase === 'place' && legalPlacements(state).length > 6,
  scored: ({ state, events }) => state.turn >= 20 && state.phase === 'draw' && events.some(isScoring),
  piece: ({ state }) => state.turn >= 40 && state.phase === 'piece',
  double: ({ state }) => state.phase === 'double',
  late: ({ state }) => state.turn >= 66 && state.phase === 'place',
  end: ({ state }) => state.phase === 'over',
};

function isScoring(event: GameEvent): boolean {
  return event.type === 'feature-scored' && !event.final && event.seats.length > 0;
}

/** The first moment of each kind in a game in which everybody takes what promises most. */
export function typicalMoments(set: TileSet, seats: number): Map<string, Moment> {
  const moments = new Map<string, Moment>();
  const setup = createSetup({
    set,
    colours: COLOURS.slice(0, seats),
    seed: seedFor(`picture ${seats}`),
    order: 'given',
  });
  const state = startState(set, setup);
  const choose = chooserFor(`picture ${seats}`);
  let [before, events]: GameEvent[][] = [[], []];
  for (;;) {
    const now = { state, events: [...before!, ...events!] };
    for (const [name, isWanted] of Object.entries(WANTED)) {
      if (!moments.has(name) && isWanted(now)) moments.set(name, { ...now, state: copyState(state) });
    }
    if (state.phase === 'over') break;
    const told: GameEvent[] = [];
    const { turn } = state;
    perform(state, POLICIES.greedy(state, choose), told);
    events!.push(...told);
    if (state.turn !== turn) [before, events] = [events, []];
  }
  return moments;
}

/** The request for the picture that players get at a moment. */
export function requestFor(set: TileSet, { state, events }: Moment): BoardPictureRequest {
  const gained = state.scores.map(() => 0);
  for (const { seat, points } of events.filter(isScoring).flatMap(scoreLines)) gained[seat] = gained[seat]! + points;
  const features = featuresOf(state);
  const scored = events.flatMap((event) => {
    if (event.type !== 'feature-scored' || !isScoring(event)) return [];
    const { at, points, seats } = event;
    const own = features.find(({ segments }) =>
      segments.some(({ tile, segment }) => tile === at.tile && segment === at.segment),
    );
    return own ? [{ segments: own.segments, points, seats }] : [];
  });
  return {
    view: viewFor(state),
    set,
    names: NAMES,
    words: WORDS,
    ...(state.phase === 'draw' ? { gained, scored } : {}),
    ...(state.phase === 'place' ? { legal: legalSquaresOf(state) } : {}),
  };
}

/** The squares where the drawn tile may lie, numbered column by column. */
export function legalSquaresOf(state: State): LegalSquare[] {
  const placements = legalPlacements(state);
  const squares = new Map(placements.map(({ x, y }) => [`${x},${y}`, { x, y }]));
  const inOrder = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return inOrder.map((square, at) => ({
    ...square,
    label: String(at + 1),
    rotations: placements.filter(({ x, y }) => x === square.x && y === square.y).map(({ rotation }) => rotation),
  }));
}

/** Requests for a few small pictures that look as they should, by name; what players see of a change shows in them. */
export function goldenPictures(set: TileSet): Map<string, BoardPictureRequest> {
  const moments = new Map([2, 5].map((seats) => [seats, typicalMoments(set, seats)] as const));
  const at = (seats: number, name: string) => ({ ...requestFor(set, moments.get(seats)!.get(name)!), longest: 900 });
  return new Map<string, BoardPictureRequest>([
    ['start', at(2, 'start')],
    ['place-focus', { ...at(2, 'place'), focus: true }],
    ['scored-night', { ...at(5, 'scored'), focus: true, theme: 'night' }],
    ['double', at(5, 'double')],
    ['late-contrast', { ...at(5, 'late'), theme: 'contrast' }],
    ['end', at(5, 'end')],
  ]);
}

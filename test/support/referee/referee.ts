import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import type { Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { CLOCKWISE, readCatalogue, type Tile, type TileSetJson, tileOf } from './catalogue.ts';
import {
  beyond,
  facingSpots,
  featureAt,
  featuresAt,
  iconsOf,
  includes,
  kindOf,
  type Landscape,
  landscapeOf,
  type Position,
  plotAt,
  squaresOf,
} from './landscape.ts';
import { continuations, riverOf } from './river.ts';
import { scoreAmazon, scoreCompleted, scoreMouth, scoreUnfinished } from './scoring.ts';
import { doublesLeft, drawnTile, type Line, type RefereeState, type StandingPiece, supplyOf } from './state.ts';

/** What an action leads to. */
export interface Ruling {
  readonly state: RefereeState;
  readonly lines: readonly Line[];
}

const ROTATIONS = [0, 90, 180, 270];

/** The start of a game: the start tile lies, all boats are on the source (A2, A18). */
export function newReferee(setup: Setup, tileSet: TileSetJson): RefereeState {
  const players = setup.colours.length;
  const catalogue = readCatalogue(tileSet, players);
  return {
    setup,
    catalogue,
    phase: 'draw',
    seat: setup.first,
    turn: 1,
    gone: 0,
    laid: [{ id: catalogue.start, x: 0, y: 0, rotation: 0, turn: 0 }],
    pieces: [],
    boats: setup.colours.map(() => 1),
    scores: setup.colours.map(() => 0),
  };
}

/** All legal actions, in no particular order. */
export function legal(state: RefereeState): Action[] {
  switch (state.phase) {
    case 'draw':
      return [{ type: 'draw' }];
    case 'place':
      return placementsOf(state, drawnTile(state)!).map((at) => ({ type: 'place', ...at }) as Action);
    case 'double':
      return [...new Set(doublesLeft(state))].flatMap((tile) =>
        continuations(tileOf(state.catalogue, tile), riverOf(state.catalogue, state.laid)).map(
          ({ rotation }) => ({ type: 'double', tile, rotation }) as Action,
        ),
      );
    case 'piece':
      return [{ type: 'boat' }, ...piecesOf(state)];
    case 'over':
      return [];
  }
}

/** Carries out an action, which must be legal. */
export function apply(state: RefereeState, action: Action): Ruling {
  switch (action.type) {
    case 'draw':
      return draw(state);
    case 'place':
      return lay(state, drawnTile(state)!, { x: action.x, y: action.y, rotation: action.rotation });
    case 'double': {
      const ways = continuations(tileOf(state.catalogue, action.tile), riverOf(state.catalogue, state.laid));
      return lay(state, action.tile, ways.find(({ rotation }) => rotation === action.rotation)!);
    }
    case 'meeple':
    case 'camp':
      return finishTurn(state, {
        piece: { seat: state.seat, piece: action.type, laid: state.laid.length - 1, segment: action.on },
      });
    case 'boat':
      return finishTurn(state, {});
  }
}

/** Land tiles that fit nowhere leave the game; without another tile the game ends (A9). */
function draw(state: RefereeState): Ruling {
  const lines: Line[] = [];
  for (let gone = state.gone; gone < state.setup.pile.length; gone++) {
    const tile = state.setup.pile[gone]!;
    if (placementsOf(state, tile).length > 0) return { state: { ...state, gone: gone + 1, phase: 'place' }, lines };
    lines.push({ type: 'discard', tile });
  }
  return finishGame({ ...state, gone: state.setup.pile.length }, lines);
}

/** A6 for Amazon tiles; a land tile beside others, not ahead of the river, agreeing on every side that touches (A3, A4). */
function placementsOf(state: RefereeState, id: string): Position[] {
  const tile = tileOf(state.catalogue, id);
  const river = riverOf(state.catalogue, state.laid);
  if (tile.role === 'amazon') return continuations(tile, river);
  const landscape = landscapeOf(state.catalogue, state.laid);
  return squaresBeside(landscape)
    .filter(({ x }) => x <= river.front)
    .flatMap(({ x, y }) => ROTATIONS.map((rotation) => ({ x, y, rotation })))
    .filter((at) => agrees(landscape, tile, at));
}

function agrees(landscape: Landscape, tile: Tile, at: Position): boolean {
  return squaresOf(tile, at).every((square) =>
    CLOCKWISE.every((side) => {
      const facing = facingSpots(landscape, square, side);
      return (
        !facing ||
        facing.every((spot, third) => kindOf(landscape, spot) === tile.segments[square.sides[side]![third]!]!.kind)
      );
    }),
  );
}

function squaresBeside(landscape: Landscape): { x: number; y: number }[] {
  const beside = new Map<string, { x: number; y: number }>();
  for (const column of landscape.plots.values()) {
    for (const plot of column.values()) {
      for (const near of CLOCKWISE.map((side) => beyond(plot, side))) {
        if (!plotAt(landscape, near)) beside.set(`${near.x} ${near.y}`, near);
      }
    }
  }
  return [...beside.values()];
}

/**
 * Boats sail by the icons that the tile joins (A17). Then a "!" tile waits for its double (A11), and where no piece can
 * be placed the boat moves at once (A13).
 */
function lay(before: RefereeState, id: string, at: Position): Ruling {
  const laid = [...before.laid, { id, ...at, turn: before.turn, seat: before.seat }];
  const { state, lines } = sailByIcons(before, { ...before, laid });
  if (tileOf(state.catalogue, id).bang) return { state: { ...state, phase: 'double' }, lines };
  const waiting: RefereeState = { ...state, phase: 'piece' };
  return piecesOf(waiting).length > 0 ? { state: waiting, lines } : finishTurn(waiting, { so: lines });
}

/** A meeple where the whole tributary or village has none, a camp where the whole jungle has none (A13, A14). */
function piecesOf(state: RefereeState): Action[] {
  const last = state.laid.length - 1;
  const landscape = landscapeOf(state.catalogue, state.laid);
  return tileOf(state.catalogue, state.laid[last]!.id).segments.flatMap(({ kind }, on): Action[] => {
    if (kind === 'amazon') return [];
    const type = kind === 'jungle' ? 'camp' : 'meeple';
    const feature = featureAt(landscape, { laid: last, segment: on });
    const taken = state.pieces.some((piece) => piece.piece === type && includes(feature, piece));
    return taken || supplyOf(state, state.seat, type) === 0 ? [] : [{ type, on }];
  });
}

/**
 * A piece with the steps by its icons, or one step; then scoring; then the next turn or the end (A10, A15, A19).
 *
 * @param turn.so what the turn led to before, where one action is all of it
 */
function finishTurn(before: RefereeState, turn: { piece?: StandingPiece; so?: readonly Line[] }): Ruling {
  const lines: Line[] = [...(turn.so ?? [])];
  let state = before;
  if (turn.piece) {
    const sailed = sailByIcons(before, { ...before, pieces: [...before.pieces, turn.piece] });
    state = sailed.state;
    lines.push(...sailed.lines);
  } else {
    const step: Line = { type: 'sail', seat: state.seat, cause: 'no-piece', steps: 1 };
    state = sail(state, [step]);
    lines.push(step);
  }

  const { catalogue, laid } = state;
  if (laid.some((tile) => tile.turn === state.turn && tileOf(catalogue, tile.id).role !== 'land')) {
    const river = scoreAmazon(state);
    lines.push(river);
    state = score(state, river.awards);
    const scored = river.awards.map(({ seat }) => seat);
    const steps = state.boats.flatMap((_, seat): Line[] =>
      scored.includes(seat) ? [] : [{ type: 'sail', seat, cause: 'no-points', steps: 1 }],
    );
    lines.push(...steps);
    state = sail(state, steps);
  } else {
    for (const feature of scoreCompleted(state, landscapeOf(catalogue, laid))) {
      lines.push(feature);
      state = score(
        state,
        feature.seats.map((seat) => ({ seat, points: feature.points })),
      );
      state = { ...state, pieces: state.pieces.filter((standing) => !feature.home.includes(standing)) };
    }
  }

  if (state.gone === state.setup.pile.length) return finishGame(state, lines);
  const seat = (state.seat + 1) % state.boats.length;
  return { state: { ...state, phase: 'draw', seat, turn: state.turn + 1 }, lines };
}

/** Every seat gains the icons beside its meeples that were not beside them before a tile or meeple came (A17). */
function sailByIcons(before: RefereeState, after: RefereeState): Ruling {
  const known = iconsBesideMeeples(before);
  const joined = iconsBesideMeeples(after);
  const lines = joined.flatMap((icons, seat): Line[] => {
    const steps = icons - known[seat]!;
    return steps > 0 ? [{ type: 'sail', seat, cause: 'icons', steps }] : [];
  });
  return { state: sail(after, lines), lines };
}

/** Boat icons of all tributaries on which a seat has a meeple, by seat. */
function iconsBesideMeeples(state: RefereeState): number[] {
  const landscape = landscapeOf(state.catalogue, state.laid);
  return state.boats.map((_, seat) => {
    const own = state.pieces.filter((piece) => piece.seat === seat && piece.piece === 'meeple');
    return featuresAt(landscape, own).reduce((sum, feature) => sum + iconsOf(landscape, feature, 'boat'), 0);
  });
}

/** Moves boats, no further than the last space of the river as it is now (A18). */
function sail(state: RefereeState, lines: readonly Line[]): RefereeState {
  const { spaces } = riverOf(state.catalogue, state.laid);
  const boats = state.boats.map((space, seat) => {
    const steps = lines.map((line) => (line.type === 'sail' && line.seat === seat ? line.steps : 0));
    return Math.min(
      spaces,
      steps.reduce((at, step) => at + step, space),
    );
  });
  return { ...state, boats };
}

function score(state: RefereeState, awards: readonly { seat: number; points: number }[]): RefereeState {
  const scores = state.scores.map((before, seat) =>
    awards.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), before),
  );
  return { ...state, scores };
}

/** Unfinished features, camps, the mouth, and the winners (A23, A28, A29). */
function finishGame(before: RefereeState, so: readonly Line[]): Ruling {
  let state: RefereeState = { ...before, phase: 'over' };
  const features = scoreUnfinished(state, landscapeOf(state.catalogue, state.laid));
  for (const { seats, points } of features) {
    state = score(
      state,
      seats.map((seat) => ({ seat, points })),
    );
  }
  const mouth = scoreMouth(state);
  state = score(state, mouth.awards);
  const { scores } = state;
  const winners = scores.flatMap((own, seat) => (scores.some((other) => other > own) ? [] : [seat]));
  return {
    state,
    lines: [...so, ...features, mouth, { type: 'end', scores, winners }],
  };
}

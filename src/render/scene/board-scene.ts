import { turnsOf } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { AmazonasTile, View } from '../../games/amazonas/rules/index.ts';
import { SEAT_SIGNS } from '../art/seat-sign.ts';
import { anchorsOf } from '../art/tile-layout.ts';
import { turnPoint } from '../point.ts';
import type { BoardPictureRequest, PlacedTile } from '../request.ts';
import { tileOf } from '../tile-of.ts';
import { cleanName } from './name.ts';
import { onBoard } from './river-spaces.ts';
import type { BoardScene, ScenePiece, SceneSeat, SceneTile, SceneTint } from './scene.ts';
import { sceneArea } from './scene-area.ts';

/**
 * What a picture of the board shows, as facts.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function boardScene(request: BoardPictureRequest): BoardScene {
  const { view, set, legal = [], ghost, focus = false, panel = true } = request;
  const { phase, turn, river, drawn, doubles } = view;
  const tiles = sceneTiles(view, request.seenTurn);
  const facts = {
    extent: focus ? ('focus' as const) : ('whole' as const),
    phase,
    tiles,
    legal,
    ...(ghost && { ghost: { ...ghost, squares: ghostSquares(request, ghost) } }),
    river,
  };
  return {
    ...facts,
    turn,
    panel,
    area: request.area ?? sceneArea(facts),
    pieces: scenePieces(request, tiles),
    tints: sceneTints(request),
    ...(phase === 'over' ? { mouth: set.mouth[view.seats.length] ?? [] } : {}),
    seats: sceneSeats(request),
    pile: { land: view.pile.land, amazon: view.pile.amazon },
    ...(drawn && { drawn }),
    doubles,
  };
}

/** This turn is the last one as soon as its tile is laid, while its piece or double is awaited. */
function sceneTiles({ tiles }: View, seenTurn: number | undefined): SceneTile[] {
  const lastTurn = Math.max(0, ...tiles.map(({ turn }) => turn));
  let laid = 0;
  return tiles.map((placed) => ({
    ...placed,
    ...(placed.turn > 0 && placed.turn === lastTurn ? { last: ++laid } : {}),
    unseen: seenTurn !== undefined && placed.turn > seenTurn,
  }));
}

function ghostSquares({ set }: BoardPictureRequest, { tile, rotation, x, y }: PlacedTile): Square[] {
  return tileOf(set, tile).squares.map((square) => {
    // The middle of a square turns to the middle of a square.
    const turned = turnPoint({ x: square.x + 0.5, y: square.y + 0.5 }, turnsOf(rotation));
    return { x: x + Math.floor(turned.x), y: y + Math.floor(turned.y) };
  });
}

function scenePieces(request: BoardPictureRequest, tiles: readonly SceneTile[]): ScenePiece[] {
  return request.view.pieces.map(({ seat, piece, tile, segment }) => {
    const placed = tiles[tile]!;
    const type = tileOf(request.set, placed.tile);
    const { kind } = type.segments[segment]!;
    if (kind === 'amazon') throw new Error(`a piece stands on the river of "${placed.tile}"`);
    const square = squareOf(placed, type, segment);
    return { seat, piece, tile, segment, kind, square, last: placed.last !== undefined };
  });
}

function squareOf(placed: SceneTile, type: AmazonasTile, segment: number): Square {
  // Where things stand on a tile takes long to find out the first time, and words need only this of it.
  if (type.squares.length === 1) return { x: placed.x, y: placed.y };
  const { x, y } = onBoard(placed, anchorsOf(type)[segment]!);
  return { x: Math.floor(x), y: Math.floor(y) };
}

function sceneTints(request: BoardPictureRequest): SceneTint[] {
  const { scored = [], owned = [], view } = request;
  return [
    ...owned.map(({ kind, segments, points, seats }) => ({ why: 'owned' as const, kind, segments, points, seats })),
    ...scored.flatMap(({ segments, points, seats }): SceneTint[] => {
      const first = segments[0];
      if (!first) return [];
      const { kind } = tileOf(request.set, view.tiles[first.tile]!.tile).segments[first.segment]!;
      return kind === 'amazon' ? [] : [{ why: 'scored', kind, segments, points, seats }];
    }),
  ];
}

function sceneSeats({ view, names, gained = [], stopped = false }: BoardPictureRequest): SceneSeat[] {
  const over = view.phase === 'over';
  const best = Math.max(...view.seats.map(({ score }) => score));
  const occupied = [...new Set(view.seats.map(({ space }) => space))].sort((a, b) => b - a);
  return view.seats.map((known, seat) => ({
    ...known,
    name: cleanName(names[seat] ?? '', SEAT_SIGNS[known.colour].letter),
    gained: gained[seat] ?? 0,
    rank: occupied.indexOf(known.space) + 1,
    toMove: !over && !stopped && view.seat === seat,
    winner: over && known.score === best,
  }));
}

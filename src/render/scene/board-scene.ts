import { rotateOffset, turnsOf } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import { type AmazonasScene, factsOf } from '../../games/amazonas/picture/facts.ts';
import type { AmazonasTile, View } from '../../games/amazonas/rules/index.ts';
import type { ScenePiece, SceneSeat, SceneTile, SceneTint } from '../../games/scene.ts';
import type { TilePlace } from '../../games/view.ts';
import { anchorsOf } from '../art/tile-layout.ts';
import type { BoardPictureRequest } from '../request.ts';
import { tileOf } from '../tile-of.ts';
import { cleanName } from './name.ts';
import { onBoard } from './river-spaces.ts';
import { sceneArea } from './scene-area.ts';

/**
 * What a picture of the board shows, as facts.
 *
 * @throws Error when the view names a tile that the set does not have
 */
export function boardScene(request: BoardPictureRequest): AmazonasScene {
  const { view, set, legal = [], ghost, focus = false, panel = true } = request;
  const { phase, turn, drawn } = view;
  const tiles = sceneTiles(view, request.seenTurn);
  const shown = {
    extent: focus ? ('focus' as const) : ('whole' as const),
    over: phase === 'over',
    tiles,
    legal,
    ...(ghost && { ghost: { ...ghost, squares: ghostSquares(request, ghost) } }),
    facts: factsOf(set, view),
  };
  return {
    ...shown,
    phase,
    turn,
    panel,
    area: request.area ?? sceneArea(shown),
    pieces: scenePieces(request, tiles),
    tints: sceneTints(request),
    seats: sceneSeats(request),
    ...(drawn && { drawn }),
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

function ghostSquares({ set }: BoardPictureRequest, { tile, rotation, x, y }: TilePlace): Square[] {
  const { squares } = tileOf(set, tile);
  const [anchor] = squares;
  return squares.map((square) => {
    const turned = rotateOffset({ x: square.x - anchor!.x, y: square.y - anchor!.y }, turnsOf(rotation));
    return { x: x + turned.x, y: y + turned.y };
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
  return view.seats.map(({ colour, score }, seat) => ({
    colour,
    score,
    name: cleanName(names[seat] ?? '', SEAT_SIGNS[colour].letter),
    gained: gained[seat] ?? 0,
    toMove: !over && !stopped && view.seat === seat,
    winner: over && score === best,
  }));
}

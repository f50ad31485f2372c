import { turnsOf } from '../../core/ports.ts';
import { type Square, squaresAt, tileOf } from '../../core/tile.ts';
import { onBoard } from '../../drawing/board-grid.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import type {
  BoardScene,
  ScenePiece,
  SceneSeat,
  SceneTile,
  SceneTint,
  TileGroup,
  TintedFeature,
} from '../../games/scene.ts';
import type { CommonView } from '../../games/view.ts';
import type { BoardPictureRequest, GameContent } from '../request.ts';
import { cleanName } from './name.ts';
import { sceneArea } from './scene-area.ts';
import { anchorOf } from './segment-shape.ts';

/**
 * What a picture of the board shows, as facts.
 *
 * @throws Error when the view names a tile that the content does not have
 */
export function boardScene(request: BoardPictureRequest): BoardScene {
  const { game, view, content, legal = [], ghost, focus = false, panel = true, events = [] } = request;
  const { phase, turn, drawn } = view;
  const tiles = sceneTiles(view, request.seenTurn);
  const shown = {
    extent: focus ? ('focus' as const) : ('whole' as const),
    over: phase === 'over',
    tiles,
    legal,
    ...(ghost && {
      ghost: { ...ghost, squares: squaresAt(tileOf(content, ghost.tile), ghost, turnsOf(ghost.rotation)) },
    }),
    facts: game.picture.facts(content, view, events),
  };
  const seats = sceneSeats(request).map((seat, at): SceneSeat => {
    const things = game.picture.things?.(shown.facts, at);
    return { ...seat, ...(things && { things }) };
  });
  return {
    ...shown,
    phase,
    turn,
    panel,
    area: request.area ?? sceneArea(shown, { content, picture: game.picture }),
    pieces: scenePieces(request, tiles),
    tints: sceneTints(request),
    seats,
    ...(drawn && { drawn }),
    choice: (!drawn && game.picture.choice?.(view, shown.facts)) || [],
    groups: tileGroups(request),
  };
}

/** The tiles left, as the game groups them, or as one group. */
export function tileGroups({ game, content, view }: GameContent & { readonly view: CommonView }): readonly TileGroup[] {
  const groups = game.picture.groups?.(content, view);
  if (groups) return groups;
  return [{ name: 'pile', tiles: Object.entries(view.pile.tiles).map(([tile, count]) => ({ tile, count })) }];
}

/** The last turn is the current one as soon as its tile is placed. */
function sceneTiles({ tiles }: CommonView, seenTurn: number | undefined): SceneTile[] {
  const lastTurn = Math.max(0, ...tiles.map(({ turn }) => turn));
  let placedLast = 0;
  return tiles.map((placed) => ({
    ...placed,
    ...(placed.turn > 0 && placed.turn === lastTurn ? { last: ++placedLast } : {}),
    unseen: seenTurn !== undefined && placed.turn > seenTurn,
  }));
}

function scenePieces({ game, content, view }: BoardPictureRequest, tiles: readonly SceneTile[]): ScenePiece[] {
  return view.pieces.map(({ seat, piece, tile, segment }) => {
    const placed = tiles[tile]!;
    const type = tileOf(content, placed.tile);
    // Finding the anchors of a tile takes long the first time; a tile of one square does not need them here.
    const anchor = type.squares.length === 1 ? placed : onBoard(placed, anchorOf(game.picture, type, segment));
    const square: Square = { x: Math.floor(anchor.x), y: Math.floor(anchor.y) };
    const { kind } = type.segments[segment]!;
    return { seat, piece, tile, segment, kind, square, last: placed.last !== undefined };
  });
}

function sceneTints({ scored = [], owned = [], view, content }: BoardPictureRequest): SceneTint[] {
  const tint = (why: SceneTint['why'], features: readonly TintedFeature[]) =>
    features.flatMap(({ segments, points, seats }): SceneTint[] => {
      const first = segments[0];
      if (!first) return [];
      const { kind } = tileOf(content, view.tiles[first.tile]!.tile).segments[first.segment]!;
      return [{ why, kind, segments, points, seats }];
    });
  return [...tint('owned', owned), ...tint('scored', scored)];
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

import { turnsOf } from '../../core/ports.ts';
import type { Content } from '../../core/rules.ts';
import { type Square, squaresAt, tileOf } from '../../core/tile.ts';
import { tilePointOnBoard } from '../../drawing/board-grid.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import type {
  BoardScene,
  SceneGhost,
  ScenePiece,
  SceneSeat,
  SceneTile,
  SceneTint,
  TileGroup,
  TintedFeature,
} from '../../games/contract/scene.ts';
import type { CommonView, PlacedPiece, SegmentPlace } from '../../games/contract/view.ts';
import type { BoardPictureRequest, GameContent } from '../request.ts';
import { cleanName } from './name.ts';
import { asksForPiece, closeUp, insetArea, sceneArea } from './scene-area.ts';
import { anchorOf } from './segment-shape.ts';

/**
 * Returns the facts that a picture of the board shows.
 *
 * @throws Error when the view has a tile that the content does not have
 */
export function boardScene(request: BoardPictureRequest): BoardScene {
  const { game, view, content, legal = [], focus = false, panel = true, events = [], returned = [] } = request;
  const { scoring } = request;
  const { phase, turn, drawn } = view;
  const tiles = sceneTiles(request);
  const facts = game.picture.facts(content, view, events);
  const gone = scenePieces(request, tiles, returned);
  const raised = (game.picture.raised?.(facts) ?? []).flatMap(({ tile }) => tiles[tile]!.squares);
  // Frames of an animation have a given area and equal sizes, so they have no row of tiles to choose from.
  const choice = (!drawn && !request.area && game.picture.choice?.(view)) || [];
  const ghosts = sceneGhosts(request, tiles);
  const shown = {
    choice,
    extent: focus ? ('focus' as const) : ('whole' as const),
    over: phase === 'over',
    tiles,
    legal,
    ghosts,
    facts,
    // While a piece is chosen, only the board with its letters is shown: on a phone, buttons take the room of the panel.
    panel: panel && !asksForPiece({ ghosts }),
    ...(drawn && { drawn }),
    ...(scoring && { scoring }),
  };
  const laid = request.showsLast ? tiles.findLast(({ last }) => last !== undefined) : undefined;
  const seats = sceneSeats(request).map((seat, index): SceneSeat => {
    const things = game.picture.things?.(shown.facts, index);
    return { ...seat, ...(things && { things }) };
  });
  const parts = { content, picture: game.picture };
  const awarded = (game.picture.awards?.(shown) ?? []).map(({ square }) => square);
  const told = [...gone.map(({ square }) => square), ...raised, ...awarded, ...(game.picture.told?.(facts) ?? [])];
  const scored = (request.scored ?? []).flatMap(({ segments }) => segments.flatMap(({ tile }) => tiles[tile]!.squares));
  const placed = { ...shown, told, scored, seats };
  const area = request.area ?? sceneArea(placed, parts);
  const close = request.area ? undefined : closeUp(placed);
  const inset = panel ? insetArea({ ...placed, area }, parts) : undefined;
  return {
    ...shown,
    phase,
    turn,
    area,
    ...(close && { closeUp: close }),
    ...(inset && { inset }),
    pieces: scenePieces(request, tiles, view.pieces),
    returned: gone,
    tints: sceneTints(request, tiles),
    dead: request.dead ?? [],
    seats,
    ...(request.showsLast && { isFrame: true }),
    ...(laid && { laid }),
    groups: tileGroups(request),
  };
}

/** Returns the tiles left in the groups of the game, or as one group. */
export function tileGroups({ game, content, view }: GameContent & { readonly view: CommonView }): readonly TileGroup[] {
  const groups = game.picture.groups?.(content, view);
  if (groups) return groups;
  return [{ name: 'pile', tiles: Object.entries(view.pile.tiles).map(([tile, count]) => ({ tile, count })) }];
}

/**
 * Returns the tiles of the scene; drafts come last. The last turn is the current one as soon as its tile is placed. In the steps
 * of a final scoring no tile counts as the last one.
 */
function sceneTiles(request: BoardPictureRequest): SceneTile[] {
  const { view, content, drafted = [], seenTurn, scoring, lastTurns = 1 } = request;
  const isAt = (one: Square) => (other: Square) => one.x === other.x && one.y === other.y;
  const placed = view.tiles.filter((tile) => !drafted.some(isAt(tile)));
  const turns = [...new Set(placed.map(({ turn }) => turn))].filter((turn) => turn > 0).sort((a, b) => b - a);
  const last = scoring?.step ? [] : turns.slice(0, lastTurns);
  let placedLast = 0;
  return [
    ...placed.map((tile) => ({
      ...tile,
      ...(last.includes(tile.turn) ? { last: ++placedLast } : {}),
      unseen: seenTurn !== undefined && tile.turn > seenTurn,
    })),
    ...drafted.map((tile): SceneTile => {
      const squares = squaresAt(tileOf(content, tile.tile), tile, turnsOf(tile.rotation));
      return { ...tile, squares, turn: view.turn, unseen: false, draft: true };
    }),
  ];
}

function sceneGhosts({ content, ghosts = [], words }: BoardPictureRequest, tiles: readonly SceneTile[]): SceneGhost[] {
  return ghosts.map((ghost) => {
    const kind = kindAt({ content, tiles }, ghost);
    const word = words[`kind.${kind}`];
    return { ...ghost, kind, ...(word !== undefined && { word }) };
  });
}

function kindAt(
  { content, tiles }: { readonly content: Content; readonly tiles: readonly SceneTile[] },
  { tile, segment }: SegmentPlace,
): string {
  return tileOf(content, tiles[tile]!.tile).segments[segment]!.kind;
}

function scenePieces(
  { game, content }: BoardPictureRequest,
  tiles: readonly SceneTile[],
  pieces: readonly PlacedPiece[],
): ScenePiece[] {
  return pieces.map(({ seat, piece, tile, segment, corner }) => {
    const placed = tiles[tile]!;
    const type = tileOf(content, placed.tile);
    // Tiles of one square need no anchors here; computing those of a tile takes long the first time.
    const anchor = type.squares.length === 1 ? placed : tilePointOnBoard(placed, anchorOf(game.picture, type, segment));
    const square: Square = { x: Math.floor(anchor.x), y: Math.floor(anchor.y) };
    const { kind } = type.segments[segment]!;
    const last = placed.last !== undefined;
    return { seat, piece, tile, segment, ...(corner && { corner }), kind, square, last };
  });
}

/** Returns the features to tint; if a ghost is chosen, only its feature. */
function sceneTints(request: BoardPictureRequest, tiles: readonly SceneTile[]): SceneTint[] {
  const { scored = [], owned = [], ghosts = [], view, content } = request;
  const chosen = ghosts.filter((ghost) => ghost.chosen);
  const open = (chosen.length > 0 ? chosen : ghosts).map(({ segments }) => ({
    segments,
    points: 0,
    seats: [view.seat],
  }));
  const tint = (why: SceneTint['why'], features: readonly TintedFeature[]) =>
    features.flatMap(({ segments, points, seats }): SceneTint[] => {
      const first = segments[0];
      if (!first) return [];
      return [{ why, kind: kindAt({ content, tiles }, first), segments, points, seats }];
    });
  return [...tint('owned', owned), ...tint('scored', scored), ...tint('ghost', open)];
}

function sceneSeats({ view, names, gained = [], stopped = false, scoring }: BoardPictureRequest): SceneSeat[] {
  const over = view.phase === 'over';
  const best = Math.max(...view.seats.map(({ score }) => score));
  const isLed = best > Math.min(...view.seats.map(({ score }) => score));
  return view.seats.map(({ colour, score }, seat) => ({
    colour,
    score,
    name: cleanName(names[seat] ?? '', SEAT_SIGNS[colour].letter),
    gained: gained[seat] ?? 0,
    toMove: !over && !stopped && view.seat === seat,
    // Nobody has a crown during the final scoring.
    leads: isLed && !scoring && score === best,
    winner: over && !scoring && score === best,
  }));
}

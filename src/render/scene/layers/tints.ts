import { tileOf } from '../../../core/tile.ts';
import { squareCorner, tilePointOnBoard } from '../../../drawing/board-grid.ts';
import { type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import type { Veil } from '../../../games/contract/picture.ts';
import type { ScenePiece, SceneTint } from '../../../games/contract/scene.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { outlineOf } from '../segment-shape.ts';

/** Colour of a feature that no seat or several seats hold. */
const SHARED = '#ffffff';

/** Default tint of features: a pure colour would change the colour of the ground. */
const VEIL: Veil = { opacity: '4d', white: 0.5, border: 1e-3 };

/**
 * Widths of the lines around a feature, the outermost first, in squares. Like the lines of pieces, they stand out from any ground.
 */
const LINES = { edge: 0.135, halo: 0.105, colour: 0.065 };

/** Factor for the width of the lines around the features of ghosts, which may be several on one tile, and of new pieces. */
const THIN_LINES = 0.5;

/** Lines do not become wider on squares with a larger side, in pixels. */
const THICKEST = 84;

/**
 * Tints features in the colour of the seats that scored or hold them, and outlines them where they end. Features on which a piece
 * may be placed are only outlined until one is chosen, as filling all of them would hide the board.
 */
export function tintOperations(context: BoardContext): DrawOperation[] {
  const { scene } = context;
  const isOpen = scene.ghosts.length > 0 && !scene.ghosts.some(({ chosen }) => chosen);
  const shown = scene.tints.filter(({ why, seats }) => why !== 'scored' || seats.length > 0);
  return shown.flatMap((tint, index): DrawOperation[] => {
    const { why, kind, segments } = tint;
    // A feature with several kinds of points is tinted once, for all seats that get some.
    const alike = shown.filter((other) => other.why === why && isSameFeature(other, tint));
    if (why !== 'ghost' && shown.indexOf(alike[0]!) < index) return [];
    const seats = why === 'ghost' ? tint.seats : [...new Set(alike.flatMap((other) => other.seats))];
    const look = {
      kind,
      part: why,
      colour: seatColour(context, { seats }),
      thickness: why === 'ghost' ? THIN_LINES : 1,
    };
    return outlined(context, segments, { ...look, isFilled: why !== 'ghost' || !isOpen });
  });
}

function isSameFeature({ segments: [one] }: SceneTint, { segments: [other] }: SceneTint): boolean {
  return one?.tile === other?.tile && one?.segment === other?.segment;
}

/**
 * Draws a thin line around the segments of the pieces of the last turn, as a piece hides whether it is on a road or on the field
 * beside it. Only in pictures that tell a turn.
 */
export function lastPieceOperations(context: BoardContext): DrawOperation[] {
  const { scene } = context;
  return lastPiecesOf(context).flatMap((piece): DrawOperation[] => {
    const colour = SEAT_SIGNS[scene.seats[piece.seat]!.colour].fill;
    const look = { kind: piece.kind, part: 'claimed', colour, thickness: THIN_LINES, isFilled: true };
    return outlined(context, [piece], look);
  });
}

/**
 * Returns the pieces of the last turn whose features are not tinted; none if the picture shows squares or a draft to choose.
 */
export function lastPiecesOf({ scene }: BoardContext): readonly ScenePiece[] {
  const isAsking = scene.legal.length > 0 || scene.tiles.some(({ draft }) => draft);
  if (scene.extent === 'whole' || isAsking) return [];
  const isTinted = ({ tile, segment }: SegmentPlace) =>
    scene.tints.some(({ segments }) => segments.some((one) => one.tile === tile && one.segment === segment));
  return scene.pieces.filter((piece) => piece.last && !isTinted(piece));
}

interface OutlinedLook {
  readonly kind: string;
  readonly part: string;
  readonly colour: string;
  /** Factor for the lines' usual width. */
  readonly thickness: number;
  readonly isFilled: boolean;
}

/** Draws segments, filled with a transparent colour if wanted, and lines where their feature ends. */
function outlined(context: BoardContext, segments: readonly SegmentPlace[], look: OutlinedLook): DrawOperation[] {
  const { layout, picture } = context;
  const { kind, part, colour, thickness, isFilled } = look;
  const { opacity, white, border } = picture.veils?.[kind] ?? VEIL;
  const fill = `${paled(colour, white)}${opacity}`;
  const outlines = segments.flatMap((place) => outlinesOf(context, place));
  const filled = isFilled ? outlines : [];
  const runs = outlines.flatMap(({ outline, points }) =>
    inner(outline, border).map((run) => run.map((at) => points[at]!)),
  );
  const lines = (stroke: string, share: number) => {
    const width = Math.max(2, Math.round(Math.min(layout.tile, THICKEST) * share * thickness));
    return runs.map((points) => ({ ...polyline(points, stroke, width), part }));
  };
  return [
    ...filled.map(({ points }) => polygon(points, { part, fill })),
    ...lines(SIGN_EDGE, LINES.edge),
    ...(colour === SHARED ? [] : lines(SIGN_HALO, LINES.halo)),
    ...lines(colour, LINES.colour),
  ];
}

/** Returns the colour of the seat of a tinted feature, or the shared colour for several seats. */
export function seatColour({ scene }: BoardContext, { seats }: Pick<SceneTint, 'seats'>): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
}

function paled(colour: string, white: number): string {
  const channels = [...Buffer.from(colour.slice(1), 'hex')];
  return `#${Buffer.from(channels.map((value) => Math.round(value + (255 - value) * white))).toString('hex')}`;
}

/** Returns the outlines of a segment, on the unturned tile and in pixels. */
function outlinesOf({ scene, layout, content, picture }: BoardContext, { tile, segment }: SegmentPlace) {
  const placed = scene.tiles[tile]!;
  return outlineOf(picture)(tileOf(content, placed.tile), segment).map((outline) => ({
    outline,
    points: outline.map((point) => squareCorner(layout, tilePointOnBoard(placed, point))),
  }));
}

/**
 * Returns the stretches of an outline, as indexes of its points, that do not lie along the border of a square: there the
 * feature continues on the next tile.
 */
function inner(outline: readonly Point[], near: number): number[][] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  outline.forEach((a, index) => {
    const next = (index + 1) % outline.length;
    if (isBorder(a, outline[next]!, near)) run = undefined;
    else if (run) run.push(next);
    else {
      run = [index, next];
      runs.push(run);
    }
  });
  return runs;
}

function isBorder(a: Point, b: Point, near: number): boolean {
  const isNear = (value: number) => Math.abs(value - Math.round(value)) < near;
  return (isNear(a.x) && Math.abs(a.x - b.x) < 1e-3) || (isNear(a.y) && Math.abs(a.y - b.y) < 1e-3);
}

import { tileOf } from '../../../core/tile.ts';
import { squareCorner, tilePointOnBoard } from '../../../drawing/board-grid.ts';
import { type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../../drawing/seat-sign.ts';
import type { Veil } from '../../../games/contract/picture.ts';
import type { ScenePiece, SceneTint } from '../../../games/contract/scene.ts';
import type { SegmentPlace } from '../../../games/contract/view.ts';
import type { BoardContext } from '../board-layout.ts';
import { outlineOf } from '../segment-shape.ts';

/** Colour of a feature that nobody or more than one seat holds. */
const SHARED = '#ffffff';

/** Default tint of features: a pure colour would change the colour of the ground. */
const VEIL: Veil = { opacity: '4d', white: 0.5, border: 1e-3 };

/**
 * Lines around a feature, in squares, from the outermost on: as pieces have them, so that they stand out from any
 * ground.
 */
const LINES = { edge: 0.135, halo: 0.105, colour: 0.065 };

/** Share of the lines' width around the features of ghosts, of which there are several on one tile, and of new pieces. */
const THIN_LINES = 0.5;

/** Side of a square from which on lines become no thicker, in pixels. */
const THICKEST = 84;

/**
 * Features in the colour of the seats that scored or hold them, outlined where they end. Those on which a piece may be placed
 * keep their own colours until one is chosen: all of them filled would hide the board.
 */
export function tintOperations(context: BoardContext): DrawOperation[] {
  const { scene } = context;
  const isOpen = scene.ghosts.length > 0 && !scene.ghosts.some(({ chosen }) => chosen);
  const shown = scene.tints.filter(({ why, seats }) => why !== 'scored' || seats.length > 0);
  return shown.flatMap((tint, index): DrawOperation[] => {
    const { why, kind, segments } = tint;
    // A feature with points of several kinds is tinted once, for all who get some.
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
 * Around what a piece of the last turn was placed on, a thin line on its tile: the piece itself hides whether that is a
 * road or the field beside it. Only where a picture tells a turn.
 */
export function claimOperations(context: BoardContext): DrawOperation[] {
  const { scene } = context;
  return claimsOf(context).flatMap((piece): DrawOperation[] => {
    const colour = SEAT_SIGNS[scene.seats[piece.seat]!.colour].fill;
    const look = { kind: piece.kind, part: 'claimed', colour, thickness: THIN_LINES, isFilled: true };
    return outlined(context, [piece], look);
  });
}

/**
 * Pieces of the last turn whose feature is not tinted anyway, where a picture tells a turn rather than asks for
 * something.
 */
export function claimsOf({ scene }: BoardContext): readonly ScenePiece[] {
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
  /** Share of the lines' usual width. */
  readonly thickness: number;
  readonly isFilled: boolean;
}

/** Segments, filled with a veil of a colour or not, and lines where their feature ends. */
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
    ...lines(EDGE, LINES.edge),
    ...(colour === SHARED ? [] : lines(HALO, LINES.halo)),
    ...lines(colour, LINES.colour),
  ];
}

/** The colour of the one seat that a feature is tinted for, or that of several. */
export function seatColour({ scene }: BoardContext, { seats }: Pick<SceneTint, 'seats'>): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
}

function paled(colour: string, white: number): string {
  const channels = [...Buffer.from(colour.slice(1), 'hex')];
  return `#${Buffer.from(channels.map((value) => Math.round(value + (255 - value) * white))).toString('hex')}`;
}

/** The outlines of a segment, as they are on the unturned tile and in pixels. */
function outlinesOf({ scene, layout, content, picture }: BoardContext, { tile, segment }: SegmentPlace) {
  const placed = scene.tiles[tile]!;
  return outlineOf(picture)(tileOf(content, placed.tile), segment).map((outline) => ({
    outline,
    points: outline.map((point) => squareCorner(layout, tilePointOnBoard(placed, point))),
  }));
}

/** Parts of an outline that do not run along the border of a square, where a feature goes on; as indexes of points. */
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

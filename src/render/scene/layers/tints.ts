import type { FeatureKind, SegmentPlace } from '../../../engine/index.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../art/seat-sign.ts';
import { segmentOutline } from '../../art/segment-outline.ts';
import { type DrawOperation, polygon, polyline } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { tileOf } from '../../tile-of.ts';
import { squareCorner } from '../board-layout.ts';
import { onBoard } from '../river-spaces.ts';
import type { SceneTint } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Colour of a feature that nobody or more than one seat holds. */
const SHARED = '#ffffff';

/**
 * What lies over a feature: its opacity, little, so that the ground stays what it is, and the share of white in it, as a
 * pure colour would turn the green of the jungle into brown or grey. A line this near to the border of a square runs
 * along it, in squares: ends of water are drawn a little short.
 */
const VEILS: Readonly<Record<FeatureKind, { opacity: string; white: number; border: number }>> = {
  tributary: { opacity: '99', white: 0, border: 0.06 },
  village: { opacity: '4d', white: 0.4, border: 1e-3 },
  jungle: { opacity: '4d', white: 0.6, border: 1e-3 },
};

/** Lines around a feature, in squares, from the outermost on: as pieces have them, so that they stand out from any ground. */
const LINES = { edge: 0.135, halo: 0.105, colour: 0.065 };

/** Side of a square from which on lines become no thicker, in pixels. */
const THICKEST = 84;

/** Features in the colour of the seats that scored or hold them, outlined where they end. */
export function tintOperations(sheet: Sheet): DrawOperation[] {
  const { scene, layout } = sheet;
  return scene.tints.flatMap((tint): DrawOperation[] => {
    const { why: part, kind } = tint;
    if (part === 'scored' && tint.seats.length === 0) return [];
    const colour = seatColour(sheet, tint);
    const { opacity, white, border } = VEILS[kind];
    const fill = `${paled(colour, white)}${opacity}`;
    const outlines = tint.segments.flatMap((place) => outlinesOf(sheet, place));
    const runs = outlines.flatMap(({ outline, points }) =>
      inner(outline, border).map((run) => run.map((at) => points[at]!)),
    );
    const lines = (stroke: string, share: number) => {
      const width = Math.max(2, Math.round(Math.min(layout.tile, THICKEST) * share));
      return runs.map((points) => ({ ...polyline(points, stroke, width), part }));
    };
    return [
      ...outlines.map(({ points }) => polygon(points, { part, fill })),
      ...lines(EDGE, LINES.edge),
      ...(colour === SHARED ? [] : lines(HALO, LINES.halo)),
      ...lines(colour, LINES.colour),
    ];
  });
}

/** The colour of the one seat that a feature is tinted for, or that of several. */
export function seatColour({ scene }: Sheet, { seats }: SceneTint): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
}

function paled(colour: string, white: number): string {
  const channels = [...Buffer.from(colour.slice(1), 'hex')];
  return `#${Buffer.from(channels.map((value) => Math.round(value + (255 - value) * white))).toString('hex')}`;
}

/** The outlines of a segment, as they are on the unturned tile and in pixels. */
function outlinesOf({ scene, layout, set }: Sheet, { tile, segment }: SegmentPlace) {
  const placed = scene.tiles[tile]!;
  return segmentOutline(tileOf(set, placed.tile), segment).map((outline) => ({
    outline,
    points: outline.map((point) => squareCorner(layout, onBoard(placed, point))),
  }));
}

/** Stretches of an outline that do not run along the border of a square, where a feature goes on; as indexes of points. */
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

import type { FeatureKind, SegmentPlace } from '../../../engine/index.ts';
import { EDGE, HALO, SEAT_SIGNS } from '../../art/seat-sign.ts';
import { segmentOutline } from '../../art/segment-outline.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { squareCorner } from '../board-layout.ts';
import { onBoard } from '../river-spaces.ts';
import type { SceneTint } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Colour of a feature that nobody or more than one seat holds. */
const SHARED = '#ffffff';

/** Opacity of what lies over a feature: little, so that the ground stays what it is. */
const VEIL: Readonly<Record<FeatureKind, string>> = { tributary: '99', village: '4d', jungle: '4d' };

/** Share of white in what lies over a feature: a pure colour would turn the green of the jungle into brown or grey. */
const PALE: Readonly<Record<FeatureKind, number>> = { tributary: 0, village: 0.4, jungle: 0.6 };

/** Lines around a feature, in squares, from the outermost on: as pieces have them, so that they stand out from any ground. */
const LINES = { edge: 0.135, halo: 0.105, colour: 0.065 };

/** Side of a square from which on lines become no thicker, in pixels of density 1. */
const THICKEST = 84;

/** A line this near to the border of a square runs along it, in squares: ends of water are drawn a little short. */
const BORDER = { traced: 1e-3, water: 0.06 };

/** Features in the colour of the seats that scored or hold them, outlined where they end. */
export function tintOperations(sheet: Sheet): DrawOperation[] {
  const { scene, layout } = sheet;
  return scene.tints.flatMap((tint) => {
    const { why, kind } = tint;
    if (why === 'scored' && tint.seats.length === 0) return [];
    const colour = seatColour(sheet, tint);
    const outlines = tint.segments.flatMap((place) => outlinesOf(sheet, place));
    const near = kind === 'tributary' ? BORDER.water : BORDER.traced;
    const runs = outlines.flatMap(({ outline, polygon }) =>
      inner(outline, near).map((run) => run.map((at) => polygon[at]!)),
    );
    const line = (stroke: string, share: number) =>
      runs.map(
        (points): DrawOperation => ({
          kind: 'line',
          part: why,
          points,
          stroke,
          width: Math.max(2, Math.round(Math.min(layout.tile, THICKEST * layout.density) * share)),
        }),
      );
    return [
      ...outlines.map(
        ({ polygon }): DrawOperation => ({
          kind: 'polygon',
          part: why,
          points: polygon,
          fill: `${paled(colour, PALE[kind])}${VEIL[kind]}`,
        }),
      ),
      ...line(EDGE, LINES.edge),
      ...(colour === SHARED ? [] : line(HALO, LINES.halo)),
      ...line(colour, LINES.colour),
    ];
  });
}

/** The colour of the one seat that a feature is tinted for, or that of several. */
export function seatColour({ scene }: Sheet, { seats }: SceneTint): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
}

function paled(colour: string, white: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (255 - value) * white)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The outlines of a segment, as they are on the unturned tile and in pixels. */
function outlinesOf({ scene, layout, set }: Sheet, { tile, segment }: SegmentPlace) {
  const placed = scene.tiles[tile]!;
  const type = set.tiles[set.indexOf.get(placed.tile)!]!;
  return segmentOutline(type, segment).map((outline) => ({
    outline,
    polygon: outline.map((point) => squareCorner(layout, onBoard(placed, point))),
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

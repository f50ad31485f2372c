import type { SegmentPlace } from '../../../engine/index.ts';
import { signArt } from '../../art/piece-art.ts';
import { SEAT_SIGNS } from '../../art/seat-sign.ts';
import { segmentOutline } from '../../art/segment-outline.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import { type Box, squareCorner, squaresBox } from '../board-layout.ts';
import { onBoard } from '../river-spaces.ts';
import type { SceneTint } from '../scene.ts';
import type { Sheet } from '../sheet.ts';

/** Colour of a feature that nobody or more than one seat holds. */
const SHARED = '#ffffff';
const EDGE = '#1c1a17';

/** Room of a label's letters in its height. */
const LABEL = { high: 1.5, badge: 1.15, side: 0.35 };

/** Features in the colour of the seats that scored or hold them, outlined where they end. */
export function tintOperations(sheet: Sheet): DrawOperation[] {
  const { scene, layout } = sheet;
  return scene.tints.flatMap((tint) => {
    const colour = colourOf(sheet, tint);
    const outlines = tint.segments.flatMap((place) => outlinesOf(sheet, place));
    const runs = outlines.flatMap(({ outline, polygon }) => inner(outline).map((run) => run.map((at) => polygon[at]!)));
    const line = (stroke: string, share: number) =>
      runs.map(
        (points): DrawOperation => ({
          kind: 'line',
          part: tint.why,
          points,
          stroke,
          width: Math.max(2, Math.round(layout.tile * share)),
        }),
      );
    return [
      ...outlines.map(
        ({ polygon }): DrawOperation => ({ kind: 'polygon', part: tint.why, points: polygon, fill: `${colour}80` }),
      ),
      ...line(EDGE, 0.075),
      ...line(colour === SEAT_SIGNS.black.fill ? SHARED : colour, 0.045),
    ];
  });
}

/** The points of the tinted features with the letters of their seats, above everything else on the board. */
export function tintLabelOperations(sheet: Sheet): DrawOperation[] {
  const taken: Box[] = [];
  return sheet.scene.tints.flatMap((tint) => {
    const label = labelOf(sheet, tint);
    const box = freePlace(sheet, tint, label, taken);
    taken.push(box);
    return labelOperations(sheet, tint, { ...label, box });
  });
}

function colourOf({ scene }: Sheet, { seats }: SceneTint): string {
  return seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : SHARED;
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
function inner(outline: readonly Point[]): number[][] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  outline.forEach((a, index) => {
    const next = (index + 1) % outline.length;
    if (isBorder(a, outline[next]!)) run = undefined;
    else if (run) run.push(next);
    else {
      run = [index, next];
      runs.push(run);
    }
  });
  return runs;
}

function isBorder(a: Point, b: Point): boolean {
  const near = (value: number) => Math.abs(value - Math.round(value)) < 1e-3;
  return (near(a.x) && Math.abs(a.x - b.x) < 1e-3) || (near(a.y) && Math.abs(a.y - b.y) < 1e-3);
}

/** Sizes of a label in pixels: of its text, its badges, and its plate. */
interface Label {
  readonly text: string;
  readonly size: number;
  readonly badge: number;
  readonly wide: number;
  readonly high: number;
}

function labelOf({ layout }: Sheet, { why, points, seats }: SceneTint): Label {
  const size = Math.max(Math.round(layout.text * 0.7), Math.round(layout.tile * 0.26));
  const text = why === 'scored' ? `+${points}` : String(points);
  const badge = Math.round(size * LABEL.badge);
  const wide = Math.round(size * (0.64 * text.length + 2 * LABEL.side)) + seats.length * (badge + 2);
  return { text, size, badge, wide, high: Math.round(size * LABEL.high) };
}

/** Across the border of the tile laid last, which people look at, where no other label is. */
function freePlace({ scene, layout }: Sheet, tint: SceneTint, { wide, high }: Label, taken: readonly Box[]): Box {
  const latest = Math.max(...tint.segments.map(({ tile }) => tile));
  const tile = squaresBox(layout, scene.tiles[latest]!.squares);
  const middle = { x: tile.x + Math.round((tile.wide - wide) / 2), y: tile.y + Math.round((tile.high - high) / 2) };
  const above = { x: middle.x, y: tile.y - Math.round(high * 0.75) };
  const below = { x: middle.x, y: tile.y + tile.high - Math.round(high * 0.25) };
  const before = { x: tile.x - Math.round(wide * 0.85), y: middle.y };
  const behind = { x: tile.x + tile.wide - Math.round(wide * 0.15), y: middle.y };
  const wishes = [above, below, behind, before, middle].map((wish) =>
    withinBoard(layout.board, { ...wish, wide, high }),
  );
  return wishes.find((box) => taken.every((other) => !meet(box, other))) ?? wishes[0]!;
}

function withinBoard(board: Box, { x, y, wide, high }: Box): Box {
  return {
    x: Math.max(board.x, Math.min(x, board.x + board.wide - wide)),
    y: Math.max(board.y, Math.min(y, board.y + board.high - high)),
    wide,
    high,
  };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
}

function labelOperations(
  { scene, paper }: Sheet,
  { why, seats }: SceneTint,
  { text, size, badge, box }: Label & { readonly box: Box },
): DrawOperation[] {
  const middle = box.y + Math.round(box.high / 2);
  const start = box.x + Math.round(size * LABEL.side);
  return [
    {
      kind: 'box',
      part: why,
      ...box,
      radius: Math.round(box.high * 0.3),
      fill: paper.card,
      stroke: paper.ink,
      width: Math.max(2, Math.round(size * 0.1)),
    },
    ...seats.flatMap((seat, index) => {
      const { colour } = scene.seats[seat]!;
      return signArt({ colour, x: start + index * (badge + 2) + Math.round(badge / 2), y: middle, size: badge });
    }),
    {
      kind: 'text',
      part: why,
      text,
      x: start + seats.length * (badge + 2) + Math.round(size * 0.06),
      y: middle,
      size,
      bold: true,
      fill: paper.ink,
      align: 'left',
    },
  ];
}

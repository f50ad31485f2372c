import { boxesIn, cheapestChoice } from '../../../../drawing/cheapest.ts';
import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { memoizeBy } from '../../../../drawing/memoize.ts';
import { type Box, boxesOverlap, inset } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import { resizeOperations } from '../../../../drawing/transform.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { type CarcassonneContext, type LegendEntry, SIGN_WIDTH } from '../context.ts';
import { compassBox, compassOf } from './compass.ts';
import { entriesOn } from './legend-signs.ts';
import { MAP_COLOURS } from './palette.ts';
import { freeRoomOf, isShown } from './room.ts';

/** Heights of letters that are tried, in squares. */
const SIZES = [0.44, 0.42, 0.4, 0.38, 0.36, 0.34, 0.32, 0.3, 0.28, 0.26, 0.24];

/** Letters below this cannot be read in a picture that is opened, in pixels. */
const MIN = 16;

/** Sizes of the parts, in heights of letters: of a row, of its sign, and of the gaps around and between columns. */
const ROW = 1.46;
const SIGN = 1.26;
const PAD = { edge: 0.5, words: 0.5, columns: 0.9 };

/** Step between the places that are tried, and free margin around them, in squares. */
const STEP = 0.2;
const AROUND = 0.06;

/** Place of a legend on its map, with the height of its letters and its number of columns. */
interface Place {
  readonly box: Box;
  readonly size: number;
  readonly columns: number;
}

/** A legend: its place, and its signs with their meanings. */
export interface Legend extends Place {
  readonly rows: readonly { readonly entry: LegendEntry; readonly text: string }[];
}

/**
 * The legend of a picture that shows all of a map, in the sea or a neighbouring country, where nothing is printed: the
 * board is as large as without it. None where it could not be read.
 */
export function legendOf(map: GameMap, { scene, layout, words }: CarcassonneContext): Legend | undefined {
  if (!isShown({ x: -1, y: -1, width: map.width + 2, height: map.height + 2 }, layout)) return undefined;
  const rows = entriesOn(map, scene.facts.view).flatMap((entry) => {
    const text = words[`legend-${entry.sign}`];
    return text === undefined ? [] : [{ entry, text }];
  });
  const widest = Math.max(...rows.map(({ text }) => textWidth(text)));
  const place = placeOf(map, { rows: rows.length, widest });
  return place && place.size * layout.tile >= MIN ? { ...place, rows } : undefined;
}

/** Size of a legend's content: number of rows, and width of the widest row in heights of letters. */
interface Size {
  readonly rows: number;
  readonly widest: number;
}

/** The largest letters that have room, if possible beside the compass rose, as near to a corner as can be. */
const placeOf = memoizeBy((map: GameMap, wanted: Size): Place | undefined => {
  const { isFree } = freeRoomOf(map);
  const rose = compassOf(map, undefined);
  const compass = rose && compassBox(rose);
  const start = AROUND - 1;
  const room = { x: start, y: start, width: map.width + 1 - start, height: map.height + 1 - start };
  const costOf = ({ box, columns }: Place) => {
    const { x, y, width, height } = box;
    if (!isFree(inset(box, -AROUND))) return Number.POSITIVE_INFINITY;
    const [across, down] = [Math.min(x + 1, map.width + 1 - x - width), Math.min(y + 1, map.height + 1 - y - height)];
    return Math.hypot(across, down) + (compass && boxesOverlap(box, compass) ? 100 : 0) + columns * 0.01;
  };
  for (const size of SIZES) {
    const places = [1, 2, 3].flatMap((columns) =>
      [...boxesIn(room, sizeOf(wanted, columns, size), STEP)].map((box): Place => ({ box, size, columns })),
    );
    const best = cheapestChoice(places, costOf);
    if (best) return best.choice;
  }
  return undefined;
});

function sizeOf({ rows, widest }: Size, columns: number, size: number) {
  const width = columns * columnWidth(widest) + (columns - 1) * PAD.columns + 2 * PAD.edge;
  const height = Math.ceil(rows / columns) * ROW + 2 * PAD.edge - (ROW - SIGN);
  return { width: width * size, height: height * size };
}

/** The width of a column, in heights of letters. */
function columnWidth(widest: number): number {
  return SIGN * SIGN_WIDTH + PAD.words + widest;
}

/** A legend on its card. */
export function legendArt({ box, size, columns, rows }: Legend, context: CarcassonneContext): DrawOperation[] {
  const { scene, theme } = context;
  const { banner, coast, name: fill } = MAP_COLOURS[theme];
  const each = Math.ceil(rows.length / columns);
  const widest = Math.max(...rows.map(({ text }) => textWidth(text)));
  const look = { theme, view: scene.facts.view, colour: scene.seats[0]!.colour };
  return [
    rectangle(box, { part: 'legend', fill: banner, stroke: coast, lineWidth: 0.03, radius: size * 0.3 }),
    ...rows.flatMap(({ entry, text }, at): DrawOperation[] => {
      const x = box.x + size * (PAD.edge + Math.floor(at / each) * (columnWidth(widest) + PAD.columns));
      const y = box.y + size * (PAD.edge + (at % each) * ROW);
      const line = { x: x + size * (SIGN * SIGN_WIDTH + PAD.words), y: y + (size * SIGN) / 2 };
      return [
        ...resizeOperations([...entry.art(look)], size * SIGN, { x, y }).map((one) => ({
          ...one,
          part: 'legend-sign',
        })),
        { kind: 'text', part: 'legend', text, ...line, size, bold: true, align: 'left', fill },
      ];
    }),
  ];
}

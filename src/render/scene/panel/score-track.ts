import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { signArt } from '../../../drawing/piece-art.ts';
import { type Box, middleOf, type Point } from '../../../drawing/point.ts';
import type { SceneSeat } from '../../../games/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { lineOperation } from './card.ts';

/** Spaces of the track, in rows from the left to the right; whoever passes the last one begins again at 0. */
const SPACES = 50;
const ROWS = 2;
const COLUMNS = SPACES / ROWS;

/** Interval of the numbered spaces. */
const NUMBERED_EVERY = 5;

/** From this number on, markers of one space are small, in rows of this many. */
const CROWD = 3;

/** Width of a crowd, and of two markers, in spaces. */
const CROWDED = 1.5;
const PAIRED = 1.1;

/** The score track with a marker for every seat; a marker says how many points of earlier rounds it has. */
export function scoreTrack(context: BoardContext, track: Box): DrawOperation[] {
  const { text } = context.layout;
  const cells = Array.from({ length: SPACES }, (_, space) => cellOf(track, space));
  const rim = { stroke: context.paper.cardRim, lineWidth: Math.max(2, Math.round(text * 0.06)) };
  return [
    ...cells.flatMap((cell, space) => cellOperations(context, cell, space)),
    rectangle(track, { part: 'track', radius: Math.round(text * 0.2), ...rim }),
    ...cells.flatMap((cell, space) => {
      const here = context.scene.seats.filter(({ score }) => score % SPACES === space);
      return here.flatMap((seat, index) =>
        marker(context, seat, markerPlace(track, cell, { count: here.length, index })),
      );
    }),
  ];
}

function cellOf({ x, y, width, height }: Box, space: number): Box {
  const column = space % COLUMNS;
  const left = Math.round((width * column) / COLUMNS);
  const right = Math.round((width * (column + 1)) / COLUMNS);
  const rowHeight = Math.floor(height / ROWS);
  return { x: x + left, y: y + Math.floor(space / COLUMNS) * rowHeight, width: right - left, height: rowHeight };
}

function cellOperations(context: BoardContext, cell: Box, space: number): DrawOperation[] {
  const { paper } = context;
  const isNumbered = space % NUMBERED_EVERY === 0;
  const fill = isNumbered ? paper.trackEven : paper.trackOdd;
  const size = Math.round(Math.min(cell.height * 0.5, cell.width * 0.56));
  return [
    rectangle(cell, { part: 'track', fill, stroke: paper.cardRim, lineWidth: 1 }),
    ...(isNumbered
      ? [lineOperation(context, 'track', space, { ...middleOf(cell), size, align: 'center', fill: paper.faint })]
      : []),
  ];
}

function markerPlace(
  track: Box,
  cell: Box,
  { count, index }: { count: number; index: number },
): Point & { readonly size: number } {
  const { width, height } = cell;
  const middle = middleOf(cell);
  // A group may extend beyond its space, but not beyond the end of the track.
  const within = (half: number) => Math.max(track.x + half, Math.min(middle.x, track.x + track.width - half));
  if (count < CROWD) {
    const size = Math.round(Math.min(height * 0.84, (width * (count === 1 ? 0.9 : PAIRED)) / count - 1));
    const centre = within(Math.ceil((count * (size + 2)) / 2));
    return { x: centre + Math.round((index - (count - 1) / 2) * (size + 2)), y: middle.y, size };
  }
  const size = Math.round(Math.min(height * 0.47, (width * CROWDED) / CROWD));
  const centre = within(Math.round((size * 1.04 * CROWD) / 2));
  const isFirstRow = index < CROWD;
  const column = (index % CROWD) - ((isFirstRow ? CROWD : count - CROWD) - 1) / 2;
  const row = count === CROWD ? 0 : isFirstRow ? -0.5 : 0.5;
  return { x: centre + Math.round(column * size * 1.04), y: middle.y + Math.round(row * size * 1.04), size };
}

function marker(
  context: BoardContext,
  { colour, score }: SceneSeat,
  place: Point & { readonly size: number },
): DrawOperation[] {
  const rounds = Math.floor(score / SPACES);
  const { x, y, size } = place;
  if (rounds === 0) return signArt(colour, place, size);
  const { highlight: fill, highlightCase: ink } = context.paper;
  const text = `${rounds * SPACES}+`;
  const height = Math.round(size * 0.4);
  const width = Math.round(height * (0.4 + 0.62 * text.length));
  // The mark is below the letter.
  const half = Math.round(size * 0.54);
  const small = Math.round(size * 0.72);
  const mark = { x: x - Math.round(width / 2), y: y + half - height, width, height };
  const line = { x, y: mark.y + Math.round(height / 2), size: Math.round(height * 0.86), fill: ink };
  return [
    ...signArt(colour, { x, y: y - half + Math.round(small / 2) }, small),
    rectangle(mark, { part: 'track', radius: Math.round(height / 3), fill, stroke: ink, lineWidth: 1.5 }),
    lineOperation(context, 'track', text, { ...line, bold: true, align: 'center' }),
  ];
}

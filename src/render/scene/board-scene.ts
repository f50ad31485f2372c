import { mouthOperations } from '../art/mouth-art.ts';
import { coloursOf } from '../art/palette.ts';
import { anchorsOf } from '../art/tile-layout.ts';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import type { BoardPictureRequest } from '../request.ts';
import { type BoardLayout, boardLayout, lastLaid, SMALLEST_TEXT, squareCorner } from './board-layout.ts';
import { panelOperations } from './panel.ts';
import { onBoard, riverSpaces, roomAt } from './river-spaces.ts';

const { paper: PAPER } = coloursOf('day');

/** Width that a space's number of two digits needs, in pixels. */
const NUMBER_ROOM = 27;
/** Where spaces are too close for numbers, every one of these is numbered. */
const NUMBERED_EVERY = 4;

/** Room that the letter on a boat needs to be read, in pixels. */
const LETTER_ROOM = 23;

/** The picture of a board as plain data. */
export function boardScene(request: BoardPictureRequest): Drawing {
  const layout = boardLayout(request);
  return {
    width: layout.width,
    height: layout.height,
    theme: request.theme ?? 'day',
    background: PAPER.ground,
    operations: [
      ...groundOperations(request, layout),
      ...coordinates(layout),
      { kind: 'clip', ...layout.board },
      ...tileOperations(request, layout),
      ...mouthOperations(request, layout),
      ...lastTurn(request, layout),
      ...spaceMarks(request, layout),
      ...pieces(request, layout),
      ...boats(request, layout),
      ...legalSquares(request, layout),
      { kind: 'unclip' },
      ...panelOperations(request, layout),
    ],
  };
}

function groundOperations({ view }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { area, board, tile } = layout;
  const operations: DrawOperation[] = [];
  const ahead = Math.min(area.columns, area.x + area.columns - 1 - view.river.front);
  if (ahead > 0 && view.phase !== 'over') {
    const x = board.x + board.wide - ahead * tile;
    operations.push({
      kind: 'box',
      part: 'ahead',
      x,
      y: board.y,
      wide: ahead * tile,
      high: board.high,
      radius: 0,
      fill: PAPER.ahead,
    });
  }
  const line = (from: Point, to: Point): DrawOperation => ({
    kind: 'line',
    part: 'ground',
    points: [from, to],
    stroke: PAPER.grid,
    width: 2,
  });
  for (let column = 0; column <= area.columns; column++) {
    const x = board.x + column * tile;
    operations.push(line({ x, y: board.y }, { x, y: board.y + board.high }));
  }
  for (let row = 0; row <= area.rows; row++) {
    const y = board.y + row * tile;
    operations.push(line({ x: board.x, y }, { x: board.x + board.wide, y }));
  }
  return operations;
}

/** Numbers of columns above and below, of rows on both sides, as a player types them (A1). */
function coordinates({ area, board, tile, text }: BoardLayout): DrawOperation[] {
  const size = Math.max(SMALLEST_TEXT, Math.min(Math.round(text * 0.95), Math.round(tile * 0.42)));
  const label = (value: number, x: number, y: number): DrawOperation => ({
    kind: 'text',
    part: 'coordinate',
    text: String(value).replace('-', '−'),
    x,
    y,
    size,
    bold: true,
    fill: PAPER.frame,
    align: 'center',
  });
  const columns = Array.from({ length: area.columns }, (_, column) => {
    const x = board.x + (column + 0.5) * tile;
    const value = area.x + column;
    return [label(value, x, board.y - text * 0.7), label(value, x, board.y + board.high + text * 0.7)];
  });
  const rows = Array.from({ length: area.rows }, (_, row) => {
    const y = board.y + (row + 0.5) * tile;
    const value = area.y + row;
    return [label(value, board.x - text * 0.95, y), label(value, board.x + board.wide + text * 0.95, y)];
  });
  return [...columns, ...rows].flat();
}

function tileOperations({ view }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  return view.tiles.map((placed) => ({
    kind: 'tile',
    ...squareCorner(layout, placed),
    tile: placed.tile,
    rotation: placed.rotation,
    size: layout.tile,
  }));
}

function lastTurn({ view }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { tile } = layout;
  return lastLaid(view, 1).flatMap(({ squares }) => {
    const corners = squares.map((square) => squareCorner(layout, square));
    const x = Math.min(...corners.map((corner) => corner.x));
    const y = Math.min(...corners.map((corner) => corner.y));
    const wide = Math.max(...corners.map((corner) => corner.x)) + tile - x;
    const high = Math.max(...corners.map((corner) => corner.y)) + tile - y;
    const frame = (stroke: string, width: number): DrawOperation => ({
      kind: 'box',
      part: 'last-turn',
      x,
      y,
      wide,
      high,
      radius: tile * 0.06,
      stroke,
      width,
    });
    return [frame(PAPER.highlightCase, tile * 0.1 + 3), frame(PAPER.highlight, tile * 0.07 + 1)];
  });
}

/** Numbered stepping marks; boats stand on theirs. */
function spaceMarks({ view, set }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const spaces = riverSpaces(view, set);
  return spaces.flatMap((space, index) => {
    const { x, y } = squareCorner(layout, space);
    const number = index + 1;
    const wide = roomAt(spaces, index) * layout.tile >= NUMBER_ROOM;
    const numbered = wide || number === 1 || number === spaces.length || number % NUMBERED_EVERY === 0;
    const radius = numbered ? Math.max(12.5, layout.tile * 0.1) : Math.max(5, layout.tile * 0.055);
    const mark: DrawOperation = {
      kind: 'circle',
      part: 'space',
      x,
      y,
      radius,
      fill: 'rgba(255, 250, 235, 0.9)',
      stroke: '#1d4f74',
      width: 2,
    };
    if (!numbered) return [mark];
    const size = Math.max(SMALLEST_TEXT, Math.round(radius * 1.25));
    return [
      mark,
      { kind: 'text', part: 'space', text: String(number), x, y, size, fill: '#123a57', bold: true, align: 'center' },
    ];
  });
}

function pieces({ view, set }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const size = Math.max(36, Math.round(layout.tile * 0.33));
  return view.pieces.map(({ seat, piece, tile, segment }, index) => {
    const placed = view.tiles[tile]!;
    const anchor = anchorsOf(set.tiles[set.indexOf.get(placed.tile)!]!)[segment]!;
    const before = view.pieces.slice(0, index).filter((other) => other.tile === tile && other.segment === segment);
    const { x, y } = squareCorner(layout, onBoard(placed, anchor));
    const shift = before.length * size * 0.5;
    return { kind: 'piece', piece, colour: view.seats[seat]!.colour, x: x + shift, y: y + shift * 0.3, size };
  });
}

/** Boats stand on their spaces; those that would hide another's letter move aside, across the river. */
function boats({ view, set }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const spaces = riverSpaces(view, set);
  const size = Math.max(30, Math.round(layout.tile * 0.26));
  const lane = Math.max(LETTER_ROOM, size * 0.76);
  const taken: Point[] = [];
  return view.seats.map(({ colour, space }) => {
    const { x, y } = squareCorner(layout, spaces[space - 1]!);
    const lanes = Array.from(
      { length: 2 * view.seats.length },
      (_, at) => y + Math.ceil(at / 2) * (at % 2 ? lane : -lane),
    );
    const free = (at: number) =>
      taken.every((other) => Math.abs(other.x - x) >= LETTER_ROOM || Math.abs(other.y - at) >= lane - 1);
    const point = { x, y: lanes.find(free) ?? y };
    taken.push(point);
    return { kind: 'piece', piece: 'boat', colour, ...point, size };
  });
}

function legalSquares({ legal = [] }: BoardPictureRequest, layout: BoardLayout): DrawOperation[] {
  const { tile } = layout;
  const size = Math.max(SMALLEST_TEXT, Math.round(tile * 0.42));
  return legal.flatMap(({ x, y, label }): DrawOperation[] => {
    const corner = squareCorner(layout, { x, y });
    const inset = Math.round(tile * 0.07);
    return [
      {
        kind: 'box',
        part: 'legal',
        x: corner.x + inset,
        y: corner.y + inset,
        wide: tile - 2 * inset,
        high: tile - 2 * inset,
        radius: tile * 0.14,
        fill: PAPER.legal,
        stroke: PAPER.legalRim,
        width: Math.max(3, tile * 0.045),
      },
      {
        kind: 'text',
        part: 'legal',
        text: label,
        x: corner.x + tile / 2,
        y: corner.y + tile / 2,
        size,
        bold: true,
        fill: PAPER.legalRim,
        align: 'center',
        maxWidth: tile - 2 * inset,
      },
    ];
  });
}

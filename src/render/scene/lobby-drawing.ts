import { cheapestChoice } from '../../drawing/cheapest.ts';
import { type Drawing, type DrawOperation, dashesAround, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS, type PaperColours } from '../../drawing/paper.ts';
import { Pen } from '../../drawing/pen.ts';
import { seatSignArt } from '../../drawing/piece-art.ts';
import { type Box, inset, type Point, squareAround } from '../../drawing/point.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import { sizeToFit, textWidth } from '../../drawing/text-width.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { LobbyFact, LobbyPictureRequest } from '../request.ts';
import { boardScene } from './board-scene.ts';
import { type FramedBoard, framedBoard } from './framed-board.ts';
import { CARD_SIZE, graphText, headRim } from './graph-text.ts';
import { landscapeOf } from './landscape.ts';
import { cleanName } from './name.ts';

const EDGE = 28;
const GAP = 16;

const TITLE_HEIGHT = 120;

/** Width of the board, also beside two columns of facts, and the side of a square of a landscape, in pixels. */
const BOARD = { width: 640, narrow: 320 };
const SQUARE = 80;

/** Most facts in one column: more are too small to be read on a phone. */
const MOST_IN_COLUMN = 8;

/** Height of a seat's card, and largest and smallest text size of its name, in pixels. */
const PLACE = { height: 98, name: 40, least: 26 };

/**
 * Largest and smallest text size of facts, size of their signs, largest height of a row, and height below which a row counts as
 * low.
 */
const FACT = { text: 32, least: 26, sign: 46, row: 88, low: 64 };

/** The room for board and facts, and the cards of all seats, in whole pixels. */
interface Places {
  readonly free: Box;
  readonly cards: readonly Box[];
}

/** Draws a lobby: the game's name, its board or a landscape of its tiles, its options, and its seats. */
export function lobbyDrawing(request: LobbyPictureRequest): Drawing {
  const { seats, places, theme = 'day' } = request;
  const paper = PAPER_COLOURS[theme];
  const { free, cards } = placesOf(Math.max(places, seats.length));
  const columns = Math.ceil(request.facts.length / MOST_IN_COLUMN);
  const board = boardOperations({ ...free, width: columns > 1 ? BOARD.narrow : BOARD.width }, request);
  const from = board.box.x + board.box.width + 2 * GAP;
  const width = (CARD_SIZE.width - EDGE - from) / columns;
  const inColumn = Math.ceil(request.facts.length / columns);
  const facts = Array.from({ length: columns }, (_, column) =>
    factOperations(
      { ...request, facts: request.facts.slice(column * inColumn, (column + 1) * inColumn) },
      { x: from + column * width, y: free.y, width: width - (columns > 1 ? GAP : 0), height: free.height },
      { paper, inColumn },
    ),
  ).flat();
  return {
    ...CARD_SIZE,
    theme,
    ...(board.palette !== undefined && { palette: board.palette }),
    background: paper.ground,
    cards,
    operations: [
      ...titleOperations(request, paper),
      ...board.operations,
      ...facts,
      ...cards.flatMap((box, index) => placeOperations({ box, paper }, seats[index], request.free)),
    ],
  };
}

/** Returns the cards of seats: up to three in one row, four in two rows, more in rows of three. */
function placesOf(count: number): Places {
  const columns = count > 4 ? 3 : count === 4 ? 2 : Math.max(2, count);
  const rows = Math.ceil(count / columns);
  const width = Math.floor((CARD_SIZE.width - 2 * EDGE - (columns - 1) * GAP) / columns);
  const top = CARD_SIZE.height - EDGE - rows * PLACE.height - (rows - 1) * GAP;
  const cards = Array.from({ length: count }, (_, index): Box => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: EDGE + column * (width + GAP), y: top + row * (PLACE.height + GAP), width, height: PLACE.height };
  });
  const y = TITLE_HEIGHT + GAP;
  return { free: { x: EDGE, y, width: CARD_SIZE.width - 2 * EDGE, height: top - GAP - y }, cards };
}

/** Draws the name of the game on a band, with the back of its tiles. */
function titleOperations({ game, title, theme = 'day' }: LobbyPictureRequest, paper: PaperColours): DrawOperation[] {
  const y = TITLE_HEIGHT / 2;
  const back = game.picture.back?.({ x: EDGE + 40, y }, 80, theme) ?? [];
  const x = back.length > 0 ? EDGE + 104 : EDGE;
  const maxWidth = CARD_SIZE.width - EDGE - x;
  const size = sizeToFit(title, 76, maxWidth);
  return [
    rectangle({ x: 0, y: 0, width: CARD_SIZE.width, height: TITLE_HEIGHT }, { part: 'head', fill: paper.toMove }),
    headRim(paper, TITLE_HEIGHT),
    ...back,
    graphText(paper, title, { x, y: y - 2, size, bold: true, part: 'title', maxWidth }),
  ];
}

/** Draws the board of the game, or a landscape that fills the box. */
function boardOperations(room: Box, request: LobbyPictureRequest): FramedBoard {
  const { board, chosen = {} } = request;
  const squares = { columns: Math.floor(room.width / SQUARE), rows: Math.floor(room.height / SQUARE) };
  const { view, area } = board ?? landscapeOf(request, { ...squares, chosen });
  return framedBoard(room, boardScene({ ...request, view, area, names: [], panel: false }), request, 'left');
}

/** Draws options of the game, each with a sign, in a column with room for `inColumn` of them. */
function factOperations(
  { facts, game, theme = 'day' }: LobbyPictureRequest,
  room: Box,
  { paper, inColumn }: { readonly paper: PaperColours; readonly inColumn: number },
): DrawOperation[] {
  const row = Math.min(FACT.row, room.height / inColumn);
  const top = room.y + (room.height - row * inColumn) / 2;
  const x = room.x + FACT.sign + 18;
  const maxWidth = room.x + room.width - x;
  return facts.flatMap((fact, at) => {
    const { sign, text } = fact;
    const middle = { x: room.x + FACT.sign / 2, y: Math.round(top + row * (at + 0.5)) };
    // In a low row, one line of text can be larger than two.
    const lines = textWidth(text) * (row < FACT.low ? FACT.least : FACT.text) <= maxWidth ? [text] : halves(text);
    const largest = Math.round(Math.min(FACT.text, (row - 6) / lines.length));
    const size = Math.max(FACT.least - 2, Math.min(...lines.map((line) => sizeToFit(line, largest, maxWidth))));
    return [
      ...(game.picture.signs?.[sign]?.(middle, FACT.sign, theme) ?? factSign(fact, middle, { game, theme, paper })),
      ...lines.map((line, index) => {
        const y = middle.y + (index - (lines.length - 1) / 2) * size * 1.12;
        return graphText(paper, line, { x, y, size, maxWidth, part: 'fact' });
      }),
    ];
  });
}

/** Divides a text at a blank into two lines of about the same width. */
function halves(text: string): string[] {
  const cuts = [...text.matchAll(/ /g)].map(({ index }) => index);
  const widest = (cut: number) => Math.max(textWidth(text.slice(0, cut)), textWidth(text.slice(cut + 1)));
  const best = cheapestChoice(cuts, widest)?.choice;
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}

/** Style of the signs of facts. */
interface SignLook {
  readonly part: string;
  readonly fill: string;
  readonly stroke: string;
  readonly lineWidth: number;
}

const DISC = [0, 0, FACT.sign / 2 - 3] as const;
const FIELD = [-19, -19, 38, 38] as const;

/** Drawings of the signs of facts that every game has, around a point. */
const FACT_SIGNS: Readonly<Record<string, (pen: Pen, look: SignLook) => DrawOperation[]>> = {
  tiles: (pen, look) => [pen.box(FIELD, look)],
  pace: (pen, look) => [
    pen.circle(DISC, look),
    pen.line([0, 1, 0, -13], look.stroke, 5),
    pen.line([0, 0, 10, 5], look.stroke, 5),
  ],
  order: (pen, look) => [
    pen.box(FIELD, { ...look, radius: 9 }),
    ...[-9, 0, 9].map((at) => pen.circle([at, at, 4], look.stroke)),
  ],
  hints: (pen, look) => [
    pen.circle(DISC, look),
    pen.line([-10, 0, 10, 0], look.stroke, 5),
    pen.line([0, -10, 0, 10], look.stroke, 5),
  ],
  advice: (pen, look) => [pen.polygon([-20, -18, 20, -18, 20, 10, 0, 10, -10, 20, -10, 10, -20, 10], look)],
  computer: (pen, look) => [
    pen.box([-19, -11, 38, 29], { ...look, radius: 7 }),
    pen.line([0, -12, 0, -21], look.stroke, 4),
    ...[-8, 8].map((x) => pen.circle([x, 2, 4], look.stroke)),
    pen.line([-8, 11, 8, 11], look.stroke, 3),
  ],
};

/** Draws the sign of a fact; a dot for a fact that only this game has. */
function factSign(
  { sign }: LobbyFact,
  point: Point,
  { game, theme, paper }: Pick<LobbyPictureRequest, 'game'> & { readonly theme: Theme; readonly paper: PaperColours },
): readonly DrawOperation[] {
  const pen = new Pen(point);
  const { back } = game.picture;
  if (sign === 'tiles' && back) return [4, -4].flatMap((off) => back(pen.at(off, off), FACT.sign - 10, theme));
  const look = { part: 'fact-sign', fill: paper.card, stroke: paper.frame, lineWidth: 5 };
  return FACT_SIGNS[sign]?.(pen, look) ?? [pen.circle([0, 0, 10], { ...look, fill: paper.highlight, lineWidth: 4 })];
}

/** Draws a card with the sign and name of a seat; a free seat is a dashed frame. */
function placeOperations(
  { box, paper }: { readonly box: Box; readonly paper: PaperColours },
  seat: LobbyPictureRequest['seats'][number] | undefined,
  free: string,
): DrawOperation[] {
  const sign = 68;
  const middle = { x: box.x + 18 + sign / 2, y: box.y + box.height / 2 };
  const line = { x: middle.x + sign / 2 + 18, y: middle.y };
  const maxWidth = box.x + box.width - 16 - line.x;
  if (!seat) {
    const look = { spacing: 24, shares: [0.2, 0.8], stroke: paper.frame, lineWidth: 4, part: 'place' } as const;
    const size = sizeToFit(free, 36, maxWidth);
    return [
      ...dashesAround(inset(box, 3), look),
      ...dashesAround(inset(squareAround(middle, sign), 6), look),
      graphText(paper, free, { ...line, size, fill: paper.frame, part: 'free', maxWidth }),
    ];
  }
  const name = cleanName(seat.name, SEAT_SIGNS[seat.colour].letter);
  const size = Math.max(PLACE.least, sizeToFit(name, PLACE.name, maxWidth));
  return [
    rectangle(inset(box, 2), { part: 'place', radius: 16, fill: paper.card, stroke: paper.cardRim, lineWidth: 4 }),
    ...seatSignArt(seat.colour, middle, sign),
    graphText(paper, name, { ...line, size, bold: true, part: 'name', maxWidth }),
  ];
}

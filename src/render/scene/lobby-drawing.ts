import { circle, type Drawing, type DrawOperation, polygon, polyline, rectangle } from '../../drawing/draw.ts';
import { PAPER, type PaperColours } from '../../drawing/paper.ts';
import { signArt } from '../../drawing/piece-art.ts';
import { along, type Box, inset, type Point, pointsOf } from '../../drawing/point.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import { fittedSize, textWidth } from '../../drawing/text-width.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { LobbyFact, LobbyPictureRequest } from '../request.ts';
import { type BoardIn, boardIn } from './board-in.ts';
import { boardScene } from './board-scene.ts';
import { graphText } from './graph-text.ts';
import { landscapeOf } from './landscape.ts';
import { cleanName } from './name.ts';

/** Size of the picture, in pixels: its smallest text can be read on a phone, which shows it in a quarter of that width. */
const SIZE = { width: 1200, height: 800 };
const EDGE = 28;
const GAP = 16;

const TITLE_HEIGHT = 120;

/** Width of the board, and the side of a square of a landscape, in pixels. */
const BOARD_WIDTH = 640;
const SQUARE = 80;

/** Height of a place, and the text sizes of its name. */
const PLACE = { height: 98, name: 40, least: 26 };

/** Text sizes of facts, the size of a sign beside one, its highest row, and what is a low one. */
const FACT = { text: 32, least: 26, sign: 46, row: 88, low: 64 };

/** The room of the board, and a card for every place, in whole pixels. */
interface Places {
  readonly room: Box;
  readonly cards: readonly Box[];
}

/** A game that waits for players: its name, its board or a landscape of its tiles, its options, and its seats. */
export function lobbyDrawing(request: LobbyPictureRequest): Drawing {
  const { seats, places, theme = 'day' } = request;
  const paper = PAPER[theme];
  const { room, cards } = placesOf(Math.max(places, seats.length));
  const board = boardOperations(room, request);
  const x = board.box.x + board.box.width + 2 * GAP;
  const facts = { x, y: room.y, width: SIZE.width - EDGE - x, height: room.height };
  return {
    ...SIZE,
    theme,
    ...(board.palette !== undefined && { palette: board.palette }),
    background: paper.ground,
    cards,
    operations: [
      ...titleOperations(request, paper),
      ...board.operations,
      ...factOperations(request, facts, paper),
      ...cards.flatMap((box, at) => placeOperations({ box, paper }, seats[at], request.free)),
    ],
  };
}

/** Up to three places share a row, four two, and more of them two of three each. */
function placesOf(count: number): Places {
  const columns = count > 4 ? 3 : count === 4 ? 2 : Math.max(2, count);
  const rows = Math.ceil(count / columns);
  const width = Math.floor((SIZE.width - 2 * EDGE - (columns - 1) * GAP) / columns);
  const top = SIZE.height - EDGE - rows * PLACE.height - (rows - 1) * GAP;
  const cards = Array.from({ length: count }, (_, at): Box => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: EDGE + column * (width + GAP),
      y: top + row * (PLACE.height + GAP),
      width,
      height: PLACE.height,
    };
  });
  const y = TITLE_HEIGHT + GAP;
  return { room: { x: EDGE, y, width: BOARD_WIDTH, height: top - GAP - y }, cards };
}

/** The name of the game on a band, with the back of its tiles. */
function titleOperations({ game, title, theme = 'day' }: LobbyPictureRequest, paper: PaperColours): DrawOperation[] {
  const y = TITLE_HEIGHT / 2;
  const back = game.picture.back?.({ x: EDGE + 40, y }, 80, theme) ?? [];
  const x = back.length > 0 ? EDGE + 104 : EDGE;
  const maxWidth = SIZE.width - EDGE - x;
  return [
    rectangle({ x: 0, y: 0, width: SIZE.width, height: TITLE_HEIGHT }, { part: 'head', fill: paper.toMove }),
    rectangle({ x: 0, y: TITLE_HEIGHT - 6, width: SIZE.width, height: 6 }, { part: 'head', fill: paper.toMoveRim }),
    ...back,
    graphText(paper, title, {
      x,
      y: y - 2,
      size: fittedSize(title, 76, maxWidth),
      bold: true,
      part: 'title',
      maxWidth,
    }),
  ];
}

/** The board of the game, or a landscape that fills the room. */
function boardOperations(room: Box, request: LobbyPictureRequest): BoardIn {
  const { board, chosen = {} } = request;
  const squares = { columns: Math.floor(room.width / SQUARE), rows: Math.floor(room.height / SQUARE) };
  const { view, area } = board ?? landscapeOf(request, { ...squares, chosen });
  return boardIn(room, boardScene({ ...request, view, area, names: [], panel: false }), request, 'left');
}

/** The options of the game, each with a sign, in a column. */
function factOperations(
  { facts, game, theme = 'day' }: LobbyPictureRequest,
  room: Box,
  paper: PaperColours,
): DrawOperation[] {
  const row = Math.min(FACT.row, room.height / facts.length);
  const top = room.y + (room.height - row * facts.length) / 2;
  const x = room.x + FACT.sign + 18;
  const width = room.x + room.width - x;
  return facts.flatMap(({ sign, text }, at) => {
    const y = Math.round(top + row * (at + 0.5));
    const middle = { x: room.x + FACT.sign / 2, y };
    // In a low row one line is larger than two.
    const lines = textWidth(text) * (row < FACT.low ? FACT.least : FACT.text) <= width ? [text] : halves(text);
    const largest = Math.min(FACT.text, (row - 6) / lines.length);
    const size = Math.max(
      FACT.least - 2,
      Math.min(...lines.map((line) => fittedSize(line, Math.round(largest), width))),
    );
    return [
      ...(game.picture.signs?.[sign]?.(middle, FACT.sign, theme) ?? factSign(sign, middle, { game, theme, paper })),
      ...lines.map((line, index) =>
        graphText(paper, line, {
          x,
          y: y + (index - (lines.length - 1) / 2) * size * 1.12,
          size,
          maxWidth: width,
          part: 'fact',
        }),
      ),
    ];
  });
}

/** A text in two lines of about the same width, cut at a blank. */
function halves(text: string): string[] {
  const cuts = [...text].flatMap((character, at) => (character === ' ' ? [at] : []));
  const [first, ...others] = cuts;
  if (first === undefined) return [text];
  const widest = (cut: number) => Math.max(textWidth(text.slice(0, cut)), textWidth(text.slice(cut + 1)));
  const best = others.reduce((one, other) => (widest(other) < widest(one) ? other : one), first);
  return [text.slice(0, best), text.slice(best + 1)];
}

/** The sign of a fact that every game has; a dot for one that only this game has. */
function factSign(
  sign: LobbyFact['sign'],
  { x, y }: Point,
  { game, theme, paper }: Pick<LobbyPictureRequest, 'game'> & { readonly theme: Theme; readonly paper: PaperColours },
): readonly DrawOperation[] {
  const half = FACT.sign / 2;
  const [ink, fill] = [paper.frame, paper.card];
  const line = (points: readonly (readonly [number, number])[], width = 5) =>
    polyline(
      points.map(([across, down]) => ({ x: x + across, y: y + down })),
      ink,
      width,
    );
  const disc = circle({ x, y }, half - 3, { part: 'fact-sign', fill, stroke: ink, lineWidth: 5 });
  switch (sign) {
    case 'tiles': {
      const back = game.picture.back;
      if (back)
        return [
          ...back({ x: x + 4, y: y + 4 }, FACT.sign - 10, theme),
          ...back({ x: x - 4, y: y - 4 }, FACT.sign - 10, theme),
        ];
      return [
        rectangle(
          { x: x - half + 4, y: y - half + 4, width: 2 * half - 8, height: 2 * half - 8 },
          { fill, stroke: ink, lineWidth: 5 },
        ),
      ];
    }
    case 'pace':
      return [
        disc,
        line([
          [0, 1],
          [0, -13],
        ]),
        line([
          [0, 0],
          [10, 5],
        ]),
      ];
    case 'order': {
      const box = { x: x - half + 4, y: y - half + 4, width: 2 * half - 8, height: 2 * half - 8 };
      const pips = [-9, 0, 9].map((at) => circle({ x: x + at, y: y + at }, 4, ink));
      return [rectangle(box, { part: 'fact-sign', fill, stroke: ink, lineWidth: 5, radius: 9 }), ...pips];
    }
    case 'hints':
      return [
        disc,
        line([
          [-10, 0],
          [10, 0],
        ]),
        line([
          [0, -10],
          [0, 10],
        ]),
      ];
    case 'advice':
      return [
        polygon(
          pointsOf([-20, -18, 20, -18, 20, 10, 0, 10, -10, 20, -10, 10, -20, 10]).map((one) => along({ x, y }, one, 1)),
          { part: 'fact-sign', fill, stroke: ink, lineWidth: 5 },
        ),
      ];
    case 'computer':
      return [
        rectangle(
          { x: x - 19, y: y - 11, width: 38, height: 29 },
          { part: 'fact-sign', fill, stroke: ink, lineWidth: 5, radius: 7 },
        ),
        line(
          [
            [0, -12],
            [0, -21],
          ],
          4,
        ),
        circle({ x: x - 8, y: y + 2 }, 4, ink),
        circle({ x: x + 8, y: y + 2 }, 4, ink),
        line(
          [
            [-8, 11],
            [8, 11],
          ],
          3,
        ),
      ];
    default:
      return [circle({ x, y }, 10, { part: 'fact-sign', fill: paper.highlight, stroke: ink, lineWidth: 4 })];
  }
}

/** A card with the sign and name of a seat; a free one is a dashed frame. */
function placeOperations(
  { box, paper }: { readonly box: Box; readonly paper: PaperColours },
  seat: LobbyPictureRequest['seats'][number] | undefined,
  free: string,
): DrawOperation[] {
  const sign = 68;
  const middle = { x: box.x + 18 + sign / 2, y: box.y + box.height / 2 };
  const x = middle.x + sign / 2 + 18;
  const maxWidth = box.x + box.width - 16 - x;
  if (!seat) {
    const field = { x: middle.x - sign / 2, y: middle.y - sign / 2, width: sign, height: sign };
    return [
      ...dashed(inset(box, 3), paper.frame, 'place'),
      ...dashed(inset(field, 6), paper.frame, 'place'),
      graphText(paper, free, {
        x,
        y: middle.y,
        size: fittedSize(free, 36, maxWidth),
        fill: paper.frame,
        part: 'free',
        maxWidth,
      }),
    ];
  }
  const name = cleanName(seat.name, SEAT_SIGNS[seat.colour].letter);
  const size = Math.max(PLACE.least, fittedSize(name, PLACE.name, maxWidth));
  return [
    rectangle(inset(box, 2), { part: 'place', radius: 16, fill: paper.card, stroke: paper.cardRim, lineWidth: 4 }),
    ...signArt(seat.colour, middle, sign),
    graphText(paper, name, { x, y: middle.y, size, bold: true, part: 'name', maxWidth }),
  ];
}

/** A dashed frame. */
function dashed({ x, y, width, height }: Box, stroke: string, part: string): DrawOperation[] {
  const side = (from: Point, to: Point): DrawOperation[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / 24));
    const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    return Array.from({ length: count }, (_, dash) => ({
      ...polyline([at((dash + 0.2) / count), at((dash + 0.8) / count)], stroke, 4),
      part,
    }));
  };
  const [right, bottom] = [x + width, y + height];
  return [
    ...side({ x, y }, { x: right, y }),
    ...side({ x: right, y }, { x: right, y: bottom }),
    ...side({ x: right, y: bottom }, { x, y: bottom }),
    ...side({ x, y: bottom }, { x, y }),
  ];
}

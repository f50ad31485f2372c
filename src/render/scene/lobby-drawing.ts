import { type Drawing, type DrawOperation, rectangle } from '../../drawing/draw.ts';
import { PAPER, type PaperColours } from '../../drawing/paper.ts';
import { signArt } from '../../drawing/piece-art.ts';
import { type Box, inset } from '../../drawing/point.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import { fittedSize } from '../../drawing/text-width.ts';
import type { LobbyPictureRequest } from '../request.ts';
import { boardDrawing } from './board-drawing.ts';
import { boardScene } from './board-scene.ts';
import { CHAT, shrinkOf } from './chat-size.ts';
import { cleanName } from './name.ts';

/** Columns of cards below a board, and the width of a card in heights of its text: long names are read on a phone. */
const COLUMNS = 2;
const CARD_WIDTH = 16;

/** Height of the text beside a high board at the size of a chat, in pixels. */
const CHAT_TEXT = 13;

/** Sizes in heights of the text: of a card and the gap around it, of its sign and where its name begins. */
const CARD = { height: 2.1, gap: 0.35, sign: 1.4, name: 2.1, side: 0.4 };

/** Minimum height of a long name, in heights of the text. */
const MIN_NAME = 0.6;

/** A picture with a card for every place. */
interface Placed {
  readonly width: number;
  readonly height: number;
  readonly text: number;
  readonly cards: readonly Box[];
}

/** The board before the start and beside it a card for every place: of who has joined, then the free ones. */
export function lobbyDrawing({ seats, places, free, ...request }: LobbyPictureRequest): Drawing {
  const board = boardDrawing(boardScene({ ...request, names: [], panel: false }), request);
  const paper = PAPER[board.theme];
  const count = Math.max(places, seats.length);
  const [below, beside] = [cardsBelow(board, count), cardsBeside(board, count)];
  const { text, ...placed } = shrinkOf(beside) < shrinkOf(below) ? beside : below;
  return {
    ...board,
    ...placed,
    operations: [
      ...board.operations,
      ...placed.cards.flatMap((box, at) => placeOperations({ box, text, paper }, seats[at], free)),
    ],
  };
}

/** Cards in rows below a board. */
function cardsBelow({ width, height }: Drawing, count: number): Placed {
  const text = Math.round(width / (COLUMNS * CARD_WIDTH));
  const gap = Math.round(text * CARD.gap);
  const card = { width: Math.floor((width - (COLUMNS + 1) * gap) / COLUMNS), height: Math.round(text * CARD.height) };
  const cards = Array.from({ length: count }, (_, at): Box => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    return { x: gap + column * (card.width + gap), y: height + row * (card.height + gap), ...card };
  });
  return { width, height: height + Math.ceil(count / COLUMNS) * (card.height + gap), text, cards };
}

/** Cards in a column at the right of a board, as large as a chat needs them. */
function cardsBeside({ width, height }: Drawing, count: number): Placed {
  const text = Math.round((CHAT_TEXT * height) / CHAT.height);
  const gap = Math.round(text * CARD.gap);
  const card = { width: CARD_WIDTH * text, height: Math.round(text * CARD.height) };
  const column = count * (card.height + gap) - gap;
  const whole = Math.max(height, column + 2 * gap);
  const cards = Array.from({ length: count }, (_, at): Box => {
    return { x: width, y: Math.floor((whole - column) / 2) + at * (card.height + gap), ...card };
  });
  return { width: width + card.width + gap, height: whole, text, cards };
}

/** A card with the sign and name of a seat; a free one is an empty frame. */
function placeOperations(
  { box, text, paper }: { readonly box: Box; readonly text: number; readonly paper: PaperColours },
  seat: LobbyPictureRequest['seats'][number] | undefined,
  free: string,
): DrawOperation[] {
  const lineWidth = Math.max(2, Math.round(text * 0.06));
  const sign = Math.round(text * CARD.sign);
  const [x, y] = [box.x + Math.round(text * CARD.name), box.y + Math.round(box.height / 2)];
  const middle = { x: box.x + Math.round(text * CARD.side + sign / 2), y };
  const name = seat ? cleanName(seat.name, SEAT_SIGNS[seat.colour].letter) : free;
  const maxWidth = box.x + box.width - Math.round(text * CARD.side) - x;
  const size = Math.max(Math.round(text * MIN_NAME), fittedSize(name, text, maxWidth));
  const field = { x: middle.x - sign / 2, y: middle.y - sign / 2, width: sign, height: sign };
  return [
    rectangle(inset(box, lineWidth / 2), {
      part: 'place',
      radius: Math.round(text * 0.4),
      ...(seat && { fill: paper.card }),
      stroke: paper.cardRim,
      lineWidth,
    }),
    ...(seat
      ? signArt(seat.colour, middle, sign)
      : [rectangle(field, { part: 'place', radius: sign * 0.2, stroke: paper.cardRim, lineWidth })]),
    {
      kind: 'text',
      part: seat ? 'name' : 'free',
      text: name,
      x,
      y,
      size,
      maxWidth,
      align: 'left',
      fill: seat ? paper.ink : paper.frame,
      bold: seat !== undefined,
    },
  ];
}

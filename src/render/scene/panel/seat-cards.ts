import type { DrawOperation } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import type { Box } from '../../../drawing/point.ts';
import { textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatLines } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';
import {
  arrowOperation,
  crownOperation,
  figureIn,
  gainOf,
  nameLine,
  ownWord,
  pieceIn,
  SEAT_HEIGHT,
  SEAT_WIDTH,
} from './seat-parts.ts';
import { thingsIn } from './things.ts';

/** Largest height of the text: in heights of the panel's text, and in heights of the card. */
const TEXT = { panel: 1.2, card: 0.28 };

/** Middles of the three rows of a card, in heights of the card; of four rows if a word has its own row. */
const ROWS = { name: 0.2, score: 0.51, pieces: 0.81 };
const WORD_ROWS = { name: 0.16, word: 0.36, score: 0.59, pieces: 0.84 };

/** Upper limit of the size of text on a card with four rows, in heights of the card. */
const MAX_WORD_TEXT = 0.22;

/** Height of a row of pieces and things, in heights of the card. */
const PIECES = 0.34;

/** Further widths, in heights of the text: of the arrow with the gap after it, of the margin, and around a number. */
const WIDTH = { ...SEAT_WIDTH, arrow: 0.75, edge: 0.4, number: 0.1 };

/** Left end of names and points. */
const START = WIDTH.arrow + WIDTH.sign;

/** Height of pieces, and smallest height of the signs of things, in heights of the text. */
const HEIGHT = { ...SEAT_HEIGHT, piece: 1.35, thing: 0.9 };

/** A piece in a card: with a number or a place, or a single one. */
interface Figure {
  readonly piece: string;
  /** Empty beside a single piece. */
  readonly text: string;
  readonly part: 'supply' | 'place';
}

/** A seat with its card and its pieces. */
interface Card {
  readonly seat: SceneSeat;
  readonly box: Box;
  readonly figures: readonly Figure[];
}

/** The rows of a card and the height of its text. */
interface CardLook {
  readonly rows: typeof ROWS | typeof WORD_ROWS;
  readonly text: number;
}

/** Draws a card for each seat beside a board: sign and name, then points, then pieces and things. */
export function seatCards(context: BoardContext): DrawOperation[] {
  const { scene, layout, picture, words } = context;
  const cards = scene.seats.map((seat, index): Card => {
    const figures = figuresOf(picture.seat?.(scene, index, words));
    return { seat, box: layout.seats[index]!, figures };
  });
  const { width, height } = cards[0]!.box;
  const points = Math.max(...scene.seats.map(pointsWidth));
  const text = Math.floor(Math.min(layout.text * TEXT.panel, height * TEXT.card, width / points));
  return cards.flatMap((card) => {
    const look: CardLook = needsWordRow(context, card, text)
      ? { rows: WORD_ROWS, text: Math.min(text, Math.floor(height * MAX_WORD_TEXT)) }
      : { rows: ROWS, text };
    return [...nameAndPoints(context, card, look), ...piecesAndThings(context, card, look)];
  });
}

function figuresOf({ supply, place }: SeatLines = { supply: [] }): Figure[] {
  const left = supply.filter(({ count }) => count > 0);
  return [
    ...left.map(
      ({ piece, count, isSingle }): Figure => ({ piece, text: isSingle ? '' : String(count), part: 'supply' }),
    ),
    ...(place ? [{ piece: place.piece, text: place.text, part: 'place' } as const] : []),
  ];
}

/** Returns the width of the points of a seat with crown and gain, in heights of the text. */
function pointsWidth(seat: SceneSeat): number {
  const gain = seat.gained > 0 ? WIDTH.apart + textWidth(gainOf(seat)) : 0;
  return START + WIDTH.crown + textWidth(String(seat.score)) * HEIGHT.score + gain + WIDTH.edge;
}

/** Returns the width left beside the points of a seat. */
function besidePoints({ seat, box }: Card, text: number): number {
  const points = pointsWidth(seat) - (seat.leads || seat.winner ? 0 : WIDTH.crown);
  return box.width - Math.ceil((points + WIDTH.apart) * text);
}

/** True if the game's word beside the seat to move does not fit beside the points. */
function needsWordRow(context: BoardContext, card: Card, text: number): boolean {
  return ownWord(context, card.seat, text).width > besidePoints(card, text);
}

function nameAndPoints(context: BoardContext, { seat, box }: Card, { rows, text }: CardLook): DrawOperation[] {
  const { paper } = context;
  const px = (heights: number) => Math.round(heights * text);
  const pointAt = (x: number, row: number) => ({ x, y: box.y + Math.round(box.height * row) });
  const right = box.x + box.width - px(WIDTH.edge);
  const sign = box.x + px(WIDTH.arrow + WIDTH.sign / 2);
  const start = box.x + px(START);
  const isCrowned = seat.leads || seat.winner;
  const scoreStart = start + (isCrowned ? px(WIDTH.crown) : 0);
  const score = { ...pointAt(scoreStart, rows.score), size: px(HEIGHT.score), bold: true };
  const scoreEnd = scoreStart + Math.ceil(textWidth(String(seat.score)) * score.size);
  const gain = { ...pointAt(scoreEnd + px(WIDTH.apart), rows.score), size: text, bold: true, fill: paper.gain };
  const gainEnd = scoreEnd + (seat.gained > 0 ? px(WIDTH.apart + textWidth(gainOf(seat))) : 0);
  const name = nameLine(seat.name, text, right - start);
  const ownRow = 'word' in rows ? { ...pointAt(right, rows.word), room: right - start } : undefined;
  const place = ownRow ?? { ...pointAt(right, rows.score), room: right - gainEnd - px(WIDTH.apart) };
  const word = { ...place, size: px(HEIGHT.word), align: 'right', fill: paper.toMoveRim } as const;
  return [
    cardOperation(context, box, seat.toMove),
    ...(seat.toMove ? [arrowOperation(pointAt(box.x + px(WIDTH.arrow), rows.name), text, paper.toMoveRim)] : []),
    ...seatSignArt(seat.colour, pointAt(sign, rows.name), px(1.25)),
    lineOperation(context, 'name', name.text, { ...name, ...pointAt(start, rows.name), bold: true }),
    ...(isCrowned ? [crownOperation(pointAt(start + px(0.45), rows.score), text, paper.highlight)] : []),
    lineOperation(context, 'score', seat.score, score),
    ...(seat.gained > 0 ? [lineOperation(context, 'gained', gainOf(seat), gain)] : []),
    ...(seat.toMove ? wordOperations(context, 'to-move', ownWord(context, seat, text).word, word) : []),
  ];
}

/**
 * Draws pieces with their numbers, and things after them or beside the points. Pieces become smaller if they would leave the
 * card, or leave no room for things.
 */
function piecesAndThings(context: BoardContext, card: Card, { rows, text }: CardLook): DrawOperation[] {
  const { seat, box, figures } = card;
  const edge = Math.round(text * WIDTH.edge);
  const right = box.x + box.width - edge;
  const y = box.y + Math.round(box.height * rows.pieces);
  const widthOf = (figure: Figure, size: number) =>
    Math.ceil(figureIn(size * HEIGHT.piece, figure.piece, context.picture.pieces).width + size * numberWidth(figure));
  const height = Math.round(box.height * PIECES);
  const boxAt = (row: number, width: number) => {
    return { x: right - width, y: box.y + Math.round(box.height * row - height / 2), width, height };
  };
  const hasWord = seat.toMove && rows === ROWS;
  const roomBesidePoints = hasWord ? [] : [boxAt(rows.score, besidePoints(card, text))];
  const arranged = (size: number) => {
    const end = figures.reduce((x, figure) => x + widthOf(figure, size), box.x + edge);
    const things = thingsIn(context, seat, [boxAt(rows.pieces, right - end), ...roomBesidePoints]);
    const fits = end <= right && (!seat.things?.length || things.size >= size * HEIGHT.thing);
    return { size, things, fits };
  };
  let best = arranged(text);
  while (best.size > 1 && !best.fits) best = arranged(best.size - 1);
  const { size, things } = best;
  let x = box.x + edge;
  const operations = figures.flatMap((figure): DrawOperation[] => {
    const start = x;
    x += widthOf(figure, size);
    const number = { x: x - Math.round(size * (numberWidth(figure) - WIDTH.number)), y, size: size * HEIGHT.number };
    return [
      pieceIn(context, seat, figure.piece, { x: start, y, height: size * HEIGHT.piece }),
      ...(figure.text === '' ? [] : [lineOperation(context, figure.part, figure.text, number)]),
    ];
  });
  return [...operations, ...things.operations];
}

/** Returns the width of a piece's number with the gap after it, in heights of the text. */
function numberWidth({ text }: Figure): number {
  return text === '' ? WIDTH.number : WIDTH.number + textWidth(text) * HEIGHT.number + WIDTH.apart;
}

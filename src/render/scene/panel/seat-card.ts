import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import type { SceneSeat } from '../../../games/scene.ts';
import { signArt } from '../../art/piece-art.ts';
import type { Sheet } from '../board-layout.ts';
import { cardOperation, fittedSize, lineOperation, textWidth, wordOperations } from './card.ts';

/** From this width on, in heights of its text, a card has room for the word before a boat's space. */
const WORDY = 12.5;

/** Height of a card in the unit of its rows. */
const ROWS = 4.3;

/** Heights of the score, and of a long name at least, in those of the text. */
const SCORE = 1.75;
const LEAST_NAME = 0.75;

/** A seat of the panel: sign and name; pieces left and score; boat, gain, and whether it has to move. */
export function seatCard(sheet: Sheet, index: number, box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const seat = sheet.scene.seats[index]!;
  const { colour, name, score } = seat;
  const { meeples, camps } = sheet.scene.facts.seats[index]!;
  const left = box.x + Math.round(text * 0.45);
  const right = box.x + box.wide - Math.round(text * 0.5);
  const row = (at: number) => box.y + Math.round((box.high * at) / ROWS);
  const at = (heights: number) => left + Math.round(text * heights);
  const hasThirdRow = seat.gained > 0 || seat.toMove || seat.winner;
  const scoreLine = { x: right, y: row(hasThirdRow ? 2.3 : 2.6), size: Math.round(text * SCORE) };
  return [
    cardOperation(sheet, box, seat.toMove),
    ...signArt(colour, { x: at(0.75), y: row(0.95) }, Math.round(text * 1.4)),
    nameOperation(sheet, name, { x: at(1.8), y: row(0.9), room: right - at(1.8) }),
    lineOperation(sheet, 'score', score, { ...scoreLine, bold: true, align: 'right' }),
    pieceOperation(seat, 'meeple', { x: at(0.75), y: row(2.38) }, text * 1.05),
    lineOperation(sheet, 'meeples', meeples, { x: at(1.6), y: row(2.4) }),
    pieceOperation(seat, 'camp', { x: at(3.3), y: row(2.42) }, text * 1.05),
    lineOperation(sheet, 'camps', camps, { x: at(4.25), y: row(2.4) }),
    ...boatRow(sheet, index, { left, right, y: row(3.6), isWide: box.wide >= text * WORDY }),
  ];
}

/** The boat with its space and rank; at the right end the gain, and an arrow for who has to move or a star for winners. */
function boatRow(
  sheet: Sheet,
  index: number,
  { left, right, y, isWide }: { left: number; right: number; y: number; isWide: boolean },
): DrawOperation[] {
  const { words, layout } = sheet;
  const { text } = layout;
  const seat = sheet.scene.seats[index]!;
  const { space, rank } = sheet.scene.facts.seats[index]!;
  const start = left + Math.round(text * 1.95);
  const place = `${space} #${rank}`;
  const signEnd = right - (seat.toMove || seat.winner ? Math.round(text * 1.25) : 0);
  const gain = gainOf(seat);
  const gainStart = signEnd - (gain ? Math.ceil(text * (textWidth(gain) + 0.2)) : 0);
  const end = start + text * textWidth(place);
  const worded = `${words.space} ${place}`;
  const isWorded = isWide && !seat.toMove && start + text * textWidth(worded) <= gainStart;
  return [
    pieceOperation(seat, 'boat', { x: left + Math.round(text * 0.85), y }, text * 0.95),
    lineOperation(sheet, 'boat-space', isWorded ? worded : place, { x: start, y, room: gainStart - start }),
    ...gainOperations(sheet, seat, { x: signEnd, y, align: 'right' }),
    ...turnOperations(sheet, seat, {
      x: right,
      y,
      word: { x: gainStart, room: gainStart - end - text * 0.3 },
      star: Math.round(text * 1.1),
    }),
  ];
}

/** A seat in the strip below a focus: sign and name, score and gain, and whether it has to move. */
export function stripCard(sheet: Sheet, index: number, box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const seat = sheet.scene.seats[index]!;
  const { colour, name, score } = seat;
  const left = box.x + Math.round(text * 0.4);
  const right = box.x + box.wide - Math.round(text * 0.45);
  const [first, second] = [box.y + Math.round(box.high * 0.28), box.y + Math.round(box.high * 0.71)];
  const start = left + Math.round(text * 1.75);
  const size = Math.round(text * 1.6);
  const scoreEnd = left + Math.round(size * 0.6 * String(score).length + text * 0.3);
  const gainEnd = scoreEnd + Math.round(text * 0.62 * gainOf(seat).length);
  const signStart = right - arrowSize(text);
  return [
    cardOperation(sheet, box, seat.toMove),
    ...signArt(colour, { x: left + Math.round(text * 0.7), y: first }, Math.round(text * 1.4)),
    nameOperation(sheet, name, { x: start, y: first, room: right - start }),
    lineOperation(sheet, 'score', score, { x: left, y: second, size, bold: true }),
    ...gainOperations(sheet, seat, { x: scoreEnd, y: second }),
    ...turnOperations(sheet, seat, {
      x: right,
      y: second,
      word: { x: signStart - Math.round(text * 0.2), room: signStart - gainEnd - text * 0.4 },
      star: text,
    }),
  ];
}

/** A name, somewhat smaller before it is cut. */
function nameOperation(sheet: Sheet, name: string, { x, y, room }: Point & { readonly room: number }): DrawOperation {
  const { text } = sheet.layout;
  const size = Math.max(Math.round(text * LEAST_NAME), fittedSize(name, text, room));
  return lineOperation(sheet, 'name', name, { x, y, size, bold: true, maxWidth: room });
}

function pieceOperation(
  { colour }: SceneSeat,
  piece: 'meeple' | 'camp' | 'boat',
  at: Point,
  size: number,
): DrawOperation {
  return { kind: 'piece', part: 'panel', piece, colour, plain: true, ...at, size: Math.round(size) };
}

function gainOf({ gained }: SceneSeat): string {
  return gained > 0 ? `+${gained}` : '';
}

function gainOperations(sheet: Sheet, seat: SceneSeat, at: Point & { readonly align?: 'right' }): DrawOperation[] {
  const fill = seat.toMove ? sheet.paper.ink : sheet.paper.gain;
  return seat.gained > 0 ? [lineOperation(sheet, 'gained', gainOf(seat), { ...at, bold: true, fill })] : [];
}

function arrowSize(text: number): number {
  return Math.round(text * 0.85);
}

/** At the right end of a row a star for a winner, or an arrow for who has to move with a word before it. */
function turnOperations(
  sheet: Sheet,
  { toMove, winner }: SceneSeat,
  end: Point & { readonly word: { readonly x: number; readonly room: number }; readonly star: number },
): DrawOperation[] {
  const { x, y, word, star } = end;
  const look = { y, align: 'right', fill: sheet.paper.toMoveRim } as const;
  const size = arrowSize(sheet.layout.text);
  const half = Math.round(size * 0.55);
  const arrow = pointsOf([x - size, y - half, x, y, x - size, y + half]);
  return [
    ...(toMove
      ? [
          ...wordOperations(sheet, 'to-move', sheet.words.toMove, { ...look, ...word }),
          polygon(arrow, { part: 'to-move', fill: sheet.paper.toMoveRim }),
        ]
      : []),
    ...(winner ? [lineOperation(sheet, 'panel', '★', { ...look, x, size: star })] : []),
  ];
}

import { signArt } from '../../art/piece-art.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import { fittedSize, textWidth } from '../fitted-text.ts';
import type { SceneSeat } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';

/** From this width on, in heights of its text, a card has room for the word before a boat's space. */
const WORDY = 12.5;

/** Height of a card in the unit of its rows. */
const ROWS = 4.3;

/** Heights of the score, and of a long name at least, in those of the text. */
const SCORE = 1.75;
const LEAST_NAME = 0.75;

/** A seat of the panel: sign and name; pieces left and score; boat, gain, and whether it has to move. */
export function seatCard(sheet: Sheet, seat: SceneSeat, box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const { colour, name, score, meeples, camps } = seat;
  const left = box.x + Math.round(text * 0.45);
  const right = box.x + box.wide - Math.round(text * 0.5);
  const row = (at: number) => box.y + Math.round((box.high * at) / ROWS);
  const at = (heights: number) => left + Math.round(text * heights);
  const supply = (piece: 'meeple' | 'camp', x: number, y: number): DrawOperation => ({
    kind: 'piece',
    part: 'panel',
    piece,
    colour,
    plain: true,
    x,
    y,
    size: Math.round(text * 1.05),
  });
  const hasThirdRow = seat.gained > 0 || seat.toMove || seat.winner;
  return [
    cardOperation(sheet, box, seat.toMove),
    ...signArt({ colour, x: at(0.75), y: row(0.95), size: Math.round(text * 1.4) }),
    nameOperation(sheet, name, { x: at(1.8), y: row(0.9), room: right - at(1.8) }),
    lineOperation(sheet, 'score', {
      text: String(score),
      x: right,
      y: row(hasThirdRow ? 2.3 : 2.6),
      size: Math.round(text * SCORE),
      bold: true,
      align: 'right',
    }),
    supply('meeple', at(0.75), row(2.38)),
    lineOperation(sheet, 'meeples', { text: String(meeples), x: at(1.6), y: row(2.4) }),
    supply('camp', at(3.3), row(2.42)),
    lineOperation(sheet, 'camps', { text: String(camps), x: at(4.25), y: row(2.4) }),
    ...boatRow(sheet, seat, { left, right, y: row(3.6), wordy: box.wide >= text * WORDY }),
  ];
}

/** A name, somewhat smaller before it is cut. */
export function nameOperation(
  sheet: Sheet,
  name: string,
  { x, y, room }: { readonly x: number; readonly y: number; readonly room: number },
): DrawOperation {
  const { text } = sheet.layout;
  const size = Math.max(Math.round(text * LEAST_NAME), fittedSize(name, text, room));
  return lineOperation(sheet, 'name', { text: name, x, y, size, bold: true, maxWidth: room });
}

/** The boat with its space and rank; at the right end the gain, and an arrow for who has to move or a star for winners. */
function boatRow(
  sheet: Sheet,
  { colour, space, rank, gained, toMove, winner }: SceneSeat,
  { left, right, y, wordy }: { left: number; right: number; y: number; wordy: boolean },
): DrawOperation[] {
  const { words, paper, layout } = sheet;
  const { text } = layout;
  const start = left + Math.round(text * 1.95);
  const place = `${space} #${rank}`;
  const arrow = Math.round(text * 0.85);
  const signEnd = right - (toMove || winner ? Math.round(text * 1.25) : 0);
  const gain = gained > 0 ? `+${gained}` : '';
  const gainStart = signEnd - (gain ? Math.ceil(text * (textWidth(gain) + 0.2)) : 0);
  const end = start + text * textWidth(place);
  const isWordy = wordy && !toMove && start + text * textWidth(`${words.space} ${place}`) <= gainStart;
  return [
    {
      kind: 'piece',
      part: 'panel',
      piece: 'boat',
      colour,
      plain: true,
      x: left + Math.round(text * 0.85),
      y,
      size: Math.round(text * 0.95),
    },
    lineOperation(sheet, 'boat-space', {
      text: isWordy ? `${words.space} ${place}` : place,
      x: start,
      y,
      room: gainStart - start,
    }),
    ...(gain
      ? [
          lineOperation(sheet, 'gained', {
            text: gain,
            x: signEnd,
            y,
            bold: true,
            align: 'right',
            fill: toMove ? paper.ink : paper.gain,
          }),
        ]
      : []),
    ...(toMove
      ? [
          ...wordOperations(sheet, 'to-move', {
            text: words.toMove,
            x: gainStart,
            y,
            bold: true,
            align: 'right',
            fill: paper.toMoveRim,
            room: gainStart - end - text * 0.3,
          }),
          arrowOperation(sheet, { x: right, y }, arrow),
        ]
      : []),
    ...(winner
      ? [
          lineOperation(sheet, 'panel', {
            text: '★',
            x: right,
            y,
            align: 'right',
            fill: paper.toMoveRim,
            size: Math.round(text * 1.1),
          }),
        ]
      : []),
  ];
}

/** An arrowhead whose point is given: whose turn it is. */
export function arrowOperation({ paper }: Sheet, { x, y }: { x: number; y: number }, size: number): DrawOperation {
  const half = Math.round(size * 0.55);
  return {
    kind: 'polygon',
    part: 'to-move',
    points: [
      { x: x - size, y: y - half },
      { x, y },
      { x: x - size, y: y + half },
    ],
    fill: paper.toMoveRim,
  };
}

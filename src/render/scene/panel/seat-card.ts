import { signArt } from '../../art/piece-art.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import { textWidth } from '../fitted-text.ts';
import type { SceneSeat } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';

/** From this width on, in heights of its text, a card has room for the word before a boat's space. */
const WORDY = 12.5;

/** Height of a card in the unit of its rows. */
const ROWS = 4.3;

/** Width of a score's digit in heights of the text. */
const DIGIT = 1.12;

/** A seat of the panel: sign, name and score; pieces left and gain; boat, and whether it has to move. */
export function seatCard(sheet: Sheet, seat: SceneSeat, box: Box): DrawOperation[] {
  const { text } = sheet.layout;
  const { colour, name, score, gained, meeples, camps } = seat;
  const left = box.x + Math.round(text * 0.45);
  const right = box.x + box.wide - Math.round(text * 0.5);
  const row = (at: number) => box.y + Math.round((box.high * at) / ROWS);
  const at = (heights: number) => left + Math.round(text * heights);
  const nameRoom = right - Math.round(text * (0.3 + DIGIT * String(score).length)) - at(1.8);
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
  return [
    cardOperation(sheet, box, seat.toMove),
    ...signArt({ colour, x: at(0.75), y: row(0.95), size: Math.round(text * 1.4) }),
    lineOperation(sheet, 'name', { text: name, x: at(1.8), y: row(0.95), bold: true, maxWidth: nameRoom }),
    lineOperation(sheet, 'score', {
      text: String(score),
      x: right,
      y: row(1.15),
      size: Math.round(text * 1.9),
      bold: true,
      align: 'right',
    }),
    supply('meeple', at(0.75), row(2.38)),
    lineOperation(sheet, 'meeples', { text: String(meeples), x: at(1.6), y: row(2.4) }),
    supply('camp', at(3.3), row(2.42)),
    lineOperation(sheet, 'camps', { text: String(camps), x: at(4.25), y: row(2.4) }),
    ...(gained > 0
      ? [
          lineOperation(sheet, 'gained', {
            text: `+${gained}`,
            x: right,
            y: row(2.45),
            bold: true,
            align: 'right',
            fill: seat.toMove ? sheet.paper.ink : sheet.paper.gain,
          }),
        ]
      : []),
    ...boatRow(sheet, seat, { left, right, y: row(3.6), wordy: box.wide >= text * WORDY }),
  ];
}

function boatRow(
  sheet: Sheet,
  { colour, space, rank, toMove, winner }: SceneSeat,
  { left, right, y, wordy }: { left: number; right: number; y: number; wordy: boolean },
): DrawOperation[] {
  const { words, paper, layout } = sheet;
  const { text } = layout;
  const start = left + Math.round(text * 1.95);
  const place = `${space} #${rank}`;
  const isWordy = wordy && !toMove;
  const end = start + text * textWidth(place);
  const arrow = Math.round(text * 0.85);
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
      room: (toMove ? end : right - text * 1.3) - start,
    }),
    ...(toMove
      ? [
          ...wordOperations(sheet, 'to-move', {
            text: words.toMove,
            x: right - arrow - Math.round(text * 0.25),
            y,
            bold: true,
            align: 'right',
            fill: paper.toMoveRim,
            room: right - arrow - end - text * 0.5,
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
            size: Math.round(text * 1.3),
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

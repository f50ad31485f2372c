import { signArt } from '../../art/piece-art.ts';
import type { DrawOperation } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import type { SceneSeat } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';
import { arrowOperation, nameOperation } from './seat-card.ts';

/** A seat in the strip below a focus: sign and name, score and gain, and whether it has to move. */
export function stripCard(sheet: Sheet, seat: SceneSeat, box: Box): DrawOperation[] {
  const { words, paper, layout } = sheet;
  const { text } = layout;
  const { colour, name, score, gained, toMove, winner } = seat;
  const left = box.x + Math.round(text * 0.4);
  const right = box.x + box.wide - Math.round(text * 0.45);
  const [first, second] = [box.y + Math.round(box.high * 0.28), box.y + Math.round(box.high * 0.71)];
  const start = left + Math.round(text * 1.75);
  const scoreSize = Math.round(text * 1.6);
  const scoreEnd = left + Math.round(scoreSize * 0.6 * String(score).length + text * 0.3);
  const gain = gained > 0 ? `+${gained}` : '';
  const gainEnd = scoreEnd + Math.round(text * 0.62 * gain.length);
  const arrow = Math.round(text * 0.85);
  return [
    cardOperation(sheet, box, toMove),
    ...signArt({ colour, x: left + Math.round(text * 0.7), y: first, size: Math.round(text * 1.4) }),
    nameOperation(sheet, name, { x: start, y: first, room: right - start }),
    lineOperation(sheet, 'score', { text: String(score), x: left, y: second, size: scoreSize, bold: true }),
    ...(gain
      ? [
          lineOperation(sheet, 'gained', {
            text: gain,
            x: scoreEnd,
            y: second,
            bold: true,
            fill: toMove ? paper.ink : paper.gain,
          }),
        ]
      : []),
    ...(toMove
      ? [
          ...wordOperations(sheet, 'to-move', {
            text: words.toMove,
            x: right - arrow - Math.round(text * 0.2),
            y: second,
            bold: true,
            align: 'right',
            fill: paper.toMoveRim,
            room: right - arrow - gainEnd - text * 0.4,
          }),
          arrowOperation(sheet, { x: right, y: second }, arrow),
        ]
      : []),
    ...(winner
      ? [lineOperation(sheet, 'panel', { text: '★', x: right, y: second, align: 'right', fill: paper.toMoveRim })]
      : []),
  ];
}

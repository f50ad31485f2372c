import type { DrawOperation } from '../../../drawing/draw.ts';
import type { BoardContext } from '../board-layout.ts';
import { ghostSign } from '../layers/ghosts.ts';
import { lineOperation } from './card.ts';

/** Height of a ghost, and where its middle and the word beside it are, in heights of the text from the left. */
const GHOST = { size: 1.7, middle: 0.9, word: 2.15 };

/** What every ghost would stand on, in a word beside its letter: on a crowded tile letters hide the ground. */
export function ghostLegend(context: BoardContext): DrawOperation[] {
  const { scene, layout } = context;
  const { legend = [], text } = layout;
  return legend.flatMap((cell, index) => {
    const ghost = scene.ghosts[index]!;
    const y = cell.y + Math.round(cell.height / 2);
    const at = { x: cell.x + Math.round(text * GHOST.middle), y };
    const word = {
      x: cell.x + Math.round(text * GHOST.word),
      y,
      bold: ghost.chosen,
      room: cell.width - text * GHOST.word,
    };
    return [
      ...ghostSign(context, ghost, { part: 'legend', at, size: Math.round(text * GHOST.size) }),
      lineOperation(context, 'legend', ghost.word ?? '', word),
    ];
  });
}

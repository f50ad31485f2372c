import type { DrawOperation } from '../../../drawing/draw.ts';
import type { BoardScene } from '../../../games/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { ghostSign } from '../layers/ghosts.ts';
import { lineOperation } from './card.ts';

/** Words that stand beside each other in a row at most, and the height of a row in heights of the text. */
const COLUMNS = 3;
const ROW = 1.9;

/** Height of a ghost, and where its middle and the word beside it are, in heights of the text from the left. */
const GHOST = { size: 1.7, middle: 0.9, word: 2.15 };

/** The height of the words for the letters of ghosts, in pixels; 0 where there are none. */
export function legendHeight({ ghosts }: Pick<BoardScene, 'ghosts'>, text: number): number {
  const isTold = ghosts.some(({ word }) => word !== undefined);
  return isTold ? Math.ceil(ghosts.length / COLUMNS) * Math.round(text * ROW) : 0;
}

/** What every ghost would stand on, in a word beside its letter: on a crowded tile letters hide the ground. */
export function ghostLegend(context: BoardContext): DrawOperation[] {
  const { scene, layout } = context;
  const { legend, text } = layout;
  if (!legend) return [];
  const columns = Math.min(COLUMNS, scene.ghosts.length);
  const [width, height] = [Math.floor(legend.width / columns), Math.round(text * ROW)];
  return scene.ghosts.flatMap((ghost, index) => {
    const x = legend.x + (index % columns) * width;
    const y = legend.y + Math.floor(index / columns) * height + Math.round(height / 2);
    const at = { x: x + Math.round(text * GHOST.middle), y };
    const word = { x: x + Math.round(text * GHOST.word), y, bold: ghost.chosen, room: width - text * GHOST.word };
    return [
      ...ghostSign(context, ghost, { part: 'legend', at, size: Math.round(text * GHOST.size) }),
      lineOperation(context, 'legend', ghost.word ?? '', word),
    ];
  });
}

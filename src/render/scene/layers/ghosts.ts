import { boardPoint, onBoard } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import { EDGE, HALO } from '../../../drawing/seat-sign.ts';
import type { BoardContext } from '../board-layout.ts';
import { ghostPlaces } from '../ghost-places.ts';

/** Largest height of a ghost in squares, and its share of the room that it has. */
const SIZE = { largest: 0.28, room: 0.72 };

/** Height of a letter in heights of its ghost, and where a chat shows it, in pixels at least. */
const LETTER = { share: 0.68, inChat: 12 };

/** Distance of a letter below the middle of its piece, and width of the line around it, in heights of the letter. */
const DOWN = 0.06;
const AROUND = 0.3;

/** The pieces to choose from, each with its letter where it would stand: the chosen one solid, the others white. */
export function ghostOperations(context: BoardContext): DrawOperation[] {
  const { scene, layout, picture } = context;
  const { tile, inChat } = layout;
  const { places, room } = ghostPlaces(context);
  const size = Math.round(tile * Math.min(SIZE.largest, room * SIZE.room));
  const letter = Math.round(Math.max(size * LETTER.share, (LETTER.inChat * tile) / inChat));
  return scene.ghosts.flatMap((ghost, index): DrawOperation[] => {
    const at = boardPoint(layout, onBoard(scene.tiles[ghost.tile]!, places[index]!));
    const { colour } = scene.seats.find(({ toMove }) => toMove) ?? scene.seats[0]!;
    const body = {
      ...(ghost.chosen ? { plain: true } : { ghost: true }),
      ...(picture.lying?.includes(ghost.kind) && { lying: true }),
    };
    return [
      { kind: 'piece', part: 'ghost', piece: ghost.piece, colour, ...at, size, ...body },
      {
        kind: 'text',
        part: 'ghost',
        text: ghost.label,
        x: at.x,
        y: at.y + Math.round(letter * DOWN),
        size: letter,
        bold: true,
        fill: EDGE,
        align: 'center',
        halo: { stroke: HALO, lineWidth: Math.round(letter * AROUND) },
      },
    ];
  });
}

import { boardPoint, onBoard } from '../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { EDGE, HALO } from '../../../drawing/seat-sign.ts';
import type { SceneGhost } from '../../../games/contract/scene.ts';
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
  const { scene, layout } = context;
  const { tile, inChat } = layout;
  const { places, room } = ghostPlaces(context);
  const size = Math.round(tile * Math.min(SIZE.largest, room * SIZE.room));
  const minLetter = (LETTER.inChat * tile) / inChat;
  return scene.ghosts.flatMap((ghost, index) => {
    const at = boardPoint(layout, onBoard(scene.tiles[ghost.tile]!, places[index]!));
    return ghostSign(context, ghost, { part: 'ghost', at, size, minLetter });
  });
}

/** Where a ghost is drawn: its middle, its height and the least one of its letter, in pixels. */
interface GhostPlace {
  readonly part: string;
  readonly at: Point;
  readonly size: number;
  readonly minLetter?: number;
}

/** A ghost with its letter. */
export function ghostSign(
  { scene, picture }: BoardContext,
  ghost: SceneGhost,
  { part, at, size, minLetter = 0 }: GhostPlace,
): DrawOperation[] {
  const { colour } = scene.seats.find(({ toMove }) => toMove) ?? scene.seats[0]!;
  const letter = Math.round(Math.max(size * LETTER.share, minLetter));
  const body = {
    ...(ghost.chosen ? { plain: true } : { ghost: true }),
    ...(picture.lying?.includes(ghost.kind) && { lying: true }),
  };
  return [
    { kind: 'piece', part, piece: ghost.piece, colour, ...at, size, ...body },
    {
      kind: 'text',
      part,
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
}

import { expect, it } from 'vitest';
import { pieceBox } from '../../../src/drawing/piece-art.ts';
import { boxesOverlap } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { PIECES } from '../../../src/games/carcassonne/expansions/art.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

/** The boxes of a seat's sign on the tile that it placed last, and of its piece in the city there. */
function placedPicture(piece: string, rotation: number) {
  const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['base-e', ...plain(2)] });
  game.play('draw', `place 0,1 r${rotation}`, 'meeple 0');
  const view = { ...game.view, pieces: game.view.pieces.map((one) => ({ ...one, piece })) };
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = {
    game: carcassonne,
    content: CONTENT,
    view,
    names: ['Ana', 'Ben'],
    words,
    focus: true,
    panel: false,
  };
  const scene = boardScene(request);
  const { operations } = boardDrawing(scene, request);
  const { fill } = SEAT_SIGNS[scene.seats[0]!.colour];
  const [sign, ...others] = operations.flatMap((one) => (one.kind === 'box' && one.fill === fill ? [one] : []));
  const standing = operations.find((one) => one.kind === 'piece');
  if (!sign || others.length > 0 || standing?.kind !== 'piece') throw new Error('one sign and a piece');
  const { x, y, width, height } = pieceBox(piece, PIECES);
  const { size } = standing;
  const box = { x: standing.x + x * size, y: standing.y + y * size, width: width * size, height: height * size };
  return { sign, box };
}

it.each(
  ['meeple', 'large', 'mayor', 'builder'].flatMap((piece) => [90, 180, 270].map((turn) => [piece, turn] as const)),
)(
  'a new %s and the sign of its seat in a corner of its tile do not cover each other, turned by %i',
  (piece, rotation) => {
    const { sign, box } = placedPicture(piece, rotation);
    expect(boxesOverlap(sign, box)).toBe(false);
  },
);

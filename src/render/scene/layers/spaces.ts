import { SPACE } from '../../art/palette.ts';
import type { DrawOperation } from '../../draw.ts';
import { boardPoint } from '../board-layout.ts';
import { riverSpaces, roomAt } from '../river-spaces.ts';
import type { Sheet } from '../sheet.ts';

/** Width that a space's number of two digits needs, in pixels of density 1. */
const NUMBER_ROOM = 25;
/** Where spaces are too close for numbers, every one of these is numbered. */
const NUMBERED_EVERY = 4;

/** Numbered stepping marks on the river; boats stand on theirs. */
export function spaceOperations({ scene, layout, set }: Sheet): DrawOperation[] {
  const spaces = riverSpaces(scene.tiles, set);
  const { tile, density } = layout;
  return spaces.flatMap((space, index): DrawOperation[] => {
    const at = boardPoint(layout, space);
    const number = index + 1;
    const wide = roomAt(spaces, index) * tile >= Math.min(NUMBER_ROOM * density, tile * 0.62);
    const numbered = wide || number === 1 || number === spaces.length || number % NUMBERED_EVERY === 0;
    const least = Math.min((numbered ? 11 : 4) * density, tile * (numbered ? 0.27 : 0.08));
    const radius = Math.round(Math.max(least, tile * (numbered ? 0.1 : 0.05)));
    const mark: DrawOperation = {
      kind: 'circle',
      part: 'space',
      ...at,
      radius,
      fill: SPACE.fill,
      stroke: SPACE.rim,
      width: Math.max(2 * density, Math.round(tile * 0.02)),
    };
    if (!numbered) return [mark];
    const size = Math.round(radius * 1.3);
    return [
      mark,
      { kind: 'text', part: 'space', text: String(number), ...at, size, fill: SPACE.ink, bold: true, align: 'center' },
    ];
  });
}

import type { DrawOperation } from '../../draw.ts';
import { squaresBox } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Share of a tile's side over which its glow fades away inwards. */
const GLOW = [
  { reach: 0.22, alpha: '33' },
  { reach: 0.15, alpha: '4d' },
  { reach: 0.09, alpha: '66' },
  { reach: 0.04, alpha: 'd9' },
];

/** What the viewer has not seen yet glows along the inside of its border. */
export function glowOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  return scene.tiles.flatMap(({ squares, unseen, last }) => {
    if (!unseen || last !== undefined) return [];
    const { x, y, wide, high } = squaresBox(layout, squares);
    return GLOW.map(({ reach, alpha }): DrawOperation => {
      const width = Math.max(2, Math.round((layout.tile * reach) / 2) * 2);
      const inset = width / 2;
      return {
        kind: 'box',
        part: 'unseen',
        x: x + inset,
        y: y + inset,
        wide: wide - width,
        high: high - width,
        radius: 0,
        stroke: `${paper.glow}${alpha}`,
        width,
      };
    });
  });
}

/** Frames around the tiles of the last turn, numbered where there are two of them. */
export function lastTurnOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { tile } = layout;
  const isNumbered = scene.tiles.some(({ last = 0 }) => last > 1);
  return scene.tiles.flatMap(({ squares, last }): DrawOperation[] => {
    if (last === undefined) return [];
    const box = squaresBox(layout, squares);
    const inner = Math.max(4, Math.round(tile * 0.06));
    const outer = inner + Math.max(4, Math.round(tile * 0.03));
    // Inside its squares, so that those around it look as they did before.
    const inset = outer / 2 + 1;
    const frame = (stroke: string, width: number): DrawOperation => ({
      kind: 'box',
      part: 'last-turn',
      x: box.x + inset,
      y: box.y + inset,
      wide: box.wide - 2 * inset,
      high: box.high - 2 * inset,
      radius: Math.round(tile * 0.05),
      stroke,
      width,
    });
    const frames = [frame(paper.highlightCase, outer), frame(paper.highlight, inner)];
    if (!isNumbered) return frames;
    const radius = Math.max(11, Math.round(tile * 0.17));
    const at = { x: box.x + box.wide - Math.round(radius * 0.7), y: box.y + Math.round(radius * 0.7) };
    return [
      ...frames,
      {
        kind: 'circle',
        ...at,
        radius,
        fill: paper.highlight,
        stroke: paper.highlightCase,
        width: Math.max(2, Math.round(tile * 0.025)),
      },
      {
        kind: 'text',
        part: 'last-turn',
        text: String(last),
        ...at,
        size: Math.round(radius * 1.4),
        bold: true,
        fill: paper.highlightCase,
        align: 'center',
      },
    ];
  });
}

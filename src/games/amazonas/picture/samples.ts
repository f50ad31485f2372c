import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../../drawing/paper.ts';
import { type Box, middleOf } from '../../../drawing/point.ts';
import type { Theme } from '../../../drawing/theme.ts';
import { COLOURS } from '../rules/setup.ts';
import { ANIMALS } from './mark-art.ts';
import { LAND_COLOURS } from './palette.ts';

type Sample = (box: Box) => DrawOperation[];

/** Returns samples of animals and meeples in their dens, and of the squares ahead of the river. */
export function samplesOf(theme: Theme): Sample[] {
  const [land, { ground: fill, grid: line, legal }] = [LAND_COLOURS[theme], PAPER_COLOURS[theme]];
  // The palette depends on the order: coloured icons come first.
  const animals = Object.entries(ANIMALS).sort(([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined));
  const icons = animals.map(([name]) => name);
  const { ahead: shade, aheadStripe: stripes, amazon } = land;
  const next = `${amazon}33`;
  const ground = [
    { hatching: {}, marks: [next] },
    { hatching: {}, marks: [next, legal] },
    ...[[], [next], [legal], [next, legal]].map((marks) => ({ hatching: { shade, stripes }, marks })),
  ];
  return [
    ...icons.map(
      (icon): Sample =>
        (box) => [rectangle(box, land.den), { kind: 'icon', icon, ...middleOf(box), size: box.width * 0.8 }],
    ),
    ...COLOURS.map(
      (colour): Sample =>
        (box) => [
          rectangle(box, land.den),
          { kind: 'piece', piece: 'meeple', colour, plain: true, ...middleOf(box), size: box.width * 0.56 },
        ],
    ),
    ...ground.map(
      ({ hatching, marks }): Sample =>
        (box) => [
          { kind: 'squares', x: box.x, y: box.y, size: box.width, columns: 1, rows: 1, fill, line, ...hatching },
          ...marks.map((mark) => rectangle(box, mark)),
        ],
    ),
  ];
}

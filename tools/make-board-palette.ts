import { writeFileSync } from 'node:fs';
import gifenc from 'gifenc';
import { boardScene } from '../src/render/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { typicalPictures } from './positions.ts';

/**
 * Writes src/render/paint/board-palette.ts: the 256 colours in which boards are stored, chosen from the pictures of
 * typical positions. To be run when the art changes.
 */
const FILE = new URL('../src/render/paint/board-palette.ts', import.meta.url);

const { set } = readTileSet();
const samples: Uint8ClampedArray[] = [];
for (const request of typicalPictures(set).values()) {
  const canvas = await paintDrawing(boardScene(request), set);
  samples.push(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);
}
const pixels = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
samples.reduce((at, sample) => {
  pixels.set(sample, at);
  return at + sample.length;
}, 0);
const colours = gifenc.quantize(pixels, 256, { format: 'rgb565' });
const lines = colours
  .map((colour) => `  '${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}',`)
  .sort();
writeFileSync(
  FILE,
  `/** The colours of stored boards, as hex digits. Made by tools/make-board-palette.ts (npm run palette). */\nexport const BOARD_PALETTE = [\n${lines.join('\n')}\n] as const;\n`,
);
process.stdout.write(`${colours.length} colours of ${samples.length} pictures\n`);

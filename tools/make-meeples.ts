import { writeFile } from 'node:fs/promises';
import { readTileSet } from '../src/content/tile-sets.ts';
import { COLOURS } from '../src/core/colour.ts';
import type { Drawing } from '../src/drawing/draw.ts';
import { pieceBox } from '../src/drawing/piece-art.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import { runTool } from './command-line.ts';

const HELP = `Usage: node --import tsx tools/make-meeples.ts

Draws a meeple of every seat's colour, with its letter, as an emoji, and writes them to src/bot/outbox/meeples.json, from
which the bot uploads those that its application lacks.

  --help  this help
`;

/** Side of an emoji, in pixels, as Discord wants it. */
const SIDE = 128;

await runTool({
  help: HELP,
  options: {},
  run: async () => {
    const source = { game: amazonas, content: readTileSet(amazonas).set };
    const { x, y, width, height } = pieceBox('meeple');
    const size = (SIDE - 2) / Math.max(width, height);
    const middle = { x: SIDE / 2 - (x + width / 2) * size, y: SIDE / 2 - (y + height / 2) * size };
    const images: Record<string, string> = {};
    for (const colour of COLOURS) {
      const operations: Drawing['operations'] = [{ kind: 'piece', piece: 'meeple', colour, size, ...middle }];
      const drawing = { width: SIDE, height: SIDE, theme: 'day', background: 'transparent', operations } as const;
      const canvas = await paintDrawing(drawing, source);
      images[colour] = canvas.toBuffer('image/png').toString('base64');
    }
    await writeFile(new URL('../src/bot/outbox/meeples.json', import.meta.url), `${JSON.stringify(images, null, 2)}\n`);
    return 0;
  },
});

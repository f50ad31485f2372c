import { mkdir, writeFile } from 'node:fs/promises';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { renderPicture } from '../src/render/renderer.ts';
import { goldenPictures } from '../test/render/support/typical-pictures.ts';
import { runTool } from './command-line.ts';

const HELP = `Usage: node --import tsx tools/make-golden-pictures.ts

Writes the pictures that test/render/golden.whole.test.ts compares with to test/render/golden. Look at every one of them
before they are kept: they are what players will see.

  --help  this help
`;

const FOLDER = new URL('../test/render/golden/', import.meta.url);

await runTool({
  help: HELP,
  options: {},
  run: async () => {
    await mkdir(FOLDER, { recursive: true });
    for (const [name, request] of goldenPictures(readTileSet(amazonas).set)) {
      const { png } = await renderPicture('board', request);
      await writeFile(new URL(`${name}.png`, FOLDER), png);
      process.stdout.write(`${name}.png ${Math.round(png.length / 1024)} KiB\n`);
    }
    return 0;
  },
});

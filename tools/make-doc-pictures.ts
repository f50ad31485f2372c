import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoardPictureRequest, renderPicture } from '../src/render/index.ts';
import { runTool } from './command-line.ts';
import { tableRequests } from './gallery-tables.ts';

const HELP = `Usage: npm run pictures

Paints the pictures of the README anew into docs/pictures: a board of every game, and what a player to move sees on a phone.
Computers play.
`;

const FOLDER = 'docs/pictures';
const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk'];

/** Longest side in pixels: what a page shows, and the file stays small. */
const PAGE = 1000;
const PHONE = 1000;

/** Pictures by name: the game of the gallery, its players, the moment, and what is changed for the page. */
const PICTURES: Readonly<Record<string, readonly [string, number, string, Partial<BoardPictureRequest>]>> = {
  amazonas: ['amazonas', 3, 'middle', { longest: PAGE }],
  carcassonne: ['big-box', 2, 'leading', { longest: PAGE }],
  phone: ['germany', 2, 'leading-place', { longest: PHONE, focus: true }],
};

await runTool({
  help: HELP,
  options: {},
  run: async () => {
    await mkdir(FOLDER, { recursive: true });
    for (const [name, [game, seats, moment, change]] of Object.entries(PICTURES)) {
      const request = tableRequests(game, seats, 'regular').get(moment)!;
      const { png } = await renderPicture('board', { ...request, names: NAMES.slice(0, seats), ...change });
      await writeFile(join(FOLDER, `${name}.png`), png);
      console.log(`${name}.png: ${Math.ceil(png.length / 1024)} kB`);
    }
    return 0;
  },
});

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { GAMES } from '../src/games/registry.ts';
import { SHAPE_SIDES } from '../src/render/strokes/icon-svg.ts';
import { ICON_SIDES } from '../src/web/page-files.ts';
import { runTool } from './command-line.ts';

const HELP = `npm run icons

Writes the files of icons in the folders of games: of the icon packs, which take 15 MB, only what pictures show. To be run when an
icon is added, or the icon of pages has changed, which is drawn in the sizes that devices want.
`;

interface IconPack {
  readonly width?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const require = createRequire(import.meta.url);

async function writeIcons(): Promise<number> {
  for (const { inks = {}, icons: file } of GAMES.map(({ picture }) => picture)) {
    if (!file) continue;
    const shapes: Record<string, string> = {};
    for (const [shape, ink] of Object.entries(inks)) {
      const [pack, side] = ink ? ['game-icons', SHAPE_SIDES.inked] : ['fluent-emoji-flat', SHAPE_SIDES.coloured];
      const { icons, width: usual } = require(`@iconify-json/${pack}/icons.json`) as IconPack;
      const icon = icons[shape];
      if (!icon) throw new Error(`the icons of ${pack} have no "${shape}"`);
      const { body, width = usual, height = width } = icon;
      if (width !== side || height !== side)
        throw new Error(`the icon "${shape}" of ${pack} is not ${side} wide and high`);
      shapes[shape] = body;
    }
    writeFileSync(file, `${JSON.stringify(shapes, undefined, 2)}\n`);
  }
  await writePageIcons();
  return 0;
}

/** Draws the icon of pages in the sizes of installed pages, without round corners: devices cut them as they like. */
async function writePageIcons(): Promise<void> {
  const page = fileURLToPath(new URL('../src/web/page/', import.meta.url));
  const square = readFileSync(`${page}icon.svg`, 'utf8').replace(' rx="9"', '');
  for (const side of ICON_SIDES) {
    const sized = square.replace('<svg ', `<svg width="${side}" height="${side}" `);
    const canvas = createCanvas(side, side);
    canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0, side, side);
    writeFileSync(`${page}icon-${side}.png`, canvas.toBuffer('image/png'));
  }
}

await runTool({ help: HELP, options: {}, run: writeIcons });

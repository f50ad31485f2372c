import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '../src/games/registry.ts';
import { SHAPE_SIDES } from '../src/render/strokes/icon-svg.ts';
import { runTool } from './command-line.ts';

const HELP = `npm run icons

Writes the files of icons in the folders of games: of the icon packs, which take 15 MB, only what pictures show. To be run when an
icon is added.
`;

interface IconPack {
  readonly width?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const require = createRequire(import.meta.url);

function writeIcons(): number {
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
  return 0;
}

await runTool({ help: HELP, options: {}, run: writeIcons });

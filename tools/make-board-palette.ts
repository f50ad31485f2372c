import { writeFileSync } from 'node:fs';
import { COLOURS, type TileSet } from '../src/engine/index.ts';
import { coloursOf } from '../src/render/art/palette.ts';
import { SEAT_SIGNS } from '../src/render/art/seat-sign.ts';
import { boardDrawing, boardScene, type Theme } from '../src/render/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import { THEMES } from '../src/render/request.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { ColourCount } from './colour-count.ts';
import { typicalPictures } from './positions.ts';

/**
 * Writes src/render/paint/board-palette.ts: the colours in which boards of every theme are stored, chosen from the
 * pictures of typical positions. To be run when the art changes.
 */
const FILE = new URL('../src/render/paint/board-palette.ts', import.meta.url);

/** One place of 256 stays free for what is transparent in an animation. */
const COLOURS_OF_A_THEME = 176;

const COLOURS_A_LINE = 16;

async function countColours(set: TileSet, theme: Theme): Promise<ColourCount> {
  const count = new ColourCount();
  for (const request of typicalPictures(set).values()) {
    const themed = { ...request, theme };
    const canvas = await paintDrawing(boardDrawing(boardScene(themed), themed), set);
    const { width, height } = canvas;
    count.add(canvas.getContext('2d').getImageData(0, 0, width, height).data);
  }
  return count;
}

/** Colours that come out exactly: of everything around the land, where large surfaces and letters would show a change. */
function exactColours(theme: Theme): string[] {
  const { paper } = coloursOf(theme);
  const named = [...Object.values(paper), ...COLOURS.map((colour) => SEAT_SIGNS[colour].fill), '#ffffff', '#1c1a17'];
  const plain = named.filter((colour) => /^#[0-9a-f]{6}$/i.test(colour)).map((colour) => colour.slice(1).toLowerCase());
  return [...new Set(plain)];
}

const { set } = readTileSet();
const themes: string[] = [];
for (const theme of THEMES) {
  const count = await countColours(set, theme);
  const { colours, decibels } = count.palette(COLOURS_OF_A_THEME, exactColours(theme));
  const lines: string[] = [];
  for (let from = 0; from < colours.length; from += COLOURS_A_LINE) {
    lines.push(`    '${colours.slice(from, from + COLOURS_A_LINE).join('')}',\n`);
  }
  themes.push(`  ${theme}: [\n${lines.join('')}  ],\n`);
  process.stdout.write(`${theme}: ${colours.length} of ${count.size} colours, ${decibels.toFixed(1)} dB\n`);
}
writeFileSync(
  FILE,
  `import type { Theme } from '../request.ts';

/** The colours that boards are stored in, as hex digits. Made by tools/make-board-palette.ts (npm run palette). */
export const BOARD_PALETTES: Readonly<Record<Theme, readonly string[]>> = {
${themes.join('')}};
`,
);

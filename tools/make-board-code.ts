import { writeFileSync } from 'node:fs';
import type { TileSet } from '../src/engine/index.ts';
import { boardDrawing, boardScene, type Theme } from '../src/render/index.ts';
import type { BitWriter } from '../src/render/paint/deflate/bits.ts';
import { DeflateCode } from '../src/render/paint/deflate/code.ts';
import { PixelStream } from '../src/render/paint/deflate/pixel-stream.ts';
import {
  DISTANCE_SYMBOLS,
  distanceSymbols,
  LENGTH_SYMBOLS,
  lengthSymbols,
} from '../src/render/paint/deflate/symbols.ts';
import type { PixelBlock } from '../src/render/paint/deflate/tokens.ts';
import { loadIcons } from '../src/render/paint/icons.ts';
import { paintedRows } from '../src/render/paint/picture.ts';
import { THEMES } from '../src/render/request.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { codeLengths } from './huffman.ts';
import { typicalPictures } from './positions.ts';

/**
 * Writes src/render/paint/deflate/code-lengths.ts: the Huffman code that pictures of every theme are compressed with,
 * best for typical positions. To be run when the art or the palette changes.
 */
const FILE = new URL('../src/render/paint/deflate/code-lengths.ts', import.meta.url);

const LONGEST_CODE = 15;

/** What is compressed depends on the code, and the code on what is compressed: a few rounds settle both. */
const ROUNDS = 4;

/** Any complete code to begin with: two lengths in both alphabets. */
const FIRST = `${'8'.repeat(226)}${'9'.repeat(60)}${'4'.repeat(2)}${'5'.repeat(28)}`;

const DIGITS_A_LINE = 64;

/** A code that counts how often each of its symbols is written. */
class CountingCode extends DeflateCode {
  readonly literalCounts = new Array<number>(LENGTH_SYMBOLS).fill(0);
  readonly distanceCounts = new Array<number>(DISTANCE_SYMBOLS).fill(0);

  override putLiteral(to: BitWriter, symbol: number): void {
    this.literalCounts[symbol]!++;
    super.putLiteral(to, symbol);
  }

  override putMatch(to: BitWriter, length: number, distance: number): void {
    this.literalCounts[lengthSymbols.symbol[length]!]!++;
    this.distanceCounts[distanceSymbols.symbol[distance]!]!++;
    super.putMatch(to, length, distance);
  }
}

interface Painted {
  readonly width: number;
  readonly rows: (readonly PixelBlock[])[];
}

async function paintedPictures(set: TileSet, theme: Theme): Promise<Painted[]> {
  const icons = await loadIcons();
  const painted: Painted[] = [];
  for (const request of typicalPictures(set).values()) {
    const themed = { ...request, theme, density: 2 as const };
    const drawing = boardDrawing(boardScene(themed), themed);
    const rows = Array.from(paintedRows(drawing, { set, icons }), ({ stamps }) => stamps);
    painted.push({ width: drawing.width, rows });
  }
  return painted;
}

/** Compresses pictures as if every block were new, so that each counts as often as it is seen. */
function compress(code: DeflateCode, pictures: readonly Painted[]): number {
  let bytes = 0;
  for (const { width, rows } of pictures) {
    const stream = new PixelStream(code, width);
    for (const row of rows) {
      const copies = new Map(row.map(({ over, ...block }) => [block.id, block]));
      stream.add(row.map(({ id }) => copies.get(id)!));
    }
    bytes += stream.finish().reduce((sum, part) => sum + part.length, 0);
  }
  return bytes;
}

const { set } = readTileSet();
const themes: string[] = [];
for (const theme of THEMES) {
  const pictures = await paintedPictures(set, theme);
  let lengths = FIRST;
  for (let round = 0; round < ROUNDS; round++) {
    const code = new CountingCode(lengths);
    const bytes = compress(code, pictures);
    lengths = [code.literalCounts, code.distanceCounts]
      .flatMap((counts) => codeLengths(counts, LONGEST_CODE))
      .map((length) => length.toString(16))
      .join('');
    process.stdout.write(`${theme}, round ${round}: ${Math.round(bytes / pictures.length / 1024)} KiB a picture\n`);
  }
  const lines = lengths.match(new RegExp(`.{1,${DIGITS_A_LINE}}`, 'g'))!.map((line) => `    '${line}',\n`);
  themes.push(`  ${theme}: [\n${lines.join('')}  ],\n`);
}
writeFileSync(
  FILE,
  `import type { Theme } from '../../request.ts';

/**
 * Lengths in bits, as hex digits, of the codes that pictures are compressed with: of bytes, the end of a block and
 * lengths, then of distances. Made by tools/make-board-code.ts (npm run palette).
 */
export const CODE_LENGTHS: Readonly<Record<Theme, readonly string[]>> = {
${themes.join('')}};
`,
);

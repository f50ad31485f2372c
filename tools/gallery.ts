import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TileSet } from '../src/engine/index.ts';
import type { DrawOperation } from '../src/render/draw.ts';
import { renderBoard } from '../src/render/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import { readTileSet } from '../src/tile-sets.ts';
import { typicalPictures } from './positions.ts';

/** Writes pictures of typical positions and of every tile to a folder, for looking at. */
async function writeGallery(folder: string): Promise<void> {
  const { set } = readTileSet();
  await mkdir(folder, { recursive: true });
  const write = async (name: string, png: Buffer) => {
    await writeFile(join(folder, `${name}.png`), png);
    process.stdout.write(`${name}.png ${Math.round(png.length / 1024)} KiB\n`);
  };
  for (const [name, request] of typicalPictures(set)) await write(name, (await renderBoard(request)).png);
  await write('all-tiles', await tileSheet(set));
}

async function tileSheet(set: TileSet): Promise<Buffer> {
  const size = 128;
  const gap = 12;
  const operations: DrawOperation[] = [];
  let [x, y, row] = [gap, gap, 1];
  for (const tile of [...set.tiles].sort((a, b) => a.squares.length - b.squares.length)) {
    const left = Math.min(...tile.squares.map((square) => square.x));
    const top = Math.min(...tile.squares.map((square) => square.y));
    const wide = Math.max(...tile.squares.map((square) => square.x)) - left + 1;
    const high = Math.max(...tile.squares.map((square) => square.y)) - top + 1;
    if (x + wide * size > 1700) [x, y, row] = [gap, y + row * size + gap, 1];
    const anchor = tile.squares[0]!;
    const corner = { x: x + (anchor.x - left) * size, y: y + (anchor.y - top) * size };
    operations.push({ kind: 'tile', tile: tile.id, rotation: 0, size, ...corner });
    x += wide * size + gap;
    row = Math.max(row, high);
  }
  const canvas = await paintDrawing(
    { width: 1700, height: y + row * size + gap, theme: 'day', background: '#f1e7cd', operations },
    set,
  );
  return canvas.encode('png');
}

await writeGallery(process.argv[2] ?? './gallery');

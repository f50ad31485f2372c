import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { TileFiles } from '../../../src/render/paint/tile-files.ts';

const PALETTE = Buffer.from('red, green and blue');
const LENGTH = 100;

test('a tile is painted once for all processes of a program', () => {
  const { open } = newFolder();
  expect(open('this version').pixels('a', PALETTE, LENGTH, painted(7))).toEqual(painted(7)());
  expect(open('this version').pixels('a', PALETTE, LENGTH, neverPainted)).toEqual(painted(7)());
});

test('another program, palette or tile does not show it', () => {
  const { open } = newFolder();
  open('this version').pixels('a', PALETTE, LENGTH, painted(7));
  const others = [open('another version').pixels('a', PALETTE, LENGTH, painted(1))];
  others.push(open('this version').pixels('a', Buffer.from('grey'), LENGTH, painted(2)));
  others.push(open('this version').pixels('b', PALETTE, LENGTH, painted(3)));
  expect(others).toEqual([painted(1)(), painted(2)(), painted(3)()]);
});

test('a tile whose file is cut off or gone is painted again', () => {
  const { folder, open } = newFolder();
  const files = open('this version');
  files.pixels('a', PALETTE, LENGTH, painted(7));
  const [name] = readdirSync(folder);
  truncateSync(join(folder, name!), LENGTH - 1);
  expect(files.pixels('a', PALETTE, LENGTH, painted(8))).toEqual(painted(8)());
  expect(open('this version').pixels('a', PALETTE, LENGTH, neverPainted)).toEqual(painted(8)());
  rmSync(folder, { recursive: true });
  expect(files.pixels('a', PALETTE, LENGTH, painted(9))).toEqual(painted(9)());
});

test('a full folder takes no more, and is emptied at the next start', () => {
  const { folder, open } = newFolder();
  const files = open('this version', 2 * LENGTH);
  for (const key of ['a', 'b', 'c']) files.pixels(key, PALETTE, LENGTH, painted(7));
  expect(readdirSync(folder)).toHaveLength(2);
  open('this version', 2 * LENGTH);
  expect(readdirSync(folder)).toEqual([]);
});

/** A folder for tiles, and a function that opens it as a program with some code does. */
function newFolder() {
  const root = mkdtempSync(join(tmpdir(), 'pirogue-tiles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [folder, program] = [join(root, 'tiles'), join(root, 'program.cjs')];
  const open = (code: string, maxBytes?: number) => {
    writeFileSync(program, code);
    return new TileFiles(folder, pathToFileURL(program), maxBytes);
  };
  return { folder, open };
}

function painted(colour: number): () => Buffer {
  return () => Buffer.alloc(LENGTH, colour);
}

function neverPainted(): never {
  throw new Error('a kept tile was painted');
}

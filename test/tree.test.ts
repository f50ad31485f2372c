import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders that stand in the tree with all that is in them, as their own page or their parent's line tells. */
const WHOLE = /^src\/(games\/(amazonas|carcassonne)|i18n|render|store\/(sqlite|postgres))\//;

test('the tree in ARCHITECTURE.md has every folder of the program, and no other', () => {
  const document = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const tree = document.split('```')[1]!;
  const told: string[] = [];
  const parents: string[] = [];
  for (const [, indent = '', folder] of tree.matchAll(/^( *)([a-z0-9-]+)\/(?= |$)/gm)) {
    const depth = indent.length / 2;
    parents.length = depth;
    parents.push(folder!);
    told.push(parents.join('/'));
  }
  const folders = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((folder) => !WHOLE.test(folder));
  expect(told.filter((folder) => folder.startsWith('src/')).sort()).toEqual(folders.sort());
});

test('only programs lie beside the folders of src', () => {
  const loose = readdirSync('src').filter((name) => name.includes('.'));
  expect(loose.filter((name) => name !== 'main.ts' && !name.endsWith('-thread.ts'))).toEqual([]);
});

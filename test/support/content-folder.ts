import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContentFiles } from '../../src/games/contract/content-files.ts';
import { GAMES } from '../../src/games/registry.ts';

/** A folder of a host with the example board and a tile set without any road. */
export async function contentFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile('docs/example-board.json', join(folder, 'twin-lakes.json'));
  const carcassonne = GAMES.find(({ ruleSet }) => ruleSet === 'carcassonne')!;
  const { maps: _, tiles, ...own } = readContentFiles(carcassonne);
  const roadless = (tiles as { segments: { kind: string }[]; start?: true }[]).filter(
    ({ segments, start }) => start || segments.every(({ kind }) => kind !== 'road' && kind !== 'river'),
  );
  const set = { ...own, game: 'carcassonne', id: 'roadless', name: 'A land without roads', tiles: roadless };
  await writeFile(join(folder, 'roadless.json'), JSON.stringify(set));
  return folder;
}

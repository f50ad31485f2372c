import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { renderPicture } from '../src/render/renderer.ts';
import { report, spread } from './measure.ts';
import { growingRequests, grownRequest } from './positions.ts';

/** Reports the first picture of this process, and its memory after more and more pictures of growing games. */
const CHECKPOINTS = [200, 2000];

const { set } = readTileSet(amazonas);
const begun = performance.now();
await renderPicture('board', grownRequest(set, 1, 78));
report({ name: 'the first board of a process, 78 tiles', unit: 'ms', figure: spread([performance.now() - begun]) });

let painted = 0;
for (let game = 0; painted < CHECKPOINTS.at(-1)!; game++) {
  for (const request of growingRequests(set, game)) {
    await renderPicture('board', request);
    if (CHECKPOINTS.includes(++painted)) await reportMemory(painted);
  }
}

async function reportMemory(pictures: number): Promise<void> {
  // Canvases are given back in a turn of the event loop after they were collected.
  for (let turn = 0; turn < 3; turn++) {
    gc?.();
    await setTimeout(20);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const mebi = (bytes: number) => Math.round(bytes / 1024 / 1024);
  report({
    name: `memory after ${pictures} boards of growing games`,
    unit: 'MiB',
    figure: spread([mebi(rss)]),
    ratio: `heap ${mebi(heapUsed)}, external ${mebi(external)}`,
  });
}

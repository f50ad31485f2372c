import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, deflateSync } from 'node:zlib';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import type { TileSet } from '../src/games/amazonas/rules/tile-set.ts';
import {
  type BoardPictureRequest,
  boardDrawing,
  boardScene,
  renderPicture as renderOnThread,
} from '../src/render/index.ts';
import { paintDrawing } from '../src/render/paint/painter.ts';
import { renderPicture, renderReplay } from '../src/render/renderer.ts';
import { report, spread, timed } from './measure.ts';
import { growingRequests, grownRequest } from './positions.ts';

/** The board that the bounds are stated for: squares across and down, and their side in pixels. */
const BOARD = { columns: 25, rows: 10, tile: 128 };

const GAMES = 15;
const MOVES = 30;

/** Games of which the last moves are timed. */
const GROWING = [3, 4, 5, 6];

/** Pictures that are timed beside one run of zlib. */
const BESIDE = 5;

/** Boards during which the event loop is watched, and how often it is, in milliseconds. */
const WATCHED = 45;
const TICK = 1;

/** Boards that are painted before the clock runs. */
const WARMING = 30;

/**
 * Late boards of 25 x 10 squares from request to PNG bytes, and other pictures; painted on this thread, but where the
 * program's own event loop is watched.
 */
export async function benchPicture(): Promise<void> {
  const { set } = readTileSet(amazonas);
  await benchBoards(set, false);
  await benchBoards(set, true);

  const watched = Array.from({ length: WATCHED }, (_, game) => large(grownRequest(set, game + 50, 74)));
  const stops = await loopStops(watched);
  report({ name: 'longest stop of the event loop, 5 boards a second', unit: 'ms', figure: stops.lasted });
  report({ name: '  of that, work of its own thread', unit: 'ms', figure: stops.worked });

  const begun = performance.now();
  const { gif, width, height } = await renderReplay({ frames: growingRequests(set, 4) });
  const replay = spread([performance.now() - begun]);
  report({
    name: 'a whole game as an animation',
    unit: 'ms',
    figure: replay,
    ratio: `${width} x ${height}, ${Math.round(gif.length / 1024)} KiB`,
  });
  await benchProcess();
}

/** The board alone or with its panel, beside zlib's fastest run over as many raw pixels. */
async function benchBoards(set: TileSet, panel: boolean): Promise<void> {
  const asked = (request: BoardPictureRequest) => ({ ...large(request), panel });
  // Other games, so that what is timed is no picture of a cold process; then every tile, but no picture, was painted.
  for (let game = 0; game < WARMING; game++) await renderPicture('board', asked(grownRequest(set, game + 100, 78)));
  const requests = Array.from({ length: GAMES }, (_, game) => asked(grownRequest(set, game, 78)));
  const drawing = boardDrawing(boardScene(requests[0]!), requests[0]!);
  const raw = new Uint8Array((await paintDrawing(drawing, requests[0]!)).data());
  const zlib = () => deflateSync(raw, { level: constants.Z_BEST_SPEED });
  const size = `${drawing.width} x ${drawing.height}`;
  report({ name: `zlib level 1 on raw pixels, ${size} (1 Z)`, unit: 'ms', figure: await timed(5, zlib) });

  const fresh = await timedBeside(zlib, requests);
  const bytes = spread(
    await Promise.all(requests.map(async (one) => (await renderPicture('board', one)).png.length / 1024)),
  );
  const what = panel ? 'a board with its panel' : 'a board';
  report({ name: `${what} never painted before, to PNG`, unit: 'ms', ...fresh });
  report({ name: '  its file', unit: 'KiB', figure: bytes });
  const sent = await Promise.all(
    requests.map(async ({ longest: _, ...one }) => (await renderPicture('board', one)).png.length / 1024),
  );
  report({ name: '  its file in the size that is sent', unit: 'KiB', figure: spread(sent) });

  const growing = GROWING.flatMap((game) => growingRequests(set, game).slice(-MOVES));
  const moved = await timedBeside(zlib, growing.map(asked));
  report({ name: '  after one more turn', unit: 'ms', ...moved });

  const again = await timed(9, () => renderOnThread('board', requests[0]!));
  report({ name: '  the same again', unit: 'ms', figure: again });

  const naive = await timed(1, async () => (await paintDrawing(drawing, requests[0]!)).encode('png'));
  report({ name: '  painted whole, encoded by the canvas', unit: 'ms', figure: naive });
}

/** The first picture and the memory of a process of its own. */
async function benchProcess(): Promise<void> {
  const script = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--import', 'tsx', script]);
  process.stdout.write(stdout);
}

function large(request: BoardPictureRequest): BoardPictureRequest {
  const columns = request.view.tiles.flatMap(({ squares }) => squares.map(({ x }) => x));
  const x = Math.min(...columns) - 1;
  const { columns: across, rows, tile } = BOARD;
  // Room for coordinates and panel beside the squares, which stay as large as they may be.
  return { ...request, area: { x, y: -(rows >> 1), columns: across, rows }, longest: (across + 3) * tile };
}

/** Times every request once, few at a time beside a run of zlib, as the machine may be faster or slower a second later. */
async function timedBeside(zlib: () => unknown, requests: readonly BoardPictureRequest[]) {
  const figures: number[] = [];
  const ratios: number[] = [];
  let z = Number.NaN;
  for (const [at, request] of requests.entries()) {
    if (at % BESIDE === 0) z = (await timed(1, zlib)).median;
    const begun = performance.now();
    await renderPicture('board', request);
    figures.push(performance.now() - begun);
    ratios.push(figures.at(-1)! / z);
  }
  return { figure: spread(figures), ratio: `${spread(ratios).median.toFixed(2)} Z` };
}

/**
 * The longest stop of the event loop while each of some boards is painted, and the most that its thread worked in one:
 * the rest it waited for a processor that others had. Linux only.
 */
async function loopStops(requests: readonly BoardPictureRequest[]) {
  const lasted: number[] = [];
  const worked: number[] = [];
  for (const request of requests) {
    const painted = Promise.all([renderOnThread('board', request), setTimeout(200)]);
    let over = false;
    void painted.then(() => {
      over = true;
    });
    let [longest, max] = [0, 0];
    let [at, work] = [performance.now(), workOfThread()];
    while (!over) {
      await setTimeout(TICK);
      const [now, more] = [performance.now(), workOfThread()];
      longest = Math.max(longest, now - at - TICK);
      max = Math.max(max, more - work);
      [at, work] = [now, more];
    }
    await painted;
    lasted.push(longest);
    worked.push(max);
  }
  return { lasted: spread(lasted), worked: spread(worked) };
}

/** Milliseconds that a processor has worked for this thread. */
function workOfThread(): number {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}

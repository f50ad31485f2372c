import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PaintingThread, PictureError } from '../../src/render/painting-thread.ts';
import { renderPicture, renderReplay } from '../../src/render/pictures.ts';
import type { BoardPictureRequest, Picture } from '../../src/render/request.ts';
import { builtFile } from '../support/built-program.ts';
import { paintMeanwhileOn } from '../support/painting.ts';
import { REQUEST } from './support/plain-game.ts';
import { AT_START, playUntil, requestFor } from './support/position.ts';

const FAULTY = new URL('./support/faulty-thread.mjs', import.meta.url);

/** Milliseconds for which a thread that has begun may say nothing. */
const SHORT_SILENCE = 3_000;

interface Fault {
  readonly err: Error;
  readonly waiting?: number;
}

let faults: Fault[] = [];
let pictures = 0;

beforeEach(() => {
  faults = [];
  paintOnFaulty();
});

function paintOnFaulty(options: { readonly silenceLimit?: number } = {}): void {
  paintMeanwhileOn(FAULTY, { ...options, log: { error: (fault: unknown) => void faults.push(fault as Fault) } });
}

/** A picture that was never asked for, with the name of a player in it. */
function pictureOf(name: string): BoardPictureRequest {
  return requestFor(playUntil(2, AT_START), { names: [name, `Ben ${++pictures}`] });
}

/** Asks for a picture that brings down the thread, and at the same time for others. */
async function askAll(name: string) {
  const asked = [pictureOf('first'), pictureOf(name), pictureOf('second'), pictureOf('third')];
  return Promise.allSettled(asked.map((request) => renderPicture('board', request)));
}

const ALL_BUT_ONE = ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'];

test.each([
  { name: 'Thrower', reason: 'thrown on the thread that paints' },
  { name: 'Ghost', reason: 'thrown on the thread that paints' },
  { name: 'Blocker', reason: `the thread said nothing for ${SHORT_SILENCE} ms`, silenceLimit: SHORT_SILENCE },
])(
  'a picture of which the thread dies ($name) fails alone: those that waited and the next one are painted',
  async ({ name, reason, silenceLimit }) => {
    if (silenceLimit) {
      paintOnFaulty({ silenceLimit });
      // From here on it has begun, which takes a processor for long.
      await renderPicture('board', pictureOf('begun'));
    }
    const results = await askAll(name);
    expect(results.map(({ status }) => status)).toEqual(ALL_BUT_ONE);
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
      expect.any(PictureError),
    ]);
    expect((await renderPicture('board', pictureOf('next'))).png.length).toBeGreaterThan(0);
    expect(faults.map(({ err, waiting }) => [err.message, waiting])).toEqual([[reason, 3]]);
  },
);

test('a thread that is not given a processor for long is not taken for silent', async () => {
  paintOnFaulty({ silenceLimit: SHORT_SILENCE });
  // From here on it has begun, which takes a processor for long.
  await renderPicture('board', pictureOf('first'));
  const results = await askAll('Sleeper');
  expect(results.map(({ status }) => status)).toEqual(ALL_BUT_ONE.map(() => 'fulfilled'));
  expect(faults).toEqual([]);
});

test('a thread that is ended from outside while it paints is replaced', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  await renderPicture('board', pictureOf('first'));
  const worker = posted.mock.contexts[0] as unknown as Worker;
  posted.mockRestore();
  const waiting = [pictureOf('second'), pictureOf('third'), pictureOf('last')].map((request) =>
    renderPicture('board', request),
  );
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  await worker.terminate();
  await exited;
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  expect((await renderPicture('board', pictureOf('next'))).png.length).toBeGreaterThan(0);
  expect(faults.map(({ err }) => err.message)).toEqual(['the thread ended with code 1']);
});

test('what has waited in two threads that died is not asked for again', async () => {
  const asked = [pictureOf('Leaver'), pictureOf('Leaver'), pictureOf('third')].map((request) =>
    renderPicture('board', request),
  );
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(faults.map(({ waiting }) => waiting)).toEqual([3, 2]);
  expect((await renderPicture('board', pictureOf('next'))).png.length).toBeGreaterThan(0);
});

test('a replay that was begun when the thread died of a picture is begun again', async () => {
  const frames = Array.from({ length: 6 }, (_, at) =>
    requestFor(playUntil(2, (state) => state.turn === at + 1 && state.phase === 'draw')),
  );
  const [replay, leaver] = await Promise.allSettled([
    renderReplay({ frames }),
    renderPicture('board', pictureOf('Leaver')),
  ]);
  expect([replay.status, leaver.status]).toEqual(['fulfilled', 'rejected']);
});

test('a request that cannot be painted, read or sent fails alone, and the thread lives on', async () => {
  const request = pictureOf('wrong');
  const [start] = request.view.tiles;
  const unknownTile = { ...request, view: { ...request.view, tiles: [{ ...start!, tile: 'no-such-tile' }] } };
  const unsendable = { ...pictureOf('wrong'), content: { ...request.content, hash: 'other', broken: () => undefined } };
  const unreadable = { ...pictureOf('wrong'), view: undefined } as unknown as BoardPictureRequest;
  const wrong = [unknownTile, unsendable, unreadable];
  const results = await Promise.allSettled([...wrong, pictureOf('right')].map((one) => renderPicture('board', one)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  for (const result of results.slice(0, 3)) expect(result).toMatchObject({ reason: expect.any(PictureError) });
  expect(faults).toHaveLength(3);
  expect(faults.filter(({ waiting }) => waiting !== undefined)).toEqual([]);
});

test('a thread paints the games of its own list, and no others', async () => {
  paintMeanwhileOn(new URL('./support/plain-thread.ts', import.meta.url));
  expect((await renderPicture('board', REQUEST)).png.length).toBeGreaterThan(1000);
  await expect(renderPicture('board', pictureOf('stranger'))).rejects.toThrow(PictureError);
});

test('a thread keeps as much as it is told', async () => {
  paintMeanwhileOn(new URL('./support/limits-thread.ts', import.meta.url), { limits: { cacheMegabytes: 20 } });
  const { png } = await renderPicture('board', pictureOf('anybody'));
  const bytes = Object.values(JSON.parse(png.toString()) as Record<string, number>);
  expect(Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024 / 1024)).toBe(20);
});

test('a thread takes tiles from the folder in which an earlier one has kept them', async () => {
  const tileFolder = mkdtempSync(join(tmpdir(), 'pirogue-tiles-'));
  onTestFinished(() => rmSync(tileFolder, { recursive: true }));
  const { game, content, ...request } = requestFor(playUntil(2, AT_START));
  const order = { render: 'board', game, content, mayWait: false, text: JSON.stringify(request) } as const;
  const paintOnNew = async () => {
    const module = pathToFileURL(builtFile('picture-thread.cjs'));
    return (await new PaintingThread({ module, limits: { tileFolder } }).paint<Picture>(order)).png;
  };
  const painted = await paintOnNew();
  expect(readdirSync(tileFolder).length).toBeGreaterThan(0);
  expect(await paintOnNew()).toEqual(painted);
  for (const name of readdirSync(tileFolder)) {
    const file = join(tileFolder, name);
    writeFileSync(file, new Uint8Array(readFileSync(file).length));
  }
  expect(await paintOnNew()).not.toEqual(painted);
});

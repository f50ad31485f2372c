import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { appendTo, newGame, newLobby, openedFile, temporaryFile } from './store-fixture.ts';

const APPENDING = fileURLToPath(new URL('./appending-process.ts', import.meta.url));
const FOREVER = 1e9;

/** A process that appends to game 1 of the file, which is at `base` + the length of its log. */
function appending(file: string, base: number, count: number): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', APPENDING, file, '1', String(base), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The numbers of the entries that a process reports until it is gone. */
async function reported(child: ChildProcess, each: (seqs: readonly number[]) => void = () => {}): Promise<number[]> {
  const seqs: number[] = [];
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout!)) {
    seqs.push(Number(line));
    each(seqs);
  }
  await gone;
  return seqs;
}

it('keeps every entry that was confirmed when the process is killed', async () => {
  const file = await temporaryFile();
  const store = await openedFile(file);
  const { id } = await newGame(store, { posts: [{ type: 'send', kind: 'turn' }] });
  await store.close();
  let length = 0;
  for (const kills of [1, 40, 150]) {
    const child = appending(file, 1, FOREVER);
    const seqs = await reported(child, (all) => {
      if (all.length === kills) child.kill('SIGKILL');
    });
    expect(child.signalCode).toBe('SIGKILL');
    expect(seqs).toEqual(seqs.map((_, index) => length + index));

    const reopened = await openedFile(file);
    const log = await reopened.log.ofGame(id);
    // The last one may have been written and not yet reported.
    expect([length + seqs.length, length + seqs.length + 1]).toContain(log.length);
    length = log.length;
    expect(await reopened.games.byId(id)).toMatchObject({ revision: 1 + length });
    expect(await reopened.posts.ofGame(id)).toMatchObject([{ wish: 1 + length }]);
    expect(await appendTo(reopened, id, { seq: length })).toBe('written');
    length++;
    await reopened.close();
    const connection = new Sqlite(file);
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    // The entry written by hand has no cause, and refreshes nothing.
    connection.exec('UPDATE posts SET wish = wish + 1');
    connection.close();
  }
});

it('lets two processes append to one game without a gap or a double number', async () => {
  const file = await temporaryFile();
  const store = await openedFile(file);
  const { id } = await newGame(store);
  const children = [appending(file, 1, 150), appending(file, 1, 150)];
  const seqs = await Promise.all(children.map((child) => reported(child)));
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const all = seqs.flat().sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 300 }, (_, seq) => seq));
  expect((await store.log.ofGame(id)).map(({ seq }) => seq)).toEqual(all);
  expect(await store.games.byId(id)).toMatchObject({ revision: 301 });
});

it('opens a new database from two processes at once', async () => {
  const file = await temporaryFile();
  const children = [appending(file, 1, 0), appending(file, 1, 0)];
  await Promise.all(children.map((child) => reported(child)));
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect((await newLobby(await openedFile(file))).id).toBe(1);
});

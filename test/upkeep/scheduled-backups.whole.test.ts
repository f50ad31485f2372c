import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../src/host/log.ts';
import { backUp, backupsIn } from '../../src/store/sqlite/backup.ts';
import { ScheduledBackups } from '../../src/upkeep/scheduled-backups.ts';
import { newGame, openedFile, temporaryFile, temporaryFolder } from '../store/store-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 23, 12);

/** A folder with a backup of each of the last days, and a process that makes more, with both of its clocks. */
async function house({ days = 7, keep = 7, everyHours = 24 } = {}) {
  const file = await temporaryFile();
  const store = await openedFile(file);
  await newGame(store);
  await store.close();
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-scheduled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (let day = days; day >= 1; day--) await writeFile(join(folder, nameAt(NOON - day * DAY)), 'a backup');
  const clock = { wrongBy: 0, elapsed: 0 };
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const failures: number[] = [];
  const start = () =>
    new ScheduledBackups({
      file,
      folder,
      everyHours,
      keep,
      log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
      onBackup: () => undefined,
      onFailure: (attempts) => failures.push(attempts),
      now: () => NOON + clock.elapsed + clock.wrongBy,
      elapsed: () => clock.elapsed,
    });
  let backups = start();
  return {
    file,
    folder,
    clock,
    lines,
    failures,
    daily: Array.from({ length: days }, (_, day) => nameAt(NOON - (day + 1) * DAY)),
    restart() {
      backups = start();
    },
    /** Lets time pass with looks, every quarter of an hour unless told otherwise. */
    async pass(time: number, between = 15 * MINUTE) {
      for (const end = clock.elapsed + time; clock.elapsed < end; clock.elapsed += between) await backups.check();
    },
  };
}

function nameAt(moment: number): string {
  return `pirogue-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

it('makes one backup a day and keeps those of the last days', async () => {
  const { folder, pass } = await house();
  await pass(3 * DAY);
  expect(backupsIn(folder).map(({ at }) => (at - NOON) / DAY)).toEqual([2, 1, 0, -1, -2, -3, -4]);
});

it('deletes old ones also where one is due before it is looked for', async () => {
  const { folder, pass } = await house({ days: 1, keep: 3, everyHours: 0.01 });
  await pass(6 * MINUTE, MINUTE);
  expect(await readdir(folder)).toHaveLength(3);
});

it.each([
  ['ahead', 30 * DAY],
  ['ahead by little', 2 * HOUR],
  ['behind', -30 * DAY],
])('makes no further backup, and deletes none, while the clock of the machine is %s', async (_how, wrongBy) => {
  const { folder, clock, daily, pass, restart } = await house();
  await pass(HOUR);
  const made = await readdir(folder);
  expect(made).toHaveLength(7);
  clock.wrongBy = wrongBy;
  await pass(HOUR);
  clock.wrongBy = -wrongBy;
  await pass(HOUR);
  clock.wrongBy = 0;
  await pass(HOUR);
  expect(await readdir(folder)).toEqual(made);
  restart();
  await pass(HOUR);
  expect(await readdir(folder)).toEqual(made);
  expect(made).toEqual(expect.arrayContaining(daily.slice(0, 6)));
});

it.each([
  ['ahead', 30 * DAY],
  ['behind', -30 * DAY],
])('makes one backup when it starts with a clock that is %s, and keeps all daily ones', async (_how, wrongBy) => {
  const { folder, clock, daily, pass, restart } = await house();
  clock.wrongBy = wrongBy;
  for (let start = 0; start < 5; start++) {
    restart();
    await pass(HOUR);
  }
  expect((await readdir(folder)).filter((name) => !daily.includes(name))).toHaveLength(1);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(daily));
  clock.wrongBy = 0;
  await pass(3 * HOUR);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(daily));
  expect(await readdir(folder)).toHaveLength(8);
  // One whose time the clock has not reached is neither counted nor deleted.
  await pass(3 * DAY);
  const past = backupsIn(folder).filter(({ at }) => at <= NOON + clock.elapsed);
  expect(past).toHaveLength(7);
  expect(await readdir(folder)).toHaveLength(wrongBy > 0 ? 8 : 7);
});

it('makes no backup at each start', async () => {
  const { folder, pass, restart } = await house({ days: 0 });
  for (let start = 0; start < 8; start++) {
    restart();
    await pass(HOUR);
  }
  expect(await readdir(folder)).toHaveLength(1);
});

it('tells once that there is no backup and what to do, and tries again after growing pauses', async () => {
  const { folder, lines, failures, pass } = await house({ days: 0 });
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  await pass(20 * HOUR);
  const told = lines.filter(({ level }) => level >= 50);
  expect(told).toHaveLength(1);
  expect(told[0]!.reason).toMatch(/let this program's user write it, or name another one/);
  // After 1, 2, 4 ... minutes, and every six hours in the end.
  expect(failures.length).toBeGreaterThan(5);
  expect(failures.length).toBeLessThan(14);
  await rm(folder);
  await pass(7 * HOUR);
  expect(await readdir(folder)).toHaveLength(1);
  await pass(12 * HOUR);
  expect(await readdir(folder)).toHaveLength(1);
});

it('deletes what a process that was killed has left behind, and not what another one is making', async () => {
  const { folder, pass } = await house({ days: 1 });
  const left = `${nameAt(NOON)}.123.unchecked`;
  const growing = `${nameAt(NOON)}.124.unchecked`;
  for (const name of [left, `${left}-journal`, growing, 'mine.unchecked']) await writeFile(join(folder, name), 'half');
  for (let quarter = 0; quarter < 4; quarter++) {
    await writeFile(join(folder, growing), 'half'.repeat(quarter + 1));
    await utimes(join(folder, growing), quarter, quarter);
    await pass(15 * MINUTE);
  }
  const names = await readdir(folder);
  expect(names.filter((name) => name.includes('unchecked')).sort()).toEqual(['mine.unchecked', growing].sort());
});

it('takes no name of a backup that is there, and counts none that has no date', async () => {
  const { file } = await house();
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'pirogue-2026-99-99T00-00-00Z.db'), '');
  const order = { file, folder, at: NOON };
  expect([await backUp(order), await backUp(order)]).toEqual(
    [nameAt(NOON), nameAt(NOON + 1000)].map((name) => join(folder, name)),
  );
  expect(backupsIn(folder)).toHaveLength(2);
});

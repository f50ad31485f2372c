import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { startLocalDiscord } from 'local-discord';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { Mortal } from './mortal.ts';
import type { Killed } from './timer-loop.ts';

/** A database of an earlier version; see `older-database.whole.test.ts`. */
const OLDER = gunzipSync(readFileSync(new URL('../store/older/before-games.db.gz', import.meta.url)));

/** Tries at each of as many moments. */
const DELAYS = [0, 0, 1, 2, 4, 8] as const;

/** Columns that every version has. */
const KEPT = [
  'SELECT id, status, options, setup, revision, changed_at FROM games ORDER BY id',
  'SELECT game_id, seq, entry, at FROM log ORDER BY game_id, seq',
  'SELECT game_id, position, user_id, colour FROM seats ORDER BY game_id, position',
  'SELECT id, kind, seq, message_id FROM posts ORDER BY id',
];

/**
 * Kills the program when it has begun to write while it brings the database of an earlier version up to date. The file
 * is then that of the earlier version or the new one, whole, and the next start does the rest.
 */
export async function killInMigration(options: {
  command?: readonly string[] | undefined;
  each: number;
}): Promise<Killed & { readonly midway: number }> {
  let kills = 0;
  let midway = 0;
  const faults: string[] = [];
  for (let time = 0; time < options.each; time++) {
    for (const delay of DELAYS.slice(0, time === 0 ? undefined : 1 + time)) {
      const killed = await migrateKilled(options.command, delay);
      if (killed.isKilled) kills++;
      if (killed.isMidway) midway++;
      faults.push(...killed.faults.map((what) => `migration, ${delay} ms: ${what}`));
    }
  }
  return { kills, midway, faults };
}

async function migrateKilled(command: readonly string[] | undefined, delay: number) {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-migration-'));
  const file = join(folder, 'pirogue.db');
  await writeFile(file, OLDER);
  playedJustNow(file);
  const before = readFile(file);
  const discord = await startLocalDiscord({ port: 0 });
  const mortal = new Mortal(
    {
      DATABASE_URL: `file:${file}`,
      DISCORD_API_BASE: discord.origin,
      DISCORD_TOKEN: discord.botToken,
      LOG_LEVEL: 'error',
    },
    command,
  );
  try {
    const started = mortal.start();
    await begunToWrite(file, mortal);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const isKilled = mortal.kill();
    await mortal.dead;
    await started;
    const between = readFile(file);
    const faults = [...between.problems];
    if (!isDeepStrictEqual(between.kept, before.kept)) faults.push('what was kept is not the same');
    await mortal.start();
    const isReady = mortal.isAlive;
    await mortal.stop();
    const after = readFile(file);
    faults.push(...after.problems, ...mortal.accidents);
    if (!isReady) faults.push('did not start again');
    if (!isDeepStrictEqual(after.kept.slice(0, 3), before.kept.slice(0, 3))) faults.push('a game is not the same');
    if (between.migrations !== before.migrations && between.migrations !== after.migrations)
      faults.push(`${between.migrations} migrations, neither ${before.migrations} nor ${after.migrations}`);
    return { isKilled, isMidway: between.migrations === before.migrations, faults };
  } finally {
    mortal.kill();
    await mortal.dead;
    await discord.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Shifts the times of a database so that it seems to have been written just now: no vote in its games is over yet. */
function playedJustNow(file: string): void {
  const connection = new Sqlite(file);
  try {
    const latest = connection.prepare('SELECT max(changed_at) FROM games').pluck().get() as number;
    const shift = Date.now() - latest;
    connection
      .prepare('UPDATE games SET changed_at = changed_at + @shift, vote_ends_at = vote_ends_at + @shift')
      .run({ shift });
    for (const table of ['log', 'acts']) connection.prepare(`UPDATE ${table} SET at = at + ?`).run(shift);
    // One file, as it was: the write-ahead log is what tells that the program has begun to write.
    connection.pragma('journal_mode = DELETE');
    connection.pragma('journal_mode = WAL');
  } finally {
    connection.close();
  }
}

/** Resolves when the program has written to its log ahead, or is dead. */
async function begunToWrite(file: string, mortal: Mortal): Promise<void> {
  while (mortal.isAlive && sizeOf(`${file}-wal`) === 0) await new Promise((resolve) => setImmediate(resolve));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Everything that has to stay, and whether the file is whole. */
function readFile(file: string) {
  const connection = new Sqlite(file);
  try {
    const whole = connection.pragma('integrity_check', { simple: true });
    const lacking = connection.pragma('foreign_key_check') as unknown[];
    return {
      kept: KEPT.map((query) => connection.prepare(query).all()),
      migrations: connection.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get() as number,
      problems: [...(whole === 'ok' ? [] : [String(whole)]), ...(lacking.length > 0 ? ['rows are lacking'] : [])],
    };
  } finally {
    connection.close();
  }
}

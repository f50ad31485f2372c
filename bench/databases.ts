import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPackagedServer } from '../lab/driving/packaged-postgres.ts';
import type { Program } from '../lab/driving/started-program.ts';
import { driverPackage } from '../src/store/sqlite/driver.ts';
import { buildProgram, processorTime, timeTakenByOthers } from './built-program.ts';
import { countedWay, STATEMENT_KINDS, type Traffic } from './counted-connection.ts';
import { countingStatements, difference } from './counted-statements.ts';
import { percentile, report, spread } from './measure.ts';
import { addRound, emptySum, type PlaySum, reportPlay } from './play-sum.ts';
import { ServerCosts } from './server-costs.ts';
import { prepareSide, type Side } from './side.ts';

/** Tables, and their turns a second together: as many as fit into the 50 requests a second that Discord lets a bot make. */
const TABLES = 12;
const PACE = 12;

/** How long each database is played with before it is measured, and in each of the rounds in which they take turns. */
const WARM_UP = 25_000;
const ROUND = 6_000;
const ROUNDS = 4;

/** How long statements are counted, with programs of their own, at a pace that any machine keeps up with. */
const COUNTED = 6_000;
const COUNTED_PACE = 4;

/**
 * Turns on a file and on a PostgreSQL server that waits for its disk, one after the other in one run: how soon interactions are
 * answered and the public message is there, and what a turn asks of the database.
 */
export async function benchDatabases(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-databases-'));
  const server = await startPackagedServer({ isDurable: true });
  const running: Program[] = [];
  const start = await buildProgram();
  const sides: [string, Side][] = [];
  try {
    sides.push(['SQLite', await prepareSide(`file:${join(folder, 'timed.db')}`, { tables: TABLES })]);
    sides.push(['PostgreSQL', await prepareSide(`${server.url}/postgres`, { tables: TABLES })]);
    const programs = sides.map(([, { discord, databaseUrl }]) => start(discord, databaseUrl));
    running.push(...programs);
    await Promise.all(programs.map(({ ready }) => ready));
    const sums = await playInTurn(sides.map(([, side], at) => ({ side, program: programs[at]! })));
    for (const [at, [name]] of sides.entries()) reportSum(name, sums[at]!);
    const [file, postgres] = sums.map(({ answers, turns }) => [percentile(answers, 0.99), percentile(turns, 0.99)]);
    const ratio = (at: number) => (postgres![at]! / file![at]!).toFixed(2);
    process.stdout.write(`PostgreSQL to SQLite, p99: answers ${ratio(0)}, public messages ${ratio(1)}\n`);
    for (const program of programs) await end(program);
    // What counts them fits better-sqlite3 alone.
    if (driverPackage() === 'better-sqlite3') {
      await countOnFile(sides[0]![1], { start, running, file: join(folder, 'counted') });
    }
    await countOnServer(sides[1]![1], { start, running, port: server.port });
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    for (const [, side] of sides) await side.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets sides play one after another, over and over, so that what the machine does besides meets them alike. */
export async function playInTurn(
  sides: readonly { readonly side: Side; readonly program: Program }[],
): Promise<PlaySum[]> {
  const sums = sides.map(emptySum);
  for (const { side } of sides) await side.tables.play({ milliseconds: WARM_UP, turnsASecond: PACE });
  const taken = await timeTakenByOthers();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { side, program }] of sides.entries()) {
      const before = await processorTime(program);
      const played = await side.tables.play({ milliseconds: ROUND, turnsASecond: PACE });
      addRound(sums[at]!, played, (await processorTime(program)) - before);
    }
  }
  const seconds = sums.reduce((sum, one) => sum + one.seconds, 0);
  const missed = spread([((await timeTakenByOthers()) - taken) / seconds]);
  report({ name: 'processors taken by other machines', unit: '', figure: missed });
  return sums;
}

/** Reports how a side played. */
export function reportSum(name: string, sum: PlaySum): void {
  reportPlay(`${name}, ${TABLES} tables`, sum);
  report({
    name: "  the program's processor time a turn",
    unit: 'ms',
    figure: spread([(sum.program * 1000) / sum.turns.length]),
  });
}

interface Counting {
  readonly start: Awaited<ReturnType<typeof buildProgram>>;
  readonly running: Program[];
}

async function countOnFile(side: Side, { start, running, file }: Counting & { file: string }): Promise<void> {
  const { more, counted } = countingStatements(file);
  const program = start(side.discord, side.databaseUrl, more);
  running.push(program);
  await program.ready;
  const before = await counted();
  const { turns } = await side.tables.play({ milliseconds: COUNTED, turnsASecond: COUNTED_PACE });
  reportTraffic('SQLite, a turn', difference(before, await counted()), turns.length);
  await end(program);
}

async function countOnServer(side: Side, { start, running, port }: Counting & { port: number }): Promise<void> {
  const way = await countedWay(port);
  const costs = await ServerCosts.of(side.databaseUrl);
  const program = start(side.discord, side.databaseUrl.replace(`:${port}`, `:${way.port}`));
  running.push(program);
  await program.ready;
  const before = await costs.bytes();
  way.take();
  const { turns } = await side.tables.play({ milliseconds: COUNTED, turnsASecond: COUNTED_PACE });
  const traffic = way.take();
  const after = await costs.bytes();
  reportTraffic('PostgreSQL, a turn', traffic, turns.length);
  const bytes = (name: string, figure: number) =>
    report({ name: `  ${name}`, unit: 'KiB', figure: spread([figure / turns.length / 1024]) });
  bytes('bytes between program and server', traffic.bytes);
  bytes("bytes of the server's log of writes", after.log - before.log);
  await costs.close();
  await end(program);
  way.end();
}

function reportTraffic(name: string, { statements, transactions }: Traffic, turns: number): void {
  const count = (what: string, figure: number) => report({ name: what, unit: '', figure: spread([figure / turns]) });
  // What processes look at each other for goes by time, not by turns.
  const kinds = STATEMENT_KINDS.filter((kind) => kind !== 'looks');
  count(
    `${name}: statements`,
    kinds.reduce((sum, kind) => sum + statements[kind], 0),
  );
  for (const kind of kinds) count(`  ${kind}`, statements[kind]);
  const { durable, noted, reading } = transactions;
  count('  transactions that wait for the disk', durable);
  count('  transactions that do not, and that only read', noted + reading);
}

async function end(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  await program.ended;
}

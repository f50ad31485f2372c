import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPackagedServer } from '../lab/driving/packaged-postgres.ts';
import type { Program } from '../lab/driving/started-program.ts';
import { buildProgram } from './built-program.ts';
import { countedWay } from './counted-connection.ts';
import { type LoadPoint, measurePoint } from './load-point.ts';
import { machineLine } from './measure.ts';
import { type Resting, startResting } from './rest.ts';
import { checkRest, fitCosts, sayCosts, sayNeeds, sayPoint, sayPrediction } from './scale-report.ts';
import { ServerCosts } from './server-costs.ts';
import { prepareSide, type Side } from './side.ts';
import { WirePlayer } from './wire.ts';

const HELP = `npm run simulate:load -- [options]

Plays at a local Discord with processes that share a PostgreSQL server, and with one on an SQLite file; measures what a turn, a
game at rest, a server, a spectator and a process cost; and says what larger houses take by a model, beside points that the model
was not made from.

  --tables N      tables; the model is made at a sixth and two thirds of them (default 12)
  --pace N        turns a minute of each table; fewer on a slow machine, for more seconds (default 60)
  --processes N   that share the server in the end (default 3)
  --shards N      among which the servers are divided (default 6)
  --seconds N     of every measurement (default 8)
  --warm-up N     seconds of play before the first one (default 20)
  --servers N     of the programs at which nobody plays, with a game each (default 1000)
  --spectators N  at every table, in the last measurement (default 2)
  --help          this text
`;

const NUMBERS = {
  tables: 12,
  pace: 60,
  processes: 3,
  shards: 6,
  seconds: 8,
  'warm-up': 20,
  servers: 1000,
  spectators: 2,
};
type Settings = Record<keyof typeof NUMBERS, number>;

/** Shares of the tables at which one process is measured: two to make the model from, two to check it. */
const SHARES = [1 / 6, 2 / 3, 1 / 3, 1];

const { values } = parseArgs({
  options: {
    ...(Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, { type: 'string' }])) as Record<
      keyof typeof NUMBERS,
      { type: 'string' }
    >),
    help: { type: 'boolean' },
  },
});
const settings = Object.fromEntries(
  Object.entries(NUMBERS).map(([name, usual]) => [name, Number(values[name as keyof typeof NUMBERS] ?? usual)]),
) as Settings;
const wrong = Object.entries(settings).find(([, number]) => !Number.isInteger(number) || number < 1);
if (values.help || wrong) {
  process.stdout.write(wrong ? `--${wrong[0]} takes a whole number from 1 on\n` : HELP);
  process.exit(wrong ? 2 : 0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
/** Measures everything, fits the model and prints both. */
async function simulateLoad(plan: Settings): Promise<void> {
  const begun = performance.now();
  process.stdout.write(`${machineLine()}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-load-'));
  const server = await startPackagedServer({ isDurable: true });
  const way = await countedWay(server.port);
  const costs = await ServerCosts.of(`${server.url}/postgres`);
  const start = await buildProgram();
  const ending: (() => Promise<unknown>)[] = [];
  const running: Program[] = [];
  const started = (side: Side, url: string) => {
    const program = start(side.discord, url, { environment: { SHARDS: String(plan.shards) } });
    running.push(program);
    return program;
  };
  try {
    const resting: Resting[] = [];
    for (const [servers, games] of restingSizes(plan)) {
      const one = await startResting({ start, costs, url: server.url }, { servers, games });
      ending.push(one.close);
      resting.push(one);
    }
    for (const { used } of resting) await used();
    const restBegun = performance.now();
    const shared = await prepareSide(`${server.url}/postgres`, plan);
    ending.push(shared.close);
    const counted = `postgres://pirogue:pirogue@127.0.0.1:${way.port}/postgres`;
    const on = { costs, way, database: 'postgres' };
    const measure = (programs: readonly Program[], tables: number) =>
      measurePoint(
        { side: shared, programs, server: on },
        { tables, pace: plan.pace, milliseconds: plan.seconds * 1000 },
      );

    const alone = started(shared, counted);
    await alone.ready;
    await warmUp(plan, shared);
    const points: LoadPoint[] = [];
    for (const share of SHARES) points.push(await measure([alone], Math.max(1, Math.round(plan.tables * share))));
    await ended(alone);

    const several = Array.from({ length: plan.processes }, () => started(shared, counted));
    const file = await prepareSide(`file:${join(folder, 'pirogue.db')}`, plan);
    ending.push(file.close);
    const onFile = started(file, file.databaseUrl);
    await Promise.all([...several, onFile].map(({ ready }) => ready));
    await Promise.all([warmUp(plan, shared), warmUp(plan, file)]);
    const together = await measure(several, plan.tables);
    const filePoint = await measurePoint(
      { side: file, programs: [onFile] },
      { tables: plan.tables, pace: plan.pace, milliseconds: plan.seconds * 1000 },
    );
    const notices = await withSpectators(shared, plan.spectators);
    const watched = await measure(several, plan.tables);
    const restSeconds = (performance.now() - restBegun) / 1000;
    const rest = await Promise.all(
      resting.map(async (one) => ({ ...one, ...(await one.used()), seconds: restSeconds })),
    );

    const [few, many] = [points[0]!, points[1]!];
    sayPoint('fitted', few);
    sayPoint('fitted', many);
    const fitted = fitCosts({ few, many, together, watched, notices, played: [...points, together, watched], rest });
    for (const point of [...points.slice(2), together]) sayPrediction(fitted, point);
    sayPoint(`${plan.spectators} spectators a table`, watched);
    sayPoint('on an SQLite file', filePoint);
    checkRest(fitted, rest);
    const commits = await costs.commitsASecond(server.url);
    process.stdout.write(`this disk: ${Math.round(commits)} commits a second of eight writers\n`);
    sayCosts(fitted);
    sayNeeds(fitted);
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    for (const end of ending) await end();
    await costs.close();
    way.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(0)} s in all\n`);
}

/** Servers and games of the programs at rest: three to make the model from, one to check it. */
function restingSizes({ servers }: Settings): [servers: number, games: number][] {
  const half = Math.ceil(servers / 2);
  return [
    [1, 0],
    [servers, 0],
    [servers, servers],
    [half, half],
  ];
}

async function warmUp(plan: Settings, { tables }: Side): Promise<void> {
  await tables.play({ milliseconds: plan['warm-up'] * 1000, turnsASecond: (plan.tables * plan.pace) / 60 });
}

/** Lets people watch at all tables; returns how many messages a turn makes then. */
async function withSpectators({ wire, discord, tables }: Side, count: number): Promise<number> {
  for (const channel of tables.channels) {
    for (let number = 0; number < count; number++) {
      const { id } = discord.world.addPerson(`Spectator ${number}`).user;
      await new WirePlayer(wire, discord, { id, channel }).command('watch', { what: 'turns' });
    }
  }
  return count;
}

async function ended(program: Program): Promise<void> {
  program.child.kill('SIGTERM');
  await program.ended;
}

try {
  await simulateLoad(settings);
} catch (error) {
  process.stderr.write(`not measured to its end: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

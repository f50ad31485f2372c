import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtCommand } from '../lab/driving/started-program.ts';
import { fileOfShortSet, playStorm } from '../test/processes/storm.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';

const HELP = `npm run storm -- [options]

Plays whole games by the ordinary commands at tables in six servers, with three processes that share a PostgreSQL server, while
processes are killed with SIGKILL at random instants and started again, and the database is restarted, slow, cut off and out of
connections. With --failovers the database is on two servers of installed programs (Debian: apt-get install postgresql), of which
one follows the other synchronously, and takes over when that one is killed. With --gateway nothing of that happens, but
Discord is lost again and again. Nothing that a player was told was done may be lost, no message may be there twice, nobody pinged
twice, and no process may end by itself.

  --gateway N   for N minutes sessions and connections with Discord are lost in every way, and Discord is away for up to three
                minutes; people play as fast as people do
  --file        with --gateway: one process alone on a file, in place of three on a server
  --games N     games, 20 unless told
  --at-once N   games at the same time, 12 unless told
  --kills N     kills, 50 unless told
  --between N   longest time between two kills, in milliseconds, 4000 unless told
  --failovers N how often the other server takes over, 0 unless told
  --clocks N    minutes by which the clock of each process is ahead of that of the one before, 0 unless told
  --seed S      chooses moves and kills
  --short       with few tiles
  --help        this text

Status 0: nothing lost, nothing doubled; 1: something was, which is printed.
`;

await runTool({
  help: HELP,
  options: {
    games: { type: 'string' },
    'at-once': { type: 'string' },
    kills: { type: 'string' },
    between: { type: 'string' },
    failovers: { type: 'string' },
    clocks: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    gateway: { type: 'string' },
    file: { type: 'boolean', default: false },
  },
  async run({ values }) {
    const games = wholeNumber('games', values.games ?? '20', { min: 1, max: 100_000 });
    const atOnce = wholeNumber('at-once', values['at-once'] ?? '12', { min: 1, max: 200 });
    const kills = wholeNumber('kills', values.kills ?? '50', { min: 0, max: 100_000 });
    const betweenKills = wholeNumber('between', values.between ?? '4000', { min: 100, max: 600_000 });
    const failovers = wholeNumber('failovers', values.failovers ?? '0', { min: 0, max: 1_000 });
    const clocksApart = wholeNumber('clocks', values.clocks ?? '0', { min: 0, max: 10_000 });
    const minutes =
      values.gateway === undefined ? undefined : wholeNumber('gateway', values.gateway, { min: 1, max: 10_000 });
    if (values.file && minutes === undefined) throw new UsageError('--file goes with --gateway');
    await promisify(execFile)('npm', ['run', 'build']);
    const report = await playStorm({
      games,
      atOnce,
      kills,
      betweenKills,
      processes: values.file ? 1 : 3,
      shards: values.file ? 1 : 6,
      ...(minutes && { gateway: { minutes } }),
      ...(values.file && { file: join(await mkdtemp(join(tmpdir(), 'pirogue-storm-')), 'pirogue.db') }),
      killsPerFault: 12,
      failovers,
      clocksApart,
      seed: values.seed ?? 'storm',
      ...(values.short && { tileSet: await fileOfShortSet() }),
      command: builtCommand(),
      say,
    });
    const { silences, faultsOfDatabase: faults } = report;
    const at = (part: number) => Math.round(silences[Math.floor((silences.length - 1) * part)] ?? 0);
    say(`${report.games} games, ${report.entries} entries, ${report.kills} kills, ${Math.round(report.seconds)} s`);
    say(
      `faults: ${Object.entries(faults)
        .map(([what, count]) => `${count} times ${what}`)
        .join(', ')}`,
    );
    if (minutes === undefined)
      say(`silence after a kill in its shards: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`);
    say(`the message of a turn came after ${Math.round(report.longestWait / 100) / 10} s at most`);
    say(`${report.unanswered} commands were not answered and given again`);
    say(`${report.endedInFaults} processes ended by themselves while the database was away, and were started again`);
    say(report.wrong.length === 0 ? 'nothing lost, nothing doubled' : `${report.wrong.length} faults`);
    return report.wrong.length === 0 ? 0 : 1;
  },
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

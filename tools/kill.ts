import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { differences } from '../test/kill/comparison.ts';
import { killPlan, type PlannedKill } from '../test/kill/kill-plan.ts';
import { type KilledGame, playKilled } from '../test/kill/kill-run.ts';
import { killInMigration } from '../test/kill/migration.ts';
import { killInTimerLoop } from '../test/kill/timer-loop.ts';
import { runTool, wholeNumber } from './command-line.ts';

const HELP = `npm run kill -- [options]

Plays whole games by the ordinary commands while the process of the bot is killed with SIGKILL, at named steps of a turn
and at random instants, and started again each time. The log, the scores and the public messages must be those of the
same game without kills.

  --times N     kills at random instants, 60 unless told
  --each N      kills at each of the named steps, 5 unless told
  --players N   2 to 5, 2 unless told
  --seed S      chooses piles, moves and kills
  --help        this text

Status 0: nothing lost, nothing doubled; 1: differences, which are printed.
`;

/** A turn takes about so much less than the longest life of a process. */
const TURNS_OF_LIFE = 2;

await runTool({
  help: HELP,
  options: {
    times: { type: 'string' },
    each: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
  },
  async run({ values }) {
    const times = wholeNumber('times', values.times ?? '60', { min: 0, max: 100_000 });
    const each = wholeNumber('each', values.each ?? '5', { min: 0, max: 10_000 });
    const players = wholeNumber('players', values.players ?? '2', { min: 2, max: 5 });
    const seed = values.seed ?? 'kill';
    return killAll({ times, each, players, seed });
  },
});

async function killAll({ times, each, players, seed }: { times: number; each: number; players: number; seed: string }) {
  await promisify(execFile)('npm', ['run', 'build']);
  const { scripts } = createRequire(import.meta.url)('../package.json') as { scripts: { start: string } };
  const command = [process.execPath, ...scripts.start.split(' ').slice(1)];
  const undisturbed = await playKilled({ players, seed, plan: [], command, lifetime: 0 });
  const perTurn = undisturbed.milliseconds / undisturbed.turns;
  say(`undisturbed: ${undisturbed.turns} turns, ${undisturbed.log.length} entries, ${Math.round(perTurn)} ms a turn`);
  const found = [...undisturbed.faults];
  const killed: PlannedKill[] = [];
  let plan: readonly PlannedKill[] = killPlan(chooserFor(`${seed} kills`), { times, each });
  for (let number = 1; plan.length > 0; number++) {
    const game: KilledGame = await playKilled({ players, seed, plan, command, lifetime: TURNS_OF_LIFE * perTurn });
    const wrong = [...differences(game, undisturbed), ...game.lost.map((what) => `lost: ${what}`), ...game.faults];
    say(`game ${number}: killed ${game.killed.length} times, ${wrong.length} differences`);
    for (const line of wrong) say(`  ${line}`);
    found.push(...wrong);
    killed.push(...game.killed);
    // A game that nobody could kill would go on for ever.
    if (game.killed.length === 0) found.push('nothing was killed');
    if (game.killed.length === 0) break;
    plan = game.left;
  }
  const counts = new Map<string, number>();
  const nameOf = (kill: PlannedKill) => (kill.type === 'step' ? kill.step : `random, from ${kill.from}`);
  for (const kill of killed) counts.set(nameOf(kill), (counts.get(nameOf(kill)) ?? 0) + 1);
  const byClock = await killInTimerLoop({ players, seed, command, each });
  counts.set('in the timer loop', byClock.kills);
  const inMigration = await killInMigration({ command, each });
  counts.set(`during a migration, of which ${inMigration.midway} before its commit`, inMigration.kills);
  for (const line of [...byClock.faults, ...inMigration.faults]) {
    found.push(line);
    say(`  ${line}`);
  }
  for (const [name, count] of counts) say(`${String(count).padStart(5)}  ${name}`);
  say(found.length === 0 ? 'nothing lost, nothing doubled' : `${found.length} differences`);
  return found.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

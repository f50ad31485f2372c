import { isDeepStrictEqual } from 'node:util';
import type { App } from '../../src/app/app.ts';
import { loadTable } from '../../src/app/table.ts';
import { delivered, HELD, openStage, type Stage, type StageOptions } from './kill-stage.ts';
import { watchPublicMessages } from './public-messages.ts';

/** What came of kills apart from a game. */
export interface Killed {
  readonly kills: number;
  readonly faults: readonly string[];
}

/** When the program dies while it decides a vote whose time was over when it started. */
const MOMENTS = ['held before its commit', 'after its commit', 'before the message is changed', 'after that'] as const;

/** How long the program may take until it has decided a vote, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Kills the program in the work that it does by the clock: it finds a vote that is over, decides it and changes its
 * message. Whenever it dies, the vote is decided once, and no message is doubled.
 *
 * @param options.each times at each of four moments
 */
export async function killInTimerLoop(options: StageOptions & { readonly each: number }): Promise<Killed> {
  let kills = 0;
  const faults: string[] = [];
  for (let time = 0; time < options.each; time++) {
    for (const moment of MOMENTS) {
      const stage = await openStage(options);
      try {
        const isKilled = await decideKilled(stage, moment);
        if (isKilled) kills++;
        else faults.push(`timer loop, ${moment}: nothing was killed`);
        faults.push(...(await findings(stage)).map((what) => `timer loop, ${moment}: ${what}`));
      } finally {
        await stage.close();
      }
    }
  }
  return { kills, faults };
}

async function decideKilled(stage: Stage, moment: (typeof MOMENTS)[number]): Promise<boolean> {
  const { mortal, lock, discord, app, connection } = stage;
  await openVote(stage);
  await mortal.start();
  await delivered(stage);
  await mortal.stop();
  // A day later.
  connection.exec('UPDATE games SET vote_ends_at = 1');
  const { messageId } = (await app.store.posts(1)).find(({ kind }) => kind === 'vote')!;
  const path = `/messages/${messageId}`;
  let isKilled = false;
  const die = () => {
    stage.heard = () => undefined;
    isKilled = mortal.kill() || isKilled;
  };
  switch (moment) {
    case 'held before its commit': {
      const stop = discord.world.listen((event) => {
        if (event.type !== 'bot-status' || !event.online) return;
        stop();
        lock.exec('BEGIN IMMEDIATE');
        setTimeout(die, HELD);
      });
      break;
    }
    case 'before the message is changed':
      discord.failNext({ method: 'PATCH', path, status: 0 });
      stage.heard = (record) => record.path.includes(path) && die();
      break;
    case 'after that':
      stage.heard = (record) => record.path.includes(path) && record.status === 200 && die();
  }
  await mortal.start();
  if (moment === 'after its commit') await until(async () => (await isDecided(stage)) || !mortal.isAlive).then(die);
  await until(async () => !mortal.isAlive);
  if (lock.inTransaction) lock.exec('ROLLBACK');
  return isKilled;
}

/** Deadlines are waited for without a pause: what is looked for comes and goes in a few milliseconds. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${condition}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function isDecided({ app }: Stage): Promise<boolean> {
  return (await app.store.game(1))!.acts.length > 1;
}

/** By who is to move, so that the other player counts, who does not vote: it fails. */
async function openVote({ app }: Stage): Promise<void> {
  const { game, progress } = await loadTable(app as App, (await app.store.game(1))!);
  const at = Date.now();
  const outcome = await app.store.append({
    gameId: 1,
    revision: game.revision,
    seq: 0,
    entries: [],
    acts: {
      from: 0,
      acts: [{ type: 'vote-opened', subject: 'abort', seat: progress.seat, endsAt: at + 86_400_000 }],
    },
    posts: [{ type: 'send', kind: 'vote' }],
    status: 'running',
    at,
  });
  if (outcome !== 'written') throw new Error(`the vote was not opened: ${outcome}`);
}

/** What is wrong once a process that nobody kills has done its work. */
async function findings(stage: Stage): Promise<string[]> {
  const { mortal, app, discord, people } = stage;
  const { channel } = people[0]!;
  const messages = watchPublicMessages(discord.world, channel);
  await mortal.start();
  await until(() => isDecided(stage));
  await delivered(stage);
  await mortal.stop();
  const found = [...mortal.accidents];
  const acts = (await app.store.game(1))!.acts.map(({ act }) => act.type);
  if (!isDeepStrictEqual(acts, ['vote-opened', 'vote-failed'])) found.push(`acts: ${acts.join(', ')}`);
  if (messages.pings.length > 0) found.push('a message was posted again');
  const posted = messages.now().length;
  // Of the lobby, of the first turn, and of the vote.
  if (posted !== 3) found.push(`${posted} messages`);
  const open = messages.now().filter(({ verbs }) => verbs.includes('vote'));
  if (open.length > 0) found.push('the message of the vote was not changed');
  return found;
}

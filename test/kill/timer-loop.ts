import { isDeepStrictEqual } from 'node:util';
import { loadTable } from '../../src/app/table.ts';
import { patient } from '../support/patience.ts';
import { delivered, HELD, openStage, type Stage, type StageOptions } from './kill-stage.ts';
import { type PublicMessages, watchPublicMessages } from './public-messages.ts';

/** What came of kills apart from a game. */
export interface Killed {
  readonly kills: number;
  readonly faults: readonly string[];
}

/** When the program dies while it does what is due. */
const MOMENTS = ['held before its commit', 'after its commit', 'before its message', 'after its message'] as const;
type Moment = (typeof MOMENTS)[number];

/** How long the program may take until it has done what is due, in milliseconds. */
const PATIENCE = patient(120_000);

/** Something that the program does by the clock. */
interface TimedWork {
  readonly name: string;
  /** Before the program has started. */
  prepare(stage: Stage): Promise<void>;
  /** Makes it due, while the program is stopped. */
  makeDue(stage: Stage): Promise<void>;
  /** The request that tells everybody of it. */
  request(stage: Stage): Promise<{ readonly method: string; readonly path: string }>;
  isDone(stage: Stage): Promise<boolean>;
  /** What is wrong with the messages once a process that nobody kills has done its work. */
  faults(stage: Stage, messages: PublicMessages): Promise<string[]>;
}

/** A vote whose time is over: it is decided once, its message changed, and nobody is pinged. */
const VOTE: TimedWork = {
  name: 'a vote that is over',
  prepare: openVote,
  makeDue: ({ exec }) => exec('UPDATE acts SET at = at - 86400000'),
  async request({ app }) {
    const { messageId } = (await app.store.posts.ofGame(1)).find(({ kind }) => kind === 'vote')!;
    return { method: 'PATCH', path: `/messages/${messageId}` };
  },
  isDone: async ({ app }) => (await app.store.games.byId(1))!.acts.length > 1,
  async faults({ app }, messages) {
    const found: string[] = [];
    const acts = (await app.store.games.byId(1))!.acts.map(({ act }) => act.type);
    if (!isDeepStrictEqual(acts, ['vote-opened', 'vote-failed'])) found.push(`acts: ${acts.join(', ')}`);
    if (messages.pings.length > 0) found.push('a message was posted again');
    const posted = messages.now().length;
    // Of the lobby, of the first turn, and of the vote.
    if (posted !== 3) found.push(`${posted} messages`);
    const open = messages.now().filter(({ verbs }) => verbs.includes('vote'));
    if (open.length > 0) found.push('the message of the vote was not changed');
    return found;
  },
};

/** A turn that waits for two days: its player is reminded once. */
const REMINDER: TimedWork = {
  name: 'a reminder',
  prepare: async () => undefined,
  makeDue: ({ exec }) =>
    exec('UPDATE clocks SET since = since - 172800000, moved_at = moved_at - 172800000, due_at = 1'),
  request: async ({ people }) => ({ method: 'POST', path: `/channels/${people[0]!.channel}/messages` }),
  isDone: async ({ app }) => (await app.store.clocks.ofGame(1))?.reminders === 1,
  async faults({ app }, messages) {
    const found: string[] = [];
    const reminders = (await app.store.posts.ofGame(1)).filter(({ kind }) => kind === 'reminder');
    if (reminders.length !== 1) found.push(`${reminders.length} reminders are stored`);
    // Of the lobby, of the first turn, and the reminder.
    const posted = messages.now().length;
    if (posted !== 3) found.push(`${posted} messages`);
    return found;
  },
};

/** A death at one moment of a kind of work. */
interface TimedKill {
  readonly work: TimedWork;
  readonly moment: Moment;
}

/** A death at every moment of every kind of work. */
export const TIMED_KILLS: readonly TimedKill[] = [VOTE, REMINDER].flatMap((work) =>
  MOMENTS.map((moment) => ({ work, moment })),
);

/**
 * Kills the program in the work that it does by the clock. Whenever it dies, the work is done once, and no message is
 * doubled.
 *
 * @param options.each times at each of some moments, all unless told
 */
export async function killInTimerLoop(
  options: StageOptions & { readonly each: number; readonly at?: readonly TimedKill[] },
): Promise<Killed> {
  let kills = 0;
  const faults: string[] = [];
  for (let time = 0; time < options.each; time++) {
    for (const { work, moment } of options.at ?? TIMED_KILLS) {
      const stage = await openStage(options);
      const say = (what: string) => faults.push(`timer loop, ${work.name}, ${moment}: ${what}`);
      try {
        if (await workKilled(stage, work, moment)) kills++;
        else say('nothing was killed');
        for (const what of await findings(stage, work)) say(what);
      } finally {
        await stage.close();
      }
    }
  }
  return { kills, faults };
}

async function workKilled(stage: Stage, work: TimedWork, moment: Moment): Promise<boolean> {
  const { mortal, discord } = stage;
  await work.prepare(stage);
  await mortal.start();
  await delivered(stage);
  await mortal.stop();
  await work.makeDue(stage);
  const { method, path } = await work.request(stage);
  let isKilled = false;
  let held: ReturnType<Stage['hold']> | undefined;
  const die = () => {
    stage.heard = () => undefined;
    isKilled = mortal.kill() || isKilled;
  };
  switch (moment) {
    case 'held before its commit': {
      const stop = discord.world.listen((event) => {
        if (event.type !== 'bot-status' || !event.online) return;
        stop();
        held = stage.hold();
        setTimeout(die, HELD);
      });
      break;
    }
    case 'before its message':
      discord.failNext({ method, path, status: 0 });
      stage.heard = (record) => record.method === method && record.path.includes(path) && die();
      break;
    case 'after its message':
      stage.heard = (record) =>
        record.method === method && record.path.includes(path) && record.status === 200 && die();
  }
  await mortal.start();
  if (moment === 'after its commit') await until(async () => (await work.isDone(stage)) || !mortal.isAlive).then(die);
  await until(async () => !mortal.isAlive);
  await (await held)?.();
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

/** By who is to move, so that the other player counts, who does not vote: it fails. */
async function openVote({ app }: Stage): Promise<void> {
  const { record, progress } = await loadTable(app, (await app.store.games.byId(1))!);
  const at = Date.now();
  const outcome = await app.store.games.append({
    gameId: 1,
    revision: record.revision,
    seq: 0,
    entries: [],
    acts: {
      from: 0,
      acts: [{ type: 'vote-opened', subject: 'abort', seat: progress.seat }],
    },
    clock: { type: 'touch', isMove: false },
    posts: [{ type: 'send', kind: 'vote' }],
    status: 'running',
    at,
  });
  if (typeof outcome === 'string') throw new Error(`the vote was not opened: ${outcome}`);
}

/** What is wrong once a process that nobody kills has done its work. */
async function findings(stage: Stage, work: TimedWork): Promise<string[]> {
  const { mortal, discord, people } = stage;
  const messages = watchPublicMessages(discord.world, people[0]!.channel);
  await mortal.start();
  await until(() => work.isDone(stage));
  await delivered(stage);
  await mortal.stop();
  return [...mortal.accidents, ...(await work.faults(stage, messages))];
}

import { eachGame } from '../guard/each-game.ts';
import {
  type ClockUpdate,
  type DueClock,
  type GameRecord,
  isComputer,
  type LateAction,
  type PostToWrite,
  type ReminderSettings,
} from '../store/records.ts';
import { type App, gameOf } from './app.ts';
import { isOverTime, type TurnClock, turnClockIn } from './clock.ts';
import { commitActs } from './decision.ts';
import { withFollowing } from './posts.ts';
import { DEFAULT_REMINDERS, type DueReminders, dueReminders } from './reminders.ts';
import { loadTable } from './table.ts';

/** Number of clocks that are checked before other tasks get processor time. */
const AT_ONCE = 20;

/** The longest time between two checks of a clock, in milliseconds. */
const LONGEST_WAIT = 30 * 24 * 60 * 60_000;

/**
 * Checks the clocks that are due: reminds players, asks tables how to go on, and has turns played that are over their time.
 * A check is written together with its message, but only if the clock has not changed meanwhile; a changed clock is due
 * again. One check makes at most one message due.
 */
export async function checkClocks(app: App): Promise<void> {
  await eachGame(app, 'clock', dueClocks(app), (clock) => checkClock(app, clock));
}

/** The clocks that are due, loaded in batches. A clock whose check failed stays due, but is not loaded twice. */
async function* dueClocks(app: App): AsyncGenerator<DueClock> {
  for (let last: DueClock | undefined; ; ) {
    const { now } = await app.store.heartbeat.timeAt(app.now());
    const due = await app.store.clocks.due(now, { limit: AT_ONCE, after: last });
    yield* due;
    last = due.at(-1);
    if (due.length < AT_ONCE) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function checkClock(app: App, { gameId, version }: DueClock): Promise<void> {
  const record = await app.store.games.byId(gameId);
  const data = await app.store.clocks.dataOf(gameId, app.now());
  const turn = record && (await turnClockIn(app, record, data));
  if (!record || !turn) {
    // A game whose rules this program does not have waits until something changes.
    await app.store.clocks.save({ gameId, version, away: false, posts: [] });
    return;
  }
  const { now, isQuiet } = turn;
  const settings = (await app.store.reminders.settings(turn.userId)) ?? DEFAULT_REMINDERS;
  // A computer is not reminded: it plays as soon as it can.
  const due: DueReminders = isComputer(turn.userId)
    ? { what: 'nothing' }
    : dueReminders(turn, { settings, isQuiet }, now);
  const late = due.what === 'ask' && isOverTime(turn) ? lateOf(app, record) : 'ask';
  if (late === 'skip') return skip(app, { record, turn, version });
  const message = late === 'ask' ? messageDue(due, turn, settings) : [];
  const posts = withFollowing([...changesOfTurn(turn, record), ...message]);
  const update: ClockUpdate = {
    gameId,
    version,
    turn: turn.turn,
    seat: turn.seat,
    // The reminder or question may make something else due, so the clock is checked again.
    dueAt: due.what === 'nothing' ? due.at && Math.min(due.at, now + LONGEST_WAIT) : now + 1,
    deadline: turn.deadline,
    away: turn.absence !== undefined,
    ...(due.what === 'remind' && { remindedAt: now }),
    ...(due.what === 'ask' && { askedAt: now }),
    posts,
  };
  if (!(await app.store.clocks.save(update))) return;
  if (posts.length > 0) app.wake.posts(record.guildId);
  if (late === 'computer') app.wake.computer(record);
}

/** What happens in a game when a turn is over its time; a rule plays instead of a computer if the game has none. */
function lateOf(app: App, { ruleSet, options: { late = 'ask' } }: GameRecord): LateAction {
  return late === 'computer' && !gameOf(app, ruleSet)?.computer ? 'skip' : late;
}

/** Lets the rule for absent players play a turn. If the game has changed meanwhile, nothing happens and its clock is due again. */
async function skip(
  app: App,
  { record, turn, version }: { readonly record: GameRecord; readonly turn: TurnClock; readonly version: number },
): Promise<void> {
  // Every change of a game changes its clock: if this one is still the same, the game is as it was read.
  if ((await app.store.clocks.ofGame(record.id))?.version !== version) return;
  const table = await loadTable(app, record);
  const skipped = { type: 'turn-skipped', seat: turn.seat, late: true } as const;
  await commitActs(app, {}, table, { acts: [skipped], posts: [] });
}

/** The posts for a changed deadline or absence: the turn message changes, and the channel is told when the player comes back. */
function changesOfTurn({ clock, deadline, absence, userId }: TurnClock, { options }: GameRecord): PostToWrite[] {
  const isShown = options.pace ? clock.deadline === undefined || clock.deadline === deadline : true;
  const isAway = absence !== undefined;
  return [
    ...(isShown && clock.away === isAway ? [] : [{ type: 'refresh', kind: 'turn' } as const]),
    ...(clock.away && !isAway ? [{ type: 'send', kind: 'back', userId } as const] : []),
  ];
}

function messageDue({ what }: DueReminders, { userId }: TurnClock, { direct }: ReminderSettings): PostToWrite[] {
  switch (what) {
    case 'remind':
      return [{ type: 'send', kind: 'reminder', userId, direct }];
    case 'ask':
      return [{ type: 'send', kind: 'overdue', userId }];
    case 'nothing':
      return [];
  }
}

import type { Mark } from '../sql/move-mark.ts';
import { StoreError } from '../store-error.ts';
import { asItIs, asServerKeepsIt } from './adapting.ts';
import { differences } from './comparison.ts';
import { begin, copyRows, type Way } from './copying.ts';
import { MoveError } from './move-error.ts';
import { rowsOf } from './progress.ts';
import { Side } from './side.ts';

/** Rows that are read and written at once. */
const BATCH = 500;

/** Differences that are told; a database that differs in more is told by their number. */
const TOLD = 50;

/** A move that has to be made. */
export interface MoveOrder extends Pick<Way, 'say'>, Partial<Pick<Way, 'batch' | 'afterBatch'>> {
  /** URLs of the databases. */
  readonly from: string;
  readonly to: string;
}

/**
 * Copies everything from one database to another, empty one, which takes its place, and compares all of it afterwards. One
 * that is broken off at any moment is finished by the same order. The database that is moved is brought up to date and
 * otherwise left as it is.
 *
 * @returns whether both hold the same; all is copied anew by the same order where they do not
 * @throws StoreError or MoveError with a sentence for the host when it cannot be made
 */
export async function moveDatabase(order: MoveOrder): Promise<boolean> {
  const source = await Side.open(order.from, { mustExist: true });
  try {
    const target = await Side.open(order.to, { mustExist: false });
    try {
      const { say, batch = BATCH, afterBatch = () => undefined } = order;
      const adapt = target.keepsAnyValue ? asItIs : asServerKeepsIt;
      return await move({ source, target, adapt, batch, say, afterBatch });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function move(way: Way): Promise<boolean> {
  const { source, target, say } = way;
  await takeLeases(way);
  await source.bringUpToDate();
  const rows = [...(await source.counts()).values()].reduce((sum, count) => sum + count, 0);
  if (rows === 0) throw new MoveError(`The database ${source.place} is empty: there is nothing to move.`);
  const mark = await markIn(target);
  say(`Moving ${rowsOf(rows)} from ${source.place} to ${target.place}.`);
  // Whoever has the lease next can tell by it whether anybody had it in between.
  source.isLeftBehind = true;
  await copyRows(way, await begin({ ...way, mark }));
  say('Everything is copied; comparing both databases.');
  const found = await differences(way);
  await source.assertHeld();
  if (found.length === 0) {
    say(`Every row of every game is the same in both: ${rowsOf(rows)}.`);
    await target.database.write(({ moveMark }) => moveMark.remove());
  }
  source.isLeftBehind = false;
  for (const line of found.length > 0 ? faults(found, way) : nextSteps(way)) say(line);
  return found.length === 0;
}

async function takeLeases({ source, target, say }: Way): Promise<void> {
  await source.takeLease(say);
  await target.takeLease(say);
  // Taken from this very process.
  if (!(await source.lease.beat())) throw new MoveError(`${source.place} and ${target.place} are the same database.`);
  for (const side of [source, target]) side.keepLease();
}

/** Brings the target up to date; or returns what it has noted of a move that was broken off. */
async function markIn(target: Side): Promise<Mark | undefined> {
  try {
    await target.bringUpToDate();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'half-moved')) throw error;
    return target.database.run(({ moveMark }) => moveMark.read());
  }
}

function nextSteps({ source, target }: Way): string[] {
  return [
    `Next: set DATABASE_URL to the URL of ${target.place}, and start the bot.`,
    `${source.place} is as it was. Keep it until the bot runs well, but start no bot on it: it would go on with the same games.`,
  ];
}

function faults(found: readonly string[], { source, target }: Way): string[] {
  return [
    `${target.place} is not the same as ${source.place}, and no bot will start on it. Different are:`,
    ...found.slice(0, TOLD),
    ...(found.length > TOLD ? [`and ${found.length - TOLD} more`] : []),
    `Give the same order again to copy everything anew.`,
  ];
}

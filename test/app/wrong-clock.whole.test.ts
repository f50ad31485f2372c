import { expect, it } from 'vitest';
import { setAbsence } from '../../src/app/away.ts';
import { pauseRemoved } from '../../src/app/removal.ts';
import { offerSeat } from '../../src/app/seats.ts';
import { runningTable } from '../../src/app/table.ts';
import { submit } from '../../src/app/turn.ts';
import { openVote } from '../../src/app/vote.ts';
import { accepted, type KeptTables, keptTables } from '../support/kept-tables.ts';
import { DAY, HOUR, MINUTE } from '../support/test-clock.ts';

const MONTH = 30 * DAY;

/** How often the program looks after its games here. */
const STEP = 12 * HOUR;

/** What the keeper of games does by itself: what becomes of games, acts and messages, each with its day. */
async function history(tables: KeptTables, duration: number): Promise<string[]> {
  const { connection, clock } = tables;
  const begin = clock.now();
  const told: string[] = [];
  let known = facts(tables);
  // What is due at a whole hour is not due at a look, but before it.
  await clock.pass(tables, HOUR / 2);
  for (let time = 0; time < duration; time += STEP) {
    await clock.pass(tables, STEP, STEP);
    // Delivered at once.
    connection.exec(`UPDATE posts SET pending = NULL, message_id = id WHERE pending IS NOT 'delete'`);
    connection.exec(`DELETE FROM posts WHERE pending = 'delete'`);
    const now = facts(tables);
    for (const fact of now.keys()) {
      if (!known.has(fact)) told.push(`day ${Math.round((clock.now() - begin) / DAY)}: ${now.get(fact)}`);
    }
    known = now;
  }
  return told.sort();
}

function facts({ connection }: KeptTables): Map<string, string> {
  const all = (sql: string) => connection.prepare<[], [string, string]>(sql).raw().all();
  return new Map([
    ...all(`SELECT 'game ' || id || status, 'game ' || id || ' is ' || status FROM games`),
    ...all(
      `SELECT 'act ' || game_id || ' ' || number, 'game ' || game_id || ' ' || json_extract(act, '$.type') FROM acts`,
    ),
    ...all(`SELECT 'post ' || id, 'game ' || game_id || ' message ' || kind FROM posts`),
  ]);
}

/** Tables at which something waits of every kind, most of it for some days. */
async function waitingTables(): Promise<KeptTables> {
  const tables = await keptTables();
  const { app, store, clock, game, lobby, request } = tables;
  await game(['ann', 'bob'], { channelId: 'paced', pace: 7 });
  await game(['cas', 'dan'], { channelId: 'slow' });
  await game(['eva', 'fay'], { channelId: 'away', pace: 3 });
  await game(['gus', 'hal'], { channelId: 'removed' });
  await game(['mia', 'ned', 'oda'], { channelId: 'voting' });
  await lobby(['ida'], { channelId: 'lobby' });
  await pauseRemoved(
    app,
    (await store.games.allOpen()).filter(({ channelId }) => channelId === 'removed'),
  );
  await setAbsence(app, 'eva', clock.now() + 10 * DAY);
  accepted(await openVote(app, await request('mia', 'voting'), { subject: 'abort' }));
  accepted(await offerSeat(app, await request('ned', 'voting'), 'pia'));
  await clock.pass(tables, 5 * HOUR);
  return tables;
}

/** Something that people do. */
async function act({ app, clock, game, lobby, request }: KeptTables): Promise<void> {
  const asked = await request('ann', 'paced');
  accepted(await submit(app, asked, accepted(await runningTable(app, asked)), [{ type: 'draw' }]));
  await setAbsence(app, 'cas', clock.now() + 3 * DAY);
  await game(['jan', 'kim'], { channelId: 'new', pace: 1 });
  await lobby(['lea'], { channelId: 'another lobby' });
}

/** What happens in five weeks when the clock is wrong for a minute, in which people act or do not. */
async function disturbed(
  by: number,
  when: 'nobody acts' | 'people act' | 'people act before the keeper looks',
): Promise<string[]> {
  const tables = await waitingTables();
  const { clock, bot } = tables;
  if (by !== 0) clock.jump(by);
  const before = facts(tables);
  if (when !== 'people act before the keeper looks') await bot.keeper.check();
  expect(facts(tables)).toEqual(before);
  if (when !== 'nobody acts') await act(tables);
  clock.jump(MINUTE);
  if (by !== 0) clock.jump(-by);
  await bot.keeper.check();
  const told = await history(tables, 36 * DAY);
  expect(tables.faults).toEqual([]);
  return told;
}

const rightly = new Map<string, Promise<string[]>>();

it.each([
  ['ahead', MONTH, 'nobody acts'],
  ['ahead', MONTH, 'people act'],
  ['ahead', MONTH, 'people act before the keeper looks'],
  ['behind', -MONTH, 'nobody acts'],
  ['behind', -MONTH, 'people act'],
  ['behind', -MONTH, 'people act before the keeper looks'],
] as const)(
  'does everything in its time although the clock is a month %s for a minute (%i), and %s',
  async (_, by, when) => {
    if (!rightly.has(when)) rightly.set(when, disturbed(0, when));
    const right = await rightly.get(when);
    expect(right!.length).toBeGreaterThan(15);
    expect(await disturbed(by, when)).toEqual(right);
  },
);

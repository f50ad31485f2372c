import { setTimeout as after } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { freePort } from '../../lab/driving/free-port.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { manyServers } from '../processes/many-servers.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { ProgramBrowser } from './support/program-browser.ts';

/** Moves during which the program is killed; the longest time from their beginning until then, in milliseconds. */
const KILLS = 12;
const LATEST_KILL = 30;

it(`makes each of ${KILLS} moves once whose process is killed, and posts each message once`, async () => {
  const port = await freePort();
  const scene = await manyServers(1);
  const start = () => scene.start({ WEB_PORT: String(port) });
  let program = start();
  await program.ready;
  const [table] = scene.tables;
  await table!.begin();
  const browsers = await Promise.all(table!.people.map((person) => ProgramBrowser.enter(person, port)));
  const entries = async () => Number((await ask(scene.databaseUrl, 'select count(*) as count from log'))[0]!.count);
  const choose = chooserFor('killed');
  /** Moves that were made before the kill, and those that had not arrived. */
  const outcomes = { again: 0, first: 0 };
  for (let kill = 0; kill < KILLS; kill++) {
    const chosen = await Promise.all(browsers.map((browser) => browser.chosen(port, choose)));
    const mover = chosen.findIndex((move) => move !== undefined);
    const [browser, move] = [browsers[mover]!, chosen[mover]!];
    const before = await entries();
    const first = browser.send(port, move).catch(() => undefined);
    await after(choose(LATEST_KILL));
    program.signalGroup('SIGKILL');
    await Promise.all([program.ended, first]);
    const isMade = (await entries()) > before;
    program = start();
    await program.ready;
    const sent = await browser.repeat([port], move);
    expect([sent.status, sent.again ?? false, await entries()]).toEqual([200, isMade, before + move.actions]);
    outcomes[isMade ? 'again' : 'first']++;
  }
  // Otherwise the kills all came too early or too late, and nothing was tried.
  expect(Math.min(outcomes.again, outcomes.first)).toBeGreaterThan(0);
  const waiting = 'select count(*) as count from posts where pending is not null';
  await until(async () => Number((await ask(scene.databaseUrl, waiting))[0]!.count) === 0);
  const posted = await ask(scene.databaseUrl, 'select message_id as id from posts where message_id is not null');
  const [ana] = table!.people;
  const shown = (await ana.messages()).filter((message) => isPublic(message) && message.author.bot);
  expect(shown.map(({ id }) => id).sort()).toEqual(posted.map(({ id }) => String(id)).sort());
});

import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { freePort } from '../../lab/driving/free-port.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { hasShares, manyServers } from '../processes/many-servers.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { ORIGIN } from './support/pages.ts';
import { ProgramBrowser } from './support/program-browser.ts';

it('makes a move once whichever process answers, also twice at once, and where the one that answers is killed', async () => {
  const scene = await manyServers(3);
  const ports = [await freePort(), await freePort(), await freePort()];
  const programs = ports.map((port) => scene.start({ WEB_PORT: String(port), WEB_URL: ORIGIN }));
  for (const program of programs) await program.ready;
  await hasShares(scene, [1, 1, 1]);
  const [table] = scene.tables;
  await table!.begin();
  const browsers = await Promise.all(table!.people.map((person, at) => ProgramBrowser.enter(person, ports[at]!)));
  const count = async (query: string) => Number((await ask(scene.databaseUrl, query))[0]!.count);
  const entries = () => count('select count(*) as count from log');
  const choose = chooserFor('processes');
  /** Who is to move, with a move by lot, as a process tells it. */
  const next = async (port: number) => {
    const chosen = await Promise.all(browsers.map((browser) => browser.chosen(port, choose)));
    const mover = chosen.findIndex((move) => move !== undefined);
    return { browser: browsers[mover]!, move: chosen[mover]!, before: await entries() };
  };
  // One of three processes plays this game on Discord; each answers a third of the moves.
  for (let at = 0; at < 9; at++) {
    const port = ports[at % 3]!;
    const other = ports[(at + 1) % 3]!;
    const { browser, move, before } = await next(port);
    const both = await Promise.all([browser.send(port, move), browser.send(other, move)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.filter(({ again }) => again)).toHaveLength(1);
    expect(await entries()).toBe(before + move.actions);
  }
  // Signed in at the first process, played at the second, told by the third.
  const streamed = await browsers[0]!.listen(ports[2]!);
  const passed = await next(ports[0]!);
  const sent = await passed.browser.send(ports[1]!, passed.move);
  expect(sent.turn!.revision).toBeGreaterThan(passed.move.revision);
  await until(async () => streamed.text().includes(`"revision":${sent.turn!.revision}`));
  streamed.close();
  // Two tabs of the same player at two processes: one move, and the other is told why.
  const { browser, move, before } = await next(ports[0]!);
  const tabs = await Promise.all([
    browser.send(ports[1]!, move),
    browser.send(ports[2]!, { ...move, move: 'of-the-other-tab' }),
  ]);
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(tabs.find(({ status }) => status === 409)!.problem).toContain('gone on');
  expect(await entries()).toBe(before + move.actions);
  for (const at of [0, 1]) {
    const { browser, move, before } = await next(ports[2]!);
    const first = browser.send(ports[at]!, move).catch(() => undefined);
    programs[at]!.signalGroup('SIGKILL');
    await Promise.all([programs[at]!.ended, first]);
    expect((await browser.repeat(ports, move)).status).toBe(200);
    expect(await entries()).toBe(before + move.actions);
  }
  await hasShares(scene, [3]);
  await until(async () => (await count('select count(*) as count from posts where pending is not null')) === 0);
  const posted = await ask(scene.databaseUrl, 'select message_id as id from posts where message_id is not null');
  const [ana] = table!.people;
  const all = [...(await ana.messages()).values()].filter((message) => isPublic(message) && message.author.bot);
  const ids = new Set(posted.map(({ id }) => String(id)));
  expect(all.filter(({ id }) => !ids.has(id))).toEqual([]);
  // Nothing was posted twice.
  expect(new Set(all.map(({ content }) => content)).size).toBe(all.length);
});

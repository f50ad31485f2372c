import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { manyServers } from '../processes/many-servers.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { ORIGIN } from './support/pages.ts';
import { ProgramBrowser } from './support/program-browser.ts';
import { startPushService } from './support/push-service.ts';

const REDIRECTED = fileURLToPath(new URL('./support/redirected-pushes.mjs', import.meta.url));

it('tells a browser of each turn once, whichever process leads, and though that is killed', async () => {
  const service = await startPushService();
  const scene = await manyServers(1);
  const start = async () => {
    const port = await freePort();
    const pushes = { NODE_OPTIONS: `--import ${REDIRECTED}`, PUSHES_TO: service.origin };
    const program = scene.start({ WEB_PORT: String(port), WEB_URL: ORIGIN, ...pushes });
    await program.ready;
    return { port, program };
  };
  let leader = await start();
  let next = await start();
  const [table] = scene.tables;
  await table!.begin();
  const ben = await ProgramBrowser.enter(table!.people[1], next.port);
  await ben.notify(next.port, (key) => {
    const { endpoint, ...keys } = service.subscribe('ben', key);
    return { endpoint: endpoint.replace(service.origin, 'https://fcm.googleapis.com'), ...keys };
  });
  for (let turn = 1; turn <= 3; turn++) {
    await table!.play(1);
    // The turn has lasted long enough to be told of.
    await ask(scene.databaseUrl, 'update clocks set since = since - 60000');
    leader.program.signalGroup('SIGKILL');
    // The process that leads from now on looks at once for what is due.
    await until(async () => service.arrived.length >= turn, 60_000);
    leader = next;
    next = await start();
    await table!.isAnswered();
    await table!.play(1);
  }
  expect(service.arrived.map(({ browser, text }) => [browser, text.body])).toEqual(Array(3).fill(['ben', 'Your turn']));
  expect(service.arrived[0]!.sender).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: ORIGIN });
});

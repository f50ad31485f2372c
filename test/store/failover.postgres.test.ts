import { expect, it, onTestFinished } from 'vitest';
import { type ReplicatedServers, startReplicatedServers } from '../support/replicated-servers.ts';
import { appendTo, newGame, opened } from './store-fixture.ts';

async function replicated(isSynchronous: boolean): Promise<ReplicatedServers> {
  const servers = await startReplicatedServers({ isSynchronous });
  onTestFinished(() => servers.stop());
  return servers;
}

it('goes on at the other server that its URL names, and starts there, when the first one is gone', async () => {
  const servers = await replicated(true);
  const url = `${servers.url}/postgres?target_session_attrs=read-write`;
  const store = await opened(url);
  const { id } = await newGame(store);
  expect(await appendTo(store, id, { seq: 0 })).toBe('written');
  await servers.failOver();
  expect(await appendTo(store, id, { seq: 1 })).toBe('written');
  const started = await opened(url);
  expect(await started.log(id)).toHaveLength(2);
  // The other one, which comes first in the URL, is there again, but as a standby.
  await servers.rejoin();
  const again = await opened(url);
  expect(await appendTo(again, id, { seq: 2 })).toBe('written');
  await servers.failOver();
  expect(await store.log(id)).toHaveLength(3);
});

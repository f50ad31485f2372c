import { expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { TableCache } from '../../src/app/app.ts';
import { loadTable } from '../../src/app/table.ts';
import { GAMES } from '../../src/games/registry.ts';
import { guard, newDatabase, newLobby, opened, SEATS } from '../store/store-fixture.ts';
import type { AmazonasLogEntry } from '../support/amazonas-rules.ts';
import { SHIPPED } from '../support/scenario-set.ts';

const { setup, log } = simulateGame({
  game: AMAZONAS,
  set: SHIPPED,
  players: 2,
  seed: 'table',
  policies: ['random'],
  order: 'random',
});

/** A game of which these entries were played. */
async function gameWith(entries: readonly AmazonasLogEntry[]) {
  const store = await opened(await newDatabase());
  const { id } = await newLobby(store);
  await store.lobbies.start({ ...guard(id, 0), setup, seats: SEATS, entries });
  const app = { store, games: GAMES, tileSets: new Map([[SHIPPED.hash, SHIPPED]]), tables: new TableCache() };
  const game = async () => (await store.games.byId(id))!;
  return { store, app, game };
}

it('tells how a game stood earlier, and then how it stands', async () => {
  const { app, game } = await gameWith(log.slice(0, 20));
  for (const length of [5, undefined, 12, 20, undefined]) {
    const table = await loadTable(app, await game(), length);
    expect(table.log.map(({ entry }) => entry)).toEqual(log.slice(0, length ?? 20));
  }
});

it('tells what was played since it was asked last', async () => {
  const { store, app, game } = await gameWith(log.slice(0, 20));
  const before = await loadTable(app, await game());
  const { id, revision } = before.record;
  await store.games.append({ ...guard(id, revision), seq: 20, entries: log.slice(20, 30), status: 'running' });
  const after = await loadTable(app, await game());
  expect(after.log).toHaveLength(30);
  expect(after.fold.actions).toHaveLength(30);
  expect(before.log).toHaveLength(20);
});

it('tells how a game stood while more was played since', async () => {
  const { store, app, game } = await gameWith(log.slice(0, 20));
  const before = await loadTable(app, await game());
  const { id, revision } = before.record;
  await store.games.append({ ...guard(id, revision), seq: 20, entries: log.slice(20, 24), status: 'running' });
  await store.games.append({ ...guard(id, revision + 4), seq: 24, entries: log.slice(24, 30), status: 'running' });
  for (const length of [20, undefined, 24, 22, 30]) {
    const table = await loadTable(app, await game(), length);
    expect(table.log.map(({ entry }) => entry)).toEqual(log.slice(0, length ?? 30));
    expect(table.fold.actions.length).toBe(length ?? 30);
  }
});

it('folds the log of a revision once', async () => {
  const { app, game } = await gameWith(log.slice(0, 20));
  const first = await loadTable(app, await game());
  expect((await loadTable(app, await game())).fold).toBe(first.fold);
});

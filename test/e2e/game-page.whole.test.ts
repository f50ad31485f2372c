import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { isPublic, linksOf } from '../../lab/driving/controls.ts';
import { type Pirogue, type PirogueOptions, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf, letManageChannels, openGame, press, publicMessage } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

const ORIGIN = 'https://games.example.org';

/** The address of the page that a message links to; undefined where it links to none. */
function addressOn(message: WireMessage): string | undefined {
  const links = linksOf(message);
  expect(links.length).toBeLessThan(2);
  return links[0]?.url;
}

/** The key in the address of a page. */
function keyOf(address: string | undefined): string {
  const [, key] = /^https:\/\/games\.example\.org\/g\/([\w-]{22,})$/.exec(address ?? '') ?? [];
  if (key === undefined) throw new Error(`no address of a page: ${address}`);
  return key;
}

/** A public message as it is now. */
async function now(person: TestPerson, { id }: WireMessage): Promise<WireMessage> {
  return (await person.messages()).find((message) => message.id === id)!;
}

const untilLinked = (person: TestPerson, message: WireMessage, isLinked: boolean) =>
  until(async () => (addressOn(await now(person, message)) !== undefined) === isLinked);

async function stage(options: PirogueOptions = { webOrigin: ORIGIN }) {
  const pirogue = await startPirogue(options);
  return { pirogue, ...(await gameOf(pirogue, ['Ana', 'Ben'])) };
}

const gameAt = async ({ store }: Pirogue, address: string | undefined) =>
  (await store.pages.game(keyOf(address)))?.game.id;

it('links the page of a game below its messages and its board, to whoever looks', async () => {
  const { pirogue, people, table, turn } = await stage();
  const [ana, ben] = people;
  const eva = await pirogue.person('Eva');
  const { id } = await openGame(pirogue, ana);
  const address = addressOn(turn);
  expect(await gameAt(pirogue, address)).toBe(id);
  for (const view of ['whole', 'focus', 'owners', 'text']) {
    for (const isPrivate of [true, false]) {
      const board = await eva.command('board', { view, private: isPrivate });
      expect([isPublic(board), addressOn(board)]).toEqual([!isPrivate, address]);
    }
  }
  expect(addressOn(await press(ben, turn, 'board'))).toBe(address);
  const page = await eva.command('page');
  expect(isPublic(page)).toBe(false);
  expect(page.content).toContain(`<${address}>`);
  expect(page.content).toMatch(/Who opened the game, or manages this channel, can turn the page off/);
  expect((await eva.command('help')).content).toMatch(/has this game’s link for the browser/);
  await table.takeTurn(ana);
  const next = await table.nextPublicMessage();
  expect(addressOn(next)).toBe(address);
  // Only the current message has buttons.
  await untilLinked(ana, turn, false);
  checkRequests(pirogue);
});

it('links the page below the result, where the owner can still turn it off and on', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const [ana, bruno] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  const { record } = await storeGame(pirogue, { players: 2, seed: 'page', channelId: ana.channel });
  const end = await publicMessage(ana, /The game is over/);
  const address = addressOn(end);
  expect(await gameAt(pirogue, address)).toBe(record.id);
  const [owner, other] = record.ownerId === ana.id ? [ana, bruno] : [bruno, ana];
  expect((await other.command('page', { set: 'off' })).content).toMatch(
    /Only who opened this game|Alleen wie dit potje/,
  );
  await owner.command('page', { set: 'off' });
  await untilLinked(ana, end, false);
  expect(await gameAt(pirogue, address)).toBeUndefined();
  expect((await ana.command('page')).content).toMatch(/has no page in the browser now/);
  await owner.command('page', { set: 'on' });
  await untilLinked(ana, end, true);
  expect(addressOn(await now(ana, end))).not.toBe(address);
  checkRequests(pirogue);
});

it('links the page below a game that was stopped', async () => {
  const { pirogue, people, turn } = await stage();
  const [ana, ben] = people;
  const sure = await ben.command('resign');
  await press(ben, sure, 'resign');
  const end = await publicMessage(ana, /The game is over/);
  expect(addressOn(end)).toBe(addressOn(turn));
  checkRequests(pirogue);
});

it('lets nobody but who opened the game, or manages the channel, close its page', async () => {
  const { pirogue, people, turn } = await stage();
  const [ana, ben] = people;
  const address = addressOn(turn);
  const refused = await ben.command('page', { set: 'off' });
  expect(isPublic(refused)).toBe(false);
  expect(refused.content).toMatch(/Only who opened this game, or somebody who manages this channel/);
  expect(await gameAt(pirogue, address)).toBeDefined();

  expect((await ana.command('page', { set: 'off' })).content).toMatch(/has no page in the browser now/);
  expect(await gameAt(pirogue, address)).toBeUndefined();
  await untilLinked(ana, turn, false);
  expect(addressOn(await ben.command('board'))).toBeUndefined();
  expect((await ben.command('page')).content).not.toContain('http');
  // Of the owner's own game nothing is told.
  expect((await openGame(pirogue, ana)).acts).toEqual([]);

  const opened = await ana.command('page', { set: 'on' });
  await untilLinked(ana, turn, true);
  const fresh = addressOn(await now(ana, turn));
  expect(opened.content).toContain(`<${fresh}>`);
  expect(keyOf(fresh)).not.toBe(keyOf(address));
  expect(await gameAt(pirogue, fresh)).toBeDefined();
  expect(await gameAt(pirogue, address)).toBeUndefined();
  // Once more changes nothing.
  expect((await ana.command('page', { set: 'on' })).content).toContain(`<${fresh}>`);
  checkRequests(pirogue);
});

it('tells the channel that somebody who manages it closed the page, and opened it again', async () => {
  const { pirogue, people, turn } = await stage();
  const [ana] = people;
  const mo = await pirogue.person('Mo');
  letManageChannels(pirogue, mo);
  expect((await mo.command('page', { set: 'off' })).content).toMatch(/The channel is told that you did it/);
  const closed = await publicMessage(ana, new RegExp(`<@${mo.id}>, who manages this channel, closed this game’s page`));
  expect(closed.id).toBe(turn.id);
  expect(addressOn(closed)).toBeUndefined();
  expect((await mo.command('page', { set: 'off' })).content).not.toMatch(/is told/);
  await mo.command('page', { set: 'on' });
  const opened = await publicMessage(ana, new RegExp(`<@${mo.id}>, who manages this channel, opened this game’s page`));
  expect(await gameAt(pirogue, addressOn(opened))).toBeDefined();
  expect((await openGame(pirogue, ana)).acts).toMatchObject([
    { act: { type: 'page-closed' }, userId: mo.id },
    { act: { type: 'page-opened' }, userId: mo.id },
  ]);
  expect((await ana.command('log')).content).toMatch(/closed this game’s page/);
  // The game goes on, also by buttons from before.
  expect((await press(ana, turn, 'draw')).content).toMatch(/You have drawn|It fits only/);
  checkRequests(pirogue);
});

it('has no page for a lobby', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const ana = await pirogue.person('Ana');
  await ana.command('new');
  const lobby = await publicMessage(ana, /./);
  expect(addressOn(lobby)).toBeUndefined();
  for (const options of [{}, { set: 'on' }]) {
    expect((await ana.command('page', options)).content).toMatch(/has not begun|players/i);
  }
  checkRequests(pirogue);
});

it('fits its link beside twenty squares and all other buttons', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const options = { game: 'carcassonne', map: 'france', chips: true, order: 'joined', 'auto-draw': true };
  await ana.command('new', options);
  await ben.command('join');
  await ana.command('start');
  const first = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  const sizes = first.components.map(({ components }) => components.length);
  expect(addressOn(first)).toBeDefined();
  expect(sizes.slice(-2)).toEqual([4, 3]);
  checkRequests(pirogue);
});

it('has no link and no command without an origin for pages', async () => {
  const { pirogue, people, turn } = await stage({});
  const [ana] = people;
  expect(addressOn(turn)).toBeUndefined();
  expect(addressOn(await ana.command('board'))).toBeUndefined();
  expect((await ana.command('help')).content).not.toMatch(/browser/);
  const registered = pirogue.discord.world.commands().map(({ name }) => name);
  expect(registered).toContain('board');
  expect(registered).not.toContain('page');
  const { id } = await openGame(pirogue, ana);
  // Nobody has asked for one before.
  expect((await pirogue.store.pages.ofGame(id, 'first')).key).toBe('first');
  checkRequests(pirogue);
});

it('gives pages to the games of an earlier version', async () => {
  const database = gunzipSync(readFileSync(new URL('../store/older/chips.db.gz', import.meta.url)));
  const began = Date.now();
  const written = 1_795_619_552_040;
  const pirogue = await startPirogue({ database, webOrigin: ORIGIN, now: () => written + Date.now() - began });
  const [running, ended] = Object.values(pirogue.discord.channelIds) as [string, string];
  for (const channel of [running, ended]) {
    const ana = await pirogue.person('Ana', channel);
    expect(await gameAt(pirogue, addressOn(await ana.command('board')))).toBeDefined();
  }
  checkRequests(pirogue);
});

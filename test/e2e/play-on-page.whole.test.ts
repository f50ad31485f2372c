import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, linksOf, verbOf } from '../../lab/driving/controls.ts';
import { isSecureOrigin } from '../../src/app/page.ts';
import { browsersOf, enterWithTicket, seatOfToken, userOfTicket } from '../../src/app/seat-access.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf, letManageChannels, openGame, press, publicMessage } from '../support/seated-table.ts';

const ORIGIN = 'https://games.example.org';

/** The address and the ticket of the link of a message. */
function linkOn(message: WireMessage): { readonly address: string; readonly ticket: string } {
  const [link, ...others] = linksOf(message);
  const [, address, ticket] = /^(.*\/g\/[\w-]{24})#seat=([\w-]{24})$/.exec(link?.url ?? '') ?? [];
  if (address === undefined || ticket === undefined || others.length > 0)
    throw new Error(`no link: ${message.content}`);
  return { address, ticket };
}

async function stage(names: readonly string[] = ['Ana', 'Ben', 'Eva']) {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  return { pirogue, ...(await gameOf(pirogue, names)) };
}

/** A browser signs in with the link that /play gives a person; returns whether it still plays. */
async function signedIn(pirogue: Pirogue, person: TestPerson): Promise<() => Promise<boolean>> {
  const { ticket } = linkOn(await person.command('play'));
  const { id } = await openGame(pirogue, person);
  const game = async () => (await pirogue.store.games.byId(id))!;
  const token = `token of ${person.id} by ${ticket}`;
  expect(await enterWithTicket(pirogue.app, await game(), { ticket, token })).toBe(person.id);
  return async () => (await seatOfToken(pirogue.app, await game(), token))?.userId === person.id;
}

it('gives a player a private link with their seat, by the command and in the panel', async () => {
  const { pirogue, people } = await stage();
  const [ana, ben] = people;
  const record = await openGame(pirogue, ana);
  const { key } = await pirogue.store.pages.ofGame(record.id, 'unused');
  const byCommand = await ben.command('play');
  expect(isPublic(byCommand)).toBe(false);
  expect(linkOn(byCommand).address).toBe(`${ORIGIN}/g/${key}`);
  expect(byCommand.content).toMatch(
    /^\*\*The page of the game, with your seat\.\*\*.*\nNone of your browsers is signed in here yet\.$/,
  );
  expect(await userOfTicket(pirogue.app, record, linkOn(byCommand).ticket)).toBe(ben.id);

  const panel = await ana.command('draw');
  const button = controlsOf(panel).find((one) => verbOf(one) === 'onpage')!;
  expect(button).toMatchObject({ label: 'Play on the page' });
  const byPanel = await ana.reply((await ana.startClick(panel, button.custom_id)).interaction_id);
  expect(isPublic(byPanel)).toBe(false);
  const now = await openGame(pirogue, ana);
  expect(await userOfTicket(pirogue.app, now, linkOn(byPanel).ticket)).toBe(ana.id);
  // The panel is still there, and its button at a later revision, too.
  await ana.command('undo').catch(() => undefined);
  expect(linkOn(await ana.reply((await ana.startClick(panel, button.custom_id)).interaction_id)).ticket).toHaveLength(
    24,
  );
  checkRequests(pirogue);
});

it('leads each player from the message of their first turn to the page', async () => {
  const { pirogue, people, table, turn } = await stage(['Ana', 'Ben']);
  const [ana, ben] = people;
  const zoe = await pirogue.person('Zoe');
  const isOffered = (message: WireMessage) => controlsOf(message).some((one) => verbOf(one) === 'onpage');
  const byMessage = await press(ana, turn, 'onpage');
  expect(isPublic(byMessage)).toBe(false);
  expect(await userOfTicket(pirogue.app, await openGame(pirogue, ana), linkOn(byMessage).ticket)).toBe(ana.id);
  expect(linksOf(await press(zoe, turn, 'onpage'))).toEqual([]);
  await table.takeTurn(ana);
  const bens = await table.nextPublicMessage();
  expect(isOffered(bens)).toBe(true);
  await table.takeTurn(ben);
  expect(isOffered(await table.nextPublicMessage())).toBe(false);
  checkRequests(pirogue);
});

it('tells which browsers play, also in /privacy, and signs all of them out', async () => {
  const { pirogue, people } = await stage();
  const [ana, ben] = people;
  const browsers = [await signedIn(pirogue, ana), await signedIn(pirogue, ana)];
  const bens = await signedIn(pirogue, ben);
  const told = await ana.command('play');
  expect(told.content).toMatch(
    /\n2 of your browsers are signed in here:\n(- signed in <t:\d+:R>, last used <t:\d+:R>\n){2}.*`end` signs all of them out/,
  );
  expect(
    (await ana.command('privacy', { do: 'show' })).content.match(/a browser plays for you in <#\d+>/g),
  ).toHaveLength(2);
  expect((await ana.command('privacy', { do: 'file' })).attachments).toHaveLength(1);
  expect((await ana.command('play', { end: true })).content).toMatch(/^2 browsers are signed out\./);
  expect(await Promise.all([...browsers, bens].map((plays) => plays()))).toEqual([false, false, true]);
  expect(await userOfTicket(pirogue.app, await openGame(pirogue, ana), linkOn(told).ticket)).toBeUndefined();
  expect((await ana.command('play', { end: true })).content).toMatch(/^No browser was signed in\./);
  checkRequests(pirogue);
});

it('says what to do where there is nothing to play', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben']);
  const [ana] = people;
  const zoe = await pirogue.person('Zoe');
  const zoes = await zoe.command('play');
  expect([zoes.content, linksOf(zoes)]).toEqual([expect.stringMatching(/Ana.*Ben/), []]);
  await ana.command('page', { set: 'off' });
  const off = await ana.command('play');
  expect([off.content, linksOf(off)]).toEqual([
    expect.stringMatching(/no page in the browser now.*can turn it on/),
    [],
  ]);
  const panel = await ana.command('draw');
  expect(controlsOf(panel).map((one) => verbOf(one))).not.toContain('onpage');
  const elsewhere = pirogue.discord.world.addTextChannel('elsewhere').id;
  expect(linksOf(await ana.command('play', {}, { channel: elsewhere }))).toEqual([]);
  expect(await browsersOf(pirogue.app, { gameId: 1, userId: ana.id })).toEqual([]);
  checkRequests(pirogue);
});

it.each([
  ['https://games.example.org', true],
  ['http://games.example.org', false],
  ['http://192.168.1.7:8080', false],
  ['http://localhost.example.org', false],
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
])('says of %s that nobody reads along there: %s', (origin, isSecure) => {
  expect(isSecureOrigin(`${origin}/g/key`)).toBe(isSecure);
});

it('plays only where nobody reads along', async () => {
  const pirogue = await startPirogue({ webOrigin: 'http://games.example.org' });
  const { people, turn } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  expect(controlsOf(turn).map((one) => verbOf(one))).not.toContain('onpage');
  const answer = await ana.command('play');
  expect([answer.content, linksOf(answer)]).toEqual([expect.stringMatching(/does not begin with https/), []]);
  expect(controlsOf(await ana.command('draw')).map((one) => verbOf(one))).not.toContain('onpage');
});

it('ends with the seat: resigned, kicked, given to somebody else; and with the person', async () => {
  const { pirogue, people } = await stage(['Ana', 'Ben', 'Eva', 'Zoe']);
  const [ana, ben, eva, zoe] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
  const max = await pirogue.person('Max');
  const [anas, bens, evas, zoes] = await Promise.all(people.map((person) => signedIn(pirogue, person)));
  await press(ana, await ana.command('resign'), 'resign');
  expect(await anas!()).toBe(false);
  expect((await ana.command('play')).content).toMatch(/You have resigned/);
  letManageChannels(pirogue, zoe);
  await zoe.command('admin', { kick: { user: eva.id } });
  expect(await evas!()).toBe(false);
  await ben.command('replace', { user: max.id });
  expect(await bens!()).toBe(true);
  await press(max, await publicMessage(max, /offers you a seat/), 'take');
  await until(async () => !(await bens!()));
  const maxs = await signedIn(pirogue, max);
  expect([await zoes!(), await maxs()]).toEqual([true, true]);
  const warning = await zoe.command('privacy', { do: 'delete' });
  await zoe.click(warning, controlsOf(warning)[0]!.custom_id);
  expect([await zoes!(), await maxs()]).toEqual([false, true]);
  checkRequests(pirogue);
});

import { expect, it } from 'vitest';
import { controlsOf, isPublic } from '../../lab/driving/controls.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { askedOn, checkRequests, gameOf, openGame, press, pressStale, publicMessage } from '../support/seated-table.ts';

const GONE = /is no longer in this server/;

it('tells the table once that a player has left the server, with three ways on', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben, eva] = people;
  pirogue.discord.world.removePerson(ben.id);
  await table.takeTurn(ana);
  const told = await publicMessage(ana, GONE);
  expect(told.content).toMatch(/Ben/);
  expect(told.mentions).toEqual([]);
  expect(askedOn(told)).toEqual(['ask skip:1', 'ask replace:1', 'ask abort']);
  expect((await press(ana, told, 'ask', 'skip:1')).content).toMatch(/The others are asked/);
  await press(eva, await publicMessage(ana, /asks you to skip this turn of .*Ben/), 'vote', 'yes');
  await publicMessage(ana, /Ben.*’s turn was skipped/);
  await table.takeTurn(eva);
  await table.takeTurn(ana);
  await publicMessage(ana, /Ana.* has played/);
  await until(async () => (await pirogue.store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
  const messages = (await ana.messages()).filter((one) => isPublic(one) && GONE.test(one.content));
  expect(messages).toHaveLength(1);
  // Somebody else plays on.
  const zoe = await pirogue.person('Zoe');
  expect((await press(eva, told, 'ask', 'replace:1')).content).toMatch(/The others are asked/);
  await press(ana, await publicMessage(ana, /let somebody else play for/), 'vote', 'yes');
  await press(zoe, await publicMessage(zoe, /Anyone who does not play/), 'take');
  expect((await openGame(pirogue, ana)).seats[1]!.userId).toBe(zoe.id);
  expect((await zoe.command('draw')).content).toMatch(/You have drawn|It fits only/);
  // The buttons are gone; whoever still sees them is told what is the case.
  await until(async () => askedOn((await ana.messages()).find(({ id }) => id === told.id)!).length === 0);
  const ask = (question: string) => {
    const { custom_id } = controlsOf(told).find((one) => one.custom_id.endsWith(question))!;
    return pressStale(pirogue, ana, told, custom_id);
  };
  expect((await ask('skip:1')).content).toMatch(/The others are asked/);
  await press(eva, await publicMessage(ana, /asks you to skip this turn.*Open until/s), 'vote', 'no');
  await press(zoe, await publicMessage(ana, /asks you to skip this turn.*Open until/s), 'vote', 'no');
  expect((await ask('abort')).content).toMatch(/The others are asked/);
  await press(eva, await publicMessage(ana, /asks you to end this game/), 'vote', 'yes');
  await publicMessage(ana, /The game is over/);
  expect((await ask('replace:1')).content).toMatch(/No game is running/);
  checkRequests(pirogue);
});

it('plays on when Discord does not say whether a player is there', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  const path = `/members/${ben.id}`;
  await until(async () => pirogue.requests.some((request) => /\/members\//.test(request.path)));
  pirogue.discord.failNext({ method: 'GET', path, status: 403, body: { message: 'Missing Access', code: 50001 } });
  await table.takeTurn(ana);
  await publicMessage(ana, /Ana.* has played/);
  await until(async () => pirogue.requests.some((request) => request.path.endsWith(path)));
  expect((await ben.command('draw')).content).toMatch(/You have drawn|It fits only/);
  expect((await openGame(pirogue, ana)).acts).toEqual([]);
  checkRequests(pirogue);
});

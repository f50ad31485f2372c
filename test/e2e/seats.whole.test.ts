import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { askedOn, checkRequests, gameOf, openGame, press, pressStale, publicMessage } from '../support/seated-table.ts';
import { allDelivered } from '../support/table-of-two.ts';
import { HOUR, TestClock } from '../support/test-clock.ts';

const NAMES = ['Ana', 'Ben', 'Eva'];
const OFFER = /offers you a seat in this game/;

/** Ana, who is to move, offers her seat to Zoe. */
async function offered(options: Parameters<typeof startPirogue>[0] = {}) {
  const pirogue = await startPirogue(options);
  const { people, turn, table } = await gameOf(pirogue, NAMES);
  const zoe = await pirogue.person('Zoe');
  const answer = await people[0].command('replace', { user: zoe.id });
  expect(answer.content).toContain(`<@${zoe.id}> is asked now`);
  return { pirogue, people, turn, table, zoe, offer: await publicMessage(zoe, OFFER) };
}

async function seatsOf(pirogue: Pirogue, person: TestPerson): Promise<string[]> {
  return (await openGame(pirogue, person)).seats.map(({ userId }) => userId);
}

it('tells the last action of play in /mygames and /status, whatever is asked of the table since', async () => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const { people, table } = await gameOf(pirogue, NAMES);
  const [ana, ben] = people;
  const begun = /last action <t:(\d+):R>/.exec((await ana.command('mygames')).content)![1];
  await clock.pass(pirogue, HOUR);
  await ben.command('vote', { what: 'abort' });
  expect((await ana.command('mygames')).content).toContain(`last action <t:${begun}:R>`);
  await table.takeTurn(ana);
  const played = Math.floor(clock.now() / 1000);
  await clock.pass(pirogue, HOUR);
  const zoe = await pirogue.person('Zoe');
  await ben.command('replace', { user: zoe.id });
  await publicMessage(zoe, OFFER);
  expect((await ben.command('mygames')).content).toContain(`last action <t:${played}:R>`);
  expect((await ana.command('turn')).content).toContain(`the last move was <t:${played}:R>`);
  checkRequests(pirogue);
});

it('hands a seat over to somebody who accepts, with everything that goes with it', async () => {
  const { pirogue, people, zoe, offer, turn } = await offered();
  const [ana, ben, eva] = people;
  expect(offer.mentions.map(({ id }) => id)).toEqual([zoe.id]);
  expect(askedOn(offer)).toEqual(['take offer:1', 'withdraw 1']);
  // Zoe watched until now; a player gets no notices.
  await zoe.command('watch');
  expect((await press(ben, offer, 'take')).content).toMatch(/offered to somebody else/);
  expect((await ana.command('turn')).content).toMatch(/It is your turn/);
  expect((await press(zoe, offer, 'take')).content).toMatch(/The seat is yours, and it is your turn/);
  expect(await seatsOf(pirogue, ana)).toEqual([zoe.id, ben.id, eva.id]);
  expect((await openGame(pirogue, ana)).seats[0]!.colour).toBe('yellow');
  const told = await publicMessage(ben, /Zoe.* plays this seat from now on, in place of .*Ana/);
  expect(told.mentions.map(({ id }) => id)).toEqual([zoe.id]);
  expect((await publicMessage(ben, /handed a seat in this game over/)).components).toEqual([]);
  const draw = controlsOf(turn).find(({ custom_id }) => custom_id.includes(':draw:'))!;
  expect((await pressStale(pirogue, ana, turn, draw.custom_id)).content).not.toMatch(/You have drawn|It fits only/);
  expect((await ana.command('draw')).content).toMatch(/not playing in this game/);
  expect((await ana.command('mygames')).content).toMatch(/You are in no game/);
  expect((await zoe.command('mygames')).content).toMatch(/Your turn/);
  const { id } = await openGame(pirogue, ana);
  expect(await pirogue.store.spectators.ofGame(id)).toEqual([]);
  expect((await zoe.command('watch')).content).toMatch(/You play in this game/);
  expect((await zoe.command('draw')).content).toMatch(/You have drawn|It fits only/);
  expect((await zoe.command('score')).content).toMatch(/Zoe/);
  expect((await zoe.command('privacy', { do: 'show' })).content).toMatch(/your seat in 1 game/);
  // Who handed it over is still named by the game, and can be forgotten.
  expect((await ana.command('privacy', { do: 'show' })).content).toMatch(/1 decision or offer of a seat/);
  await ana.command('privacy', { do: 'delete' });
  await pirogue.store.people.forget(ana.id);
  expect((await pirogue.store.people.personalData(ana.id)).namedActs).toBe(0);
  checkRequests(pirogue);
});

it('counts the votes of people, not of seats, and asks who takes a seat while a vote is open', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, [...NAMES, 'Dan']);
  const [ana, ben, eva, dan] = people;
  const [zoe, yan] = [await pirogue.person('Zoe'), await pirogue.person('Yan')];
  const handOver = async (from: TestPerson, to: TestPerson) => {
    await from.command('replace', { user: to.id });
    await press(
      to,
      await publicMessage(to, new RegExp(`<@${to.id}>.*offers you a seat|offers you a seat.*<@${to.id}>`, 's')),
      'take',
    );
    return to.waitForMessage(({ mentions, content }) => mentions[0]?.id === to.id && /your vote counts/.test(content));
  };
  await ana.command('vote', { what: 'abort' });
  const vote = await publicMessage(ana, /asks you to end this game/);
  await press(ben, vote, 'vote', 'yes');
  await handOver(ben, zoe);
  const asked = await handOver(ana, yan);
  // Neither of them counts for the other, and nobody is named for what somebody else has said.
  await press(eva, vote, 'vote', 'yes');
  const isShown = ({ content }: { content: string }) => /In favour: .*Eva/.test(content);
  await until(async () => isShown((await ana.messages()).find(({ id }) => id === vote.id)!));
  const { content } = (await ana.messages()).find(({ id }) => id === vote.id)!;
  expect(content).toContain(`<@${ana.id}> asks you to end this game`);
  expect(content.split('\n').find((line) => line.startsWith('In favour'))).not.toMatch(/Ana|Ben|Yan|Zoe|<@/);
  expect((await openGame(pirogue, ana)).status).toBe('running');
  await press(yan, asked, 'vote', 'yes');
  expect((await press(dan!, vote, 'vote', 'yes')).content).toMatch(/Decided: the game ends/);
  checkRequests(pirogue);
});

it('lets nobody take a seat twice', async () => {
  const { pirogue, zoe, offer, people } = await offered();
  const take = controlsOf(offer)[0]!.custom_id;
  const clicks = await Promise.all([zoe.startClick(offer, take), zoe.startClick(offer, take)]);
  const answers = await Promise.all(clicks.map(({ interaction_id }) => zoe.reply(interaction_id)));
  expect(answers.filter(({ content }) => /The seat is yours/.test(content))).toHaveLength(1);
  const acts = (await openGame(pirogue, people[0])).acts.filter(({ act }) => act.type === 'replaced');
  expect(acts).toHaveLength(1);
  expect((await pressStale(pirogue, zoe, offer, take)).content).toMatch(/no longer free/);
  checkRequests(pirogue);
});

it('takes an offer back, for who made it, who is asked, and by itself after a day', async () => {
  const clock = new TestClock(Date.now());
  const { pirogue, people, zoe, offer } = await offered({ now: clock.now });
  const [ana, ben] = people;
  expect((await press(ben, offer, 'withdraw')).content).toMatch(/offered to somebody else/);
  expect((await press(ana, offer, 'withdraw')).content).toMatch(/no longer offered/);
  const over = await publicMessage(ana, /no longer offers this seat/);
  expect(over.components).toEqual([]);
  expect((await pressStale(pirogue, zoe, offer, controlsOf(offer)[0]!.custom_id)).content).toMatch(/no longer free/);

  await ana.command('replace', { user: zoe.id });
  const second = await publicMessage(zoe, OFFER);
  expect((await press(zoe, second, 'withdraw')).content).toMatch(/no longer offered/);
  await ana.command('replace', { user: zoe.id });
  const third = await publicMessage(zoe, OFFER);
  await clock.pass(pirogue, 25 * HOUR);
  await until(async () => !(await zoe.messages()).some(({ content }) => OFFER.test(content)));
  const take = controlsOf(third).find(({ custom_id }) => custom_id.includes(':take:'))!;
  expect((await pressStale(pirogue, zoe, third, take.custom_id)).content).toMatch(/no longer free/);
  expect((await seatsOf(pirogue, ana))[0]).toBe(ana.id);
  checkRequests(pirogue);
});

it('offers no seat to players and bots, and none of a game that is over', async () => {
  const { pirogue, people, zoe, offer } = await offered();
  const [ana, ben, eva] = people;
  expect((await ana.command('replace', { user: ben.id })).content).toMatch(/two seats in a game/);
  expect((await zoe.command('replace', { user: ben.id })).content).toMatch(/not playing in this game/);
  expect((await ana.command('replace', { user: zoe.id })).content).toMatch(/has been asked already/);
  const bot = pirogue.bot.client.user.id;
  expect((await ana.command('replace', { user: bot })).content).toMatch(/A bot cannot take a seat/);
  await ana.command('vote', { what: 'abort' });
  const vote = await publicMessage(ana, /asks you to end this game/);
  await press(ben, vote, 'vote', 'yes');
  await publicMessage(eva, /The game is over/);
  expect((await press(zoe, offer, 'take')).content).toMatch(/No game is running|button is old/);
  checkRequests(pirogue);
});

it('lets anybody who does not play take a seat that the table gives free, once', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  const [zoe, kim] = [await pirogue.person('Zoe'), await pirogue.person('Kim')];
  await press(eva, await eva.command('resign'), 'resign');
  expect((await ben.command('vote', { what: 'replace', seat: 3 })).content).toMatch(/The others are asked/);
  const vote = await publicMessage(ana, /asks you to let somebody else play for .*Eva/);
  expect((await press(ana, vote, 'vote', 'yes')).content).toMatch(/somebody else may play for .*Eva/);
  const free = await publicMessage(zoe, /Anyone who does not play can take the seat/);
  expect(askedOn(free)).toEqual(['take vote:1', 'take computer:1']);
  expect((await press(ben, free, 'take')).content).toMatch(/two seats in a game/);
  const answers = await Promise.all([press(zoe, free, 'take'), press(kim, free, 'take')]);
  expect(answers.filter(({ content }) => /The seat is yours/.test(content))).toHaveLength(1);
  const [, , taker] = await seatsOf(pirogue, ana);
  const newcomer = taker === zoe.id ? zoe : kim;
  await publicMessage(ana, /has taken the seat/);
  expect((await publicMessage(ana, /has taken the seat/)).content).toMatch(/Eva/);
  expect((await pressStale(pirogue, kim, free, controlsOf(free)[0]!.custom_id)).content).toMatch(
    /no longer free|two seats in a game/,
  );
  // From now on nobody but the newcomer plays the seat.
  await table.takeTurn(ana);
  await table.takeTurn(ben);
  const next = await publicMessage(ana, /Ben.* has played/);
  await until(async () => (await publicMessage(ana, /Ben.* has played/)).mentions.some(({ id }) => id === newcomer.id));
  expect(next.content).not.toMatch(/the bot has played/i);
  expect((await eva.command('draw')).content).toMatch(/not playing in this game/);
  expect((await newcomer.command('draw')).content).toMatch(/You have drawn|It fits only/);
  checkRequests(pirogue);
});

it('lets who resigned come back to a seat that is free', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, NAMES);
  const [ana, ben, eva] = people;
  await press(eva, await eva.command('resign'), 'resign');
  await ben.command('vote', { what: 'replace', seat: 3 });
  await press(ana, await publicMessage(ana, /asks you to let somebody else/), 'vote', 'yes');
  const free = await publicMessage(eva, /Anyone who does not play/);
  expect((await press(eva, free, 'take')).content).toMatch(/The seat is yours/);
  expect((await ben.command('vote', { what: 'replace', seat: 3 })).content).toMatch(/The others are asked/);
  checkRequests(pirogue);
});

it('asks Discord once whether somebody is in a server, however many games they play there', async () => {
  const pirogue = await startPirogue();
  const [here, there] = ['one', 'two'].map((name) => pirogue.discord.world.addTextChannel(name).id) as [string, string];
  await gameOf(pirogue, ['Ana', 'Eva'], { channel: here });
  const { people } = await gameOf(pirogue, ['Ana', 'Eva'], { channel: there });
  await allDelivered(pirogue);
  const [, ben] = people;
  const asked = () => pirogue.requests.filter(({ path }) => path.endsWith(`/members/${ben.id}`)).length;
  const before = asked();
  expect((await ben.command('mygames')).content).toMatch(/^2\. /m);
  expect(asked() - before).toBe(1);
});

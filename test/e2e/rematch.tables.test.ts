import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { computerId } from '../../src/app/computers.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

/** A game of Ana, Bruno and Chloé that is over, with the message that says so. */
async function stage() {
  const pirogue = await startPirogue();
  const sit = (name: string) => pirogue.person(name);
  const [ana, bruno, chloe, eva] = [await sit('Ana'), await sit('Bruno'), await sit('Chloé'), await sit('Eva')];
  const { record } = await storeGame(pirogue, { players: 3, seed: 'rematch', channelId: ana.channel });
  const isEnd = (message: WireMessage) => controlsOf(message).some((control) => verbOf(control) === 'rematch');
  const end = await ana.waitForMessage(isEnd);
  return { pirogue, ana, bruno, chloe, eva, game: record, end };
}

async function tap(person: TestPerson, message: WireMessage, verb = 'rematch'): Promise<WireMessage> {
  const { custom_id } = controlsOf(message).find((control) => verbOf(control) === verb)!;
  const { interaction_id } = await person.startClick(message, custom_id);
  const reply = await person.reply(interaction_id);
  expect(isPublic(reply)).toBe(false);
  return reply;
}

/** The latest lobby as everybody sees it, once it satisfies a condition. */
async function lobby(person: TestPerson, holds: (message: WireMessage) => boolean = () => true): Promise<WireMessage> {
  let found: WireMessage | undefined;
  await until(async () => {
    found = (await person.messages()).findLast((message) =>
      controlsOf(message).some((control) => verbOf(control) === 'leave'),
    );
    return found !== undefined && holds(found);
  });
  return found!;
}

/** The bodies of what was sent or changed publicly, by method. */
function bodies(
  { requests }: Pirogue,
  method: string,
): { content?: string; allowed_mentions?: { users?: string[] } }[] {
  return requests
    .filter((request) => request.method === method && /^\/channels\/\d+\/messages/.test(request.path))
    .map(({ body }) => body as { content?: string });
}

it('invites all who played once, and lets them join by the same button', async () => {
  const { pirogue, ana, bruno, chloe, eva, game: record, end } = await stage();
  const sent = bodies(pirogue, 'POST').length;
  // Bruno is Dutch, Chloé French.
  expect((await tap(bruno, end)).content).toMatch(/^Je revanche staat open/);
  const open = await lobby(ana);
  expect(open.content).toContain(`<@${ana.id}> <@${chloe.id}>`);
  expect(open.mentions.map(({ id }) => id).sort()).toEqual([ana.id, chloe.id].sort());
  expect((await pirogue.store.games.open(ana.channel))!).toMatchObject({
    ownerId: bruno.id,
    options: { ...record.options, rematchOf: record.id },
  });

  expect((await tap(eva, end)).content).toMatch(/^Only those who played this game can ask for a rematch/);
  expect((await tap(bruno, end)).content).toMatch(/^Je doet al mee/);
  expect((await tap(chloe, end)).content).toMatch(/2 joueurs/);
  expect((await tap(chloe, end)).content).toMatch(/^Tu en es déjà/);
  const two = await lobby(ana, ({ content }) => content.includes('2 players, up to 3'));
  expect(two.id).toBe(open.id);
  expect(two.content).not.toContain(`<@${chloe.id}>`);
  expect((await tap(ana, end)).content).toMatch(/3 players are in/);
  const all = await lobby(ana, ({ content }) => content.includes('3 players: '));
  expect(all.content).not.toContain('<@');
  expect((await pirogue.store.games.open(ana.channel))!.seats.map(({ userId }) => userId)).toEqual([
    bruno.id,
    chloe.id,
    ana.id,
  ]);

  const created = bodies(pirogue, 'POST').slice(sent);
  expect(created.map(({ allowed_mentions }) => allowed_mentions?.users?.toSorted())).toEqual([
    [ana.id, chloe.id].toSorted(),
  ]);
  const editions = bodies(pirogue, 'PATCH').filter(({ content }) => /\d players/.test(content ?? ''));
  expect(editions.length).toBeGreaterThan(0);
  for (const { allowed_mentions } of editions) expect(allowed_mentions?.users ?? []).toEqual([]);
  expect((await tap(chloe, all, 'start')).content).toMatch(/a ouvert cette partie et la lance/);
  await bruno.startClick(all, controlsOf(all).find((control) => verbOf(control) === 'start')!.custom_id);
  checkQuiet(pirogue);
});

it('pings whoever is invited once, however often the rematch is called off and asked for again', async () => {
  const { pirogue, ana, bruno, chloe, end } = await stage();
  const pinged = () => bodies(pirogue, 'POST').flatMap(({ allowed_mentions }) => allowed_mentions?.users ?? []);
  const { length } = pinged();
  const seen = new Set<string>();
  for (let count = 0; count < 3; count++) {
    await tap(bruno, end);
    const open = await lobby(ana, ({ id }) => !seen.has(id));
    seen.add(open.id);
    expect(open.content).toContain(`<@${ana.id}> <@${chloe.id}>`);
    await tap(bruno, open, 'leave');
    expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  }
  expect(pinged().slice(length).toSorted()).toEqual([ana.id, chloe.id].toSorted());
  checkQuiet(pirogue);
});

it('knows after a restart who is invited, and where to join', async () => {
  const { pirogue, ana, bruno, chloe, end } = await stage();
  await pirogue.bot.outbox.stop();
  await tap(bruno, end);
  await pirogue.bot.stop();
  await restart(pirogue);
  const open = await lobby(ana);
  expect(open.mentions.map(({ id }) => id).sort()).toEqual([ana.id, chloe.id].sort());
  expect((await tap(ana, end)).content).toMatch(/2 players are in/);
  checkQuiet(pirogue);
});

it('opens one lobby when two ask at the same moment', async () => {
  const { pirogue, ana, bruno, end } = await stage();
  await Promise.all([tap(ana, end), tap(bruno, end)]);
  const waiting = (await pirogue.store.games.open(ana.channel))!;
  expect(waiting.seats.map(({ userId }) => userId).sort()).toEqual([ana.id, bruno.id].sort());
  checkQuiet(pirogue);
});

it('leaves another game that waits or runs in the channel alone', async () => {
  const { pirogue, ana, bruno, eva, end } = await stage();
  await eva.command('new');
  const before = await pirogue.store.games.open(ana.channel);
  expect((await tap(ana, end)).content).toMatch(/This channel already has a game/);
  expect(await pirogue.store.games.open(ana.channel)).toEqual(before);
  await eva.command('leave');
  await tap(ana, end);
  await tap(bruno, end);
  await ana.command('start');
  expect((await tap(ana, end)).content).toMatch(/This channel already has a game/);
  checkQuiet(pirogue);
});

it('does not mention who had everything about them deleted', async () => {
  const { pirogue, ana, bruno, chloe, end } = await stage();
  await pirogue.store.people.forget(chloe.id);
  await tap(ana, end);
  const open = await lobby(ana);
  expect(open.mentions.map(({ id }) => id)).toEqual([bruno.id]);
  expect(open.content).not.toContain('forgotten');
  checkQuiet(pirogue);
});

it('neither mentions nor turns away who resigned', async () => {
  const pirogue = await startPirogue();
  const [ana, bruno, chloe] = [
    await pirogue.person('Ana'),
    await pirogue.person('Bruno'),
    await pirogue.person('Chloé'),
  ];
  const { record } = await storeGame(pirogue, { players: 3, seed: 'rematch', channelId: ana.channel, entries: 20 });
  await tapResign(chloe, await chloe.command('resign'));
  await tapResign(bruno, await bruno.command('resign'));
  const end = await ana.waitForMessage((message) => controlsOf(message).some((one) => verbOf(one) === 'rematch'));
  await tap(ana, end);
  const open = await lobby(ana);
  expect(open.mentions).toEqual([]);
  for (const { id } of [bruno, chloe]) expect(open.content).not.toContain(id);
  expect((await tap(chloe, end)).content).toMatch(/2 joueurs/);
  expect((await tap(bruno, open, 'join')).content).toMatch(/3 spelers/);
  expect((await pirogue.store.games.open(ana.channel))!.options.rematchOf).toBe(record.id);
  checkQuiet(pirogue);
});

/** The button that confirms, in the private answer to /resign. */
async function tapResign(person: TestPerson, answer: WireMessage): Promise<void> {
  await person.click(answer, controlsOf(answer).find((control) => verbOf(control) === 'resign')!.custom_id);
}

it('begins at once where only computers played along', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const people = [ana.id, computerId('regular', 0)].map((id) => ({ id, name: 'Somebody', locale: 'en-US' }));
  await storeGame(pirogue, {
    players: 2,
    seed: 'rematch alone',
    channelId: ana.channel,
    people,
    options: { seats: 5, computers: ['regular'] },
  });
  const end = await ana.waitForMessage((one) => controlsOf(one).some((control) => verbOf(control) === 'rematch'));
  expect((await tap(ana, end)).content).toBe('The game has started.');
  const begun = (await pirogue.store.games.open(ana.channel))!;
  expect(begun).toMatchObject({ status: 'running', options: { rematchOf: expect.anything() } });
});

import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';
import { gameOf, letManageChannels, press } from '../support/seated-table.ts';

const START = Date.UTC(2026, 5, 1);

/** Opens lobbies as if people had, in channels that are not there. */
async function openLobbies({ store }: Pirogue, count: number, of: { guildId: string; ownerId: string; from: number }) {
  const { guildId, ownerId, from } = of;
  for (let index = 0; index < count; index++) {
    await store.lobbies.open({
      guildId,
      channelId: `${from + index}`,
      ownerId,
      ruleSet: 'amazonas',
      options: { seats: 2, autoDraw: false, order: 'random', hints: true },
      seats: [{ userId: ownerId, colour: 'yellow' }],
      at: START,
      posts: [],
    });
  }
}

function threadsOf({ discord }: Pirogue) {
  return discord.world.channels().filter(({ thread_metadata }) => thread_metadata);
}

it('refuses what somebody asks for too often, says when to try again, and grants it then', async () => {
  const clock = { now: START };
  const pirogue = await startPirogue({ now: () => clock.now });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  await ana.command('new');
  await ben.command('join');
  const answers: string[] = [];
  const changeColour = async (person: TestPerson, colour: string) => (await person.command('join', { colour })).content;
  while (!answers.at(-1)?.startsWith('Te veel verzoeken') && answers.length < 60) {
    answers.push(await changeColour(ben, answers.length % 2 === 0 ? 'red' : 'green'));
  }
  expect(answers.at(-1)).toMatch(/^Te veel verzoeken; probeer het <t:\d+:R> nog eens\.$/);
  const until = Number(/<t:(\d+):R>/.exec(answers.at(-1)!)![1]) * 1000;
  const record = await pirogue.store.games.open(ben.channel);
  // The last one changed nothing, and nobody else is held up.
  expect(record!.seats[1]!.colour).toBe(answers.length % 2 === 0 ? 'red' : 'green');
  expect(await changeColour(ana, 'black')).not.toMatch(/Too many requests; try/);
  clock.now = until;
  expect(await changeColour(ben, 'blue')).not.toMatch(/Te veel verzoeken/);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('lets nobody change again and again when they are away, or pause and resume on and on', async () => {
  const clock = { now: START };
  const pirogue = await startPirogue({ now: () => clock.now });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  await ana.command('new');
  await ben.command('join');
  await ana.command('start');
  const untilRefused = async (ask: (round: number) => Promise<{ content: string }>) => {
    for (let round = 1; round <= 50; round++) {
      if (/Too many requests; try/.test((await ask(round)).content)) return round;
    }
    return undefined;
  };
  expect(await untilRefused((round) => ana.command('away', { until: round % 2 === 1 ? '3 days' : '5 days' }))).toBe(16);
  letManageChannels(pirogue, ana);
  // What is refused for another reason does not count: there is nothing to resume.
  expect(await untilRefused(() => ana.command('admin', { resume: {} }))).toBeUndefined();
  expect(await untilRefused((round) => ana.command('admin', round % 2 === 1 ? { pause: {} } : { resume: {} }))).toBe(
    31,
  );
});

it('counts a button like the command that does the same', async () => {
  const pirogue = await startPirogue({ now: () => START });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  const help = await ana.command('help');
  const isRefused = ({ content }: { content: string }) => /Too many requests; try/.test(content);
  let pressed = 0;
  while (pressed < 40 && !isRefused(await press(ana, help, 'quiet'))) pressed++;
  expect(pressed).toBeLessThan(40);
  expect(isRefused(await ana.command('unwatch', { what: 'turn' }))).toBe(true);
  await table.takeTurn(ana);
});

it('refuses to open more games than one person can play, and makes no thread for it', async () => {
  const pirogue = await startPirogue();
  const [ana, dirk] = [await pirogue.person('Ana'), await pirogue.person('Dirk')];
  await openLobbies(pirogue, 20, { guildId: pirogue.discord.guildId, ownerId: ana.id, from: 1000 });
  expect((await ana.command('new', { thread: true })).content).toMatch(/You have opened 20 games that are still open/);
  expect((await ana.command('new')).content).toMatch(/You have opened 20 games/);
  expect(threadsOf(pirogue)).toEqual([]);
  await dirk.command('new');
  expect(await pirogue.store.games.open(dirk.channel)).toMatchObject({ ownerId: dirk.id });
});

it('refuses to open more games than one server has room for', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { guildId } = pirogue.discord;
  for (let owner = 0; owner < 25; owner++) {
    await openLobbies(pirogue, 10, { guildId, ownerId: `${owner}`, from: 10_000 * (owner + 1) });
  }
  expect((await ana.command('new')).content).toMatch(/In this server 250 games are open already/);
});

it('lets so many people watch a game and no more, and one person so many games', async () => {
  const pirogue = await startPirogue();
  const [ana, eva] = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  await ana.command('new');
  const record = (await pirogue.store.games.open(ana.channel))!;
  for (let watcher = 1; watcher <= 25; watcher++) {
    await pirogue.store.spectators.watch(record.id, { userId: `${watcher}`, what: 'end' });
  }
  expect((await eva.command('watch')).content).toMatch(/25 people watch this game already/);
  await pirogue.store.spectators.unwatch(record.id, '7');
  await eva.command('watch');
  expect((await pirogue.store.spectators.ofGame(record.id)).map(({ userId }) => userId)).toContain(eva.id);
  // Who watches already can still choose what they hear of.
  expect((await eva.command('watch', { what: 'end' })).content).not.toMatch(/already/);

  await pirogue.store.spectators.unwatch(record.id, eva.id);
  await openLobbies(pirogue, 25, { guildId: '1', ownerId: '2', from: 5000 });
  for (const { id } of (await pirogue.store.games.allOpen()).filter(({ guildId }) => guildId === '1')) {
    await pirogue.store.spectators.watch(id, { userId: eva.id, what: 'end' });
  }
  expect((await eva.command('watch')).content).toMatch(/You watch 25 games already/);
});

it('takes no more votes of a game than months of play need, and still lets the open one be decided', async () => {
  const pirogue = await startPirogue();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben', 'Eva']);
  const [ana, ben] = people;
  const add = pirogue.connection.prepare('INSERT INTO acts (game_id, number, seq, at, act) VALUES (1, ?, 0, ?, ?)');
  const opened = { type: 'vote-opened', subject: 'abort', seat: 0, endsAt: START };
  for (let number = 0; number < 200; number += 2) {
    add.run(number, START, JSON.stringify(opened));
    add.run(number + 1, START, JSON.stringify({ type: 'vote-failed' }));
  }
  expect((await ana.command('vote', { what: 'pause' })).content).toMatch(
    /done 100 times in this game, and that is the limit/,
  );
  expect((await pirogue.store.games.open(ana.channel))!.acts).toHaveLength(200);
  // Nobody else pays for it.
  expect((await ben.command('vote', { what: 'pause' })).content).not.toMatch(/already/);
  expect((await pirogue.store.games.open(ana.channel))!.acts).toHaveLength(201);
});

it('lets a player take back so often in one game and no more, and still play on', async () => {
  const pirogue = await startPirogue();
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  await ana.command('draw');
  await table.place(ana);
  const { connection, store } = pirogue;
  const [, placed] = await store.log.ofGame(1);
  const add = connection.prepare('INSERT INTO log (game_id, seq, entry, at) VALUES (1, ?, ?, ?)');
  connection.transaction(() => {
    for (let seq = 2; seq < 2002; seq += 2) {
      add.run(seq, JSON.stringify({ type: 'takeback', seat: 0 }), placed!.at);
      add.run(seq + 1, JSON.stringify(placed!.entry), placed!.at);
    }
    connection.exec('UPDATE games SET revision = revision + 2000');
  })();
  expect((await ana.command('undo')).content).toMatch(/done 1,?000 times in this game, and that is the limit/);
  expect(await store.log.ofGame(1)).toHaveLength(2002);
  await ana.command('boat');
  // Nobody else pays for it.
  await ben.command('draw');
  await table.place(ben);
  expect((await ben.command('undo')).content).toMatch(/Taken back/);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('shows every game of somebody, in pages', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await openLobbies(pirogue, 20, { guildId: pirogue.discord.guildId, ownerId: ana.id, from: 1000 });
  let page = await ana.command('mygames');
  const seen = page.content;
  const told = new Set(seen.match(/10\d\d(?=[/)>\s]|$)/gm));
  for (let turned = 0; turned < 5; turned++) {
    const forward = controlsOf(page).at(-1);
    if (!forward || forward.disabled) break;
    page = await ana.click(page, forward.custom_id);
    for (const channel of page.content.match(/10\d\d(?=[/)>\s]|$)/gm) ?? []) told.add(channel);
  }
  expect(told.size).toBe(20);
});

it('shows all that is stored about somebody, in pages, and says how many seats are kept', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await openLobbies(pirogue, 120, { guildId: pirogue.discord.guildId, ownerId: ana.id, from: 10_000_000_000_000 });
  let page = await ana.command('privacy', { do: 'show' });
  const told = new Set<string>();
  for (let turned = 0; turned < 9; turned++) {
    for (const channel of page.content.match(/<#\d{14}>/g) ?? []) told.add(channel);
    if (page.content.endsWith('and deletes it.')) break;
    page = await ana.click(page, controlsOf(page).at(-1)!.custom_id);
  }
  expect(told.size).toBe(120);
  expect(page.content).toMatch(/your name as last seen \(.*Pirogue.*\): .*Ana/);
  expect(page.content).toMatch(/<\/privacy:\d+> also gives it to you as a file, and deletes it\.$/);

  const warning = await ana.command('privacy', { do: 'delete' });
  const kept = await ana.click(warning, controlsOf(warning)[0]!.custom_id);
  expect(kept.content.match(/<#\d{14}>/g)).toHaveLength(25);
  expect(kept.content).toContain('> and 95 more, since these games are not over');
});

it('says how many ratings of a server it does not list', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const rate = pirogue.connection.prepare(
    "INSERT INTO ratings (user_id, rule_set, mu, sigma, games) VALUES (?, 'amazonas', ?, 1, 30)",
  );
  const place = pirogue.connection.prepare(
    "INSERT INTO rated_in (guild_id, rule_set, user_id) VALUES (?, 'amazonas', ?)",
  );
  const add = (from: number, to: number) => {
    for (let person = from; person <= to; person++) {
      rate.run(`${1000 + person}`, 40 - person);
      place.run(pirogue.discord.guildId, `${1000 + person}`);
    }
  };
  add(1, 10);
  const all = await ana.command('stats', { server: true });
  expect(all.content.match(/30 games/g)).toHaveLength(10);
  expect(all.content).not.toMatch(/more/);
  add(11, 13);
  const some = await ana.command('stats', { server: true });
  expect(some.content.match(/30 games/g)).toHaveLength(10);
  expect(some.content).toContain('And 3 more people with a rating.');
});

import { MessageFlags } from 'discord.js';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { press, publicMessage } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

const ELSEWHERE = { id: '1300000000000000099', name: 'Elsewhere' };

/** A game of these people in a channel of its own, in which each of them has played so many rounds. */
async function playing(pirogue: Pirogue, people: readonly TestPerson[], rounds: number) {
  const { id: channel } = pirogue.discord.world.addTextChannel(`table-${people[0]!.id}-${rounds}`);
  for (const person of people) person.channel = channel;
  const table = new AutocompleteTable(people, chooserFor(5));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage(channel);
  for (let turn = 0; turn < rounds * people.length; turn++) {
    await table.takeTurn(people[turn % people.length]!);
    await table.nextPublicMessage(channel);
  }
  return { table, channel };
}

async function newcomer(pirogue: Pirogue, name: string): Promise<TestPerson> {
  return pirogue.personById(pirogue.discord.world.addPerson(name).user.id);
}

function rename({ discord }: Pirogue, { id }: TestPerson, name: string): void {
  (discord.world.person(id)!.user as { global_name: string }).global_name = name;
}

async function resign(person: TestPerson): Promise<void> {
  const warning = await person.command('resign');
  await person.click(warning, controlsOf(warning)[0]!.custom_id);
}

it('names people as their server does, and nowhere else; and deletes every name', async () => {
  const pirogue = await startPirogue({ prepare: ({ world }) => void world.addServer(ELSEWHERE) });
  const [ana, ben, zoe] = await Promise.all(['Ana', 'Ben', 'Zoe'].map((name) => newcomer(pirogue, name)));
  await playing(pirogue, [ana!, ben!], 1);
  const elsewhere = pirogue.discord.world.channels().find(({ guild_id }) => guild_id === ELSEWHERE.id)!;
  rename(pirogue, ana!, 'Wanda');
  expect((await ana!.command('mygames', {}, { channel: elsewhere.id })).content).toMatch(/Your turn/);
  for (const asked of [await ben!.command('score'), await ben!.command('board', { view: 'text' })]) {
    expect(asked.content).toContain('Ana');
    expect(asked.content).not.toContain('Wanda');
  }
  expect((await ben!.command('board')).attachments[0]!.description).toMatch(/Ana .*to move|Ana \(/);
  const shown = await ana!.command('privacy', { do: 'show' }, { channel: elsewhere.id });
  expect(shown.content).toMatch(/your name as last seen \(.*Elsewhere.*\): .*Wanda/);
  expect(shown.content).toMatch(/your name as last seen \(.*Pirogue.*\): .*Ana/);

  // Who is known nowhere in this server is mentioned in words, and has no name in pictures.
  pirogue.connection.exec(`DELETE FROM names WHERE user_id = '${ana!.id}' AND guild_id <> '${ELSEWHERE.id}'`);
  expect((await ben!.command('score')).content).toContain(`<@${ana!.id}>`);
  expect((await zoe!.command('board', {}, { channel: ben!.channel })).attachments[0]!.description).toMatch(/somebody/);

  const given = await ana!.command('privacy', { do: 'file' }, { channel: elsewhere.id });
  expect(given.flags! & MessageFlags.Ephemeral).toBeTruthy();
  const { userId, tables } = (await (await fetch(given.attachments[0]!.url)).json()) as {
    readonly userId: string;
    readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  };
  expect(userId).toBe(ana!.id);
  expect(tables.names).toMatchObject([{ guildId: ELSEWHERE.id, name: 'Wanda' }]);
  expect(tables.log!.map(({ entry }) => JSON.parse(String(entry)).seat)).toEqual(tables.log!.map(() => 0));
  expect(tables.log!.length).toBeGreaterThan(0);
  expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${ben!.id}|"Ben"|pile`));

  const warning = await ana!.command('privacy', { do: 'delete' }, { channel: elsewhere.id });
  await ana!.click(warning, controlsOf(warning)[0]!.custom_id);
  expect(pirogue.connection.prepare('SELECT count(*) FROM names WHERE user_id = ?').pluck().get(ana!.id)).toBe(0);
});

it('tells two people whose names look alike apart by their colour', async () => {
  const house = await startPirogue();
  const people = await Promise.all(['Ana', 'Ben', '\u0410na'].map((name) => newcomer(house, name)));
  const [ana] = people;
  await playing(house, people, 1);
  const board = (await ana!.command('board', { view: 'text' })).content;
  expect(board).toMatch(/Last turn, \u0410na \(green\):/);
  expect(board).toMatch(/^Ana \(yellow\): /m);
  expect(board).not.toMatch(/\(\w+\) \(\w+\)|Ben \(\w+\) has|Ben \(red\): \(/);
  const offered = await ana!.autocomplete('vote', { what: 'replace', seat: '' }, 'seat');
  expect(offered.map(({ name }) => name)).toEqual([
    expect.stringContaining('Ana (yellow)'),
    expect.stringMatching(/Ben$/),
    expect.stringContaining('\u0410na (green)'),
  ]);
  const turns = await ana!.autocomplete('log', { turn: '' }, 'turn');
  expect(turns.map(({ name }) => name)).toEqual([
    expect.stringMatching(/Turn 3: \u0410na \(green\)/),
    expect.stringMatching(/Turn 2: Ben;/),
    expect.stringMatching(/Turn 1: Ana \(yellow\)/),
  ]);
  const { description } = (await ana!.command('board')).attachments[0]!;
  expect(description).toMatch(/\u0410na \(green\) has placed/);
  expect(description).not.toMatch(/\(\w+\) \(\w+\)/);
});

it('tells of a turn with the name of who had the seat then', async () => {
  const house = await startPirogue();
  const [ana, ben, zoe] = await Promise.all(['Ana', 'Ben', 'Zoe'].map((name) => newcomer(house, name)));
  const { table } = await playing(house, [ana!, ben!], 1);
  zoe!.channel = ana!.channel;
  await ben!.command('replace', { user: zoe!.id });
  const offer = await publicMessage(zoe!, /offers you a seat/);
  expect((await press(zoe!, offer, 'take')).content).toMatch(/The seat is yours/);
  const log = (await ana!.command('log')).content;
  expect(log).toMatch(/\*\*Turn 1: .*Ana/);
  expect(log).toMatch(/\*\*Turn 2: .*Ben/);
  const turns = await ana!.autocomplete('log', { turn: '' }, 'turn');
  expect(turns.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Turn 2: Ben/),
    expect.stringMatching(/^Turn 1: Ana/),
  ]);
  const board = (await ana!.command('board', { view: 'text' })).content;
  expect(board).toMatch(/Last turn, Ben:/);
  expect(board).toMatch(/^Zoe \(red\): /m);
  expect((await ana!.command('board')).attachments[0]!.description).toMatch(/Ben has placed.*Zoe/s);
  expect((await zoe!.command('undo')).content).not.toMatch(/error/i);
  // Whose turn goes on is said as it is now: the seat is Zoe's.
  expect((await publicMessage(ana!, /This was taken back;/)).content).toMatch(/Zoe.* plays on/);
  expect(table.players).toHaveLength(2);
});

it('names at the end of a game, and where every point came from, who had the seat then', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, zoe] = await Promise.all(['Ana', 'Ben', 'Zoe'].map((name) => newcomer(pirogue, name)));
  const seen = (person: TestPerson, name: string) => ({ id: person.id, name, locale: 'en-US' });
  await pirogue.bot.outbox.stop();
  const { log, record } = await storeGame(pirogue, {
    players: 2,
    seed: 'handed over',
    channelId: ana!.channel,
    people: [seen(ana!, 'Ana'), seen(ben!, 'Ben')],
  });
  // In the middle of the game Zoe has taken the seat over.
  const act = JSON.stringify({ type: 'replaced', seat: 1 });
  const { connection, discord, store } = pirogue;
  await store.people.rememberUser({ ...seen(zoe!, 'Zoe'), guildId: discord.guildId });
  connection
    .prepare('INSERT INTO acts (game_id, number, seq, at, act, user_id) VALUES (?, 0, ?, ?, ?, ?)')
    .run(record.id, Math.floor(log.length / 2), record.changedAt, act, ben!.id);
  connection.prepare('UPDATE seats SET user_id = ? WHERE user_id = ?').run(zoe!.id, ben!.id);
  await pirogue.bot.stop();
  await restart(pirogue);

  const end = await ana!.waitForMessage((message) => controlsOf(message).some((one) => verbOf(one) === 'rematch'));
  const quarters = /After turn .*/
    .exec(end.attachments.find(({ filename }) => filename === 'scores.png')!.description!)![0]
    .split('After turn ')
    .slice(1);
  expect(quarters.map((text) => /Ben|Zoe/.exec(text)![0])).toEqual(['Ben', expect.anything(), 'Zoe']);
  let page = await ana!.command('score');
  const lines: string[] = [];
  for (;;) {
    lines.push(...page.content.split('\n').filter((line) => /^Turn \d+: .*(Ben|Zoe)/.test(line)));
    const forward = controlsOf(page).at(-1);
    if (!forward || forward.disabled) break;
    page = await ana!.click(page, forward.custom_id);
  }
  const turnsOf = (name: string) =>
    lines.flatMap((line) => (line.includes(name) ? [Number(/\d+/.exec(line)![0])] : []));
  for (const name of ['Ben', 'Zoe']) expect(turnsOf(name)).not.toEqual([]);
  expect(Math.max(...turnsOf('Ben'))).toBeLessThanOrEqual(Math.min(...turnsOf('Zoe')));
  expect((await ana!.command('score')).content).not.toContain('Ben');
});

it('counts a resignation as last place once everybody has played, and nothing before', async () => {
  const house = await startPirogue();
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => newcomer(house, name)));
  await playing(house, [ana!, ben!], 0);
  await resign(ben!);
  expect((await ben!.command('stats')).content).toMatch(/^You have played no game with others/);
  await playing(house, [ana!, ben!], 1);
  await resign(ben!);
  expect((await ben!.command('stats')).content).toMatch(/1 game, 0 won .*\n- places: 🥇 0, 🥈 1\n/);
  const winner = (await ana!.command('stats')).content;
  expect(winner).toMatch(/1 game, 1 won .*\n- places: 🥇 1\n/);
  const rating = (text: string) => Number(/rating: (\d+),/.exec(text)![1]);
  expect(rating(winner)).toBeGreaterThan(1000);
  expect(rating((await ben!.command('stats')).content)).toBeLessThan(1000);
  expect((await ben!.command('stats')).content).not.toContain('on average');
});

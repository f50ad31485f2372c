import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic } from '../../lab/driving/controls.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { runningTable } from '../../src/app/table.ts';
import { submit } from '../../src/app/turn.ts';
import { success } from '../../src/core/result.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import type { GameOptions } from '../../src/store/records.ts';
import { asAmazonas } from '../support/amazonas-table.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { withGame } from '../support/with-game.ts';
import { set } from './support/settings-menu.ts';

/** Entries of a stored game that are left to be played. */
const LEFT = 12;

/** Whom a name belongs to. */
function user(pirogue: Pirogue, name: string) {
  const id = pirogue.discord.personIds[name] ?? pirogue.discord.world.addPerson(name).user.id;
  return { id, name, locale: 'en-US' };
}

/** A game of these people in a channel of its own that is played to its end. */
async function played(
  pirogue: Pirogue,
  people: readonly { id: string; name: string; locale: string }[],
  seed: string,
  options?: Partial<GameOptions>,
) {
  const running = await almostPlayed(pirogue, people, { seed, ...(options && { options }) });
  return playOn(pirogue, running.channelId);
}

async function almostPlayed(
  pirogue: Pirogue,
  people: readonly { id: string; name: string; locale: string }[],
  { seed, options }: { readonly seed: string; readonly options?: Partial<GameOptions> },
) {
  const { id: channelId } = pirogue.discord.world.addTextChannel(`table-${seed}`);
  await pirogue.store.people.rememberChannel({ id: channelId, guildId: pirogue.discord.guildId, locale: 'en-US' });
  const wish = { players: people.length, seed, channelId, people, entries: -LEFT, ...(options && { options }) };
  const { record } = await storeGame(pirogue, wish);
  return record;
}

/** Plays the game of a channel to its end; returns the points of every seat. */
async function playOn(pirogue: Pirogue, channelId: string) {
  const choose = chooserFor(6);
  for (let step = 0; ; step++) {
    const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId }));
    if (!found.ok) throw new Error(found.failure.code);
    const { record, fold } = asAmazonas(found.value);
    const actions = legalActions(fold.state);
    const { userId } = record.seats[fold.state.seat]!;
    const request = { channelId, userId, cause: `${record.id} ${step}`, game: success(record) };
    const done = await submit(pirogue.app, request, found.value, [actions[choose(actions.length)]!]);
    if (!done.ok) throw new Error(done.failure.code);
    const { table } = done.value;
    if (table.record.status === 'ended') {
      const points = table.game.scoresOf(table.fold.state);
      return { game: table.record, points: new Map(table.record.seats.map((seat, at) => [seat.userId, points[at]!])) };
    }
  }
}

/** How somebody is told to have done: how many games, and how many of them won. */
const GAMES = /\*\*: (\d+) games?, (\d+) won/;

function gamesIn({ content }: WireMessage): number[] {
  return (GAMES.exec(content) ?? []).slice(1).map(Number);
}

function ratingIn({ content }: WireMessage): number {
  return Number(/rating: (\d+),/.exec(content)?.[1]);
}

function checkQuiet(pirogue: Pirogue): void {
  checkRequests(pirogue);
}

it('tells each player privately how they have played, as soon as the game is over', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [user(pirogue, 'Ana'), user(pirogue, 'Ben')];
  const [asAna, asBen] = [await pirogue.personById(ana.id), await pirogue.personById(ben.id)];
  expect((await asAna.command('stats')).content).toMatch(/^You have played no game with others to the end yet/);
  const first = await played(pirogue, [ana, ben], 'one');
  const second = await played(pirogue, [ben, ana], 'two');
  const wins = (id: string, other: string) =>
    [first, second].filter(({ points }) => points.get(id)! >= points.get(other)!).length;
  const anas = await asAna.command('stats');
  expect(isPublic(anas)).toBe(false);
  expect(gamesIn(anas)).toEqual([2, wins(ana.id, ben.id)]);
  expect(gamesIn(await asBen.command('stats'))).toEqual([2, wins(ben.id, ana.id)]);
  const points = [first, second].map((game) => game.points.get(ana.id)!);
  const average = ((points[0]! + points[1]!) / 2).toFixed(1);
  expect(anas.content).toContain(`points: ${average} on average, ${Math.max(...points)} at best`);
  expect(anas.content).toMatch(/most points from \w+( \w+)?; on average: .*\d\.\d/);
  expect(anas.content).toMatch(/rating: \d+, most likely between \d+ and \d+ \(provisional: fewer than 5 games\)/);
  expect(anas.content).toMatch(/Most often against .*Ben.* of 2 games/);
  expect(anas.attachments[0]!.description).toMatch(/^Rating after the latest games: \d+ at first, \d+ at last/);
  const sources = [...anas.content.matchAll(/(?<=on average: ).*/g)]
    .join()
    .match(/\d+\.\d/g)!
    .map(Number);
  expect(Math.abs(sources.reduce((sum, one) => sum + one, 0) - Number(average))).toBeLessThan(0.5);
  checkQuiet(pirogue);
});

it('leaves ratings alone where somebody played on against a computer whose seat a person took over', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [user(pirogue, 'Ana'), user(pirogue, 'Ben'), user(pirogue, 'Eva')];
  const asAna = await pirogue.personById(ana.id);
  const takenOver = async (people: readonly (typeof ana)[], seed: string, seat: number) => {
    const { id, channelId } = await almostPlayed(pirogue, people, { seed });
    const act = JSON.stringify({ type: 'replaced', seat });
    pirogue.connection
      .prepare('INSERT INTO acts (game_id, number, seq, at, act, user_id) VALUES (?, 0, 0, 0, ?, ?)')
      .run(id, act, 'computer:regular:1');
    await playOn(pirogue, channelId);
  };
  await takenOver([ana, ben], 'alone at first', 1);
  const alone = await asAna.command('stats');
  expect(gamesIn(alone)[0]).toBe(1);
  expect(alone.content).toContain('rating: none yet');
  // Two people were at the table already.
  await takenOver([ana, ben, eva], 'three', 2);
  expect(ratingIn(await asAna.command('stats'))).toBeGreaterThan(0);
  checkQuiet(pirogue);
});

it('counts a game in which computers could advise, and leaves ratings alone', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [user(pirogue, 'Ana'), user(pirogue, 'Ben')];
  const asAna = await pirogue.personById(ana.id);
  await played(pirogue, [ana, ben], 'advised', { advice: true });
  const advised = await asAna.command('stats');
  expect(gamesIn(advised)[0]).toBe(1);
  expect(advised.content).toContain('rating: none yet');
  await played(pirogue, [ana, ben], 'alone');
  const rated = await asAna.command('stats');
  expect(gamesIn(rated)[0]).toBe(2);
  expect(ratingIn(rated)).toBeGreaterThan(0);
  checkQuiet(pirogue);
});

it('tells of somebody else, and of the two of us', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [user(pirogue, 'Ana'), user(pirogue, '@everyone \u202eעברית 🦜'), user(pirogue, 'Eva')];
  const asAna = await pirogue.personById(ana.id);
  const asEva = await pirogue.personById(eva.id);
  const { points } = await played(pirogue, [ana, ben], 'one');
  const [mine, theirs] = [points.get(ana.id)!, points.get(ben.id)!];
  const shown = await asAna.command('stats', { user: ben.id, game: 'amazonas' });
  expect(shown.content).toMatch(/^\*\*Statistics of \u2068@\u2060everyone/);
  expect(shown.content).toContain(
    `you ahead in ${mine > theirs ? 1 : 0} and behind in ${mine < theirs ? 1 : 0} of 1 game`,
  );
  expect((await asEva.command('stats', { user: ben.id })).content).not.toContain('the two of you');
  expect((await asEva.command('stats', { user: ben.id, game: 'carcassonne' })).content).toMatch(
    /has played no game with others to the end yet/,
  );
  checkQuiet(pirogue);
});

it('rates who wins above who loses, and lists the best of the server without who wants no statistics', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [user(pirogue, 'Ana'), user(pirogue, 'Ben'), user(pirogue, 'Eva')];
  const asAna = await pirogue.personById(ana.id);
  const asEva = await pirogue.personById(eva.id);
  expect((await asAna.command('stats', { server: true })).content).toBe('Nobody in this server has a rating yet.');
  const { points } = await played(pirogue, [ana, ben, eva], 'three');
  const names = new Map([ana, ben, eva].map(({ id, name }) => [id, name]));
  const ranking = [...points].sort((a, b) => b[1] - a[1]).map(([id]) => names.get(id)!);
  const listed = async () => {
    const { content } = await asAna.command('stats', { server: true });
    return [...content.matchAll(/^• \u2068(\w+)\u2069 (\d+) \(1 game, provisional\)$/gm)];
  };
  expect((await listed()).map(([, name]) => name)).toEqual(ranking);
  const ratings = (await listed()).map(([, , rating]) => Number(rating));
  expect(ratings[0]).toBeGreaterThan(1000);
  expect(ratings[2]).toBeLessThan(1000);

  await set(asEva, 'statistics', 'none');
  expect((await listed()).map(([, name]) => name)).toEqual(ranking.filter((name) => name !== 'Eva'));
  expect((await asEva.command('stats')).content).toMatch(/^You want no statistics, so none are kept\. <\/settings:/);
  expect((await asAna.command('stats', { user: eva.id })).content).toBe('\u2068Eva\u2069 wants no statistics.');
  expect((await asAna.command('stats')).content).not.toContain('Eva');
  expect((await asEva.command('privacy', { do: 'show' })).content).toMatch(/statistics: not kept/);

  // Nobody is left to be compared with.
  const before = ratingIn(await asAna.command('stats'));
  await played(pirogue, [ana, eva], 'two');
  const after = await asAna.command('stats');
  expect(gamesIn(after)[0]).toBe(2);
  expect(ratingIn(after)).toBe(before);
  await set(asEva, 'statistics', 'shown');
  expect((await asEva.command('stats')).content).toContain('rating: none yet');
  checkQuiet(pirogue);
});

it('puts a player who has resigned last, whatever a rule scores for them', async () => {
  const pirogue = await startPirogue();
  const people = ['Ana', 'Ben', 'Eva'].map((name) => user(pirogue, name));
  const record = await almostPlayed(pirogue, people, { seed: 'resigning' });
  const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId: record.channelId }));
  if (!found.ok) throw new Error(found.failure.code);
  const scores = found.value.game.scoresOf(found.value.fold.state);
  const leader = record.seats[scores.indexOf(Math.max(...scores))]!.userId;
  const leaving = await pirogue.personById(leader, record.channelId);
  const warning = await leaving.command('resign');
  await leaving.click(warning, controlsOf(warning)[0]!.custom_id);
  const other = people.find(({ id }) => id !== leader)!;
  await until(async () => (await pirogue.store.games.byId(record.id))!.acts.length > 0);
  await playOn(pirogue, record.channelId);
  const shown = await (await pirogue.personById(leader)).command('stats');
  expect(shown.content).toMatch(/places: 🥇 0, 🥈 0, 🥉 1\n/);
  expect((await (await pirogue.personById(other.id)).command('stats')).content).not.toMatch(/🥉 1/);
});

it('fills in games that ended before results were kept, in their order, and goes past those it cannot read', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [user(pirogue, 'Ana'), user(pirogue, 'Ben')];
  const { discord, store, connection } = pirogue;
  const old = async (seed: string) => {
    const { id: channelId } = discord.world.addTextChannel(seed);
    await store.people.rememberChannel({ id: channelId, guildId: discord.guildId, locale: 'en-US' });
    return (await storeGame(pirogue, { players: 2, seed, channelId, people: [ana, ben] })).record;
  };
  await pirogue.bot.stop();
  const [first, unknown] = [await old('first'), await old('unknown')];
  connection.exec(`UPDATE games SET setup = json_set(setup, '$.version', 99) WHERE id = ${unknown.id}`);
  // It ends while the others wait: its result is kept, and changes the ratings after theirs.
  const { game: record } = await played(pirogue, [ana, ben], 'third');
  expect((await store.ratings.nextGame())?.gameId).toBe(first.id);
  expect(await store.results.ofUser(ana.id)).toMatchObject([{ gameId: record.id }]);
  expect(await store.ratings.ofUser(ana.id)).toEqual([]);
  await restart(pirogue);
  await until(async () => (await store.ratings.nextGame()) === undefined);
  const late = await (await pirogue.personById(ana.id)).command('stats');
  expect(gamesIn(late)[0]).toBe(2);
  expect((await store.results.ofUser(ana.id)).map(({ gameId }) => gameId)).toEqual([first.id, record.id]);
  expect(late.attachments[0]!.description).toMatch(/in 2 games\.$/);
});

it('does not count games with computer players only', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [user(pirogue, 'Ana'), user(pirogue, 'Ben')];
  const computer = { id: 'computer:regular:1', name: 'Computer', locale: 'en-US' };
  const asAna = await pirogue.personById(ana.id);
  await played(pirogue, [ana, computer], 'alone');
  const { content: alone } = await asAna.command('stats');
  expect(alone).toMatch(/^\*\*Your statistics\*\*\n.* alone against computers:\n- Toucan 🤖 \(regular\): 1 game, /);
  expect(alone).not.toMatch(/with others|at least two people/);
  expect((await asAna.command('stats', { server: true })).content).toMatch(/^Nobody/);
  await played(pirogue, [ana, computer, ben], 'together');
  expect(gamesIn(await asAna.command('stats'))[0]).toBe(1);
  const { content } = await asAna.command('stats', { server: true });
  expect(content).toMatch(/Ana/);
  expect(content).not.toMatch(/Computer/);
});

it('tells of games alone how many were won, the best score, and how many were won in a row', async () => {
  const pirogue = await startPirogue();
  const ana = user(pirogue, 'Ana');
  const computer = { id: 'computer:regular:1', name: 'Computer', locale: 'en-US' };
  const asAna = await pirogue.personById(ana.id);
  const results: { readonly own: number; readonly isWon: boolean }[] = [];
  for (const seed of ['solo 1', 'solo 2', 'solo 3', 'solo 4', 'solo 5']) {
    const { points } = await played(pirogue, [ana, computer], seed);
    const own = points.get(ana.id)!;
    results.push({ own, isWon: own >= points.get(computer.id)! });
  }
  const rows = results.map(({ isWon }) => (isWon ? 'w' : 'l')).join('');
  // Neither all nor none, so that the two numbers can differ.
  expect(rows).toMatch(/wl|lw/);
  const longest = Math.max(...rows.split('l').map(({ length }) => length));
  const streak = /w*$/.exec(rows)![0].length;
  const wins = results.filter(({ isWon }) => isWon).length;
  const best = Math.max(...results.map(({ own }) => own));
  expect((await asAna.command('stats')).content).toContain(
    `- Toucan 🤖 (regular): 5 games, ${wins} won, best score ${best}; wins in a row: ${streak} now, ${longest} at most`,
  );
});

it('adds to the end of a game how the same people have done before, in the same game', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [user(pirogue, 'Ana'), user(pirogue, 'Ben'), user(pirogue, 'Eva')];
  const ends = async (people: readonly ReturnType<typeof user>[], seed: string) => {
    const { game: record, points } = await played(pirogue, people, seed);
    const person = await pirogue.personById(ana.id, record.channelId);
    await until(async () => (await person.messages()).some(({ content }) => content.startsWith('**The game is over')));
    const end = (await person.messages()).find(({ content }) => content.startsWith('**The game is over'))!;
    return { end, points };
  };
  const first = await ends([ana, ben], 'one');
  expect(first.end.content).not.toContain('Record between');
  expect((await ends([ana, ben, eva], 'three')).end.content).not.toContain('Record between');
  const second = await ends([ben, ana], 'two');
  const count = (isIt: (anas: number, bens: number) => boolean) =>
    [first, second].filter(({ points }) => isIt(points.get(ana.id)!, points.get(ben.id)!)).length;
  const [anas, bens, draws] = [count((a, b) => a > b), count((a, b) => b > a), count((a, b) => a === b)];
  const told = /Record between these players: .*Ben\u2069 (\d), .*Ana\u2069 (\d), (\d draws?|no draw)\./.exec(
    second.end.content,
  )!;
  expect([Number(told[2]), Number(told[1]), Number.parseInt(told[3]!, 10) || 0]).toEqual([anas, bens, draws]);
  await set(await pirogue.personById(ben.id), 'statistics', 'none');
  expect((await ends([ana, ben], 'four')).end.content).not.toContain('Record between');
  checkQuiet(pirogue);
});

it('shows and deletes results and ratings with all else that is stored about somebody', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [user(pirogue, 'Ana'), user(pirogue, 'Ben')];
  await played(pirogue, [ana, ben], 'one');
  const asAna = await pirogue.personById(ana.id);
  const asBen = await pirogue.personById(ben.id);
  const { content } = await asAna.command('privacy', { do: 'show' });
  expect(content).toMatch(/your result in 1 game, from which statistics are made/);
  expect(content).toMatch(/your rating in .*Amazonas: \d+, from 1 game\n/);
  const warning = await asAna.command('privacy', { do: 'delete' });
  expect(warning.content).toContain('your ratings');
  await asAna.click(warning, controlsOf(warning)[0]!.custom_id);
  expect((await asAna.command('stats')).content).toMatch(/^You have played no game with others/);
  const server = await asBen.command('stats', { server: true });
  expect(server.content).toMatch(/Ben/);
  expect(server.content).not.toMatch(/Ana|\?/);
  const bens = await asBen.command('stats');
  expect(gamesIn(bens)[0]).toBe(1);
  expect(bens.content).not.toContain('Most often against');
  const rows = pirogue.connection.prepare('SELECT mu IS NULL AS none FROM results ORDER BY mu IS NULL').pluck().all();
  expect(rows).toEqual([0, 1]);
});

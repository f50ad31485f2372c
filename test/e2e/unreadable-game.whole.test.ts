import { guildCreate } from 'local-discord';
import { expect, it } from 'vitest';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { letManageChannels } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { DAY, TestClock } from '../support/test-clock.ts';

/** What may be wrong in the rows of a running game; `?` is its number. */
const DAMAGES = {
  'an act of a later version': `UPDATE acts SET act = '{"type":"adjourned"}' WHERE game_id = ?`,
  'an act that is no JSON': `UPDATE acts SET act = '{' WHERE game_id = ?`,
  'options of a later version': `UPDATE games SET options = json_set(options, '$.dragons', 1) WHERE id = ?`,
  'options that are no JSON': `UPDATE games SET options = '{' WHERE id = ?`,
  'a setup that is none': `UPDATE games SET setup = '{}' WHERE id = ?`,
  'a log that breaks the rules': `UPDATE log SET entry = (SELECT entry FROM log WHERE seq = 0) WHERE game_id = ?`,
  'an entry that is missing': 'DELETE FROM log WHERE seq = 1 AND game_id = ?',
  'a seat of no colour': `UPDATE seats SET colour = 'mauve' WHERE position = 0 AND game_id = ?`,
  'a seat that is missing': 'DELETE FROM seats WHERE position = 2 AND game_id = ?',
} as const;

/** Tables with rows of a game, by the column that names it. */
const TABLES = { games: 'id', seats: 'game_id', log: 'game_id', acts: 'game_id', clocks: 'game_id' };

/** Copies the rows of the first game to another one, which nothing has looked at yet. */
function copyGame({ connection }: Pirogue, id: number, channelId: string): void {
  for (const [table, own] of Object.entries(TABLES)) {
    const columns = connection.pragma(`table_info(${table})`) as { name: string }[];
    const copied = columns.map(({ name }) => (name === own ? id : name === 'channel_id' ? `'${channelId}'` : name));
    connection.exec(`INSERT INTO ${table} SELECT ${copied.join(', ')} FROM ${table} WHERE ${own} = 1`);
  }
}

/** A sound game, and one with each damage in a channel of its own; in all of them an open vote ends after a day. */
async function house() {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const pirogue = await startPirogue({ now: clock.now });
  const { discord, connection } = pirogue;
  const sound = Object.values(discord.channelIds)[0]!;
  // Who sits at a table that is stored are the first ones of the server.
  const ana = await pirogue.person(Object.keys(discord.personIds)[0]!, sound);
  await storeGame(pirogue, { players: 3, seed: 'unreadable', channelId: sound, entries: 4 });
  await ana.command('vote', { what: 'pause' });
  const damaged = Object.entries(DAMAGES).map(([what, statement], at) => {
    const { id: channel } = discord.world.addTextChannel(`damaged-${at}`);
    copyGame(pirogue, at + 2, channel);
    connection.prepare(statement).run(at + 2);
    letManageChannels(pirogue, ana, channel);
    return { what, id: at + 2, channel, word: `(number ${at + 2}) cannot be read` };
  });
  return { pirogue, clock, sound, damaged, ana };
}

/** Every column of text of a game's tables, each damaged in a game of its own that is like the sound one. */
function damageEveryColumn(pirogue: Pirogue): void {
  const { connection, discord } = pirogue;
  let id = 100;
  for (const [table, own] of Object.entries({ ...TABLES, posts: 'game_id' })) {
    const columns = connection.pragma(`table_info(${table})`) as { name: string; type: string }[];
    for (const { name } of columns.filter(({ type }) => type.toLowerCase() === 'text')) {
      id += 1;
      copyGame(pirogue, id, discord.world.addTextChannel(`column-${id}`).id);
      connection
        .prepare(
          `INSERT INTO posts (game_id, channel_id, kind, seq, pending, wish, attempts, not_before)
            SELECT id, channel_id, 'turn', 0, 'send', 1, 0, 0 FROM games WHERE id = ?`,
        )
        .run(id);
      connection
        .prepare(
          `UPDATE ${table} SET ${name} = 'damaged' WHERE rowid = (SELECT min(rowid) FROM ${table} WHERE ${own} = ?)`,
        )
        .run(id);
    }
  }
  expect(id).toBeGreaterThan(115);
}

it('goes on with all other games whatever column of one is damaged, and when its channel is deleted', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const pirogue = await startPirogue({ now: clock.now });
  const { store, discord, connection } = pirogue;
  const sound = Object.values(discord.channelIds)[0]!;
  const ana = await pirogue.person(Object.keys(discord.personIds)[0]!, sound);
  const options = { pace: 1, late: 'computer' } as const;
  await storeGame(pirogue, { players: 3, seed: 'unreadable', channelId: sound, entries: 4, options });
  await ana.command('vote', { what: 'pause' });
  damageEveryColumn(pirogue);
  connection.exec(
    `INSERT INTO reminders SELECT DISTINCT user_id, 24, -1, 30, 'damaged', 0 FROM seats WHERE game_id = 1`,
  );
  // A game that cannot be read, and has a message on its way into a channel that nobody has any more.
  const gone = '1000000000000000002';
  copyGame(pirogue, 99, gone);
  connection.exec(`UPDATE games SET options = '{' WHERE id = 99`);
  connection.exec(`INSERT INTO posts (game_id, channel_id, kind, seq, message_id, pending, wish, attempts, not_before)
    VALUES (99, '${gone}', 'turn', 0, '1000000000000000001', 'strip', 1, 0, 0)`);
  pirogue.bot.outbox.kick();
  await until(async () => (await store.games.open(gone).catch(() => 'unread')) === undefined);

  // The vote and the turn of the sound game end by themselves, its computer plays, and people are told.
  const told = (await store.posts.ofGame(1)).length;
  await clock.pass(pirogue, 2 * DAY);
  const acts = async () => (await store.games.byId(1))!.acts.map(({ act }) => act.type);
  await until(async () => (await acts()).includes('turn-lent'));
  expect(await acts()).toContain('vote-failed');
  await until(async () => {
    const posts = await store.posts.ofGame(1);
    return posts.length > told && posts.every(({ pending }) => pending === undefined);
  });
  expect((await ana.command('mygames')).content).toContain(sound);
});

const UNREAD = 'a game cannot be read, and stands still; all others go on';

it('leaves games that cannot be read out of everything but their own channels', async () => {
  const { pirogue, clock, sound, damaged, ana } = await house();
  const { store, discord, connection } = pirogue;

  // Lists and counts of a person.
  // A link to its channel, or to the turn message once that was sent.
  expect((await ana.command('mygames')).content).toContain(sound);
  expect((await ana.command('privacy', { do: 'show' })).content).toMatch(/10 games/);
  expect((await ana.command('away', { until: '2d' })).content).toMatch(/your clock stands still/);
  const { id: empty } = discord.world.addTextChannel('empty');
  expect((await ana.command('new', {}, { channel: empty })).content).not.toMatch(/reference|cannot be read/);

  // The vote of the sound game ends, its clock runs, and it is paused while the bot is not in the server.
  await clock.pass(pirogue, 2 * DAY);
  expect((await store.games.byId(1))!.acts.map(({ act }) => act.type)).toContain('vote-failed');
  const isPaused = async () => (await store.games.allOpen()).find(({ id }) => id === 1)!.pause?.removed ?? false;
  discord.gateway.dispatch('GUILD_DELETE', { id: discord.guildId });
  await until(isPaused);
  discord.gateway.dispatch('GUILD_CREATE', guildCreate(discord.world, discord.world.servers()[0]!));
  await until(async () => !(await isPaused()));
  expect((await ana.command('turn')).content).not.toMatch(/reference|cannot be read/);

  // In its own channel every command says so, and who manages the channel makes room for another game.
  for (const { what, channel, word } of damaged) {
    expect((await ana.command('turn', {}, { channel })).content, what).toContain(word);
    expect((await ana.command('board', {}, { channel })).content, what).toContain(word);
    expect((await ana.command('place', { x: 1, y: 2 }, { channel })).content, what).toContain(word);
    expect((await ana.command('admin', { end: {} }, { channel })).content, what).toMatch(/is closed/);
    expect((await ana.command('new', {}, { channel })).content, what).not.toMatch(/reference|cannot be read/);
  }

  // Each is told of once, and nothing else went wrong.
  const told = pirogue.log.filter(({ level }) => level >= LOG_ERROR);
  expect(told.map(({ msg, game }) => `${msg} ${game}`).sort()).toEqual(
    damaged.map(({ id }) => `${UNREAD} ${id}`).sort(),
  );
  await store.people.forget(ana.id);
  const seats = connection.prepare('SELECT count(*) FROM seats WHERE game_id between 2 and 10 and user_id = ?').pluck();
  expect(seats.get(ana.id)).toBe(0);
});

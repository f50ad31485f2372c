import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests } from '../support/seated-table.ts';

/** Ana and Ben play, and Ana has only to say `/boat` to end her turn; `first` is the message of that turn. */
async function beforeTheBoat() {
  const pirogue = await startPirogue({ seed: 'a'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(5));
  await table.begin({ order: 'joined' });
  const first = await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  await settled(pirogue);
  return { pirogue, ana, ben, table, first, path: `/channels/${ana.channel}/messages` };
}

type Stage = Awaited<ReturnType<typeof beforeTheBoat>>;

/** Resolves when no message is on its way. */
async function settled({ store }: Pirogue): Promise<void> {
  await until(async () => (await store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
}

/** Public messages that say that it is the turn of somebody and can be acted on, and all that mention anybody. */
async function turnMessages({ ana }: Stage): Promise<{ live: WireMessage[]; all: WireMessage[] }> {
  const all = (await ana.messages()).filter((message) => isPublic(message) && !/^Lobby/.test(message.content));
  const live = all.filter((message) => controlsOf(message).some((control) => verbOf(control) === 'draw'));
  return { live, all };
}

/** The message that announces a turn again, which pings nobody and so is not waited for like others. */
async function announcedAnew(stage: Stage, ...before: readonly WireMessage[]): Promise<WireMessage> {
  const ids = new Set(before.map(({ id }) => id));
  const anew = async () => (await turnMessages(stage)).live.filter(({ id }) => !ids.has(id));
  await until(async () => (await anew()).length === 1);
  await settled(stage.pirogue);
  return (await anew())[0]!;
}

/** Ids of users that each new message of the channel pinged, from the first turn message on. */
function pings({ pirogue, path }: Stage): string[][] {
  const sent = pirogue.requests.filter((request) => request.method === 'POST' && request.path === path);
  return sent
    .slice(1)
    .map(({ body }) => (body as { allowed_mentions: { users?: string[] } }).allowed_mentions.users ?? []);
}

it('withdraws the message that pinged the next player, and pings nobody anew when the turn ends again', async () => {
  const stage = await beforeTheBoat();
  const { pirogue, ana, ben, table, first } = stage;
  await ana.command('boat');
  const second = await table.nextPublicMessage();
  expect(second.mentions.map(({ id }) => id)).toEqual([ben.id]);
  await settled(pirogue);

  await ana.command('undo');
  await settled(pirogue);
  const { live, all } = await turnMessages(stage);
  expect(live.map(({ id }) => id)).toEqual([first.id]);
  expect(live[0]!.content).toMatch(/Ana.* took back an action/);
  expect(live[0]!.mentions.map(({ id }) => id)).toEqual([ana.id]);
  const withdrawn = all.find(({ id }) => id === second.id)!;
  expect(withdrawn).toMatchObject({ mentions: [], attachments: [], components: [] });
  expect(withdrawn.content).toMatch(/^This was taken back; .*Ana.* plays on/);
  expect(withdrawn.content).toContain(`/${ana.channel}/${first.id}`);
  expect((await ben.command('turn')).content).toContain(`/${ana.channel}/${first.id}`);

  // Also the tile, then everything again, twice.
  await ana.command('undo');
  await table.place(ana);
  await ana.command('boat');
  const third = await announcedAnew(stage, first, second);
  expect(third.content).toContain(`<@${ben.id}>`);
  expect(third.mentions).toEqual([]);
  expect((await turnMessages(stage)).live.map(({ id }) => id)).toEqual([third.id]);
  await ana.command('undo');
  await ana.command('boat');
  const fourth = await announcedAnew(stage, first, second, third);
  const end = await turnMessages(stage);
  expect(end.live.map(({ id }) => id)).toEqual([fourth.id]);
  const said = end.all.filter(({ content }) => content.startsWith('This was taken back'));
  expect(said.map(({ id }) => id)).toEqual([second.id, third.id]);
  const turns = end.all.slice(-4);
  expect(turns.map(({ id }) => id)).toEqual([first, second, third, fourth].map(({ id }) => id));
  expect(turns.map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[ana.id], [], [], []]);
  // Everybody is pinged once for a turn.
  expect(pings(stage)).toEqual([[ana.id], [ben.id], [], []]);
  checkRequests(pirogue);
});

it('never sends a message whose turn was taken back before it went out, after a restart neither', async () => {
  const stage = await beforeTheBoat();
  const { pirogue, ana, first } = stage;
  await pirogue.bot.outbox.stop();
  await ana.command('boat');
  await ana.command('undo');
  expect((await pirogue.store.posts.ofGame(1)).map(({ kind, pending }) => [kind, pending])).toEqual([
    ['lobby', undefined],
    ['turn', 'edit'],
    ['turn', undefined],
  ]);
  await pirogue.bot.stop();
  await restart(pirogue);
  await settled(pirogue);
  expect((await turnMessages(stage)).live.map(({ id }) => id)).toEqual([first.id]);
  expect(pings(stage)).toEqual([[ana.id]]);
  checkRequests(pirogue);
});

it('rewrites a message that was sent though its answer was lost', async () => {
  const stage = await beforeTheBoat();
  const { pirogue, ana, table, first, path } = stage;
  // More than discord.js tries by itself, so that the outbox waits.
  pirogue.discord.failNext({ method: 'POST', path, status: 502, times: 4, afterEffect: true });
  await ana.command('boat');
  const second = await table.nextPublicMessage();
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)!.attempts > 0);
  expect((await pirogue.store.posts.ofGame(1)).at(-1)).not.toHaveProperty('messageId');
  await ana.command('undo');
  await settled(pirogue);
  const { live, all } = await turnMessages(stage);
  expect(live.map(({ id }) => id)).toEqual([first.id]);
  expect(all.at(-1)).toMatchObject({ id: second.id, mentions: [], attachments: [], components: [] });
  await ana.command('boat');
  // The message whose answer was lost has pinged him.
  expect((await announcedAnew(stage, first, second)).mentions).toEqual([]);
  checkRequests(pirogue);
});

it('lets the later message stand where the earlier one was deleted', async () => {
  const stage = await beforeTheBoat();
  const { pirogue, ana, ben, table, first } = stage;
  await ana.command('boat');
  const second = await table.nextPublicMessage();
  await settled(pirogue);
  pirogue.discord.world.deleteMessage(pirogue.discord.world.message(ana.channel, first.id)!);
  await ana.command('undo');
  await settled(pirogue);
  const { live } = await turnMessages(stage);
  expect(live.map(({ id }) => id)).toEqual([second.id]);
  expect(live[0]!.content).toContain(`<@${ana.id}>`);
  expect((await ben.command('turn')).content).toContain(`/${ana.channel}/${second.id}`);
  await ana.command('boat');
  const third = await announcedAnew(stage, first, second);
  expect(third.mentions).toEqual([]);
  expect((await turnMessages(stage)).live.map(({ id }) => id)).toEqual([third.id]);
});

it('goes on where somebody has deleted the message that pinged', async () => {
  const stage = await beforeTheBoat();
  const { pirogue, ana, ben, table, first } = stage;
  await ana.command('boat');
  const second = await table.nextPublicMessage();
  await settled(pirogue);
  pirogue.discord.world.deleteMessage(pirogue.discord.world.message(ana.channel, second.id)!);
  await ana.command('undo');
  await settled(pirogue);
  expect((await turnMessages(stage)).live.map(({ id }) => id)).toEqual([first.id]);
  await ana.command('boat');
  expect((await announcedAnew(stage, first, second)).content).toContain(`<@${ben.id}>`);
});

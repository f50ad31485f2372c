import { PermissionFlagsBits } from 'discord.js';
import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';

const SILENT = 4096;

/** Ana and Ben play, Ana has only to say `/boat` to end her turn, and Eva watches. */
async function stage() {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  await eva.command('watch');
  return { pirogue, ana, ben, eva, table };
}

/** The bytes of the only picture of a message. */
async function pictureOf({ attachments }: { attachments: readonly { url: string }[] }): Promise<Buffer> {
  expect(attachments).toHaveLength(1);
  return Buffer.from(await (await fetch(attachments[0]!.url)).arrayBuffer());
}

it('shows a spectator the board in their own theme and language', async () => {
  const { pirogue, ana, ben, eva, table } = await stage();
  await pirogue.store.people.changeSettings(eva.id, { theme: 'night' });
  await ana.command('boat');
  const told = await eva.waitForMessage(
    ({ channel_id, content }) => channel_id !== eva.channel && content.includes('Ana'),
  );
  expect(Number(told.flags) & SILENT).toBe(SILENT);
  expect(told.mentions).toEqual([]);
  const posted = await table.nextPublicMessage();
  const [own, everybodys] = [told.attachments[0]!, posted.attachments[0]!];
  expect(own.description).toMatch(/ is to draw\./);
  expect(everybodys.description).toMatch(/ is to draw\./);
  expect((await pictureOf(told)).equals(await pictureOf(posted))).toBe(false);

  await pirogue.store.people.changeSettings(eva.id, { language: 'nl', theme: 'day' });
  await table.takeTurn(ben);
  const next = await eva.waitForMessage(
    ({ id, channel_id }) => channel_id === told.channel_id && BigInt(id) > BigInt(told.id),
  );
  expect(next.attachments[0]!.description).toMatch(/ mag trekken\./);
  checkRequests(pirogue);
});

it.each(['left the server', 'cannot see the channel'])('tells a spectator no more who %s', async (what) => {
  const { pirogue, ana, ben, eva, table } = await stage();
  const { world } = pirogue.discord;
  const deny = { id: eva.id, type: 1 as const, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) };
  if (what === 'left the server') world.putPerson({ ...world.person(eva.id)!, has_left: true });
  else world.updateChannel(eva.channel, { permission_overwrites: [deny] });
  expect(await pirogue.store.spectators.ofGame(1)).toHaveLength(1);
  await ana.command('boat');
  await table.nextPublicMessage();
  await until(async () => (await pirogue.store.spectators.ofGame(1)).length === 0);
  await table.takeTurn(ben);
  await table.nextPublicMessage();
  await until(async () => (await pirogue.store.notices.nextDue(Date.now())) === undefined);
  expect(eva.events.filter(({ data }) => data.message && data.message.channel_id !== eva.channel)).toEqual([]);
  expect(pirogue.requests.filter(({ path }) => path === '/users/@me/channels')).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

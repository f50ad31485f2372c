import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../../lab/driving/table.ts';
import { chooserFor } from '../../../src/core/chooser.ts';
import { DIRECT_MESSAGES } from '../../../src/store/records.ts';
import { type Pirogue, startPirogue, until } from '../../support/pirogue.ts';
import { checkRequests } from '../../support/seated-table.ts';
import { allDelivered } from '../../support/table-of-two.ts';

/** Somebody in their direct messages with the bot, which has not written to them. */
export async function inDirect(pirogue: Pirogue, name: string): Promise<TestPerson> {
  const { world, personIds } = pirogue.discord;
  return pirogue.person(name, world.directChannel(personIds[name]!).id);
}

/** Resolves once a person is to move, and what they played is told; false once the game is over. */
async function isToMove(pirogue: Pirogue, { id, channel }: TestPerson): Promise<boolean> {
  let open = await pirogue.store.games.open(channel);
  await until(async () => {
    open = await pirogue.store.games.open(channel);
    const clock = open && (await pirogue.store.clocks.ofGame(open.id));
    return !clock || open?.seats[clock.seat ?? -1]?.userId === id;
  });
  await allDelivered(pirogue);
  return open !== undefined;
}

/** Plays a game in direct messages with the bot to its end, by the commands of the table, and begins it again with one tap. */
export async function playAlone(): Promise<void> {
  const pirogue = await startPirogue();
  const ana = await inDirect(pirogue, 'Ana');
  const help = await ana.command('help');
  const begins = controlsOf(help).filter((control) => verbOf(control) === 'alone');
  expect(begins.map(({ label }) => label)).toContain('Carcassonne · Tapir 🤖 (learner)');
  const begin = begins.find(({ label }) => label!.startsWith('Carcassonne · Tapir'))!;
  expect((await ana.click(help, begin.custom_id)).content).toBe('The game has started.');
  const table = new AutocompleteTable([ana], chooserFor(3), 'pass');
  const opened = (await pirogue.store.games.open(ana.channel))!;
  expect([opened.guildId, opened.ownerId, opened.seats.length]).toEqual([DIRECT_MESSAGES, ana.id, 2]);

  await isToMove(pirogue, ana);
  const link = /https:\/\/discord\.com\/channels\/@me\/(\d+)\/(\d+)/.exec((await ana.command('mygames')).content)!;
  const [turn] = (await ana.messages()).filter(({ content }) => /is the first player|has played:/.test(content));
  expect([link[1], link[2]]).toEqual([ana.channel, turn!.id]);
  expect((await ana.command('new')).content).toMatch(/^You have a game here already: <\/turn:\d+> shows it\./);
  while (await isToMove(pirogue, ana)) await table.takeTurn(ana);

  const told = (await ana.messages()).filter(isPublic);
  expect(told).toHaveLength(3);
  const end = told.at(-1)!;
  expect(end.content).toMatch(/Final scoring/);
  expect(end.attachments.length).toBeGreaterThan(0);
  for (const name of ['score', 'log', 'verify', 'analyse', 'replay']) {
    expect(isPublic(await ana.command(name)), name).toBe(false);
  }
  const again = controlsOf(end).find((control) => verbOf(control) === 'rematch')!;
  await ana.click(end, again.custom_id);
  await isToMove(pirogue, ana);
  const next = (await pirogue.store.games.open(ana.channel))!;
  expect([next.status, next.options.rematchOf, next.options.told]).toEqual(['running', opened.id, 'end']);
  const stored = await ana.command('privacy', { do: 'show' });
  expect(stored.content).toMatch(/your name as last seen \(.*direct messages.*\): .*Ana/);
  checkRequests(pirogue);
}

import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { wayTo } from '../support/cut-connection.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, gameOf, openGame } from '../support/seated-table.ts';
import { newDatabase } from '../support/test-database.ts';

const LOADING = 128;

/** A table of two whose database answers only while it is not held. */
async function stage() {
  const url = new URL(await newDatabase());
  const way = await wayTo(Number(url.port));
  url.port = String(way.port);
  const pirogue = await startPirogue({ databaseUrl: url.href });
  return { way, pirogue, ...(await gameOf(pirogue, ['Ana', 'Ben'])) };
}

it.each([
  ['command', (person: TestPerson) => person.startCommand('draw')],
  ['button', (person: TestPerson, turn: WireMessage) => person.startClick(turn, controlsOf(turn)[0]!.custom_id)],
] as const)('takes a %s in time although the server stands still, and does it once that goes on', async (_, ask) => {
  const { way, pirogue, people, turn } = await stage();
  const [ana] = people;
  const { id } = await openGame(pirogue, ana);
  way.hold(true);
  // Discord gives an interaction up after three seconds, and then says so.
  const { interaction_id } = await ask(ana, turn);
  await ana.waitForMessage(({ flags, interaction_metadata }) => {
    return interaction_metadata?.id === interaction_id && (Number(flags) & LOADING) !== 0;
  });
  way.hold(false);
  expect((await ana.reply(interaction_id)).content).toMatch(/You have drawn|It fits only/);
  expect(await pirogue.store.log.ofGame(id)).toHaveLength(1);
  checkRequests(pirogue);
});

it('says in a list what to do while the server stands still', async () => {
  const { way, pirogue, people } = await stage();
  const [ana] = people;
  await ana.command('draw');
  way.hold(true);
  const offered = await ana.autocomplete('place', { x: '' }, 'x');
  way.hold(false);
  expect(offered.map(({ name }) => name)).toEqual(['Not ready yet: go on typing, or choose again in a moment']);
  expect((await ana.autocomplete('place', { x: '' }, 'x')).length).toBeGreaterThan(1);
  checkRequests(pirogue);
});

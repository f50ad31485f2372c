import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, gameOf } from '../support/seated-table.ts';

it('says in a list that too much was asked for, for text and numbers alike, and does nothing when that is chosen', async () => {
  const clock = { now: Date.UTC(2026, 5, 1) };
  const pirogue = await startPirogue({ now: () => clock.now });
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  await ana.command('draw');
  // Of one sort, which is soon answered; the limit is that of all.
  const isRefused = (offered: readonly { readonly name: string }[]) => offered[0]?.name.startsWith('Too many');
  let asked = 0;
  while (asked < 700 && !isRefused(await ana.autocomplete('remind', { timezone: 'Europe/A' }, 'timezone'))) asked++;
  const offered = await ana.autocomplete('place', { x: '' }, 'x');
  expect(offered).toHaveLength(1);
  expect(offered[0]!.name).toMatch(/^Too many requests: choose again in \d+ s$/);
  expect(typeof offered[0]!.value).toBe('number');
  const [zone] = await ana.autocomplete('remind', { timezone: 'E' }, 'timezone');
  expect(zone!.name).toMatch(/^Too many requests/);
  expect(typeof zone!.value).toBe('string');

  clock.now += 60_000;
  const log = await pirogue.store.log.ofGame(1);
  const settings = await pirogue.store.people.settings(ana.id);
  const refused = await ana.command('remind', { timezone: zone!.value });
  expect(refused.content).toMatch(/no choice, only a note/);
  expect(await pirogue.store.people.settings(ana.id)).toEqual(settings);
  expect(await pirogue.store.log.ofGame(1)).toEqual(log);
  checkRequests(pirogue);
});

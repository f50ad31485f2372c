import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { COLOURS } from '../../src/core/colour.ts';
import { type PirogueOptions, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf, publicMessage } from '../support/seated-table.ts';

const NAMES = COLOURS.map((colour) => `${colour}_meeple`);

const showing = (options: PirogueOptions = {}) => startPirogue({ meeples: true, ...options });

const score = (person: TestPerson) => person.command('score').then(({ content }) => content);

it('uploads meeples once and puts them before names in replies, but not in public messages', async () => {
  const pirogue = await showing();
  const { world } = pirogue.discord;
  await until(async () => world.emojis().length === NAMES.length);
  await pirogue.bot.keeper.check();
  expect(world.emojis().map(({ name }) => name)).toEqual(NAMES);
  const { people, turn } = await gameOf(pirogue, ['Ana', 'Ben']);
  const yellow = world.emojis()[0]!.id;
  expect(await score(people[0])).toMatch(new RegExp(`<:yellow_meeple:${yellow}> \\u2068Ana`));
  expect((await publicMessage(people[0], /./)).content).not.toContain('_meeple');
  expect(turn.content).toContain('🟡');
  expect(
    pirogue.requests.filter(({ method, template }) => method === 'POST' && template.endsWith('/emojis')),
  ).toHaveLength(6);
  checkRequests(pirogue);
});

it('shows dots while Discord does not take the meeples', async () => {
  const pirogue = await showing({
    prepare: (discord) => discord.failNext({ path: '/applications/{application_id}/emojis', status: 500, times: 100 }),
  });
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  expect(await score(people[0])).toContain('🟡 \u2068Ana');
});

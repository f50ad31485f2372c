import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';

/** Names that Discord lets people have, and how they are shown. */
const NAMES = [
  [`Z${'\u0301\u0302\u0338'.repeat(9)}o`, /Ź\p{M}{2}o/u],
  ['\u200b\u3164\u2060', /\?/],
  ['\u202eb\u200bo\u2066', /\u2068bo\u2069/],
  ['👩🏽‍🚀 Eva', /👩🏽‍🚀 Eva/u],
] as const;

/** Whatever nothing shows, but for the isolates that the bot puts around names and the word joiner of its mentions. */
const HIDDEN = /(?!\u2060|\u2068|\u2069|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;

it('shows names that can be read in the card, the thread and the turn, whatever people are called', async () => {
  const pirogue = await startPirogue();
  const people: TestPerson[] = [];
  for (const [name] of NAMES) people.push(await pirogue.personById(pirogue.discord.world.addPerson(name).user.id));
  const [owner, ...others] = people as [TestPerson, ...TestPerson[]];
  await owner.command('new', { thread: true });
  const thread = pirogue.discord.world.channels().find(({ thread_metadata }) => thread_metadata)!;
  for (const person of people) person.channel = thread.id;
  for (const person of others) await person.command('join');
  const card = await owner.waitForMessage(({ content }) => NAMES.every(([, shown]) => shown.test(content)));
  await owner.command('start');
  const turn = await owner.waitForMessage(({ mentions }) => mentions.length > 0);
  for (const text of [card.content, thread.name ?? '', turn.content]) expect(text).not.toMatch(HIDDEN);
});

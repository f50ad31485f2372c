import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../src/driving/table.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { requestProblems } from '../support/openapi.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';

/** Words that something was not told as it should be. */
const FLAWS = /undefined|NaN|\[object|\{|went wrong|could not be made/;

it('a whole game of Carcassonne is played by autocomplete alone', async () => {
  const pirogue = await startPirogue();
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Cem')];
  const [ana] = people;
  const table = new AutocompleteTable(people, chooserFor(4), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined' });
  const end = await table.playOn();
  const game = (await pirogue.store.lastGame(ana!.channel))!;
  expect(game.status).toBe('ended');
  // The fields are scored at the end; a pile of 71 tiles is played to its last.
  expect(end.content).toMatch(/\*\*Final scoring\*\*[\s\S]*\n- Fields: /);
  expect((await ana!.command('tiles')).content).toBe('0 tiles left.');
  for (const [name, options] of [
    ['board', { view: 'whole' }],
    ['board', { view: 'text' }],
    ['score', {}],
    ['log', {}],
    ['export', {}],
    ['help', {}],
  ] as const) {
    const reply = await ana!.command(name, options);
    expect([reply.content, ...reply.attachments.map((file) => file.description)].join('\n'), name).not.toMatch(FLAWS);
  }
  expect((await ana!.command('verify')).content).toMatch(/^\*\*Yes, the stack was fixed at the start\.\*\*/);
  expect((await ana!.command('replay')).attachments[0]!.content_type).toBe('image/gif');
  const all = await ana!.messages();
  const told = all.flatMap(({ content, attachments }) => [content, ...attachments.map((file) => file.description)]);
  expect(told.join('\n')).not.toMatch(FLAWS);
  expect(pirogue.requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

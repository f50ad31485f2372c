import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { phoneRows } from '../../src/bot/write/buttons.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';

const LOOKS = [
  ['the whole board', 'board'],
  ['the tiles left', 'tiles'],
] as const;

it.each(LOOKS)('lets whoever is to move, and nobody else, draw from below %s', async (_, verb) => {
  const pirogue = await startPirogue();
  const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => pirogue.person(name)));
  const table = new AutocompleteTable([ana!, ben!], chooserFor(4));
  await table.begin({ order: 'joined' });
  const turn = await table.nextPublicMessage();
  const asked = controlsOf(turn).find((control) => verbOf(control) === verb)!;
  const look = async (person: typeof ana) => {
    const { interaction_id } = await person!.startClick(turn, asked.custom_id);
    return person!.reply(interaction_id);
  };
  // Neither who waits for the turn nor who only watches.
  for (const other of [ben, cleo]) expect(controlsOf(await look(other)).map(verbOf)).not.toContain('draw');
  const seen = await look(ana);
  const [draw] = controlsOf(seen).filter((control) => verbOf(control) === 'draw');
  expect(draw).toMatchObject({ label: 'Draw' });
  const panel = await ana!.click(seen, draw!.custom_id);
  expect(panel.content).toMatch(/^You have drawn: /);
  // Once a tile is drawn, the same button leads on to its squares.
  const again = await ana!.command(verb === 'board' ? 'board' : 'tiles');
  const [goOn] = controlsOf(again).filter((control) => verbOf(control) === 'draw');
  expect(goOn).toMatchObject({ label: 'Place it' });
});

it('keeps its looks in one row on a phone once the tile is drawn', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => pirogue.person(name)));
  const table = new AutocompleteTable([ana!, ben!], chooserFor(4));
  await table.begin({ order: 'joined' });
  const turn = await table.nextPublicMessage();
  const heard = ana!.events.length;
  await ana!.command('draw');
  const { data } = await ana!.waitForEvent(
    ({ name, data }) => name === 'message_update' && data.message.id === turn.id,
    heard,
  );
  const rows = data.message.components.map(({ components }: { components: readonly { label?: string }[] }) =>
    components.map(({ label }) => label),
  );
  expect(rows[0]).toEqual(['Place it', 'Whole board', 'Tiles left']);
  expect(phoneRows(data.message.components)).toBe(rows.length);
});

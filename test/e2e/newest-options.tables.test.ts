import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, openGame, press, publicMessage } from '../support/seated-table.ts';
import { NEWEST, playNewestOptions } from './support/newest-options.ts';

it(
  'a game with small cities, phantom, festival and king & robber is played by commands, and once more',
  playNewestOptions,
);

it('they are chosen in the lobby, and a whole game with them is played by buttons', async () => {
  const pirogue = await startPirogue();
  const [ana, eva] = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  await ana.command('new', { game: 'carcassonne', seats: 2, order: 'joined' });
  let panel = await press(ana, await publicMessage(ana, /Carcassonne/), 'options');
  for (const name of Object.keys(NEWEST)) {
    const value = `${name}-true`;
    const menu = () => controlsOf(panel).find(({ options = [] }) => options.some((option) => option.value === value));
    if (!menu()) panel = await ana.click(panel, controlsOf(panel).find((one) => verbOf(one) === 'view')!.custom_id);
    panel = await ana.select(panel, menu()!.custom_id, [value]);
  }
  await eva.command('join');
  await ana.command('start');
  const { id, options } = await openGame(pirogue, ana);
  expect(options.chosen).toMatchObject(NEWEST);
  const table = new AutocompleteTable([ana, eva], chooserFor(1), 'pass');
  const tapping = new ButtonPlayer(chooserFor(2), ({ draft }) => / phantom$|\+festival$/.test(draft));
  let message = await table.nextPublicMessage();
  while (message.mentions.length === 1) {
    await tapping.takeTurn([ana, eva].find((person) => person.id === message.mentions[0]!.id)!, message);
    message = await table.nextPublicMessage();
  }
  expect(message.content).toMatch(/King, robber: /);
  const played = (await pirogue.store.log.ofGame(id)).map(({ entry }) => JSON.stringify(entry));
  for (const verb of ['"as":"phantom"', '"festival"', '"home"'])
    expect(
      played.some((entry) => entry.includes(verb)),
      verb,
    ).toBe(true);
  checkRequests(pirogue);
});

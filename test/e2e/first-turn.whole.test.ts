import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { requestProblems } from '../support/openapi.ts';
import { startPirogue } from '../support/pirogue.ts';
import { errors } from '../support/table-of-two.ts';

const EXPLAINED =
  'This map has towns and chips: **How to play** has their rules, **Whole board** the meaning of all signs.';

const rulesButton = (message: WireMessage) => controlsOf(message).find((control) => verbOf(control) === 'how');

it('on a map with chips, the first turn of everybody says what explains them, with a button', async () => {
  const pirogue = await startPirogue();
  const [ana, eva] = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  const table = new AutocompleteTable([ana, eva], chooserFor(1), 'pass');
  const tapping = new ButtonPlayer(chooserFor(2));
  await table.begin({ game: 'carcassonne', map: 'france', chips: true, order: 'joined' });
  const first = await table.nextPublicMessage();
  expect(first.content).toContain(EXPLAINED);
  const rules = await ana.click(first, rulesButton(first)!.custom_id);
  // The first menu has the rules of this game.
  const menu = JSON.stringify(rules.components[0]);
  expect(menu).toContain('"Maps: towns"');
  expect(menu).toContain('"Chips of France: wine"');
  expect(menu).not.toContain('Chips of Germany');
  await tapping.takeTurn(ana, first);
  const second = await table.nextPublicMessage();
  expect(second.content).toContain(EXPLAINED);
  await tapping.takeTurn(eva, second);
  const third = await table.nextPublicMessage();
  expect(third.content).not.toContain('This map has');
  expect(rulesButton(third)).toBeUndefined();
  expect(pirogue.requests.flatMap(requestProblems)).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('off the maps the first turn needs no explanation', async () => {
  const pirogue = await startPirogue();
  const people = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  const table = new AutocompleteTable(people, chooserFor(1), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined' });
  const first = await table.nextPublicMessage();
  expect(first.content).not.toContain('How to play');
  expect(rulesButton(first)).toBeUndefined();
});

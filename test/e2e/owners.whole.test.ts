import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';
import { askedOn, checkRequests, press } from '../support/seated-table.ts';

it.each(['amazonas', 'carcassonne'])('shows who owns what in %s, by command and by button', async (game) => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const table = new AutocompleteTable([ana, ben], chooserFor(5), game === 'amazonas' ? 'boat' : 'pass');
  await table.begin({ game, order: 'joined' });
  await table.playOn(14);
  const whole = await eva.command('board');
  expect(askedOn(whole)).toEqual(['view owners']);
  const owners = await press(eva, whole, 'view');
  const held = owners.attachments[0]!.description!;
  expect(held).toMatch(/Tinted: .*Ana/);
  expect(held).toMatch(/Tinted: .*Ben/);
  expect(owners.id).toBe(whole.id);
  expect(owners.content).toMatch(/Who owns what:.* points .* if the game ended now/);
  expect(askedOn(owners)).toEqual(['view whole']);
  const typed = await ben.command('board', { view: 'owners' });
  expect(typed.attachments[0]!.description).toBe(held);
  // A picture for everybody has no buttons, as their answers would be for one person.
  expect(askedOn(await ben.command('board', { view: 'owners', private: false }))).toEqual([]);
  checkRequests(pirogue);
});

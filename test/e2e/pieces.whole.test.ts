import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { parseAction } from '../../src/games/carcassonne/game/action.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { StoredEntry } from '../../src/store/records.ts';
import { choose, kindChoices, panelChoices } from '../support/panel-choices.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { storeLog } from '../support/stored-game.ts';

/**
 * A game of Ana and Eva with Inns & Cathedrals, in which these tiles are drawn and these actions were taken, two turns
 * parted by a line; Ana begins.
 */
async function playedBefore(pirogue: Pirogue, pile: readonly string[], turns: readonly string[]) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: set.hash,
    options: { ...optionsSchema.parse({}), inns: true },
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile, 'base-b'],
  };
  const log = turns.flatMap((turn, at) =>
    turn.split('; ').map((text): StoredEntry => ({ type: 'action', seat: at % 2, action: parseAction(text)! })),
  );
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log, ended: false, channelId, people });
  return { ana: await pirogue.person('Ana'), eva: await pirogue.person('Eva') };
}

it('/meeple offers the pieces that fit a place, and puts down the one that is said', async () => {
  const pirogue = await startPirogue();
  const { ana, eva } = await playedBefore(pirogue, ['base-v', 'base-u', 'base-v'], ['draw; place 1,0 r0']);
  const places = await ana.autocomplete('meeple', { on: '' }, 'on');
  expect(places[0]).toMatchObject({ name: 'road: 2 tiles', value: 'road' });
  expect(await ana.autocomplete('meeple', { on: 'road', as: '' }, 'as')).toMatchObject([
    { name: 'meeple: 2 tiles', value: 'meeple' },
    { name: 'large meeple: counts as 2; 2 tiles', value: 'large' },
  ]);
  expect(await ana.autocomplete('meeple', { on: 'road', as: 'lar' }, 'as')).toHaveLength(1);
  const unknown = await ana.command('meeple', { on: 'road', as: 'camel' });
  expect(unknown.content).toMatch(/`road` `large` - large meeple, road: counts as 2; 2 tiles/);
  await ana.command('meeple', { on: 'road', as: 'large' });
  const told = await eva.waitForMessage(({ content }) => content.includes('has played:'));
  expect(told.content).toContain('large meeple on the road');

  // Eva says nothing and puts down an ordinary one; Ana has no large one any more.
  await eva.command('draw');
  await eva.command('place', { x: -1, y: 0, rotation: 0 });
  await eva.command('meeple', { on: 'field (north)' });
  await eva.waitForMessage(({ content }) => content.includes('meeple in the field') && !content.includes('large'));
  await ana.command('draw');
  await ana.command('place', { x: 2, y: 0, rotation: 270 });
  const [place] = await ana.autocomplete('meeple', { on: '' }, 'on');
  const refused = await ana.command('meeple', { on: place!.value, as: 'Large meeple' });
  expect(refused.content).toMatch(/^You have no large meeple left in your supply\. Choose another piece or take/);
  checkQuiet(pirogue);
});

/** The labels of a panel's buttons, row by row. */
function rowsOf({ components }: WireMessage): string[][] {
  const rows = components as unknown as { readonly components: readonly { readonly label: string }[] }[];
  return rows.map((row) => row.components.map(({ label }) => label));
}

/** The pieces to choose from, as the alt text of the picture tells them. */
function inPicture({ attachments }: WireMessage): string[] {
  return /Pieces to choose from: (.*?)\. /.exec(attachments[0]!.description!)![1]!.split('; ');
}

it('a place is chosen by its letter, and then the kind of its piece, where there are several', async () => {
  const pirogue = await startPirogue();
  const { ana, eva } = await playedBefore(pirogue, ['base-v', 'base-u', 'base-v'], ['draw; place 1,0 r0']);
  let panel = await ana.command('draw');
  // One letter for every place, whichever pieces may stand there.
  expect(inPicture(panel)).toEqual(['A meeple (field)', 'B meeple (road)', 'C meeple (field)']);
  expect(rowsOf(panel)[0]).toEqual(['A', 'B', 'C', 'No meeple, done']);
  expect(panel.content).toMatch(/^\*\*A\*\*, \*\*C\*\* · Field \+0 at the end\n\*\*B\*\* · Road \+2 at the end$/m);
  expect(kindChoices(panel)).toEqual([]);
  expect(panel.content).toContain('7 meeples and 1 large meeple');
  const letters = () => rowsOf(panel).filter((row) => !row.join().includes('eeple:'));
  const before = letters();

  // A place has its most ordinary piece at once, and can be confirmed; the row of kinds moves no button below it.
  panel = await choose(ana, panel, panelChoices(panel)[1]!);
  expect(rowsOf(panel)[0]).toEqual(['✓ Meeple', 'Large meeple: counts as 2']);
  expect(letters().map((row) => row.length)).toEqual(before.map((row) => row.length));
  expect(inPicture(panel)[1]).toBe('B meeple (road), chosen');
  expect(controlsOf(panel).map(verbOf)).toContain('confirm');

  panel = await choose(ana, panel, kindChoices(panel)[1]!);
  expect(rowsOf(panel)[0]).toEqual(['Meeple', '✓ Large meeple: counts as 2']);
  expect(inPicture(panel)[1]).toBe('B large meeple (road), chosen');
  // Another place begins with its most ordinary piece again.
  const elsewhere = await choose(ana, panel, panelChoices(panel)[0]!);
  expect(inPicture(elsewhere)).toEqual(['A meeple (field), chosen', 'B meeple (road)', 'C meeple (field)']);
  panel = await choose(ana, elsewhere, panelChoices(elsewhere)[1]!);
  panel = await choose(ana, panel, kindChoices(panel)[1]!);
  await ana.startClick(panel, controlsOf(panel).find((control) => verbOf(control) === 'confirm')!.custom_id);
  const told = await eva.waitForMessage(({ content }) => content.includes('has played:'));
  expect(told.content).toContain('large meeple on the road');

  // Where one kind alone can stand there is nothing more to choose.
  await eva.command('draw');
  await eva.command('place', { x: -1, y: 0, rotation: 0 });
  await eva.command('meeple', { on: 'field (north)' });
  await eva.waitForMessage(({ content }) => content.includes('meeple in the field'));
  panel = await ana.command('draw');
  panel = await choose(ana, panel, panelChoices(panel)[0]!);
  panel = await choose(ana, panel, panelChoices(panel).find(({ draft }) => draft.includes('meeple'))!);
  expect(kindChoices(panel)).toEqual([]);
  checkQuiet(pirogue);
});

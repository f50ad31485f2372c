import { expect, it } from 'vitest';
import { parseAction } from '../../src/games/carcassonne/rules/action-notation.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { StoredEntry } from '../../src/store/records.ts';
import { panelChoices } from '../support/panel-choices.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';
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

function checkQuiet({ requests, log }: Pirogue): void {
  expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
  expect(log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
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

it('the panel has a row of buttons for each kind of piece, the ordinary meeples first', async () => {
  const pirogue = await startPirogue();
  const { ana } = await playedBefore(pirogue, ['base-v', 'base-u', 'base-v'], ['draw; place 1,0 r0']);
  const panel = await ana.command('draw');
  const rows = panel.components as unknown as { readonly components: readonly { readonly label: string }[] }[];
  expect(rows.slice(0, 2).map(({ components }) => components.map(({ label }) => label))).toEqual([
    ['A', 'B', 'C'],
    ['D', 'E', 'F', 'No meeple, done'],
  ]);
  expect(panel.content).toContain('7 meeples and 1 large meeple');
  expect(panel.content).toMatch(/^D · Large meeple, road \+2 at the end$/m);
  expect(panelChoices(panel).filter(({ draft }) => draft.includes('large'))).toHaveLength(3);
  checkQuiet(pirogue);
});

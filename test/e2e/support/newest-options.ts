import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { controlsOf, verbOf } from '../../../lab/driving/controls.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import { panelChoices } from '../../support/panel-choices.ts';
import { type Pirogue, startPirogue, until } from '../../support/pirogue.ts';
import { checkRequests, press, publicMessage } from '../../support/seated-table.ts';
import { storeLog } from '../../support/stored-game.ts';

/** The options that the lobby alone offers. */
export const NEWEST = { smallCities: true, festival: true, phantom: true, king: true } as const;

/** What is drawn, in order. */
const PILE = ['base-k', 'base-u', 'base-a', 'festival-e', 'base-b'];

/** A game of Ana, who begins, and Eva, in which nothing has happened. */
async function begun(pirogue: Pirogue) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: set.hash,
    options: { ...optionsSchema.parse({}), ...NEWEST },
    colours: ['red', 'blue'],
    first: 0,
    pile: PILE,
  };
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const options = { chosen: NEWEST };
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log: [], ended: false, channelId, people, options });
  return { ana: await pirogue.person('Ana'), eva: await pirogue.person('Eva') };
}

/** Draws and places the tile of a turn by commands; what the second answers. */
async function place(person: TestPerson, x: number, y: number, rotation: number): Promise<string> {
  await person.command('draw');
  return (await person.command('place', { x, y, rotation })).content;
}

/** Plays a choice of the panel that /draw shows: by a button that plays at once, or by its own and that which confirms. */
async function playByButtons(person: TestPerson, action: string): Promise<void> {
  const panel = await person.command('draw');
  const ends = ({ custom_id }: { readonly custom_id: string }) => custom_id.endsWith(action);
  const chosen = panelChoices(panel).find(({ draft }) => draft.endsWith(action));
  const shown = chosen ? await person.click(panel, chosen.id) : panel;
  const playing = controlsOf(shown).find((one) => ['confirm', 'pass'].includes(verbOf(one)) && ends(one));
  if (!playing)
    throw new Error(
      `no button plays ${action}: ${controlsOf(shown).map(({ custom_id }) => custom_id)} ${shown.content}`,
    );
  await person.click(shown, playing.custom_id);
}

/**
 * Plays a game with small cities, The Phantom, The Festival and King & Robber to its end by commands and buttons, with what
 * is refused and what is taken back, and opens its rematch.
 */
export async function playNewestOptions(): Promise<void> {
  const pirogue = await startPirogue();
  const { ana, eva } = await begun(pirogue);
  await phantomSecond(ana, eva);
  await phantomAlone(eva);
  await noFestival(ana);
  await pieceHome(eva, ana);
  await place(ana, 0, 1, 0);
  await ana.command('pass');
  const end = await publicMessage(eva, /Final scoring/);
  expect(end.content).toMatch(/King, robber: .*Ana.* \*\*1\*\*.*Eva.* \*\*1\*\*/);
  expect((await ana.command('score')).content).toMatch(/king, robber/);
  await playAgain(pirogue, { ana, eva, end });
  checkRequests(pirogue);
}

/** Ana's meeple goes onto a road, and the phantom into the city of two that the tile completes. */
async function phantomSecond(ana: TestPerson, eva: TestPerson): Promise<void> {
  await place(ana, 0, -1, 180);
  expect((await ana.command('meeple', { on: 'road' })).content).toMatch(/place your phantom as well/);
  expect((await ana.command('meeple', { on: 'city', as: 'meeple' })).content).toMatch(/only the phantom can be placed/);
  expect((await ana.command('retrieve')).content).toMatch(/only the phantom can be placed/);
  expect((await ana.command('meeple', { on: 'road', as: 'phantom' })).content).toMatch(
    /already has a meeple on this road/,
  );
  await ana.command('meeple', { on: 'city', as: 'phantom' });
  const told = await eva.waitForMessage(({ content }) => content.includes('has played'));
  expect(told.content).toMatch(/takes the king: a city of 2 tiles/);
  expect(told.content).toMatch(/\*\*2 points\*\*/);
  await ana.command('undo');
  expect((await eva.command('draw')).content).toMatch(/Ana/);
  await playByButtons(ana, 'phantom');
}

/** Eva's phantom is her only piece. */
async function phantomAlone(eva: TestPerson): Promise<void> {
  await place(eva, 1, 0, 0);
  await eva.command('meeple', { on: 'road', as: 'phantom' });
  await eva.command('undo');
  await eva.command('meeple', { on: 'road', as: 'phantom' });
}

/** On Ana's tile there is no festival, and Eva's phantom is on the board. */
async function noFestival(ana: TestPerson): Promise<void> {
  await place(ana, -1, 0, 270);
  expect((await ana.command('retrieve')).content).toMatch(/There is no festival on the tile just placed/);
  await ana.command('pass');
}

/** At the festival Eva takes her phantom home, from the road that the tile completes. */
async function pieceHome(eva: TestPerson, ana: TestPerson): Promise<void> {
  await place(eva, 2, 0, 0);
  expect((await eva.command('meeple', { on: 'field-nw', as: 'phantom' })).content).toMatch(
    /no phantom left in your supply\. Choose another piece/,
  );
  expect((await eva.autocomplete('retrieve', { piece: '' }, 'piece')).map(({ value }) => value)).toEqual(['festival']);
  expect((await eva.command('retrieve', { piece: 'festival' })).content).toMatch(/Which of your pieces comes home/);
  expect((await eva.command('pass')).content).toMatch(/The festival has begun/);
  expect((await eva.command('meeple', { on: 'monastery' })).content).toMatch(/The festival has begun/);
  await eva.command('undo');
  await playByButtons(eva, 'festival');
  const [offered, ...others] = await eva.autocomplete('retrieve', { piece: '' }, 'piece');
  expect([offered, others]).toMatchObject([{ name: /phantom .* at x 1, y 0/, value: '1,0 road' }, []]);
  await eva.command('retrieve', { piece: '1,0 road' });
  const told = await ana.waitForMessage(({ content }) => content.includes('takes the robber baron'));
  expect(told.content).toMatch(/phantom/);
  await eva.command('undo');
  await playByButtons(eva, 'home 2');
}

/** A rematch has the same options. */
async function playAgain(
  pirogue: Pirogue,
  { ana, eva, end }: { readonly ana: TestPerson; readonly eva: TestPerson; readonly end: WireMessage },
): Promise<void> {
  await press(eva, end, 'rematch');
  const lobby = await publicMessage(ana, /phantom/i);
  expect(lobby.content).toMatch(/festival/i);
  await press(ana, end, 'rematch');
  await eva.command('start');
  await until(async () => (await pirogue.store.games.open(ana.channel))?.status === 'running');
  expect((await pirogue.store.games.open(ana.channel))!.options.chosen).toMatchObject(NEWEST);
}

import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { seedFor } from '../../lab/simulation/chooser.ts';
import { parseAction } from '../../src/games/carcassonne/game/action.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { StoredEntry } from '../../src/store/records.ts';
import { requestProblems } from '../support/openapi.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeLog } from '../support/stored-game.ts';

const { rules } = CARCASSONNE;

/** What is drawn after the turns: red's garden stands at 1,0 with four tiles around it, and has an abbot. */
const PILE = ['base-v-garden', 'base-u', 'base-b', 'base-b', 'base-e', 'base-u', 'base-v', 'base-v', 'base-b'];
const TURNS = [
  'draw; place 1,0 r0; meeple 3 abbot',
  'draw; place 1,1 r90; pass',
  'draw; place 2,0 r0; pass',
  'draw; place 0,1 r0; pass',
];

/** Red's abbot in the same garden; on the road to the west and in the fields beside it everything is taken. */
const ROAD_PILE = ['base-v-garden', 'base-u', 'base-u', 'base-u', 'base-u', 'base-v', 'base-v', 'base-b'];
const ROAD_TURNS = [
  'draw; place 1,0 r0; meeple 3 abbot',
  'draw; place -1,0 r0; meeple 0',
  'draw; place -2,0 r0; meeple 1',
  'draw; place -3,0 r0; meeple 2',
];

/** A running game of Ana and Eva with the Abbot after these turns; Ana is red and begins. */
async function gameAfter(pirogue: Pirogue, turns: readonly string[], pile = PILE) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const options = { abbot: true };
  const created = rules.createSetup({
    content: set,
    colours: ['red', 'blue'],
    seed: seedFor('abbot'),
    order: 'given',
    options,
  }) as Setup;
  const { seed: _, ...setup } = { ...created, pile };
  const state = rules.startState(set, setup);
  const log: StoredEntry[] = [];
  for (const text of turns.flatMap((turn) => turn.split('; '))) {
    const action = parseAction(text)!;
    log.push({ type: 'action', seat: state.seat, action });
    rules.perform(state, action, []);
  }
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log, ended: false, channelId, people });
  return { ana: await pirogue.person('Ana'), eva: await pirogue.person('Eva') };
}

function confirmOf(panel: WireMessage) {
  return controlsOf(panel).find((control) => verbOf(control) === 'confirm')!;
}

function checkQuiet({ requests, log }: Pirogue): void {
  expect(requests.flatMap(requestProblems)).toEqual([]);
  expect(log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
}

it('a tap takes the abbot back for his points, which are told and counted, and undo puts him back (E19, E57)', async () => {
  const pirogue = await startPirogue();
  const { ana, eva } = await gameAfter(pirogue, TURNS);
  let panel = await ana.command('draw');
  const square = panelChoices(panel).find(({ draft }) => draft.startsWith('place 0,-1'))!;
  panel = await choose(ana, panel, square);
  const back = panelChoices(panel).find(({ draft }) => draft.endsWith('retrieve'))!;
  expect(back.label).toBe('Take the abbot back: +6 now');
  panel = await choose(ana, panel, back);
  await ana.click(panel, confirmOf(panel).custom_id);
  const told = await eva.waitForMessage(({ content }) => content.includes('takes the abbot back'));
  expect(told.content).toContain('takes the abbot back from the garden at x 1, y 0 and gets **6 points**');
  expect((await ana.command('score')).content).toMatch(/gardens/);
  expect((await ana.command('log')).content).toContain('takes the abbot back from the garden');

  await ana.command('undo');
  panel = await ana.command('draw');
  expect(panelChoices(panel).map(({ label }) => label)).toContain('Take the abbot back: +6 now');
  const again = await ana.command('retrieve');
  expect(again.content).not.toMatch(/no abbot/);
  expect((await ana.command('score')).content).toMatch(/gardens/);
  checkQuiet(pirogue);
});

it('/retrieve says what is missing, and whose game has no abbot (E19)', async () => {
  const pirogue = await startPirogue();
  const { ana, eva } = await gameAfter(pirogue, TURNS.slice(0, 1));
  expect((await ana.command('retrieve')).content).toMatch(/Eva/);
  expect((await eva.command('retrieve')).content).toMatch(/First a tile has to be drawn/);
  await eva.command('draw');
  expect((await eva.command('place', { x: 1, y: 1, rotation: 90 })).content).not.toContain('retrieve');
  expect((await eva.command('retrieve')).content).toContain('You have no abbot on an unfinished monastery');
  checkQuiet(pirogue);
});

it('where no piece can be placed the abbot can still be taken back, or left (E19)', async () => {
  const pirogue = await startPirogue();
  const { ana, eva } = await gameAfter(pirogue, ROAD_TURNS, ROAD_PILE);
  let panel = await ana.command('draw');
  panel = await choose(ana, panel, panelChoices(panel).find(({ draft }) => draft.startsWith('place -4,0'))!);
  expect(panel.content).toContain('No meeple can go there. Your abbot?');
  const choices = panelChoices(panel).filter(({ draft }) => /(retrieve|pass|meeple.*)$/.test(draft));
  // To leave him there is chosen from the start, so that whoever wants nothing else only confirms.
  expect(choices.map(({ label }) => label)).toEqual(['Take the abbot back: +2 now', '✓ Leave the abbot where he is']);
  const confirm = controlsOf(panel).find((control) => verbOf(control) === 'confirm') as Tappable;
  expect(confirm.disabled).toBeFalsy();
  await ana.startClick(panel, confirm.custom_id);
  await eva.waitForMessage(({ content }) => content.includes('has played'));
  expect((await eva.command('draw')).content).toMatch(/You have drawn|It fits only/);
  checkQuiet(pirogue);
});

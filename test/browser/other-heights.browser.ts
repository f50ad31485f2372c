import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { type Analysis, keepAnalysis, turnsToJudge } from '../../src/app/analysis.ts';
import { loadTable, type Table } from '../../src/app/table.ts';
import { OTHER_SEATS } from '../../src/computer/rank-choices.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { tableAfterActions, tableAfterLog } from '../../src/telling/board/turn-steps.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';
import { MINUTE, TestClock } from '../support/test-clock.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot } from './stage.ts';

/** The most that a phone shows of a private message above the composer, in CSS pixels. */
const MOST = 720;

const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

async function phoneOf(person: TestPerson): Promise<Page> {
  const browser = await startChromium();
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await new PagePlayer(page, person.id, 'Ana').open(person.origin);
  return page;
}

/** The height of a private message in every language, those above the limit with what they say. */
async function tooHigh(
  { store }: Pirogue,
  person: TestPerson,
  { page, messages }: { readonly page: Page; readonly messages: () => AsyncIterable<WireMessage> },
): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await store.people.changeSettings(person.id, { language });
    for await (const message of messages()) {
      const shown = page.locator(`[data-message-id="${message.id}"]`);
      for (const { custom_id } of controlsOf(message)) await shown.locator(`[data-custom-id="${custom_id}"]`).waitFor();
      const height = Math.round((await shown.boundingBox())!.height);
      if (height <= MOST) continue;
      found.push(`${language}, ${height} px: ${message.content}`);
      await screenshot(page, `high-${language}-${found.length}`);
    }
  }
  return found;
}

/** What every game can have chosen, where it takes most words. */
const WORST = {
  pace: 7,
  late: 'computer',
  autoDraw: true,
  hints: false,
  advice: true,
  short: true,
  theme: 'contrast',
};

it.each([
  ['all expansions', { inns: true, traders: true, river: true, abbot: true }],
  ['a map', { map: 'iberica', chips: true, towns: 'b' }],
])('the options of a lobby with %s fit a phone, page by page', async (_, options) => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne', ...options });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  const record = (await pirogue.store.games.open(ana.channel))!;
  pirogue.connection
    .prepare('UPDATE games SET options = ? WHERE id = ?')
    .run(JSON.stringify({ ...record.options, ...WORST }), record.id);
  const page = await phoneOf(ana);
  async function* messages() {
    const button = controlsOf(lobby).find((control) => verbOf(control) === 'options')!;
    const { interaction_id } = await ana.startClick(lobby, button.custom_id);
    const first = await ana.reply(interaction_id);
    yield first;
    yield await ana.click(first, controlsOf(first).find((control) => verbOf(control) === 'view')!.custom_id);
  }
  expect(await tooHigh(pirogue, ana, { page, messages })).toEqual([]);
});

it.each(['carcassonne', 'amazonas'])('every rule of %s fits a phone, as does its example', async (ruleSet) => {
  const clock = new TestClock(Date.now());
  const pirogue = await startPirogue({ now: clock.now });
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: ruleSet });
  // Once that is there, rules end in a link to it.
  await ana.waitForMessage(({ content }) => content.includes('who wants to play?'));
  const page = await phoneOf(ana);
  const { topics = [] } = pirogue.app.games.find((game) => game.ruleSet === ruleSet)!;
  async function* messages() {
    // Nobody reads that much at once.
    clock.jump(5 * MINUTE);
    yield await ana.command('rules');
    for (const { id: topic } of topics) {
      const rule = await ana.command('rules', { topic });
      yield rule;
      yield await ana.click(rule, controlsOf(rule)[0]!.custom_id);
    }
  }
  expect(await tooHigh(pirogue, ana, { page, messages })).toEqual([]);
});

const FIVE = ['Anastasia Brückenbauer', 'Ben', 'Evangelina Kastellan', 'Kim', 'Leopoldine Wiesengrund'];

it('an analysis of five with long names fits a phone, with its chances and what lost most', async () => {
  const pirogue = await startPirogue();
  const people = await Promise.all(FIVE.map((name) => pirogue.person(name)));
  const ana = people[0]!;
  const { record } = await storeGame(pirogue, {
    players: 5,
    seed: 'five',
    channelId: ana.channel,
    people: people.map(({ id }, at) => ({ id, name: FIVE[at]!, locale: 'en-US' })),
  });
  const table = await loadTable(pirogue.app, record);
  await keepAnalysis(pirogue.app, table, worstAnalysis(table));
  const page = await phoneOf(ana);
  async function* messages() {
    const chances = await ana.command('analyse');
    yield chances;
    for (const { custom_id } of controlsOf(chances)) yield await ana.click(chances, custom_id);
  }
  expect(await tooHigh(pirogue, ana, { page, messages })).toEqual([]);
});

/** An analysis with as many turning points as there are at most, each of a turn with most steps, another way, and reasons. */
function worstAnalysis(table: Table): Analysis {
  const all = turnsToJudge(table);
  const turns = all.map(({ seat }) => ({
    seat,
    chances: all[0]!.turn.setup.colours.map(() => 0.2),
    loss: 1.25,
    luck: -1.5,
  }));
  const longest = [...all.entries()]
    .filter(([, { turn }]) => turn.actions.some(({ type }) => type === 'double'))
    .slice(0, 3);
  const points = longest.map(([at, { seat, turn }]) => {
    const { actions } = turn;
    const first = actions.findIndex(({ type }) => type === 'place');
    let before = tableAfterActions(tableAfterLog(table, turn.log), seat, actions.slice(0, first));
    const better: GameTypes['action'][] = [];
    while (before.progress.seat === seat && better.length < actions.length - first) {
      const choices = before.game.choices(before.fold.state);
      const other = choices.findLast(({ standing }) => standing) ?? choices.at(-1);
      if (!other || before.game.openingAction(before.fold.state)) break;
      better.push(other.action);
      before = tableAfterActions(before, seat, [other.action]);
    }
    const terms = { ...Object.fromEntries(table.game.computer!.terms.map((term) => [term, 0])), [OTHER_SEATS]: -6.5 };
    return { turn: at + 1, at: first, loss: 12.5, better, terms: { ...terms, [table.game.computer!.terms[0]!]: -6 } };
  });
  return { turns, points };
}

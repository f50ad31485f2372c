import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { computerTurn } from '../../src/app/computer-turns.ts';
import { parseDraft } from '../../src/app/draft.ts';
import { runningTable } from '../../src/app/table.ts';
import { parseControlId } from '../../src/bot/write/buttons.ts';
import { judgeChoices } from '../../src/computer/judge-turn.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { withGame } from '../support/with-game.ts';
import { set } from './support/settings-menu.ts';

const ADVICE = /This loses about (\d+\.\d) points; better: .*; ((mainly )?\d+\.\d )?(more|less|the others get)/;

/** Well above the loss from which on there is advice: other guesses of the pile change it a little. */
const LOSES_MUCH = 4.5;

/** A table of two with Ana to move, who wants advice. */
async function started() {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  pirogue.connection.prepare("UPDATE games SET options = json_set(options, '$.advice', json('true'))").run();
  await set(ana, 'hints', 'advice');
  return { pirogue, ana, ben, table };
}

/** The buttons of a panel that draft something, with what the worst choice of the draft loses. */
async function draftsOf({ app }: Pirogue, panel: WireMessage) {
  const found = await runningTable(app, await withGame(app.store, { channelId: panel.channel_id }));
  if (!found.ok) throw new Error(found.failure.code);
  const { game: rules, fold } = found.value;
  const game = { rules, computer: rules.computer! };
  return controlsOf(panel)
    .filter((control) => verbOf(control) === 'choose' && control.type === 2)
    .map(({ custom_id }) => {
      const actions = parseDraft(rules, parseControlId(custom_id)!.argument)!;
      const { worst } = judgeChoices({ game, state: fold.state, actions, chooserOf: (at) => chooserFor(`test ${at}`) });
      return { custom_id, loss: worst?.loss ?? 0 };
    })
    .sort((one, other) => other.loss - one.loss);
}

/** Plays until a panel offers Ana a draft that loses much, and that one a way out of it. */
async function badDraft(pirogue: Pirogue, people: readonly TestPerson[], table: AutocompleteTable) {
  const [ana, ben] = people as [TestPerson, TestPerson];
  for (let turn = 0; turn < 12; turn++) {
    const squares = await ana.command('draw');
    const [worst] = await draftsOf(pirogue, squares);
    if (worst && worst.loss >= LOSES_MUCH) {
      const panel = await ana.click(squares, worst.custom_id);
      const best = (await draftsOf(pirogue, panel)).at(-1);
      if (best && best.loss < 1) return { panel, worst, best };
    }
    await table.takeTurn(ana);
    await table.nextPublicMessage();
    await table.takeTurn(ben);
    await table.nextPublicMessage();
  }
  throw new Error('no draft loses much');
}

const now = async (person: TestPerson, { id }: WireMessage) =>
  (await person.messages()).find((message) => message.id === id)!;

it('answers a draft at once, and adds advice where it loses much, with a button for the better choice', async () => {
  const { pirogue, ana, ben, table } = await started();
  const { panel, worst, best } = await badDraft(pirogue, [ana, ben], table);
  expect(panel.content).not.toMatch(ADVICE);
  await until(async () => ADVICE.test((await now(ana, panel)).content));
  const advised = await now(ana, panel);
  expect(Number(ADVICE.exec(advised.content)![1])).toBeGreaterThanOrEqual(3);
  expect(advised.content.startsWith(panel.content)).toBe(true);
  expect(advised.attachments).toEqual(panel.attachments);
  const better = controlsOf(advised).find((control) => verbOf(control) === 'advised');
  const ids = (controls: readonly { custom_id: string }[]) => controls.map(({ custom_id }) => custom_id);
  expect(ids(controlsOf(advised).filter((control) => control !== better))).toEqual(ids(controlsOf(panel)));
  // What confirms stays in the last row, where it was.
  const lastRow = (message: WireMessage) => ids(controlsOf({ ...message, components: message.components.slice(-1) }));
  expect(lastRow(advised)).toEqual(lastRow(panel));
  expect(better).toMatchObject({ label: expect.stringMatching(/^\d+\.\d points better: /) });
  checkRequests(pirogue);

  // Another draft, while the thread has something else to do: nothing of the first one is said beside it. A hint comes after
  // what was asked before.
  const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId: ana.channel }));
  if (!found.ok) throw new Error(found.failure.code);
  const busy = pirogue.bot.services.thinking.takeTurn('somebody', (playTurn) =>
    playTurn(computerTurn(found.value, 'strong')),
  );
  await ana.startClick(advised, worst.custom_id);
  const left = await ana.click(advised, best.custom_id);
  await busy;
  expect((await ana.command('hint')).content).toMatch(/\. Best[.:]/);
  expect(await now(ana, left), 'the hint takes its place').toBeUndefined();

  // The button drafts the better choice; nothing is played yet.
  const again = await ana.click(await ana.command('draw'), worst.custom_id);
  await until(async () => ADVICE.test((await now(ana, again)).content));
  const mended = await ana.click(await now(ana, again), better!.custom_id);
  expect(controlsOf(mended).map(verbOf)).toContain('confirm');
  expect(mended.components).not.toEqual(again.components);

  // Who does not want it, and tables that want no hints, or play for ratings, get none.
  for (const off of ['setting', 'table', 'ratings']) {
    await set(ana, 'hints', off === 'setting' ? 'on' : 'advice');
    const options = (await pirogue.store.games.open(ana.channel))!.options;
    const changed = { ...options, hints: off !== 'table', advice: off !== 'ratings' };
    pirogue.connection.prepare('UPDATE games SET options = ?').run(JSON.stringify(changed));
    const fresh = await ana.command('draw');
    const quiet = await ana.click(fresh, worst.custom_id);
    // If the computer were asked about this draft it would answer that before what it is asked next.
    await ana.command('help');
    expect(await pirogue.bot.services.thinking.advise(computerTurn(found.value, 'regular'))).toBeDefined();
    await ana.command('help');
    expect((await now(ana, quiet)).content, off).toBe(quiet.content);
  }
});

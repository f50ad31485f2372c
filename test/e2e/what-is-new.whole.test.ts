import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { runningTable } from '../../src/app/table.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { asAmazonas } from '../support/amazonas-table.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';
import { withGame } from '../support/with-game.ts';

const NEW = /Also new: ([^.]+)\./;

async function bytesOf(message: WireMessage): Promise<Buffer> {
  return Buffer.from(await (await fetch(message.attachments[0]!.url)).arrayBuffer());
}

it('shows a player what was laid since their own last turn, in every private picture and in words', async () => {
  const pirogue = await startPirogue({ seed: 'e'.repeat(32) });
  const sit = (name: string) => pirogue.person(name);
  const [ana, ben, cleo, eva] = [await sit('Ana'), await sit('Ben'), await sit('Cleo'), await sit('Eva')];
  const table = new AutocompleteTable([ana, ben, cleo], chooserFor(9));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  // Before their first turn is over, players have seen nothing that could be new since.
  const first = await ben.command('board', { view: 'focus' });
  expect(first.attachments[0]!.description).not.toMatch(NEW);
  for (const mover of [ana, ben]) {
    await table.takeTurn(mover);
    await table.nextPublicMessage();
  }
  await table.takeTurn(cleo);
  const last = await table.nextPublicMessage();
  const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId: ana.channel }));
  if (!found.ok) throw new Error(found.failure.code);
  const { tiles } = viewOf(asAmazonas(found.value).fold.state);
  const squares = (turn: number) => tiles.filter((tile) => tile.turn === turn).map(({ x, y }) => `x ${x}, y ${y}`);
  const said = (message: WireMessage) => NEW.exec(message.attachments[0]!.description!)?.[1];

  // The last turn, Cleo's, is told by itself.
  const whole = await ana.command('board', { view: 'whole' });
  expect(said(whole)?.split('; ')).toEqual(squares(2));
  expect(said(await ana.command('board', { view: 'focus' }))?.split('; ')).toEqual(squares(2));
  const button = controlsOf(last).find((control) => verbOf(control) === 'board')!;
  const { interaction_id } = await ana.startClick(last, button.custom_id);
  expect(said(await ana.reply(interaction_id))?.split('; ')).toEqual(squares(2));
  const spectators = await eva.command('board', { view: 'whole' });
  expect(said(spectators)).toBeUndefined();
  expect(await bytesOf(whole)).not.toEqual(await bytesOf(spectators));
  const everybodys = await ana.command('board', { view: 'whole', private: false });
  expect(said(everybodys)).toBeUndefined();
  expect(await bytesOf(everybodys)).toEqual(await bytesOf(spectators));
  // Nobody has played since Cleo.
  expect(said(await cleo.command('board'))).toBeUndefined();

  const words = (await ana.command('board', { view: 'text' })).content;
  expect(words).toMatch(/Last turn, Cleo:\n[\s\S]*\n\nAlso new since your last turn:\nTurn 2, Ben:\ntile at x /);
  expect(words).not.toMatch(/Turn 1, Ana:/);
  expect((await eva.command('board', { view: 'text' })).content).not.toMatch(/since your last turn/);

  const squaresPanel = await ana.command('draw');
  expect(said(squaresPanel)?.split('; ')).toEqual(squares(2));
  const [square] = panelChoices(squaresPanel);
  if (square) {
    const preview = await choose(ana, squaresPanel, square);
    expect(said(preview)?.split('; ')).toEqual(squares(2));
  }
  // What Ana laid in this turn she knows.
  await table.place(ana);
  const again = await ana.command('draw');
  expect(said(again)?.split('; ')).toEqual([...squares(3), ...squares(2)]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

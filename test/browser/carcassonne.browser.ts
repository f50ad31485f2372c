import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

it('lets two people play a whole game of Carcassonne by tapping, one at a desk and one with a phone', async () => {
  const { discord } = await startPirogue();
  const browser = await startChromium();
  const players: TappingPlayer[] = [];
  for (const [index, name] of ['Ana', 'Eva'].entries()) {
    const viewport = index === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
    const page = await openPage(browser, { viewport, bypassCSP: true });
    const player = new TappingPlayer(page, discord.personIds[name]!, chooserFor(21 + index));
    await player.open(discord.origin);
    players.push(player);
  }
  const [ana, eva] = players as [TappingPlayer, TappingPlayer];
  const owner = new PagePlayer(ana.page, ana.userId, 'Ana');
  await owner.send('/new game:carcassonne seats:2');
  await eva.button('join').click();
  await eva.messages().getByTestId('message-private').first().waitFor();
  await ana.button('start').click();
  let asked = '';
  for (let turn = 1; ; turn++) {
    const next = await nextTurn(ana.page, asked);
    if (next === 'over') break;
    asked = next;
    let mover = ana;
    for (const player of players) {
      await player.page.locator(`[data-message-id="${asked}"]`).first().waitFor();
      if (await player.isAsked(asked)) mover = player;
    }
    const taps = await mover.takeTurn((at) => screenshot(mover.page, `carcassonne-turn-${turn}-${at}`));
    expect(taps).toBeLessThanOrEqual(4);
  }
  for (const [index, { page }] of players.entries()) await screenshot(page, `carcassonne-end-${index}`);
  expect(await owner.send('/score')).toMatch(/Roads|Cities/);
  for (const { page } of players) expect(await seriousViolations(page)).toEqual([]);
});

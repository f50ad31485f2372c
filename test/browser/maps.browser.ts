import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

/** A way to use the chips of every map that a player chooses. */
const USES = [
  ['iberica', 'treat'],
  ['great-britain', 'turn'],
  ['benelux', 'island'],
  ['germany', 'upgrade'],
  ['france', 'sell'],
] as const;

it.each(USES)('lets two people play a whole game on the map of %s with its chips by tapping', async (map, use) => {
  const { discord } = await startPirogue();
  const browser = await startChromium();
  const players: TappingPlayer[] = [];
  for (const [index, name] of ['Ana', 'Eva'].entries()) {
    const viewport = index === 0 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
    const page = await openPage(browser, { viewport, bypassCSP: true });
    const player = new TappingPlayer(page, discord.personIds[name]!, chooserFor(31 + index));
    await player.open(discord.origin);
    players.push(player);
  }
  const [ana, eva] = players as [TappingPlayer, TappingPlayer];
  const owner = new PagePlayer(ana.page, ana.userId, 'Ana');
  await owner.send(`/new game:carcassonne map:${map} chips:True seats:2`);
  await ana.button('join').waitFor();
  await screenshot(ana.page, `${map}-lobby`);
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
    await mover.takeTurn((at) => screenshot(mover.page, `${map}-turn-${turn}-${at}`));
  }
  for (const [index, { page }] of players.entries()) await screenshot(page, `${map}-end-${index}`);
  expect(players.flatMap(({ confirmed }) => [...confirmed])).toContain(use);
  expect(await owner.send('/score')).toMatch(/Chips/);
  for (const { page } of players) expect(await seriousViolations(page)).toEqual([]);
});

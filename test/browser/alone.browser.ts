import { expect, it } from 'vitest';
import { chooserFor } from '../../src/core/chooser.ts';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

/** A whole game of somebody alone, whose turns they tap on a phone; the computers play in between. */
async function playAlone(player: TappingPlayer, name: string): Promise<void> {
  let asked = '';
  for (let turn = 1; ; turn++) {
    const next = await nextTurn(player.page, asked);
    if (next === 'over') break;
    asked = next;
    await player.page.locator(`[data-message-id="${asked}"]`).first().waitFor();
    await player.takeTurn((at) => screenshot(player.page, `alone-${name}-${turn}-${at}`));
  }
  await screenshot(player.page, `alone-${name}-end`);
}

async function onPhone() {
  const { discord } = await startPirogue();
  const browser = await startChromium();
  const page = await openPage(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true });
  const player = new TappingPlayer(page, discord.personIds.Ana!, chooserFor(5));
  await player.open(discord.origin);
  return { page, player };
}

it('lets a newcomer alone play a whole game against the computer from the first channel, by taps', async () => {
  const { page, player } = await onPhone();
  await screenshot(page, 'alone-welcome');
  await page.locator('[data-testid="alone"][data-game="amazonas"]').click();
  await playAlone(player, 'amazonas');
  expect(await seriousViolations(page)).toEqual([]);
});

const MAPS = ['germany', 'france', 'benelux', 'great-britain', 'iberica'] as const;

const OPENINGS: readonly (readonly [name: string, opening: string])[] = [
  ['amazonas', '/new game:amazonas'],
  ['carcassonne', '/new game:carcassonne'],
  ...MAPS.map((map) => [map, `/new game:carcassonne map:${map} chips:true`] as const),
];

it.each(OPENINGS)('lets somebody alone play a whole game against two levels: %s', async (name, opening) => {
  const { page, player } = await onPhone();
  await new PagePlayer(page, player.userId, 'Ana').send(`${opening} computers:1 level:learner`);
  await player.button('computer').click();
  await page.getByText('Toucan').first().waitFor();
  await player.button('start').click();
  await playAlone(player, name);
});

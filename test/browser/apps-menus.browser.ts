import { expect, it } from 'vitest';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';

it('has the commands about people and about messages in menus beside them', async () => {
  const pirogue = await startPirogue();
  const { discord } = pirogue;
  await pirogue.person('Ana');
  await pirogue.person('Ben');
  const page = await openPage(await startChromium(), { bypassCSP: true });
  const player = new PagePlayer(page, discord.personIds.Ana!, 'Ana');
  await player.open(discord.origin);
  const commands = page.getByTestId('menu-command').filter({ visible: true });
  const ben = page.getByTestId('member').filter({ hasText: 'Ben' });
  await ben.getByTestId('apps').click();
  expect(await commands.allInnerTexts()).toEqual(['Play Carcassonne with …', 'How do they play?']);
  await screenshot(page, 'apps-of-person');
  await commands.first().click();
  const lobby = page.getByTestId('message').filter({ hasText: 'who wants to play?' });
  await lobby.waitFor();

  // By keys alone: the menu opens with Enter, its first command is the next stop.
  await lobby.getByTestId('apps').focus();
  await page.keyboard.press('Enter');
  expect(await commands.allInnerTexts()).toContain('What happened since?');
  await screenshot(page, 'apps-of-message');
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await commands.count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByTestId('message-private').first().waitFor();
});

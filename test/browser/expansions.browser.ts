import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { PRESETS } from '../../src/games/carcassonne/presets.ts';
import { startPirogue } from '../support/pirogue.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { type Offered, TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

const PHONE = { width: 390, height: 844 };

/** Pieces besides the ordinary meeple. */
const SPECIAL = ['large', 'abbot', 'builder', 'pig'];

/** Something that only a game with the expansions offers. */
function wants({ action, told }: Offered): boolean {
  return action === 'retrieve' || told.includes('second tile') || SPECIAL.some((piece) => action.endsWith(` ${piece}`));
}

it('lets two people with phones play a whole game with all four expansions by tapping', async () => {
  const { discord } = await startPirogue();
  const browser = await startChromium();
  const players: TappingPlayer[] = [];
  for (const [index, name] of ['Ana', 'Eva'].entries()) {
    const page = await openPage(browser, { viewport: PHONE, bypassCSP: true });
    const player = new TappingPlayer(page, discord.personIds[name]!, chooserFor(61 + index), wants);
    await player.open(discord.origin);
    players.push(player);
  }
  const [ana, eva] = players as [TappingPlayer, TappingPlayer];
  const owner = new PagePlayer(ana.page, ana.userId, 'Ana');
  const options = Object.keys(PRESETS['big-box']!).map((option) => `${option}:True`);
  await owner.send(`/new game:carcassonne ${options.join(' ')} seats:2`);
  await ana.button('join').waitFor();
  const lobby = ana.page.locator('[data-message-id]', { has: ana.page.locator('[data-custom-id^="1:join:"]') });
  await screenshot(ana.page, 'expansions-lobby');
  expect(await lobby.textContent()).toContain(
    'With the river, with the abbot, with Inns & Cathedrals, with Traders & Builders.',
  );
  await eva.button('join').click();
  await eva.messages().getByTestId('message-private').first().waitFor();
  await ana.button('start').click();
  const told: string[] = [];
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
    told.push((await ana.page.locator(`[data-message-id="${asked}"]`).first().textContent())!);
    await mover.takeTurn((at) => screenshot(mover.page, `expansions-turn-${turn}-${at}`));
  }
  for (const [index, { page }] of players.entries()) await screenshot(page, `expansions-end-${index}`);
  const pieces = players.flatMap((player) => [...player.pieces]);
  for (const piece of ['meeple', ...SPECIAL]) expect(pieces).toContain(piece);
  expect(players.flatMap(({ confirmed }) => [...confirmed])).toContain('retrieve');
  const turns = told.join('\n');
  expect(turns).toMatch(/takes the abbot back from the (garden|monastery)/);
  expect(turns).toMatch(/has to play the second tile \(builder\)/);
  expect(turns).toMatch(/takes goods: .*(wine|grain|cloth) \d/);
  expect(turns).not.toMatch(/undefined|NaN|\{/);
  const score = await owner.send('/score');
  await screenshot(ana.page, 'expansions-score');
  for (const source of [/gardens/i, /goods/i]) expect(score).toMatch(source);
  for (const { page } of players) expect(await seriousViolations(page)).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { EXPANSION_OPTIONS } from '../../src/games/carcassonne/rules/options.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { GameRecord } from '../../src/store/records.ts';
import type { TurnAnswer } from '../../src/web/page/turn.ts';
import { patient } from '../support/patience.ts';
import { storeLog } from '../support/stored-game.ts';
import { contentWidth, PHONE, setPageStage } from './page-stage.ts';
import { openSeat } from './played-page.ts';
import type { SeatedPlayer } from './seated-player.ts';
import { noteSaid, noteSpoken, saidSince, spokenTurn } from './spoken.ts';
import { screenshot, seriousViolations } from './stage.ts';

/** Every box at once, as much of each as there is. */
const EVERY_BOX = Object.fromEntries(Object.entries(EXPANSION_OPTIONS).map(([id, values]) => [id, values.at(-1)!]));

/** A phone, the narrowest window that must do, and a window of 1280 by 800 pixels at 200 %. */
const VIEWPORTS = [PHONE, { width: 320, height: 568 }, { width: 640, height: 400 }];

type Stage = Awaited<ReturnType<typeof setPageStage>>;

/** A game with every box, stored in a channel of its own before each kind of action for the first time. */
function everyKind({ pirogue }: Stage) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const options = { map: 'none', ...EVERY_BOX };
  const played = { game: CARCASSONNE, set, players: 2, seed: 'every box', policies: ['random'] as const, options };
  const { setup, log } = simulateGame({ ...played, order: 'given' });
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const kinds = new Map<string, number>();
  for (const [entries, entry] of log.entries()) {
    if (entry.type === 'takeback') continue;
    const { type, as } = entry.action as { readonly type: string; readonly as?: string };
    const kind = as ? `${type} ${as}` : type;
    if (!kinds.has(kind)) kinds.set(kind, entries);
  }
  return [...kinds].map(([kind, entries]) => ({
    kind,
    async store() {
      const channelId = pirogue.discord.world.addTextChannel('table').id;
      const earlier = { ruleSet: 'carcassonne', setup, log: log.slice(0, entries), ended: false, channelId, people };
      const entry = log[entries] as { readonly seat: number };
      return { record: await storeLog(pirogue, earlier), userId: people[entry.seat]!.id };
    },
  }));
}

/**
 * Opens the page of a player to move, who has the turn that it shows: where a tile fits one square alone, it lies there already, and
 * the page asks where else it would fit without showing that.
 */
async function openedTurn(stage: Stage, record: GameRecord, userId: string): Promise<SeatedPlayer> {
  const answers: TurnAnswer[] = [];
  const prepare = async (page: Page) => {
    await noteSaid(page);
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.endsWith('/turn')) answers.push((await response.json()) as TurnAnswer);
    });
  };
  const player = await openSeat(stage, record, { userId, prepare });
  const isWhole = () => answers.length > (answers[0]?.tiles.length === 1 ? 1 : 0);
  await expect.poll(isWhole, { timeout: patient(20_000) }).toBe(true);
  await expect.poll(() => player.turn, { timeout: patient(20_000) }).toBeDefined();
  player.turn = answers[0];
  return player;
}

/** Expects that what a page shows has no serious fault in any window, and that Confirm is in sight in each. */
async function expectUsable({ page }: SeatedPlayer, name: string): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const { width, height } = viewport;
    expect([name, width, await seriousViolations(page)]).toEqual([name, width, []]);
    expect([name, await contentWidth(page)]).toEqual([name, width]);
    const confirm = page.locator('#turn .confirm').first();
    if (await confirm.isVisible()) {
      await page.evaluate('scrollTo(0, 0)');
      const box = (await confirm.boundingBox())!;
      expect([name, width, box.y + box.height <= height, box.x + box.width <= width]).toEqual([
        name,
        width,
        true,
        true,
      ]);
    }
    await screenshot(page, `every-box-${name}-${width}`.replaceAll(' ', '-'));
  }
  await page.setViewportSize(PHONE);
}

it('plays each kind of action of a game with every box on small windows, and tells it to who only hears', async () => {
  const stage = await setPageStage({ proxies: 1 });
  const choose = chooserFor(4);
  const seen = new Set<string>();
  for (const { kind, store } of everyKind(stage)) {
    const { record, userId } = await store();
    const player = await openedTurn(stage, record, userId);
    const { page } = player;
    for (let at = 1; player.turn?.state === 'choose'; at++) {
      const step = await player.step();
      if (step === 'wait' || step === 'over') {
        await page.waitForTimeout(20);
        continue;
      }
      const name = `${kind} ${at} ${step}`;
      const said = await saidSince(page);
      await noteSpoken(page, name.replaceAll(' ', '-'), said);
      // What was looked at once is played on alone.
      const look = `${step} ${player.turn.prompt}`.replaceAll(/\d+/g, '');
      if (!seen.has(look)) await expectUsable(player, name);
      seen.add(look);
      const spoken = await spokenTurn(page);
      expect([name, spoken]).toEqual([name, expect.stringContaining(`heading "${player.turn.prompt}"`)]);
      // How the tile lies is said, as the board shows it.
      const { laid = '', tiles } = player.turn;
      const drafted = (await page.locator('#turn .drafted').textContent())!;
      expect([name, laid === '', drafted.startsWith(laid)]).toEqual([name, tiles.length === 0, true]);
      if (laid && at > 1) expect([name, said]).toEqual([name, expect.arrayContaining([drafted])]);
      await player.takeStepInList(step, choose);
    }
    await noteSpoken(page, `${kind} over`.replaceAll(' ', '-'), await saidSince(page));
    await page.context().close();
  }
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooser } from '../support/table.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations, setStage } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';

/** Turns to play; TURNS=all plays to the final scoring. */
const TURNS = process.env.TURNS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.TURNS ?? 10);

/** What the page is looked at through: this file knows no DOM otherwise. */
interface Seen {
  readonly dataset: Readonly<Record<string, string>>;
  closest(css: string): Seen | null;
}

/** The id of the newest message with a Draw button, once that is another one than `before`; `over` at the end. */
async function nextTurn(page: Page, before: string): Promise<string> {
  const found = await page.waitForFunction((last) => {
    const { document } = globalThis as unknown as { document: { querySelectorAll(css: string): Iterable<Seen> } };
    if ([...document.querySelectorAll('[data-custom-id^="1:rematch:"]')].length > 0) return 'over';
    const draw = [...document.querySelectorAll('[data-custom-id^="1:draw:"]')].at(-1);
    const id = draw?.closest('[data-message-id]')?.dataset.messageId;
    return id === undefined || id === last ? undefined : id;
  }, before);
  return (await found.jsonValue()) as string;
}

it('lets three people in three languages play by tapping only, on a desktop and on phones', async () => {
  const stage = await setStage();
  const { origin, program } = stage;
  const people = ['en-US', 'nl', 'fr'].map((wanted) => stage.people.find(({ locale }) => locale === wanted)!);
  const players: TappingPlayer[] = [];
  for (const [index, { id }] of people.entries()) {
    const page = await stage.page(index);
    const player = new TappingPlayer(page, id, chooser(31 + index));
    await player.open(origin);
    players.push(player);
  }
  const [ana, ...others] = players as [TappingPlayer, TappingPlayer, TappingPlayer];
  await new PagePlayer(ana.page, ana.userId, people[0]!.global_name).send('/new');
  for (const other of others) {
    await other.button('join').click();
    await other.messages().getByTestId('message-private').first().waitFor();
  }
  await screenshot(ana.page, 'lobby');
  await ana.button('start').click();

  let asked = '';
  for (let turn = 0; turn < TURNS; turn++) {
    const next = await nextTurn(ana.page, asked);
    if (next === 'over') break;
    asked = next;
    let mover: TappingPlayer | undefined;
    for (const player of players) {
      await player.page.locator(`[data-message-id="${asked}"]`).first().waitFor();
      if (await player.isAsked(asked)) mover = player;
    }
    const step = turn < 4 || turn % 25 === 0;
    const name = `turn-${turn}-${people[players.indexOf(mover!)]!.locale}`;
    const taps = await mover!.takeTurn(step ? (at) => screenshot(mover!.page, `${name}-${at}`) : undefined);
    expect(taps).toBeLessThanOrEqual(4);
    if (step)
      for (const [at, { page }] of players.entries()) await screenshot(page, `${name}-seen-by-${people[at]!.locale}`);
  }

  for (const { page } of players) expect(await seriousViolations(page)).toEqual([]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

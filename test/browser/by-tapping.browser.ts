import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { PagePlayer } from './page-player.ts';
import { Spectator } from './spectator.ts';
import { screenshot, seriousViolations, setStage } from './stage.ts';
import { TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

/** Turns to play; TURNS=all plays to the final scoring. */
const TURNS = process.env.TURNS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.TURNS ?? 10);

/** The turns before which the spectator does something. */
const BEGINS = 1;
const LOOKS = 4;
const LEAVES_TO_END = 6;

it('lets three people in three languages play by tapping only while a fourth watches, on a desktop and on phones', async () => {
  const stage = await setStage();
  const { origin, program } = stage;
  const people = ['en-US', 'nl', 'fr'].map((wanted) => stage.people.find(({ locale }) => locale === wanted)!);
  const players: TappingPlayer[] = [];
  for (const [index, { id }] of people.entries()) {
    const page = await stage.page(index);
    const player = new TappingPlayer(page, id, chooserFor(31 + index));
    await player.open(origin);
    players.push(player);
  }
  const [ana, ...others] = players as [TappingPlayer, TappingPlayer, TappingPlayer];
  const owner = new PagePlayer(ana.page, ana.userId, people[0]!.global_name);
  await owner.send('/new');
  for (const other of others) {
    await other.button('join').click();
    await other.messages().getByTestId('message-private').first().waitFor();
  }
  await screenshot(ana.page, 'lobby');
  await ana.button('start').click();

  const { id, global_name } = stage.people.find(({ locale }) => locale === 'de')!;
  const dirk = new Spectator(await stage.page(0), id, global_name);
  await dirk.open(origin);

  let asked = '';
  let notices = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const next = await nextTurn(ana.page, asked);
    if (turn > BEGINS && (turn <= LEAVES_TO_END || next === 'over')) await dirk.hasNotices(origin, ++notices);
    if (next === 'over') break;
    asked = next;
    if (turn === BEGINS) expect(await dirk.send('/watch')).toContain('nach jedem Zug eine stille Direktnachricht');
    if (turn === LOOKS) {
      await dirk.hasQuietMark();
      await lookAtEverything(dirk, asked);
      const told = await dirk.readNotices(() => screenshot(dirk.page, 'notices'));
      expect(told).toHaveLength(notices);
      for (const text of told) expect(text).toMatch(/hat in \S+ gespielt:/);
      await pingsDiffer(dirk, owner);
    }
    if (turn === LEAVES_TO_END) {
      expect(await dirk.send('/watch what:end')).toContain('am Ende eine stille Direktnachricht');
      await screenshot(dirk.page, 'watched');
    }
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
  // Whoever watches for the end only was told of no turn meanwhile.
  if (TURNS > LEAVES_TO_END) await dirk.hasNotices(origin, notices);

  for (const { page } of [...players, dirk]) expect(await seriousViolations(page)).toEqual([]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);

  /** Everything that a spectator may look at; nobody else sees any of it, and the turn stays whose it is. */
  async function lookAtEverything(spectator: Spectator, turnMessage: string): Promise<void> {
    const seen = await Promise.all(players.map((player) => player.messages().locator('[data-message-id]').count()));
    expect(await spectator.picture('/board view:focus')).toMatch(/Spalten -?\d+ bis -?\d+/);
    await screenshot(spectator.page, 'spectator-focus');
    expect(await spectator.picture('/board view:whole')).toMatch(/Spielfeld von Carcassonne: Amazonas/);
    const text = await spectator.send('/board view:text');
    for (const word of ['Nebenfluss', 'Plättchen', 'Spielfeld']) expect(text).toContain(word);
    await screenshot(spectator.page, 'spectator-text');
    for (const { global_name } of people) expect(await spectator.send('/score')).toContain(global_name);
    expect(await spectator.send('/log')).toContain(people[0]!.global_name);
    await screenshot(spectator.page, 'spectator-log');
    // The buttons below the turn message are there for everybody, but the turn is the player's.
    const before = await spectator.privateMessages().count();
    await spectator.page.locator(`[data-message-id="${turnMessage}"] [data-custom-id^="1:draw:"]`).click();
    await spectator.privateMessages().nth(before).waitFor();
    const refusal = spectator.privateMessages().nth(before);
    expect(await refusal.getByTestId('picture').count()).toBe(0);
    expect(await refusal.textContent()).toMatch(/spiel/i);
    await screenshot(spectator.page, 'spectator-refused');
    const after = await Promise.all(players.map((player) => player.messages().locator('[data-message-id]').count()));
    expect(after).toEqual(seen);
  }
});

/** A mention is counted in the list of channels and in the title; the notices were not. */
async function pingsDiffer(spectator: Spectator, caller: PagePlayer): Promise<void> {
  const { page } = spectator;
  const home = page.locator('[data-testid=channel][aria-current=page]');
  const channel = (await home.getAttribute('data-channel-id'))!;
  await spectator.notices().click();
  await page.locator(`[data-testid=channel][data-channel-id="${channel}"]:not([aria-current])`).waitFor();
  await caller.page.getByTestId('composer-input').fill(`@${spectator.name} look!`);
  await caller.page.keyboard.press('Enter');
  const marked = page.locator(`[data-testid=channel][data-channel-id="${channel}"]`);
  await marked.getByTestId('mention-count').waitFor();
  expect(await marked.getByTestId('mention-count').textContent()).toBe('1');
  await expect.poll(() => page.title()).toMatch(/^\(1\)/);
  await screenshot(page, 'pinged');
  await marked.click();
  await marked.getByTestId('mention-count').waitFor({ state: 'detached' });
}

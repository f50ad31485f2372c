import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { screenshot, seriousViolations, setStage } from './stage.ts';
import { nextTurn } from './turns.ts';

/** Turns played with commands, after one by the controls of the panel each. */
const TURNS = 2;

/** Opens every dialog and list of the page with keys, and closes it again; the focus must come back. */
async function lookAround(player: KeyboardPlayer): Promise<void> {
  await player.toComposer();
  await player.press('ArrowUp');
  await player.reach('ArrowUp', ({ messageId }) => messageId !== null);
  const picture = await player.reach('Shift+Tab', ({ testId }) => testId === 'picture');
  await player.press('Enter');
  await player.page.getByTestId('lightbox').waitFor();
  await player.press('Escape');
  await player.page.getByTestId('lightbox').waitFor({ state: 'detached' });
  expect(await player.focus()).toMatchObject({ testId: 'picture', messageId: picture.messageId });
  await player.reach('F6', ({ testId }) => testId === 'channel');
  await player.reach('Tab', ({ testId }) => testId === 'person-switcher');
  await player.press('Enter');
  expect(await player.focus()).toMatchObject({ testId: 'person-switch' });
  await player.press('ArrowDown');
  await player.press('Escape');
  expect(await player.focus()).toMatchObject({ testId: 'person-switcher' });
  await player.toComposer();
}

/** Puts away the newest private message; the focus goes to its neighbour, not nowhere. */
async function dismissNewest(player: KeyboardPlayer): Promise<void> {
  await player.toComposer();
  const dismissed = await player.reach('Shift+Tab', ({ testId }) => testId === 'dismiss');
  await player.press('Space');
  await player.page.locator(`[data-message-id="${dismissed.messageId}"]`).waitFor({ state: 'detached' });
  const after = await player.focus();
  expect(after.messageId).not.toBeNull();
  expect(after.messageId).not.toBe(dismissed.messageId);
}

it('lets two people play with the keyboard alone', async () => {
  const { origin, people, program, page } = await setStage();
  const [ana, eva] = people.filter(({ locale }) => locale === 'en-US');
  const players: KeyboardPlayer[] = [];
  for (const [index, { id }] of [ana!, eva!].entries()) {
    const player = new KeyboardPlayer(await page(0), id, chooserFor(51 + index));
    await player.open(origin);
    players.push(player);
  }
  const [owner, guest] = players as [KeyboardPlayer, KeyboardPlayer];
  expect(await owner.command('new')).toContain('Your game is open');
  let joined = await guest.command('join', ['colour']);
  // The colour that is chosen at random may be the one that the owner has.
  if (joined.includes('is taken')) joined = await guest.command('join');
  expect(joined).toContain('You have joined as');
  expect(await owner.command('start')).toContain('The game has started');

  let asked = '';
  const turnOf = async (): Promise<KeyboardPlayer> => {
    asked = await nextTurn(owner.page, asked);
    await guest.page.locator(`[data-message-id="${asked}"]`).waitFor();
    return (await owner.isAsked(asked)) ? owner : guest;
  };
  for (let turn = 0; turn < 2; turn++) {
    const mover = await turnOf();
    await mover.takeTurnByControls(asked, (step) => screenshot(mover.page, `keyboard-panel-${turn}-${step}`));
  }
  for (let turn = 0; turn < TURNS; turn++) {
    const mover = await turnOf();
    await mover.command('draw');
    let answer = await mover.command('place', ['x', 'y', 'rotation']);
    await screenshot(mover.page, `keyboard-placed-${turn}`);
    if (answer.includes('/double')) answer = await mover.command('double', ['tile', 'rotation']);
    if (answer.includes('Now choose a piece')) answer = await mover.command('boat');
    expect(answer).toContain('Your turn is done');
  }
  await turnOf();
  for (const player of players) {
    await lookAround(player);
    await dismissNewest(player);
  }
  await refusesInWords(owner);
  const pages: Page[] = players.map((player) => player.page);
  for (const each of pages) expect(await seriousViolations(each)).toEqual([]);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

/** An option that is wrong is said, not only painted. */
async function refusesInWords(player: KeyboardPlayer): Promise<void> {
  await player.toComposer();
  const before = await player.utterances();
  await player.page.keyboard.type('/place x:many');
  const after = await player.heard(/Nothing fits what you typed/, before);
  await player.press('Enter');
  await player.heard(/x: Enter a whole number/, after);
  await player.press('Escape');
  await player.press('Escape');
  expect((await player.focus()).testId).toBe('composer-input');
}

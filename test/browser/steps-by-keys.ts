import { expect } from 'vitest';
import type { Choose } from '../../src/core/chooser.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';
import type { SeatedPlayer, Step } from './seated-player.ts';

/** More steps than any way through the page takes; beyond, the focus goes in circles. */
const MAX_STEPS = 120;

const RADIO = '#turn input[type=radio]';

/** Takes a step by keys alone: what the board shows while it has the focus, all else in the list. */
export async function takeStepByKeys(player: SeatedPlayer, step: Step, choose: Choose): Promise<void> {
  const turn = player.turn!;
  await player.comeFromElsewhere();
  switch (step) {
    case 'draw':
      return confirm(player, choose);
    case 'square':
      return lay(player, turn, choose);
    case 'tile':
      return chooseTile(player, turn, choose);
    case 'piece':
    case 'decision': {
      const pick = player.picked(turn, choose);
      if (pick) await choosePick(player, turn, { pick, choose });
      const radios = await player.page.locator(RADIO).count();
      if (!player.turn!.ready) await chooseInList(player, { row: RADIO, nth: choose(radios), choose });
      return confirm(player, choose);
    }
  }
}

/** Plays what is drafted, or draws: at the board, or by the button. */
async function confirm(player: SeatedPlayer, choose: Choose): Promise<void> {
  const before = player.turn;
  const isAtBoard = choose(2) === 0;
  await tabTo(player, isAtBoard ? '#board' : '#turn .confirm:enabled');
  await press(player, isAtBoard ? 'Control+Enter' : 'Enter');
  await player.settled(before);
}

/** Lays the tile on a square by going through them, and turns it at times. */
async function lay(player: SeatedPlayer, turn: TurnAnswer, choose: Choose): Promise<void> {
  await tabTo(player, '#board');
  const presses = 1 + choose(Math.min(3, turn.choices.filter(({ best }) => best).length));
  let laid = turn;
  for (let count = 0; count < presses; count++) {
    await press(player, choose(3) === 0 ? 'p' : 'n');
    laid = await player.settled(laid);
  }
  if (laid.turns.length === 0 || choose(2) === 0) return;
  await press(player, choose(2) === 0 ? 'r' : 'Shift+R');
  await player.settled(laid);
}

/** Chooses one of several tiles in the list. */
async function chooseTile(player: SeatedPlayer, turn: TurnAnswer, choose: Choose): Promise<void> {
  const rows = player.page.locator('#turn .choices button');
  const key = await rows.nth(choose(await rows.count())).getAttribute('data-key');
  await tabTo(player, `#turn [data-key=${key}]`);
  await press(player, 'Space');
  await player.settled(turn);
}

/** A choice that is to be made. */
interface Picked {
  readonly pick: TurnChoice;
  readonly choose: Choose;
}

/** Chooses a piece by the number of its place and then its kind, what is about a square by going through these, all else in the list. */
async function choosePick(player: SeatedPlayer, turn: TurnAnswer, { pick, choose }: Picked): Promise<void> {
  const places = [...new Set(turn.choices.flatMap(({ on }) => (on ? [`${on.x} ${on.y}`] : [])))];
  const place = pick.on ? places.indexOf(`${pick.on.x} ${pick.on.y}`) : -1;
  const index = turn.choices.indexOf(pick);
  if (place >= 0 && place < 9) {
    await choosePlace(player, turn, { number: place + 1, choose });
    const kind = `#turn [data-key=kind-${index}][aria-pressed=false]`;
    if (!(await player.page.locator(kind).isVisible())) return;
    const before = player.turn;
    await tabTo(player, kind);
    await press(player, 'Space');
    await player.settled(before);
  } else if (turn.step === 'decision' && pick.at && choose(2) === 0) {
    await tabTo(player, '#board');
    for (const _ of turn.choices) {
      const before = player.turn!;
      if (before.draft === pick.do) break;
      await press(player, 'n');
      await player.settled(before);
    }
    expect(player.turn!.draft).toBe(pick.do);
  } else await chooseInList(player, { row: `#turn [data-key=choice-${index}]`, choose });
}

/** Chooses a piece by the number of its place; at times it is freed and chosen again. */
async function choosePlace(
  player: SeatedPlayer,
  turn: TurnAnswer,
  { number, choose }: { readonly number: number; readonly choose: Choose },
): Promise<void> {
  await tabTo(player, '#board');
  const isFreed = choose(3) === 0 && turn.choices.some(({ none }) => none);
  let before = turn;
  for (let count = 0; count < (isFreed ? 3 : 1); count++) {
    await press(player, String(number));
    before = await player.settled(before);
    const isNone = before.choices.find(({ chosen }) => chosen)?.none ?? false;
    expect(isNone).toBe(count === 1);
  }
}

/** Chooses a row of the list: a box that is ticked, or one of several, through which the arrow keys go. */
async function chooseInList(
  player: SeatedPlayer,
  { row, nth = 0, choose }: { readonly row: string; readonly nth?: number; readonly choose: Choose },
): Promise<void> {
  const wanted = player.page.locator(row).nth(nth);
  const key = await wanted.getAttribute('data-key');
  const isTicked = (await wanted.getAttribute('type')) === 'checkbox';
  await tabTo(player, isTicked ? row : RADIO);
  const arrow = choose(2) === 0 ? 'ArrowDown' : 'ArrowUp';
  const isReached = () => isFocused(player, `[data-key=${key}]`);
  for (let steps = 0; isTicked ? steps === 0 : !(await isReached()) || !(await wanted.isChecked()); steps++) {
    expect(steps).toBeLessThan(MAX_STEPS);
    const before = player.turn;
    await press(player, (await isReached()) ? 'Space' : arrow);
    await player.settled(before);
  }
}

/** Presses a key; afterwards something still has the focus. */
async function press(player: SeatedPlayer, key: string): Promise<void> {
  await player.page.keyboard.press(key);
  expect(await isFocused(player, 'body')).toBe(false);
}

/** Goes to an element by Tab, from where the focus is. */
async function tabTo(player: SeatedPlayer, css: string): Promise<void> {
  for (let steps = 0; !(await isFocused(player, css)); steps++) {
    if (steps === MAX_STEPS) throw new Error(`Tab never leads to ${css}`);
    // Behind the last element of the page comes none, then the first one.
    await player.page.keyboard.press('Tab');
  }
}

/** True if an element with the focus matches. */
async function isFocused({ page }: SeatedPlayer, css: string): Promise<boolean> {
  return page.evaluate(`document.activeElement.matches(${JSON.stringify(css)})`);
}

import type { LocalDiscord } from 'local-discord';
import { expect } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { type Offered, TappingPlayer } from './tapping-player.ts';
import { nextTurn } from './turns.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** A whole game of two, of which the first types what opens it. */
interface TappedGame {
  /** Begins the names of its pictures. */
  readonly name: string;
  /** Options of /new. */
  readonly options: string;
  /** Decides what the players choose. */
  readonly seed: number;
  /** What a player taps before anything else that is offered, what comes first before what follows. */
  readonly wants?: readonly ((offered: Offered) => boolean)[];
  /** Whether the first player has a phone, too, instead of a desk. */
  readonly onPhones?: boolean;
  /** Called while the lobby is open. */
  readonly inLobby?: (player: TappingPlayer) => Promise<void>;
}

/** What came of a game. */
interface TappedResult {
  readonly owner: PagePlayer;
  readonly players: readonly TappingPlayer[];
  /** The message of each turn, as it was when the turn began. */
  readonly told: readonly string[];
  /** How many taps each turn took. */
  readonly taps: readonly number[];
}

/** Lets two people play a whole game by tapping, on pages that break no rule of accessibility. */
export async function playByTapping(
  { origin, personIds }: LocalDiscord,
  { name, options, seed, wants, onPhones = false, inLobby }: TappedGame,
): Promise<TappedResult> {
  const browser = await startChromium();
  const players: TappingPlayer[] = [];
  for (const [index, person] of ['Ana', 'Eva'].entries()) {
    const page = await openPage(browser, { viewport: index === 0 && !onPhones ? DESK : PHONE, bypassCSP: true });
    const player = new TappingPlayer(page, personIds[person]!, chooserFor(seed + index), wants);
    await player.open(origin);
    players.push(player);
  }
  const [ana, eva] = players as [TappingPlayer, TappingPlayer];
  const owner = new PagePlayer(ana.page, ana.userId, 'Ana');
  await owner.send(`/new ${options} seats:2`);
  await ana.button('join').waitFor();
  await screenshot(ana.page, `${name}-lobby`);
  await inLobby?.(ana);
  await eva.button('join').click();
  await eva.messages().getByTestId('message-private').first().waitFor();
  await ana.button('start').click();
  const told: string[] = [];
  const taps: number[] = [];
  for (let asked = await nextTurn(ana.page, ''); asked !== 'over'; asked = await nextTurn(ana.page, asked)) {
    let mover = ana;
    for (const player of players) {
      await player.page.locator(`[data-message-id="${asked}"]`).first().waitFor();
      if (await player.isAsked(asked)) mover = player;
    }
    told.push((await ana.page.locator(`[data-message-id="${asked}"]`).first().textContent())!);
    taps.push(await mover.takeTurn((at) => screenshot(mover.page, `${name}-turn-${told.length}-${at}`)));
  }
  for (const [index, { page }] of players.entries()) {
    await screenshot(page, `${name}-end-${index}`);
    expect(await seriousViolations(page)).toEqual([]);
  }
  return { owner, players, told, taps };
}

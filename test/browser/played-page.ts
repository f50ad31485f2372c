import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seedFor } from '../../lab/simulation/chooser.ts';
import { gameOf as gameIn } from '../../src/app/app.ts';
import { makeTicket } from '../../src/app/seat-access.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import type { LogEntry } from '../../src/core/log.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import { choices } from '../../src/games/carcassonne/choices.ts';
import { createSetup } from '../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../src/games/carcassonne/game/start.ts';
import type { Action } from '../../src/games/carcassonne/rules/action.ts';
import { legalActions } from '../../src/games/carcassonne/rules/legal.ts';
import { dueAction } from '../../src/games/carcassonne/rules/move.ts';
import { copyState, type State } from '../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../src/games/carcassonne/rules/step.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { GameRecord } from '../../src/store/records.ts';
import { gameOf } from '../support/seated-table.ts';
import { type PlayedLog, storeLog } from '../support/stored-game.ts';
import { contentWidth, DESK, PHONE, setPageStage } from './page-stage.ts';
import { SeatedPlayer, type Step } from './seated-player.ts';
import { screenshot, seriousViolations } from './stage.ts';
import { takeStepByKeys } from './steps-by-keys.ts';

type Stage = Awaited<ReturnType<typeof setPageStage>>;

/** A running game of Ana and Ben. */
export async function begunGame(options: Parameters<typeof gameOf>[2] = {}) {
  const stage = await setPageStage({ proxies: 1 });
  const { people } = await gameOf(stage.pirogue, ['Ana', 'Ben'], options);
  const record = (await stage.pirogue.store.games.open(stage.channelId))!;
  return { stage, people, record };
}

/** So many random games are played in search of one that has what is wanted. */
const MOST_GAMES = 40;

/** A random game until somebody has something wanted to choose: the first one that comes so far. */
function playedUntil(start: State, isWanted: (action: Action) => boolean): LogEntry<Action>[] {
  for (let number = 0; number < MOST_GAMES; number++) {
    const choose = chooserFor(number);
    const log: LogEntry<Action>[] = [];
    const state = copyState(start);
    for (let legal = legalActions(state); legal.length > 0; legal = legalActions(state)) {
      if (choices(state).some(({ action }) => isWanted(action))) return log;
      const action = dueAction(state) ?? legal[choose(legal.length)]!;
      log.push({ type: 'action', seat: state.seat, action });
      perform(state, action, []);
    }
  }
  throw new Error('no game has what is wanted');
}

/**
 * A running game of Ana and Ben with options of Carcassonne that the lobby alone offers.
 *
 * @param isWanted what somebody can choose at the end of what was played; nothing was played if absent
 */
export async function begunInLobby(chosen: ChosenOptions, isWanted?: (action: Action) => boolean) {
  const stage = await setPageStage({ proxies: 1 });
  const content = stage.pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup = createSetup({ content, ...GIVEN, options: chosen });
  const log = isWanted ? playedUntil(startState(content, setup), isWanted) : [];
  return stored(stage, { setup, log, chosen });
}

/** A running game of Ana and Ben, of whose pile only the last tiles are played. */
export async function begunShort(ruleSet: string, { chosen, tiles }: { chosen: ChosenOptions; tiles: number }) {
  const stage = await setPageStage({ proxies: 1 });
  const { app } = stage.pirogue;
  const game = gameIn(app, ruleSet)!;
  const content = app.library.ownContent(ruleSet)!;
  // A seed would promise the whole pile.
  const { seed: _, ...setup } = game.createSetup({ content, ...GIVEN, options: chosen });
  return stored(stage, { setup: { ...setup, pile: setup.pile.slice(-tiles) }, log: [], chosen });
}

/** What all these games are made of. */
const GIVEN = { colours: ['red', 'blue'], seed: seedFor('taps'), order: 'given' } as const;

/** Stores a game of Ana and Ben. */
async function stored(
  stage: Stage,
  { setup, log, chosen }: Pick<PlayedLog, 'setup' | 'log'> & { readonly chosen: ChosenOptions },
) {
  const people = [await stage.pirogue.person('Ana'), await stage.pirogue.person('Ben')] as const;
  const seats = people.map(({ id }, at) => ({ id, name: ['Ana', 'Ben'][at]!, locale: 'en-US' }));
  const { ruleSet } = setup;
  const played = { ruleSet, setup, log, ended: false, channelId: stage.channelId, people: seats };
  await storeLog(stage.pirogue, { ...played, options: { chosen } });
  const record = (await stage.pirogue.store.games.open(stage.channelId))!;
  return { stage, people, record };
}

/** Opens the page of a game in a browser of its own, by the link that a player gets. */
export async function openSeat(
  stage: Stage,
  record: GameRecord,
  {
    userId,
    viewport = PHONE,
    deviceScaleFactor = 1,
    prepare,
  }: {
    readonly userId: string;
    readonly viewport?: typeof PHONE;
    /** Pixels of the screen to one of the page. */
    readonly deviceScaleFactor?: number;
    /** Called before the page is opened. */
    readonly prepare?: (page: Page) => Promise<void>;
  },
): Promise<SeatedPlayer> {
  const page = await stage.tab(viewport, { bypassCSP: true, deviceScaleFactor });
  await prepare?.(page);
  // Nothing moves, so that a place stays where it was computed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = new SeatedPlayer(page, await stage.addressOf(record), viewport.width > PHONE.width);
  const ticket = await makeTicket(stage.pirogue.app, { gameId: record.id, userId });
  await page.goto(`${player.address}#seat=${ticket}`);
  await page.getByRole('button', { name: /^Play as / }).click();
  await page.locator('#turn .last').waitFor({ state: 'attached' });
  expect(page.url()).toBe(player.address);
  return player;
}

/** A game of two in which nothing has happened. */
type Begun = Awaited<ReturnType<typeof begunGame | typeof begunInLobby>>;

/** How two people play a game to its end. */
interface Way {
  /** Begins the names of the pictures. */
  readonly name: string;
  readonly viewport?: typeof PHONE;
  readonly takeStep: (player: SeatedPlayer, step: Step, choose: Choose) => Promise<void>;
}

/** Plays a game of two to its end, each in a browser of their own; every kind of step is looked at once. */
async function playToTheEnd(begun: Begun, { name, viewport, takeStep }: Way) {
  const { stage, people, record } = begun;
  const players: SeatedPlayer[] = [];
  for (const { id } of people.slice(0, 2)) {
    players.push(await openSeat(stage, record, { userId: id, ...(viewport && { viewport }) }));
  }
  const choose = chooserFor(5);
  const seen = new Set<string>();
  const sent: { userId: string; draft: string }[] = [];
  for (;;) {
    const steps = await Promise.all(players.map((player) => player.step()));
    const mover = steps.findIndex((step) => step !== 'wait' && step !== 'over');
    if (mover < 0) {
      const { status } = (await stage.pirogue.store.games.byId(record.id))!;
      if (status !== 'running') {
        expect(status).toBe('ended');
        return { ...begun, players, seen, sent };
      }
      await players[0]!.page.waitForTimeout(50);
      continue;
    }
    const [player, step] = [players[mover]!, steps[mover] as Step];
    if (!seen.has(step)) {
      expect([step, await seriousViolations(player.page)]).toEqual([step, []]);
      expect(await contentWidth(player.page)).toBeLessThanOrEqual(player.page.viewportSize()!.width);
      await screenshot(player.page, `${name}-${step}-first`);
    }
    seen.add(step);
    await screenshot(player.page, `${name}-${step}-last`);
    const before = player.sent.length;
    try {
      await takeStep(player, step, choose);
    } catch (error) {
      await screenshot(player.page, `${name}-fail`);
      throw error;
    }
    sent.push(...player.sent.slice(before).map((draft) => ({ userId: record.seats[mover]!.userId, draft })));
  }
}

/** Lets two people with phones play a whole game by taps on the board; what the board does not show is chosen in the list. */
export async function playByTaps(name: string, begun: Begun) {
  return playToTheEnd(begun, {
    name: `taps-${name}`,
    takeStep: (player, step, choose) => player.takeStep(step, choose),
  });
}

/** Lets two people at desks play a whole game by keys alone. */
export async function playByKeys(name: string, begun: Begun) {
  return playToTheEnd(begun, {
    name: `keys-${name}`,
    viewport: DESK,
    takeStep: takeStepByKeys,
  });
}

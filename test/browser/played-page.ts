import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeTicket } from '../../src/app/seat-access.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import { turnsOf } from '../../src/core/ports.ts';
import { type Square, squaresAt, type TileType } from '../../src/core/tile.ts';
import type { GameRecord } from '../../src/store/records.ts';
import {
  type Camera,
  cameraOnAll,
  closeTo,
  type DrawnBoard,
  keptOnBoard,
  type Point,
  pointInView,
  zoomed,
} from '../../src/web/page/camera.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';
import { patient } from '../support/patience.ts';
import { gameOf } from '../support/seated-table.ts';
import { PHONE, setPageStage } from './page-stage.ts';

type Stage = Awaited<ReturnType<typeof setPageStage>>;

/** A running game of Ana and Ben. */
export async function begunGame(options: Parameters<typeof gameOf>[2] = {}) {
  const stage = await setPageStage({ proxies: 1 });
  const { people } = await gameOf(stage.pirogue, ['Ana', 'Ben'], options);
  const record = (await stage.pirogue.store.games.open(stage.channelId))!;
  return { stage, people, record };
}

/** Opens the page of a game in a browser of its own, by the link that a player gets. */
export async function openSeat(
  stage: Stage,
  record: GameRecord,
  { userId, viewport = PHONE }: { readonly userId: string; readonly viewport?: typeof PHONE },
): Promise<SeatedPlayer> {
  const page = await stage.tab(viewport, { bypassCSP: true });
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

/** The little of a browser's page that this file looks at. */
interface SeenPage {
  readonly document: { querySelector(css: string): { focus(): void } };
}

/** Side of squares that a tap enlarges, and of a tile whose pieces can be chosen, in pixels. */
const SIDES = { unclear: 64, close: 176 };

/** How many addresses players came from. */
let addresses = 0;

/** A player at the page of a game, who taps on its board. */
export class SeatedPlayer {
  readonly page: Page;
  readonly address: string;
  /** The turn that the server has told of last. */
  turn: TurnAnswer | undefined;
  /** The drafts that were confirmed, in notation. */
  readonly sent: string[] = [];
  /** The questions of this page to the server. */
  readonly questions: string[] = [];
  readonly isMouse: boolean;
  /** The board that the page shows, and the revision of its game. */
  #shown: { readonly revision: number; readonly drawing: DrawnBoard } | undefined;
  #tiles: readonly TileType[] = [];

  constructor(page: Page, address: string, isMouse: boolean) {
    this.isMouse = isMouse;
    this.page = page;
    this.address = address;
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.endsWith('/turn')) return;
      if (request.method() === 'GET') this.questions.push(search);
      else this.sent.push((request.postDataJSON() as { draft: string }).draft);
    });
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('/moments/now') && response.ok())
        this.#shown = (await response.json().catch(() => undefined)) ?? this.#shown;
      if (!/\/(turn|undo)$/.test(pathname) || !response.ok()) return;
      const body = (await response.json().catch(() => undefined)) as TurnAnswer | { turn: TurnAnswer } | undefined;
      if (body) this.turn = 'turn' in body ? body.turn : body;
    });
  }

  /** The step that the page shows; `wait` also while a question or a move is on its way. */
  async step(): Promise<NonNullable<TurnAnswer['step']> | 'wait' | 'over'> {
    const { turn, page } = this;
    if (!turn) return 'wait';
    if (turn.state === 'over') return 'over';
    if ((await page.locator('#turn .told-turn').textContent()) === 'Sending …') return 'wait';
    if (turn.state !== 'choose') return 'wait';
    // The list is made from the answer, so the page has it once its heading is there.
    const heading = await page.locator('#turn h2').allTextContents();
    return heading[0] === turn.prompt ? turn.step! : 'wait';
  }

  /** Waits until the page shows the answer to what was done last. */
  async settled(before: TurnAnswer | undefined): Promise<TurnAnswer> {
    await expect.poll(() => this.turn === before, { timeout: patient(20_000), interval: 20 }).toBe(false);
    return this.turn!;
  }

  /** Shows all of the board, and returns the camera that this makes. */
  async showAll(): Promise<Camera> {
    const drawing = await this.#drawing();
    await this.page.locator('#all').dispatchEvent('click');
    return cameraOnAll(drawing, await this.#view());
  }

  /** Taps the middle of a square; where squares are small, once more if that has made them larger. */
  async tapSquare(square: Square, camera: Camera): Promise<Camera> {
    const before = this.turn;
    const middle = { x: square.x + 0.5, y: square.y + 0.5 };
    const asked = this.questions.length;
    await this.tapAt(middle, camera);
    if (camera.side >= 44) return camera;
    await this.page.waitForTimeout(50);
    if (this.questions.length > asked || this.turn !== before) return camera;
    const view = await this.#view();
    const around = pointInView(camera, middle, view);
    const larger = zoomed(camera, { factor: SIDES.unclear / camera.side, around, view, smallest: 0 });
    const kept = keptOnBoard(larger, await this.#drawing());
    await this.tapAt(middle, kept);
    return kept;
  }

  /** The camera after a tile was brought close. */
  async cameraOn({ tiles }: TurnAnswer, before: Camera): Promise<Camera> {
    const { tile, x, y, rotation } = tiles.at(-1)!;
    this.#tiles = this.#tiles.length > 0 ? this.#tiles : await this.#tileTypes();
    const type = this.#tiles.find(({ id }) => id === tile)!;
    const squares = squaresAt(type, { x, y }, turnsOf(rotation));
    const close = closeTo(before, squares, { side: SIDES.close, view: await this.#view() });
    return keptOnBoard(close, await this.#drawing());
  }

  /** Taps a point of the board, which is in squares. */
  async tapAt(point: Point, camera: Camera): Promise<void> {
    const { x, y } = pointInView(camera, point, await this.#view());
    const box = (await this.page.locator('#board').boundingBox())!;
    const at = [box.x + x, box.y + y] as const;
    await (this.isMouse ? this.page.mouse.click(...at) : this.page.touchscreen.tap(...at));
  }

  /** Presses what confirms the draft, and waits until that is told. */
  async confirm(): Promise<void> {
    const before = this.turn;
    await this.page.locator('#turn .confirm:enabled').click();
    await this.settled(before);
  }

  /** Takes a step by taps on the board; only what the board does not show is chosen in the list. */
  async takeStep(step: NonNullable<TurnAnswer['step']>, choose: Choose): Promise<void> {
    const turn = this.turn!;
    await this.#comeFromElsewhere();
    if (step === 'draw') return this.confirm();
    if (step === 'square') {
      const squares = turn.choices.filter(({ best }) => best);
      const { at } = squares[choose(squares.length)]!;
      const camera = await this.showAll();
      this.#camera = await this.tapSquare(at!, camera);
      await this.settled(turn);
      return;
    }
    if (step === 'tile') return this.pickInList(turn, '#turn .choices button', choose);
    await this.#takeLastStep(turn, choose);
  }

  /** Goes on from another address, as nobody plays as fast as this. */
  async #comeFromElsewhere(): Promise<void> {
    addresses++;
    const address = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
    await this.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  }

  #camera: Camera | undefined;

  async #takeLastStep(turn: TurnAnswer, choose: Choose): Promise<void> {
    const places = turn.choices.filter(({ on }) => on);
    const isOnTile = turn.tiles.length > 0 && places.length > 0;
    const picks = [...places, ...turn.choices.filter(({ none }) => none)];
    const pick = turn.ready && picks.length === 0 ? undefined : picks[choose(picks.length)];
    if (pick?.on && isOnTile) {
      const camera = await this.cameraOn(turn, this.#camera ?? (await this.showAll()));
      await this.tapAt(pick.on, camera);
      await this.settled(turn);
    } else if (!turn.ready) await this.pickInList(turn, '#turn input[type=radio]', choose);
    await this.confirm();
  }

  /** Picks one of the rows of the list. */
  async pickInList(turn: TurnAnswer, css: string, choose: Choose): Promise<void> {
    const rows = this.page.locator(css);
    await rows.nth(choose(await rows.count())).click();
    await this.settled(turn);
  }

  /** Gives the board the focus. */
  async focusBoard(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as SeenPage).document.querySelector('#board').focus());
  }

  async #view() {
    const { width, height } = (await this.page.locator('#board').boundingBox())!;
    return { width, height };
  }

  async #drawing(): Promise<DrawnBoard> {
    const isNew = () => this.#shown !== undefined && this.#shown.revision >= this.turn!.revision;
    await expect.poll(isNew, { timeout: patient(20_000), interval: 20 }).toBe(true);
    return this.#shown!.drawing;
  }

  async #tileTypes(): Promise<readonly TileType[]> {
    const hash = await this.page.locator('main').getAttribute('data-tiles');
    return (await (await fetch(`${this.address}/tiles/${hash}`)).json()) as TileType[];
  }
}

/** Plays a game to its end; `look` is called before each step. */
export async function playToTheEnd(
  { stage, record }: { readonly stage: Stage; readonly record: GameRecord },
  players: readonly SeatedPlayer[],
  look: (player: SeatedPlayer, step: string) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const choose = chooserFor(5);
  const seen = new Set<string>();
  for (;;) {
    const steps = await Promise.all(players.map((player) => player.step()));
    const mover = steps.findIndex((step) => step !== 'wait' && step !== 'over');
    if (mover < 0) {
      const { status } = (await stage.pirogue.store.games.byId(record.id))!;
      if (status !== 'running') return seen;
      await players[0]!.page.waitForTimeout(50);
      continue;
    }
    const [player, step] = [players[mover]!, steps[mover] as NonNullable<TurnAnswer['step']>];
    if (!seen.has(step)) await look(player, step);
    seen.add(step);
    await player.takeStep(step, choose);
  }
}

export type { TurnChoice };

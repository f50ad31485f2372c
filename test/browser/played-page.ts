import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeTicket } from '../../src/app/seat-access.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import { turnsOf } from '../../src/core/ports.ts';
import { type Square, squaresAt, type TileType } from '../../src/core/tile.ts';
import type { TilePlace } from '../../src/games/contract/view.ts';
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
import { contentWidth, PHONE, setPageStage } from './page-stage.ts';
import { screenshot, seriousViolations } from './stage.ts';

type Stage = Awaited<ReturnType<typeof setPageStage>>;
type Step = NonNullable<TurnAnswer['step']>;

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
  /** Kinds of the pieces that were chosen on the board. */
  readonly pieces = new Set<string>();
  /** Questions and moves that the server has not answered. */
  #pending = 0;
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
      if (!/\/(turn|undo)$/.test(pathname)) return;
      this.#pending++;
      if (request.method() === 'GET') this.questions.push(search);
      else if (pathname.endsWith('/turn')) this.sent.push((request.postDataJSON() as { draft: string }).draft);
    });
    page.on('requestfailed', (request) => {
      if (/\/(turn|undo)$/.test(new URL(request.url()).pathname)) this.#pending--;
    });
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('/moments/now') && response.ok())
        this.#shown = (await response.json().catch(() => undefined)) ?? this.#shown;
      if (!/\/(turn|undo)$/.test(pathname)) return;
      const body = (await response.json().catch(() => undefined)) as TurnAnswer | { turn: TurnAnswer } | undefined;
      if (body && response.ok()) this.turn = 'turn' in body ? body.turn : body;
      this.#pending--;
    });
  }

  /** The step that the page shows; `wait` also while a question or a move is on its way. */
  async step(): Promise<Step | 'wait' | 'over'> {
    const { turn, page } = this;
    if (!turn) return 'wait';
    if (turn.state === 'over') return 'over';
    if ((await page.locator('#turn .told-turn').textContent()) === 'Sending …') return 'wait';
    if (turn.state !== 'choose') return 'wait';
    return (await this.#isShown()) ? turn.step! : 'wait';
  }

  /** True if the page shows the turn that the server has told of last: its list is made from that. */
  async #isShown(): Promise<boolean> {
    const { turn, page } = this;
    if (turn?.state !== 'choose') return true;
    return (await page.locator('#turn h2').allTextContents())[0] === turn.prompt;
  }

  /** Waits until the page shows the answer to what was done last. */
  async settled(before: TurnAnswer | undefined): Promise<TurnAnswer> {
    const isSettled = () => this.#pending === 0 && this.turn !== before;
    await expect.poll(isSettled, { timeout: patient(20_000), interval: 20 }).toBe(true);
    await expect.poll(() => this.#isShown(), { timeout: patient(20_000), interval: 20 }).toBe(true);
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
    const squares = await this.#squaresOf(tiles.at(-1)!);
    const close = closeTo(before, squares, { side: SIDES.close, view: await this.#view() });
    return keptOnBoard(close, await this.#drawing());
  }

  /** Taps a point of the board, which is in squares. */
  async tapAt(point: Point, camera: Camera): Promise<void> {
    const at = await this.#pointOf(point, camera);
    await (this.isMouse ? this.page.mouse.click(...at) : this.page.touchscreen.tap(...at));
  }

  /** Moves the mouse over a point of the board, which is in squares. */
  async hoverAt(point: Point, camera: Camera): Promise<void> {
    await this.page.mouse.move(...(await this.#pointOf(point, camera)));
  }

  async #pointOf(point: Point, camera: Camera): Promise<readonly [number, number]> {
    const { x, y } = pointInView(camera, point, await this.#view());
    const box = (await this.page.locator('#board').boundingBox())!;
    return [box.x + x, box.y + y];
  }

  /** Presses what confirms the draft, and waits until that is told. */
  async confirm(): Promise<void> {
    const before = this.turn;
    await this.page.locator('#turn .confirm:enabled').click();
    await this.settled(before);
  }

  /** Takes a step by taps on the board; only what the board does not show is chosen in the list. */
  async takeStep(step: Step, choose: Choose): Promise<void> {
    const turn = this.turn!;
    await this.comeFromElsewhere();
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
  async comeFromElsewhere(): Promise<void> {
    addresses++;
    const address = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
    await this.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  }

  #camera: Camera | undefined;

  async #takeLastStep(turn: TurnAnswer, choose: Choose): Promise<void> {
    const last = turn.tiles.at(-1);
    const covered = last ? await this.#squaresOf(last) : [];
    const isOnTile = ({ on }: TurnChoice) =>
      on !== undefined && covered.some(({ x, y }) => Math.floor(on.x) === x && Math.floor(on.y) === y);
    const pick = turn.choices[choose(turn.choices.length)];
    if (pick && isOnTile(pick)) {
      const camera = await this.cameraOn(turn, this.#camera ?? (await this.showAll()));
      await this.tapAt(pick.on!, camera);
      this.pieces.add(pick.piece!);
      const next = await this.settled(turn);
      const kind = this.page.locator(`#turn [data-key=kind-${turn.choices.indexOf(pick)}][aria-pressed=false]`);
      if (await kind.isVisible()) {
        await kind.click();
        await this.settled(next);
      }
    } else if (pick) {
      await this.page.locator(`#turn [data-key=choice-${turn.choices.indexOf(pick)}]`).click();
      await this.#pause();
      if (this.turn === turn && !pick.chosen) await this.settled(turn);
    }
    const now = this.turn!;
    if (!now.ready) await this.pickInList(now, '#turn input[type=radio]', choose);
    await this.confirm();
  }

  /** Waits until what was pressed last was asked, if it asks anything. */
  async #pause(): Promise<void> {
    await this.page.waitForTimeout(20);
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

  async #squaresOf({ tile, x, y, rotation }: TilePlace): Promise<readonly Square[]> {
    this.#tiles = this.#tiles.length > 0 ? this.#tiles : await this.#tileTypes();
    const type = this.#tiles.find(({ id }) => id === tile)!;
    return squaresAt(type, { x, y }, turnsOf(rotation));
  }

  async #tileTypes(): Promise<readonly TileType[]> {
    const hash = await this.page.locator('main').getAttribute('data-tiles');
    return (await (await fetch(`${this.address}/tiles/${hash}`)).json()) as TileType[];
  }
}

/** Plays a game of two to its end, each step by what `takeStep` does; every step is looked at once. */
async function playToTheEnd(
  { stage, record }: { readonly stage: Stage; readonly record: GameRecord },
  players: readonly SeatedPlayer[],
  {
    name,
    takeStep,
  }: { readonly name: string; readonly takeStep: (player: SeatedPlayer, step: Step, choose: Choose) => Promise<void> },
) {
  const choose = chooserFor(5);
  const seen = new Set<string>();
  const sent: { userId: string; draft: string }[] = [];
  for (;;) {
    const steps = await Promise.all(players.map((player) => player.step()));
    const mover = steps.findIndex((step) => step !== 'wait' && step !== 'over');
    if (mover < 0) {
      const { status } = (await stage.pirogue.store.games.byId(record.id))!;
      if (status !== 'running') return { seen, sent, status };
      await players[0]!.page.waitForTimeout(50);
      continue;
    }
    const [player, step] = [players[mover]!, steps[mover] as Step];
    if (!seen.has(step)) {
      expect([step, await seriousViolations(player.page)]).toEqual([step, []]);
      expect(await contentWidth(player.page)).toBeLessThanOrEqual(player.page.viewportSize()!.width);
      await screenshot(player.page, `${name}-${step}`);
    }
    seen.add(step);
    const before = player.sent.length;
    await takeStep(player, step, choose);
    sent.push(...player.sent.slice(before).map((draft) => ({ userId: record.seats[mover]!.userId, draft })));
  }
}

/** Lets two people with phones play a whole game by taps on the board; what the board does not show is chosen in the list. */
export async function playByTaps(name: string, options: Parameters<typeof gameOf>[2]) {
  const begun = await begunGame(options);
  const { stage, people, record } = begun;
  const players = [
    await openSeat(stage, record, { userId: people[0].id }),
    await openSeat(stage, record, { userId: people[1].id }),
  ];
  const played = await playToTheEnd(begun, players, {
    name: `taps-${name}`,
    takeStep: (player, step, choose) => player.takeStep(step, choose),
  });
  expect(played.status).toBe('ended');
  return { ...begun, ...played, players };
}

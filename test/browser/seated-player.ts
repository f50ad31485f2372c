import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choose } from '../../src/core/chooser.ts';
import { turnsOf } from '../../src/core/ports.ts';
import { type Square, squaresAt, type TileType } from '../../src/core/tile.ts';
import type { TilePlace } from '../../src/games/contract/view.ts';
import {
  type Camera,
  cameraCloseTo,
  cameraOnAll,
  cameraOnBoard,
  cameraZoomed,
  type DrawnBoard,
  type Point,
  pointInView,
  ZOOM_STEP,
} from '../../src/web/page/camera.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';
import { kindOf } from '../support/draft-kind.ts';
import { patient } from '../support/patience.ts';

export type Step = NonNullable<TurnAnswer['step']>;

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
  /** What was chosen in last steps, each kind of action once. */
  readonly kinds = new Set<string>();
  /** Questions and moves that the server has not answered. */
  #pending = 0;
  /** The questions of this page to the server. */
  readonly questions: string[] = [];
  readonly isMouse: boolean;
  /** How long a finger stays down, in milliseconds. */
  press = 0;
  /** The board that the page shows, and the revision of its game. */
  #shown: { readonly revision: number; readonly drawing: DrawnBoard } | undefined;
  #tiles: readonly TileType[] = [];

  constructor(page: Page, address: string, isMouse: boolean) {
    this.isMouse = isMouse;
    this.page = page;
    this.address = address;
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/\/(turn|plan|undo)$/.test(pathname)) return;
      this.#pending++;
      if (request.method() === 'GET') this.questions.push(search);
      else if (pathname.endsWith('/turn')) this.sent.push((request.postDataJSON() as { draft: string }).draft);
    });
    page.on('requestfailed', (request) => {
      if (/\/(turn|plan|undo)$/.test(new URL(request.url()).pathname)) this.#pending--;
    });
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('/moments/now') && response.ok())
        this.#shown = (await response.json().catch(() => undefined)) ?? this.#shown;
      if (!/\/(turn|plan|undo)$/.test(pathname)) return;
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
    const camera = await this.#allInView();
    await this.page.locator('#all').dispatchEvent('click');
    return camera;
  }

  async #allInView(): Promise<Camera> {
    return cameraOnAll(await this.#drawing(), await this.#view());
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
    const larger = await this.#largerAround(middle, { camera, factor: SIDES.unclear / camera.side });
    await this.tapAt(middle, larger);
    return larger;
  }

  /** Makes the board larger by steps while a square is chosen, and returns the camera that shows that where it was. */
  async enlarge(square: Square, { camera, steps }: { camera: Camera; steps: number }): Promise<Camera> {
    for (let step = 0; step < steps; step++) await this.page.locator('#larger').dispatchEvent('click');
    const middle = { x: square.x + 0.5, y: square.y + 0.5 };
    return this.#largerAround(middle, { camera, factor: ZOOM_STEP ** steps });
  }

  /** The camera that shows a larger board with a point of it where it was. */
  async #largerAround(point: Point, { camera, factor }: { camera: Camera; factor: number }): Promise<Camera> {
    const view = await this.#view();
    const around = pointInView(camera, point, view);
    return cameraOnBoard(cameraZoomed(camera, { factor, around, view, smallest: 0 }), await this.#drawing());
  }

  /** The camera after a tile was brought close. */
  async cameraOn({ tiles }: TurnAnswer, before: Camera): Promise<Camera> {
    const squares = await this.#squaresOf(tiles.at(-1)!);
    const close = cameraCloseTo(before, squares, { side: SIDES.close, view: await this.#view() });
    return cameraOnBoard(close, await this.#drawing());
  }

  /** Taps a point of the board, which is in squares. */
  async tapAt(point: Point, camera: Camera): Promise<void> {
    const at = await this.#pointOf(point, camera);
    // Nothing of the page lies over the board there.
    const hit = await this.page.evaluate(`document.elementFromPoint(${at.join()})?.localName`);
    expect(hit).toBe('canvas');
    this.#lastTap = at;
    if (this.isMouse) return this.page.mouse.click(...at);
    if (this.press === 0) return this.page.touchscreen.tap(...at);
    const session = await this.page.context().newCDPSession(this.page);
    const [x, y] = at;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.page.waitForTimeout(this.press);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Moves the mouse over a point of the board, which is in squares. */
  async hoverAt(point: Point, camera: Camera): Promise<void> {
    await this.page.mouse.move(...(await this.#pointOf(point, camera)));
  }

  /** Waits where a tap would be the second one of two quick ones, which goes on with turning the tile. */
  async #waitUntilNew(point: Point, camera: Camera): Promise<void> {
    const [x, y] = await this.#pointOf(point, camera);
    const [lastX, lastY] = this.#lastTap;
    if (Math.hypot(x - lastX, y - lastY) < 24) await this.page.waitForTimeout(300);
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
    // A tile is brought close from where the view is then.
    await this.#drawing();
    if (step === 'draw') return this.confirm();
    if (step === 'square') {
      const squares = turn.choices.filter(({ best }) => best);
      const { at } = squares[choose(squares.length)]!;
      this.#camera = await this.tapSquare(at!, await this.showAll());
      await this.settled(turn);
      return;
    }
    if (step === 'tile') return this.pickInList(turn, '#turn .choices button', choose);
    await this.#takeLastStep(turn, choose);
  }

  /** Takes a step by the list alone. */
  async takeStepInList(step: Step, choose: Choose): Promise<void> {
    await this.comeFromElsewhere();
    const turn = this.turn!;
    if (step === 'square' || step === 'tile') return this.pickInList(turn, '#turn .choices button', choose);
    if (step !== 'draw' && !turn.ready) await this.pickInList(turn, '#turn input[type=radio]', choose);
    await this.confirm();
  }

  /** Goes on from another address, as nobody plays as fast as this. */
  async comeFromElsewhere(): Promise<void> {
    addresses++;
    const address = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
    await this.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  }

  #lastTap: readonly [number, number] = [0, 0];
  /** Where the page's camera was when the tile of this turn was laid; undefined if it shows all of the board. */
  #camera: Camera | undefined;

  /** One of the choices; what was never chosen comes first, so that a game has all that it offers. Undefined if there is none. */
  picked({ choices }: TurnAnswer, choose: Choose): TurnChoice | undefined {
    const isNew = (choice: TurnChoice) => !choice.chosen && !this.kinds.has(kindOf(choice.do));
    const wanted = choices.some(isNew) ? choices.filter(isNew) : choices;
    const pick = wanted[choose(wanted.length)];
    if (pick) this.kinds.add(kindOf(pick.do));
    return pick;
  }

  async #takeLastStep(turn: TurnAnswer, choose: Choose): Promise<void> {
    const last = turn.tiles.at(-1);
    const covered = last ? await this.#squaresOf(last) : [];
    const isOnTile = ({ on }: TurnChoice) =>
      on !== undefined && covered.some(({ x, y }) => Math.floor(on.x) === x && Math.floor(on.y) === y);
    const pick = this.picked(turn, choose);
    if (pick && isOnTile(pick)) {
      const camera = await this.cameraOn(turn, this.#camera ?? (await this.#allInView()));
      await this.#waitUntilNew(pick.on!, camera);
      await this.tapAt(pick.on!, camera);
      const next = await this.settled(turn);
      expect(next.choices.find(({ chosen, on }) => chosen && on)?.on).toEqual(pick.on);
      const kind = this.page.locator(`#turn [data-key=kind-${turn.choices.indexOf(pick)}][aria-pressed=false]`);
      if (await kind.isVisible()) {
        await kind.click();
        await this.settled(next);
      }
    } else if (pick?.at) {
      await this.tapUntilChosen(pick);
    } else if (pick) {
      await this.page.locator(`#turn [data-key=choice-${turn.choices.indexOf(pick)}]`).click();
      await this.#pause();
      if (this.turn === turn && !pick.chosen) await this.settled(turn);
    }
    this.#camera = undefined;
    const now = this.turn!;
    if (!now.ready) await this.pickInList(now, '#turn input[type=radio]', choose);
    await this.confirm();
  }

  /** Taps a square until a choice about it is chosen: each further tap chooses what else there is. */
  async tapUntilChosen({ do: draft, at }: TurnChoice): Promise<void> {
    const there = this.turn!.choices.filter((one) => one.at?.x === at!.x && one.at.y === at!.y);
    let camera = await this.showAll();
    for (const _ of there) {
      const turn = this.turn!;
      if (turn.draft === draft) return;
      camera = await this.tapSquare(at!, camera);
      await this.settled(turn);
    }
    expect(this.turn!.draft).toBe(draft);
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

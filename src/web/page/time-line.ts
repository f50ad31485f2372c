import type { Square } from '../../core/tile.ts';
import { unpackedDrawing } from '../../render/strokes/packed-points.ts';
import { BoardView } from './board-view.ts';
import { agoText, element, putMarkup, showRelativeTimes } from './dom.ts';
import type { PageMoment } from './moment.ts';
import { type BoardArt, paintTile } from './tile-pictures.ts';

/** How long each moment is shown while the game plays, in milliseconds. */
const PLAY_INTERVAL = 1_200;

/** Side of a square of the drawn tile, in pixels of the screen. */
const DRAWN_SIDE = 192;

const MINUTE = 60_000;

/** Fetches a moment by its index; `now` for the last one. */
export type GetMoment = (index: number | 'now') => Promise<PageMoment>;

/** Callbacks of a board with its time. */
export interface TimeLineListener {
  /** A square was tapped. */
  tapped(square: Square): void;
  /** A moment is shown now. */
  shown(): void;
}

/** The board of a page, with its slider through time. */
export class TimeLine {
  /** The board of the shown moment. */
  readonly view: BoardView;
  readonly #get: GetMoment;
  readonly #board: BoardArt;
  readonly #listener: TimeLineListener | undefined;
  readonly #slider = element('time', HTMLInputElement);
  readonly #playButton = element('play', HTMLButtonElement);
  readonly #nowButton = element('now', HTMLButtonElement);
  readonly #playWord: string;
  #playTimer: ReturnType<typeof setTimeout> | undefined;
  /** The moment that is shown next, once the current fetch has ended. */
  #nextRequest: number | 'now' | undefined;
  #isShowing = false;
  #since: number | undefined;
  /** Index of the moment that is shown. */
  #shownIndex: string;
  /** True if the page shows the last moment, and follows it when the game goes on. */
  isNow = true;

  constructor(board: BoardArt, get: GetMoment, listener?: TimeLineListener) {
    this.#get = get;
    this.#board = board;
    this.#listener = listener;
    this.view = new BoardView(element('board', HTMLElement), board, {
      sightChanged: (isSeen) => {
        element('show-changed', HTMLButtonElement).hidden = isSeen;
      },
      tapped: (square) => this.#listener?.tapped(square),
    });
    this.#playWord = this.#playButton.textContent;
    this.#shownIndex = this.#slider.value;
    // A font is loaded once the board shows something of its letters.
    document.fonts.addEventListener('loadingdone', () => this.view.refresh());
    this.#addListeners();
    setInterval(() => {
      if (!this.#slider.isConnected) return;
      this.#showWaitingTime();
      showRelativeTimes(document);
    }, MINUTE);
  }

  /** Shows a moment. During a fetch only the latest request is kept. If a fetch fails, the slider returns to the shown moment. */
  async show(index: number | 'now'): Promise<void> {
    this.#nextRequest = index;
    if (this.#isShowing) return;
    this.#isShowing = true;
    try {
      for (let next = this.#takeRequest(); next !== undefined; next = this.#takeRequest())
        this.#display(next, await this.#get(next));
    } catch {
      this.#slider.value = this.#shownIndex;
    } finally {
      this.#isShowing = false;
    }
  }

  /** Called with a new last moment: shows it if the last one is shown, else only extends the slider. */
  renew(now: PageMoment): void {
    this.#setLast(now.last);
    // The result of a game is above its last turn.
    if (!now.isLive) element('told', HTMLElement).before(element('seats', HTMLElement));
    if (!this.isNow) return;
    // The moment that is being fetched is older than this one.
    if (this.#isShowing) void this.show('now');
    else this.#display('now', now);
  }

  /** Stops playing. */
  stop(): void {
    clearTimeout(this.#playTimer);
    this.#playTimer = undefined;
    this.#playButton.textContent = this.#playWord;
    setAriaLive('polite');
  }

  #takeRequest(): number | 'now' | undefined {
    const wanted = this.#nextRequest;
    this.#nextRequest = undefined;
    return wanted;
  }

  #display(asked: number | 'now', moment: PageMoment): void {
    const { at, last, label } = moment;
    this.#shownIndex = String(at);
    this.isNow = asked === 'now' || at === last;
    this.#setLast(last);
    // If a finger has moved on, the slider is already further.
    if (this.#nextRequest === undefined) this.#slider.value = String(at);
    this.#slider.ariaValueText = label;
    element('moment', HTMLOutputElement).textContent = label;
    this.#nowButton.hidden = this.isNow;
    this.#nowButton.textContent = moment.toLast;
    document.getElementById('live')?.classList.toggle('past', !moment.isLive);
    for (const [id, end] of [['back', 0] as const, ['forward', last] as const]) {
      const button = element(id, HTMLButtonElement);
      // A disabled button would lose the focus.
      if (at === end && button === document.activeElement) this.#slider.focus();
      button.disabled = at === end;
    }
    const status = element('status', HTMLElement);
    // Setting the same text would announce it again.
    if (status.textContent !== moment.status) status.textContent = moment.status;
    element('board', HTMLElement).ariaLabel = moment.alt;
    this.#showDrawn(moment);
    this.#since = moment.since;
    this.#showWaitingTime();
    for (const [id, html] of Object.entries(moment.html ?? {})) putMarkup(element(id, HTMLElement), html);
    this.view.show(unpackedDrawing(moment.drawing), moment.changed);
    this.#listener?.shown();
  }

  /** Sets the index of the last moment; one moment alone has no time to go through. */
  #setLast(last: number): void {
    this.#slider.max = String(last);
    this.#slider.closest<HTMLElement>('.time')!.hidden = last === 0;
  }

  /** Index of the moment that is shown. */
  get shownIndex(): string {
    return this.#shownIndex;
  }

  #showDrawn({ drawn, drawing: { theme } }: PageMoment): void {
    const place = element('drawn', HTMLElement);
    place.hidden = !drawn;
    if (!drawn) return;
    place.ariaLabel = drawn.words;
    paintTile(place.querySelector('canvas')!, this.#board, { tile: drawn.tile, rotation: 0, theme, side: DRAWN_SIDE });
  }

  #showWaitingTime(): void {
    const since = this.#since;
    const place = element('since', HTMLElement);
    const time = since === undefined ? '' : agoText(Date.now() - since);
    place.textContent = time;
    place.hidden = time === '';
    place.title = place.ariaLabel = place.dataset.words!.replace('{time}', time);
  }

  #addListeners(): void {
    const go = (by: number) => {
      this.stop();
      const { value, max } = this.#slider;
      const to = Math.max(0, Math.min(Number(max), Number(value) + by));
      // Set before the moment is fetched, so that the next press starts from here.
      this.#slider.value = String(to);
      void this.show(to);
    };
    this.#slider.addEventListener('input', () => go(0));
    element('back', HTMLButtonElement).addEventListener('click', () => go(-1));
    element('forward', HTMLButtonElement).addEventListener('click', () => go(1));
    this.#nowButton.addEventListener('click', () => {
      this.stop();
      void this.show('now');
      // The button is hidden afterwards, and the focus must not be lost.
      this.#slider.focus();
    });
    this.#playButton.addEventListener('click', () => (this.#playTimer === undefined ? this.#play() : this.stop()));
    element('larger', HTMLButtonElement).addEventListener('click', () => this.view.larger());
    element('smaller', HTMLButtonElement).addEventListener('click', () => this.view.smaller());
    element('all', HTMLButtonElement).addEventListener('click', () => this.view.showAll());
    element('show-changed', HTMLButtonElement).addEventListener('click', () => {
      // The button is hidden afterwards, and the focus must not be lost.
      element('board', HTMLElement).focus({ preventScroll: true });
      this.view.showChanged();
    });
    element('log', HTMLElement).addEventListener('click', ({ target }) => {
      const turn = target instanceof Element && target.closest<HTMLElement>('[data-turn]');
      // A reader who selects text of the log wants to copy it.
      if (!turn || getSelection()?.type === 'Range') return;
      this.stop();
      void this.show(Number(turn.dataset.turn));
      element('board', HTMLElement).scrollIntoView({ block: 'nearest' });
    });
    document.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // Inputs, menus and the table of points, which may scroll sideways, use these keys themselves.
      const isTaken = event.target instanceof Element && event.target.closest('input, select, .points');
      if (by === undefined || isTyped || isTaken || event.defaultPrevented) return;
      // This time line was replaced by that of another record.
      if (!this.#slider.isConnected) return;
      event.preventDefault();
      go(by);
    });
  }

  /** Plays the moments one after the other, from the first one if the slider is at the end. */
  #play(): void {
    const isAtEnd = this.#slider.value === this.#slider.max;
    this.#playButton.textContent = this.#playButton.dataset.stop ?? '';
    // A screen reader would still read a turn when the next one is shown.
    setAriaLive('off');
    const step = async (at: number) => {
      await this.show(at);
      if (this.#playTimer === undefined) return;
      if (at >= Number(this.#slider.max)) this.stop();
      else this.#playTimer = setTimeout(() => void step(at + 1), PLAY_INTERVAL);
    };
    this.#playTimer = setTimeout(() => undefined);
    void step(isAtEnd ? 0 : Number(this.#slider.value) + 1);
  }
}

/** Sets whether a screen reader announces changes of the status and the turn. */
function setAriaLive(live: 'polite' | 'off'): void {
  for (const id of ['status', 'told']) element(id, HTMLElement).ariaLive = live;
}

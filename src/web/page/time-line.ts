import { unpackedDrawing } from '../../render/strokes/packed-points.ts';
import { BoardView } from './board-view.ts';
import { durationText, element, putMarkup } from './dom.ts';
import type { PageMoment } from './moment.ts';
import { type BoardArt, paintTile } from './tile-pictures.ts';

/** How long each moment is shown while the game plays, in milliseconds. */
const PLAY_INTERVAL = 1_200;

/** Side of a square of the drawn tile, in pixels of the screen. */
const DRAWN_SIDE = 192;

const MINUTE = 60_000;

/** Fetches a moment by its index; `now` for the last one. */
export type GetMoment = (at: number | 'now') => Promise<PageMoment>;

/** The board of a page, with its slider through time. */
export class TimeLine {
  readonly #get: GetMoment;
  readonly #board: BoardArt;
  readonly #view: BoardView;
  readonly #slider = element('time', HTMLInputElement);
  readonly #playing = element('play', HTMLButtonElement);
  readonly #toNow = element('now', HTMLButtonElement);
  readonly #playWord: string;
  #player: ReturnType<typeof setTimeout> | undefined;
  /** The moment to show after the one that is being fetched. */
  #wanted: number | 'now' | undefined;
  #isShowing = false;
  #since: number | undefined;
  /** Index of the moment that is shown. */
  #shown: string;
  /** Whether the last moment is shown, whichever it is. */
  isNow = true;

  constructor(board: BoardArt, get: GetMoment) {
    this.#get = get;
    this.#board = board;
    this.#view = new BoardView(element('board', HTMLElement), board);
    this.#playWord = this.#playing.textContent;
    this.#shown = this.#slider.value;
    void document.fonts.load('700 16px "Noto Sans"').then(() => this.#view.refresh());
    this.#listen();
    setInterval(() => this.#slider.isConnected && this.#tellSince(), MINUTE);
  }

  /** Shows a moment; of several requests during a fetch only the latest follows. Shows the old one if the fetch fails. */
  async show(at: number | 'now'): Promise<void> {
    this.#wanted = at;
    if (this.#isShowing) return;
    this.#isShowing = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) this.#put(next, await this.#get(next));
    } catch {
      this.#slider.value = this.#shown;
    } finally {
      this.#isShowing = false;
    }
  }

  /** Takes a new last moment: shows it if the last one is shown, else only extends the slider. */
  renew(now: PageMoment): void {
    this.#slider.max = String(now.last);
    // The result of a game comes first.
    if (!now.isLive) element('told', HTMLElement).before(element('seats', HTMLElement));
    if (!this.isNow) return;
    // What is under way is older.
    if (this.#isShowing) void this.show('now');
    else this.#put('now', now);
  }

  /** Stops playing. */
  stop(): void {
    clearTimeout(this.#player);
    this.#player = undefined;
    this.#playing.textContent = this.#playWord;
    tellChanges('polite');
  }

  #next(): number | 'now' | undefined {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    return wanted;
  }

  #put(asked: number | 'now', moment: PageMoment): void {
    const { at, last, label } = moment;
    this.#shown = String(at);
    this.isNow = asked === 'now' || at === last;
    this.#slider.max = String(last);
    // A finger that is further by now moves the slider itself.
    if (this.#wanted === undefined) this.#slider.value = String(at);
    this.#slider.ariaValueText = label;
    element('moment', HTMLOutputElement).textContent = label;
    this.#toNow.hidden = this.isNow;
    this.#toNow.textContent = moment.toLast;
    document.getElementById('live')?.classList.toggle('past', !moment.isLive);
    element('back', HTMLButtonElement).disabled = at === 0;
    element('forward', HTMLButtonElement).disabled = at === last;
    element('status', HTMLElement).textContent = moment.status;
    element('board', HTMLElement).ariaLabel = moment.alt;
    this.#showDrawn(moment);
    this.#since = moment.since;
    this.#tellSince();
    for (const [id, html] of Object.entries(moment.html ?? {})) putMarkup(element(id, HTMLElement), html);
    this.#view.show(unpackedDrawing(moment.drawing), moment.changed);
  }

  #showDrawn({ drawn, drawing: { theme } }: PageMoment): void {
    const place = element('drawn', HTMLElement);
    const canvas = place.querySelector('canvas')!;
    place.ariaLabel = drawn?.words ?? '';
    place.ariaHidden = String(!drawn);
    canvas.hidden = !drawn;
    if (drawn) paintTile(canvas, this.#board, { tile: drawn.tile, rotation: 0, theme, side: DRAWN_SIDE });
  }

  #tellSince(): void {
    const since = this.#since;
    const place = element('since', HTMLElement);
    const time = since === undefined ? '' : durationText(Date.now() - since);
    place.textContent = time && place.dataset.words!.replace('{time}', time);
  }

  #listen(): void {
    const go = (by: number) => {
      this.stop();
      const { value, max } = this.#slider;
      const to = Math.max(0, Math.min(Number(max), Number(value) + by));
      // The next press goes on from here, also while this moment is still fetched.
      this.#slider.value = String(to);
      void this.show(to);
    };
    this.#slider.addEventListener('input', () => go(0));
    element('back', HTMLButtonElement).addEventListener('click', () => go(-1));
    element('forward', HTMLButtonElement).addEventListener('click', () => go(1));
    this.#toNow.addEventListener('click', () => {
      this.stop();
      void this.show('now');
      // The button is gone then, and the focus must not be lost with it.
      this.#slider.focus();
    });
    this.#playing.addEventListener('click', () => (this.#player === undefined ? this.#play() : this.stop()));
    element('larger', HTMLButtonElement).addEventListener('click', () => this.#view.larger());
    element('smaller', HTMLButtonElement).addEventListener('click', () => this.#view.smaller());
    element('all', HTMLButtonElement).addEventListener('click', () => this.#view.showAll());
    element('log', HTMLElement).addEventListener('click', ({ target }) => {
      const turn = target instanceof Element && target.closest<HTMLElement>('[data-turn]');
      // Whoever marks some of its words wants to have them.
      if (!turn || getSelection()?.type === 'Range') return;
      this.stop();
      void this.show(Number(turn.dataset.turn));
      element('board', HTMLElement).scrollIntoView({ block: 'nearest' });
    });
    document.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // The slider, menus and what is wider than the screen have these keys themselves.
      const isTaken = event.target instanceof Element && event.target.closest('input, select, .points');
      if (by === undefined || isTyped || isTaken || event.defaultPrevented) return;
      // Another record has taken its place.
      if (!this.#slider.isConnected) return;
      event.preventDefault();
      go(by);
    });
  }

  /** Shows one moment after the other, from the first one where the last one is shown. */
  #play(): void {
    const isAtEnd = this.#slider.value === this.#slider.max;
    this.#playing.textContent = this.#playing.dataset.stop ?? '';
    // A screen reader would be told of each turn while the next one is there already.
    tellChanges('off');
    const step = async (at: number) => {
      await this.show(at);
      if (this.#player === undefined) return;
      if (at >= Number(this.#slider.max)) this.stop();
      else this.#player = setTimeout(() => void step(at + 1), PLAY_INTERVAL);
    };
    this.#player = setTimeout(() => undefined);
    void step(isAtEnd ? 0 : Number(this.#slider.value) + 1);
  }
}

/** Whether a screen reader tells what changes. */
function tellChanges(live: 'polite' | 'off'): void {
  for (const id of ['status', 'told']) element(id, HTMLElement).ariaLive = live;
}

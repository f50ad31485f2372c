import { isInsideDiscord } from './access.ts';
import { AdvicePart } from './advice.ts';
import { BoardDraft } from './board-draft.ts';
import type { BoardView } from './board-view.ts';
import { element, nextFrame } from './dom.ts';
import type { DraftDrawing } from './draft-drawing.ts';
import { DraftHistory } from './draft-history.ts';
import { fetchWithTimeout } from './fetching.ts';
import { gameOverElements } from './game-over.ts';
import { HintPart } from './hint.ts';
import { PAGE_FORMAT } from './moment.ts';
import { NextGame } from './next-game.ts';
import { OrdersPart } from './orders.ts';
import { planButtons, planLines } from './plan.ts';
import { askComputer, type MoveRequest, newMoveId, sendMove } from './sending.ts';
import { type KeptDraft, TabDraft } from './tab-draft.ts';
import { Tray } from './tray.ts';
import type { DraftAdvice, TurnAnswer, TurnHints, TurnProblem } from './turn.ts';
import { voteElements } from './vote.ts';

/** Pause before the turn is asked for again, in milliseconds. */
const RETRY_DELAY = 3_000;

/** The page on which a player plays a seat. */
export interface PlayedPage {
  /** Address of the page without its origin. */
  readonly path: string;
  /** An address below that of the page, for words in its language. */
  readonly address: (what: string) => URL;
  readonly view: BoardView;
  /** Draws drafts; passed in by the page's script, which contains most of its code anyway. */
  readonly drawing: DraftDrawing;
  /** Path of the page of the next game that waits for the player; undefined if this browser plays no seat in it. */
  readonly nextGame: () => Promise<string | undefined>;
  /** True if the board shows the present. */
  readonly isNow: () => boolean;
  /** Called after a move, with the revision of the game then. */
  readonly moved: (revision: number) => void;
}

/** Plays a seat on its page: shows the choices in the tray and on the board, and sends the confirmed draft. */
export class SeatPlay {
  readonly #page: PlayedPage;
  readonly #tray: Tray;
  readonly #board: BoardDraft;
  readonly #advice: AdvicePart;
  readonly #orders: OrdersPart;
  readonly #history = new DraftHistory(() => this.#drop());
  readonly #status = element('status', HTMLElement);
  readonly #kept: TabDraft;
  #turn: TurnAnswer | undefined;
  /** Number of the latest question; answers to earlier ones are dropped. */
  #asked = 0;
  /** The number when a turn was shown last. */
  #answered = 0;
  #isSending = false;
  /** A question that was asked before its answer was needed. */
  #early: { readonly address: string; readonly answer: Promise<Response | undefined> } | undefined;
  /** True while the next turn is planned in place of waiting for it. */
  #isPlanning = false;
  /** The highest revision that the stream has told of. */
  #latest = 0;
  /** Effects of the player's last move, one line each. */
  #own: readonly string[] = [];

  /** @param hasFocus true if the focus was in the tray, where it stays */
  constructor(tray: HTMLElement, page: PlayedPage, hasFocus = false) {
    this.#page = page;
    this.#kept = new TabDraft(page.path);
    const tellProblem = (text: string) => this.#tray.tellProblem(text);
    const choose = (draft: string) => {
      this.#board.place(draft);
      void this.#choose(draft);
    };
    const hint = new HintPart({
      ask: (revision) => askComputer<TurnHints | TurnProblem>(page.address('hint'), { revision }),
      choose,
      changed: () => this.#turn && this.#tray.show(this.#turn),
      tellProblem,
    });
    const plan = {
      plan: (isPlan: boolean) => {
        this.#isPlanning = isPlan;
        void this.#ask();
      },
      remove: () => void this.#send('plan', { draft: '' }),
    };
    const next = new NextGame(page.nextGame);
    const over = { address: page.address, tellProblem };
    this.#advice = new AdvicePart({ ask: (about) => askComputer<DraftAdvice>(page.address('advice'), about), choose });
    this.#tray = new Tray(
      tray,
      {
        advice: this.#advice.element,
        beside: (turn) => [...planLines(turn), ...hint.elements(turn), ...gameOverElements(turn, over)],
        above: (turn) => voteElements(turn, (ballot) => void this.#send('vote', ballot)),
        below: (turn) => [next.shown(turn)],
        lasting: (turn) => planButtons(turn, plan),
        choose,
        pictureOf: (tile) => page.view.pictureOf(tile),
        preview: (draft) => this.#board.preview(draft),
        play: (draft) => void this.#send(this.#turn?.isPlan ? 'plan' : 'turn', { draft }),
        undo: () => void this.#send('undo'),
      },
      hasFocus,
    );
    this.#orders = new OrdersPart((order) => void this.#send('orders', order));
    element('log-part', HTMLElement).before(this.#orders.element);
    this.#board = new BoardDraft(page.view, page.drawing, {
      choose: (draft, pause) => void this.#choose(draft, pause),
      expect: (draft) => this.#expect(draft),
      confirm: () => this.#tray.confirm(),
      drop: () => this.#drop(),
      isNow: page.isNow,
    });
    void this.#begin();
  }

  /** True if this player has something to choose. */
  get isToMove(): boolean {
    return this.#turn?.state === 'choose';
  }

  /** Shows the turn again after a change of the game, or of something else on the page, such as a name. */
  changed(revision: number, isOther: boolean): void {
    this.#latest = Math.max(this.#latest, revision);
    if (this.#isSending || !this.#turn) return;
    const isSame = revision === this.#turn.revision;
    // A question that waits for its answer is told of it.
    if (isSame && (!isOther || this.#asked !== this.#answered)) return;
    void this.#ask(isSame || this.#isPlanning ? this.#turn.draft : undefined).then(() => this.#askWays());
  }

  /** Called when the board shows a moment. */
  boardShown(): void {
    this.#board.boardShown();
  }

  /** Shows the turn with the draft that this tab had before it was loaded again. */
  async #begin(): Promise<void> {
    const kept = this.#kept.draft;
    await this.#ask(kept?.draft);
    if (kept && this.#turn?.revision !== kept.revision) await this.#ask();
    // The game may have gone on while the first answer was on its way.
    if (this.#turn && this.#latest > this.#turn.revision) await this.#ask();
    await this.#askWays();
  }

  async #choose(draft: string, pause = 0): Promise<void> {
    // Everything else waits until the board shows the draft.
    const seen = nextFrame();
    if (draft !== '') void seen.then(() => this.#history.begin());
    this.#tray.lockConfirm();
    await this.#ask(draft, pause, seen);
    if (this.#turn && !this.#turn.isPlan) this.#kept.draft = this.#turn;
  }

  /** Asks for the turn after a draft while a finger is on the board, so that the answer is there sooner. */
  #expect(draft: string): void {
    const address = this.#turnAddress(draft);
    this.#early = { address: address.href, answer: fetchWithTimeout(address).catch(() => undefined) };
  }

  /** Drops the draft; returns false if there is none. */
  #drop(): boolean {
    if (!this.#turn?.draft || this.#isSending) return false;
    this.#board.place('');
    void this.#choose('');
    return true;
  }

  /** Asks for the other possible places of the tile of a kept draft. */
  async #askWays(): Promise<void> {
    if (!this.#board.lacksWays) return;
    const address = this.#turnAddress(this.#turn?.back ?? '');
    const answer = await fetchWithTimeout(address).catch(() => undefined);
    const turn = answer?.ok ? ((await answer.json()) as TurnAnswer) : undefined;
    if (turn?.step === 'square' && turn.revision === this.#turn?.revision) this.#board.rememberWays(turn);
  }

  /** Asks the server for the turn with a draft played, until it answers, and shows the turn. */
  async #ask(draft?: string, pause = 0, seen?: Promise<void>): Promise<void> {
    const asked = ++this.#asked;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const address = this.#turnAddress(draft);
    while (asked === this.#asked) {
      const early = this.#early?.address === address.href ? this.#early.answer : undefined;
      this.#early = undefined;
      const answer = await (early ?? fetchWithTimeout(address).catch(() => undefined));
      const body: unknown = await answer?.json().catch(() => undefined);
      await seen;
      if (asked !== this.#asked) return;
      if (answer?.ok && body) {
        const turn = body as TurnAnswer;
        // The moves of others replace the lines about the reader's last move.
        if (this.#turn?.state === 'wait' && turn.since.length > 0) this.#own = [];
        return this.#show(turn);
      }
      // Inside Discord, reloading the page signs the reader in again.
      if (answer?.status === 401 && isInsideDiscord()) return location.reload();
      if (answer && answer.status < 500 && answer.status !== 429) return this.#stop(body as TurnProblem);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }

  /** Plays or plans a draft, removes a plan by an empty one, takes the last action back, sets a standing order, or votes. */
  async #send(what: 'turn' | 'plan' | 'undo' | 'orders' | 'vote', body: Omit<MoveRequest, 'move'> = {}): Promise<void> {
    const turn = this.#turn;
    if (!turn || this.#isSending) return turn && this.#orders.showAgain(turn);
    this.#isSending = true;
    // Answers to earlier questions are out of date after the move.
    this.#asked++;
    this.#tray.lock();
    this.#own = [];
    this.#tray.clearProblem();
    if (what === 'turn') this.#board.send();
    this.#tray.tell([turn.words.sending]);
    const move = what === 'turn' ? this.#noteSent(turn.revision, body.draft!) : newMoveId();
    const sent = await sendMove(this.#page.address(what), { ...body, move, revision: turn.revision });
    this.#isSending = false;
    const keepsDraft = what === 'orders' || what === 'vote';
    if (sent.outcome === 'played' && keepsDraft && sent.turn.revision === turn.revision) {
      await this.#ask(turn.draft);
      return this.#tray.tell(sent.told);
    }
    if (sent.outcome === 'played') {
      this.#kept.draft = undefined;
      this.#own = sent.again ? [turn.words.arrived] : sent.told;
      this.#show(sent.turn);
      if (sent.turn.revision !== turn.revision) this.#page.moved(sent.turn.revision);
      else this.#tray.tell(this.#own);
      // Others have moved while the answer was on its way.
      if (this.#latest > sent.turn.revision) await this.#ask();
      return;
    }
    if (sent.outcome === 'rejected' && sent.status === 401) return this.#stop(sent);
    this.#orders.showAgain(turn);
    if (sent.outcome === 'rejected' && what === 'turn') this.#kept.draft = turn.draft ? turn : undefined;
    this.#tray.tellProblem(sent.outcome === 'rejected' ? sent.problem : turn.words.unknown);
    await this.#ask(turn.draft);
  }

  #show(turn: TurnAnswer): void {
    // Another version has answered; the next moment reloads the page.
    if (turn.format !== PAGE_FORMAT) return;
    const isNew = turn.revision !== this.#turn?.revision || (turn.vote && turn.vote.number !== this.#turn.vote?.number);
    this.#answered = this.#asked;
    this.#turn = turn;
    this.#isPlanning = turn.isPlan ?? false;
    this.#orders.show(turn);
    this.#tray.show(turn);
    this.#advice.show(turn);
    this.#board.show(turn);
    // Once the game is over, the page shows the result and the source of all points instead.
    const asked = turn.vote ? [turn.vote.asked] : [];
    if (isNew) this.#tray.tell(turn.state === 'over' ? [] : this.#own, turn.since, asked);
    // The moment that also sets the status may not have arrived yet.
    const isTold = turn.state !== 'choose' && turn.state !== 'paused' && this.#page.isNow();
    if (isTold && this.#status.textContent !== turn.prompt) this.#status.textContent = turn.prompt;
    const kept = this.#kept.draft;
    if (!kept || kept.revision === turn.revision) return;
    this.#kept.draft = undefined;
    if (kept.move === undefined) this.#tray.tell([turn.words.goneOn], turn.since);
    else void this.#findOut({ ...kept, move: kept.move }, turn);
  }

  /** Keeps a draft with the id of its move; a draft that was sent before without an answer keeps its id. */
  #noteSent(revision: number, draft: string): string {
    const kept = this.#kept.draft;
    const isKept = kept?.revision === revision && kept.draft === draft;
    const move = (isKept ? kept.move : undefined) ?? newMoveId();
    this.#kept.draft = { revision, draft, move };
    return move;
  }

  /** Tells whether a move without an answer was made. Sending it again cannot make it, as the revision has changed. */
  async #findOut(sent: Required<KeptDraft>, { words, since }: TurnAnswer): Promise<void> {
    const { outcome } = await sendMove(this.#page.address('turn'), sent);
    if (outcome === 'unknown') return this.#tray.tellProblem(words.unknown);
    this.#tray.clearProblem();
    this.#tray.tell([outcome === 'played' ? words.arrived : words.goneOn], since);
  }

  /** Ends playing in this tab, and says why. */
  #stop({ problem }: TurnProblem): void {
    this.#tray.clear();
    this.#tray.tellProblem(problem);
  }

  #turnAddress(draft: string | undefined): URL {
    const address = this.#page.address('turn');
    if (draft !== undefined) address.searchParams.set('draft', draft);
    if (this.#isPlanning) address.searchParams.set('plan', '');
    return address;
  }
}

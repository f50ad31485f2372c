import type { Square } from '../../core/tile.ts';
import type { DrawOperation, TileOperation } from '../../drawing/draw.ts';
import type { BoardLayer, BoardSight, LayeredBoard, PressedKey } from './board-layer.ts';
import { type Point, squareOf } from './camera.ts';
import type { DraftDrawing } from './draft-drawing.ts';
import { type DraftTiles, PLACES_SIDE, PlacedDraft, type TapAction } from './placed-draft.ts';
import type { TurnAnswer, TurnChoice } from './turn.ts';

/** Side to which squares are enlarged, in pixels, if it is unclear which of two squares or places a finger means. */
const ENLARGED_SIDES = { unclear: 64, crowded: PLACES_SIDE };

/** How long a key can be pressed again before the server is asked, in milliseconds: a key that is held repeats. */
const KEY_PAUSE = 150;

/** The actions of a player on the board. */
export interface DraftActions {
  /**
   * Shows the turn after a draft.
   *
   * @param pause how long to wait whether another draft is chosen, in milliseconds; by default not at all
   */
  choose(draft: string, pause?: number): void;
  /** Asks early for the turn after a draft that is likely to be chosen. */
  expect(draft: string): void;
  /** Plays the draft, if it can be confirmed. */
  confirm(): void;
  /** Drops the draft. */
  drop(): void;
  /** True if the board shows the present. */
  isNow(): boolean;
}

/** Style of a drawn draft: the view, and whether the draft is being sent to the server. */
interface Look {
  readonly sight: BoardSight;
  readonly isSent: boolean;
}

/** A draft on the board: squares, tiles and pieces that are chosen by taps. What is chosen is shown before the server has answered. */
export class BoardDraft implements BoardLayer {
  readonly #view: LayeredBoard;
  readonly #drawing: DraftDrawing;
  readonly #actions: DraftActions;
  #draft: PlacedDraft | undefined;
  /** The choice whose tile is only previewed, as the mouse is over its square or its line has the focus. */
  #hovered: TurnChoice | undefined;
  /** The draft that was confirmed; it is shown until the board has it. */
  #sent: PlacedDraft | undefined;
  /** Effect of the latest tap, which a quick second tap continues. */
  #lastTap: TapAction['act'] | undefined;
  /** Revision and square for which the view was zoomed in. */
  #close = '';

  constructor(view: LayeredBoard, drawing: DraftDrawing, actions: DraftActions) {
    this.#view = view;
    this.#drawing = drawing;
    this.#actions = actions;
    view.putOver(this);
  }

  /** Shows a turn. */
  show(turn: TurnAnswer): void {
    if (turn.revision === this.#sent?.turn.revision) this.#sent = undefined;
    this.#hovered = undefined;
    this.#draft = PlacedDraft.of(turn, this.#draft, (tile) => this.#view.squaresOf(tile));
    this.#bringClose(turn);
    this.#view.refresh();
  }

  /** Remembers where the drawn tile can be placed, from a turn without a draft. */
  rememberWays(turn: TurnAnswer): void {
    this.#draft = this.#draft?.withWays(turn);
    this.#view.refresh();
  }

  /** True if a tile is placed in the draft, and its other possible places are not known. */
  get lacksWays(): boolean {
    return this.#draft?.lacksWays ?? false;
  }

  /** Shows a draft that was chosen, until the server has told of it. */
  place(draft: string): void {
    this.#draft = this.#draft?.chosen(draft);
    this.#hovered = undefined;
    this.#view.refresh();
  }

  /** Shows the tile of a choice without choosing it, and its square; undefined for none. */
  preview(draft: string | undefined): void {
    this.#hovered = this.#draft?.wayOf(draft);
    if (this.#hovered) this.#view.showSquares([this.#hovered.at!]);
    this.#view.refresh();
  }

  /** Shows the draft as one that is on its way to the server. */
  send(): void {
    this.#sent = this.#draft;
    this.#view.refresh();
  }

  /** Removes the draft that was confirmed, as the board shows its tiles now. */
  boardShown(): void {
    if (!this.#isSending) this.#sent = undefined;
    this.#view.refresh();
  }

  drawn(sight: BoardSight): readonly DrawOperation[] {
    if (!this.#draft || !this.#actions.isNow()) return [];
    const dead = this.#draft.turn.dead?.squares.flatMap((square) => this.#drawing.deadSquare(square, sight)) ?? [];
    const sent = this.#sent ? this.#drawnDraft(this.#sent, { sight, isSent: true }) : [];
    if (this.#isSending) return [...dead, ...sent];
    const squares = this.#draft.squares.flatMap(({ at, chosen, star }) =>
      this.#drawing.legalSquare(at!, chosen ? 'corner' : star && 'middle', sight),
    );
    const draft = this.#drawnDraft(this.#draft, { sight, isSent: false });
    const hovered = this.#hovered && !this.#draft.covers(this.#hovered.at!) ? [this.#hovered] : [];
    const preview = hovered.flatMap((way) => this.#drawnTiles(this.#draft!.tilesOf(way), { sight, isSent: false }));
    return [...dead, ...sent, ...squares, ...draft, ...preview];
  }

  soon({ camera }: BoardSight): readonly TileOperation[] {
    const tiles = this.#openDraft?.tilesToCome ?? [];
    const sizes = [camera.side, Math.max(camera.side, PLACES_SIDE)];
    return sizes.flatMap((size) =>
      tiles.map(({ tile, rotation }): TileOperation => ({ kind: 'tile', tile, rotation, x: 0, y: 0, size })),
    );
  }

  get chosenSquares(): readonly Square[] {
    const tile = this.#draft?.laid.tiles.at(-1);
    if (tile) return this.#view.squaresOf(tile);
    return this.#draft?.squares.flatMap(({ at, chosen }) => (chosen ? at! : [])) ?? [];
  }

  down(point: Point): void {
    const draft = this.#openDraft;
    const meant = draft?.meant(point, this.#view.sight, { allowsPieces: true });
    const next = typeof meant === 'object' ? draft!.after(meant) : undefined;
    if (next !== undefined) this.#actions.expect(next);
  }

  tap(point: Point, isSecond: boolean): boolean {
    if (this.#isSending) return this.#actions.isNow();
    const draft = this.#openDraft;
    if (!draft) return false;
    const before = isSecond ? this.#lastTap : undefined;
    // A second tap neither frees the piece that the first one has chosen, nor chooses one while a tile is being turned.
    if (before === 'piece') return true;
    const meant = draft.meant(point, this.#view.sight, { allowsPieces: before === undefined });
    const isClear = typeof meant !== 'string';
    this.#lastTap = isClear ? meant?.act : undefined;
    if (!isClear) this.#view.enlarge(ENLARGED_SIDES[meant], point);
    else if (meant) this.#choose(draft.after(meant));
    return true;
  }

  hover(point: Point | undefined): void {
    const hovered = point && this.#openDraft?.wayAt(point, this.#view.sight);
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#view.refresh();
  }

  press({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey): boolean {
    if (this.#isSending || altKey) return false;
    if (ctrlKey || metaKey) {
      if (key === 'Enter') this.#actions.confirm();
      return key === 'Enter';
    }
    const draft = this.#openDraft;
    if (!draft) return false;
    const place = draft.places[Number(key) - 1];
    if (place) return this.#choose(draft.withPieceOn(place), KEY_PAUSE);
    switch (key.toLowerCase()) {
      case 'n':
        return this.#layOn(draft.nextSquare(1));
      case 'p':
        return this.#layOn(draft.nextSquare(-1));
      case 'r':
        return this.#choose(draft.turned(shiftKey ? -1 : 1), KEY_PAUSE);
      case 'escape':
        if (draft.laid.tiles.length > 0) this.#actions.drop();
        return draft.laid.tiles.length > 0;
      default:
        return false;
    }
  }

  /** True while a move is on its way to the server. */
  get #isSending(): boolean {
    return this.#sent !== undefined && this.#sent === this.#draft;
  }

  /** The draft, if something of it can be chosen on the board now. */
  get #openDraft(): PlacedDraft | undefined {
    return this.#draft?.isOpen && !this.#isSending && this.#actions.isNow() ? this.#draft : undefined;
  }

  /** Chooses a draft; returns false if there is none. */
  #choose(draft: string | undefined, pause = 0): boolean {
    if (draft === undefined) return false;
    this.place(draft);
    this.#actions.choose(draft, pause);
    return true;
  }

  /** Lays the tile on a square by a key, and moves the view there; returns false without a square. */
  #layOn(way: TurnChoice | undefined): boolean {
    if (way) this.#view.showSquares([way.at!]);
    return this.#choose(way?.do, KEY_PAUSE);
  }

  /**
   * Zooms in, once, on the tile of the draft, or on the tile placed before if pieces can be chosen on it, and on the squares of
   * decisions. Zooms out again if there are none of these.
   */
  #bringClose({ step, tiles, revision, choices }: TurnAnswer): void {
    const last = tiles.at(-1);
    const on = choices.find((choice) => choice.on)?.on;
    const decided = step === 'decision' ? choices.flatMap(({ at }) => at ?? []) : [];
    const tile = last ? this.#view.squaresOf(last) : on ? [squareOf(on)] : [];
    const [first] = [...tile, ...decided];
    if (!first) {
      this.#close = '';
      this.#view.showAsBefore();
      return;
    }
    const close = `${revision} ${first.x} ${first.y}`;
    // Of several tiles one follows that is brought close.
    if (close === this.#close || step === 'tile') return;
    this.#close = close;
    this.#view.showClose([...tile, ...decided], PLACES_SIDE);
  }

  #drawnDraft(draft: PlacedDraft, look: Look): DrawOperation[] {
    const pieces = draft.places.flatMap((place) => {
      const chosen = draft.pieceOn(place);
      if (look.isSent && !chosen) return [];
      const { piece } = chosen ?? place.ways[0];
      return this.#drawing.piecePlace(piece!, place.on, { sight: look.sight, chosen: chosen && draft.turn.you.colour });
    });
    return [...this.#drawnTiles(draft.laid, look), ...pieces];
  }

  #drawnTiles({ tiles, short }: DraftTiles, look: Look): DrawOperation[] {
    const last = tiles.at(-1);
    return [
      ...tiles.flatMap((tile) => this.#drawing.ghostTile(tile, this.#view.squaresOf(tile), look)),
      ...(last && short && !look.isSent ? this.#drawing.bubble(short, last, look.sight) : []),
    ];
  }
}

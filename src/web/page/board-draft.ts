import type { Square } from '../../core/tile.ts';
import type { DrawOperation } from '../../drawing/draw.ts';
import type { TilePlace } from '../../games/contract/view.ts';
import type { BoardLayer, BoardSight } from './board-layer.ts';
import type { BoardView } from './board-view.ts';
import { type Point, pointInView } from './camera.ts';
import { bubble, ghostTile, legalSquare, piecePlace } from './draft-drawing.ts';
import { isSameSquare } from './pins.ts';
import { type Meant, nearest, squareMeant } from './tap-targets.ts';
import type { TurnAnswer, TurnChoice } from './turn.ts';

/** Side to which squares are enlarged around a finger that may mean two of them, in pixels. */
const UNCLEAR_SIDE = 64;

/** Side of the square of a tile whose pieces are to be chosen, in pixels. */
const PLACES_SIDE = 176;

/** On tiles with a smaller side, in pixels, pieces are too near to each other to be tapped. */
const TAPPED_PLACES_SIDE = 88;

/** How long a key can be pressed again before the server is asked, in milliseconds: a key that is held repeats. */
const KEY_PAUSE = 150;

/** What a player does on the board. */
export interface DraftActions {
  /**
   * Shows the turn after a draft.
   *
   * @param pause how long to wait whether another draft is chosen, in milliseconds; by default not at all
   */
  choose(draft: string, pause?: number): void;
  /** Plays the draft, if it can be confirmed. */
  confirm(): void;
  /** Drops the draft. */
  drop(): void;
  /** True if the board shows the present. */
  isNow(): boolean;
}

/** A place for pieces, and the choices that put one there, the most common first. */
interface Place {
  readonly on: Point;
  readonly ways: readonly [TurnChoice, ...TurnChoice[]];
}

/** What a tap means: a piece on a place, the next rotation of the laid tile, or the tile on a square, in its best rotation. */
type Target =
  | { readonly act: 'piece'; readonly place: Place }
  | { readonly act: 'turn' }
  | { readonly act: 'lay'; readonly way: TurnChoice };

/** The tiles of a draft, the points of the last one in a few characters, and whether the server has told what comes after them. */
interface Laid {
  readonly tiles: readonly TilePlace[];
  readonly short?: string | undefined;
  readonly isAnswered: boolean;
}

/** A draft on the board: squares, tiles and pieces that are chosen by taps. What is chosen is shown before the server has answered. */
export class BoardDraft implements BoardLayer {
  readonly #view: BoardView;
  readonly #actions: DraftActions;
  #turn: TurnAnswer | undefined;
  /** All rotations on all squares of the drawn tile, and its id. */
  #ways: readonly TurnChoice[] = [];
  #drawn = '';
  /** The draft that the server was asked about and has not answered. */
  #asked: string | undefined;
  /** The choice whose tile is shown without being laid, as the mouse is over its square or the focus on its line. */
  #hovered: TurnChoice | undefined;
  /** The turn whose draft was confirmed; that is shown until the board has it. */
  #sent: TurnAnswer | undefined;
  /** What the latest tap did: the second of two quick ones goes on with it. */
  #lastTap: Target['act'] | undefined;
  /** The square and the revision for which the view was brought close. */
  #close = '';

  constructor(view: BoardView, actions: DraftActions) {
    this.#view = view;
    this.#actions = actions;
    view.putOver(this);
  }

  /** Shows a turn. */
  show(turn: TurnAnswer): void {
    if (turn.revision !== this.#turn?.revision || turn.state !== 'choose') this.#ways = [];
    if (turn.step === 'square') this.rememberWays(turn);
    if (turn.revision === this.#sent?.revision) this.#sent = undefined;
    this.#turn = turn;
    this.#asked = undefined;
    this.#hovered = undefined;
    this.#bringClose(turn);
    this.#view.refresh();
  }

  /** Remembers where the drawn tile can be laid, as a turn without a draft tells it. */
  rememberWays({ choices, drawn }: TurnAnswer): void {
    this.#ways = choices;
    this.#drawn = drawn!;
    this.#view.refresh();
  }

  /** True if a tile is laid that could be laid elsewhere, but it is not known where. */
  get lacksWays(): boolean {
    return this.#turn?.tiles.length === 1 && this.#ways.length === 0;
  }

  /** Shows a draft that was chosen, until the server has told of it. */
  lay(draft: string): void {
    this.#asked = draft;
    this.#hovered = undefined;
    this.#view.refresh();
  }

  /** Shows the tile of a choice without choosing it, and its square; undefined for none. */
  preview(draft: string | undefined): void {
    this.#hovered = this.#ways.find((way) => way.do === draft);
    if (this.#hovered) this.#view.showSquares([this.#hovered.at!]);
    this.#view.refresh();
  }

  /** Shows the draft as one that is on its way to the server. */
  send(): void {
    this.#sent = this.#turn;
    this.#view.refresh();
  }

  /** Takes away what was confirmed, as the board has it now. */
  boardShown(): void {
    if (!this.#isSending) this.#sent = undefined;
    this.#view.refresh();
  }

  drawn(sight: BoardSight): readonly DrawOperation[] {
    if (!this.#actions.isNow()) return [];
    const sent =
      this.#sent && this.#drawnTurn(this.#sent, { tiles: this.#sent.tiles, isAnswered: true }, { sight, isSent: true });
    if (sent && this.#isSending) return sent;
    if (!this.#turn) return [];
    const squares = this.#squares.flatMap(({ at, star = false }) => legalSquare(at!, star, sight));
    const laid = this.#laid(this.#turn);
    const draft = this.#drawnTurn(this.#turn, laid, { sight, isSent: false });
    const hovered = this.#hovered && !this.#isLaidAt(this.#hovered.at!, laid) ? this.#hovered : undefined;
    const preview = hovered ? this.#drawnLaid({ ...this.#laidBy(hovered), isAnswered: false }, sight) : [];
    return [...(sent ?? []), ...squares, ...draft, ...preview];
  }

  tap(point: Point, isSecond: boolean): boolean {
    if (this.#isSending) return this.#actions.isNow();
    if (!this.#isOpen) return false;
    const before = isSecond ? this.#lastTap : undefined;
    // A second tap neither frees the piece that the first one has chosen, nor chooses one while a tile is being turned.
    if (before === 'piece') return true;
    const turn = this.#turn!;
    const laid = this.#laid(turn);
    const meant = this.#meant(point, laid, before === undefined);
    this.#lastTap = undefined;
    if (meant === 'unclear') this.#view.enlarge(UNCLEAR_SIDE, point);
    else if (meant) {
      this.#lastTap = meant.act;
      const draft = this.#draftOf(meant, turn, laid);
      if (draft !== undefined) this.#choose(draft);
    }
    return true;
  }

  hover(point: Point | undefined): void {
    const meant =
      point && this.#isOpen && !this.#isSending
        ? squareMeant(this.#squares.map(onSquare), point, this.#view.sight)
        : undefined;
    const hovered = meant === 'unclear' ? undefined : meant?.way;
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#view.refresh();
  }

  press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (this.#isSending || altKey) return false;
    if (ctrlKey || metaKey) {
      if (key === 'Enter') this.#actions.confirm();
      return key === 'Enter';
    }
    if (!this.#isOpen) return false;
    const turn = this.#turn!;
    const laid = this.#laid(turn);
    const places = laid.isAnswered ? placesOf(turn) : [];
    const place = /^[1-9]$/.test(key) ? places[Number(key) - 1] : undefined;
    const keys: Readonly<Record<string, string | undefined>> = {
      n: this.#nextSquare(laid, 1),
      p: this.#nextSquare(laid, -1),
      r: laid.tiles.length > 0 ? this.#turned(turn, laid, shiftKey ? -1 : 1) : undefined,
    };
    const draft = place ? this.#choiceOn(place, turn) : keys[key.toLowerCase()];
    if (draft !== undefined) this.#choose(draft, KEY_PAUSE);
    const drops = key === 'Escape' && laid.tiles.length > 0;
    if (drops) this.#actions.drop();
    return draft !== undefined || drops;
  }

  /** True while a move is on its way to the server. */
  get #isSending(): boolean {
    return this.#sent !== undefined && this.#sent === this.#turn;
  }

  /** True if something of the turn can be chosen on the board now. */
  get #isOpen(): boolean {
    const { state, tiles, choices } = this.#turn ?? {};
    const hasTargets = this.#ways.length > 0 || tiles!.length > 0 || choices!.some(({ on }) => on);
    return state === 'choose' && this.#actions.isNow() && hasTargets;
  }

  /** The best way to lay the drawn tile on each square. */
  get #squares(): readonly TurnChoice[] {
    return this.#turn && this.#laid(this.#turn).tiles.length > 1 ? [] : this.#ways.filter(({ best }) => best);
  }

  /** The draft after a tap; undefined if the tap changes nothing. */
  #draftOf(target: Target, turn: TurnAnswer, laid: Laid): string | undefined {
    switch (target.act) {
      case 'piece':
        return this.#choiceOn(target.place, turn);
      case 'turn':
        return this.#turned(turn, laid, 1);
      case 'lay':
        return target.way.do;
    }
  }

  #choose(draft: string, pause = 0): void {
    this.lay(draft);
    this.#actions.choose(draft, pause);
  }

  /** The tiles of the draft that was asked for last. */
  #laid(turn: TurnAnswer): Laid {
    const asked = this.#asked;
    const way = this.#ways.find((one) => one.do === asked);
    if (way) return this.#laidBy(way);
    const turned = turn.turns.find((one) => one.do === asked);
    if (turned) return { tiles: [...turn.tiles.slice(0, -1), turned.ghost], isAnswered: false };
    if (asked === '') return { tiles: [], isAnswered: false };
    return { tiles: turn.tiles, short: turn.short, isAnswered: true };
  }

  #laidBy({ at, short }: TurnChoice): Laid {
    const { x, y, rotation = 0 } = at!;
    return { tiles: [{ tile: this.#drawn, x, y, rotation }], short, isAnswered: false };
  }

  #isLaidAt(square: Square, { tiles }: Laid): boolean {
    return tiles.some((tile) => this.#view.squaresOf(tile).some((one) => isSameSquare(one, square)));
  }

  #meant(point: Point, laid: Laid, allowsPieces: boolean): Meant<Target> {
    const { sight } = this.#view;
    const last = laid.tiles.at(-1);
    const covered = last ? this.#view.squaresOf(last) : [];
    const places = allowsPieces && laid.isAnswered ? placesOf(this.#turn!) : [];
    const isTooSmall = sight.camera.side < TAPPED_PLACES_SIDE;
    const tapped = places.filter(({ on }) => !isTooSmall || !covered.some((square) => isWithin(on, square)));
    const place = nearest(tapped, point, ({ on }) => pointInView(sight.camera, on, sight.view));
    if (place) return place === 'unclear' ? place : { act: 'piece', place };
    const free = this.#squares.filter(({ at }) => !covered.some((square) => isSameSquare(square, at)));
    const squares: readonly (Square & { readonly way?: TurnChoice })[] = [...covered, ...free.map(onSquare)];
    const meant = squareMeant(squares, point, sight);
    if (!meant || meant === 'unclear') return meant;
    return meant.way ? { act: 'lay', way: meant.way } : { act: 'turn' };
  }

  /** The draft with its last tile in the next legal rotation, clockwise or (-1) counterclockwise; undefined if it has no other. */
  #turned(turn: TurnAnswer, laid: Laid, direction: 1 | -1): string | undefined {
    const last = laid.tiles.at(-1)!;
    const turns = laid.isAnswered
      ? turn.turns.map((one) => ({ do: one.do, rotation: one.ghost.rotation }))
      : this.#ways
          .filter(({ at }) => isSameSquare(last, at) && at!.rotation !== last.rotation)
          .map((one) => ({ do: one.do, rotation: one.at!.rotation! }));
    const away = (rotation: number) => (direction * (rotation - last.rotation) + 360) % 360;
    return turns.toSorted((one, other) => away(one.rotation) - away(other.rotation))[0]?.do;
  }

  /** The draft with the tile on the next square in reading order; undefined if there is none. */
  #nextSquare(laid: Laid, direction: 1 | -1): string | undefined {
    const squares = this.#squares.toSorted(({ at: a }, { at: b }) => a!.y - b!.y || a!.x - b!.x);
    const current = squares.findIndex(({ at }) => this.#isLaidAt(at!, laid));
    const from = current < 0 && direction < 0 ? 0 : current;
    const next = squares.at((from + direction) % squares.length);
    if (next) this.#view.showSquares([next.at!]);
    return next?.do;
  }

  /** Brings the laid tile close when pieces can be chosen on it, once for each square; goes back when no tile is laid. */
  #bringClose({ tiles, revision, choices }: TurnAnswer): void {
    const last = tiles.at(-1);
    if (!last) {
      this.#close = '';
      this.#view.showAsBefore();
      return;
    }
    const close = `${revision} ${last.x} ${last.y}`;
    if (close === this.#close || !choices.some(({ on }) => on)) return;
    this.#close = close;
    this.#view.showClose(this.#view.squaresOf(last), PLACES_SIDE);
  }

  #drawnTurn(
    turn: TurnAnswer,
    laid: Laid,
    { sight, isSent }: { readonly sight: BoardSight; readonly isSent: boolean },
  ): DrawOperation[] {
    const places = laid.isAnswered ? placesOf(turn) : [];
    const asksPiece = turn.choices.some((choice) => choice.do === this.#asked && (choice.on || choice.none));
    const pieces = places.flatMap(({ on, ways }) => {
      const chosen = ways.find((way) => (asksPiece ? way.do === this.#asked : way.chosen));
      if (isSent && !chosen) return [];
      const { piece } = chosen ?? ways[0];
      return piecePlace(piece!, on, { sight, chosen: chosen && turn.you.colour });
    });
    return [...this.#drawnLaid(laid, sight, isSent), ...pieces];
  }

  #drawnLaid({ tiles, short }: Laid, sight: BoardSight, isSent = false): DrawOperation[] {
    const last = tiles.at(-1);
    return [
      ...tiles.flatMap((tile) => ghostTile(tile, this.#view.squaresOf(tile), { sight, isSent })),
      ...(last && short && !isSent ? bubble(short, last, sight) : []),
    ];
  }

  /** The draft with a piece on a place; without one if there is one already. */
  #choiceOn({ ways }: Place, { choices }: TurnAnswer): string | undefined {
    const isTaken = ways.some(({ chosen }) => chosen);
    return isTaken ? choices.find(({ none }) => none)?.do : ways[0].do;
  }
}

/** True if a point of the board is on a square. */
function isWithin({ x, y }: Point, square: Square): boolean {
  return isSameSquare({ x: Math.floor(x), y: Math.floor(y) }, square);
}

/** A choice with the square that it lays a tile on. */
function onSquare(way: TurnChoice): Square & { readonly way: TurnChoice } {
  return { x: way.at!.x, y: way.at!.y, way };
}

/** The places for pieces of a turn, in reading order. */
function placesOf({ choices }: TurnAnswer): Place[] {
  const places = new Map<string, Place>();
  for (const choice of choices) {
    const { on } = choice;
    if (!on) continue;
    const key = `${on.x} ${on.y}`;
    const ways = places.get(key)?.ways;
    places.set(key, { on, ways: ways ? [...ways, choice] : [choice] });
  }
  return [...places.values()];
}

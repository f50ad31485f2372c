import type { Square } from '../../core/tile.ts';
import type { TilePlace } from '../../games/contract/view.ts';
import type { BoardSight } from './board-layer.ts';
import { isSameSquare, type Point, pointInView } from './camera.ts';
import { EQUALLY_NEAR, type MeantTarget, MIN_DISTANCE, nearest, squareMeant } from './tap.ts';
import type { TurnAnswer, TurnChoice } from './turn.ts';

/** Side of the square of a tile whose pieces are to be chosen, in pixels. */
export const PLACES_SIDE = 176;

/** On tiles with a smaller side, in pixels, places for pieces are too near to each other to be tapped. */
const TAPPED_PLACES_SIDE = 88;

/** A place for pieces, and the choices that put one there, the most common first. */
interface PiecePlace {
  readonly on: Point;
  readonly ways: readonly [TurnChoice, ...TurnChoice[]];
}

/** The tiles of a draft, and the points of the last one as short text, such as `+5`. */
export interface DraftTiles {
  readonly tiles: readonly TilePlace[];
  readonly short?: string | undefined;
}

/**
 * Meaning of a tap: a piece on a place, the next rotation of the tile of the draft, or the drawn tile on a square in its best
 * rotation.
 */
export type TapAction =
  | { readonly act: 'piece'; readonly place: PiecePlace }
  | { readonly act: 'turn' }
  | { readonly act: 'lay'; readonly way: TurnChoice };

/** A turn with the latest chosen draft, which the server may not have confirmed yet. */
export class PlacedDraft {
  readonly turn: TurnAnswer;
  /** Every rotation of the drawn tile on every square; none if that is not known. */
  readonly #ways: readonly TurnChoice[];
  readonly #drawn: string;
  readonly #squaresOf: (tile: TilePlace) => readonly Square[];
  /** The draft that the server was asked about and has not told of; undefined for none. */
  readonly asked: string | undefined;

  private constructor(
    about: Pick<PlacedDraft, 'turn' | 'asked'> & {
      readonly ways: readonly TurnChoice[];
      readonly drawn: string;
      readonly squaresOf: (tile: TilePlace) => readonly Square[];
    },
  ) {
    this.turn = about.turn;
    this.asked = about.asked;
    this.#ways = about.ways;
    this.#drawn = about.drawn;
    this.#squaresOf = about.squaresOf;
  }

  /**
   * The draft of a turn, as the server tells it.
   *
   * @param before the draft that was shown before, whose squares are remembered while a tile is laid
   * @param squaresOf returns the squares that a tile covers
   */
  static of(
    turn: TurnAnswer,
    before: PlacedDraft | undefined,
    squaresOf: (tile: TilePlace) => readonly Square[],
  ): PlacedDraft {
    const isSame = before?.turn.revision === turn.revision && turn.tiles.length > 0;
    const known = isSame ? { ways: before.#ways, drawn: before.#drawn } : { ways: [], drawn: '' };
    const { ways, drawn } = turn.step === 'square' ? { ways: turn.choices, drawn: turn.drawn! } : known;
    return new PlacedDraft({ turn, asked: undefined, ways, drawn, squaresOf });
  }

  /** The same draft with the possible places from a turn without a draft. */
  withWays({ choices, drawn }: TurnAnswer): PlacedDraft {
    const { turn, asked } = this;
    return new PlacedDraft({ turn, asked, ways: choices, drawn: drawn!, squaresOf: this.#squaresOf });
  }

  /** Another draft of the same turn, before the server has told of it. */
  chosen(asked: string): PlacedDraft {
    const { turn } = this;
    return new PlacedDraft({ turn, asked, ways: this.#ways, drawn: this.#drawn, squaresOf: this.#squaresOf });
  }

  /** True if a tile is placed in the draft, and its other possible places are not known. */
  get lacksWays(): boolean {
    return this.turn.tiles.length === 1 && this.#ways.length === 0;
  }

  /** True if something can be chosen on the board. */
  get isOpen(): boolean {
    const { state, tiles, choices } = this.turn;
    return state === 'choose' && (this.#ways.length > 0 || tiles.length > 0 || choices.some(({ on, at }) => on ?? at));
  }

  /** The tiles on the board. */
  get laid(): DraftTiles {
    const { turn, asked } = this;
    const way = this.#ways.find((one) => one.do === asked);
    if (way) return this.tilesOf(way);
    const turned = turn.turns.find((one) => one.do === asked);
    if (turned) return { tiles: [...turn.tiles.slice(0, -1), turned.ghost] };
    return asked === '' ? { tiles: [] } : { tiles: turn.tiles, short: turn.short };
  }

  /** A tile for each rotation to which a tap can place or turn it, on any square. */
  get tilesToCome(): readonly TilePlace[] {
    const ghosts = this.turn.turns.map(({ ghost }) => ghost);
    const all = [...this.#ways.flatMap((way) => this.tilesOf(way).tiles), ...ghosts];
    return [...new Map(all.map((one) => [`${one.tile} ${one.rotation}`, one])).values()];
  }

  /** The drawn tile as a choice lays it. */
  tilesOf({ at, short }: TurnChoice): DraftTiles {
    const { x, y, rotation = 0 } = at!;
    return { tiles: [{ tile: this.#drawn, x, y, rotation }], short };
  }

  /** True if a tile of the draft is on a square. */
  covers(square: Square): boolean {
    return this.laid.tiles.some((tile) => this.#squaresOf(tile).some((one) => isSameSquare(one, square)));
  }

  /**
   * Choices of taps on squares: the best placement of the drawn tile on each, in reading order, except in a decision or if the
   * draft has another tile already; then other choices about squares.
   */
  get squares(): readonly TurnChoice[] {
    const { step, choices } = this.turn;
    const isPlaced = step === 'decision' || step === 'piece';
    const about = isPlaced ? choices.filter(({ at }) => at) : [];
    if (this.laid.tiles.length > 1 || (step === 'decision' && about.length > 0)) return about;
    const ways = this.#ways.filter(({ best }) => best).toSorted(({ at: a }, { at: b }) => a!.y - b!.y || a!.x - b!.x);
    return [...ways, ...about];
  }

  /** The placement of the drawn tile that a draft stands for; undefined if it is none. */
  wayOf(draft: string | undefined): TurnChoice | undefined {
    return this.#ways.find((way) => way.do === draft);
  }

  /** The places for pieces, in reading order; none until the server has told of the tiles. */
  get places(): readonly PiecePlace[] {
    const { turn, asked } = this;
    const isTold = asked === undefined || turn.choices.some((choice) => choice.do === asked && turn.step !== 'square');
    const places = new Map<string, PiecePlace>();
    for (const choice of isTold ? turn.choices : []) {
      const { on } = choice;
      if (!on) continue;
      const key = `${on.x} ${on.y}`;
      const ways = places.get(key)?.ways;
      places.set(key, { on, ways: ways ? [...ways, choice] : [choice] });
    }
    return [...places.values()];
  }

  /** The piece that is chosen for a place; undefined for none. */
  pieceOn({ ways }: PiecePlace): TurnChoice | undefined {
    const { turn, asked } = this;
    const asksPiece = turn.choices.some((choice) => choice.do === asked && !choice.besides);
    return ways.find((way) => (asksPiece ? way.do === asked : way.chosen));
  }

  /** The draft after a tap on a target; undefined if it changes nothing. */
  after(target: TapAction): string | undefined {
    switch (target.act) {
      case 'piece':
        return this.withPieceOn(target.place);
      case 'turn':
        return this.turned(1);
      case 'lay':
        return target.way.do;
    }
  }

  /** The draft with a piece on a place; without one if there is one already. */
  withPieceOn(place: PiecePlace): string | undefined {
    return this.pieceOn(place) ? this.turn.choices.find(({ none }) => none)?.do : place.ways[0].do;
  }

  /** The draft with its last tile in the next legal rotation, clockwise or (-1) counterclockwise; undefined if it has no other. */
  turned(direction: 1 | -1): string | undefined {
    const last = this.laid.tiles.at(-1);
    if (!last) return undefined;
    const turns = this.wayOf(this.asked)
      ? this.#ways.filter(({ at }) => isSameSquare(at!, last)).map((way) => ({ ...way, rotation: way.at!.rotation! }))
      : this.turn.turns.map((one) => ({ ...one, rotation: one.ghost.rotation }));
    const away = ({ rotation }: { readonly rotation: number }) => (direction * (rotation - last.rotation) + 360) % 360;
    const [next] = turns
      .filter(({ rotation }) => rotation !== last.rotation)
      .toSorted((one, other) => away(one) - away(other));
    return next?.do;
  }

  /** The choice of the next square in reading order, or (-1) the one before; undefined if there is none. */
  nextSquare(direction: 1 | -1): TurnChoice | undefined {
    const { squares } = this;
    const chosen = squares.findIndex((one) => one.chosen);
    const current = chosen < 0 ? squares.findIndex(({ at }) => this.covers(at!)) : chosen;
    const from = current < 0 && direction < 0 ? 0 : current;
    return squares.at((from + direction) % squares.length);
  }

  /**
   * What a tap at a point of the view means, `crowded` if places for pieces are too near to each other there; without pieces if it goes
   * on with turning a tile.
   */
  meant(
    point: Point,
    sight: BoardSight,
    { allowsPieces }: { readonly allowsPieces: boolean },
  ): MeantTarget<TapAction> | 'crowded' {
    const { camera, view } = sight;
    const last = this.laid.tiles.at(-1);
    const covered = last ? this.#squaresOf(last) : [];
    // Corners are on the tile, too.
    const isOnTile = (on: Point) =>
      covered.some(({ x, y }) => on.x >= x && on.x <= x + 1 && on.y >= y && on.y <= y + 1);
    const places = this.places.filter(({ on }) => camera.side >= TAPPED_PLACES_SIDE || !isOnTile(on));
    const place = nearest(
      allowsPieces ? places : [],
      point,
      ({ on }) => pointInView(camera, on, view),
      // They cannot be shown farther from each other.
      camera.side >= PLACES_SIDE ? { asNear: 0, apart: 0 } : { asNear: EQUALLY_NEAR, apart: MIN_DISTANCE },
    );
    if (place) return place === 'unclear' ? 'crowded' : { act: 'piece', place };
    const isDecided = this.turn.step === 'decision';
    // The chosen placement comes last, so that further taps choose the other ones on its square.
    const next = this.squares.findIndex(({ chosen }) => chosen) + 1;
    const inTurn = [...this.squares.slice(next), ...this.squares.slice(0, next)];
    const free = inTurn.filter(({ at }) => isDecided || !covered.some((square) => isSameSquare(square, at)));
    const squares: readonly (Square & { readonly way?: TurnChoice })[] = [...free.map(onSquare), ...covered];
    const meant = squareMeant(squares, point, sight);
    if (!meant || meant === 'unclear') return meant;
    return meant.way ? { act: 'lay', way: meant.way } : { act: 'turn' };
  }

  /** The placement of the drawn tile on the square at a point of the view; undefined if there is none. */
  wayAt(point: Point, sight: BoardSight): TurnChoice | undefined {
    const meant = squareMeant(this.squares.map(onSquare), point, sight);
    return meant === 'unclear' ? undefined : this.wayOf(meant?.way.do);
  }
}

/** A choice with the square that it lays a tile on. */
function onSquare(way: TurnChoice): Square & { readonly way: TurnChoice } {
  return { x: way.at!.x, y: way.at!.y, way };
}

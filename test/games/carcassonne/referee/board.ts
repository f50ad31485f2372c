import type { MapFile } from '../../../../src/games/carcassonne/rules/map-file.ts';
import { mayFlowInArms } from './arms.ts';
import { readMap, TILES } from './files.ts';
import { hasRiver, mayFlow } from './river.ts';
import { type End, type Laid, STEPS, type TileFile } from './tile.ts';

const SIDES = 'NESW';

/** A segment of a tile, by the number of the tile. */
export interface Part {
  readonly at: number;
  readonly segment: number;
}

/** What is printed outside of a side at the border. */
export type Outside =
  | { readonly type: 'print'; readonly name: string; readonly kind: string; readonly coats: number }
  | { readonly type: 'ferry'; readonly name: string; readonly coats: number; readonly far: FerryEnd };

interface FerryEnd {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Tiles on a table without an end, or on the squares of a map. */
export class Board {
  readonly map: MapFile | undefined;
  readonly laid: Laid[] = [];
  readonly #squares = new Map<string, number>();
  readonly #outside = new Map<string, Outside>();
  /** Placements of tiles by their ids, until the next tile is laid. */
  readonly #placements = new Map<string, string[]>();

  constructor(map: string) {
    this.map = map === 'none' ? undefined : readMap(map);
    if (!this.map) return;
    for (const { squares } of this.map.cities) {
      for (const square of squares) this.#put({ ...square, tile: cityTile(square), turns: 0, printed: true });
    }
    for (const { x, y, side, kind, coatsOfArms } of this.map.prints) {
      const name = `print ${x},${y} ${side}`;
      this.#outside.set(`${x},${y} ${SIDES.indexOf(side)}`, { type: 'print', name, kind, coats: coatsOfArms });
    }
    for (const { name, coatsOfArms, ends } of this.map.ferries) {
      for (const [at, { x, y, side }] of ends.entries()) {
        const far = ends[1 - at]!;
        this.#outside.set(`${x},${y} ${SIDES.indexOf(side)}`, {
          type: 'ferry',
          name: `ferry ${name}`,
          coats: coatsOfArms,
          far: { ...far, side: SIDES.indexOf(far.side) },
        });
      }
    }
  }

  lay(id: string, { x, y, turns }: { x: number; y: number; turns: number }): void {
    this.#put({ tile: TILES.get(id)!, x, y, turns, printed: false });
  }

  /** The number of the tile on a square; undefined where none lies. */
  at(x: number, y: number): number | undefined {
    return this.#squares.get(`${x},${y}`);
  }

  /** Whether there is a square at all, be it one of a large city. */
  exists(x: number, y: number): boolean {
    return !this.map || /[#STIL]/.test(this.map.grid[y]?.[x] ?? '.');
  }

  /** A square that shows a town, as long as no tile lies on it. */
  isTown(x: number, y: number): boolean {
    return /[ST]/.test(this.map?.grid[y]?.[x] ?? '.');
  }

  /** A segment as text: `x,y/segment`, and what it belongs to when it is printed. */
  nameOf({ at, segment }: Part): string {
    const { x, y, printed } = this.laid[at]!;
    return printed ? `${this.laid[at]!.tile.id} ${x},${y}/${segment}` : `${x},${y}/${segment}`;
  }

  outside(x: number, y: number, side: number): Outside | undefined {
    return this.map && this.#outside.get(`${x},${y} ${side}`);
  }

  /** Every legal placement of a tile, as `x,y rDEGREES`. */
  placements(id: string): string[] {
    const known = this.#placements.get(id);
    if (known) return known;
    const tile = TILES.get(id)!;
    const found: string[] = [];
    for (const square of this.#openSquares()) {
      const [x, y] = square.split(',').map(Number) as [number, number];
      for (let turns = 0; turns < tile.rotations; turns++) {
        const laid = { tile, x, y, turns, printed: false };
        if (this.#fits(laid) && (!hasRiver(tile) || this.#mayFlow(laid))) found.push(`${square} r${turns * 90}`);
      }
    }
    this.#placements.set(id, found);
    return found;
  }

  ends({ at, segment }: Part): End[] {
    const { tile, turns } = this.laid[at]!;
    return this.endsOfTile(tile, segment, turns);
  }

  /** Where a segment of a tile ends that lies, or would lie, in some turn. */
  endsOfTile(tile: TileFile, segment: number, turns: number): End[] {
    return endsOf(tile)[segment]!.map(({ side, port }) => ({ side: (side + turns) % 4, port }));
  }

  /** What a segment meets where it ends: a segment, a print, an empty square, or nothing, where the map has an end. */
  across(at: number, { side, port }: End): Part | Outside | 'empty' | 'border' {
    const { x, y } = this.laid[at]!;
    const outside = this.outside(x, y, side);
    const [nx, ny] = [x + STEPS[side]![0], y + STEPS[side]![1]];
    if (!outside) {
      const next = this.at(nx, ny);
      if (next === undefined) return this.exists(nx, ny) ? 'empty' : 'border';
      // An abbey closes what ends at it (F54).
      if (this.laid[next]!.tile.closed) return 'border';
      return { at: next, segment: segmentAt(this.laid[next]!, (side + 2) % 4, 2 - port) };
    }
    if (outside.type === 'print' || port !== 1) return outside;
    const next = this.at(outside.far.x, outside.far.y);
    return next === undefined ? 'empty' : { at: next, segment: segmentAt(this.laid[next]!, outside.far.side, 1) };
  }

  /** The segment of the tile on a square at a place of one of its sides; undefined without a tile, or where that is closed. */
  partAt(x: number, y: number, { side, port }: End): Part | undefined {
    const at = this.at(x, y);
    const segment = at === undefined ? -1 : segmentAt(this.laid[at]!, side, port);
    return segment < 0 ? undefined : { at: at!, segment };
  }

  /** Empty squares with tiles on all four sides (F53). */
  holes(): string[] {
    return [...this.#openSquares()].filter((square) => {
      const [x, y] = square.split(',').map(Number) as [number, number];
      return STEPS.every(([dx, dy]) => this.at(x + dx, y + dy) !== undefined);
    });
  }

  #mayFlow(laid: Laid): boolean {
    return laid.tile.set === 'river2' ? mayFlowInArms(this, laid) : mayFlow(this, laid);
  }

  #put(laid: Laid): void {
    this.#placements.clear();
    this.#squares.set(`${laid.x},${laid.y}`, this.laid.length);
    this.laid.push(laid);
  }

  /** Empty squares beside a placed tile, beside a large city that a placed tile lies beside, and across ferries. */
  #openSquares(): Set<string> {
    const open = new Set<string>();
    const add = (x: number, y: number) => {
      if (this.exists(x, y) && this.at(x, y) === undefined) open.add(`${x},${y}`);
    };
    for (const { x, y, printed } of this.laid) {
      if (printed) continue;
      for (const [side, [dx, dy]] of STEPS.entries()) {
        add(x + dx, y + dy);
        const outside = this.outside(x, y, side);
        if (outside?.type === 'ferry') add(outside.far.x, outside.far.y);
      }
    }
    for (const { squares } of this.map?.cities ?? []) {
      const around = squares.flatMap(({ x, y }) => STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
      const isConnected = around.some(({ x, y }) => {
        const at = this.at(x, y);
        return at !== undefined && !this.laid[at]!.printed;
      });
      if (isConnected) for (const { x, y } of around) add(x, y);
    }
    return open;
  }

  #fits(laid: Laid): boolean {
    return STEPS.every(([dx, dy], side) => {
      const shown = sideOf(laid, side);
      const outside = this.outside(laid.x, laid.y, side);
      if (outside) return shown === (outside.type === 'print' && outside.kind === 'city' ? CITY_SIDE : ROAD_SIDE);
      const next = this.at(laid.x + dx, laid.y + dy);
      return next === undefined || shown === mirrored(sideOf(this.laid[next]!, (side + 2) % 4));
    });
  }
}

const CITY_SIDE = 'city city city';
const ROAD_SIDE = 'field road field';

function sideOf({ tile, turns }: Laid, side: number): string {
  return sidesOf(tile)
    [(side - turns + 4) % 4]!.map((segment) => tile.segments[segment]!.kind)
    .join(' ');
}

function mirrored(side: string): string {
  return side.split(' ').reverse().join(' ');
}

function segmentAt({ tile, turns }: Laid, side: number, port: number): number {
  return sidesOf(tile)[(side - turns + 4) % 4]![port]!;
}

/** The segments at the three places of each side of a tile. */
const sidesOf = remembered((tile) =>
  [...SIDES].map((name) =>
    [0, 1, 2].map((port) =>
      tile.segments.findIndex(({ ports }) => ports.includes(name) || ports.includes(`${name}${port}`)),
    ),
  ),
);

/** Where each segment reaches the sides of its tile. */
const endsOf = remembered((tile) =>
  tile.segments.map(({ ports }) =>
    ports.flatMap((text) => {
      const side = SIDES.indexOf(text[0]!);
      return text.length > 1 ? [{ side, port: Number(text[1]) }] : [0, 1, 2].map((port) => ({ side, port }));
    }),
  ),
);

/** What is found out about each tile only once. */
function remembered<Value>(find: (tile: TileFile) => Value): (tile: TileFile) => Value {
  const known = new Map<TileFile, Value>();
  return (tile) => {
    const value = known.get(tile) ?? find(tile);
    known.set(tile, value);
    return value;
  };
}

/** A square of a large city as a tile: a city, and its closed sides as fields; those that meet in a corner are one. */
function cityTile(square: MapFile['cities'][number]['squares'][number]): TileFile {
  const closed = [0, 1, 2, 3].filter((side) => square.sides[side] === 'field');
  const fields: number[][] = [];
  for (const side of closed) {
    const beside = fields.filter((field) => field.some((other) => (other - side + 4) % 2 === 1));
    for (const field of beside) fields.splice(fields.indexOf(field), 1);
    fields.push([...beside.flat(), side]);
  }
  const names = (sides: readonly number[]) => sides.map((side) => SIDES[side]!);
  return {
    id: 'large city',
    set: '',
    count: 1,
    rotations: 1,
    segments: [
      {
        kind: 'city',
        ports: names([0, 1, 2, 3].filter((side) => !closed.includes(side))),
        marks: { coatOfArms: square.coatsOfArms },
      },
      ...fields.map((sides) => ({ kind: 'field', ports: names(sides), touches: [0] })),
    ],
  };
}

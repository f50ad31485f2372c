/** A tile-set file as it is written; the referee reads it by itself and trusts it. */
export interface TileSetJson {
  readonly mouth: readonly { readonly players: readonly number[]; readonly points: readonly number[] }[];
  readonly tiles: readonly TileJson[];
}

export interface TileJson {
  readonly id: string;
  readonly role: string;
  readonly count: number;
  readonly name?: string;
  readonly bang?: boolean;
  readonly players?: readonly number[];
  readonly squares?: readonly (readonly number[])[];
  readonly segments: readonly SegmentJson[];
}

export interface SegmentJson {
  readonly kind: string;
  readonly ports: readonly string[];
  readonly marks?: Readonly<Record<string, number>>;
  readonly end?: string;
  readonly spaces?: number;
}

/** Sides of a square, clockwise. */
export const CLOCKWISE = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof CLOCKWISE)[number];

/** What lies on a side of a square: three segments by index, clockwise. Sides inside a tile are missing. */
export type Sides = Partial<Record<Side, readonly [number, number, number]>>;

/** A tile as it lies: its squares, counted from its first, and what is on their sides. */
export type Lie = readonly { readonly x: number; readonly y: number; readonly sides: Sides }[];

export interface Segment {
  readonly kind: string;
  readonly marks: Readonly<Record<string, number>>;
  readonly spaces: number;
}

export interface Tile {
  readonly id: string;
  readonly role: string;
  readonly count: number;
  readonly bang: boolean;
  readonly segments: readonly Segment[];
  /** How the tile lies after so many quarter turns clockwise. */
  readonly lies: readonly Lie[];
}

/** The tiles by id, in the order of the file, and what depends on the number of players. */
export interface Catalogue {
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly start: string;
  /** Points of the mouth by rank. */
  readonly mouth: readonly number[];
}

/** Reads a tile-set file for a number of players; throws where the file has nothing for them. */
export function readCatalogue(json: TileSetJson, players: number): Catalogue {
  const start = json.tiles.find((tile) => tile.players?.includes(players));
  const mouth = json.mouth.find((side) => side.players.includes(players));
  if (!start || !mouth) throw new Error(`the tile set has no start tile or no mouth for ${players} players`);
  const tiles = new Map(json.tiles.map((tile) => [tile.id, readTile(tile)]));
  return { tiles, start: start.id, mouth: mouth.points };
}

/** The tile of an id; throws when there is none of this id. */
export function tileOf(catalogue: Catalogue, id: string): Tile {
  const tile = catalogue.tiles.get(id);
  if (!tile) throw new Error(`the tile set has no tile ${id}`);
  return tile;
}

function readTile(json: TileJson): Tile {
  const lies = [lieAsDrawn(json)];
  for (let turn = 1; turn < 4; turn++) lies.push(quarterTurned(lies[turn - 1]!));
  return {
    id: json.id,
    role: json.role,
    count: json.count,
    bang: json.bang === true,
    segments: json.segments.map(({ kind, marks, spaces }) => ({ kind, marks: marks ?? {}, spaces: spaces ?? 0 })),
    lies,
  };
}

function lieAsDrawn(json: TileJson): Lie {
  const squares = json.squares ?? [[0, 0]];
  const [first] = squares;
  return squares.map((square, index) => {
    const sides: Sides = {};
    for (const side of CLOCKWISE) {
      const owners = [0, 1, 2].map((at) => json.segments.findIndex(({ ports }) => reaches(ports, index, side + at)));
      if (!owners.includes(-1)) sides[side] = owners as [number, number, number];
    }
    return { x: square[0]! - first![0]!, y: square[1]! - first![1]!, sides };
  });
}

/** `W` is a whole side, `W1` its middle, `2:W1` the middle of the west side of the third square. */
function reaches(ports: readonly string[], square: number, third: string): boolean {
  return ports.some((port) => {
    const [of, text] = port.includes(':') ? port.split(':') : ['0', port];
    return Number(of) === square && (text === third || text === third[0]);
  });
}

function quarterTurned(lie: Lie): Lie {
  return lie.map(({ x, y, sides }) => ({
    x: -y,
    y: x,
    sides: Object.fromEntries(
      CLOCKWISE.map((side, index) => [CLOCKWISE[(index + 1) % 4], sides[side]]).filter(([, owners]) => owners),
    ),
  }));
}

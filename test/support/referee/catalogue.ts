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

/** One third of a side of a square of a tile; `at` counts 0-2 clockwise. */
export interface Stretch {
  readonly square: number;
  readonly side: Side;
  readonly at: number;
}

export interface Segment {
  readonly kind: string;
  readonly stretches: readonly Stretch[];
  readonly marks: Readonly<Record<string, number>>;
  readonly spaces: number;
}

export interface Tile {
  readonly id: string;
  readonly role: string;
  readonly count: number;
  readonly bang: boolean;
  readonly squares: readonly { readonly x: number; readonly y: number }[];
  readonly segments: readonly Segment[];
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

/** A tile of the catalogue; throws when there is none of this id. */
export function tileOf(catalogue: Catalogue, id: string): Tile {
  const tile = catalogue.tiles.get(id);
  if (!tile) throw new Error(`the tile set has no tile ${id}`);
  return tile;
}

function readTile(json: TileJson): Tile {
  return {
    id: json.id,
    role: json.role,
    count: json.count,
    bang: json.bang === true,
    squares: (json.squares ?? [[0, 0]]).map(([x, y]) => ({ x: x!, y: y! })),
    segments: json.segments.map((segment) => ({
      kind: segment.kind,
      stretches: segment.ports.flatMap(readPort),
      marks: segment.marks ?? {},
      spaces: segment.spaces ?? 0,
    })),
  };
}

/** `W` is a whole side, `W1` its middle, `2:W1` the middle of the west side of the third square. */
function readPort(text: string): Stretch[] {
  const [square, port] = text.includes(':') ? text.split(':') : ['0', text];
  const side = port![0] as Side;
  const thirds = port!.length === 1 ? [0, 1, 2] : [Number(port![1])];
  return thirds.map((at) => ({ square: Number(square), side, at }));
}

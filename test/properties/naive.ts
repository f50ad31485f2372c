import type { AmazonasTile, SegmentKind, Square, TileSet, View } from '../../src/engine/index.ts';

/** A feature as a flood fill over the placed tiles finds it, with nothing of the engine's graph. */
export interface NaiveFeature {
  readonly kind: SegmentKind;
  /** `tile segment` of every part, in the order of the board. */
  readonly parts: readonly string[];
  /** Indexes of the placed tiles, each once. */
  readonly tiles: ReadonlySet<number>;
  readonly boat: number;
  readonly fruit: number;
  readonly animal: number;
  /** Ports that face no tile. */
  readonly open: number;
  /** Pieces of each seat. */
  readonly strength: readonly number[];
}

interface Part {
  readonly tile: number;
  readonly segment: number;
  readonly kind: SegmentKind;
}

/** Port that each port (N 0-2, E 3-5, S 6-8, W 9-11) meets beyond its side, written out. */
const FACING = [8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3];
const NEIGHBOUR = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** What a view shows at every port of every covered square. */
export class NaiveBoard {
  private readonly ports = new Map<string, Part>();
  private readonly covered = new Set<string>();
  private readonly set: TileSet;
  private readonly view: View;

  constructor(set: TileSet, view: View) {
    this.set = set;
    this.view = view;
    view.tiles.forEach((placed, tile) => {
      for (const { x, y } of placed.squares) this.covered.add(`${x} ${y}`);
      const type = typeOf(set, placed.tile);
      type.segments.forEach(({ kind, ports }, segment) => {
        for (const port of ports) {
          const { x, y } = placed.squares[Math.floor(port / 12)]!;
          this.ports.set(`${x} ${y} ${turned(port % 12, placed.rotation)}`, { tile, segment, kind });
        }
      });
    });
  }

  /** All features of the board, every segment in exactly one. */
  features(): NaiveFeature[] {
    const seen = new Set<string>();
    const found: NaiveFeature[] = [];
    this.view.tiles.forEach((placed, tile) => {
      typeOf(this.set, placed.tile).segments.forEach((_, segment) => {
        if (!seen.has(`${tile} ${segment}`)) found.push(this.fill({ tile, segment }, seen));
      });
    });
    return found;
  }

  /** Every placement that continues the landscape at most as far downriver as `front` (A3, A4), as `x y rotation`. */
  placements(tile: string, front: number): Set<string> {
    const fits = new Set<string>();
    const type = typeOf(this.set, tile);
    for (const text of this.covered) {
      const [x, y] = text.split(' ').map(Number) as [number, number];
      for (const step of NEIGHBOUR) {
        const at = { x: x + step.x, y: y + step.y };
        if (at.x > front || this.covered.has(`${at.x} ${at.y}`)) continue;
        for (const rotation of [0, 90, 180, 270]) {
          if (this.fits(type, at, rotation)) fits.add(`${at.x} ${at.y} ${rotation}`);
        }
      }
    }
    return fits;
  }

  private fits(type: AmazonasTile, at: Square, rotation: number): boolean {
    return type.segments.every(({ kind, ports }) =>
      ports.every((port) => {
        const across = this.across(at, turned(port, rotation));
        return across === undefined || across.kind === kind;
      }),
    );
  }

  private across({ x, y }: Square, port: number): Part | undefined {
    const step = NEIGHBOUR[Math.floor(port / 3)]!;
    return this.ports.get(`${x + step.x} ${y + step.y} ${FACING[port]}`);
  }

  private fill(start: { tile: number; segment: number }, seen: Set<string>): NaiveFeature {
    const parts: string[] = [];
    const tiles = new Set<number>();
    const sum = { boat: 0, fruit: 0, animal: 0, open: 0 };
    const waiting = [start];
    const kind = typeOf(this.set, this.view.tiles[start.tile]!.tile).segments[start.segment]!.kind;
    seen.add(`${start.tile} ${start.segment}`);
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const placed = this.view.tiles[part.tile]!;
      const { ports, marks } = typeOf(this.set, placed.tile).segments[part.segment]!;
      parts.push(`${part.tile} ${part.segment}`);
      tiles.add(part.tile);
      sum.boat += marks.boat ?? 0;
      sum.fruit += marks.fruit ?? 0;
      sum.animal += marks.animal ?? 0;
      for (const port of ports) {
        const across = this.across(placed.squares[Math.floor(port / 12)]!, turned(port % 12, placed.rotation));
        if (!across) sum.open++;
        else if (!seen.has(`${across.tile} ${across.segment}`)) {
          seen.add(`${across.tile} ${across.segment}`);
          waiting.push(across);
        }
      }
    }
    parts.sort();
    const strength = this.view.seats.map(
      (_, seat) =>
        this.view.pieces.filter((piece) => piece.seat === seat && parts.includes(`${piece.tile} ${piece.segment}`))
          .length,
    );
    return { kind, parts, tiles, ...sum, strength };
  }
}

function typeOf(set: TileSet, id: string): AmazonasTile {
  return set.tiles.find((tile) => tile.id === id)!;
}

function turned(port: number, rotation: number): number {
  return (port + rotation / 30) % 12;
}

import { readFileSync } from 'node:fs';

/**
 * A second implementation of the base game, slow and with nothing of the engine: it reads the tile file itself, keeps
 * tiles in a list, and finds features anew by walking from tile to tile whenever it is asked.
 */
interface TileFile {
  readonly id: string;
  readonly rotations: number;
  readonly segments: readonly {
    readonly kind: string;
    readonly ports: readonly string[];
    readonly marks?: { readonly coatOfArms?: number };
    readonly touches?: readonly number[];
  }[];
}

const FILE = new URL('../../../src/games/carcassonne/tiles.json', import.meta.url);
const TILES = new Map(
  (JSON.parse(readFileSync(FILE, 'utf8')) as { tiles: TileFile[] }).tiles.map((tile) => [tile.id, tile]),
);

const SIDES = 'NESW';
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Placed {
  readonly tile: TileFile;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

/** A segment of a placed tile. */
interface Part {
  readonly at: number;
  readonly segment: number;
}

export interface RefereeFeature {
  readonly kind: string;
  readonly parts: readonly Part[];
  readonly completed: boolean;
  readonly points: number;
  readonly seats: readonly number[];
}

export class Referee {
  readonly #placed: Placed[];
  readonly scores: number[];
  readonly supply: number[];
  meeples: (Part & { readonly seat: number })[] = [];
  readonly #farms: boolean;

  constructor(seats: number, { farms, meeples }: { farms: boolean; meeples: number }) {
    this.#placed = [{ tile: TILES.get('base-d')!, x: 0, y: 0, turns: 0 }];
    this.scores = Array<number>(seats).fill(0);
    this.supply = Array<number>(seats).fill(meeples);
    this.#farms = farms;
  }

  /** Every legal placement of a tile, as `x,y rDEGREES`, in order. */
  placements(id: string): string[] {
    const tile = TILES.get(id)!;
    const found = new Set<string>();
    for (const { x, y } of this.#placed) {
      for (const [dx, dy] of STEPS) {
        if (this.#tileAt(x + dx, y + dy) >= 0) continue;
        for (let turns = 0; turns < tile.rotations; turns++) {
          if (this.#fits({ tile, x: x + dx, y: y + dy, turns })) found.add(`${x + dx},${y + dy} r${turns * 90}`);
        }
      }
    }
    return [...found].sort();
  }

  place(id: string, { x, y, rotation }: { x: number; y: number; rotation: number }): void {
    this.#placed.push({ tile: TILES.get(id)!, x, y, turns: rotation / 90 });
  }

  /** Segments of the tile placed last that a seat's meeple may stand on. */
  meepleSegments(seat: number): number[] {
    if (this.supply[seat] === 0) return [];
    const at = this.#placed.length - 1;
    return this.#placed[at]!.tile.segments.flatMap(({ kind }, segment) => {
      if (kind === 'field' && !this.#farms) return [];
      const parts = this.#featureAt({ at, segment });
      return this.#strengths(parts).some((strength) => strength > 0) ? [] : [segment];
    });
  }

  placeMeeple(seat: number, segment: number): void {
    this.meeples.push({ seat, at: this.#placed.length - 1, segment });
    this.supply[seat]!--;
  }

  /** Scores what is complete; whoever stood there gets the meeples back. */
  scoreTurn(): void {
    for (const feature of this.features()) {
      if (!feature.completed || feature.kind === 'field') continue;
      const standing = this.meeples.filter((meeple) => isIn(feature.parts, meeple));
      if (standing.length === 0) continue;
      for (const seat of feature.seats) this.scores[seat]! += feature.points;
      for (const { seat } of standing) this.supply[seat]!++;
      this.meeples = this.meeples.filter((meeple) => !standing.includes(meeple));
    }
  }

  scoreEnd(): void {
    for (const feature of this.features()) for (const seat of feature.seats) this.scores[seat]! += feature.points;
  }

  /** Every feature, by its first part. */
  features(): RefereeFeature[] {
    const seen = new Set<string>();
    const features: RefereeFeature[] = [];
    this.#placed.forEach(({ tile }, at) => {
      tile.segments.forEach(({ kind }, segment) => {
        if (seen.has(`${at}/${segment}`)) return;
        const parts = this.#featureAt({ at, segment });
        for (const part of parts) seen.add(`${part.at}/${part.segment}`);
        const strengths = this.#strengths(parts);
        const most = Math.max(...strengths);
        features.push({
          kind,
          parts,
          completed: this.#isCompleted(kind, parts),
          points: this.#points(kind, parts),
          seats: strengths.flatMap((strength, seat) => (strength > 0 && strength === most ? [seat] : [])),
        });
      });
    });
    return features;
  }

  #points(kind: string, parts: readonly Part[]): number {
    const tiles = new Set(parts.map(({ at }) => at)).size;
    const completed = this.#isCompleted(kind, parts);
    switch (kind) {
      case 'road':
        return tiles;
      case 'monastery':
        return 1 + this.#around(parts[0]!.at);
      case 'city': {
        const coats = parts.reduce((sum, part) => sum + (this.#segment(part).marks?.coatOfArms ?? 0), 0);
        return (tiles + coats) * (completed ? 2 : 1);
      }
      default: {
        const cities = new Set<string>();
        for (const { at, segment } of parts) {
          for (const city of this.#placed[at]!.tile.segments[segment]!.touches ?? []) {
            const own = this.#featureAt({ at, segment: city });
            if (this.#isCompleted('city', own)) cities.add(own.map((part) => `${part.at}/${part.segment}`).sort()[0]!);
          }
        }
        return cities.size * 3;
      }
    }
  }

  #isCompleted(kind: string, parts: readonly Part[]): boolean {
    if (kind === 'field') return false;
    if (kind === 'monastery') return this.#around(parts[0]!.at) === 8;
    return parts.every((part) =>
      this.#ends(part).every(({ side }) => {
        const { x, y } = this.#placed[part.at]!;
        return this.#tileAt(x + STEPS[side]![0], y + STEPS[side]![1]) >= 0;
      }),
    );
  }

  #around(at: number): number {
    const { x, y } = this.#placed[at]!;
    return this.#placed.filter(
      (other, index) => index !== at && Math.abs(other.x - x) <= 1 && Math.abs(other.y - y) <= 1,
    ).length;
  }

  #strengths(parts: readonly Part[]): number[] {
    return this.scores.map(
      (_, seat) => this.meeples.filter((meeple) => meeple.seat === seat && isIn(parts, meeple)).length,
    );
  }

  #segment({ at, segment }: Part) {
    return this.#placed[at]!.tile.segments[segment]!;
  }

  /** Everything that hangs together with a part. */
  #featureAt(part: Part): Part[] {
    const parts = [part];
    for (const from of parts) {
      for (const { side, port } of this.#ends(from)) {
        const { x, y } = this.#placed[from.at]!;
        const at = this.#tileAt(x + STEPS[side]![0], y + STEPS[side]![1]);
        if (at < 0) continue;
        const segment = this.#ownerOf(this.#placed[at]!, (side + 2) % 4, 2 - port);
        if (!isIn(parts, { at, segment })) parts.push({ at, segment });
      }
    }
    return parts;
  }

  /** Where a part reaches the sides of its tile as it lies: side 0-3 from north, place on it 0-2 clockwise. */
  #ends(part: Part): { side: number; port: number }[] {
    const { turns } = this.#placed[part.at]!;
    return this.#segment(part).ports.flatMap((text) => {
      const side = (SIDES.indexOf(text[0]!) + turns) % 4;
      return text.length > 1 ? [{ side, port: Number(text[1]) }] : [0, 1, 2].map((port) => ({ side, port }));
    });
  }

  #ownerOf({ tile, turns }: Pick<Placed, 'tile' | 'turns'>, side: number, port: number): number {
    const name = SIDES[(side - turns + 4) % 4]!;
    return tile.segments.findIndex(({ ports }) => ports.includes(name) || ports.includes(`${name}${port}`));
  }

  #tileAt(x: number, y: number): number {
    return this.#placed.findIndex((placed) => placed.x === x && placed.y === y);
  }

  #fits(placed: Placed): boolean {
    const kindAt = (one: Placed, side: number, port: number) => one.tile.segments[this.#ownerOf(one, side, port)]!.kind;
    return [0, 1, 2, 3].every((side) => {
      const at = this.#tileAt(placed.x + STEPS[side]![0], placed.y + STEPS[side]![1]);
      if (at < 0) return true;
      const other = this.#placed[at]!;
      return [0, 1, 2].every((port) => kindAt(placed, side, port) === kindAt(other, (side + 2) % 4, 2 - port));
    });
  }
}

function isIn(parts: readonly Part[], { at, segment }: Part): boolean {
  return parts.some((part) => part.at === at && part.segment === segment);
}

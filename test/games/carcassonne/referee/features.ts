import type { Board, Part } from './board.ts';
import { GOODS, type Goods } from './expansions.ts';
import { acrossLake, type Ferries } from './ferries.ts';
import { type Laid, STEPS } from './tile.ts';

/** A road, city, monastery, garden or field as it stands; who stands on it is left out. */
export interface Feature {
  readonly kind: string;
  /** Its segments by their names. */
  readonly parts: ReadonlySet<string>;
  readonly completed: boolean;
  readonly coats: number;
  /** Tiles of a road or city, each once; a print, a ferry and each square of a large city are one (M6, M10). */
  readonly tiles: number;
  readonly points: number;
  /** Completed cities that a field touches. */
  readonly cities: number;
  /** Symbols of goods in a city. */
  readonly goods: Goods;
  /** A herd of pigs is in the field. */
  readonly herd: boolean;
}

/** What is counted of a road or city. */
interface Found {
  readonly kind: string;
  readonly parts: Part[];
  /** Prints and ferries by their names, with their coats of arms. */
  readonly outside: Map<string, number>;
  open: boolean;
}

/** Every feature on a board, found anew by walking from tile to tile; the river is none (E7). */
export function findFeatures(
  board: Board,
  counts: Readonly<Record<'towns' | 'inns' | 'smallCities', boolean>>,
  ferries: Ferries,
): Feature[] {
  const seen = new Set<string>();
  const found: Found[] = [];
  board.laid.forEach(({ tile }, at) => {
    tile.segments.forEach(({ kind }, segment) => {
      if (kind === 'river' || seen.has(key({ at, segment }))) return;
      const feature = walk(board, ferries, { at, segment });
      for (const part of feature.parts) seen.add(key(part));
      found.push(feature);
    });
  });
  const cities = new Map<string, Found>();
  for (const city of found) if (city.kind === 'city') for (const part of city.parts) cities.set(key(part), city);
  return found.map((feature) => {
    const { kind, parts } = feature;
    const completed = isCompleted(board, feature);
    const coats = coatsOf(board, feature);
    const touched = parts.flatMap(({ at, segment }) =>
      (board.laid[at]!.tile.segments[segment]!.touches ?? []).map((city) => cities.get(key({ at, segment: city }))!),
    );
    const touchedCities = [...new Set(touched)].filter((city) => isCompleted(board, city)).length;
    const size = new Set(parts.map(({ at }) => at)).size + feature.outside.size;
    const points = () => {
      // A garden is worth what a monastery is (E18, E22).
      if (kind === 'monastery' || kind === 'garden') return 1 + around(board, parts[0]!).filled;
      // Inns and cathedrals: dear when completed, else worth nothing (E24 to E29, E50 to E52).
      const isDear = counts.inns && has(board, feature, kind === 'road' ? 'inn' : 'cathedral');
      if ((kind === 'road' || kind === 'city') && isDear && !completed) return 0;
      if (kind === 'road') {
        const towns = counts.towns ? 2 * townsBeside(board, parts) : 0;
        return (isDear ? 2 * size : size) + coats * (completed ? 2 : 1) + towns;
      }
      if (kind === 'city' && isDear) return 3 * (size + coats);
      // Two tiles, of which a print may be one: 1 each (F16).
      if (kind === 'city' && counts.smallCities && size === 2) return size + coats;
      if (kind === 'city') return (size + coats) * (completed ? 2 : 1);
      return 3 * touchedCities;
    };
    return {
      kind,
      parts: new Set(parts.map((part) => board.nameOf(part))),
      completed,
      coats,
      tiles: size,
      points: points(),
      cities: touchedCities,
      goods: goodsOf(board, parts),
      herd: has(board, feature, 'pigHerd'),
    };
  });
}

function walk(board: Board, ferries: Ferries, start: Part): Found {
  const kind = board.laid[start.at]!.tile.segments[start.segment]!.kind;
  const found: Found = { kind, parts: [start], outside: new Map(), open: false };
  const seen = new Set([key(start)]);
  const reach = (next: Part) => {
    if (seen.has(key(next))) return;
    seen.add(key(next));
    found.parts.push(next);
  };
  for (const part of found.parts) {
    const overLake = acrossLake(board, ferries, part);
    if (overLake) reach(overLake);
    for (const end of board.ends(part)) {
      const { x, y } = board.laid[part.at]!;
      const outside = board.outside(x, y, end.side);
      // The fields beside the end of a road at a print or a ferry end there, too.
      if (outside && end.port === 1) found.outside.set(outside.name, outside.coats);
      const next = board.across(part.at, end);
      if (next === 'empty') found.open = true;
      else if (typeof next === 'object' && 'at' in next) reach(next);
    }
  }
  return found;
}

function isCompleted(board: Board, { kind, parts, open }: Found): boolean {
  if (kind === 'field') return false;
  if (kind !== 'monastery' && kind !== 'garden') return !open;
  const { filled, squares } = around(board, parts[0]!);
  return filled === squares;
}

/** Squares that exist around a monastery or garden (E54), and how many of them have a tile or a large city. */
function around(board: Board, { at }: Part): { squares: number; filled: number } {
  const { x, y } = board.laid[at]!;
  let [squares, filled] = [0, 0];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || !board.exists(x + dx, y + dy)) continue;
      squares++;
      if (board.at(x + dx, y + dy) !== undefined) filled++;
    }
  }
  return { squares, filled };
}

function coatsOf(board: Board, { parts, outside }: Found): number {
  const onTiles = parts.map(({ at, segment }) => board.laid[at]!.tile.segments[segment]!.marks?.coatOfArms ?? 0);
  return [...onTiles, ...outside.values()].reduce((sum, coats) => sum + coats, 0);
}

function goodsOf(board: Board, parts: readonly Part[]): Goods {
  const goods = { wine: 0, grain: 0, cloth: 0 };
  for (const { at, segment } of parts) {
    for (const good of GOODS) goods[good] += board.laid[at]!.tile.segments[segment]!.marks?.[good] ?? 0;
  }
  return goods;
}

function has(board: Board, { parts }: Found, mark: 'inn' | 'cathedral' | 'pigHerd'): boolean {
  return parts.some(({ at, segment }) => board.laid[at]!.tile.segments[segment]!.marks?.[mark] !== undefined);
}

/** Towns without a tile beside the tiles of a road. */
function townsBeside(board: Board, parts: readonly Part[]): number {
  const beside = parts.flatMap(({ at }) => {
    const { x, y }: Laid = board.laid[at]!;
    return STEPS.map(([dx, dy]) => [x + dx, y + dy] as const);
  });
  const towns = beside.filter(([x, y]) => board.isTown(x, y) && board.at(x, y) === undefined);
  return new Set(towns.map(String)).size;
}

function key({ at, segment }: Part): string {
  return `${at}/${segment}`;
}

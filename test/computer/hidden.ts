import * as z from 'zod';
import type { CommonSetup } from '../../src/core/setup.ts';

/** A chip on a square, or the chip of a layout. */
interface LaidChip {
  readonly x: number;
  readonly y: number;
  readonly colour?: string;
  readonly value?: number;
  readonly chip?: { readonly colour: string; readonly value: number };
}

/** The parts of the states of all games that are hidden from everybody. */
interface HiddenParts {
  readonly set: { readonly tiles: readonly { readonly id: string }[] };
  readonly setup: CommonSetup;
  readonly pile: readonly number[];
  readonly drawn: number;
  /** What belongs to expansions. */
  readonly parts?: {
    readonly chips?: { readonly onBoard: readonly (LaidChip & { readonly faceUp: boolean })[] };
    readonly islands?: { readonly piles: readonly { readonly tiles: readonly number[]; readonly faceUp: boolean }[] };
  };
}

/** What nobody may know of a state: the seed, orders of tiles that nobody has seen, and what lies face down on squares. */
export interface Hidden {
  readonly seed: string | undefined;
  /** Orders of at least this many tiles, by id; the ends of piles. */
  readonly orders: readonly string[];
  /** Chips by square, as `makeChip` writes them. */
  readonly chips: ReadonlyMap<string, string>;
  readonly idOf: (index: number) => string | undefined;
}

/** Shorter orders are guessed right by chance. */
const MIN_TILES = 4;

/** Shares of face-down chips that are guessed right by chance: there are six kinds, two where the colour is seen. */
const MAX_RIGHT = 0.9;

export function hiddenIn(state: unknown): Hidden {
  const { set, setup, pile, drawn, parts: { chips, islands: onIslands } = {} } = state as HiddenParts;
  const idOf = (index: number) => set.tiles[index]?.id;
  const islands = (onIslands?.piles ?? []).map(({ tiles, faceUp }) => (faceUp ? tiles.slice(1) : tiles));
  const orders = [pile.slice(drawn), ...islands].filter(({ length }) => length >= MIN_TILES);
  const faceDown = (chips?.onBoard ?? []).filter(({ faceUp }) => !faceUp);
  return {
    seed: setup.seed,
    orders: orders.map((tiles) => tiles.map(idOf).join()),
    chips: new Map(faceDown.map((one) => [squareOf(one), chipOf(one)!])),
    idOf,
  };
}

/** Where anything hidden is found in all that can be reached from a value, as paths of properties. */
export function tracesOf(hidden: Hidden, root: unknown): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const queue: { readonly value: unknown; readonly path: string }[] = [{ value: root, path: '' }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value === hidden.seed) found.push(path);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    // Schemas of actions, which are the same for all games.
    if (value instanceof z.ZodType) continue;
    seen.add(value);
    if (Array.isArray(value) && holds(hidden, value)) found.push(path);
    const inside: Iterable<readonly [unknown, unknown]> =
      value instanceof Map
        ? value.entries()
        : value instanceof Set
          ? [...value].entries()
          : ArrayBuffer.isView(value)
            ? []
            : Reflect.ownKeys(value).map((key) => [key, Reflect.get(value, key)] as const);
    if (ArrayBuffer.isView(value) && holds(hidden, Array.from(value as unknown as Iterable<number>))) found.push(path);
    for (const [key, one] of inside) {
      queue.push({ value: one, path: `${path}.${String(key)}` }, { value: key, path: `${path} key` });
    }
  }
  return found;
}

function holds({ orders, chips, idOf }: Hidden, list: readonly unknown[]): boolean {
  const names = list.map((item) => (typeof item === 'number' ? idOf(item) : item)).join();
  if (orders.some((order) => names.endsWith(order))) return true;
  const laid = list.filter((item): item is LaidChip => typeof item === 'object' && item !== null && 'x' in item);
  const compared = laid.flatMap((one) => {
    const [truth, told] = [chips.get(squareOf(one)), chipOf(one)];
    return truth === undefined || told === undefined ? [] : [truth === told];
  });
  return compared.length >= MIN_TILES && compared.filter(Boolean).length > MAX_RIGHT * compared.length;
}

function squareOf({ x, y }: LaidChip): string {
  return `${x},${y}`;
}

function chipOf({ chip, colour, value }: LaidChip): string | undefined {
  if (chip) return `${chip.colour}${chip.value}`;
  return colour !== undefined && value !== undefined ? `${colour}${value}` : undefined;
}

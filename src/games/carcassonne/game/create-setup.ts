import type { Colour } from '../../../core/colour.ts';
import type { ChosenOptions } from '../../../core/options.ts';
import { degreesOf } from '../../../core/ports.ts';
import type { CommonSetup, PileOrder } from '../../../core/setup.ts';
import { drawIndex, type RandomGenerator, type Seed, shuffled } from '../../../core/shuffle.ts';
import { tileOf } from '../../../core/tile.ts';
import { firstPlayer } from '../../kernel/setup.ts';
import { chanceFields, drawnChance, isChancePossible } from '../rules/chance.ts';
import type { LayoutPart } from '../rules/expansion.ts';
import { type GameMap, squareKey, unusedSquare } from '../rules/game-map.ts';
import type { Layout } from '../rules/layout.ts';
import { completeOptions, type Options, TILE_SETS, type TileSetName } from '../rules/options.ts';
import { pileInDrawingOrder } from '../rules/pile-layers.ts';
import { RULE_SET, type Setup } from '../rules/setup.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { boxExpansionsOf, boxOf, expansionsOf, firstTile, mapOf } from './compile-rules.ts';

/**
 * Sets up a game, all by the seed: the first player, the start squares in use with their tiles (M1), the shuffled pile
 * with what is drawn before all else on top (E9), and what expansions lay out.
 *
 * @param given.order `given` lets the first seat begin, `random` draws the first player
 * @throws Error when the content has no such map
 */
export function createSetup(given: {
  content: TileSet;
  colours: readonly Colour[];
  seed: Seed;
  order: PileOrder;
  options: ChosenOptions;
}): Setup {
  const { content, colours, seed } = given;
  const options = completeOptions(given.options);
  const map = mapOf(content, options);
  const { first, random } = firstPlayer(given);
  const mixed = shuffled(pileTiles(content, map, options), random);
  const pile = pileInDrawingOrder(boxExpansionsOf(options), mixed, {
    tileOf: (id) => tileOf(content, id),
    mix: (tiles) => shuffled(tiles, random),
  });
  const layout = layOut(content, { map, pile, options, random });
  return {
    ...RULE_SET,
    tileSet: content.hash,
    options,
    colours: [...colours],
    first,
    seed,
    pile,
    ...(layout && { layout }),
  };
}

/** Lays out the start tiles of a map, taken from the pile, and what expansions lay out; undefined if neither lays out anything. */
function layOut(
  content: TileSet,
  of: { map: GameMap | undefined; pile: string[]; options: Options; random: RandomGenerator },
): Layout | undefined {
  const { map, pile, options, random } = of;
  const squares = map ? usedStarts(map, options, random) : [];
  const first = map ? [] : [firstTile(content, options)];
  const start = squares.map(({ x, y }, at) => ({
    tile: at === 0 ? content.tiles[content.start]!.id : pile.shift()!,
    x,
    y,
    rotation: degreesOf(drawIndex(random, 4)),
  }));
  const expansions = expansionsOf(options, map);
  const laid = expansions.map((one) => one.layOut?.({ map, started: squares, pile, random }));
  const all = Object.assign({}, ...laid, drawnChance(expansions, random));
  return map || Object.keys(all).length > 0 ? { start: [...first, ...start], ...all } : undefined;
}

/** The start squares on which a game begins; the option to leave one out has no effect on a map that uses all. */
function usedStarts(map: GameMap, { unused }: Options, random: RandomGenerator) {
  const { start } = map;
  const mixed = shuffled(start.squares, random);
  const left = unusedSquare(map, unused);
  const wanted = mixed.filter((square) => square !== left);
  const used = (wanted.length < start.use ? mixed : wanted).slice(0, start.use);
  return start.squares.filter((square) => used.includes(square));
}

/**
 * The tiles of a game, every copy by id, without the start tile: on the open table those of the base game and of its
 * expansions; on a map those of its boxes whatever the options (M14), but for a map that lacks the box of an expansion,
 * which then takes the place of the others (E55). Tiles with a kind of segment that an expansion brings take the place of
 * those that they replace (E16).
 */
export function pileTiles(
  { boxes, replacements }: TileSet,
  map: GameMap | undefined,
  options: Partial<Options> = {},
): string[] {
  const expansions = boxExpansionsOf(options);
  const added = expansions.flatMap((one) => boxOf(one, options) ?? []);
  const has = (box: TileSetName) => map?.sets.includes(box) ?? false;
  const sets: readonly TileSetName[] = map && added.every(has) ? map.sets : ['base', ...added];
  const tiles: string[] = [];
  for (const box of TILE_SETS) if (sets.includes(box)) tiles.push(...boxes[box]);
  const kinds = expansions.flatMap(({ segmentKind = [] }) => segmentKind);
  if (kinds.length === 0) return tiles;
  return replaced(
    tiles,
    replacements.filter((one) => one.kinds.some((kind) => kinds.includes(kind))),
  );
}

/** Replaces tiles in a list of ids that has one entry for each copy. */
function replaced(tiles: readonly string[], replacements: TileSet['replacements']): string[] {
  const all = [...tiles];
  for (const { tile, replaces, copies } of replacements) {
    const first = all.indexOf(replaces);
    if (first >= 0) all.fill(tile, first, first + copies);
  }
  return all;
}

/** Whether a setup lays out known tiles and all else that belongs to its map and expansions, and nothing more. */
export function isLayoutPossible(content: TileSet, { options, layout }: CommonSetup): boolean {
  const map = content.maps.get(String(options?.map));
  const expansions = expansionsOf(options ?? {}, map);
  const parts = expansions.flatMap((one) => one.laid ?? []);
  const fields: readonly string[] = [...parts.flatMap((one) => one.fields), ...chanceFields(expansions)];
  if (layout === undefined) return !map && fields.length === 0;
  const laid = layout as Layout;
  const { start } = laid;
  const starts = new Set((map?.start.squares ?? [{ x: 0, y: 0 }]).map(squareKey));
  return (
    (map !== undefined || fields.length > 0) &&
    start.length === (map?.start.use ?? 1) &&
    new Set(start.map(squareKey)).size === start.length &&
    start.every((square) => starts.has(squareKey(square))) &&
    Object.keys(laid).every((field) => field === 'start' || fields.includes(field)) &&
    parts.every((one) => one.isWhole(laid, map)) &&
    isChancePossible(expansions, laid) &&
    [...start.map(({ tile }) => tile), ...tilesIn(laid, parts)].every((tile) => content.indexOf.has(tile))
  );
}

/** The tiles that expansions have in a layout, by their ids. */
function tilesIn(layout: Layout, parts: readonly LayoutPart[]): string[] {
  return parts.flatMap((one) => one.tiles?.(layout) ?? []);
}

/** Whether a setup has every tile of its game once: in the pile, and laid out. */
export function hasAllTiles(content: TileSet, { options, pile, layout }: CommonSetup): boolean {
  const map = content.maps.get(String(options?.map));
  const { start, ...others } = (layout as Layout | undefined) ?? { start: [] };
  const parts = expansionsOf(options ?? {}, map).flatMap((one) => one.laid ?? []);
  // The first start tile is the one that is not in the pile.
  const laid = [...start.slice(1).map(({ tile }) => tile), ...tilesIn({ start, ...others }, parts)];
  return [...pile, ...laid].sort().join() === pileTiles(content, map, options).sort().join();
}

import * as z from 'zod';
import { canonicalJson, sha256 } from '../../core/digest.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Content } from '../../core/rules.ts';
import { compileTiles, type TileTable, type TileType } from '../../core/tile.ts';
import type { ContentProblem } from '../contract/game.ts';

/** A tile set that has been read and checked. */
export interface LoadedTiles<Tile extends TileType> extends Content {
  readonly tiles: readonly Tile[];
  readonly table: TileTable;
}

/**
 * A tile set with what is derived alike in every game.
 *
 * @param of.rulesPart what the rules read of the file, which the hash is made of: no names, no notice, nothing for pictures alone
 * @throws Error naming the tile that `compileTiles` cannot use
 */
export function tileSetWith<Tile extends TileType>(
  { id, name }: { readonly id: string; readonly name: string },
  of: {
    readonly tiles: readonly Tile[];
    readonly kinds: readonly string[];
    readonly marks: readonly string[];
    readonly rulesPart: object;
  },
): LoadedTiles<Tile> {
  const { tiles, kinds, marks, rulesPart } = of;
  return {
    id,
    name,
    hash: sha256(canonicalJson(rulesPart)),
    tiles,
    table: compileTiles(tiles, kinds, marks),
    indexOf: new Map(tiles.map((tile, index) => [tile.id, index])),
  };
}

/** How a game reads a tile set: its shape, its meaning, then what is derived from it. */
export function tileSetReader<File extends { readonly tiles: readonly { readonly id: string }[] }, Set>(of: {
  readonly schema: z.ZodType<File>;
  /** What is wrong with a tile beyond its shape. */
  readonly tileProblems: (tile: File['tiles'][number], index: number) => readonly ContentProblem[];
  /** What is wrong with the set as a whole. */
  readonly setProblems: (file: File) => readonly ContentProblem[];
  readonly derive: (file: File) => Set;
}): (json: unknown) => Result<Set, readonly ContentProblem[]> {
  return (json) => {
    const shape = of.schema.safeParse(json);
    if (!shape.success) return failure(shapeProblems(json, shape.error));
    const file = shape.data;
    const problems = [...file.tiles.flatMap(of.tileProblems), ...twins(file), ...of.setProblems(file)];
    if (problems.length > 0) return failure(problems);
    try {
      return success(of.derive(file));
    } catch (error) {
      return failure([{ message: error instanceof Error ? error.message : String(error) }]);
    }
  };
}

/** What is wrong with the shape of content, in the words of its schema; faults of a tile name it. */
function shapeProblems(json: unknown, { issues }: z.ZodError): ContentProblem[] {
  const named = z.object({ tiles: z.array(z.object({ id: z.string() }).catch({ id: '' })) }).safeParse(json);
  return issues.map((issue) => {
    const [list, index] = issue.path;
    const tile = list === 'tiles' && named.success ? named.data.tiles[Number(index)]?.id : undefined;
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const message = `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
    return { path, message, ...(tile && { tile }) };
  });
}

function twins({ tiles }: { readonly tiles: readonly { readonly id: string }[] }): ContentProblem[] {
  return tiles.flatMap(({ id }, index) =>
    tiles.findIndex((other) => other.id === id) < index
      ? [{ tile: id, path: ['tiles', index], message: 'two tiles have this id' }]
      : [],
  );
}

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
 * Creates a tile set with the fields that all games derive in the same way.
 *
 * @param of.rulesPart the parts of the file that the rules read, for the hash: no names, no notice, nothing only for pictures
 * @throws Error naming the tile that `compileTiles` cannot use
 */
export function createTileSet<Tile extends TileType>(
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

/** Creates a function that reads a tile set: checks its shape, then its meaning, and derives the result. */
export function tileSetReader<File extends { readonly tiles: readonly { readonly id: string }[] }, Set>(of: {
  readonly schema: z.ZodType<File>;
  /** Returns the problems of a tile that its schema cannot find. */
  readonly tileProblems: (tile: File['tiles'][number], index: number) => readonly ContentProblem[];
  /** Returns the problems of the set as a whole. */
  readonly setProblems: (file: File) => readonly ContentProblem[];
  readonly derive: (file: File) => Set;
}): (json: unknown) => Result<Set, readonly ContentProblem[]> {
  return (json) => {
    const shape = of.schema.safeParse(json);
    if (!shape.success) return failure(shapeProblems(json, shape.error));
    const file = shape.data;
    const problems = [...file.tiles.flatMap(of.tileProblems), ...duplicateProblems(file), ...of.setProblems(file)];
    if (problems.length > 0) return failure(problems);
    try {
      return success(of.derive(file));
    } catch (error) {
      return failure([{ message: error instanceof Error ? error.message : String(error) }]);
    }
  };
}

/** Converts the issues of a schema to problems; an issue inside a tile gets the tile's id. */
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

function duplicateProblems({ tiles }: { readonly tiles: readonly { readonly id: string }[] }): ContentProblem[] {
  return tiles.flatMap(({ id }, index) =>
    tiles.findIndex((other) => other.id === id) < index
      ? [{ tile: id, path: ['tiles', index], message: 'two tiles have this id' }]
      : [],
  );
}

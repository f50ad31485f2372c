import { readFileSync } from 'node:fs';
import { type AnyNode, evaluate, parse } from '@humanwhocodes/momoa';
import type { Content } from '../core/rules.ts';
import { type ContentProperties, readContentFiles } from '../games/contract/content-files.ts';
import type { AnyGame, ContentProblem } from '../games/contract/game.ts';

/** A file with a tile set or with boards for one of the games. */
export interface ContentFile {
  /** Path of the file. */
  readonly file: string;
  readonly game: AnyGame;
  /** `tiles` is a tile set that players can choose instead of the game's own; `boards` are added to the boards of the game. */
  readonly kind: 'tiles' | 'boards';
  readonly properties: ContentProperties;
  /** The content of the game, with its properties replaced by those of the file. */
  readonly content: Content;
}

/** Faults of content files: one line each, with its position in the file. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const told = firstFaults(faults);
    super(told.join('\n'));
    this.faults = told;
  }
}

/** Number of faults that an error lists, and maximum length of each, as a file can have a million faults. */
const MAX_FAULTS = 20;
const FAULT_LENGTH = 500;

/** Returns the first `MAX_FAULTS` faults, and a line with the number of further ones. */
export function firstFaults(faults: readonly string[]): readonly string[] {
  const told = faults
    .slice(0, MAX_FAULTS)
    .map((fault) => (fault.length > FAULT_LENGTH ? `${fault.slice(0, FAULT_LENGTH)} ...` : fault));
  const more = faults.length - told.length;
  return more > 0 ? [...told, `... and ${more} more faults`] : told;
}

/**
 * Reads a content file, whose property `game` names the game.
 *
 * @throws ContentError with every fault as file:line:column
 */
export function readContentFile(games: readonly AnyGame[], file: string): ContentFile {
  const tree = treeOf(file);
  const json: unknown = evaluate(tree);
  const fault = (path: readonly PropertyKey[], message: string) => `${placeOf(file, tree, path)} ${message}`;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new ContentError([fault([], 'a content file is one JSON object')]);
  const { game: name, ...properties } = json as ContentProperties;
  const game = games.find(({ ruleSet }) => ruleSet === name);
  if (!game) {
    const names = games.map(({ ruleSet }) => `"${ruleSet}"`).join(' or ');
    throw new ContentError([fault(['game'], `game: must be ${names}`)]);
  }
  const kind = 'tiles' in properties ? 'tiles' : 'boards';
  const own = readContentFiles(game);
  const unreadable = Object.keys(properties).filter((property) => !(property in own));
  if (unreadable.length > 0 || Object.keys(properties).length === 0) {
    const names = Object.keys(own).join(', ');
    const wrong = unreadable.map((property) => fault([property], `${property}: ${game.ruleSet} reads only ${names}`));
    throw new ContentError(wrong.length > 0 ? wrong : [fault([], `holds none of ${names}`)]);
  }
  const loaded = game.loadContent({ ...own, ...properties });
  if (loaded.ok) return { file, game, kind, properties, content: loaded.value };
  throw new ContentError(loaded.failure.map((problem) => fault(problem.path ?? [], problemText(problem))));
}

/** Writes a problem as text, with the name of the tile. */
export function problemText({ tile, message }: ContentProblem): string {
  return tile ? `tile ${tile}: ${message}` : message;
}

function treeOf(file: string): AnyNode {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ContentError([`${file}: cannot be read (${error instanceof Error ? error.message : error})`]);
  }
  try {
    return parse(text);
  } catch (error) {
    const { line, column, message } = error as { line?: number; column?: number; message: string };
    throw new ContentError([`${file}:${line ?? 1}:${column ?? 1} is not JSON: ${message}`]);
  }
}

/** Returns the position of a path in a file as `file:line:column`: that of the deepest node on the path that exists. */
function placeOf(file: string, tree: AnyNode, path: readonly PropertyKey[]): string {
  let node = tree.type === 'Document' ? tree.body : tree;
  for (const key of path) {
    const next =
      node.type === 'Object'
        ? memberOf(node, key)
        : node.type === 'Array'
          ? node.elements[Number(key)]?.value
          : undefined;
    if (!next) break;
    node = next;
  }
  const { line, column } = node.loc.start;
  return `${file}:${line}:${column}`;
}

function memberOf({ members }: Extract<AnyNode, { type: 'Object' }>, key: PropertyKey) {
  return members.find(({ name }) => (name.type === 'String' ? name.value : name.name) === key)?.value;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentLibrary, LoadedContent } from '../app/content-library.ts';
import type { ChosenOptions } from '../core/options.ts';
import { joinContent, propertiesIn } from '../games/contract/content-files.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { LANGUAGES, translatorFor } from '../i18n/translate.ts';
import { ContentError, type ContentFile, readContentFile } from './content-file.ts';
import { parseTileSet, readTileSets, replaceTileSets } from './tile-sets.ts';

/** Most choices that Discord allows for one option of a command. */
const MAX_CHOICES = 25;

/** Characters of names and ids that a host can add to `/new`, within Discord's limit for a command. */
const MAX_CHARACTERS = 5_600;

/** Number of first characters in which names must differ, as Discord shortens longer names. */
const MAX_SHOWN_NAME = 80;

/** The games, and all contents that they can be played with: those that come with them, and those of the host. */
export interface Library extends ContentLibrary {
  /** The games; their options include the boards of the host. */
  readonly games: readonly AnyGame[];
  /** All contents for new games. */
  readonly contents: readonly LoadedContent[];
}

/** The contents of one game. */
interface GameContents {
  /** The game's own content; then, for each file with boards, the same with these boards. */
  readonly boards: readonly [LoadedContent, ...LoadedContent[]];
  /** Contents for the tile sets of the host, by id of the set; each has all boards. */
  readonly tileSets: ReadonlyMap<string, LoadedContent>;
}

/**
 * Reads the contents of games: their own, a tile set that replaces these, and the files of a folder.
 *
 * @param from.tileSet file with a tile set that replaces that of every game that can read it
 * @param from.folder folder with tile sets and boards
 * @throws Error that lists all faults with their positions
 */
export function readLibrary(
  games: readonly AnyGame[],
  { tileSet, folder }: { readonly tileSet?: string | undefined; readonly folder?: string | undefined } = {},
): Library {
  const shipped = readTileSets(games);
  const own = tileSet === undefined ? shipped : replaceTileSets(shipped, games, tileSet);
  const files = folder === undefined ? [] : readFolder(games, folder);
  checkNames(games, files);
  const contents = new Map(
    games.map((game) => {
      const { set, json } = own.get(game.ruleSet)!;
      return [game.ruleSet, contentsOf(game, { own: { ruleSet: game.ruleSet, set, json }, files })] as const;
    }),
  );
  const offered = games.map((game) =>
    contents.get(game.ruleSet)!.boards.reduce((extended, { set }) => extended.withBoards?.(set) ?? extended, game),
  );
  return {
    games: offered,
    contents: [...contents.values()].flatMap(({ boards, tileSets }) => [...boards, ...tileSets.values()]),
    ownContent: (ruleSet) => contents.get(ruleSet)!.boards[0].set,
    shippedContent: (ruleSet) => shipped.get(ruleSet)!.set,
    tileSetsOf: (ruleSet) =>
      [...contents.get(ruleSet)!.tileSets.values()].map(({ set: { id, name } }) => ({ id, name })),
    contentFor(game, options, tiles) {
      const { boards, tileSets } = contents.get(game.ruleSet)!;
      const candidates = tiles === undefined ? boards : [tileSets.get(tiles)];
      return candidates.find((one) => one && hasBoard(game, one, options))?.set;
    },
  };
}

function hasBoard(game: AnyGame, { set }: LoadedContent, options: ChosenOptions): boolean {
  return game.hasBoard?.(set, options) ?? true;
}

/** Reads all JSON files of a folder, sorted by name. */
function readFolder(games: readonly AnyGame[], folder: string): ContentFile[] {
  const faults: string[] = [];
  const files = namesIn(folder).flatMap((name) => {
    try {
      return [readContentFile(games, join(folder, name))];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(['CONTENT_DIR: these files cannot be used:', ...faults]);
  return files;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new ContentError([
      `CONTENT_DIR: ${folder} cannot be read (${error instanceof Error ? error.message : error})`,
    ]);
  }
}

function contentsOf(
  game: AnyGame,
  { own, files }: { own: LoadedContent; files: readonly ContentFile[] },
): GameContents {
  const ofGame = files.filter((file) => file.game.ruleSet === game.ruleSet);
  const boards = ofGame.filter(({ kind }) => kind === 'boards');
  const ownProperties = propertiesIn(own.json);
  const loaded = (file: string, properties: object): LoadedContent => {
    const json = JSON.stringify(properties);
    return { ruleSet: game.ruleSet, set: parseTileSet(game, json, file), json };
  };
  const allBoards = boards.reduce((joined, { properties }) => joinContent(joined, properties), ownProperties);
  // Checks all boards together, as boards of different files must not have the same name.
  if (boards.length > 1) parseTileSet(game, JSON.stringify(allBoards), boards.map(({ file }) => file).join(', '));
  const tileSets = new Map<string, LoadedContent>();
  for (const { file, properties, kind } of ofGame) {
    if (kind !== 'tiles') continue;
    const one = loaded(file, { ...allBoards, ...properties });
    if (tileSets.has(one.set.id) || one.set.id === own.set.id)
      throw new ContentError([`${file}: another tile set has the id "${one.set.id}"`]);
    tileSets.set(one.set.id, one);
  }
  return {
    boards: [own, ...boards.map(({ file, properties }) => loaded(file, joinContent(ownProperties, properties)))],
    tileSets,
  };
}

/** A choice that a file adds to an option of the command that opens a game. */
interface AddedChoice {
  readonly option: string;
  readonly value: string;
  /** Its name in each language, in the order of `LANGUAGES`. */
  readonly names: readonly string[];
}

/** Returns the choices of all options of a game. */
function choicesOf({ options, words }: AnyGame): AddedChoice[] {
  return Object.entries(options).flatMap(([option, values]) =>
    values.map((value) => ({
      option,
      value: String(value),
      names: LANGUAGES.map((language) => words.chosen?.(translatorFor(language), option, value) ?? String(value)),
    })),
  );
}

/**
 * Checks that Discord accepts the choices that files add to `/new`: not too many, not too long in total. Also checks that
 * no two choices have the same name.
 *
 * @throws ContentError naming the first file that exceeds a limit
 */
function checkNames(games: readonly AnyGame[], files: readonly ContentFile[]): void {
  const offered = new Map(games.map((game) => [game.ruleSet, game]));
  const sets: AddedChoice[] = [];
  let characters = 0;
  for (const { file, game, kind, content } of files) {
    const before = offered.get(game.ruleSet)!;
    const known = kind === 'tiles' ? [...sets] : choicesOf(before);
    const after = kind === 'tiles' ? before : (before.withBoards?.(content) ?? before);
    const all = kind === 'tiles' ? [...sets, tileSetChoice(game, content)] : choicesOf(after);
    offered.set(game.ruleSet, after);
    if (kind === 'tiles') sets.splice(0, sets.length, ...all);
    for (const { option, value, names } of all) {
      if (known.some((one) => one.option === option && one.value === value)) continue;
      const twin = all.find((one) => one.option === option && one.value !== value && isNamedAlike(one.names, names));
      if (twin) throw new ContentError([`${file}: "${names[0]}" is also the name of "${twin.value}"`]);
      characters += Math.max(...names.map((name) => Math.min(name.length, 100))) + value.length;
    }
    for (const option of new Set(all.map((choice) => choice.option))) {
      const count = all.filter((choice) => choice.option === option).length;
      if (count <= MAX_CHOICES) continue;
      const own = kind === 'tiles' ? 0 : choicesOf(game).filter((choice) => choice.option === option).length;
      throw new ContentError([
        `${file}: too much for /new ${option}: there is room for ${MAX_CHOICES - own} of the host, and with this file there are ${count - own}`,
      ]);
    }
    if (characters > MAX_CHARACTERS)
      throw new ContentError([`${file}: names and ids of all files are too long for /new; shorten some`]);
  }
}

function tileSetChoice(game: AnyGame, { id, name }: ContentFile['content']): AddedChoice {
  const names = LANGUAGES.map((language) => `${name} (${game.words.name(translatorFor(language))})`);
  return { option: 'tiles', value: id, names };
}

/** True if two choices have names that look the same in some language. */
function isNamedAlike(one: readonly string[], other: readonly string[]): boolean {
  const shown = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase().slice(0, MAX_SHOWN_NAME);
  return one.some((name, index) => shown(name) === shown(other[index]!));
}

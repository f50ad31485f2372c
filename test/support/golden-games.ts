import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseTileSet } from '../../src/content/tile-sets.ts';
import { verifyRecord } from '../../src/core/proof.ts';
import { parseRecord, positionHash, type RecordedGame, replayRecord } from '../../src/core/record.ts';
import type { Fold, GameTypes } from '../../src/core/rules.ts';
import type { Game } from '../../src/games/contract/game.ts';

const TILE_SET = 'tile-set.json';

/** The recorded games of a game's rules, with the tile set they were played with. */
export interface GoldenGames<G extends GameTypes> {
  readonly set: G['content'];
  /** Names of the files, in alphabetical order. */
  readonly names: readonly string[];
  textOf(name: string): string;
  recordNamed(name: string): RecordedGame;
  /** The fold of a record, which is checked in everything that it tells. */
  replayed(name: string): Fold<G>;
}

/**
 * Reads the golden games in a folder of test/golden. They are never edited to pass: a change that alters one raises the
 * version of the rules and records new ones.
 */
export function readGoldenGames<G extends GameTypes>(game: Game<G>, name: string): GoldenGames<G> {
  const folder = new URL(`../golden/${name}/`, import.meta.url);
  if (!existsSync(folder)) {
    throw new Error(`version ${game.version} of the rules of ${game.ruleSet} has no golden games yet: npm run golden`);
  }
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== TILE_SET)
    .sort();
  const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const set = parseTileSet(game, textOf(TILE_SET), 'of the golden games');
  const recordNamed = (file: string) => {
    const parsed = parseRecord(game, JSON.parse(textOf(file)));
    if (parsed.ok) return parsed.value;
    throw new Error(`${file}: ${JSON.stringify(parsed.failure)}`);
  };
  const replayed = (file: string) => {
    const record = recordNamed(file);
    const fold = replayRecord(game, record, set);
    if (!fold.ok) throw new Error(`${file}: ${JSON.stringify(fold.failure)}`);
    const { state } = fold.value;
    expect(game.isOver(state)).toBe(true);
    expect(game.scoresOf(state)).toEqual(record.result?.scores);
    expect(positionHash(game, state)).toBe(record.result?.view);
    expect(verifyRecord(game, record, set)).toEqual({ differences: [], missing: [] });
    return fold.value;
  };
  return { set, names, textOf, recordNamed, replayed };
}

import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { type Difference, type MissingPart, verifyRecord } from '../core/proof.ts';
import { parseRecord, type RecordedGame, type RecordFault, setupOf } from '../core/record.ts';
import type { Content, GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';

/** A file to check as the record of a game. */
export interface RecordToCheck {
  readonly ruleSet: string;
  /** JSON text. */
  readonly text: string;
  /** The tile set that the record names; the game's own tile set if this program does not have it. */
  readonly content: Content;
}

/** The outcome of checking a file as a record. */
export type CheckedRecord =
  | {
      readonly outcome: 'checked';
      readonly record: RecordedGame;
      readonly differences: readonly Difference<GameTypes>[];
      readonly missing: readonly MissingPart[];
    }
  /** The first faults, and the number of all faults. */
  | { readonly outcome: 'not-record'; readonly faults: readonly RecordFault[]; readonly count: number }
  /** The pile of the record is not made of the tiles of its tile set. */
  | { readonly outcome: 'other-stack' };

/** Number of faults of a file that are told. */
const MAX_FAULTS = 6;

/** Reads a file as the record of a game and checks everything that it says. A hostile file may take a second. */
export function checkRecord(game: AnyGame, { text, content }: RecordToCheck): CheckedRecord {
  const json = readJson(text, z.unknown());
  const parsed = parseRecord(game, json.ok ? json.value : undefined);
  if (!parsed.ok) {
    return { outcome: 'not-record', faults: parsed.failure.slice(0, MAX_FAULTS), count: parsed.failure.length };
  }
  const record = parsed.value;
  const isNamed = record.tileSet.hash === content.hash;
  if (isNamed && !game.hasAllTiles(content, setupOf(game, record))) return { outcome: 'other-stack' };
  return { outcome: 'checked', record, ...verifyRecord(game, record, content) };
}

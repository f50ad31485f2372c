import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Difference, MissingPart } from '../src/core/proof.ts';
import { parseRecord, type RecordedGame, type ReplayProblem } from '../src/core/record.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { UsageError } from './command-line.ts';
import { TOOL_GAMES, type ToolGame } from './games.ts';

/** Longest list that is written on one line. */
const LINE = 100;

/**
 * Reads a record from a file, with its game; what names no game is read as a record of Amazonas.
 *
 * @throws UsageError naming every place in it that is wrong
 */
export function readRecord(file: string): { record: RecordedGame; game: ToolGame } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${error instanceof Error ? error.message : error})`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON (${error instanceof Error ? error.message : error})`);
  }
  const named = z.object({ ruleSet: z.string() }).safeParse(json).data?.ruleSet;
  const game = TOOL_GAMES.find(({ game }) => game.ruleSet === named) ?? TOOL_GAMES[0];
  const parsed = parseRecord(game.game, json);
  if (parsed.ok) return { record: parsed.value, game };
  const faults = parsed.failure.slice(0, 10).map(({ path, message }) => `  ${path}: ${message}`);
  throw new UsageError(`${file} is no record of a game:\n${faults.join('\n')}`);
}

/** A record as the text of a file: two blanks a level, short lists on one line. */
export function recordText(record: RecordedGame): string {
  return `${jsonText(record, '')}\n`;
}

function jsonText(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (line.length <= LINE) return line;
    return `[\n${value.map((item) => inner + jsonText(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const lines = entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${jsonText(item, inner)}`);
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

/** Why a record cannot be played again, in English. */
export function problemText(problem: ReplayProblem<GameTypes>): string {
  switch (problem.code) {
    case 'version':
      return `it was played by version ${problem.recorded} of the rules; this program plays version ${problem.known}`;
    case 'tile-set':
      return `it was played with the tile set ${problem.recorded}, not with ${problem.given}`;
    case 'pile-tile':
      return `tile ${problem.at + 1} of the pile, "${problem.tile}", is none that is drawn from a pile`;
    case 'strange-layout':
      return 'what is laid out at the start cannot lie there';
    case 'rejected':
      return `the rules refuse log[${problem.entry}]: ${rejectionText(problem.rejection)}`;
  }
}

/** A difference between what a record tells and what is so, in English. */
export function differenceText(difference: Difference<GameTypes>): string {
  switch (difference.code) {
    case 'tile-set-id':
      return `the tile set is called ${difference.given}, not ${difference.recorded}`;
    case 'commitment':
      return `the commitment of this shuffle is ${difference.actual}, not ${difference.recorded}`;
    case 'first':
      return `the seed lets ${difference.actual} begin, not ${difference.recorded}`;
    case 'pile': {
      const { at, recorded, actual } = difference;
      return `tile ${at + 1} of the pile is ${actual ?? 'none'} by the seed, not ${recorded ?? 'none'}`;
    }
    case 'undrawn':
      return `${difference.actual} tiles are not drawn yet, not ${difference.recorded}`;
    case 'result':
      return `result.${difference.key} is ${difference.actual}, not ${difference.recorded}`;
    case 'layout':
      return 'what is laid out at the start is not what the seed gives';
    case 'not-over':
      return 'the log does not reach the end of the game, yet there is a result';
    default:
      return problemText(difference);
  }
}

/** What a record leaves out, in English. */
export const MISSING_TEXT = {
  seed: 'no seed: whether the pile was shuffled by it cannot be told',
  commitment: 'no commitment: whether the shuffle was fixed at the start cannot be told',
  result: 'no result: the game was not over',
} as const satisfies Record<MissingPart, string>;

function rejectionText({ code, ...detail }: GameTypes['rejection']): string {
  const words = JSON.stringify(detail);
  return words === '{}' ? code : `${code} ${words}`;
}

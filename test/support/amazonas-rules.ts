import type { Colour } from '../../src/core/colour.ts';
import * as folding from '../../src/core/fold.ts';
import type { LogEntry } from '../../src/core/log.ts';
import * as lines from '../../src/core/log.ts';
import * as proof from '../../src/core/proof.ts';
import * as records from '../../src/core/record.ts';
import type { Result } from '../../src/core/result.ts';
import type * as life from '../../src/core/rules.ts';
import type { PileOrder } from '../../src/core/setup.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { type Amazonas, RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import type { Rejection } from '../../src/games/amazonas/rules/rejection.ts';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../src/games/amazonas/rules/tile-set.ts';

/* The life of a game and its records for the rules of Amazonas, in the words that tests and benches use. */

export type AmazonasLogEntry = LogEntry<Action>;
export type Fold = life.Fold<Amazonas>;
export type FoldedAction = life.FoldedAction<Amazonas>;
export type Step = life.Step<Amazonas>;
type Folded = Result<Fold, life.RejectedEntry<Amazonas>>;

/** Lets `seat` take `action`; `state` itself stays as it is. */
export function step(state: State, seat: number, action: Action): Result<Step, Rejection> {
  return folding.step(RULES, state, { seat, action });
}

/** Folds a log into the state it leads to; fails with the first entry that the rules reject. */
export function fold(set: TileSet, setup: Setup, log: readonly AmazonasLogEntry[]): Folded {
  return folding.fold(RULES, startState(set, setup), log);
}

/** Folds a log of which the first `length` entries are folded already; `before` stays as it is. */
export function continueFold(before: Fold, length: number, log: readonly AmazonasLogEntry[]): Folded {
  const { set, setup } = before.state;
  return folding.continueFold(RULES, { before, length, start: () => startState(set, setup) }, log);
}

/** Why `seat` may not take back the last action of a log now; undefined when it may. A draw is never taken back. */
export function takebackRejection(folded: Fold, seat: number): life.TakebackRejection | undefined {
  return folding.takebackRejection(RULES, folded, seat);
}

/** A log entry as one line, such as `red: place 4,-1 r90`. */
export const makeLogLine = (entry: AmazonasLogEntry, colours: readonly Colour[]) =>
  lines.makeLogLine(RULES, entry, colours);
/** Parses what `makeLogLine` writes; undefined for any other text. */
export const parseLogLine = (text: string, colours: readonly Colour[]) => lines.parseLogLine(RULES, text, colours);

/** The format of a record; docs/RECORD.md says what each key means. */
export const recordSchema = records.recordSchemaOf(RULES);
export const parseRecord = (json: unknown) => records.parseRecord(RULES, json);
export const makeRecord = ({
  set,
  ...game
}: {
  set: TileSet;
  setup: Setup;
  log: readonly AmazonasLogEntry[];
  order: PileOrder;
  reveal?: boolean;
}) => records.makeRecord(RULES, { content: set, ...game });
export const replayRecord = (record: records.RecordedGame, set: TileSet) => records.replayRecord(RULES, record, set);
export const setupOf = (record: records.RecordedGame) => records.setupOf(RULES, record) as Setup;
export const logOf = (record: Pick<records.RecordedGame, 'log' | 'seats'>) => records.logOf(RULES, record);
export const positionHash = (state: State) => records.positionHash(RULES, state);
/** Checks everything that a record tells. */
export const verifyRecord = (record: records.RecordedGame, set: TileSet) => proof.verifyRecord(RULES, record, set);

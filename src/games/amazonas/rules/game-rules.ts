import * as folding from '../../../core/fold.ts';
import * as lines from '../../../core/log.ts';
import * as proof from '../../../core/proof.ts';
import * as records from '../../../core/record.ts';
import type { Result } from '../../../core/result.ts';
import type * as life from '../../../core/rules.ts';
import type { Order } from '../../../core/setup.ts';
import type { Action, AmazonasLogEntry } from './action.ts';
import { makeAction, parseAction } from './action-notation.ts';
import type { GameEvent } from './event.ts';
import { rejectionOf } from './legal.ts';
import type { Rejection } from './rejection.ts';
import { COLOURS, type Colour, createSetup, RULES_VERSION, type Setup } from './setup.ts';
import { standInAction } from './stand-in.ts';
import { copyState, type State, startState } from './state.ts';
import { statedPosition } from './stated-position.ts';
import { perform } from './step.ts';
import { isDrawn, type TileSet } from './tile-set.ts';
import { viewOf } from './view.ts';

/** The types of Amazonas. */
export interface Amazonas {
  content: TileSet;
  setup: Setup;
  state: State;
  action: Action;
  event: GameEvent;
  rejection: Rejection;
}

export type Fold = life.Fold<Amazonas>;
export type FoldedAction = life.FoldedAction<Amazonas>;
export type Step = life.Step<Amazonas>;
export type ReplayProblem = records.ReplayProblem<Amazonas>;
export type Difference = proof.Difference<Amazonas>;
type Folded = Result<Fold, life.RejectedEntry<Amazonas>>;

/** The rules of Amazonas for the life of a game. */
export const RULES: life.Rules<Amazonas> = {
  ruleSet: 'amazonas',
  version: RULES_VERSION,
  colours: COLOURS,
  seats: { min: 2, max: 5 },
  options: {},
  createSetup: ({ content, options: _, ...given }) => createSetup({ set: content, ...given }),
  strangeTileIndex,
  hasAllTiles: ({ landTiles, amazonTiles }, { pile }) =>
    [...pile].sort().join() === [...landTiles, ...amazonTiles].sort().join(),
  startState,
  progressOf: ({ phase, seat, turn }) => ({ phase, seat, turn }),
  openingAction: ({ phase }) => (phase === 'draw' ? { type: 'draw' } : undefined),
  standInAction,
  copyState: (state) => copyState(state),
  isOver: ({ phase }) => phase === 'over',
  rejectionOf,
  perform,
  reveals: (events) => events.some(({ type }) => type === 'drawn' || type === 'discarded'),
  drawnOf: ({ drawn }) => drawn,
  scoresOf: ({ scores }) => scores,
  viewOf: viewOf,
  statedPosition: (state) => statedPosition(viewOf(state)),
  makeAction,
  parseAction,
};

/** Also a "!" tile that is one more than there are doubles cannot be drawn (A11). */
function strangeTileIndex(set: TileSet, pile: readonly string[]): number {
  let bangs = 0;
  return pile.findIndex((id) => {
    if (set.tiles[set.indexOf.get(id) ?? -1]?.bang) bangs++;
    return !isDrawn(set, id) || bangs > set.doubles.length;
  });
}

/** Lets `seat` take `action`; `state` itself stays as it is. */
export function step(state: State, seat: number, action: Action): Result<Step, Rejection> {
  return folding.step(RULES, state, { seat, action });
}

/** Folds a log into the state it leads to; fails with the first entry that the rules reject. */
export function fold(set: TileSet, setup: Setup, log: readonly AmazonasLogEntry[]): Folded {
  return folding.fold(RULES, startState(set, setup), log);
}

/** Folds a log of which the first `length` entries are folded already; `before` stays as it is. */
export function foldOn(before: Fold, length: number, log: readonly AmazonasLogEntry[]): Folded {
  const { set, setup } = before.state;
  return folding.foldOn(RULES, { before, length, start: () => startState(set, setup) }, log);
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
  order: Order;
  reveal?: boolean;
}) => records.makeRecord(RULES, { content: set, ...game });
export const replayRecord = (record: records.RecordedGame, set: TileSet) => records.replayRecord(RULES, record, set);
export const setupOf = (record: records.RecordedGame) => records.setupOf(RULES, record) as Setup;
export const logOf = (record: Pick<records.RecordedGame, 'log' | 'seats'>) => records.logOf(RULES, record);
export const resultOf = (state: State) => records.resultOf(RULES, state.setup, state);
export const positionHash = (state: State) => records.positionHash(RULES, state);
/** Checks everything that a record tells. */
export const verifyRecord = (record: records.RecordedGame, set: TileSet) => proof.verifyRecord(RULES, record, set);

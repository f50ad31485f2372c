import type { Colour } from './colour.ts';
import { commitmentOf } from './commitment.ts';
import { canonicalJson } from './digest.ts';
import { type RecordedGame, type ReplayProblem, replayRecord, resultOf, setupOf } from './record.ts';
import type { GameTypes, Rules } from './rules.ts';
import { parseSeed } from './shuffle.ts';

/** A false statement of a record: `recorded` is its value, `actual` the true one. */
export type Difference<G extends GameTypes> =
  | ReplayProblem<G>
  | { readonly code: 'tile-set-id'; readonly recorded: string; readonly given: string }
  | { readonly code: 'commitment'; readonly recorded: string; readonly actual: string }
  | { readonly code: 'first'; readonly recorded: Colour; readonly actual: Colour }
  /** The first index at which the pile differs from that of the seed; undefined = no tile there. */
  | {
      readonly code: 'pile';
      readonly at: number;
      readonly recorded: string | undefined;
      readonly actual: string | undefined;
    }
  /** Something that is laid out besides the pile is not what the seed gives. */
  | { readonly code: 'layout' }
  | { readonly code: 'undrawn'; readonly recorded: number; readonly actual: number }
  | { readonly code: 'result'; readonly key: ResultKey; readonly recorded: string; readonly actual: string }
  | { readonly code: 'not-over' };

type ResultKey = keyof NonNullable<RecordedGame['result']>;

/** Parts that a record may omit, so that they cannot be checked. */
export type MissingPart = 'seed' | 'commitment' | 'result';

/** The outcome of checking a record, which is true when there are no differences. */
export interface Verification<G extends GameTypes> {
  readonly differences: readonly Difference<G>[];
  readonly missing: readonly MissingPart[];
}

/**
 * Checks every statement of a record: that the commitment is that of its shuffle, that the seed gives its first player
 * and pile, that every log entry follows the rules, and that the game ends with its result. Whether the commitment is
 * the one that was published at the start is for the reader to compare.
 */
export function verifyRecord<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  content: G['content'],
): Verification<G> {
  const replayed = replayRecord(rules, record, content);
  const differences: Difference<G>[] = [...shuffleDifferences(rules, record, content)];
  if (record.tileSet.id !== content.id) {
    differences.push({ code: 'tile-set-id', recorded: record.tileSet.id, given: content.id });
  }
  if (replayed.ok) differences.push(...endDifferences(rules, record, replayed.value.state));
  else differences.push(replayed.failure);
  const missing: MissingPart[] = [];
  if (record.setup.seed === undefined) missing.push('seed');
  if (record.commitment === undefined) missing.push('commitment');
  if (record.result === undefined) missing.push('result');
  return { differences, missing };
}

function* shuffleDifferences<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  content: G['content'],
): Iterable<Difference<G>> {
  const { commitment, options, seats } = record;
  const setup = setupOf(rules, record);
  const seed = parseSeed(setup.seed ?? '');
  const actual = commitmentOf(rules, setup, options.order);
  if (commitment !== undefined && actual !== undefined && commitment !== actual) {
    yield { code: 'commitment', recorded: commitment, actual };
  }
  // With other rules or tiles the seed gives another pile; that difference is reported already.
  if (seed === undefined || record.version !== rules.version || record.tileSet.hash !== content.hash) return;
  const made = rules.createSetup({ content, colours: seats, seed, order: options.order, options: options.game ?? {} });
  if (setup.first !== made.first) yield { code: 'first', recorded: seats[setup.first]!, actual: seats[made.first]! };
  const length = Math.max(setup.pile.length, made.pile.length);
  for (let at = 0; at < length; at++) {
    if (setup.pile[at] === made.pile[at]) continue;
    yield { code: 'pile', at, recorded: setup.pile[at], actual: made.pile[at] };
    return;
  }
  if (canonicalJson(setup.layout ?? null) !== canonicalJson(made.layout ?? null)) yield { code: 'layout' };
}

function endDifferences<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  state: G['state'],
): Difference<G>[] {
  const { setup, result } = record;
  const differences: Difference<G>[] = [];
  const undrawn = setup.pile.length - rules.drawnOf(state);
  if (setup.undrawn !== undefined && setup.undrawn !== undrawn) {
    differences.push({ code: 'undrawn', recorded: setup.undrawn, actual: undrawn });
  }
  if (result && !rules.isOver(state)) differences.push({ code: 'not-over' });
  else if (result) differences.push(...resultDifferences(result, resultOf(rules, setupOf(rules, record), state)));
  return differences;
}

function resultDifferences<G extends GameTypes>(
  recorded: NonNullable<RecordedGame['result']>,
  actual: NonNullable<RecordedGame['result']>,
): Difference<G>[] {
  return (['scores', 'winners', 'view'] as const satisfies readonly ResultKey[]).flatMap((key) => {
    const values = { recorded: canonicalJson(recorded[key]), actual: canonicalJson(actual[key]) };
    return values.recorded === values.actual ? [] : [{ code: 'result' as const, key, ...values }];
  });
}

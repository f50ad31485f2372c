import type { Colour } from './colour.ts';
import { commitmentOf } from './commitment.ts';
import { canonicalJson } from './digest.ts';
import { type RecordedGame, type ReplayProblem, replayRecord, resultOf, setupOf } from './record.ts';
import type { GameTypes, Rules } from './rules.ts';
import { parseSeed } from './shuffle.ts';

/** Something that a record tells and that is not so. `told` is what the record says. */
export type Difference<G extends GameTypes> =
  | ReplayProblem<G>
  | { readonly code: 'tile-set-id'; readonly told: string; readonly given: string }
  | { readonly code: 'commitment'; readonly told: string; readonly actual: string }
  | { readonly code: 'first'; readonly told: Colour; readonly actual: Colour }
  /** The first place (from 0) at which the pile is not what the seed gives; undefined = no tile there. */
  | {
      readonly code: 'pile';
      readonly at: number;
      readonly told: string | undefined;
      readonly actual: string | undefined;
    }
  | { readonly code: 'undrawn'; readonly told: number; readonly actual: number }
  | { readonly code: 'result'; readonly key: ResultKey; readonly told: string; readonly actual: string }
  | { readonly code: 'not-over' };

type ResultKey = keyof NonNullable<RecordedGame['result']>;

/** Parts that a record may leave out; nothing can be said about them then. */
export type Untold = 'seed' | 'commitment' | 'result';

/** What became of checking a record: it is true when there are no differences. */
export interface Verification<G extends GameTypes> {
  readonly differences: readonly Difference<G>[];
  readonly untold: readonly Untold[];
}

/**
 * Checks everything that a record tells: that the commitment is that of its shuffle, that the seed gives its first
 * player and pile, that every log entry follows the rules, that the game ends as it says. Whether the commitment is the
 * one that was published at the start is for the reader to compare.
 */
export function verifyRecord<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  content: G['content'],
): Verification<G> {
  const replayed = replayRecord(rules, record, content);
  const differences: Difference<G>[] = [...shuffleDifferences(rules, record, content)];
  if (record.tileSet.id !== content.id) {
    differences.push({ code: 'tile-set-id', told: record.tileSet.id, given: content.id });
  }
  if (replayed.ok) differences.push(...endDifferences(rules, record, replayed.value.state));
  else differences.push(replayed.failure);
  const untold: Untold[] = [];
  if (record.setup.seed === undefined) untold.push('seed');
  if (record.commitment === undefined) untold.push('commitment');
  if (record.result === undefined) untold.push('result');
  return { differences, untold };
}

function* shuffleDifferences<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  content: G['content'],
): Iterable<Difference<G>> {
  const { commitment, options, seats } = record;
  const setup = setupOf(rules, record);
  const seed = parseSeed(setup.seed ?? '');
  const actual = commitmentOf(setup, options.order);
  if (commitment !== undefined && actual !== undefined && commitment !== actual) {
    yield { code: 'commitment', told: commitment, actual };
  }
  // With other rules or other tiles the seed gives another pile; that they are others is told already.
  if (seed === undefined || record.version !== rules.version || record.tileSet.hash !== content.hash) return;
  const made = rules.createSetup({ content, colours: seats, seed, order: options.order, options: options.game ?? {} });
  if (setup.first !== made.first) yield { code: 'first', told: seats[setup.first]!, actual: seats[made.first]! };
  const length = Math.max(setup.pile.length, made.pile.length);
  for (let at = 0; at < length; at++) {
    if (setup.pile[at] === made.pile[at]) continue;
    yield { code: 'pile', at, told: setup.pile[at], actual: made.pile[at] };
    return;
  }
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
    differences.push({ code: 'undrawn', told: setup.undrawn, actual: undrawn });
  }
  if (result && !rules.isOver(state)) differences.push({ code: 'not-over' });
  else if (result) differences.push(...resultDifferences(result, resultOf(rules, setupOf(rules, record), state)));
  return differences;
}

function resultDifferences<G extends GameTypes>(
  told: NonNullable<RecordedGame['result']>,
  actual: NonNullable<RecordedGame['result']>,
): Difference<G>[] {
  return (['scores', 'winners', 'view'] as const satisfies readonly ResultKey[]).flatMap((key) => {
    const [says, is] = [canonicalJson(told[key]), canonicalJson(actual[key])];
    return says === is ? [] : [{ code: 'result' as const, key, told: says, actual: is }];
  });
}

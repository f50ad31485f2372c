import type { Colour } from './colour.ts';
import { commitmentOf } from './commitment.ts';
import { canonicalJson } from './digest.ts';
import { type RecordedGame, type ReplayProblem, replayRecord, resultOf, setupOf } from './record.ts';
import type { GameTypes, Rules } from './rules.ts';
import { parseSeed } from './shuffle.ts';

/** A false statement of a record: `recorded` is the value in the record, `actual` the true value. */
export type Difference<G extends GameTypes> =
  | ReplayProblem<G>
  | { readonly code: 'tile-set-id'; readonly recorded: string; readonly given: string }
  | { readonly code: 'commitment'; readonly recorded: string; readonly actual: string }
  | { readonly code: 'first'; readonly recorded: Colour; readonly actual: Colour }
  /** `at` is the first index at which the pile differs from that of the seed; a pile that is too short has undefined there. */
  | {
      readonly code: 'pile';
      readonly at: number;
      readonly recorded: string | undefined;
      readonly actual: string | undefined;
    }
  /** The layout, such as chips on the board, is not that of the seed. */
  | { readonly code: 'layout' }
  | { readonly code: 'undrawn'; readonly recorded: number; readonly actual: number }
  | { readonly code: 'result'; readonly key: ResultKey; readonly recorded: string; readonly actual: string }
  | { readonly code: 'not-over' };

type ResultKey = keyof NonNullable<RecordedGame['result']>;

/** Optional parts of a record; a part that it omits cannot be checked. */
export type MissingPart = 'seed' | 'commitment' | 'result';

/** Result of checking a record; a true record has no differences. */
export interface Verification<G extends GameTypes> {
  readonly differences: readonly Difference<G>[];
  readonly missing: readonly MissingPart[];
}

/**
 * Checks every statement of a record: that the commitment is that of its shuffle, that the seed gives its first player
 * and pile, that every log entry follows the rules, and that the game ends with its result. Readers have to compare the
 * commitment with the published one themselves.
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
  // With other rules or tiles the seed gives another pile; the replay reports that difference.
  if (seed === undefined || record.version !== rules.version || record.tileSet.hash !== content.hash) return;
  const seedSetup = rules.createSetup({
    content,
    colours: seats,
    seed,
    order: options.order,
    options: options.game ?? {},
  });
  if (setup.first !== seedSetup.first)
    yield { code: 'first', recorded: seats[setup.first]!, actual: seats[seedSetup.first]! };
  const length = Math.max(setup.pile.length, seedSetup.pile.length);
  for (let index = 0; index < length; index++) {
    if (setup.pile[index] === seedSetup.pile[index]) continue;
    yield { code: 'pile', at: index, recorded: setup.pile[index], actual: seedSetup.pile[index] };
    return;
  }
  if (canonicalJson(setup.layout ?? null) !== canonicalJson(seedSetup.layout ?? null)) yield { code: 'layout' };
}

function endDifferences<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  state: G['state'],
): Difference<G>[] {
  const { setup, result } = record;
  const differences: Difference<G>[] = [];
  const undrawn = setup.pile.length - rules.drawnTileCount(state);
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

import type { ChosenOptions } from '../../../core/options.ts';
import { EXPANSION_TERMS } from '../expansions/terms.ts';
import { boxExpansionsOf } from '../game/compile-rules.ts';
import type { CompiledRules, Expansion } from '../rules/state.ts';
import type { TermsInPlay } from './expansion-terms.ts';
import { TERM_INDEX } from './weights.ts';

const TERMS = new Map([...EXPANSION_TERMS].map(([expansion, { terms }]) => [expansion, terms(TERM_INDEX)]));

const known = new WeakMap<CompiledRules, TermsInPlay>();

/** Evaluation terms of the expansions that a game is played with, computed once per game. */
export function termsInPlay(rules: CompiledRules): TermsInPlay {
  const terms = known.get(rules);
  if (terms) return terms;
  const made = compiled(rules);
  known.set(rules, made);
  return made;
}

/** The options whose expansions computers play move by move, as they know nothing of them (`GameForComputer.withoutTerms`). */
export function withoutTerms(options: ChosenOptions): readonly string[] {
  const isUnknown = (one: Expansion) => !TERMS.has(one) && !isAlwaysQuiet(one);
  return Object.entries(options).flatMap(([name, value]) =>
    boxExpansionsOf({ [name]: value }).some(isUnknown) ? [name] : [],
  );
}

function compiled(rules: CompiledRules): TermsInPlay {
  const expansions = rules.expansions.flatMap((one) => TERMS.get(one) ?? []);
  const pieces = rules.pieces.map(({ id }) => expansions.find((one) => one.pieces?.[id])?.pieces?.[id]);
  const coversTurns =
    pieces.every((piece, kind) => piece || kind === 0) &&
    rules.expansions.every((one) => one.isQuiet || TERMS.get(one)?.coversTurns || isAlwaysQuiet(one)) &&
    !rules.hasStrengthOn &&
    rules.towns === 'none';
  return { expansions, pieces, coversTurns, givesTiles: rules.hasTileGivers };
}

/** True if placing a tile or piece never has an effect by the expansion. */
function isAlwaysQuiet({ verbs, covered, scored, turnBegins, turnEnded }: Expansion): boolean {
  return !verbs && !covered && !scored && !turnBegins && !turnEnded;
}

import type { ChosenOptions } from '../../../core/options.ts';
import { EXPANSION_TERMS } from '../expansions/terms.ts';
import { boxExpansionsOf } from '../game/play.ts';
import type { CompiledOptions, Expansion } from '../rules/state.ts';
import type { TermsInPlay } from './expansion-terms.ts';
import { TERM_INDEX } from './weights.ts';

const TERMS = new Map([...EXPANSION_TERMS].map(([expansion, { terms }]) => [expansion, terms(TERM_INDEX)]));

const known = new WeakMap<CompiledOptions, TermsInPlay>();

/** Evaluation terms of the expansions that a game is played with, computed once per game. */
export function termsInPlay(play: CompiledOptions): TermsInPlay {
  const terms = known.get(play);
  if (terms) return terms;
  const made = compiled(play);
  known.set(play, made);
  return made;
}

/** The options whose expansions computers play move by move, as they know nothing of them (`GameForComputer.withoutTerms`). */
export function withoutTerms(options: ChosenOptions): readonly string[] {
  const isUnknown = (one: Expansion) => !TERMS.has(one) && !isAlwaysQuiet(one);
  return Object.entries(options).flatMap(([name, value]) =>
    boxExpansionsOf({ [name]: value }).some(isUnknown) ? [name] : [],
  );
}

function compiled(play: CompiledOptions): TermsInPlay {
  const expansions = play.expansions.flatMap((one) => TERMS.get(one) ?? []);
  const pieces = play.pieces.map(({ id }) => expansions.find((one) => one.pieces?.[id])?.pieces?.[id]);
  const coversTurns =
    pieces.every((piece, kind) => piece || kind === 0) &&
    play.expansions.every((one) => one.isQuiet || TERMS.get(one)?.coversTurns || isAlwaysQuiet(one)) &&
    !play.hasStrengthOn &&
    play.towns === 'none';
  return { expansions, pieces, coversTurns, givesTiles: play.hasTileGivers };
}

/** True if an expansion has nothing that follows from a tile or a piece, wherever it is placed. */
function isAlwaysQuiet({ verbs, covered, scored, turnBegins, turnEnded }: Expansion): boolean {
  return !verbs && !covered && !scored && !turnBegins && !turnEnded;
}

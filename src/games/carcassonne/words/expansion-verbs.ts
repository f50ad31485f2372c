import { verbWords } from '../expansions/words.ts';
import { currentStep, MEEPLE } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import type { VerbWords } from './expansion-words.ts';

/** The words of each kind of action of an expansion that can be chosen now. */
export function expansionVerbs(state: State): VerbWords[] {
  return verbsFrom(MEEPLE + 1, state).flatMap(({ type }) => verbWords(type) ?? []);
}

/**
 * The words of the only kind of action that can be chosen now besides passing and drawing, if it belongs to an expansion;
 * undefined otherwise.
 */
export function onlyVerb(state: State): VerbWords | undefined {
  const [only, ...others] = verbsFrom(MEEPLE, state);
  return only && others.length === 0 ? verbWords(only.type) : undefined;
}

/** The verbs with this number or a higher one that can be chosen now. */
function verbsFrom(first: number, state: State) {
  const { verbs = [] } = currentStep(state) ?? {};
  return verbs.filter(({ kind, verb }) => kind >= first && verb.payloads(state).length > 0).map(({ verb }) => verb);
}

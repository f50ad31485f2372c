import type { StepPlace } from '../../contract/game-words.ts';
import type { Position } from '../../contract/position.ts';
import { EXPANSION_WORDS, stepWords } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { State } from '../rules/state.ts';
import { expansionVerbs, onlyVerb } from './expansion-verbs.ts';
import { giverName } from './giver.ts';
import type { CarcassonneTranslator } from './language.ts';

/** Why no piece can be placed on the tile just placed, in the words of an expansion. */
export function barredText(t: CarcassonneTranslator, state: State, ends: boolean): string | undefined {
  return EXPANSION_WORDS.flatMap(({ barred }) => barred?.(t, state, ends) ?? [])[0];
}

/**
 * Says what to choose at a step with choices of an expansion, or of a second tile; undefined at other steps, which every game
 * has.
 */
export function stepText(
  t: CarcassonneTranslator,
  { fold: { state, actions } }: Position<Carcassonne>,
  { place, commands }: { readonly place: StepPlace; readonly commands: string },
): string | undefined {
  const step = decision();
  return step === undefined || commands === '' ? step : t('step.commands', { step, commands });

  function decision(): string | undefined {
    const { phase } = state;
    const at = place === 'to-do' ? 'toDo' : place;
    const own = stepWords(phase);
    if (own) return own.text?.(t, state, at);
    const alone = onlyVerb(state)?.alone?.(t, at);
    if (alone !== undefined || phase === 'over') return alone;
    if (phase !== 'piece') return secondTile();
    if (place !== 'panel' && place !== 'list') return undefined;
    return barredText(t, state, false) ?? expansionVerbs(state).flatMap(({ beside }) => beside?.(t, place) ?? [])[0];
  }

  function secondTile(): string | undefined {
    if (!state.isFurtherTile || (place !== 'panel' && place !== 'to-do')) return undefined;
    const started = actions.flatMap(({ events }) => events).findLast(({ type }) => type === 'turn-started');
    const by = started?.type === 'turn-started' ? started.by : undefined;
    return by && t('step.second', { place: place === 'to-do' ? 'toDo' : place, piece: giverName(t, by) });
  }
}

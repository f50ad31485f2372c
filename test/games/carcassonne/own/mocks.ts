import type * as expansions from '../../../../src/games/carcassonne/expansions/index.ts';
import type * as words from '../../../../src/games/carcassonne/expansions/words.ts';
import type { BoxExpansion } from '../../../../src/games/carcassonne/rules/state.ts';
import type { CarcassonneTranslator } from '../../../../src/games/carcassonne/words/language.ts';
import type { Scoring } from '../../../../src/games/contract/game.ts';

/*
 * Expansions of the tests' own, each the smallest that needs a seam of the engine. A test brings one in for a whole game,
 * in the place of small cities:
 *
 *     vi.mock('.../expansions/index.ts', async (original) => withOwn(await original(), (await import('./own/gate.ts')).gate))
 *
 * What the mock imports may not import the expansions itself.
 */

/** The list of all expansions with one of the tests' own in the place of small cities. */
export function withOwn(
  all: typeof expansions,
  own: BoxExpansion,
  scorings: Readonly<Record<string, ((event: never) => Scoring) | 'nothing'>> = {},
): typeof expansions {
  const boxes = { ...all.BOX_EXPANSIONS, smallCities: own };
  return {
    ...all,
    BOX_EXPANSIONS: boxes,
    EXPANSIONS: [...Object.values(boxes), ...Object.values(all.CHIP_EXPANSIONS)],
    SCORINGS: { ...all.SCORINGS, ...scorings },
  };
}

/** What an expansion of the tests' own says. */
export interface OwnWords {
  readonly verbs?: Readonly<Record<string, ReturnType<typeof words.verbWords>>>;
  readonly steps?: Readonly<Record<string, ReturnType<typeof words.stepWords>>>;
  readonly events?: Readonly<Record<string, ReturnType<typeof words.eventWords>>>;
  readonly questions?: Readonly<
    Record<
      string,
      { question(t: CarcassonneTranslator): string; order(t: CarcassonneTranslator, order: string): string }
    >
  >;
}

/** The words of all expansions with those of one of the tests' own. */
export function withOwnWords(
  all: typeof words,
  { verbs = {}, steps = {}, events = {}, questions = {} }: OwnWords,
): typeof words {
  return {
    ...all,
    verbWords: (type) => verbs[type] ?? all.verbWords(type),
    stepWords: (phase) => steps[phase] ?? all.stepWords(phase),
    orderText(t, asked) {
      const { question, order } = asked;
      const own = questions[question];
      if (!own) return all.orderText(t, asked);
      return order === undefined ? own.question(t) : own.order(t, order);
    },
    eventWords: (event) => events[event.type] ?? all.eventWords(event),
    exampleOf: (command, state) =>
      all.exampleOf(command, state) ?? Object.values(verbs).find((one) => one?.command === command)?.example,
  };
}

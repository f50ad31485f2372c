import { describe, expect, it } from 'vitest';
import type { ChosenOptions } from '../../../src/core/options.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { LANGUAGES, type Language, translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';

const WITHOUT = { farms: false };

/** Any word for fields. */
const FIELDS: Readonly<Record<Language, RegExp>> = {
  en: /field/i,
  de: /wiese/i,
  fr: /(?<!\p{L})prés?(?!\p{L})/iu,
  nl: /weide/i,
};

/** The game when a city of two tiles is complete, and the meeple for the second of them is to be chosen. */
function besideCity(chosen: object) {
  const options = optionsSchema.parse(chosen);
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options,
    colours: ['red', 'blue'],
    first: 0,
    pile: ['base-e', 'base-b'],
  };
  const state = startState(CONTENT, setup);
  for (const text of ['draw', 'place 0,-1 r180']) perform(state, parseAction(text)!, []);
  return { state, position: { content: CONTENT, setup, fold: { state, actions: [] } } };
}

describe('where no meeples are placed in fields', () => {
  it('no field is among the features of the board', () => {
    const told = (options: object) =>
      carcassonne.features!(besideCity(options).state).map(({ kind, points }) => `${kind} ${points}`);
    expect(told({})).toEqual(['city 4', 'road 1', 'field 3', 'field 0', 'field 3']);
    expect(told(WITHOUT)).toEqual(['city 4', 'road 1']);
  });

  it.each(LANGUAGES)('no choice and no line of the board names a field in %s', (language) => {
    const t = translatorFor(language);
    const told = (options: object) => {
      const { state, position } = besideCity(options);
      const { words } = carcassonne;
      const choices = carcassonne
        .choices(state)
        .flatMap((choice) => [
          words.choice(t, position, choice),
          words.button!(t, position, choice) ?? '',
          ...words.effects!(t, position, { action: choice.action, names: ['Ana', 'Ben'] }),
        ]);
      const features = carcassonne.features!(state).flatMap((feature) => [
        words.kind(t, feature.kind),
        words.feature!(t, position, feature),
      ]);
      return [...choices, ...features].join('\n');
    };
    expect(told({})).toMatch(FIELDS[language]);
    expect(told(WITHOUT)).not.toMatch(FIELDS[language]);
  });

  it.each(LANGUAGES)('the rules speak of fields only as landscape in %s', (language) => {
    const t = translatorFor(language);
    const telling = (options: ChosenOptions) =>
      carcassonne
        .topics!.filter((topic) => topic.leftOut?.(t, options) === undefined)
        .filter((topic) => FIELDS[language].test([topic.title(t), ...topic.text(t, CONTENT, options)].join('\n')))
        .map(({ id }) => id);
    expect(telling({})).toEqual([
      ...['placing', 'meeples', 'fields', 'majority', 'end'],
      ...['river', 'pig', 'small-cities', 'river2', 'barn', 'gold', 'crops', 'large-cities'],
    ]);
    // Landscape has to continue, field to field.
    expect(telling(WITHOUT)).toEqual(['placing', 'large-cities']);
    expect(carcassonne.words.summary!(t, {})).toMatch(FIELDS[language]);
    expect(carcassonne.words.summary!(t, WITHOUT)).not.toMatch(FIELDS[language]);
  });

  it.each(LANGUAGES)('the topic about fields says so instead of its rule in %s', (language) => {
    const t = translatorFor(language);
    const fields = carcassonne.topics!.find(({ id }) => id === 'fields')!;
    expect(fields.leftOut!(t, {})).toBeUndefined();
    expect(fields.leftOut!(t, WITHOUT)).toMatch(FIELDS[language]);
    expect(fields.leftOut!(t, WITHOUT)).not.toMatch(/\d/);
  });
});

import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { CATALOGUES } from '../../src/i18n/translate.ts';
import { declarations } from '../support/commands.ts';

/** The locales under which Discord is told a text; the unnamed rest reads the default, which is English. */
const LOCALES = ['de', 'fr', 'nl'];

type Localised = Readonly<Record<string, string | null | undefined>> | null | undefined;

interface Choice {
  readonly name: string;
  readonly name_localizations?: Localised;
  readonly value: string | number;
}

/** A command or one of its options, as it goes to Discord. */
interface Declared {
  readonly name: string;
  readonly description: string;
  readonly description_localizations?: Localised;
  readonly options?: readonly Declared[];
  readonly choices?: readonly Choice[];
}

const declared = declarations.map((declaration) => declaration as unknown as Declared);

function partsOf(part: Declared): Declared[] {
  return [part, ...(part.options ?? []).flatMap(partsOf)];
}

const lengthOf = (text: string) => [...text].length;

function wordings(text: string, localised: Localised): string[] {
  return [text, ...Object.values(localised ?? {}).flatMap((other) => other ?? [])];
}

/** Characters as Discord counts a command: names, descriptions, choices and their values, each at its longest. */
function sizeOf(part: Declared): number {
  const longest = (text: string, localised: Localised) => Math.max(...wordings(text, localised).map(lengthOf));
  return (
    lengthOf(part.name) +
    longest(part.description, part.description_localizations) +
    (part.choices ?? []).reduce(
      (sum, choice) => sum + longest(choice.name, choice.name_localizations) + lengthOf(String(choice.value)),
      0,
    ) +
    (part.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
}

describe.each(declared.map((part) => [part.name, part] as const))('/%s', (_, command) => {
  it('is described in every language within the limits of Discord', () => {
    for (const part of partsOf(command)) {
      expect({ [part.name]: Object.keys(part.description_localizations ?? {}).sort() }).toEqual({
        [part.name]: LOCALES,
      });
      for (const text of wordings(part.description, part.description_localizations)) {
        expect(text.trim()).toBe(text);
        expect({ text, fits: lengthOf(text) >= 1 && lengthOf(text) <= 100 }).toEqual({ text, fits: true });
      }
    }
  });

  it('has choices that fit, in every language', () => {
    for (const { choices = [] } of partsOf(command)) {
      expect(choices.length).toBeLessThanOrEqual(25);
      for (const language of [undefined, ...LOCALES]) {
        const names = choices.map((choice) => (language ? choice.name_localizations?.[language] : choice.name));
        expect(new Set(names).size).toBe(choices.length);
        for (const name of names)
          expect(lengthOf(name ?? '')).toSatisfy((length: number) => length >= 1 && length <= 100);
      }
    }
  });

  it('is not larger than a command may be', () => {
    expect(sizeOf(command)).toBeLessThanOrEqual(8000);
  });
});

it('offers Discord the texts of the catalogues', () => {
  const draw = declared.find(({ name }) => name === 'draw')!;
  expect(draw.description).toBe(en['command.draw']);
  const { nl, fr, de } = CATALOGUES;
  expect(draw.description_localizations).toEqual({
    nl: nl['command.draw'],
    fr: fr['command.draw'],
    de: de['command.draw'],
  });
});

it('asks in /new what is played and with whom first, and last what few change', () => {
  const names = declared.find(({ name }) => name === 'new')!.options!.map(({ name }) => name);
  const places = ['game', 'map', 'chips', 'inns', 'seats', 'computers', 'thread', 'late', 'theme', 'towns', 'meeples'];
  expect(names.filter((name) => places.includes(name))).toEqual(places);
  expect(names[0]).toBe('game');
  // A command has room for 25 options: one is left for the tile sets of a host.
  expect(names.length).toBeLessThanOrEqual(24);
});

it.each(LOCALES)('who opens a game reads in %s by which button of the lobby expansions are chosen', (locale) => {
  const { description_localizations } = declared.find(({ name }) => name === 'new')!;
  expect(description_localizations?.[locale]).toContain(CATALOGUES[locale as 'de']['lobby.button.options']);
  expect(en['command.new']).toContain(en['lobby.button.options']);
});

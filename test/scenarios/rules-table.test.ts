import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../support/rulings.ts';
import { parseScenario } from '../support/scenario.ts';

const ROOT = new URL('../../', import.meta.url);
const SCENARIOS = new URL('test/scenarios/', ROOT);
const RULINGS = Array.from({ length: 30 }, (_, index) => `A${index + 1}`);

/** Rulings about chance before the first turn, which no scenario can show: their rows name a test instead. */
const BEFORE_PLAY = ['A8'];

/** The situations that the rule texts work out, each of which is a scenario of its own. */
const EXAMPLES = 12;

const rows = rowsOf('A');

describe('the table of rulings', () => {
  it('has one row for every ruling, in order', () => {
    expect(rows.map(({ ruling }) => ruling)).toEqual(RULINGS);
  });

  it.each(rows)('$ruling says what is played and where it is carried out', ({ words, files }) => {
    expect(words.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(new URL(file, ROOT)), file).toBe(true);
  });

  it.each(rows)('$ruling is cited by every file of the game that carries it out', ({ ruling, files }) => {
    const rules = files.filter((file) => file.startsWith('src/games/'));
    expect(rules.length).toBeGreaterThan(0);
    const cites = new RegExp(`\\b${ruling}\\b`);
    for (const file of rules.filter((name) => name.endsWith('.ts'))) {
      expect(readFileSync(new URL(file, ROOT), 'utf8'), file).toMatch(cites);
    }
  });

  it.each(rows)('$ruling is shown by scenarios that cite it, or by tests', ({ ruling, shown }) => {
    const tests = shown.filter((name) => name.includes('/'));
    const scenarios = shown.filter((name) => !name.includes('/'));
    for (const file of tests) expect(existsSync(new URL(file, ROOT)), file).toBe(true);
    for (const name of scenarios) expect(rulingsOf(`${name}.json`), name).toContain(ruling);
    expect((BEFORE_PLAY.includes(ruling) ? tests : scenarios).length).toBeGreaterThan(0);
  });
});

describe('the scenarios', () => {
  const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));

  it('hold every worked example of the rule texts', () => {
    const examples = files.filter((file) => read(file).example);
    expect(examples).toHaveLength(EXAMPLES);
    expect(examples.every((file) => file.startsWith('example-'))).toBe(true);
  });

  it('have titles of their own', () => {
    expect(new Set(files.map((file) => read(file).title)).size).toBe(files.length);
  });
});

function read(file: string) {
  return parseScenario(file, readFileSync(new URL(file, SCENARIOS), 'utf8'));
}

function rulingsOf(file: string): readonly string[] {
  return existsSync(new URL(file, SCENARIOS)) ? read(file).rulings : [];
}

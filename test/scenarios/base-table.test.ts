import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../support/rulings.ts';
import { parseScenario } from '../support/scenario.ts';

const ROOT = new URL('../../', import.meta.url);
const SCENARIOS = new URL('test/scenarios/', ROOT);
const RULINGS = Array.from({ length: 29 }, (_, index) => `B${index + 1}`);

const rows = rowsOf('B');

describe('the table of rulings of the base game', () => {
  it('has one row for every ruling, in order', () => {
    expect(rows.map(({ ruling }) => ruling)).toEqual(RULINGS);
  });

  it.each(rows)('$ruling says what is played and where it is carried out', ({ words, files }) => {
    expect(words.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(new URL(file, ROOT)), file).toBe(true);
  });

  it.each(rows)('$ruling is shown by scenarios that cite it', ({ ruling, shown }) => {
    expect(shown.length).toBeGreaterThan(0);
    for (const name of shown) {
      const file = `${name}.json`;
      expect(parseScenario(file, readFileSync(new URL(file, SCENARIOS), 'utf8')).rulings, name).toContain(ruling);
    }
  });
});

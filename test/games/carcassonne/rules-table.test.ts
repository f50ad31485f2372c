import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../support/rulings.ts';

const ROOT = new URL('../../../', import.meta.url);
const TESTS = new URL('./', import.meta.url);
const RULINGS = Array.from({ length: 25 }, (_, index) => `M${index + 1}`);

const rows = rowsOf('M');

/** Titles of all tests of Carcassonne. */
const titles = readdirSync(TESTS)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap(
    (name) =>
      readFileSync(new URL(name, TESTS), 'utf8').match(/(?:it|test|describe)(?:\.each\([^;]*?\))?\(\s*['`].*['`]/g) ??
      [],
  )
  .join('\n');

describe('the table of rulings of the maps', () => {
  it('has one row for every ruling, in order', () => {
    expect(rows.map(({ ruling }) => ruling)).toEqual(RULINGS);
  });

  it.each(rows)('$ruling says what is played and where it is carried out', ({ ruling, words, files }) => {
    expect(words.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(existsSync(new URL(file, ROOT)), file).toBe(true);
      expect(readFileSync(new URL(file, ROOT), 'utf8'), file).toMatch(new RegExp(`\\b${ruling}\\b`));
    }
  });

  it.each(rows)('$ruling is in the title of a test', ({ ruling }) => {
    expect(titles).toMatch(new RegExp(`\\b${ruling}\\b`));
  });
});

import { readFileSync } from 'node:fs';

/** A row of a table of rulings: what is played, the files that carry it out, and the scenarios or tests that show it. */
export interface Ruling {
  readonly ruling: string;
  readonly words: string;
  readonly files: readonly string[];
  readonly shown: readonly string[];
}

/** The rows of docs/RULES.md whose rulings begin with a letter, in their order. */
export function rowsOf(letter: string): Ruling[] {
  return readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => new RegExp(`^\\| ${letter}\\d+ `).test(line))
    .map((line) => {
      const [, ruling, words, files, shown = ''] = line.split('|').map((cell) => cell.trim());
      return { ruling: ruling!, words: words!, files: codesIn(files!), shown: codesIn(shown) };
    });
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}

import { describe, expect, it } from 'vitest';
import { textPages } from '../../../src/bot/write/text-pages.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { inAmazonas } from '../../../src/games/amazonas/words/language.ts';
import { LANGUAGES, type Translator, translatorFor } from '../../../src/i18n/translate.ts';
import { legalSquares } from '../../../src/telling/board/board-request.ts';
import { boardSections } from '../../../src/telling/board/board-text.ts';
import { plainText } from '../../../src/telling/section.ts';
import { peopleNamed } from '../../bot/support/people.ts';
import { LONG_NAMES, momentsOf, tablesOf } from '../../bot/support/played-table.ts';
import type { AmazonasTable } from '../../support/amazonas-table.ts';

const MOMENTS = momentsOf(61);
const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

function wordsOf(t: Translator, table: AmazonasTable): string {
  return plainText(boardSections(t, table, { people: peopleNamed(NAMES.slice(0, table.setup.colours.length)) }));
}

/** The lines of a section, which begins with its heading and ends with an empty line. */
function section(text: string, heading: string): string[] {
  const lines = text.split('\n');
  const from = lines.indexOf(heading);
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  return rest.slice(0, rest.includes('') ? rest.indexOf('') : rest.length);
}

describe.each(LANGUAGES)('the board in words in %s', (language) => {
  const t = inAmazonas(translatorFor(language));

  it('tells every square and every piece once', () => {
    for (const table of MOMENTS) {
      const view = viewOf(table.fold.state);
      const lines = section(wordsOf(t, table), t('text.tiles'));
      const told = lines.map((line) => /^(-?\d+), (-?\d+)\s?:/.exec(line)!.slice(1).map(Number).join());
      const squares = view.tiles.flatMap((tile) => tile.squares.map(({ x, y }) => `${x},${y}`));
      expect([...told].sort()).toEqual([...squares].sort());
      expect(told).toEqual([...told].sort((a, b) => compare(a, b)));
      const standing = lines.flatMap((line) => line.split('. ').slice(1));
      expect(standing).toHaveLength(view.pieces.length);
      for (const { seat, piece, tile, segment } of view.pieces) {
        const own = view.tiles[tile]!.squares.map(({ x, y }) => `${x},${y}`);
        const { kind } = table.content.tiles[table.content.indexOf.get(view.tiles[tile]!.tile)!]!.segments[segment]!;
        const said = lines.filter((line, index) => own.includes(told[index]!) && line.includes(`. ${NAMES[seat]}`));
        expect(said).toHaveLength(1);
        const words = said[0]!.split('. ')[1]!;
        expect(words).toContain(`${t(`piece.${piece}`)}, ${t(`kind.${kind}`)}`);
      }
    }
  });

  it('tells every feature once, with its worth and those who are there', () => {
    for (const table of MOMENTS) {
      const text = wordsOf(t, table);
      const lines = (['held', 'free', 'endless', 'complete'] as const).map((group) =>
        section(text, t(`features.${group}`)),
      );
      const features = featuresOf(table.fold.state);
      const isHeld = (strengths: readonly number[]) => strengths.some((strength) => strength > 0);
      expect(lines.map(({ length }) => length)).toEqual([
        features.filter(({ kind, completed, strengths }) => kind !== 'jungle' && !completed && isHeld(strengths))
          .length,
        features.filter(({ kind, completed, strengths }) => kind !== 'jungle' && !completed && !isHeld(strengths))
          .length,
        features.filter(({ kind }) => kind === 'jungle').length,
        features.filter(({ kind, completed }) => kind !== 'jungle' && completed).length,
      ]);
      const worths = lines[0]!.map((line) => Number(/(\d+) (?:points?|punt(?:en)?|Punkte?)/.exec(line)![1]));
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
      for (const { strengths, kind } of features) {
        for (const [seat, strength] of strengths.entries()) {
          if (strength === 0) continue;
          const pieces = t(kind === 'jungle' ? 'piece.camp.count' : 'piece.meeple.count', { count: strength });
          const words = t('text.holder', { name: NAMES[seat]!, pieces });
          expect(lines.flat().some((line) => line.startsWith(t(`kind.${kind}`)) && line.includes(words))).toBe(true);
        }
      }
    }
  });

  it('has no markup of its own and comes in pages', () => {
    for (const table of MOMENTS) {
      const text = wordsOf(t, table);
      expect(text).not.toMatch(/\*|`|undefined|NaN|[{}]/);
      const pages = textPages(text, 1500);
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(1500);
      expect(pages.join('\n')).toBe(text);
      const ends = textPages(text, 400)
        .slice(0, -1)
        .map((page) => page.split('\n').at(-1)!);
      expect(ends.filter((line) => line.endsWith(':'))).toEqual([]);
    }
  });
});

it('says of both sides of an edge the same', () => {
  const t = inAmazonas(translatorFor('en'));
  for (const table of MOMENTS) {
    const sides = new Map<string, string>();
    for (const line of section(wordsOf(t, table), t('text.tiles'))) {
      const [, x, y, rest] = /^(-?\d+), (-?\d+): (.*?)(?:; turned .*)?$/.exec(line)!;
      for (const [, kind, where] of rest!.matchAll(/(village|tributary|Amazon) \(([^)]*)\)/g)) {
        for (const side of where!.match(/north|east|south|west/g)!) sides.set(`${x},${y} ${side}`, kind!);
      }
    }
    const squares = viewOf(table.fold.state).tiles.flatMap((tile) => tile.squares.map((at) => ({ tile, ...at })));
    const at = new Map(squares.map((square) => [`${square.x},${square.y}`, square]));
    let edges = 0;
    for (const { x, y, tile } of squares) {
      for (const [dx, dy, side, back] of [
        [1, 0, 'east', 'west'],
        [0, 1, 'south', 'north'],
      ] as const) {
        const next = at.get(`${x + dx},${y + dy}`);
        // Between the squares of one tile nothing meets.
        if (!next || next.tile === tile) continue;
        edges++;
        expect(sides.get(`${x},${y} ${side}`)).toBe(sides.get(`${x + dx},${y + dy} ${back}`));
      }
    }
    expect(edges).toBeGreaterThanOrEqual(viewOf(table.fold.state).tiles.length - 1);
  }
});

describe('what can be done now', () => {
  const t = inAmazonas(translatorFor('en'));
  const tables = [...tablesOf(3, 'now')];
  const at = (phase: string) => tables.find(({ fold }) => fold.state.phase === phase)!;

  it('is every square of the drawn tile', () => {
    const table = at('place');
    const lines = section(wordsOf(t, table), t('text.choices'));
    expect(lines).toEqual(
      legalSquares(table).map(
        ({ label, x, y, rotations }) => `${label}. x ${x}, y ${y}: ${rotations.map((r) => `${r}°`).join(', ')}`,
      ),
    );
  });

  it('is every piece, and none', () => {
    const table = at('piece');
    const lines = section(wordsOf(t, table), t('text.choices.piece'));
    expect(lines).toHaveLength(legalActions(table.fold.state).length);
    expect(lines.at(-1)).toMatch(/^no piece, boat \+1: /);
  });

  it('comes before the last turn, that before the seats, and the squares almost last', () => {
    const text = wordsOf(t, tables.find(({ fold }) => fold.state.phase === 'place' && fold.state.turn > 3)!);
    const order = [
      t('text.choices'),
      'Last turn, ',
      t('text.seats'),
      'River: ',
      t('features.endless'),
      t('text.tiles'),
    ];
    const found = order.map((heading) => text.indexOf(heading));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('keeps names as they are, stars and all', () => {
    const table = tables.find(({ fold }) => fold.state.phase === 'draw' && fold.state.turn > 2)!;
    const names = ['**A**', '\ue001b', LONG_NAMES[4]];
    const text = plainText(boardSections(t, table, { people: peopleNamed(names) }));
    expect(text).toContain('**A** (yellow)');
    expect(text).toContain('\ue001b (red)');
    expect(text.replaceAll('**A**', '').replaceAll('\ue001b', '')).not.toMatch(/\*\*|[\ue000-\ue004]/);
    expect(text).toContain(`\u2068${LONG_NAMES[4]}\u2069 (green)`);
  });
});

function compare(a: string, b: string): number {
  const [ax, ay] = a.split(',').map(Number) as [number, number];
  const [bx, by] = b.split(',').map(Number) as [number, number];
  return ax - bx || ay - by;
}

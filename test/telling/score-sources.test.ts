import { describe, expect, it } from 'vitest';
import { messagesIn, sectionLines } from '../../src/bot/write/message-text.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { commandMentions, speechIn } from '../../src/i18n/speech.ts';
import { LANGUAGES } from '../../src/i18n/translate.ts';
import { scoreLines, scoringSections } from '../../src/telling/score.ts';
import { scoreSources } from '../../src/telling/score-sources.ts';
import { peopleNamed } from '../bot/support/people.ts';
import { LONG_NAMES, momentsOf } from '../bot/support/played-table.ts';

const MOMENTS = momentsOf(97);
const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

it('traces every point of every seat', () => {
  for (const table of MOMENTS) {
    const sums = table.fold.state.scores.map(() => 0);
    for (const { seat, points } of scoreSources(table)) sums[seat] = sums[seat]! + points;
    expect(sums).toEqual([...table.fold.state.scores]);
  }
});

it('names the turn in which points were scored, and a tile of that turn that closed what was scored', () => {
  const closed = MOMENTS.flatMap((table) => {
    const { tiles } = viewOf(table.fold.state);
    return scoreSources(table).flatMap((source) => (source.at && !source.final ? [{ ...source, tiles }] : []));
  });
  expect(closed.length).toBeGreaterThan(20);
  for (const { tiles, at, turn } of closed) {
    expect(tiles.find(({ x, y }) => x === at!.x && y === at!.y)).toMatchObject({ turn });
  }
});

describe.each(LANGUAGES)('the score sheet in %s', (language) => {
  const t = messagesIn(language);

  const say = speechIn(t, commandMentions(new Map()));

  it('adds up, category by category, with bars as long as the points', () => {
    for (const table of MOMENTS.slice(-4)) {
      const { scores } = table.fold.state;
      const lines = scoreLines(say, table, peopleNamed(NAMES.slice(0, scores.length)));
      const order = scores.map((_, seat) => lines.findIndex((line) => line.startsWith(NAMES[seat]!)));
      for (const [seat, score] of scores.entries()) {
        const [, bar, sums] = lines.slice(order[seat]!);
        if (score === 0) continue;
        const points = [...sums!.matchAll(/(\p{Emoji_Presentation}) \D*(\d+)/gu)];
        expect(points.reduce((sum, [, , one]) => sum + Number(one), 0)).toBe(score);
        expect([...bar!].length).toBe(Math.round((12 * score) / Math.max(...scores)));
        for (const square of bar!) expect(points.map(([, one]) => one)).toContain(square);
        for (const other of scores.keys()) if (scores[other]! > score) expect(order[other]).toBeLessThan(order[seat]!);
      }
    }
  });

  it('tells every scoring once, and names every turn and the final scoring once', () => {
    for (const table of MOMENTS.slice(-4)) {
      const sources = scoreSources(table);
      const lines = sectionLines(scoringSections(say, table, peopleNamed(NAMES)));
      const headings = lines.filter((line) => line.endsWith(':'));
      const turns = lines.filter((line) => /^\p{L}+ \d+\s?:/u.test(line)).map((line) => /\d+/.exec(line)![0]);
      expect(turns.map(Number)).toEqual([...new Set(sources.flatMap(({ turn, final }) => (final ? [] : turn)))]);
      expect(headings.filter((line) => !/\d/.test(line))).toHaveLength(sources.some(({ final }) => final) ? 1 : 0);
      expect(lines).toHaveLength(new Set(sources.map(({ event }) => event)).size + headings.length);
      for (const [at, line] of lines.entries()) {
        if (line.endsWith(':')) expect(lines[at + 1]).toMatch(/^- .*\d/);
        else expect(line).toMatch(/^(- |\p{L}+ \d+\s?: ).*\d/u);
      }
    }
  });

  it('fits a message at any time, with the longest names', () => {
    for (const table of MOMENTS) {
      const names = LONG_NAMES.slice(0, table.setup.colours.length);
      const text = scoreLines(say, table, peopleNamed(names)).join('\n');
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text).not.toContain('…');
      for (const [seat, score] of table.fold.state.scores.entries()) {
        const line = text.split('\n').find((one) => one.startsWith(names[seat]!));
        expect(line).toContain(`**${score}**`);
      }
    }
  });
});

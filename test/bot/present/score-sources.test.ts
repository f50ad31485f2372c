import { describe, expect, it } from 'vitest';
import { scoreSheet, scoreText } from '../../../src/bot/present/score.ts';
import { scoreSources } from '../../../src/bot/present/score-sources.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { peopleNamed } from '../support/people.ts';
import { LONG_NAMES, momentsOf } from '../support/played-table.ts';

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
  const t = translatorFor(language);

  it('adds up, category by category', () => {
    for (const table of MOMENTS.slice(-4)) {
      const { scores } = table.fold.state;
      const blocks = scoreSheet(t, table, peopleNamed(NAMES.slice(0, scores.length))).split('\n\n');
      const bySeat = scores.map((_, seat) => blocks.find((block) => block.includes(`${NAMES[seat]}`))!);
      for (const [seat, score] of scores.entries()) {
        const lines = bySeat[seat]!.split('\n').filter((line) => /^\S.* \d+\s?: \d/.test(line));
        const own = lines.filter((line) => !line.startsWith(NAMES[seat]!));
        let total = 0;
        for (const line of own) {
          const [, sum, sources] = / (\d+)\s?: (.*)$/.exec(line)!;
          const points = [...sources!.matchAll(/(?:^|, )(\d+) \(/g)].map((match) => Number(match[1]));
          expect(points.reduce((a, b) => a + b, 0)).toBe(Number(sum));
          total += Number(sum);
        }
        expect(total).toBe(score);
      }
    }
  });

  it('fits a message at any time, with the longest names', () => {
    const say = speechIn(t, commandMentions(new Map()));
    for (const table of MOMENTS) {
      const names = LONG_NAMES.slice(0, table.setup.colours.length);
      const text = scoreText(say, table, peopleNamed(names));
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text).not.toContain('…');
      for (const [seat, score] of table.fold.state.scores.entries()) {
        const line = text.split('\n').find((one) => one.startsWith(names[seat]!));
        expect(line).toContain(`**${score}**`);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { OTHER_SEATS } from '../../src/computer/rank-choices.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { LANGUAGES, translatorFor } from '../../src/i18n/translate.ts';
import { reasonText } from '../../src/telling/reasons.ts';

type Compared = Parameters<typeof reasonText>[2];

/** Reasons of a choice beside the best one, in English unless told. */
function reasons(compared: Compared, locale = 'en-US'): string {
  return reasonText(translatorFor(locale), carcassonne, compared);
}

/** The same in every language. */
function inAllLanguages(compared: Compared): string[] {
  return LANGUAGES.map((language) => reasons(compared, language));
}

/** What speaks for the best choice beside one with these terms less its own. */
function forTheBest(terms: Compared['terms'], points: number): Compared {
  return { terms, side: 'for the best', points };
}

/** What speaks against a choice with these terms less those of the best one. */
function against(terms: Compared['terms'], points: number): Compared {
  return { terms, side: 'against', points };
}

describe('reasons of a choice', () => {
  it('are the two terms that decide, the stronger first', () => {
    const terms = { roads: -2.1, fields: -0.4, lastMeeple: -1.5, cities: 0.5 };
    expect(reasons(against(terms, 3.5))).toBe('2.1 less from roads, 1.5 less from meeples in the supply');
    expect(reasons(forTheBest(terms, 3.5))).toBe('2.1 more from roads, 1.5 more from meeples in the supply');
  });

  it('are one where their terms have one name, added up before the two are chosen', () => {
    const meeples = { lastMeeple: -0.9, secondMeeple: -0.8, furtherMeeples: -0.7 };
    expect(reasons(against({ roads: -2.1, cities: -0.2, ...meeples }, 4.7))).toBe(
      '2.4 less from meeples in the supply, 2.1 less from roads',
    );
  });

  it('tell what outweighs the first where the points add up best with it', () => {
    expect(reasons(against({ cities: -4.1, returning: -0.4, lastMeeple: 3.3 }, 0.9))).toBe(
      '4.1 less from cities, though 3.3 more from meeples in the supply',
    );
    expect(reasons(forTheBest({ cities: -4.1, returning: -0.4, lastMeeple: 3.3 }, 0.9))).toBe(
      '4.1 more from cities, though 3.3 less from meeples in the supply',
    );
    expect(reasons(against({ cities: -3.6, returning: -0.6, lastMeeple: 0.7 }, 4.2))).toBe(
      '3.6 less from cities, 0.6 less from meeples soon free again',
    );
  });

  it('tell the weaker of two where the points add up with it, and one alone where they do with no second', () => {
    expect(reasons(against({ cities: -3.6, roads: -2, returning: -0.6, fields: 1.8 }, 4.2))).toBe(
      '3.6 less from cities, 0.6 less from meeples soon free again',
    );
    expect(reasons(against({ cities: -3.6, roads: -1.5, fields: 1.5 }, 3.6))).toBe('3.6 less from cities');
  });

  it('have no points, and beside them what outweighs them, where they are more than the points behind', () => {
    const terms = { points: -1, goods: 1.8, lastMeeple: -0.7, cities: -0.4 };
    expect(inAllLanguages(against(terms, 0.3))).toEqual([
      'less this turn, though more from the chance of most goods',
      'minder in deze beurt, maar meer voor kans op de meeste handelswaar',
      'moins ce tour-ci, mais plus pour les chances d’avoir le plus de marchandises',
      'weniger in diesem Zug, aber mehr durch die Aussicht auf die meisten Waren',
    ]);
    expect(reasons({ ...against(terms, 0.3), maxReasons: 1 })).toBe('less this turn');
    expect(reasons(forTheBest({ lastMeeple: -3.4, [OTHER_SEATS]: 2.3 }, 0.1))).toBe(
      'more from meeples in the supply, but the others get more too',
    );
  });

  it('say “mainly” where they are less than the points behind, which many terms make up', () => {
    const terms = { cities: -1.4, roads: -0.2, fields: -0.2, returning: -0.2, goods: -0.1 };
    expect(inAllLanguages(against(terms, 2.1))).toEqual([
      'mainly 1.4 less from cities',
      'vooral 1,4 minder voor steden',
      'surtout 1,4 de moins pour les villes',
      'vor allem 1,4 weniger durch Städte',
    ]);
  });

  it('add up to the points behind of any choice where they have points, or say “mainly” and are less', () => {
    const choose = chooserFor('reasons');
    const names = ['points', 'cities', 'roads', 'fields', 'lastMeeple', 'returning', OTHER_SEATS];
    const told = new Set<string>();
    for (let count = 0; count < 500; count++) {
      const terms = Object.fromEntries(names.map((name) => [name, (choose(121) - 60) / 17]));
      const behind = -Object.values(terms).reduce((sum, points) => sum + points, 0);
      if (behind < 0.05) continue;
      for (const [side, against] of [
        ['against', 'less'],
        ['for the best', 'more'],
      ] as const) {
        const text = reasons({ terms, side, points: behind, maxReasons: 1 + choose(2) });
        const amounts = [...text.matchAll(/(\d+\.\d) (more|less)/g)];
        if (amounts.length === 0) {
          told.add('no points');
          continue;
        }
        const sum = amounts.reduce((all, [, points, way]) => all + Number(points) * (way === against ? 1 : -1), 0);
        expect(sum, text).toBeGreaterThan(0.05);
        const off = Number(behind.toFixed(1)) - sum;
        if (text.startsWith('mainly ')) expect(off, text).toBeGreaterThan(0);
        else expect(Math.abs(off), text).toBeLessThan(0.25);
        told.add(/mainly|though/.exec(text)?.[0] ?? 'in all');
      }
    }
    expect([...told].sort()).toEqual(['in all', 'mainly', 'no points', 'though']);
  });

  it('leave out what speaks against the best choice where only that is told in which it is ahead', () => {
    const terms = { cities: -3.6, roads: -0.5, lastMeeple: 3.3 };
    expect(inAllLanguages({ terms, side: 'ahead', points: 0 })).toEqual([
      'more from cities and from roads',
      'meer voor steden en voor wegen',
      'plus pour les villes et pour les routes',
      'mehr durch Städte und durch Straßen',
    ]);
    expect(inAllLanguages({ terms: { [OTHER_SEATS]: -3.6 }, side: 'ahead', points: 0 })).toEqual([
      'the others get less',
      'de anderen krijgen minder',
      'les autres marquent moins',
      'die anderen bekommen weniger',
    ]);
  });

  it('of the best choice are none that another one told beside it is better at', () => {
    const best = { terms: { cities: -3.6, roads: -0.5, [OTHER_SEATS]: -1.2 }, side: 'ahead', points: 0 } as const;
    expect(reasons(best)).toBe('more from cities, the others get less');
    expect(reasons({ ...best, otherChoices: [{ [OTHER_SEATS]: 0.4, fields: -2 }] })).toBe(
      'more from cities and from roads',
    );
    expect(reasons({ ...best, otherChoices: [{ [OTHER_SEATS]: 0.2 }] })).toBe('more from cities, the others get less');
  });

  it('without points say of the others that they get less too, or that alone', () => {
    const fewer = against({ cities: -3.6, fields: 0.4, [OTHER_SEATS]: 1.2 }, 2);
    expect(inAllLanguages(fewer)).toEqual([
      'less from cities, but the others get less too',
      'minder voor steden, maar de anderen krijgen ook minder',
      'moins pour les villes, mais les autres marquent moins aussi',
      'weniger durch Städte, aber die anderen bekommen auch weniger',
    ]);
    expect(reasons(against({ [OTHER_SEATS]: -3.6, fields: 1.2, cities: 0.4 }, 2))).toBe('the others get more');
  });

  it('are as many as there is room for', () => {
    expect(reasons({ ...against({ cities: -3.6, roads: -0.5 }, 4.1), maxReasons: 1 })).toBe(
      'mainly 3.6 less from cities',
    );
  });

  it('are none where nothing of note speaks for that side', () => {
    expect(reasons(forTheBest({ goods: 3, roads: -0.2 }, 0.1))).toBe('');
  });
});

describe('reasons in every language', () => {
  it('put first what speaks against a choice', () => {
    expect(inAllLanguages(against({ roads: -2.1, fields: 0.8, points: -0.5 }, 1.3))).toEqual([
      '2.1 less from roads, though 0.8 more from fields',
      '2,1 minder voor wegen, maar 0,8 meer voor weiden',
      '2,1 de moins pour les routes, mais 0,8 de plus pour les prés',
      '2,1 weniger durch Straßen, aber 0,8 mehr durch Wiesen',
    ]);
  });

  it('say what comes in this turn, and what the others get', () => {
    expect(inAllLanguages(forTheBest({ points: -4.4, [OTHER_SEATS]: -2.8 }, 7.2))).toEqual([
      '4.4 more this turn, 2.8 more because the others get less',
      '4,4 meer in deze beurt, 2,8 meer doordat de anderen minder krijgen',
      '4,4 de plus ce tour-ci, 2,8 de plus car les autres marquent moins',
      '4,4 mehr in diesem Zug, 2,8 mehr, weil die anderen weniger bekommen',
    ]);
    expect(inAllLanguages(against({ [OTHER_SEATS]: -2.8 }, 2.8))).toEqual([
      '2.8 less because the others get more',
      '2,8 minder doordat de anderen meer krijgen',
      '2,8 de moins car les autres marquent plus',
      '2,8 weniger, weil die anderen mehr bekommen',
    ]);
  });

  it('name fields that are not decided yet', () => {
    expect(inAllLanguages(against({ fieldRisk: -2, fieldHope: -1 }, 3))).toEqual([
      '2.0 less from fields that others may still win, 1.0 less from fields that may still be won',
      '2,0 minder voor weiden die anderen nog kunnen winnen, 1,0 minder voor weiden die nog te winnen zijn',
      '2,0 de moins pour les prés que d’autres peuvent encore gagner, 1,0 de moins pour les prés encore à gagner',
      '2,0 weniger durch Wiesen, die andere noch gewinnen können, 1,0 weniger durch Wiesen, die noch zu gewinnen sind',
    ]);
  });
});

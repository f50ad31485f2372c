import { describe, expect, it } from 'vitest';
import { reasonText } from '../../../src/bot/present/reasons.ts';
import { OTHERS } from '../../../src/computer/rank-choices.ts';
import { chooserFor } from '../../../src/core/chooser.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';

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
    expect(reasons(against(terms, 3.2))).toBe('2.1 less from roads, 1.5 less from meeples you keep for later');
    expect(reasons(forTheBest(terms, 3.2))).toBe('2.1 more from roads, 1.5 more from meeples you keep for later');
  });

  it('are one where their terms have one name, added up before the two are chosen', () => {
    const meeples = { lastMeeple: -0.9, secondMeeple: -0.8, furtherMeeples: -0.7 };
    expect(reasons(against({ roads: -2.1, cities: -1, ...meeples }, 5))).toBe(
      '2.4 less from meeples you keep for later, 2.1 less from roads',
    );
  });

  it('tell what outweighs the first where the points add up best with it', () => {
    expect(reasons(against({ cities: -4.1, returning: -0.4, lastMeeple: 3.3 }, 0.9))).toBe(
      '4.1 less from cities, though 3.3 more from meeples you keep for later',
    );
    expect(reasons(forTheBest({ cities: -4.1, returning: -0.4, lastMeeple: 3.3 }, 0.9))).toBe(
      '4.1 more from cities, though 3.3 less from meeples you keep for later',
    );
    expect(reasons(against({ cities: -3.6, returning: -0.6, lastMeeple: 0.7 }, 4.2))).toBe(
      '3.6 less from cities, 0.6 less from meeples coming home',
    );
  });

  it('tell the weaker of two where the points add up with it, and one alone where they do with no second', () => {
    expect(reasons(against({ cities: -3.6, roads: -2, returning: -0.6, fields: 1.8 }, 4.2))).toBe(
      '3.6 less from cities, 0.6 less from meeples coming home',
    );
    expect(reasons(against({ cities: -3.6, roads: -1.5, fields: 1.5 }, 3.6))).toBe('3.6 less from cities');
  });

  it('say “mainly” where no two add up to the points behind, and then only what speaks against the choice', () => {
    const terms = { points: -1, goods: 1.8, lastMeeple: -0.7, cities: -0.4 };
    expect(inAllLanguages(against(terms, 0.3))).toEqual([
      'mainly 1.0 less at once, 0.7 less from meeples you keep for later',
      'vooral 1,0 minder in deze beurt, 0,7 minder voor meeples in voorraad',
      'surtout 1,0 de moins tout de suite, 0,7 de moins pour les meeples en réserve',
      'vor allem 1,0 weniger in diesem Zug, 0,7 weniger durch Meeples im Vorrat',
    ]);
    expect(reasons({ ...against(terms, 0.3), most: 1 })).toBe('mainly 1.0 less at once');
    expect(reasons(against({ lastMeeple: -3.4, roads: 2.3 }, 0.1))).toBe(
      'mainly 3.4 less from meeples you keep for later',
    );
  });

  it('add up to the points behind of any choice, or say “mainly” and nothing against it', () => {
    const choose = chooserFor('reasons');
    const names = ['points', 'cities', 'roads', 'fields', 'lastMeeple', 'returning', OTHERS];
    const told = new Set<string>();
    for (let count = 0; count < 500; count++) {
      const terms = Object.fromEntries(names.map((name) => [name, (choose(121) - 60) / 17]));
      const behind = -Object.values(terms).reduce((sum, points) => sum + points, 0);
      if (behind < 0.05) continue;
      for (const [side, against, beside] of [
        ['against', 'less', 'more'],
        ['for the best', 'more', 'less'],
      ] as const) {
        const text = reasons({ terms, side, points: behind, most: 1 + choose(2) });
        if (text.startsWith('mainly ')) {
          expect(text).not.toContain('though');
          expect(text).not.toMatch(new RegExp(`\\d ${beside}`));
          told.add('mainly');
          continue;
        }
        const amounts = [...text.matchAll(/(\d+\.\d) (more|less)/g)];
        const sum = amounts.reduce((all, [, points, way]) => all + Number(points) * (way === against ? 1 : -1), 0);
        expect(sum, text).toBeGreaterThan(0.05);
        expect(Math.abs(sum - Number(behind.toFixed(1))), text).toBeLessThan(0.65);
        told.add(text.includes('though') ? 'though' : 'in all');
      }
    }
    expect([...told].sort()).toEqual(['in all', 'mainly', 'though']);
  });

  it('leave out what speaks against the best choice where only that is told in which it is ahead', () => {
    const terms = { cities: -3.6, roads: -0.5, lastMeeple: 3.3 };
    expect(reasons({ terms, side: 'ahead', points: 0 })).toBe(
      '3.6 more from cities than the average choice, 0.5 more from roads',
    );
    expect(inAllLanguages({ terms: { [OTHERS]: -3.6 }, side: 'ahead', points: 0 })).toEqual([
      '3.6 more than the average choice because others get less',
      '3,6 meer dan de gemiddelde keuze doordat anderen minder krijgen',
      '3,6 de plus que le choix moyen car les autres gagnent moins',
      '3,6 mehr gegenüber einer durchschnittlichen Wahl, weil andere weniger bekommen',
    ]);
    expect(inAllLanguages({ terms: { ...terms, roads: 0 }, side: 'ahead', points: 0 })).toEqual([
      '3.6 more from cities than the average choice',
      '3,6 meer voor steden dan de gemiddelde keuze',
      '3,6 de plus pour les villes que le choix moyen',
      '3,6 mehr durch Städte gegenüber einer durchschnittlichen Wahl',
    ]);
  });

  it('are as many as there is room for', () => {
    expect(reasons({ ...against({ cities: -3.6, roads: -0.5 }, 4.1), most: 1 })).toBe('3.6 less from cities');
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
      '2,1 weniger durch Straßen, dafür 0,8 mehr durch Wiesen',
    ]);
  });

  it('say what comes at once, and what others get', () => {
    expect(inAllLanguages(forTheBest({ points: -4.4, [OTHERS]: -2.8 }, 7.2))).toEqual([
      '4.4 more at once, 2.8 more because others get less',
      '4,4 meer in deze beurt, 2,8 meer doordat anderen minder krijgen',
      '4,4 de plus tout de suite, 2,8 de plus car les autres gagnent moins',
      '4,4 mehr in diesem Zug, 2,8 mehr, weil andere weniger bekommen',
    ]);
    expect(inAllLanguages(against({ [OTHERS]: -2.8 }, 2.8))).toEqual([
      '2.8 less because others get more',
      '2,8 minder doordat anderen meer krijgen',
      '2,8 de moins car les autres gagnent plus',
      '2,8 weniger, weil andere mehr bekommen',
    ]);
  });

  it('name fields that are not decided yet', () => {
    expect(inAllLanguages(against({ fieldRisk: -2, fieldHope: -1 }, 3))).toEqual([
      '2.0 less from fields that others may still win, 1.0 less from fields you may still win',
      '2,0 minder voor weiden die anderen nog kunnen winnen, 1,0 minder voor weiden die jij nog kunt winnen',
      '2,0 de moins pour les prés que d’autres peuvent encore gagner, 1,0 de moins pour les prés que tu peux encore gagner',
      '2,0 weniger durch Wiesen, die andere noch gewinnen können, 1,0 weniger durch Wiesen, die du noch gewinnen kannst',
    ]);
  });
});

import { expect, it } from 'vitest';
import { translatorFor } from '../../src/i18n/translate.ts';
import { choiceSteps, differInFirstRotation, stepsText, type TurnStep } from '../../src/telling/board/turn-steps.ts';
import { tablesOf } from '../bot/support/played-table.ts';

const en = translatorFor('en-US');

/** All turns of one tile in a game, where it fits a square in more than one rotation, then without a piece. */
function turnsOfOneTile(): readonly (readonly TurnStep[])[] {
  for (const table of tablesOf(2, 'steps')) {
    const { game, progress, fold } = table;
    const turns = game.choices(fold.state).map(({ action }) => {
      return choiceSteps(table, progress.seat, [action, { type: 'boat' }]);
    });
    const isTold = turns.every(([first, second]) => first?.choice.step === 'square' && second);
    if (isTold && turns.some((turn) => turns.some((other) => differInFirstRotation(turn, other)))) return turns;
  }
  throw new Error('no tile fits a square in two ways');
}

const turns = turnsOfOneTile();

it('tells the rotation where only that differs', () => {
  const turn = turns.find((one) => turns.some((other) => differInFirstRotation(one, other)))!;
  const turned = turns.find((other) => differInFirstRotation(turn, other))!;
  expect(stepsText(en, turn)).toBe(stepsText(en, turned));
  const [one, other] = [turn, turned].map((steps) => stepsText(en, steps, { isRotationTold: true }));
  expect(one).toMatch(/^x -?\d+, y -?\d+, \d+ degrees, then “/);
  expect(other).not.toBe(one);
});

it('knows other squares, and turns that begin alike', () => {
  const [turn] = turns;
  const elsewhere = turns.find((other) => stepsText(en, other) !== stepsText(en, turn!))!;
  expect(differInFirstRotation(turn!, elsewhere)).toBe(false);
  expect(differInFirstRotation(turn!, turn!)).toBe(false);
  expect(differInFirstRotation(turn!, turn!.slice(1))).toBe(false);
});

it('names what follows as its button does, so that it stands in a sentence', () => {
  const texts = ['en-US', 'nl', 'fr', 'de'].map((locale) => stepsText(translatorFor(locale), turns[0]!));
  expect(texts[0]).toMatch(/^at x -?\d+, y -?\d+, then “[^”]+”$/);
  expect(texts[1]).toMatch(/^op x -?\d+, y -?\d+, daarna ‘[^’]+’$/);
  expect(texts[2]).toMatch(/^en x -?\d+, y -?\d+, puis «.[^»]+.»$/);
  expect(texts[3]).toMatch(/^auf x -?\d+, y -?\d+, dann „[^“]+“$/);
});

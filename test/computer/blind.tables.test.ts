import { describe, expect, it } from 'vitest';
import { chooseTurn } from '../../src/computer/choose-turn.ts';
import { LEVELS } from '../../src/computer/levels.ts';
import { rankChoices } from '../../src/computer/rank-choices.ts';
import { chanceToWin } from '../../src/computer/win-chance.ts';
import { type Choose, chooserFor } from '../../src/core/chooser.ts';
import type { Content, GameTypes } from '../../src/core/rules.ts';
import type { CommonSetup } from '../../src/core/setup.ts';
import { BOARDS, type Board } from './computer-games.ts';
import { hiddenIn, tracesOf } from './hidden.ts';

/** A position of a random game in which there is something to choose, with the actions that led there. */
interface Played {
  readonly state: unknown;
  readonly log: readonly GameTypes['action'][];
}

/** What every guess has, whatever the game. */
interface Guess {
  readonly set: Content;
  readonly setup: CommonSetup;
  readonly pile: readonly number[];
}

function playedPositions({ rules, computer, start }: Board, count: number): Played[] {
  const state = start(2, 'blind');
  const choose = chooserFor('blind');
  const found: Played[] = [];
  const log: GameTypes['action'][] = [];
  for (let at = 1; !rules.isOver(state) && found.length < count; at++) {
    const legal = computer.legalActions(state);
    if (at % 11 === 0 && legal.length > 1) found.push({ state: rules.copyState(state), log: [...log] });
    const action = legal[choose(legal.length)]!;
    log.push(action);
    rules.perform(state, action, []);
  }
  return found;
}

function positions(board: Board, count: number): unknown[] {
  return playedPositions(board, count).map(({ state }) => state);
}

/** What a state has of a chip game; undefined where there is none. */
function chipsOf(state: unknown): unknown {
  return (state as { parts?: unknown }).parts;
}

describe.each(BOARDS)('what is hidden in $name', (board) => {
  const { rules, computer } = board;
  const game = { rules, computer };

  it('is dealt anew by a guess, and nothing else is changed', () => {
    for (const state of positions(board, 12)) {
      const guess = computer.guess(state, chooserFor(7)) as { pile: readonly number[] };
      const { pile } = state as { pile: readonly number[] };
      expect(rules.viewOf(guess)).toEqual(rules.viewOf(state));
      expect(guess.pile).not.toEqual(pile);
      expect(guess.pile.length).toBe(pile.length);
    }
  });

  it.each(LEVELS)('cannot be reached from what a %s computer is given', (level) => {
    for (const state of positions(board, 4)) {
      const guesses: unknown[] = [];
      const recorded = {
        ...computer,
        guess(from: unknown, choose: Choose) {
          const guess = computer.guess(from, choose);
          guesses.push(guess);
          return guess;
        },
      };
      const hidden = hiddenIn(state);
      expect(tracesOf(hidden, state), 'the search finds what is there').not.toEqual([]);
      chooseTurn({
        game: { rules, computer: recorded },
        state,
        level,
        choose: chooserFor(3),
        budget: { playouts: 2 },
      });
      expect(guesses.length).toBeGreaterThan(0);
      expect(guesses.flatMap((guess) => tracesOf(hidden, guess))).toEqual([]);
    }
  });

  it('is guessed as a whole: the guess is where its own setup leads to by the same actions', () => {
    for (const { state, log } of playedPositions(board, 6)) {
      const guess = computer.guess(state, chooserFor(11)) as Guess;
      const replayed = rules.startState(guess.set, guess.setup);
      for (const action of log) rules.perform(replayed, action, []);
      expect(rules.viewOf(replayed)).toEqual(rules.viewOf(state));
      expect(replayed).toMatchObject({ pile: guess.pile });
      expect(chipsOf(replayed)).toEqual(chipsOf(guess));
    }
  });

  it('changes nothing in what computers do: they do the same for the same seed', () => {
    for (const [at, state] of positions(board, 3).entries()) {
      const other = computer.guess(state, chooserFor(`other ${at}`));
      const decisions = [state, other].map((one) =>
        LEVELS.map((level) => {
          const choose = chooserFor(at);
          return chooseTurn({ game, state: one, level, choose, budget: { playouts: 3 } }).map(rules.makeAction);
        }),
      );
      expect(decisions[1]).toEqual(decisions[0]);
    }
  });

  it('changes neither the order of choices nor the chance to win', () => {
    const [state] = positions(board, 1);
    const other = computer.guess(state, chooserFor('other'));
    const told = [state, other].map((one) => ({
      ranked: rankChoices({ game, state: one, choose: chooserFor(1) }),
      draws: computer.drawChances(one),
      chances: chanceToWin({ game, state: one, choose: chooserFor(1), playouts: 2 }),
    }));
    expect(told[1]).toEqual(told[0]);
  });
});

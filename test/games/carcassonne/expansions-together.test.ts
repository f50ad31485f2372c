import { describe, expect, it } from 'vitest';
import { makePosition } from '../../../lab/positions/carcassonne/position-notation.ts';
import { messagesIn } from '../../../src/bot/write/message-text.ts';
import { fold } from '../../../src/core/fold.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import { rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { moveOf } from '../../../src/games/carcassonne/rules/move.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { play } from '../../../src/games/carcassonne/rules/step.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';
import { MadeGame } from './made-game.ts';
import { playTurns } from './played-turns.ts';

it.each([
  [120, ['inns', 'dragon']],
  [182, ['inns', 'traders', 'dragon', 'abbey', 'festival', 'king', 'river2']],
  [118, ['flying', 'messages', 'ferries', 'gold', 'mage', 'robbers', 'crops']],
  [160, ['inns', 'traders', 'flying', 'messages', 'ferries', 'gold', 'mage', 'robbers', 'crops']],
  [171, ['inns', 'traders', 'river', 'flying', 'messages', 'ferries', 'gold', 'mage', 'robbers', 'crops']],
] as const)('%i tiles with %s (F1, F3, G1, G3)', (tiles, expansions) => {
  const options = Object.fromEntries(expansions.map((name) => [name, true]));
  const given = { content: CONTENT, colours: ['red', 'blue'], seed: '7'.repeat(32), order: 'given', options } as const;
  const setup = createSetup(given as never);
  expect(1 + setup.pile.length).toBe(tiles);
});

it('fifteen pieces each with all boxes that bring some (F4)', () => {
  const options = { inns: true, abbot: true, traders: true, phantom: true, abbey: true } as const;
  const { supply } = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['base-b'], options }).state;
  expect(supply.reduce((sum, count) => sum + count, 0)).toBe(2 * 15);
});

describe('what pieces count for the majority (E5)', () => {
  /** On Germany red, with a meeple, and blue have a road each; red joins and completes them, a road of three tiles. */
  function joined(red: string, blue: string): MadeGame {
    const game = new MadeGame('germany', {
      start: ['base-b 4,6 r0'],
      pile: ['base-a', 'base-b', 'base-b', 'base-b', 'base-b', 'base-b', 'base-b', 'base-a', 'base-u', 'base-b'],
      chips: ['5,6 orange2', '4,7 orange2'],
      options: { abbot: true, inns: true, traders: true },
    });
    game.turn('5,6 r270', 'take', 'meeple 0').turn('5,7 r0').play('draw', 'place 4,7 r0', 'take', 'pass', red);
    game.turn('6,7 r0').turn('3,6 r0').turn('7,7 r0').turn('6,8 r0').turn('7,6 r90', blue);
    return game.turn('6,6 r0');
  }

  // Red has 4 points for chips.
  it.each([
    ['a meeple 1, as much as another', 'pass', 'meeple 0', [7, 3]],
    ['a large one 2, more than a meeple', 'pass', 'meeple 0 large', [4, 3]],
    ['an upgraded one 2, more than a meeple', 'upgrade 0 22', 'meeple 0', [7, 0]],
    ['an upgraded one 2, as much as a large one', 'upgrade 0 22', 'meeple 0 large', [7, 3]],
  ] as const)('%s', (_, red, blue, scores) => {
    expect(joined(red, blue).scores).toEqual(scores);
  });

  it('an abbot 1, so that he occupies his monastery; builder and pig nothing', () => {
    const options = { abbot: true, traders: true } as const;
    const pile = ['base-b', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-b'];
    const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options }).turn('0,1 r0', 'meeple 0 abbot');
    game.turn('0,2 r0').turn('1,0 r0', 'meeple 0').turn('0,3 r0').turn('2,0 r0', 'meeple 0 builder').turn('0,4 r0');
    expect(game.feature(0, 1, 'monastery')).toMatchObject({ strengths: [1, 0], seats: [0] });
    expect(game.feature(2, 0, 'W').strengths).toEqual([1, 0]);
    const farm = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: pile.slice(2), options });
    farm.turn('1,0 r0', 'meeple 1').turn('0,1 r0').turn('2,0 r0', 'meeple 1 pig');
    expect(farm.feature(2, 0, 'N').strengths).toEqual([1, 0]);
  });
});

describe('a builder and the river (E56)', () => {
  /** Red has meeple and builder on the road over the river; three tiles of the river are still to come. */
  function bridge(next: string): MadeGame {
    const pile = ['river-k', 'river-d', 'base-u', 'river-d', next, 'river-l', 'base-b'];
    const options = { river: true, traders: true } as const;
    const game = new MadeGame('none', { start: ['river-a 0,0 r0'], pile, options }).turn('0,1 r0', 'meeple 0');
    return game.turn('0,2 r0').turn('1,1 r0', 'meeple 0 builder').turn('0,3 r0');
  }

  it('give no second tile when the river goes on, although it runs under the road of the builder', () => {
    const game = bridge('river-i').turn('0,4 r270');
    expect(game.view).toMatchObject({ seat: 1, phase: 'draw' });
  });

  it('give a second tile when the road goes on, and that is a tile of the river while there are any', () => {
    const game = bridge('base-u').turn('2,1 r0');
    expect(game.view).toMatchObject({ seat: 0, phase: 'draw', isFurtherTile: true });
    expect(game.play('draw').view.drawn).toBe('river-l');
    expect(game.squares).toEqual(['0,4']);
  });
});

describe('taking back (E57)', () => {
  const options = { abbot: true, inns: true, traders: true } as const;
  const begun = (pile: readonly string[]) => () =>
    new MadeGame('none', { start: ['base-d 0,0 r0'], pile: [...pile, 'base-b', 'base-b'], options }).state;
  const folded = (start: () => State, log: readonly LogEntry<Action>[]) => fold(RULES, start(), log);
  const positionAfter = (start: () => State, log: readonly LogEntry<Action>[]) => {
    const after = folded(start, log);
    if (!after.ok) throw new Error(JSON.stringify(after.failure));
    return makePosition(viewOf(after.value.state));
  };

  const FARM = ['place 1,0 r0, meeple 1', 'place 0,1 r0, pass'];
  const ROAD = ['place 1,0 r0, meeple 0', 'place 0,1 r0, pass'];
  const WINE = ['place 0,1 r0, pass', 'place 0,-1 r180, meeple 0'];

  it.each([
    ['a large meeple', ['base-u'], ['place 1,0 r0, meeple 0 large']],
    ['a builder', ['base-u', 'base-b', 'base-u'], [...ROAD, 'place 2,0 r0, meeple 0 builder']],
    ['a pig', ['base-u', 'base-b', 'base-u'], [...FARM, 'place 2,0 r0, meeple 1 pig']],
    ['goods, with the points of their city', ['base-b', 'traders-b', 'base-e'], [...WINE, 'place 1,-1 r270, pass']],
    [
      'the right to a second tile',
      ['base-u', 'base-b', 'base-u', 'base-b', 'base-u'],
      [...ROAD, 'place 2,0 r0, meeple 0 builder', 'place 1,1 r0, pass', 'place 3,0 r0, pass'],
    ],
  ])('takes %s back with the action, until the next tile is drawn', (_, pile, turns) => {
    const start = begun(pile);
    const end = start();
    const { log } = playTurns(end, turns);
    const { seat } = log.at(-1)!;
    const back: LogEntry<Action> = { type: 'takeback', seat };
    expect(positionAfter(start, [...log, back])).toBe(positionAfter(start, log.slice(0, -1)));
    const drawn: LogEntry<Action> = { type: 'action', seat: end.seat, action: { type: 'draw' } };
    const late = folded(start, [...log, drawn, back]);
    expect(late.ok).toBe(false);
  });
});

describe('refusals of a place where a kind of piece never stands', () => {
  const WORDS = {
    en: [/builder.*road.*city/, /pig.*field/, /abbot.*monastery.*garden/],
    nl: [/bouwmeester.*weg.*stad/, /varken.*weide/, /abt.*klooster.*tuin/],
    fr: [/bâtisseur.*route.*ville/, /cochon.*pré/, /abbé.*abbaye.*jardin/],
    de: [/Baumeister.*Straße.*Stadt/, /Schwein.*Wiese/, /Abt.*Kloster.*Garten/],
  } as const;

  it.each(LANGUAGES)('say where it does, in %s', (language) => {
    const options = { abbot: true, traders: true } as const;
    const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['base-u', 'base-b'], options });
    game.play('draw', 'place 1,0 r0');
    const say = speechIn(messagesIn(language), commandMentions(new Map()));
    const told = ['meeple 1 builder', 'meeple 0 pig', 'meeple 0 abbot'].map((text) => {
      const rejection = rejectionOf(game.state, 0, parseAction(text)!)!;
      return carcassonne.words.rejection(say as never, rejection as never);
    });
    for (const [at, text] of told.entries()) expect(text).toMatch(WORDS[language][at]!);
  });
});

describe('the heading of open features', () => {
  it.each(LANGUAGES)('names gardens in a game with them, in %s', (language) => {
    const t = translatorFor(language);
    const heading = (abbot: boolean, group: 'held' | 'free' | 'complete') => {
      const { state } = new MadeGame('none', {
        start: ['base-d 0,0 r0'],
        pile: ['base-b'],
        options: abbot ? { abbot } : {},
      });
      return carcassonne.words.features!(
        t,
        { content: CONTENT, setup: state.setup, fold: { state, actions: [] } },
        group,
      );
    };
    const gardens = { en: 'gardens', nl: 'tuinen', fr: 'jardins', de: 'Gärten' }[language];
    for (const group of ['held', 'free', 'complete'] as const) {
      expect(heading(true, group)).toContain(gardens);
      expect(heading(false, group)).not.toContain(gardens);
    }
  });
});

describe('actions that are only tried, so that nobody is told of them', () => {
  const tryOut = (state: State, action: Action) => play(state, moveOf(state, action));

  it.each([
    [
      'an abbot taken back',
      ['base-u-garden', 'base-b', 'base-b'],
      ['1,0 r0|meeple 3 abbot', '0,1 r0', '1,1 r0|retrieve'],
    ],
    ['goods taken, and scored at the end', ['base-b', 'traders-b', 'base-e'], ['0,1 r0', '0,-1 r180', '1,-1 r270']],
    [
      'a pig at the end',
      ['base-u', 'base-b', 'base-u', 'base-e'],
      ['1,0 r0|meeple 1', '0,1 r0', '2,0 r0|meeple 1 pig', '0,-1 r180'],
    ],
  ])('give the same: %s', (_, pile, turns) => {
    const begin = () =>
      new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options: { abbot: true, traders: true } });
    const told = begin();
    const untold = begin();
    for (const turn of turns) {
      const [place, ...actions] = turn.split('|');
      told.turn(place!, ...actions);
      for (const text of ['draw', `place ${place}`, ...actions]) tryOut(untold.state, parseAction(text)!);
      while (untold.legal.includes('pass')) tryOut(untold.state, { type: 'pass' });
    }
    expect(told.phase).toBe('over');
    expect(told.scores.some((score) => score > 0)).toBe(true);
    expect(makePosition(untold.view)).toBe(makePosition(told.view));
  });
});

describe('pieces of each seat', () => {
  const begin = (pile: readonly string[]) =>
    new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options: { abbot: true, traders: true } });

  it('leave nobody where an abbot was taken back (E19)', () => {
    const game = begin(['base-u-garden', 'base-b', 'base-b', 'base-b']).turn('1,0 r0', 'meeple 3 abbot').turn('0,1 r0');
    expect(game.feature(1, 0, 'garden')).toMatchObject({ strengths: [1, 0], seats: [0] });
    game.turn('1,1 r0', 'retrieve');
    expect(game.feature(1, 0, 'garden').strengths).toEqual([0, 0]);
  });

  it('run out for that seat alone (E3)', () => {
    const game = begin(['base-u', 'base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-u', 'base-b']);
    game.turn('1,0 r0', 'meeple 0').turn('0,1 r0', 'meeple 0').turn('0,2 r0').turn('-1,1 r0', 'meeple 0 builder');
    game.turn('0,3 r0').play('draw', 'place 1,1 r0');
    const again = { type: 'meeple', on: 0, as: 'builder' } as const;
    expect(rejectionOf(game.state, 1, again)).toEqual({ code: 'no-piece-left', piece: 'builder' });
    // Red still has one.
    game.play('pass', 'draw', 'place 2,1 r0', 'pass', 'draw');
    expect(game.view.seats[0]!.special).toMatchObject({ builder: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../src/bot/write/message-text.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { optionsRejection } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { LANGUAGES, type Language } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';

const t = messagesIn('en');
const { words } = carcassonne;

/** A game of two with Inns & Cathedrals that draws these tiles, after some actions. */
function position(pile: readonly string[], actions: readonly string[]) {
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options: { ...optionsSchema.parse({}), inns: true },
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile, 'base-b'],
  };
  const state = startState(CONTENT, setup);
  const events: GameEvent[] = [];
  for (const text of actions) perform(state, parseAction(text)!, events);
  return { content: CONTENT, setup, fold: { state, actions: [] }, events };
}

const OPEN_ROAD = ['draw', 'place 1,0 r0'];

describe('what is told of Inns & Cathedrals', () => {
  it('names inns and cathedrals on tiles', () => {
    const tile = (id: string) => words.tile(t, CONTENT, { id });
    expect(tile('inns-a')).toBe('city all round with cathedral');
    expect(tile('inns-o')).toBe('road east/west with inn');
  });

  it('says of a road or city without a meeple that it is complete, and nothing about what it is while open', () => {
    const scored = { type: 'feature-scored', completed: true, tiles: 2, coatsOfArms: 0, cities: 0, towns: 0 } as const;
    const nobody = { ...scored, points: 4, seats: [], final: false, beaten: [], at: { tile: 0, segment: 1 } } as const;
    const line = (kind: 'road' | 'city', mark: 'inn' | 'cathedral', language: Language) =>
      words.event({ t: messagesIn(language), content: CONTENT, names: ['Ana', 'Ben'] } as never, {
        ...nobody,
        kind,
        mark,
      });
    expect(line('road', 'inn', 'en')).toBe('Road complete (2 tiles, inn), nobody on it');
    expect(line('city', 'cathedral', 'en')).toBe('City complete (2 tiles, cathedral), nobody on it');
    for (const language of LANGUAGES) expect(line('road', 'inn', language)).not.toMatch(/\(.*\(/);
  });

  it('says before a piece is placed that an open road with an inn is worth nothing yet (E26)', () => {
    const open = position(['inns-o', 'base-b'], OPEN_ROAD);
    const road = carcassonne.choices(open.fold.state)[0]!;
    expect(words.effects!(t, open, { action: road.action, names: [] })).toEqual([
      '2 tiles, inn (worth nothing until complete)',
    ]);
    expect(words.button!(t, open, road)).toBe('Road with inn +0 unless complete');
    const ordinary = position(['base-u', 'base-b'], OPEN_ROAD);
    expect(words.button!(t, ordinary, carcassonne.choices(ordinary.fold.state)[0]!)).toBe('Road +2 at the end');
  });

  it('says for what a road with an inn has scored (E24)', () => {
    const turns = ['meeple 0 large', 'draw', 'place 2,0 r90', 'pass', 'draw', 'place -1,0 r270', 'pass'];
    const { events } = position(['inns-o', 'base-a', 'base-a'], [...OPEN_ROAD, ...turns]);
    const scored = events.find(({ type }) => type === 'feature-scored')!;
    expect(words.event({ t, content: CONTENT, names: ['Ana', 'Eva'] }, scored)).toBe(
      'Ana scores **8 points** for the road (4 tiles, inn)',
    );
  });

  it('counts the large meeple among what a seat has, until it is on the board (E59)', () => {
    expect(words.seat!(t, position(['base-u'], []), 0).score).toBe('7 meeples and 1 large meeple in the supply');
    expect(words.seat!(t, position(['base-u'], [...OPEN_ROAD, 'meeple 0 large']), 0).score).toBe(
      '7 meeples in the supply',
    );
  });

  it('leaves out what a seat has none of, unless it has nothing at all', () => {
    const large = position(['base-u'], []);
    large.fold.state.supply[0] = 0;
    expect(words.seat!(t, large, 0).score).toBe('1 large meeple in the supply');
    const none = position(['base-u'], [...OPEN_ROAD, 'meeple 0 large']);
    none.fold.state.supply[0] = 0;
    expect(words.seat!(t, none, 0).score).toBe('0 meeples in the supply');
  });
});

describe('/meeple without a kind of piece', () => {
  const meant = (typed: Record<string, string>, meeples = 7) => {
    const open = position(['base-u', 'base-b'], OPEN_ROAD);
    open.fold.state.supply[0] = meeples;
    return words.meant!(t, open, { verb: 'meeple', options: typed });
  };

  it('means an ordinary meeple, and where that cannot go the only piece that can', () => {
    expect(meant({ on: 'road' })).toEqual([{ type: 'meeple', on: 0 }]);
    expect(meant({ on: 'road' }, 0)).toEqual([{ type: 'meeple', on: 0, as: 'large' }]);
  });

  it('takes a kind by its name or in words', () => {
    expect(meant({ on: 'road', as: 'Large meeple' })).toEqual([{ type: 'meeple', on: 0, as: 'large' }]);
    expect(meant({ on: 'road', as: 'meeple' }, 0)).toEqual([{ type: 'meeple', on: 0 }]);
    expect(meant({ on: 'road', as: 'camel' })).toEqual([]);
  });
});

it('six play without a map only with Inns & Cathedrals (E2)', () => {
  expect(optionsRejection({}, { seats: 6 })).toEqual({ code: 'six-need-inns' });
  expect(optionsRejection({}, { seats: 5 })).toBeUndefined();
  expect(optionsRejection({ inns: true }, { seats: 6 })).toBeUndefined();
  expect(optionsRejection({ map: 'france' }, { content: CONTENT, seats: 6 })).toBeUndefined();
  expect(optionsRejection({ map: 'great-britain', inns: true }, { content: CONTENT })).toBeUndefined();
});

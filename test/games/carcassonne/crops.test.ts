import { describe, expect, it } from 'vitest';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { currentStep } from '../../../src/games/carcassonne/rules/move.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { orderedAction } from '../../../src/games/carcassonne/rules/order.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { placePiece } from '../../../src/games/kernel/state.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const options = optionsSchema.parse({ crops: true });
const crops = { expansions: ['crops'], left: plain(4) } as const;

/** Red's meeple on a road, which a tile with a club continues. */
const road = ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0'];
const club = 'crop2-f 2,0 r0, pass';

describe('Crop Circles', () => {
  it('are offered for the open table alone, with six tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.crops).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ crops: true, map: 'germany' })).toMatchObject({
      code: 'not-on-this-map',
      expansions: ['crops'],
    });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ crops: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(carcassonne.optionsRejection!({ crops: true, gold: true, mage: true, flying: true })).toBeUndefined();
    expect(tilesOfGame({ ...optionsSchema.parse({}), crops: true })).toHaveLength(78);
  });

  example('whoever places one chooses for all (G45)', crops, [...road, `${club}, ...`], {
    seat: 0,
    phase: 'circle',
    legal: ['circle add', 'circle remove'],
  });
  example('also where nobody has such a piece (G45)', crops, [club.replace('2,0', '1,0')], {
    seat: 0,
    phase: 'circle',
  });
  example('and nobody is asked then', crops, [`${club.replace('2,0', '1,0')}, circle remove`], {
    seat: 1,
    phase: 'draw',
  });
  example(
    'comes after all scoring, from which meeples are home (G45)',
    crops,
    ['base-a -1,0 r270, meeple 0', 'base-b 0,1 r0', 'crop2-e 1,0 r180, pass, circle add'],
    { scores: [3, 0], seat: 1, phase: 'draw', pieces: [] },
  );
  const fork = 'crop2-b 0,-1 r180, pass';
  example('a fork is for farmers (G44)', crops, ['base-b 0,1 r0, meeple 1', `${fork}, circle add, ...`], {
    seat: 0,
    phase: 'adding',
    legal: ['add 0,1 1 meeple', 'keep'],
  });
  example('and nothing without them (G44)', { ...crops, options: { farms: false } }, [fork], {
    seat: 1,
    phase: 'draw',
  });
  example(
    'a shield is for knights (G44)',
    crops,
    ['base-g 0,-1 r90, meeple 0', 'base-b 0,1 r0, meeple 1', 'crop2-a 1,1 r0, pass, circle add, ...'],
    { legal: ['add 0,-1 0 meeple', 'keep'] },
  );
  const each = ['base-a 1,0 r90, meeple 0', 'base-u 0,1 r0, meeple 0', 'base-u 0,2 r0, meeple 0'];
  const inTurn = (...answers: readonly string[]) =>
    [...each, ['crop2-f -1,1 r0', 'pass', 'circle remove', ...answers, '...'].join(', ')] as const;
  example('every seat does it from the next on (G45)', { ...crops, seats: 3 }, inTurn(), {
    seat: 1,
    phase: 'removing',
    circle: 'remove',
    legal: ['remove 1'],
  });
  example('then the one after it (G45)', { ...crops, seats: 3 }, inTurn('remove 1'), { seat: 2, legal: ['remove 1'] });
  example('and the player last (G45)', { ...crops, seats: 3 }, inTurn('remove 1', 'remove 1'), {
    seat: 0,
    legal: ['remove 0'],
  });

  example(
    'a meeple stands on the segment of an own one (G46)',
    crops,
    [...road, `${club}, circle add, add 1,0 0 meeple`],
    {
      seat: 1,
      phase: 'draw',
      pieces: ['0 1,0/0 meeple', '0 1,0/0 meeple'],
      supply: [[5], [7]],
    },
  );
  example('or none is added (G46)', crops, [...road, `${club}, circle add, keep`], { pieces: ['0 1,0/0 meeple'] });
  example(
    'a large meeple or a phantom can be added, no other piece (G46)',
    { ...crops, expansions: ['crops', 'abbot', 'inns', 'traders', 'phantom'] },
    [...road, `${club}, circle add, ...`],
    { legal: ['add 1,0 0 meeple', 'add 1,0 0 large', 'add 1,0 0 phantom', 'keep'] },
  );
  example(
    'the large one for a majority in a city of 1:1 (G46)',
    { ...crops, expansions: ['crops', 'inns'], start: ['base-g 0,1 r90', 'base-b 1,0 r0', 'base-b 1,3 r0'] },
    [
      ...['base-e 0,0 r180, meeple 0', 'base-g 0,3 r90, meeple 0', 'base-g 0,2 r90'],
      ...['base-b 1,4 r0', 'crop2-a 2,3 r0, pass, circle add, keep, add 0,0 0 large', 'base-e 0,4 r0'],
    ],
    { scores: [10, 0], told: ['completed city: 10 to 0, not to 1'] },
  );
  const built = [...road, 'base-u 2,0 r0, meeple 0 builder', 'base-b 1,1 r0'];
  example(
    'a builder is none of them, and goes home with the last (G47)',
    { ...crops, expansions: ['crops', 'traders'] },
    [...built, `${club.replace('2,0', '3,0')}, circle remove, ...`],
    { phase: 'removing', legal: ['remove 0'] },
  );
  example(
    'before the further tile that it has earned (G45, G47)',
    { ...crops, expansions: ['crops', 'traders'] },
    [...built, `${club.replace('2,0', '3,0')}, circle remove, remove 0, ...`],
    {
      seat: 0,
      phase: 'draw',
      pieces: [],
      told: ['0 takes the meeple home from 1,0/0', '0 takes the builder home from 2,0/0'],
    },
  );
});

it('a further tile that is earned stays so, also where a seat without any tile takes a meeple home before it (G45)', () => {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-g', 'base-b', 'base-g', 'base-b', 'crop2-b', ...plain(2)],
    options: optionsSchema.parse({ traders: true, hand: '1', crops: true }),
  })
    .turn('0,-1 r90', 'meeple 0')
    .turn('0,1 r0', 'meeple 1')
    .turn('0,-2 r90', 'meeple 0 builder')
    .turn('0,2 r0')
    .play('draw', 'place 0,-3 r180', 'pass', 'circle remove');
  const { state } = made;
  state.drawn = state.pile.length;
  state.parts = { ...state.parts, hand: { hands: [[state.pile.at(-1)!], []] } };
  made.play('remove 0');
  expect([made.seat, made.phase, state.isFurtherTile]).toEqual([0, 'draw', true]);
});

/** Rows of a city that is open at both ends. */
const rows = ['base-g 5,0 r0', 'base-g 6,0 r0', 'base-g 7,0 r0', 'base-g 5,3 r0', 'base-g 6,3 r0'];
const long = ['base-g 5,6 r0', 'base-g 6,6 r0', 'base-g 7,6 r0', 'base-g 8,6 r0'];

/**
 * The worked example of G10 and G11: Blue alone in a city of 3, with Red in one of 2, and against two of Red in one of 4; Red has
 * placed a tile with a shield.
 */
function cities(choice: string, hasThird = true): State {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0', ...rows, ...long],
    pile: ['crop2-a', ...plain(9)],
    options,
  });
  const stand = (seat: number, tile: number) => {
    made.state.seat = seat;
    placePiece(made.state, undefined, { tile, on: 0, kind: 0, id: 'meeple', strength: 1 });
  };
  for (const [seat, tile] of [
    [1, 1],
    [1, 4],
    [0, 5],
  ] as const)
    stand(seat, tile);
  if (hasThird)
    for (const [seat, tile] of [
      [1, 6],
      [0, 7],
      [0, 8],
    ] as const)
      stand(seat, tile);
  made.state.seat = 0;
  return made.play('draw', 'place 0,1 r90', 'pass', `circle ${choice}`).state;
}

/** What an order does now. */
function by(state: State, order: string): string {
  return makeAction(currentStep(state)!.question!.answer(state, order));
}

describe('standing orders at a crop circle', () => {
  it('add where that raises the own Worth most, then where it lowers that of others, or nothing (G10)', () => {
    expect(by(cities('add'), 'gain')).toBe('add 5,6 0 meeple');
    expect(by(cities('add', false), 'gain')).toBe('add 5,3 0 meeple');
    expect(by(cities('add'), 'never')).toBe('keep');
  });

  it('add nothing where no Worth changes (G10)', () => {
    const { state } = new MadeGame('none', {
      start: ['base-d 0,0 r0', 'base-u 1,0 r0'],
      pile: ['base-u', 'crop2-f', ...plain(9)],
      options,
    })
      .turn('0,1 r0', 'meeple 0')
      .play('draw', 'place -1,1 r0', 'pass', 'circle add');
    expect(by(state, 'gain')).toBe('keep');
  });

  it('take home what costs the own Worth least, or stands on the fewest tiles (G11)', () => {
    expect(by(cities('remove'), 'least')).toBe('remove 3');
    expect(by(cities('remove'), 'small')).toBe('remove 1');
  });

  it('answer for others, and are named in their action (G7, F14)', () => {
    const state = cities('add');
    expect(makeAction(orderedAction(state, () => undefined)!)).toBe('add 5,6 0 meeple gain');
    expect(makeAction(orderedAction(state, () => 'never')!)).toBe('keep never');
    const wrong = parseAction('add 5,3 0 meeple gain')!;
    expect(carcassonne.rejectionOf(state, 1, wrong)).toMatchObject({ code: 'not-possible' });
    expect(carcassonne.choices(state)).toEqual([]);
  });

  it.each(LANGUAGES)('are told in %s', (language) => {
    const t = translatorFor(language);
    const told = ['gain', 'never', 'least', 'small'].map((order, at) =>
      carcassonne.words.order!(t, at < 2 ? 'add' : 'remove', order),
    );
    expect(new Set(told).size).toBe(4);
  });
});

it.each([
  ['add', 'keep never'],
  ['remove', 'remove 1 small'],
])('what is chosen at the circle is offered on its square, so that a page shows it there: %s', (choice, answer) => {
  const state = cities(choice);
  carcassonne.perform(state, parseAction(answer)!, []);
  const squares = carcassonne.choices(state).flatMap(({ square }) => (square ? `${square.x},${square.y}` : []));
  expect(squares).toEqual(['6,3', '6,6', '7,6']);
});

describe('an absent player (G49)', () => {
  /** Red is to choose, or to answer its own choice, at a club; Red has two meeples on roads. */
  function atClub(...actions: readonly string[]): State {
    return new MadeGame('none', {
      start: ['base-d 0,0 r0'],
      pile: ['base-u', 'base-b', 'base-u', 'base-b', 'crop2-f', ...plain(9)],
      options,
    })
      .turn('1,0 r0', 'meeple 0')
      .turn('0,1 r0')
      .turn('0,2 r0', 'meeple 0')
      .turn('1,1 r0')
      .play('draw', ...actions).state;
  }
  const instead = (...actions: readonly string[]) => makeAction(standInAction(atClub(...actions)));

  it('places the tile like any other', () => {
    expect(instead()).toMatch(/^place /);
  });

  it('lets all add, and adds nothing, where that would gain, too', () => {
    expect(instead('place 2,0 r0', 'pass')).toBe('circle add');
    const state = cities('add');
    carcassonne.perform(state, parseAction('keep never')!, []);
    expect([state.seat, by(state, 'gain')]).toEqual([0, 'add 6,3 0 meeple']);
    expect(makeAction(standInAction(state))).toBe('keep');
  });

  it('takes home what costs least', () => {
    expect(instead('place 2,0 r0', 'pass', 'circle remove')).toBe('remove 1');
  });

  it('adds by the standard order in the turns of others (F14)', () => {
    expect(makeAction(standInAction(cities('add')))).toBe('add 5,6 0 meeple gain');
  });
});

import { describe, expect, it } from 'vitest';
import { chooseAction, chooseTurn } from '../../src/computer/choose-turn.ts';
import { TermEvaluation } from '../../src/computer/evaluation.ts';
import { judgeChoices } from '../../src/computer/judge-turn.ts';
import type { Level } from '../../src/computer/levels.ts';
import { rankChoices } from '../../src/computer/rank-choices.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { COMPUTER } from '../../src/games/carcassonne/computer/index.ts';
import { parseChip } from '../../src/games/carcassonne/expansions/chips/chip.ts';
import { setHand } from '../../src/games/carcassonne/expansions/chips/rules.ts';
import { DRAGON_PART } from '../../src/games/carcassonne/expansions/dragon/figures.ts';
import { TRADERS_PART } from '../../src/games/carcassonne/expansions/traders/rules.ts';
import { makeAction, parseAction } from '../../src/games/carcassonne/game/action.ts';
import { RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { placePiece } from '../../src/games/kernel/state.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';

const game = { rules: RULES, computer: COMPUTER };

/** Levels that look at how their turn ends. */
const LEVELS = ['regular', 'strong'] as const satisfies readonly Level[];

function decide({ state }: MadeGame, level: Level, playouts = 8): string {
  return makeAction(chooseAction({ game, state, level, choose: chooserFor(1), budget: { playouts } }));
}

/** The points by which a choice is behind the best one. */
function lossOf({ state }: MadeGame, action: string): number {
  const ranked = rankChoices({ game, state, choose: chooserFor(1) });
  return -ranked.find((one) => makeAction(one.action) === action)!.points;
}

const usual = ['base-d 0,0 r0'];
const straight = (count: number) => Array<string>(count).fill('base-u');

describe('computers with the dragon', () => {
  const options = { dragon: true } as const;

  /** The dragon at 0,0, what lies around it, and Red's tile at 1,0 with which it is going to fly. */
  function beforeFlight(start: readonly string[], ...knight: readonly string[]): MadeGame {
    const pile = [knight.length > 0 ? 'base-e' : 'base-b', 'base-b', 'princess-d', ...plain(20)];
    const made = new MadeGame('none', { start: ['princess-t 0,0 r0', ...start], pile, options });
    DRAGON_PART.change(made.state, { dragon: 0 });
    const [place = '0,-2 r0', piece = 'meeple 0'] = knight;
    return made.turn(place, piece).turn('-1,0 r0').play('draw', 'place 1,0 r0');
  }

  it.each(LEVELS)('send it not where the next step finds their monk (%s)', (level) => {
    expect(decide(beforeFlight(['base-b 0,-1 r0']).play('pass'), level)).not.toBe('dragon N');
  });

  it.each(LEVELS)('bring the fairy to the knight that it could reach (%s)', (level) => {
    const made = beforeFlight(
      ['base-b -1,-1 r0', 'base-b -1,-2 r0', 'base-r 0,-2 r180', 'base-q 1,-2 r0'],
      '0,-1 r0',
      'meeple 0',
    );
    expect(decide(made, level)).toBe('fairy 0');
  });

  /** A city of three tiles that Red's princess completes, with the knight of a seat. */
  function princess(seat: number): MadeGame {
    const tiles = seat === 0 ? ['base-e', 'base-b'] : ['base-b', 'base-e'];
    const made = new MadeGame('none', {
      start: [...usual, 'base-u 1,0 r0'],
      pile: [...tiles, 'princess-l', ...plain(20)],
      options,
    });
    for (const tile of tiles) {
      if (tile === 'base-e') made.turn('1,-1 r270', 'meeple 0');
      else made.turn('1,1 r0');
    }
    return made.play('draw', 'place 0,-1 r180');
  }

  it.each(LEVELS)('send a knight of others home, and not their own (%s)', (level) => {
    expect(decide(princess(1), level)).toMatch(/^princess/);
    expect(decide(princess(0), level)).not.toMatch(/^princess/);
  });
});

describe('computers with The Flying Machines', () => {
  const far = ['base-c 0,-1 r0', 'base-c 1,-1 r0', 'base-c 2,-1 r0', 'base-b 4,0 r0', 'base-b -1,0 r0'];

  /** Red's machine at 4,-1, which points to the city that Blue holds alone, or away from it. */
  function machine(turns: 'r0' | 'r180'): MadeGame {
    const options = { flying: true } as const;
    const pile = ['base-b', 'base-e', 'flier-a', ...plain(30)];
    const made = new MadeGame('none', { start: [...usual, ...far], pile, throws: [...'21312312'], options });
    return made.turn('0,1 r0').turn('-1,-1 r90', 'meeple 0').play('draw', `place 4,-1 ${turns}`);
  }

  it.each(LEVELS)('let a meeple fly into the city of another, and only there (%s)', (level) => {
    expect(decide(machine('r0'), level)).toBe('fly');
    expect(decide(machine('r180'), level)).not.toBe('fly');
  });
});

describe('computers with Crop Circles', () => {
  const long = Array.from({ length: 8 }, (_, x) => `base-g ${x + 4},0 r0`);

  /** Red has placed a shield; seats have knights in open cities of two tiles and of eight, by their tiles. */
  function shield(...knights: readonly (readonly [seat: number, tile: number])[]): MadeGame {
    const start = [...usual, 'base-g 4,3 r0', 'base-g 5,3 r0', ...long];
    const made = new MadeGame('none', { start, pile: ['crop2-a', ...plain(20)], options: { crops: true } });
    for (const [seat, tile] of knights) {
      made.state.seat = seat;
      placePiece(made.state, undefined, { tile, on: 0, kind: 0, id: 'meeple', strength: 1 });
    }
    made.state.seat = 0;
    return made.play('draw', 'place 0,1 r90', 'pass');
  }

  it.each(LEVELS)('have knights taken home where that costs others more (%s)', (level) => {
    expect(decide(shield([0, 1], [1, 3]), level)).toBe('circle remove');
  });

  it.each(LEVELS)('have knights added where that costs others more (%s)', (level) => {
    const shared = shield([0, 3], [1, 4]);
    shared.state.supply[1] = 0;
    expect(decide(shared, level)).toBe('circle add');
    expect(decide(shared.play('circle add'), level)).toMatch(/^add /);
  });
});

describe('what another seat answers at a crop circle', () => {
  /** Blue would take home the knight in the city of two tiles, not that in eight, and Red has one alone, in the city of five. */
  function cities(): MadeGame {
    const row = (count: number, y: number) => Array.from({ length: count }, (_, x) => `base-g ${x + 4},${y} r0`);
    const start = [...usual, ...row(2, 3), ...row(5, 6), ...row(8, 9)];
    const made = new MadeGame('none', { start, pile: ['crop2-a', ...plain(20)], options: { crops: true } });
    for (const [seat, tile] of [
      [0, 3],
      [1, 1],
      [1, 8],
    ] as const) {
      made.state.seat = seat;
      placePiece(made.state, undefined, { tile, on: 0, kind: 0, id: 'meeple', strength: 1 });
    }
    made.state.seat = 0;
    return made.play('draw', 'place 0,1 r90', 'pass');
  }

  it.each(LEVELS)('is what its standing order takes, not what would be best for the player (%s)', (level) => {
    expect(decide(cities(), level, 64)).toBe('circle add');
  });

  it('is no choice of the player whose turn is judged', () => {
    const judged = (...actions: readonly string[]) =>
      judgeChoices({
        game,
        state: cities().state,
        actions: actions.map((text) => parseAction(text)!),
        chooserOf: chooserFor,
      });
    const own = judged('circle remove');
    expect(own.loss).toBeGreaterThan(0);
    expect(judged('circle remove', 'remove 2')).toEqual(own);
  });
});

describe('computers with The Robbers', () => {
  /** Red's bag, with which a road of 4 of Blue is completed, where Green has nothing. */
  function bag(): MadeGame {
    const pile = ['base-b', 'base-a', 'base-b', 'robbers-e', ...plain(30)];
    const made = new MadeGame('none', {
      start: [...usual, 'base-u 1,0 r0'],
      pile,
      options: { robbers: true },
      seats: 3,
    });
    made.turn('0,1 r0').turn('-1,0 r270', 'meeple 0').turn('1,1 r0');
    made.state.scores.splice(0, 3, 1, 2, 3);
    return made.play('draw', 'place 2,0 r180');
  }

  it.each(LEVELS)('send it to whom the tile brings most (%s)', (level) => {
    expect(decide(bag(), level)).toBe('robber 2');
  });
});

describe('computers with Abbey & Mayor', () => {
  const made = (...draws: readonly string[]) =>
    new MadeGame('none', { start: usual, pile: [...draws, ...plain(40)], options: { abbey: true } });

  it.each(LEVELS)('do not leave their wagon standing (%s)', (level) => {
    const wagon = made('base-u', 'base-k').turn('1,0 r0').play('draw', 'place 0,-1 r180', 'meeple 0 wagon');
    expect(wagon.state.phase).toBe('wagon');
    expect(decide(wagon, level)).toMatch(/^wagon /);
  });

  /** A hole at 1,1, which a road and a city reach; Blue is to begin a turn, and has a meeple in the city, or on both. */
  function hole(onRoad: string): MadeGame {
    return made('base-w', 'base-a', 'base-b', 'base-b', 'base-b', 'base-e', 'base-b')
      .turn('1,0 r0')
      .turn('2,0 r90', onRoad)
      .turn('0,1 r0')
      .turn('2,1 r0')
      .turn('2,2 r0')
      .turn('1,2 r0', 'meeple 0')
      .turn('0,2 r0');
  }

  it.each(LEVELS)('place their abbey where that brings more than any tile (%s)', (level) => {
    expect(decide(hole('meeple 0'), level)).toBe('abbey 1,1');
  });

  it.each(LEVELS)('keep their abbey where it brings next to nothing (%s)', (level) => {
    const nothing = hole('pass');
    nothing.state.supply.fill(0);
    expect(decide(nothing, level)).toBe('draw');
  });

  it.each(LEVELS)('take no mayor for a city without coats of arms (%s)', (level) => {
    expect(decide(made('base-e').play('draw', 'place 0,-1 r180'), level)).not.toBe('meeple 0 mayor');
  });
});

it('computers name the options that they know nothing of', () => {
  const chosen = { river: true, festival: true, dragon: true, smallCities: true, phantom: false, map: 'none' };
  expect(COMPUTER.withoutTerms!(chosen)).toEqual(['festival']);
});

describe('computers with the abbot', () => {
  /**
   * Red has no meeple left, and its abbot is in a monastery with tiles on seven of the squares around, the last of which red
   * has just placed. On the eighth only a tile with a city can lie; `next` are still to come.
   */
  function monastery(next: readonly string[]): MadeGame {
    const made = new MadeGame('none', {
      start: ['base-b 0,0 r0', 'base-e 2,0 r270'],
      pile: [...plain(7), ...next],
      options: { abbot: true },
    });
    made.turn('0,1 r0', 'meeple 0 abbot').plainTurns('1,1', '-1,0', '-1,1', '0,2', '-1,2').play('draw', 'place 1,2 r0');
    made.state.supply[0] = 0;
    return made;
  }

  it.each(LEVELS)('take it back at the end rather than leave it (%s)', (level) => {
    expect(decide(monastery([]), level)).toBe('retrieve');
  });

  it.each(LEVELS)('take it back for another monastery where it does not grow any more (%s)', (level) => {
    expect(decide(monastery(plain(6)), level)).toBe('retrieve');
  });

  it.each(LEVELS)('leave it where one more tile completes its monastery (%s)', (level) => {
    expect(decide(monastery(Array<string>(30).fill('base-e')), level)).toBe('pass');
  });
});

describe('computers with the builder', () => {
  /** Red has a meeple on a road, has gone on with it and may put the builder there; `next` are still to come. */
  const road = (next: readonly string[]) =>
    new MadeGame('none', {
      start: usual,
      pile: ['base-u', 'base-b', 'base-u', ...next],
      options: { traders: true, farms: false },
    })
      .turn('1,0 r0', 'meeple 0')
      .turn('0,1 r0')
      .play('draw', 'place 2,0 r0');

  it.each(LEVELS)('put it on a road with which they can go on (%s)', (level) => {
    expect(decide(road(straight(20)), level)).toBe('meeple 0 builder');
  });

  it.each(LEVELS)('keep it where no tile left goes on with the road (%s)', (level) => {
    expect(decide(road(plain(20)), level)).toBe('pass');
  });

  it('go on with its road rather than lay the tile elsewhere', () => {
    const made = road(straight(20)).play('meeple 0 builder').turn('-1,0 r0').play('draw');
    expect(decide(made, 'regular')).toBe('place 3,0 r0');
  });
});

describe('computers with goods', () => {
  /** Blue holds a city with wine, which red's last tile completes; both have one wine. */
  function city(traders: boolean): MadeGame {
    const made = new MadeGame('none', {
      start: ['traders-o 0,0 r0', 'base-b 0,1 r0'],
      pile: ['base-b', 'base-e', 'base-e', 'base-b'],
      options: traders ? { traders } : {},
    });
    made.turn('0,2 r0').turn('1,0 r270', 'meeple 0').play('draw');
    made.state.supply[0] = 0;
    const one = { wine: 1, grain: 0, cloth: 0 };
    if (traders) TRADERS_PART.change(made.state, { goods: [one, one] });
    return made;
  }

  it.each(LEVELS)('complete a city of another seat when its wine decides who has most (%s)', (level) => {
    expect(decide(city(true), level)).toBe('place -1,0 r90');
    expect(decide(city(false), level)).not.toBe('place -1,0 r90');
  });

  it('count a lead as certain when there are not enough tokens left to lose it', () => {
    const { state } = city(true);
    const goodsOf = (wine: readonly [number, number]) => {
      TRADERS_PART.change(state, { goods: wine.map((count) => ({ wine: count, grain: 0, cloth: 0 })) });
      return [0, 1].map((seat) => new TermEvaluation(game).termsOf(state, seat).goods);
    };
    expect(goodsOf([3, 0])).toEqual([1, 0]);
    const [ahead, behind] = goodsOf([1, 0]) as [number, number];
    expect(ahead).toBeGreaterThan(behind);
    expect(behind).toBeGreaterThanOrEqual(0);
  });

  it('know goods among the points that a game would end with', () => {
    const { state } = city(true);
    const before = [...COMPUTER.standings(state)];
    TRADERS_PART.change(state, {
      goods: [
        { wine: 2, grain: 0, cloth: 0 },
        { wine: 1, grain: 0, cloth: 0 },
      ],
    });
    expect(COMPUTER.standings(state)[1]).toBe(before[1]! - 10);
  });
});

describe('computers with inns and the large meeple', () => {
  /** Blue holds a road with an inn that red's tile would complete. */
  function innRoad(inns: boolean): MadeGame {
    const made = new MadeGame('none', {
      start: ['inns-o 0,0 r0', 'base-a -1,0 r270'],
      pile: ['base-b', 'base-u', 'base-a', ...plain(6)],
      options: inns ? { inns } : {},
    });
    made.turn('0,1 r0').turn('1,0 r0', 'meeple 0').play('draw');
    made.state.supply[0] = 0;
    return made;
  }

  it.each(LEVELS)('do not complete the road of another seat, least of all one with an inn (%s)', (level) => {
    expect(decide(innRoad(true), level)).not.toBe('place 2,0 r90');
    expect(lossOf(innRoad(true), 'place 2,0 r90')).toBeGreaterThan(lossOf(innRoad(false), 'place 2,0 r90') + 2);
  });

  it('put the large meeple where it wins a city that is going to be shared', () => {
    // Blue's city and red's face each other across a square: each tile left joins and completes them, and none beside the
    // square can keep them apart.
    const made = new MadeGame('none', {
      start: ['base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-b 1,-1 r0'],
      pile: ['base-b', 'base-e', 'base-e', ...Array<string>(4).fill('base-g')],
      options: { inns: true, farms: false },
    });
    made.turn('0,2 r0').turn('0,0 r90', 'meeple 0').play('draw', 'place 2,0 r270');
    expect(made.legal).toContain('meeple 0');
    expect(decide(made, 'strong', 100)).toBe('meeple 0 large');
  });
});

describe('the regular computer with the large meeple', () => {
  /** A city of three tiles and red's last tile face each other across a square: each tile left joins and completes them. */
  function faced(rival: boolean): MadeGame {
    const made = new MadeGame('none', {
      start: ['base-b 0,1 r0', 'base-b 2,1 r0', 'base-e -2,0 r90', 'base-g -1,0 r0'],
      pile: ['base-b', 'base-g', 'base-e', ...Array<string>(8).fill('base-g')],
      options: { inns: true, farms: false },
    });
    return made
      .turn('0,2 r0')
      .turn('0,0 r0', ...(rival ? ['meeple 0'] : []))
      .play('draw', 'place 2,0 r270');
  }

  it('puts it where it alone wins the city of another seat', () => {
    const made = faced(true);
    expect(decide(made, 'regular')).toBe('meeple 0 large');
    const [red, blue] = made.play('meeple 0 large', 'draw', 'place 1,0 r0').state.scores;
    expect(red).toBeGreaterThanOrEqual(10);
    expect(blue).toBe(0);
  });

  it('puts a small one where nobody has that city', () => {
    expect(decide(faced(false), 'regular')).toBe('meeple 0');
  });
});

describe('computers with the pig', () => {
  /** Red has a farmer south of the start tile, and has just gone on with its farm; no meeple is left. */
  function farm(start: readonly string[]): MadeGame {
    const made = new MadeGame('none', { start, pile: [...plain(3), 'base-b', 'base-b'], options: { traders: true } });
    made.turn('0,1 r0', 'meeple 1').turn('1,1 r0').play('draw', 'place 0,2 r0');
    made.state.supply[0] = 0;
    expect(made.legal).toContain('meeple 1 pig');
    return made;
  }

  it.each(LEVELS)('keep it where the farm has no city (%s)', (level) => {
    expect(decide(farm(['base-b 0,0 r0']), level)).toBe('pass');
  });

  it.each(LEVELS)('put it on a farm with cities at the end (%s)', (level) => {
    expect(decide(farm(['base-e 0,0 r0', 'base-e 0,-1 r180']), level)).toBe('meeple 1 pig');
  });
});

describe('further on in a turn, computers with chips', () => {
  /** What they try, as actions. */
  const tried = ({ state }: MadeGame) =>
    COMPUTER.candidates!(state).map((move) => makeAction(COMPUTER.actionOf(state, move)));

  /** Red has chips for any payment and stands before an upgrade; its meeple and one of blue are on these segments. */
  function upgrading(red: number, blue: number): MadeGame {
    const game = new MadeGame('germany', {
      start: ['base-e 6,9 r0', 'base-e 6,8 r180', 'base-b 9,9 r0'],
      pile: plain(4),
      chips: ['5,9 orange2', '7,9 purple2'],
    });
    game.turn('5,9 r0', 'take', `meeple ${red}`).turn('8,9 r0', `meeple ${blue}`).play('draw', 'place 7,9 r0', 'take');
    const rest = ['purple1', 'orange1', 'lightBlue1', 'purple1'].map((text) => parseChip(text)!);
    setHand(game.state, 0, [...game.hand(0).map((text) => parseChip(text)!), ...rest]);
    return game.play('pass');
  }

  it('try one of many payments to win a field', () => {
    const game = upgrading(1, 1);
    expect(game.legalOf('upgrade')).toHaveLength(4);
    expect(tried(game)).toEqual(['upgrade 0 22', 'pass']);
  });

  it('do not upgrade a meeple that is alone in its monastery', () => {
    const game = upgrading(0, 1);
    expect(game.legalOf('upgrade')).toHaveLength(4);
    expect(tried(game)).toEqual(['pass']);
  });
});

describe('a strong computer before a draw', () => {
  it('chooses no more than the draw, as the tile may be another one than it guessed', () => {
    const made = new MadeGame('benelux', {
      start: ['base-b 9,8 r0'],
      pile: [...plain(2), ...straight(4), ...plain(4)],
      chips: ['8,8 orange1'],
      islands: [[['base-b']], [['base-b'], ['base-b']], [['base-b'], []]],
    });
    made.plainTurns('8,8', '8,7');
    expect(made.legal).toEqual(['draw', 'island orange 0', 'island orange 1']);
    const turns = [1, 2, 3, 4, 5, 6].map((seed) =>
      chooseTurn({ game, state: made.state, level: 'strong', choose: chooserFor(seed), budget: { playouts: 8 } }),
    );
    for (const [first, ...rest] of turns) if (first.type === 'draw') expect(rest).toEqual([]);
    expect(turns.some(([{ type }]) => type === 'draw')).toBe(true);
  });
});

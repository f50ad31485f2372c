import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/drawing/point.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart, type Given } from './referee/example-game.ts';
import type { ExpansionName } from './referee/expansions.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const thrown = (throws: readonly string[], ...others: ExpansionName[]): Given => ({
  expansions: ['flying', ...others],
  left: plain(4),
  throws,
});

/** D at 0,0, A at 1,0, whose road D goes on with, and B at 2,0 with Blue's monk. */
const row = ['base-a 1,0 r90', 'base-b 2,0 r0, meeple 0'];

describe('The Flying Machines', () => {
  it('are offered for the open table alone, with eight tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.flying).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ flying: true, map: 'germany' })).toMatchObject({ code: 'not-on-this-map' });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ flying: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(carcassonne.optionsRejection!({ flying: true, dragon: true, abbey: true })).toMatchObject({
      pairs: [
        ['dragon', 'flying'],
        ['abbey', 'flying'],
      ],
    });
    expect(carcassonne.optionsRejection!({ flying: true, gold: true, mage: true, phantom: true })).toBeUndefined();
    const options = { ...optionsSchema.parse({}), flying: true } as const;
    expect(tilesOfGame(options)).toHaveLength(80);
    expect(tilesOfGame({ ...options, abbot: true })).toContain('flier-b-garden');
  });

  it('have eight flights drawn by the seed after the pile, which stays as it was (G5)', () => {
    const seed = new Uint8Array(16).fill(7) as never;
    const setup = createSetup({
      content: CONTENT,
      colours: ['red', 'blue'],
      seed,
      order: 'given',
      options: { flying: true },
    });
    expect(setup.layout?.chance?.flight).toHaveLength(8);
    expect(setup.layout!.chance!.flight!.every((face) => ['1', '2', '3'].includes(face))).toBe(true);
  });

  const first = [...row, 'flier-a 3,0 r0, ...'];
  example('a meeple may fly instead of being placed (G12)', thrown([]), first, {
    phase: 'piece',
    machine: 'free nobody; ',
    legal: ['fly', 'meeple 0', 'pass'],
  });
  const fly = [...row, 'flier-a 3,0 r0, fly, throw, ...'];
  example('1: B beside the monk (G13, G14)', thrown(['1']), fly, {
    phase: 'landing',
    seat: 0,
    machine: 'used meeple1; 1',
    told: ['0 throws for the meeple: 1 true'],
    legal: ['land 2,0 0'],
  });
  example('2: the road of A, or its monastery (G13, G14)', thrown(['2']), fly, { legal: ['land 1,0 0', 'land 1,0 1'] });
  example('3: city or road of D, no field (G13, G14)', thrown(['3']), fly, { legal: ['land 0,0 0', 'land 0,0 1'] });
  example('turned by 90: north (G12)', thrown(['2']), ['base-b 0,1 r0', 'flier-a 0,2 r90, fly, throw, ...'], {
    legal: ['land 0,0 0', 'land 0,0 1'],
  });
  const diagonal = [...row, 'base-b 3,0 r0', 'flier-b 3,1 r0, fly, throw, ...'];
  example('diagonally: B (G12, G13)', thrown(['1']), diagonal, { phase: 'landing', legal: ['land 2,0 0'] });
  example('or nothing: the piece is back, no other is placed (G15)', thrown(['2']), diagonal, {
    phase: 'draw',
    seat: 0,
    machine: 'used nobody; 2',
    told: ['1 throws for the meeple: 2 false'],
    supply: [[7], [6]],
  });
  example(
    'what was thrown stays: Red does not fly, Blue throws 2 (G5)',
    thrown(['2', '1', '3']),
    [...[...row, 'flier-a 3,0 r0', 'flier-a 4,0 r0, fly, throw, ...']],
    { machine: 'used meeple2; 2', seat: 1, legal: ['land 2,0 0'] },
  );

  const around = ['1,1', '2,1', '3,1', '1,-1', '2,-1', '3,-1'].map((square) => `base-b ${square} r0`);
  example(
    'both get the points of B, 9 each (G14)',
    thrown(['1']),
    [...row, 'flier-a 3,0 r0, fly, throw, land 2,0 0', ...around],
    {
      scores: [9, 9],
      supply: [[7], [7]],
    },
  );
  example('not on what this tile completes (G14)', thrown(['1']), [...row, ...around, 'flier-a 3,0 r0, fly, throw'], {
    scores: [0, 9],
    told: ['0 throws for the meeple: 1 false'],
  });

  const finished = ['base-a 1,0 r90', 'base-e 2,0 r0', 'base-e 2,-1 r180', 'flier-a 3,0 r0, fly, throw'];
  example('nor where all features were complete before: the piece is back (G14, G15)', thrown(['1']), finished, {
    phase: 'draw',
    seat: 0,
    machine: 'used nobody; 1',
    supply: [[7], [7]],
    told: ['1 throws for the meeple: 1 false'],
  });

  example(
    'the large one and the abbot fly, builder and pig do not (G12)',
    thrown([], 'inns', 'abbot', 'traders'),
    first,
    {
      may: ['fly', 'fly abbot', 'fly large'],
      mayNot: ['fly builder', 'fly pig'],
    },
  );
  const abbot = row.with(0, 'base-v-garden 1,0 r0');
  const garden = [...abbot, 'flier-a 3,0 r0, fly abbot, throw, ...'];
  example('the abbot into a garden (G14)', thrown(['2'], 'abbot'), garden, { legal: ['land 1,0 3 abbot'] });
  example('a meeple not (G14)', thrown(['2'], 'abbot'), [...abbot, 'flier-a 3,0 r0, fly, throw, ...'], {
    legal: ['land 1,0 0'],
  });
  example('the abbot onto roads only: back (G15)', thrown(['3'], 'abbot'), garden, {
    phase: 'draw',
    supply: [
      [7, 0, 1],
      [6, 0, 1],
    ],
  });

  const straight = 'flier-g 3,0 r0';
  example(
    'flown, then the phantom: on the ground only (G15)',
    thrown(['1'], 'phantom'),
    [...row, `${straight}, fly, throw, land 2,0 0, ...`],
    {
      phase: 'phantom',
      may: ['meeple 0 phantom', 'pass'],
      mayNot: ['fly phantom', 'meeple 0'],
    },
  );
  example(
    'on the ground, then the phantom flies (G12)',
    thrown(['1'], 'phantom'),
    [...[...row, `${straight}, meeple 0, fly phantom, throw, land 2,0 0 phantom`]],
    { pieces: ['1 2,0/0 meeple', '0 3,0/0 meeple', '0 2,0/0 phantom'] },
  );
  example(
    'nothing there: the phantom may follow (G15)',
    thrown(['1'], 'phantom'),
    [...['base-b 0,1 r0', 'flier-a 0,2 r0, fly, throw, ...']],
    { phase: 'phantom', may: ['meeple 0 phantom'], mayNot: ['fly phantom'] },
  );

  /** Red's monk on B, beside which Red flies. */
  const twice = (kind: string) => [
    ...['base-b 0,1 r0', 'base-b 1,1 r0', `base-b 2,1 r0, meeple 0${kind}`, 'base-b 0,2 r0'],
    ...['flier-a 3,1 r0, fly, throw, land 2,1 0', 'base-b 0,3 r0'],
  ];
  example(
    'the abbot back leaves the meeple beside him (E19)',
    thrown(['1'], 'abbot'),
    [...twice(' abbot'), 'base-b 0,4 r0, retrieve, ...'],
    {
      pieces: ['0 2,1/0 meeple'],
      supply: [
        [6, 0, 1],
        [7, 0, 1],
      ],
    },
  );
  example(
    'of two equal meeples in one place a festival offers one (F29)',
    thrown(['1'], 'festival'),
    [...twice(''), 'festival-d 4,1 r0, festival, ...'],
    {
      legal: ['home 0'],
    },
  );
});

describe('a flight', () => {
  /** The game after these actions of turns, each of which draws a tile. */
  function stateAfter(given: Given, turns: readonly string[], events: GameEvent[] = []): State {
    const state = engineStart(dealtFor(given, turns));
    for (const turn of turns) {
      for (const text of ['draw', ...turn.replace(/^\S+/, 'place').split(', ')])
        perform(state, parseAction(text)!, events);
    }
    return state;
  }

  const landing = (throws: string) =>
    stateAfter(thrown([throws]), [`${row[0]}, pass`, row[1]!, 'flier-a 3,0 r0, fly, throw']);

  it('is not begun for an absent player, and ends in the first place (G49)', () => {
    const before = stateAfter(thrown(['2']), [`${row[0]}, pass`, row[1]!, 'flier-a 3,0 r0']);
    expect(makeAction(standInAction(before))).toBe('pass');
    expect(makeAction(standInAction(landing('2')))).toBe('land 1,0 0');
  });

  it('can be taken back until the die is thrown, which nobody chooses (G49)', () => {
    const state = stateAfter(thrown(['2']), [`${row[0]}, pass`, row[1]!, 'flier-a 3,0 r0, fly']);
    expect(makeAction(carcassonne.dueAction!(state)!)).toBe('throw');
    expect(carcassonne.choices(state)).toEqual([]);
    const events: Parameters<typeof perform>[2] = [];
    perform(state, { type: 'throw' }, events);
    expect(carcassonne.reveals(events)).toBe(true);
  });

  it('is told before it with all that may come of it, and nothing of what will (G5)', () => {
    const [one, other] = ['1', '3'].map((throws) => {
      const state = stateAfter(thrown([throws]), [`${row[0]}, pass`, row[1]!, 'flier-a 3,0 r0']);
      const position = { content: CONTENT, setup: state.setup, fold: { state, actions: [] } };
      return carcassonne.words.effects!(translatorFor('en'), position, {
        action: { type: 'fly' },
        names: ['Ana', 'Ben'],
      });
    });
    expect(one).toEqual(['1: monastery', '2: road or monastery', '3: city or road']);
    expect(other).toEqual(one);
  });

  it.each(['1', '2', '3'])('leaves what landed to be seen, with a %s on the side of the tile that it left', (face) => {
    const turns = [`${row[0]}, pass`, row[1]!, 'flier-a 3,0 r0, fly, throw'];
    const events: GameEvent[] = [];
    const view = carcassonne.viewOf(stateAfter(thrown([face]), turns, events));
    const words = pictureWords(translatorFor('en'), carcassonne);
    const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
    const scene = boardScene(request);
    const { area, board, tile } = boardLayout(scene, {});
    const inSquares = (one: Point) => ({ x: (one.x - board.x) / tile + area.x, y: (one.y - board.y) / tile + area.y });
    const { operations } = boardDrawing(scene, request);
    const number = operations.find((one) => one.kind === 'text' && one.text === face && one.part === 'thrown');
    expect(inSquares(number as Point)).toEqual({ x: expect.closeTo(3), y: expect.closeTo(0.5) });
    const dots = operations.flatMap((one) => (one.kind === 'circle' && one.part === 'flight' ? [inSquares(one)] : []));
    const landing = 3 - Number(face);
    const there = dots.filter(({ x }) => x > landing && x < landing + 0.9);
    expect(there.length).toBeGreaterThan(0);
    for (const dot of there) expect(dot).toEqual({ x: expect.closeTo(landing + 0.5), y: expect.closeTo(0.5) });
  });
});

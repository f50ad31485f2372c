import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../../lab/positions/carcassonne/playable-position.ts';
import { makePosition, parsePosition } from '../../../lab/positions/carcassonne/position-notation.ts';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { makeRecord, replayRecord } from '../../../src/core/record.ts';
import { CHIPS_PART } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { maxSeats } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';
import { playTurns } from './played-turns.ts';

const usual = optionsSchema.parse({});
const withInns: Options = { ...usual, inns: true };

/**
 * A game of two on the open table that draws these tiles, red first; each turn is a placement and a piece, parted by a
 * comma. The start tile has a city in the north, and a road from east to west. The last tile of the pile is never drawn.
 */
function played(pile: readonly string[], turns: readonly string[], options: Options = withInns) {
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options,
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile],
  };
  const state = startState(CONTENT, setup);
  const { events } = playTurns(state, turns);
  return { state, scores: state.scores, events };
}

const pieces = (state: State) => viewOf(state).seats.map(({ meeples, special }) => [meeples, special?.large]);

const setupFor = (options: Partial<Options>) =>
  createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor('inns'),
    order: 'given',
    options: optionsSchema.parse({ ...usual, ...options }),
  });

describe('Inns & Cathedrals', () => {
  it('is off unless chosen (E1)', () => {
    expect(optionsSchema.parse({ inns: false })).toEqual(usual);
    expect(usual).not.toHaveProperty('inns');
    expect(carcassonne.options).toHaveProperty('inns', [false, true]);
  });

  it('brings 18 tiles on the open table: 90 with the start tile (E23, E55)', () => {
    const { pile } = setupFor({ inns: true });
    expect(pile).toHaveLength(89);
    expect(pile.filter((tile) => tile.startsWith('inns-'))).toHaveLength(18);
    expect(hasAllTiles(CONTENT, setupFor({ inns: true }))).toBe(true);
    expect(setupFor({}).pile).toHaveLength(71);
  });

  it('leaves the tiles of a map as they are, but on Great Britain takes the place of Traders & Builders (E2, E55)', () => {
    const tilesOf = (options: Partial<Options>) => {
      const { pile, layout } = setupFor(options);
      return [...pile, ...layout!.start.slice(1).map(({ tile }) => tile)].map((tile) => tile.split('-')[0]!);
    };
    const counted = (tiles: string[]) =>
      Object.fromEntries([...new Set(tiles)].sort().map((box) => [box, tiles.filter((one) => one === box).length]));
    expect(counted(tilesOf({ map: 'germany', inns: true }))).toEqual(counted(tilesOf({ map: 'germany' })));
    expect(counted(tilesOf({ map: 'great-britain' }))).toEqual({ base: 71, traders: 24 });
    expect(counted(tilesOf({ map: 'great-britain', inns: true }))).toEqual({ base: 71, inns: 18 });
  });

  it('seats six on the open table, else five; on maps six as ever (E2)', () => {
    expect(maxSeats(usual)).toBe(5);
    expect(maxSeats(withInns)).toBe(6);
    expect(maxSeats({ ...usual, map: 'france' })).toBe(6);
  });

  it('gives every seat one large meeple besides its meeples (E3)', () => {
    expect(pieces(played(['base-b'], []).state)).toEqual([
      [7, 1],
      [7, 1],
    ]);
    expect(pieces(startState(CONTENT, setupFor({ map: 'germany', inns: true })))[0]).toEqual([9, 1]);
    expect(pieces(startState(CONTENT, setupFor({})))[0]).toEqual([7, undefined]);
  });

  it('lets the large meeple go where a meeple may, also when no ordinary one is left (E3, E30)', () => {
    const { state } = played(['base-e', 'base-b'], []);
    perform(state, { type: 'draw' }, []);
    perform(state, { type: 'place', x: 0, y: -1, rotation: 180 }, []);
    expect(legalActions(state).map(makeAction)).toEqual([
      'meeple 0',
      'meeple 1',
      'meeple 0 large',
      'meeple 1 large',
      'pass',
    ]);
    state.supply[0] = 0;
    expect(legalActions(state).map(makeAction)).toEqual(['meeple 0 large', 'meeple 1 large', 'pass']);
    expect(rejectionOf(state, 0, { type: 'meeple', on: 0 })).toEqual({ code: 'no-piece-left', piece: 'meeple' });
  });

  it('rejects a large meeple in a game without it, a second one, and pieces that are not played with', () => {
    const placed = (options: Options) => {
      const { state } = played(['base-e', 'base-b'], [], options);
      perform(state, { type: 'draw' }, []);
      perform(state, { type: 'place', x: 0, y: -1, rotation: 180 }, []);
      return state;
    };
    const large = { type: 'meeple', on: 0, as: 'large' } as const;
    expect(rejectionOf(placed(usual), 0, large)).toEqual({ code: 'not-this-game', action: 'meeple' });
    expect(rejectionOf(placed(withInns), 0, { ...large, as: 'pig' })).toEqual({
      code: 'not-this-game',
      action: 'meeple',
    });
    const used = placed(withInns);
    used.supply[2] = 0;
    expect(rejectionOf(used, 0, large)).toEqual({ code: 'no-piece-left', piece: 'large' });
  });

  it('counts a large meeple as two for the majority, and changes nobody else\u2019s points (E5, E30)', () => {
    // Blue's road south of red's joins it round the west; the last tile ends the game.
    const pile = ['base-u', 'base-v', 'base-v', 'base-v', 'base-u'];
    const scoresWith = (piece: string) =>
      played(pile, [
        `place 1,0 r0, ${piece}`,
        'place 1,1 r0, meeple 0',
        'place -1,0 r270, pass',
        'place -1,1 r180, pass',
        'place 0,1 r0, pass',
      ]).scores;
    expect(scoresWith('meeple 0')).toEqual([6, 6]);
    expect(scoresWith('meeple 0 large')).toEqual([6, 0]);
  });

  it('lets the large meeple come home when its feature is scored, and stay with the farmers (E6)', () => {
    const { state, scores } = played(['base-e', 'base-b', 'base-b'], ['place 0,-1 r180, meeple 0 large']);
    expect(scores).toEqual([4, 0]);
    expect(pieces(state)[0]).toEqual([7, 1]);
    const farmer = played(['base-e', 'base-b', 'base-b'], ['place 0,-1 r180, meeple 1 large']).state;
    expect(pieces(farmer)[0]).toEqual([7, 0]);
    expect(viewOf(farmer).pieces).toMatchObject([{ seat: 0, piece: 'large' }]);
  });

  describe('an inn', () => {
    // Roads end at the monasteries in the east and west of the start tile.
    const closed = (middle: string) => [middle, 'base-a', 'base-a', 'base-b'];
    const turns = ['place 1,0 r0, meeple 0', 'place 2,0 r90, pass', 'place -1,0 r270, pass'];

    it('makes a completed road worth 2 a tile (E24)', () => {
      expect(played(closed('inns-o'), turns).scores).toEqual([8, 0]);
      expect(played(closed('inns-o'), turns, usual).scores).toEqual([4, 0]);
    });

    it('makes an open road worth nothing at the end, and the pieces come home (E26)', () => {
      const { scores, events } = played(['inns-o', 'base-b'], ['place 1,0 r0, meeple 0', 'place 0,1 r0, pass']);
      expect(scores).toEqual([0, 0]);
      expect(events).toContainEqual(expect.objectContaining({ kind: 'road', final: true, points: 0, seats: [0] }));
      expect(played(['inns-o', 'base-b'], ['place 1,0 r0, meeple 0', 'place 0,1 r0, pass'], usual).scores).toEqual([
        2, 0,
      ]);
    });

    it('belongs at a junction to the road it lies at only (E25)', () => {
      // inns-n: its eastern road has the inn, the western one has none.
      const west = ['place 1,0 r0, meeple 1', 'place -1,0 r270, pass'];
      expect(played(['inns-n', 'base-a', 'base-b'], west).scores).toEqual([3, 0]);
      const east = ['place -1,0 r0, meeple 0', 'place 1,0 r90, pass'];
      expect(played(['inns-n', 'base-a', 'base-b'], east).scores).toEqual([6, 0]);
    });

    it('changes nothing more when there are two (E29)', () => {
      const tiles = ['inns-o', 'inns-o', 'base-a', 'base-a', 'base-b'];
      const row = ['place 1,0 r0, meeple 0', 'place 2,0 r0, pass', 'place 3,0 r90, pass', 'place -1,0 r270, pass'];
      expect(played(tiles, row).scores).toEqual([10, 0]);
    });
  });

  describe('a cathedral', () => {
    const caps = ['place 0,-1 r0, meeple 0', 'place 0,-2 r180, pass', 'place 1,-1 r270, pass', 'place -1,-1 r90, pass'];

    it('makes a completed city worth 3 a tile: with four caps 15 (E27)', () => {
      expect(played(['inns-a', 'base-e', 'base-e', 'base-e', 'base-b'], caps).scores).toEqual([15, 0]);
      expect(played(['inns-a', 'base-e', 'base-e', 'base-e', 'base-b'], caps, usual).scores).toEqual([10, 0]);
    });

    it('makes a coat of arms worth 3 as well: six tiles with one 21 (E27)', () => {
      // base-m is a corner city with a coat of arms.
      const tiles = ['inns-a', 'base-e', 'base-e', 'base-m', 'base-e', 'base-b'];
      const turns = ['place 0,-1 r0, meeple 0', 'place 0,-2 r180, pass', 'place -1,-1 r90, pass'];
      const end = ['place 1,-1 r0, pass', 'place 1,-2 r180, pass'];
      expect(played(tiles, [...turns, ...end]).scores).toEqual([21, 0]);
      expect(played(tiles, [...turns, ...end], usual).scores).toEqual([14, 0]);
    });

    it('makes an open city worth nothing at the end (E28)', () => {
      expect(played(['inns-a', 'base-b'], ['place 0,-1 r0, meeple 0', 'place 0,1 r0, pass']).scores).toEqual([0, 0]);
      expect(played(['inns-a', 'base-b'], ['place 0,-1 r0, meeple 0', 'place 0,1 r0, pass'], usual).scores).toEqual([
        2, 0,
      ]);
    });

    it('leaves farms as they are: 3 for a complete city, nothing for an open one (E31)', () => {
      // The field north of the start tile's road touches its city.
      const farmer = [
        'place 1,0 r0, meeple 1',
        'place 0,-1 r0, pass',
        'place 0,-2 r180, pass',
        'place 1,-1 r270, pass',
      ];
      const tiles = ['base-u', 'inns-a', 'base-e', 'base-e', 'base-e', 'base-b'];
      expect(played(tiles, [...farmer, 'place -1,-1 r90, pass', 'place 0,1 r0, pass']).scores).toEqual([3, 0]);
      expect(played(tiles.toSpliced(4, 1), [...farmer, 'place 0,1 r0, pass']).scores).toEqual([0, 0]);
    });
  });

  describe('with the chips of maps', () => {
    const started = (map: 'great-britain' | 'germany') => {
      const square = map === 'germany' ? '8,2' : '9,5';
      const start = [`base-b ${square} r0`];
      const game = new MadeGame(map, { start, pile: plain(4), chips: [], options: { inns: true } });
      game.play('draw').play(`place ${game.squares[0]} r0`);
      return game;
    };

    it('sends no large meeple to the Isle of Man (E48)', () => {
      const game = started('great-britain');
      expect(game.play('pass').phase).toBe('further');
      const without = started('great-britain');
      without.state.supply[0] = 0;
      expect(without.legal).toContain('meeple 0 large');
      expect(without.play('pass').phase).toBe('draw');
    });

    it('upgrades ordinary meeples only (E47)', () => {
      const [ordinary, large] = ['meeple 0', 'meeple 0 large'].map((piece) => {
        const game = started('germany');
        const two = { colour: 'orange', value: 2 } as const;
        CHIPS_PART.change(game.state, { hands: [[two, two], []] });
        return game.play(piece);
      });
      expect(ordinary!.legalOf('upgrade')).toEqual(['upgrade 0 22']);
      expect(large!.phase).toBe('draw');
    });
  });

  it('is left alone by the rule for absent players (E58)', () => {
    // A cap that completes the city: the rule takes the points with an ordinary meeple, or not at all.
    const { state } = played(['base-e', 'base-b'], []);
    perform(state, { type: 'draw' }, []);
    perform(state, { type: 'place', x: 0, y: -1, rotation: 180 }, []);
    expect(standInAction(state)).toEqual({ type: 'meeple', on: 0 });
    state.supply[0] = 0;
    expect(standInAction(state)).toEqual({ type: 'pass' });
  });

  it('is told by actions, positions and records', () => {
    expect(parseAction('meeple 2 large')).toEqual({ type: 'meeple', on: 2, as: 'large' });
    expect(makeAction({ type: 'meeple', on: 2, as: 'large' })).toBe('meeple 2 large');
    expect(parseAction('meeple 2 meeple')).toBeUndefined();
    const { state } = played(['base-e', 'base-b', 'base-b'], ['place 0,-1 r180, meeple 1 large']);
    const view = viewOf(state);
    const position = parsePosition(makePosition(view), CONTENT);
    expect(position).toEqual({ ok: true, value: view });
    const playable = POSITIONS.playable(CONTENT, makePosition(view));
    expect(playable.ok && viewOf(playable.value as State)).toEqual(view);
    const log = ['draw', 'place 0,-1 r180', 'meeple 1 large'].map((text) => ({
      type: 'action' as const,
      seat: 0,
      action: parseAction(text)!,
    }));
    const record = makeRecord(RULES, { content: CONTENT, setup: state.setup, log, order: 'given' });
    expect(JSON.stringify(record)).toContain('meeple 1 large');
    const replayed = replayRecord(RULES, record, CONTENT);
    expect(replayed.ok && viewOf(replayed.value.state)).toEqual(view);
  });
});

import { describe, expect, it } from 'vitest';
import { asciiBoard } from '../../../lab/positions/carcassonne/ascii-board.ts';
import { makePosition, parsePosition } from '../../../lab/positions/carcassonne/position-notation.ts';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { fold } from '../../../src/core/fold.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import { makeRecord, replayRecord } from '../../../src/core/record.ts';
import { gainOf } from '../../../src/games/carcassonne/choices.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { maxSeats } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import { featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
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
import { GARDENS } from './referee/files.ts';

const usual = optionsSchema.parse({});
const withAbbot: Options = { ...usual, abbot: true };

/** A game of two on the open table that draws these tiles, red first. The last tile of the pile is never drawn. */
function setupOf(pile: readonly string[], options: Options = withAbbot): Setup {
  return {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options,
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile],
  };
}

/** Plays such a game; every turn is a placement and what follows, parted by commas, and begins with a draw. */
function played(pile: readonly string[], turns: readonly string[], options?: Options) {
  const state = startState(CONTENT, setupOf(pile, options));
  const { events, log } = playTurns(state, turns);
  return { state, scores: state.scores, events, log, legal: legalActions(state).map(makeAction) };
}

/** Meeples and abbots in the supply of each seat. */
const supplies = (state: State) => viewOf(state).seats.map(({ meeples, special }) => [meeples, special?.abbot]);

const setupFor = (options: Partial<Options>) =>
  createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor('abbot'),
    order: 'given',
    options: optionsSchema.parse({ ...usual, ...options }),
  });

/** Red's abbot in the garden east of the start tile; then monasteries on three squares around it, in turns of blue, red and blue. */
const GARDEN = ['base-v-garden', 'base-u', 'base-b', 'base-b'];
const GARDEN_TURNS = [
  'place 1,0 r0, meeple 3 abbot',
  'place 1,1 r90, pass',
  'place 2,0 r0, pass',
  'place 0,1 r0, pass',
];

describe('The Abbot', () => {
  it('is off unless chosen, and offered (E1)', () => {
    expect(optionsSchema.parse({ abbot: false })).toEqual(usual);
    expect(usual).not.toHaveProperty('abbot');
    expect(carcassonne.options.abbot).toEqual([false, true]);
    expect(maxSeats(withAbbot)).toBe(5);
  });

  it('gives every seat one abbot besides its meeples, on maps too (E3)', () => {
    expect(supplies(startState(CONTENT, setupFor({ abbot: true })))).toEqual([
      [7, 1],
      [7, 1],
      [7, 1],
    ]);
    expect(supplies(startState(CONTENT, setupFor({ map: 'germany', abbot: true })))[0]).toEqual([9, 1]);
    expect(supplies(startState(CONTENT, setupFor({})))[0]).toEqual([7, undefined]);
    const { special } = viewOf(startState(CONTENT, setupFor({ abbot: true, inns: true }))).seats[0]!;
    expect(special).toEqual({ abbot: 1, large: 1 });
  });

  describe('gardens', () => {
    const gardensIn = (options: Partial<Options>) => {
      const { pile, layout } = setupFor(options);
      const tiles = [...pile, ...(layout?.start.slice(1).map(({ tile }) => tile) ?? [])];
      return tiles.filter((tile) => tile.endsWith('-garden')).sort();
    };

    it('take the place of one copy each of eight tiles, of ten with Inns & Cathedrals (E16)', () => {
      expect(gardensIn({ abbot: true })).toEqual([...'ehimnruv'].map((letter) => `base-${letter}-garden`));
      expect(gardensIn({ abbot: true, inns: true }).filter((tile) => tile.startsWith('inns'))).toEqual([
        'inns-c-garden',
        'inns-o-garden',
      ]);
      expect(gardensIn({})).toEqual([]);
      expect(gardensIn({ inns: true, river: true })).toEqual([]);
    });

    it('are one more with the river, on its bend: 9, and 13 with all expansions (E16)', () => {
      const { pile } = setupFor({ river: true, abbot: true });
      expect(gardensIn({ river: true, abbot: true })).toHaveLength(9);
      expect([pile.includes('river-j-garden'), pile.includes('river-j'), pile.length]).toEqual([true, false, 82]);
      expect(gardensIn({ river: true, abbot: true, inns: true, traders: true })).toHaveLength(13);
    });

    it('change no number of tiles: 71 in the pile, 114 on a map, base-E four times and once with a garden (E16, E55)', () => {
      const { pile } = setupFor({ abbot: true });
      expect(pile).toHaveLength(71);
      expect(pile.filter((tile) => tile === 'base-e')).toHaveLength(4);
      expect(pile.filter((tile) => tile === 'base-e-garden')).toHaveLength(1);
      expect(hasAllTiles(CONTENT, setupFor({ abbot: true }))).toBe(true);
      const { pile: onMap, layout } = setupFor({ map: 'germany', abbot: true });
      expect(onMap.length + layout!.start.length).toBe(114);
      expect(gardensIn({ map: 'germany', abbot: true })).toHaveLength(12);
      // Great Britain has the base game and Traders & Builders.
      expect(gardensIn({ map: 'great-britain', abbot: true })).toHaveLength(10);
    });

    it('are told by the tiles that are left (E16)', () => {
      const { pile } = viewOf(startState(CONTENT, setupFor({ abbot: true })));
      expect([pile.tiles['base-e'], pile.tiles['base-e-garden']]).toEqual([4, 1]);
    });

    it('change nothing where a tile fits, and turns that differ in the garden alone are one placement (E16, M25)', () => {
      for (const { tile, replaces } of CONTENT.replacements) {
        const [one, other] = [tile, replaces].map((id) => CONTENT.tiles[CONTENT.indexOf.get(id)!]!);
        expect(one!.rotations).toBe(other!.rotations);
        expect(one!.segments.filter(({ kind }) => kind !== 'garden')).toEqual(other!.segments);
        expect(one!.segments[one!.garden]).toEqual({ kind: 'garden', ports: [], marks: {} });
      }
      expect(CONTENT.replacements.map(({ replaces }) => replaces).sort()).toEqual([...GARDENS].sort());
    });

    it('take an abbot and nothing else; monasteries take an abbot, too (E7, E17)', () => {
      const garden = played(['base-v-garden', 'base-b'], ['place 1,0 r0']);
      expect(garden.legal).toEqual(['meeple 0', 'meeple 1', 'meeple 2', 'meeple 3 abbot', 'pass']);
      expect(rejectionOf(garden.state, 0, { type: 'meeple', on: 3 })).toEqual({ code: 'only-abbot' });
      expect(rejectionOf(garden.state, 0, { type: 'meeple', on: 0, as: 'abbot' })).toEqual({
        code: 'stands-elsewhere',
        piece: 'abbot',
      });
      const inns = played(['base-v-garden', 'base-b'], ['place 1,0 r0'], { ...withAbbot, inns: true });
      expect(inns.legal.filter((text) => text.includes('3'))).toEqual(['meeple 3 abbot']);
      expect(rejectionOf(inns.state, 0, { type: 'meeple', on: 3, as: 'large' })).toEqual({ code: 'only-abbot' });
      expect(played(['base-b', 'base-b'], ['place 0,1 r0']).legal).toEqual([
        'meeple 0',
        'meeple 1',
        'meeple 0 abbot',
        'pass',
      ]);
    });

    // The squares around the garden at 1,0, once more than before; the last one is 2,1.
    const AROUND = [...GARDEN, 'base-e', 'base-b', 'base-e'];
    const AROUND_TURNS = [...GARDEN_TURNS, 'place 0,-1 r180, pass', 'place 2,1 r0, pass', 'place 1,-1 r0, pass'];

    it('are complete with tiles on all squares around, 9 points, and the abbot comes home (E6, E18)', () => {
      const turns = [...AROUND_TURNS, 'place 2,-1 r0, pass'];
      const { scores, state, events } = played([...AROUND, 'base-b', 'base-b'], turns);
      expect(scores).toEqual([9, 0]);
      expect(supplies(state)[0]).toEqual([7, 1]);
      expect(state.pieces).toEqual([]);
      expect(events.findLast(({ type }) => type === 'feature-scored')).toMatchObject({
        kind: 'garden',
        completed: true,
        final: false,
        tiles: 9,
        points: 9,
        seats: [0],
      });
    });

    it('bring at the end 1 and 1 for every tile around, as a garden; a monastery with an abbot stays one (E22)', () => {
      const { scores, events } = played(
        ['base-v-garden', 'base-u', 'base-b'],
        ['place 1,0 r0, meeple 3 abbot', 'place 1,1 r90, pass', 'place 2,0 r0, pass'],
      );
      expect(scores).toEqual([4, 0]);
      expect(events).toContainEqual(expect.objectContaining({ kind: 'garden', final: true, points: 4, seats: [0] }));
      const monk = played(['base-b'], ['place 0,1 r0, meeple 0 abbot']);
      expect(monk.scores).toEqual([2, 0]);
      expect(monk.events).toContainEqual(expect.objectContaining({ kind: 'monastery', final: true, points: 2 }));
    });

    it('need on a map only the squares that exist: at the coast with two around 3 (E54)', () => {
      const game = new MadeGame('germany', {
        start: ['base-b 2,3 r0'],
        pile: ['base-e-garden', ...plain(2)],
        options: { abbot: true },
      });
      game.turn('1,3 r0', 'meeple 2 abbot');
      expect(game.feature(1, 3, 'garden')).toMatchObject({ kind: 'garden', completed: false, points: 2 });
      game.turn('2,4 r0');
      expect(game.scores).toEqual([3, 0]);
    });
  });

  describe('taking back', () => {
    const before = played([...GARDEN, 'base-e', 'base-b'], [...GARDEN_TURNS, 'place 0,-1 r180']);

    it('gives 1 and 1 for every tile around, the one just placed among them, before anything is scored (E19)', () => {
      // Four tiles lie around the garden; red has placed the fifth, which completes a city.
      expect(before.legal).toContain('retrieve');
      const { state, events, scores } = played(
        [...GARDEN, 'base-e', 'base-b'],
        [...GARDEN_TURNS, 'place 0,-1 r180, retrieve'],
      );
      expect(scores).toEqual([6, 0]);
      expect(supplies(state)[0]).toEqual([7, 1]);
      const told = events.slice(events.findLastIndex(({ type }) => type === 'placed') + 1);
      expect(told).toMatchObject([
        { type: 'retrieved', seat: 0, piece: 'abbot', kind: 'garden', segment: 3, points: 6, x: 1, y: 0 },
        { type: 'feature-scored', kind: 'city', seats: [] },
        { type: 'turn-started', seat: 1 },
      ]);
      expect(gainOf(before.state, { type: 'retrieve' })).toBe(6);
    });

    it('is instead of a piece, and a piece instead of it (E4)', () => {
      const placed = played([...GARDEN, 'base-e', 'base-b'], [...GARDEN_TURNS, 'place 0,-1 r180, meeple 1']);
      expect(placed.state.seat).toBe(1);
      expect(viewOf(placed.state).pieces.map(({ piece }) => piece)).toEqual(['abbot', 'meeple']);
      // The abbot is home, but nothing more can be done in this turn.
      const back = played([...GARDEN, 'base-b', 'base-b'], [...GARDEN_TURNS, 'place 2,1 r0, retrieve']);
      expect([back.state.phase, back.state.seat]).toEqual(['draw', 1]);
    });

    it('is possible wherever the tile was placed, and with no meeple left (E19)', () => {
      const far = played([...GARDEN, 'base-u', 'base-b'], [...GARDEN_TURNS, 'place -1,0 r0']);
      expect(far.legal).toContain('retrieve');
      const state = startState(CONTENT, setupOf(['base-v-garden', 'base-u', 'base-b', 'base-b']));
      for (const text of ['draw', 'place 1,0 r0', 'meeple 3 abbot', 'draw', 'place 1,1 r90', 'pass', 'draw']) {
        perform(state, parseAction(text)!, []);
      }
      state.supply[0] = 0;
      perform(state, parseAction('place 2,0 r0')!, []);
      expect(legalActions(state).map(makeAction)).toEqual(['retrieve', 'pass']);
    });

    it('is for the own abbot alone, and only while it stands on the board', () => {
      const blue = played([...GARDEN, 'base-b'], [...GARDEN_TURNS.slice(0, 3), 'place 0,1 r0']);
      expect(blue.state.seat).toBe(1);
      expect(blue.legal).not.toContain('retrieve');
      expect(rejectionOf(blue.state, 1, { type: 'retrieve' })).toEqual({ code: 'nothing-to-retrieve' });
      const without = played(['base-b', 'base-b'], ['place 0,1 r0'], usual);
      expect(rejectionOf(without.state, 0, { type: 'retrieve' })).toEqual({
        code: 'not-this-game',
        action: 'retrieve',
      });
    });

    it('is not possible when the tile completes it: that is scored, and a piece may be placed as well (E20)', () => {
      const tiles = [...GARDEN, 'base-e', 'base-b', 'base-e', 'base-b', 'base-b', 'base-b'];
      const turns = [...GARDEN_TURNS, 'place 0,-1 r180, pass', 'place 2,1 r0, pass', 'place 1,-1 r0, pass'];
      const far = [...turns, 'place 3,0 r0, pass', 'place 2,-1 r0'];
      expect(played(tiles, far).legal).toEqual(['meeple 0', 'meeple 1', 'pass']);
      const { scores, state } = played(tiles, [...far.slice(0, -1), 'place 2,-1 r0, meeple 0']);
      expect(scores).toEqual([9, 0]);
      expect(supplies(state)[0]).toEqual([6, 1]);
    });

    it('leaves the abbot in the supply from the next tile on, also of the same seat (E21)', () => {
      // Covering the town at 8,8 gives another tile.
      const game = new MadeGame('germany', {
        start: ['base-b 9,8 r0'],
        pile: plain(5),
        options: { abbot: true, towns: 'a' },
      });
      game.turn('9,9 r0', 'meeple 0 abbot').turn('9,7 r0').play('draw', 'place 8,8 r0', 'retrieve');
      expect([game.phase, game.seat]).toEqual(['draw', 0]);
      expect(game.play('draw', 'place 8,9 r0').legal).toContain('meeple 0 abbot');
    });

    it('is a step of its own beside a sale of wine: 9 and 2 (E49)', () => {
      const game = new MadeGame('france', {
        start: ['base-b 12,4 r0'],
        pile: plain(7),
        chips: ['12,5 orange2'],
        options: { abbot: true },
      });
      game.plainTurns('12,5', '11,4').turn('12,6 r0', 'meeple 0 abbot').plainTurns('11,3');
      const { scores } = game.play('draw', 'place 13,4 r0');
      expect(scores).toEqual([2, 0]);
      expect(game.legal).toContain('retrieve');
      game.play('sell orange 2 town', 'retrieve');
      expect(game.scores).toEqual([2 + 11, 0]);
      expect(game.seat).toBe(1);
    });

    it('goes back with the action, until the next tile is drawn (E57)', () => {
      const setup = setupOf([...GARDEN, 'base-e', 'base-b']);
      const { log } = played(setup.pile, [...GARDEN_TURNS, 'place 0,-1 r180, retrieve']);
      const undone = fold(RULES, startState(CONTENT, setup), [...log, { type: 'takeback', seat: 0 }]);
      if (!undone.ok) throw new Error(JSON.stringify(undone.failure));
      const { state } = undone.value;
      expect(makePosition(viewOf(state))).toBe(makePosition(viewOf(before.state)));
      expect(legalActions(state).map(makeAction)).toContain('retrieve');
      const drawn: LogEntry<Action> = { type: 'action', seat: 1, action: { type: 'draw' } };
      const late = fold(RULES, startState(CONTENT, setup), [...log, drawn, { type: 'takeback', seat: 0 }]);
      expect(late.ok).toBe(false);
    });
  });

  it('leaves Germany to upgrade ordinary meeples only: an abbot is always alone (E47)', () => {
    const phaseWith = (piece: string) => {
      const game = new MadeGame('germany', {
        start: ['base-b 6,9 r0'],
        pile: plain(6),
        chips: ['6,8 orange2', '6,7 orange2'],
        options: { abbot: true },
      });
      game.turn('6,8 r0', 'take', piece).turn('5,9 r0').play('draw', 'place 6,7 r0', 'take', 'pass');
      return game.phase;
    };
    expect(phaseWith('meeple 0')).toBe('upgrade');
    expect(phaseWith('meeple 0 abbot')).toBe('draw');
  });

  it('is left alone by the rule for absent players, for whom gardens count nothing (E58)', () => {
    const state = startState(CONTENT, setupOf([...GARDEN, 'base-b', 'base-b']));
    for (const text of ['draw', 'place 1,0 r0']) perform(state, parseAction(text)!, []);
    expect(standInAction(state)).toEqual({ type: 'pass' });
    const back = played([...GARDEN, 'base-u', 'base-b'], [...GARDEN_TURNS, 'place -1,0 r0']);
    expect(back.legal).toContain('retrieve');
    expect(standInAction(back.state)).toEqual({ type: 'pass' });
    // Only 2,-1 is missing around red's garden, which would be 9 points; the first placement is another one.
    const tiles = [...GARDEN, 'base-e', 'base-b', 'base-e', 'base-b', 'base-b', 'base-b'];
    const turns = [...GARDEN_TURNS, 'place 0,-1 r180, pass', 'place 2,1 r0, pass', 'place 1,-1 r0, pass'];
    const { state: last } = played(tiles, [...turns, 'place 3,0 r0, pass']);
    perform(last, { type: 'draw' }, []);
    expect(standInAction(last)).toEqual(legalActions(last)[0]);
    expect(standInAction(last)).not.toMatchObject({ x: 2, y: -1 });
  });

  it('is written in actions, positions and boards as text, and read again', () => {
    expect(parseAction('retrieve')).toEqual({ type: 'retrieve' });
    expect(makeAction({ type: 'retrieve' })).toBe('retrieve');
    expect(parseAction('meeple 3 abbot')).toEqual({ type: 'meeple', on: 3, as: 'abbot' });
    const { state } = played(['base-v-garden', 'base-b', 'base-b'], ['place 1,0 r0, meeple 3 abbot']);
    const view = viewOf(state);
    const line = makePosition(view);
    expect(line).toContain('abbot=true');
    expect(line).toContain('r0m7xabbot0;b0m7xabbot1');
    expect(line).toContain('base-v-garden@1,0r0/1r+ra3');
    const parsed = parsePosition(line, CONTENT);
    expect(parsed.ok && parsed.value).toEqual(view);
    expect(asciiBoard(view, CONTENT)).toContain('  r abbot on base-v-garden 1,0 segment 3 (garden)');
    expect(asciiBoard(view, CONTENT)).toContain('R red: score 0, meeples 7, abbot 0');
    const empty = viewOf(played(['base-v-garden', 'base-b'], ['place 1,0 r0, pass']).state);
    expect(asciiBoard(empty, CONTENT)).toContain('"');
    expect(featuresOf(state).filter(({ kind }) => kind === 'garden')).toHaveLength(1);
  });

  it('is recorded, and the record is played again', () => {
    const setup = setupFor({ abbot: true });
    const state = startState(CONTENT, setup);
    const log: LogEntry<Action>[] = [];
    const seen = new Set<string>();
    while (state.phase !== 'over') {
      const actions = legalActions(state);
      const action =
        actions.find((one) => one.type === 'meeple' && one.as === 'abbot') ??
        actions.find(({ type }) => type === 'retrieve' && state.turn % 3 === 0) ??
        actions.at(-1)!;
      seen.add(action.type === 'meeple' ? (action.as ?? 'meeple') : action.type);
      log.push({ type: 'action', seat: state.seat, action });
      perform(state, action, []);
    }
    expect(seen).toContain('retrieve');
    expect(seen).toContain('abbot');
    const record = makeRecord(RULES, { content: CONTENT, setup, log, order: 'given' });
    const replayed = replayRecord(RULES, record, CONTENT);
    expect(replayed.ok && viewOf(replayed.value.state)).toEqual(viewOf(state));
  });
});

import { describe, expect, it } from 'vitest';
import { asciiBoard } from '../../../lab/positions/carcassonne/ascii-board.ts';
import { POSITIONS } from '../../../lab/positions/carcassonne/playable-position.ts';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../../lab/simulation/playable-game.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { makeRecord, replayRecord } from '../../../src/core/record.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { optionsRejection, startTileOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { redealt } from '../../../src/games/carcassonne/rules/unseen.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';
import { MadeGame } from './made-game.ts';
import { playTurns } from './played-turns.ts';

const usual = optionsSchema.parse({});
const withRiver: Options = { ...usual, river: true };

/** A game of two on the open table that draws these tiles, red first; the source lies at 0,0 and flows south. */
function begun(pile: readonly string[]): State {
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options: withRiver,
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile],
  };
  return startState(CONTENT, setup);
}

/** Plays turns, each a placement and what follows it, parted by commas; the drawing goes without saying. */
function played(pile: readonly string[], turns: readonly string[]) {
  const state = begun(pile);
  const { events } = playTurns(state, turns);
  return { state, scores: state.scores, events };
}

/** Where the next tile may lie after these turns, as texts such as `0,1 r0`. */
function placesAfter(pile: readonly string[], turns: readonly string[]): string[] {
  const { state } = played(pile, turns);
  perform(state, { type: 'draw' }, []);
  return legalActions(state).map((action) => makeAction(action).slice('place '.length));
}

/** Why the next tile may not lie like this after these turns. */
function refusedAfter(pile: readonly string[], turns: readonly string[], place: string) {
  const { state } = played(pile, turns);
  perform(state, { type: 'draw' }, []);
  return rejectionOf(state, state.seat, parseAction(`place ${place}`)!);
}

const setupFor = (options: Partial<Options> = withRiver, seed = 'river') =>
  createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor(seed),
    order: 'given',
    options: optionsSchema.parse({ ...usual, ...options }),
  });

const isRiver = (id: string) => id.startsWith('river-');

describe('the tiles of The River', () => {
  const tiles = CONTENT.tiles.filter(({ set, garden }) => set === 'river' && garden < 0);
  const segments = tiles.flatMap(({ count, segments }) => Array(count).fill(segments).flat());
  const count = (kind: string) => segments.filter((segment) => segment.kind === kind).length;

  it('are twelve of eleven kinds, with two monasteries, four bends, four cities and five roads (E8)', () => {
    expect(tiles).toHaveLength(11);
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(12);
    expect([count('monastery'), count('city'), count('road')]).toEqual([2, 4, 5]);
    const bends = tiles.filter(({ riverSides: [one, other] }) => other !== undefined && Math.abs(one! - other) !== 2);
    expect(bends.map(({ id }) => id)).toEqual(['river-e', 'river-g', 'river-i', 'river-j']);
    expect(segments.some(({ marks }) => marks.coatOfArms)).toBe(false);
  });

  it('have the river in the middle of their sides, where it meets no road, city or field', () => {
    for (const { id, segments: all } of tiles) {
      const [river, ...others] = all.filter(({ kind }) => kind === 'river');
      expect(others, id).toEqual([]);
      expect(
        river!.ports.map((port) => port % 3),
        id,
      ).toEqual(river!.ports.map(() => 1));
    }
  });
});

describe('a game with the river', () => {
  it('is off unless chosen, and offered', () => {
    expect(usual).not.toHaveProperty('river');
    expect(Object.keys(carcassonne.options)).toContain('river');
  });

  it('begins with the source in place of the start tile, which stays in the box: 1 + 82 tiles (E9, E55)', () => {
    const setup = setupFor();
    expect(setup.pile).toHaveLength(82);
    expect(setup.pile.filter((tile) => tile === 'base-d')).toHaveLength(3);
    expect(setup.pile).not.toContain('river-a');
    expect(viewOf(startState(CONTENT, setup)).tiles).toMatchObject([{ tile: 'river-a', x: 0, y: 0, rotation: 0 }]);
    expect(hasAllTiles(CONTENT, setup)).toBe(true);
    expect(setupFor({}).pile).toHaveLength(71);
    expect(setupFor({ river: true, inns: true }).pile).toHaveLength(100);
  });

  it('has the ten other tiles of the river on top of the pile in any order, the lake under them (E9)', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => setupFor(withRiver, `${seed}`).pile);
    for (const pile of orders) {
      expect(pile.slice(0, 11).every(isRiver)).toBe(true);
      expect(pile[10]).toBe('river-l');
      expect(pile.slice(11).some(isRiver)).toBe(false);
    }
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(4);
    expect(new Set(orders.map((pile) => pile[11])).size).toBeGreaterThan(4);
  });

  it('is not for maps: refused when a game is opened, and in a position (E2)', () => {
    expect(optionsRejection({ map: 'germany', river: true }, { content: CONTENT })).toEqual({
      code: 'not-on-this-map',
      expansions: ['river'],
      why: 'table',
    });
    const state = startState(CONTENT, setupFor({ map: 'germany' }));
    const text = POSITIONS.make({
      ...state,
      setup: { ...state.setup, options: { ...state.setup.options, river: true } },
    });
    const read = POSITIONS.playable(CONTENT, text);
    expect(read.ok ? [] : read.failure).toContainEqual({
      field: 'options',
      message: 'options that do not go together: not-on-this-map',
    });
  });

  it('is dealt anew in its layers where nobody has seen the pile', () => {
    const state = startState(CONTENT, setupFor());
    const { pile } = redealt(state, (tiles) => [...tiles].reverse());
    const ids = pile.map((tile) => CONTENT.tiles[tile]!.id);
    expect(ids.slice(0, 11).every(isRiver)).toBe(true);
    expect(ids[10]).toBe('river-l');
  });

  it.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 0],
  ])('of %i players lets seat %i draw the lake, as turns are ordinary ones (E10)', (players, seat) => {
    const setup = createSetup({
      content: CONTENT,
      colours: COLOURS.slice(0, players),
      seed: seedFor('lake'),
      order: 'given',
      options: withRiver,
    });
    const state = startState(CONTENT, setup);
    const drawn: GameEvent[] = [];
    for (const { events } of playActions(
      CARCASSONNE.rules,
      state,
      decideByPolicy(CARCASSONNE, 'random', chooserFor(players)),
    )) {
      drawn.push(...events.filter((event) => event.type === 'drawn'));
      if (drawn.length >= 11) break;
    }
    expect(drawn[0]).toMatchObject({ seat: 0 });
    expect(drawn[10]).toMatchObject({ seat, tile: 'river-l' });
  });
});

describe('a tile with the river', () => {
  it('goes on the square where the river goes on, its river joined, and nowhere else (E11)', () => {
    // The straight tile looks alike in turns 0 and 180.
    expect(placesAfter(['river-d', 'river-l'], [])).toEqual(['0,1 r0']);
    expect(refusedAfter(['river-d', 'river-l'], [], '0,1 r180')).toEqual({ code: 'looks-alike', rotation: 0 });
    expect(placesAfter(['river-l', 'base-b'], [])).toEqual(['0,1 r0']);
  });

  it('is told where the river goes on when it lies elsewhere, though its sides would fit (E11)', () => {
    const elsewhere = { code: 'river-goes-on-elsewhere', squares: [{ x: 0, y: 1 }] };
    // West of the source is field, as the straight tile has.
    expect(refusedAfter(['river-d', 'river-l'], [], '-1,0 r0')).toEqual(elsewhere);
    expect(refusedAfter(['river-d', 'river-l'], [], '0,1 r90')).toMatchObject({ code: 'edge-clash' });
    expect(refusedAfter(['river-d', 'river-l'], [], '0,0 r0')).toMatchObject({ code: 'square-taken' });
    expect(refusedAfter(['river-d', 'river-l'], [], '5,5 r0')).toMatchObject({ code: 'square-apart' });
  });

  // Bends from the north: G (north and west) turns to the west in turn 0, to the east in turn 90.
  const [toWest, toEast] = ['0,1 r0', '0,1 r90'];

  it('may bend either way at first', () => {
    expect(placesAfter(['river-g', 'river-l'], [])).toEqual([toWest, toEast]);
  });

  it('does not turn the same way as the tile just before it: no U-turn (E12)', () => {
    // Flowing west, J (east and south) turns left to the south; in turn 270 right to the north.
    const pile = ['river-g', 'river-j', 'river-l'];
    expect(placesAfter(pile, [`place ${toWest}, pass`])).toEqual(['-1,1 r0']);
    const refused = { code: 'river-bend', why: 'same-way' };
    expect(refusedAfter(pile, [`place ${toWest}, pass`], '-1,1 r270')).toEqual(refused);
  });

  it('never flows against the direction at the source, also after straight tiles (E12)', () => {
    const pile = ['river-g', 'river-k', 'river-j', 'river-l'];
    const turns = [`place ${toWest}, pass`, 'place -1,1 r90, pass'];
    expect(placesAfter(pile, turns)).toEqual(['-2,1 r0']);
    expect(refusedAfter(pile, turns, '-2,1 r270')).toEqual({ code: 'river-bend', why: 'back' });
  });

  it('may turn right, left, and after a straight tile left again, but not at once (E12)', () => {
    const bends = [`place ${toWest}, pass`, 'place -1,1 r0, pass'];
    // E (south and west) from the north: turn 180 flows out to the east, which is left, turn 90 to the west.
    expect(placesAfter(['river-g', 'river-j', 'river-e', 'river-l'], bends)).toEqual(['-1,2 r90']);
    const straight = [...bends, 'place -1,2 r0, pass'];
    expect(placesAfter(['river-g', 'river-j', 'river-d', 'river-e', 'river-l'], straight).sort()).toEqual([
      '-1,3 r180',
      '-1,3 r90',
    ]);
  });

  it('takes no other tile at its open end, and the lake closes it (E13)', () => {
    const { state } = played(['river-d', 'river-l', 'base-b'], ['place 0,1 r0, pass']);
    const ids = (x: number, y: number) => {
      const fitting = carcassonne.fittingTiles!(state, { x, y });
      return fitting.ok ? fitting.value.map(({ tile }) => tile) : [];
    };
    expect(ids(0, 2)).toEqual(['river-l']);
    expect(ids(1, 1)).toEqual(['base-b']);
    const { state: closed } = played(['river-l', 'base-b', 'base-b'], ['place 0,1 r0, pass']);
    perform(closed, { type: 'draw' }, []);
    expect(legalActions(closed).map(makeAction)).toContain('place 0,2 r0');
  });
});

describe('300 random rivers', () => {
  it('always fit: no tile of them is ever discarded (E13)', () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const state = startState(CONTENT, setupFor(withRiver, `${seed}`));
      const events: GameEvent[] = [];
      for (const { events: own } of playActions(
        CARCASSONNE.rules,
        state,
        decideByPolicy(CARCASSONNE, 'random', chooserFor(seed)),
      )) {
        events.push(...own);
        if (own.some((event) => event.type === 'placed' && event.tile === 'river-l')) break;
      }
      const placed = events.flatMap((event) => (event.type === 'placed' ? [event] : []));
      expect(placed).toHaveLength(11);
      expect(placed.every(({ tile }) => isRiver(tile))).toBe(true);
      expect(events.some(({ type }) => type === 'discarded')).toBe(false);
      const { x, y } = placed[10]!;
      ends.add(`${x},${y}`);
      // It never flows back: the lake lies further down than its source.
      expect(y).toBeGreaterThan(0);
    }
    expect(ends.size).toBeGreaterThan(10);
  });
});

describe('on tiles with the river', () => {
  it('no piece stands on the river, nor on the source (E7, E9, E15)', () => {
    const { state } = played(['river-b', 'river-l'], []);
    perform(state, { type: 'draw' }, []);
    perform(state, parseAction('place 0,1 r90')!, []);
    // City, road and fields; segment 2 is the river.
    expect(legalActions(state).map(makeAction)).toEqual([0, 1, 3, 4, 5, 6].map((on) => `meeple ${on}`).concat('pass'));
    expect(rejectionOf(state, 0, { type: 'meeple', on: 2 })).toEqual({ code: 'stands-elsewhere', piece: 'meeple' });
    expect(viewOf(begun(['river-l'])).pieces).toEqual([]);
  });

  it('the river is no feature of the board and is never scored', () => {
    const { state, events } = played(['river-d', 'river-l', 'base-b'], ['place 0,1 r0, pass', 'place 0,2 r0, pass']);
    expect(featuresOf(state).map(({ kind }) => kind)).not.toContain('river');
    expect(events.filter((event) => event.type === 'feature-scored')).toEqual([]);
  });

  it('the river parts fields, so that a farmer scores for the cities of one bank (E14)', () => {
    // C has a city on either bank; a cap closes the northern one.
    const turns = (bank: number) => ['place 0,1 r0, pass', `place -1,1 r0, meeple ${bank}`, 'place -1,0 r180, pass'];
    const pile = ['river-g', 'river-c', 'base-e'];
    expect(played(pile, turns(3)).scores).toEqual([0, 3]);
    expect(played(pile, turns(4)).scores).toEqual([0, 0]);
  });

  it('a bridge joins no fields: those beside a road over the river are four (E14)', () => {
    const { state } = played(['river-k', 'river-l'], ['place 0,1 r0, pass']);
    const fields = featuresOf(state).filter(
      ({ kind, segments }) => kind === 'field' && segments.some(({ tile }) => tile === 1),
    );
    // Two of them go on past the source, on either side of it.
    expect(fields).toHaveLength(4);
  });

  it('fields go round the lake, but not round the source (E14)', () => {
    const { state } = played(['river-l', 'base-b'], ['place 0,1 r0, pass']);
    const [west, east] = [3, 4].map((segment) =>
      featuresOf(state).find(({ segments }) => segments.some((one) => one.tile === 0 && one.segment === segment)),
    );
    // Both banks of the source meet round the lake.
    expect(west).toEqual(east);
    const { state: apart } = played(['river-d', 'river-l'], ['place 0,1 r0, pass']);
    const banks = featuresOf(apart).filter(
      ({ kind, segments }) => kind === 'field' && segments.some(({ tile }) => tile === 1),
    );
    expect(banks).toHaveLength(2);
  });

  it('monasteries and roads count as on any tile: 5 to 2 (E15)', () => {
    // H with red's monk, the lake with blue's behind it, then red's curve on the road of the source.
    const { scores } = played(
      ['river-h', 'river-l', 'base-v'],
      ['place 0,1 r90, meeple 2', 'place 0,2 r0, meeple 1', 'place 0,-1 r0, meeple 0'],
    );
    expect(scores).toEqual([5, 2]);
  });
});

describe('a game with the river in words and lines', () => {
  const WORDS = {
    en: [/river goes on at x 0, y 2/, /go on with it, at x 0, y 1/, /same way/, /flow back/],
    nl: [/rivier gaat verder op x 0, y 2/, /op x 0, y 1/, /dezelfde kant/, /terugstromen/],
    fr: [/rivière continue en x 0, y 2/, /en x 0, y 1/, /du même côté/, /à rebours/],
    de: [/Fluss geht auf x 0, y 2 weiter/, /x 0, y 1/, /dieselbe Richtung/, /zurückfließen/],
  } as const;

  it.each(LANGUAGES)('says where it goes on while it does, and why a tile may not lie there, in %s', (language) => {
    const t = translatorFor(language);
    const sentences = ({ state }: { state: State }) =>
      carcassonne.words.sentences!(t, { fold: { state, actions: [] } } as never, { names: [], example: false }).flatMap(
        ({ forms }) => forms,
      );
    const [goesOn, ...refusals] = WORDS[language];
    expect(sentences(played(['river-d', 'river-l'], ['place 0,1 r0, pass']))).toEqual([expect.stringMatching(goesOn)]);
    expect(sentences(played(['river-l', 'base-b'], ['place 0,1 r0, pass']))).toEqual([]);
    const say = speechIn(t, commandMentions(new Map()));
    const told = [
      { code: 'river-goes-on-elsewhere', squares: [{ x: 0, y: 1 }] } as const,
      { code: 'river-bend', why: 'same-way' } as const,
      { code: 'river-bend', why: 'back' } as const,
    ].map((rejection) => carcassonne.words.rejection(say as never, rejection));
    for (const [at, text] of told.entries()) expect(text).toMatch(refusals[at]!);
  });

  it('names the river, its source and the lake in a tile', () => {
    const told = (id: string) => carcassonne.words.tile(translatorFor('en'), CONTENT, { id, rotation: 90 });
    expect(told('river-a')).toBe('road east/south, source of the river west');
    expect(told('river-k')).toBe('road north/south, river east/west');
    expect(told('river-l')).toBe('lake east, monastery');
  });

  it('is drawn as text with the river, its bridges and the lake', () => {
    const { state } = played(['river-k', 'river-l', 'base-b'], ['place 0,1 r0, pass', 'place 0,2 r0, pass']);
    const board = asciiBoard(viewOf(state), CONTENT)
      .split('\n')
      .slice(1, 10)
      .map((line) => line.slice(5));
    expect(board).toEqual(['..|..', '..+--', '..~..', '..~..', '--+--', '..~..', '..~..', '..^..', '.....']);
  });

  it('is told by records and by positions, which keep the direction at the source (E12)', () => {
    const pile = ['river-g', 'river-k', 'river-j', 'river-l'];
    const { state } = played(pile, ['place 0,1 r0, pass', 'place -1,1 r90, pass']);
    perform(state, { type: 'draw' }, []);
    const line = POSITIONS.make(state);
    expect(line).toContain(' river=true ');
    const again = POSITIONS.playable(CONTENT, line, POSITIONS.hiddenOf(state));
    expect(again.ok && legalActions(again.value)).toEqual(legalActions(state));
    const log = ['draw', 'place 0,1 r0', 'pass'].map((text) => ({
      type: 'action' as const,
      seat: 0,
      action: parseAction(text)!,
    }));
    const record = makeRecord(RULES, { content: CONTENT, setup: state.setup, log, order: 'given' });
    const replayed = replayRecord(RULES, record, CONTENT);
    expect(replayed.ok && viewOf(replayed.value.state).tiles).toEqual(
      viewOf(played(pile, ['place 0,1 r0, pass']).state).tiles,
    );
  });

  it('is dealt in its layers where a position leaves the order of the pile open', () => {
    const state = startState(CONTENT, setupFor());
    const playable = POSITIONS.playable(CONTENT, POSITIONS.make(state));
    const ids = playable.ok ? playable.value.pile.map((tile) => CONTENT.tiles[tile]!.id) : [];
    expect(ids.slice(0, 11).every(isRiver)).toBe(true);
    expect(ids[10]).toBe('river-l');
  });

  it('is no position with another tile drawn before the river ends, nor with a U-turn on the board', () => {
    const state = startState(CONTENT, setupFor());
    const line = POSITIONS.make(state);
    const told = POSITIONS.playable(CONTENT, line, { pile: ['base-b'] });
    expect(told).toMatchObject({ ok: false, failure: [{ field: 'pile' }] });
    const turned = line
      .replace('1y/draw', '3g/draw')
      .replace('river-a@0,0r0', 'river-a@0,0r0;river-g@0,1r0/1y;river-j@-1,1r270/2r')
      .replace('river-g*1;', '')
      .replace('river-j*1;', '');
    expect(POSITIONS.playable(CONTENT, turned)).toMatchObject({
      ok: false,
      failure: [{ field: 'board', message: 'river-j at -1,1 may not lie there: river-bend' }],
    });
  });
});

describe('a table with the river that did not begin as usual', () => {
  it('begins with the start tile where a set of tiles has no source', () => {
    const tiles = CONTENT.tiles.map(({ role: _, ...tile }) => tile);
    expect(startTileOf({ ...CONTENT, tiles }, withRiver)).toBe(CONTENT.start);
    expect(startTileOf(CONTENT, withRiver)).toBe(CONTENT.indexOf.get('river-a'));
  });

  it('has no place for tiles of the river without a source (E11)', () => {
    const pile = ['river-d', 'base-b'];
    const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options: { river: true } }).play('draw');
    expect(game.view).toMatchObject({ drawn: 'base-b', discarded: ['river-d'] });
  });

  it('follows the river from its source, whichever tile was laid first (E11, E12)', () => {
    const start = ['river-d 0,1 r0', 'river-a 0,0 r0'];
    const game = new MadeGame('none', { start, pile: ['river-g', 'base-b'], options: { river: true } }).play('draw');
    expect(game.squares).toEqual(['0,2']);
    expect(game.legal).toEqual(['place 0,2 r0', 'place 0,2 r90']);
  });
});

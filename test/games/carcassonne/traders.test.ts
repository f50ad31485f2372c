import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../../lab/positions/carcassonne/playable-position.ts';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { messagesIn } from '../../../src/bot/write/message-text.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { TRADERS_PART } from '../../../src/games/carcassonne/expansions/traders/rules.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { maxSeats } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { type Language, translatorFor } from '../../../src/i18n/translate.ts';
import { eventLines } from '../../../src/telling/events.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

const usual = optionsSchema.parse({});

/**
 * The open table with Traders & Builders; the first seat is called red, the second blue, as in the rulings. The start tile has a city in the north,
 * a road from west to east.
 */
function table(pile: readonly string[], start: readonly string[] = ['base-d 0,0 r0'], seats = 2): MadeGame {
  return new MadeGame('none', { start, pile, seats, options: { traders: true } });
}

/** Red has a meeple on the road, then puts the builder on it; blue has laid monasteries south of it. Red is to move. */
function building(...further: readonly string[]): MadeGame {
  return table(['base-u', 'base-b', 'base-u', 'base-b', ...further])
    .turn('1,0 r0', 'meeple 0')
    .turn('0,1 r0')
    .turn('2,0 r0', 'meeple 0 builder')
    .turn('1,1 r0');
}

/** What a legal action does, as it is told before it. */
function effects({ state }: MadeGame, text: string): readonly string[] {
  const position = { content: CONTENT, setup: state.setup, fold: { state, actions: [] } };
  const of = { action: parseAction(text)!, names: ['Ana', 'Ben'] };
  return carcassonne.words.effects!(translatorFor('en'), position, of);
}

const rejection = (game: MadeGame, text: string) => rejectionOf(game.state, game.seat, parseAction(text)!);
const told = (game: MadeGame, ...types: string[]) => game.events.filter(({ type }) => types.includes(type));
const goods = (game: MadeGame) => game.view.seats.map((seat) => seat.parts.traders!);
const special = (game: MadeGame, seat: number) => game.view.seats[seat]!.special;

const setupFor = (options: Partial<Options>) =>
  createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor('traders'),
    order: 'given',
    options: optionsSchema.parse({ ...usual, ...options }),
  });

describe('Traders & Builders', () => {
  it('is off unless chosen, and can be chosen (E1)', () => {
    expect(optionsSchema.parse({ traders: false })).toEqual(usual);
    expect(carcassonne.options.traders).toEqual([false, true]);
    expect(viewOf(startState(CONTENT, setupFor({}))).seats[0]!.parts).toEqual({});
  });

  it('brings 24 tiles on the open table, 96 with the start tile, for five at most (E2, E32, E55)', () => {
    const { pile } = setupFor({ traders: true });
    expect(pile).toHaveLength(95);
    expect(pile.filter((tile) => tile.startsWith('traders-'))).toHaveLength(24);
    expect(hasAllTiles(CONTENT, setupFor({ traders: true }))).toBe(true);
    expect(setupFor({ traders: true, inns: true }).pile).toHaveLength(113);
    expect(maxSeats({ ...usual, traders: true })).toBe(5);
  });

  it('shows 9 wine, 6 grain and 5 cloth symbols (E32)', () => {
    const tiles = CONTENT.tiles.filter(({ garden }) => garden < 0);
    const segments = tiles.flatMap((tile) => tile.segments.map(({ marks }) => ({ marks, count: tile.count })));
    const symbols = (kind: 'wine' | 'grain' | 'cloth') =>
      segments.reduce((sum, { marks, count }) => sum + (marks[kind] ?? 0) * count, 0);
    expect([symbols('wine'), symbols('grain'), symbols('cloth')]).toEqual([9, 6, 5]);
  });

  it('leaves the tiles of a map as they are, on Great Britain, too (E2, E55)', () => {
    for (const map of ['germany', 'great-britain'] as const) {
      const tilesOf = (options: Partial<Options>) => {
        const { pile, layout } = setupFor({ map, ...options });
        return [...pile, ...layout!.start.slice(1).map(({ tile }) => tile)].sort();
      };
      expect(tilesOf({ traders: true })).toEqual(tilesOf({}));
    }
  });

  it('is refused on Great Britain together with Inns & Cathedrals (E2, E55)', () => {
    const both = { ...usual, inns: true, traders: true };
    const refusal = (map: string) => carcassonne.optionsRejection!({ ...both, map }, { content: CONTENT });
    expect(refusal('great-britain')).toEqual({
      code: 'not-on-this-map',
      expansions: ['inns', 'traders'],
      why: 'squares',
    });
    expect(refusal('germany')).toBeUndefined();
  });

  it('gives every seat a builder and a pig besides its meeples (E3)', () => {
    expect(table(plain(1)).view.seats[0]).toMatchObject({ meeples: 7, special: { builder: 1, pig: 1 } });
    expect(viewOf(startState(CONTENT, setupFor({ map: 'germany', traders: true }))).seats[0]).toMatchObject({
      meeples: 9,
      special: { builder: 1, pig: 1 },
    });
  });
});

describe('a builder', () => {
  it('says on its button what it brings, which is not what its road is worth', () => {
    const { state } = table(['base-u', ...plain(1), 'base-u', ...plain(9)])
      .turn('1,0 r0', 'meeple 0')
      .turn('0,1 r0')
      .play('draw', 'place 2,0 r0');
    const position = { content: CONTENT, setup: state.setup, fold: { state, actions: [] } };
    const choice = carcassonne.choices(state).find(({ standing }) => standing?.piece === 'builder')!;
    expect(carcassonne.words.button!(translatorFor('en'), position, choice)).toBe(
      'Builder: your next tiles here give you a second one',
    );
  });

  it('goes onto a road or city where its player has a meeple, others or not (E36)', () => {
    const game = table(['base-u', ...plain(1), 'base-u', 'base-u', 'base-b'])
      .turn('1,0 r0', 'meeple 0')
      .turn('0,1 r0');
    game.play('draw', 'place 2,0 r0');
    expect(game.legal).toEqual(['meeple 1', 'meeple 2', 'meeple 0 builder', 'pass']);
    expect(rejection(game, 'meeple 1 builder')).toEqual({ code: 'stands-elsewhere', piece: 'builder' });
    expect(rejection(game, 'meeple 0')).toEqual({ code: 'occupied', kind: 'road' });
    // Blue has no meeple there.
    game.play('pass', 'draw', 'place 3,0 r0');
    expect(rejection(game, 'meeple 0 builder')).toEqual({ code: 'needs-own-meeple', kind: 'road' });
    const nobody = table(['base-u', 'base-b']).play('draw', 'place 1,0 r0');
    expect(rejection(nobody, 'meeple 0 builder')).toEqual({ code: 'needs-own-meeple', kind: 'road' });
  });

  it('goes into a city, too, beside an own large meeple (E36)', () => {
    const game = new MadeGame('none', {
      start: ['base-d 0,0 r0'],
      pile: ['base-g', 'base-b', 'base-g', 'base-b'],
      options: { traders: true, inns: true },
    });
    game.turn('0,-1 r90', 'meeple 0 large').turn('0,1 r0').play('draw', 'place 0,-2 r90');
    expect(game.legalOf('meeple 0')).toEqual(['meeple 0 builder']);
  });

  it('does not go onto what the tile completes (E36)', () => {
    const game = table(['base-a', 'base-b', 'base-a', 'base-b']).turn('-1,0 r270', 'meeple 0').turn('0,1 r0');
    game.play('draw', 'place 1,0 r90');
    expect(rejection(game, 'meeple 0 builder')).toEqual({ code: 'feature-completed', kind: 'road' });
    expect(game.legal).not.toContain('meeple 0 builder');
  });

  it('is there once, and not in a game without it', () => {
    const game = building('base-u', 'base-b').play('draw', 'place 3,0 r0');
    expect(rejection(game, 'meeple 0 builder')).toEqual({ code: 'no-piece-left', piece: 'builder' });
    const without = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['base-u', 'base-b'] });
    without.play('draw', 'place 1,0 r0');
    expect(rejection(without, 'meeple 0 builder')).toEqual({ code: 'not-this-game', action: 'meeple' });
  });

  it('counts for no majority (E5)', () => {
    // Blue's road in the south, with meeple and builder, meets red's in the east; all ends are closed then.
    const pile = ['base-u', 'base-u', 'base-b', 'base-v', 'base-v', 'base-a', 'base-a', 'base-b'];
    const game = table(pile).turn('1,0 r0', 'meeple 0').turn('1,1 r0', 'meeple 0').turn('1,2 r0');
    game.turn('2,1 r90', 'meeple 0 builder').turn('2,0 r0').turn('0,1 r270').turn('-1,0 r270');
    expect(game.scores).toEqual([7, 7]);
  });

  it('comes home with all pieces when its feature is scored (E6)', () => {
    const game = building('base-a', 'base-a', 'base-b');
    expect(special(game, 0)).toEqual({ builder: 0, pig: 1 });
    game.turn('3,0 r90').turn('-1,0 r270');
    expect(game.scores).toEqual([5, 0]);
    expect(game.view.seats[0]).toMatchObject({ meeples: 7, special: { builder: 1, pig: 1 } });
    expect(game.view.pieces).toEqual([]);
  });

  it('of somebody else comes home, too, and gives tiles to its own player only (E40)', () => {
    const game = new MadeGame('none', {
      start: ['base-d 0,0 r0'],
      pile: ['base-u', 'base-u', 'base-a', 'base-v', 'base-v', 'base-b', 'base-a', 'base-b'],
      options: { traders: true, inns: true },
    });
    // Red has the large meeple and the builder on one road, blue a meeple and the builder on another.
    game.turn('1,0 r0', 'meeple 0 large').turn('1,1 r0', 'meeple 0');
    game.turn('-1,0 r270', 'meeple 0 builder').turn('2,1 r90', 'meeple 0 builder');
    // Red joins them, and draws for its own builder; blue completes the road, and draws for the other one.
    expect(game.turn('2,0 r0').seat).toBe(0);
    expect(game.turn('1,2 r0').seat).toBe(1);
    expect(game.turn('0,1 r270').view).toMatchObject({ seat: 1, isFurtherTile: true });
    expect(game.scores).toEqual([7, 0]);
    expect([special(game, 0), special(game, 1)]).toEqual([
      { large: 1, builder: 1, pig: 1 },
      { large: 1, builder: 1, pig: 1 },
    ]);
  });

  it('gives a second tile to its player when that player goes on with its road (E37)', () => {
    const game = building('base-u', 'base-u', 'base-b');
    expect(game.seat).toBe(0);
    game.turn('3,0 r0');
    expect(game.view).toMatchObject({ seat: 0, turn: 6, phase: 'draw', isFurtherTile: true });
    expect(told(game, 'turn-started').at(-1)).toEqual({ type: 'turn-started', seat: 0, turn: 6, by: 'builder' });
  });

  it('gives none for the tile that it is put on, for a tile elsewhere, or for a tile of others (E37)', () => {
    const game = table(['base-u', 'base-b', 'base-u', 'base-u', 'base-b', 'base-b']);
    game.turn('1,0 r0', 'meeple 0').turn('0,1 r0').turn('2,0 r0', 'meeple 0 builder');
    expect(game.seat).toBe(1);
    expect(game.turn('3,0 r0').seat).toBe(0);
    expect(game.turn('1,1 r0').seat).toBe(1);
    expect(told(game, 'turn-started').filter((event) => 'by' in event)).toEqual([]);
  });

  it('gives the second tile after the piece and the scoring of the first (E37)', () => {
    const game = building('base-u', 'base-b').play('draw', 'place 3,0 r0');
    expect(game.phase).toBe('piece');
    game.play('meeple 1');
    expect(game.view).toMatchObject({ seat: 0, phase: 'draw', isFurtherTile: true });
    expect(game.play('draw').phase).toBe('place');
  });

  it('gives it also for the tile that completes its road, and may be placed on the second one (E38)', () => {
    const game = table(['base-u', 'base-b', 'base-u', 'base-b', 'base-a', 'base-u', 'base-b'], ['base-a 0,0 r270']);
    game.turn('1,0 r0', 'meeple 0').turn('0,1 r0').turn('2,0 r0', 'meeple 0 builder').turn('1,1 r0');
    game.turn('3,0 r90');
    expect(game.scores).toEqual([4, 0]);
    expect(game.view.seats[0]).toMatchObject({ meeples: 7, special: { builder: 1 } });
    expect(game.view).toMatchObject({ seat: 0, isFurtherTile: true });
  });

  it('never gives a third (E39)', () => {
    const game = building('base-u', 'base-u', 'base-u').turn('3,0 r0').turn('4,0 r0');
    expect(game.view).toMatchObject({ seat: 1, turn: 7 });
    expect(game.view).not.toHaveProperty('isFurtherTile');
  });

  it('gives none when the pile is empty, or when what is left fits nowhere (E39)', () => {
    expect(building('base-u').turn('3,0 r0').phase).toBe('over');
    const game = table(['base-u', 'base-e', 'base-u', 'base-b', 'base-u', 'base-c']);
    game.turn('1,0 r0', 'meeple 0').turn('0,-1 r180').turn('2,0 r0', 'meeple 0 builder').turn('1,1 r0').turn('3,0 r0');
    expect(game.seat).toBe(0);
    expect(game.play('draw').view).toMatchObject({ phase: 'over', seat: 0, discarded: ['base-c'] });
  });

  it('gives one tile together with a town that gives one, and none from the second (E44)', () => {
    const game = new MadeGame('germany', {
      start: ['base-v 8,10 r90'],
      pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-b'],
      options: { towns: 'a', traders: true },
    });
    game.turn('8,9 r90', 'meeple 0').turn('9,9 r0').turn('7,10 r0', 'meeple 0 builder').turn('7,9 r0');
    expect(game.seat).toBe(0);
    // Start squares that are not used are towns: both halves of the turn cover one.
    expect(game.turn('8,8 r90').seat).toBe(0);
    expect(game.turn('7,8 r0').seat).toBe(1);
  });

  it('works in a bought turn as well: at most four tiles (E45)', () => {
    const game = new MadeGame('great-britain', {
      start: ['base-u 2,9 r0'],
      pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-b'],
      chips: [],
      options: { traders: true },
    });
    game.turn('3,9 r0', 'meeple 0').turn('2,10 r0').turn('1,9 r0', 'meeple 0 builder').turn('3,10 r0');
    // The second tile comes before the purchase, the fourth one after it.
    expect(game.turn('4,9 r0').view).toMatchObject({ seat: 0, phase: 'draw', isFurtherTile: true });
    expect(game.play('draw', 'place 1,10 r0', 'pass').legal).toEqual(['turn', 'pass']);
    expect(game.play('turn').view).not.toHaveProperty('isFurtherTile');
    expect(game.turn('5,9 r0').view).toMatchObject({ seat: 0, phase: 'draw', isFurtherTile: true });
    expect(game.play('draw', 'place 2,8 r0', 'pass').seat).toBe(1);
    expect(game.scores[0]).toBe(5);
  });

  it('lets its player take the second tile from an island (E46)', () => {
    const game = new MadeGame('benelux', {
      start: ['base-u 9,8 r90'],
      pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b'],
      chips: ['9,7 orange1'],
      islands: [
        [plain(5), plain(5)],
        [plain(5), plain(5)],
        [plain(5), plain(5)],
      ],
      options: { traders: true },
    });
    game.play('draw', 'place 9,7 r90', 'take', 'meeple 0', 'draw', 'place 8,8 r0', 'pass');
    game.play('draw', 'place 9,9 r90', 'meeple 0 builder', 'draw', 'place 8,9 r0', 'pass');
    game.play('draw', 'place 9,6 r90').passOn();
    expect(game.view).toMatchObject({ seat: 0, isFurtherTile: true });
    expect(game.legal).toContain('island orange 0');
    expect(game.play('island orange 0').view).toMatchObject({ drawn: 'base-b', phase: 'place' });
  });

  it('is left alone by the rule for absent players, which plays a second tile, too (E58)', () => {
    const game = building('base-u', 'base-b', 'base-b');
    game.play('draw', 'place 3,0 r0');
    game.state.supply[0] = 0;
    expect(standInAction(game.state)).toEqual({ type: 'pass' });
    game.play('pass', 'draw');
    expect(standInAction(game.state)).toMatchObject({ type: 'place' });
  });
});

describe('a position with Traders & Builders', () => {
  const opened = (line: string) => {
    const playable = POSITIONS.playable(CONTENT, line);
    return playable.ok ? playable.value : playable.failure.map(({ field, message }) => `${field}: ${message}`);
  };
  const second = () => building('base-u', 'base-b', 'base-b').turn('3,0 r0');

  it('tells that a second tile is played, and plays on from there', () => {
    const line = POSITIONS.make(second().state);
    expect(line).toContain(' 6y+/draw ');
    expect(line).toContain('y0m6xbuilder0xpig1g0,0,0;');
    const state = opened(line) as State;
    expect(viewOf(state)).toEqual(second().view);
    expect(POSITIONS.make(state)).toBe(line);
  });

  it.each([
    ['6y+/draw', '6r+/draw', 'turn: a further tile follows another of the same player'],
    ['g0,0,0;', 'g1,0,0;', 'seats: 1 tokens of wine, of which the tiles show 0'],
    ['xbuilder0', 'xbuilder1', 'seats: yellow has 2 pieces "builder" instead of 1'],
    ['+ym0', '+ym1', 'board: a piece "builder" where its seat has no meeple'],
  ])('is refused with %s as %s', (part, wrong, fault) => {
    const line = POSITIONS.make(second().state);
    expect(line).toContain(part);
    expect(opened(line.replace(part, wrong))).toContain(fault);
  });

  it('is that of a game without it when nothing of it is told', () => {
    const { state } = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: plain(2) });
    expect(POSITIONS.make(state)).not.toContain('g0,0,0');
    expect(opened(POSITIONS.make(state).replace('y0m7', 'y0m7g0,0,0'))).toEqual([expect.stringMatching(/^seats: /)]);
  });
});

describe('Traders & Builders in words', () => {
  const say = (game: MadeGame, language: Language, type: string) => {
    const t = messagesIn(language);
    const context = { t, game: carcassonne, content: CONTENT, names: ['Ana', 'Ben'] };
    return told(game, type).map((event) => eventLines(context, [event])[0]);
  };

  it('tells of a second tile in messages and the log, and nothing of other turns', () => {
    const game = building('base-u', 'base-b', 'base-b').turn('3,0 r0');
    expect(say(game, 'en', 'turn-started').at(-1)).toBe('Second tile for Ana (builder)');
    expect(say(game, 'de', 'turn-started').at(-1)).toBe('Zweites Plättchen für Ana (Baumeister)');
    expect(say(game, 'en', 'turn-started')[0]).toBeUndefined();
    const context = { t: messagesIn('en'), game: carcassonne, content: CONTENT, names: ['Ana', 'Ben'] };
    expect(eventLines(context as never, told(game, 'turn-started'))).toEqual(['Second tile for Ana (builder)']);
  });

  it('tells who takes goods, and of what they and pigs bring', () => {
    const game = table(['traders-b', 'traders-a', 'base-e', 'base-b'])
      .turn('0,-1 r180')
      .turn('1,-1 r0')
      .turn('1,-2 r180');
    expect(say(game.turn('0,1 r0'), 'en', 'goods-taken')).toEqual([
      'Ana has completed the city and takes goods: wine 1, grain 1',
    ]);
    expect(say(game, 'nl', 'goods-scored')).toEqual([
      'Ana krijgt **10 punten** voor de meeste wijn (handelswaar)',
      'Ana krijgt **10 punten** voor het meeste graan (handelswaar)',
    ]);
  });

  it('says of a square that the tile brings a second one there, and goods', () => {
    const game = building('base-u', 'base-b').play('draw');
    expect(effects(game, 'place 3,0 r0')).toContain('gives a second tile (builder)');
    expect(effects(game, 'place 0,2 r90')).toEqual([]);
    // What squares with stars are told by, as it is worth more than points.
    const gives = (text: string) => carcassonne.givesMore!(game.state, parseAction(text)!);
    expect([gives('place 3,0 r0'), gives('place 0,2 r90')]).toEqual([true, false]);
  });

  it('promises no second tile where none is left (E40)', () => {
    const last = building('base-u').play('draw');
    expect(effects(last, 'place 3,0 r0')).toEqual([]);
    expect(last.play('place 3,0 r0').play('pass').view.phase).toBe('over');
    const begun = table(['base-u', 'base-b', 'base-u', 'base-b', 'base-u']).turn('1,0 r0', 'meeple 0').turn('0,1 r0');
    const builder = () => effects(begun, 'meeple 0 builder')[0];
    begun.play('draw').play('place 2,0 r0');
    expect(builder()).not.toMatch(/second one/);
    const town = (left: number) =>
      new MadeGame('germany', {
        start: ['base-v 8,10 r90'],
        pile: ['base-u', ...plain(left)],
        options: { towns: 'a' },
      }).play('draw');
    const place = 'place 8,9 r90';
    expect(effects(town(0), place)).toEqual([]);
    expect(effects(town(1), place)).toEqual([]);
  });

  it('promises one second tile for a town and a builder (E44)', () => {
    const game = new MadeGame('germany', {
      start: ['base-v 8,10 r90'],
      pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-b'],
      options: { towns: 'a', traders: true },
    });
    game.turn('8,9 r90', 'meeple 0').turn('9,9 r0').turn('7,10 r0', 'meeple 0 builder').turn('7,9 r0').play('draw');
    expect(effects(game, 'place 8,8 r90')).toEqual(['gives a second tile (builder)']);
  });

  it('are told in a position on one line, and are there again in the game that goes on from it', () => {
    const game = table(['base-b', 'traders-b', 'base-e', 'base-b']).turn('0,1 r0').turn('0,-1 r180').turn('1,-1 r270');
    const again = POSITIONS.playable(CONTENT, POSITIONS.make(game.state), POSITIONS.hiddenOf(game.state));
    if (!again.ok) throw new Error(JSON.stringify(again.failure));
    expect(viewOf(again.value).seats.map((seat) => seat.parts.traders)).toEqual(goods(game));
    expect(goods(game)[0]).toEqual({ wine: 1, grain: 0, cloth: 0 });
  });

  it('says at each seat which pieces and goods it has', () => {
    const game = table(['base-b', 'traders-b', 'base-e', 'base-b']).turn('0,1 r0').turn('0,-1 r180').turn('1,-1 r270');
    const position = { content: CONTENT, setup: game.state.setup, fold: { state: game.state, actions: [] } };
    const seat = (language: Language) => carcassonne.words.seat!(translatorFor(language), position, 0).board;
    expect(seat('en')).toBe('7 meeples, 1 builder, and 1 pig in the supply; goods: wine 1');
    expect(seat('fr')).toContain('marchandises\u00a0: vin 1');
  });
});

describe('goods', () => {
  /** Who gets what when red completes the city of the start tile with one wine: blue and red have placed these pieces. */
  it.each([
    ['blue has the city', 'meeple 0', [0, 6]],
    ['nobody has it', 'pass', [0, 0]],
  ])('go to who completes the city, also when %s (E33)', (_, piece, scores) => {
    const game = table(['base-b', 'traders-b', 'base-e', 'base-b']).turn('0,1 r0').turn('0,-1 r180', piece);
    game.turn('1,-1 r270');
    expect(game.scores).toEqual(scores);
    expect(goods(game)).toEqual([
      { wine: 1, grain: 0, cloth: 0 },
      { wine: 0, grain: 0, cloth: 0 },
    ]);
    expect(told(game, 'feature-scored', 'goods-taken').map(({ type }) => type)).toEqual([
      'feature-scored',
      'goods-taken',
    ]);
    expect(told(game, 'goods-taken')).toEqual([{ type: 'goods-taken', seat: 0, goods: { wine: 1 } }]);
  });

  it('go to who completes the city when both have the majority (E33)', () => {
    const start = ['base-d 0,0 r0', 'base-u 1,0 r0', 'base-u -1,0 r0'];
    const game = table(['base-e', 'base-e', 'traders-e', 'base-b'], start);
    game.turn('1,-1 r270', 'meeple 0').turn('-1,-1 r90', 'meeple 0').turn('0,-1 r180');
    expect(game.scores).toEqual([8, 8]);
    expect(goods(game)).toEqual([
      { wine: 0, grain: 1, cloth: 0 },
      { wine: 0, grain: 0, cloth: 0 },
    ]);
  });

  it('of one city are taken all, and those of two cities that one tile completes (E34)', () => {
    const one = table(['traders-b', 'traders-a', 'base-e', 'base-b'])
      .turn('0,-1 r180')
      .turn('1,-1 r0')
      .turn('1,-2 r180');
    expect(goods(one)[0]).toEqual({ wine: 1, grain: 1, cloth: 0 });
    const caps = ['base-e -1,0 r90', 'traders-o 0,0 r0', 'traders-q 2,0 r0', 'base-e 3,0 r270'];
    const two = table(['base-h', 'base-b'], caps).turn('1,0 r90');
    expect(goods(two)[0]).toEqual({ wine: 1, grain: 1, cloth: 0 });
    expect(told(two, 'goods-taken')).toHaveLength(2);
  });

  it('of a city that is open at the end go to nobody (E34)', () => {
    const game = table(['traders-b', 'base-b']).turn('0,-1 r180', 'meeple 0').turn('0,1 r0');
    expect(game.phase).toBe('over');
    expect(goods(game).flatMap((seat) => Object.values(seat))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('bring 10 at the end for most of each kind, 10 to each in a tie, nobody without any (E35)', () => {
    const game = table(plain(3), ['base-b 0,0 r0'], 3);
    TRADERS_PART.change(game.state, {
      goods: [
        { wine: 3, grain: 1, cloth: 0 },
        { wine: 2, grain: 1, cloth: 0 },
        { wine: 0, grain: 0, cloth: 1 },
      ],
    });
    game.plainTurns('0,1', '0,2', '0,3');
    expect(game.scores).toEqual([20, 10, 10]);
    expect(told(game, 'goods-scored')).toEqual([
      { type: 'goods-scored', goods: 'wine', seats: [0], points: 10 },
      { type: 'goods-scored', goods: 'grain', seats: [0, 1], points: 10 },
      { type: 'goods-scored', goods: 'cloth', seats: [2], points: 10 },
    ]);
    expect(game.events.at(-1)!.type).toBe('ended');
  });

  it('are taken from a city that the border closes, and not from one that is complete in the setup (E53)', () => {
    const options = { traders: true } as const;
    const closed = new MadeGame('germany', {
      start: ['base-e 6,2 r90', 'base-e 8,2 r270'],
      pile: ['traders-e', 'base-b'],
      options,
    });
    closed.turn('7,2 r0');
    expect(goods(closed)[0]).toEqual({ wine: 0, grain: 1, cloth: 0 });
    const start = ['base-e 6,2 r90', 'traders-e 7,2 r0', 'base-e 8,2 r270'];
    const before = new MadeGame('germany', { start, pile: plain(2), options }).turn('7,3 r0');
    expect(goods(before)[0]).toEqual({ wine: 0, grain: 0, cloth: 0 });
  });
});

describe('a pig', () => {
  it('goes into a field where its player has a farmer, and stays to the end (E6, E41)', () => {
    const game = table(['base-u', 'base-b', 'base-u', 'base-u', 'base-b']).turn('1,0 r0', 'meeple 1').turn('0,1 r0');
    game.play('draw', 'place 2,0 r0');
    // The field in the south is empty.
    expect(rejection(game, 'meeple 2 pig')).toEqual({ code: 'needs-own-meeple', kind: 'field' });
    expect(rejection(game, 'meeple 0 pig')).toEqual({ code: 'stands-elsewhere', piece: 'pig' });
    expect(game.legalOf('meeple').filter((text) => text.endsWith('pig'))).toEqual(['meeple 1 pig']);
    game.play('meeple 1 pig', 'draw', 'place 3,0 r0');
    // In the north only red has a farmer.
    expect(rejection(game, 'meeple 1 pig')).toEqual({ code: 'needs-own-meeple', kind: 'field' });
    expect(game.view.pieces.map(({ piece }) => piece)).toEqual(['meeple', 'pig']);
    expect(special(game, 0)).toEqual({ builder: 1, pig: 0 });
  });

  /** The field north of the road touches two cities. Red and blue have a farmer each, which the last tile brings together. */
  function farm(red: 'pig' | 'none', blue: 'pig' | 'none'): MadeGame {
    const game = table(['base-d', 'base-x', 'base-u', 'base-e', 'base-e', 'base-a']);
    game.turn('1,0 r0', 'meeple 2').turn('-1,0 r0', 'meeple 4');
    game
      .turn('2,0 r0', ...(red === 'pig' ? ['meeple 1 pig'] : []))
      .turn('0,-1 r180')
      .turn('1,-1 r180');
    return game.turn('-1,-1 r0', ...(blue === 'pig' ? ['meeple 2 pig'] : []));
  }

  it.each([
    ['nobody', 'none', 'none', [6, 6]],
    ['red', 'pig', 'none', [8, 6]],
    ['both', 'pig', 'pig', [8, 8]],
  ] as const)('makes a farm worth 4 a city to a winner: with the pigs of %s (E42)', (_, red, blue, scores) => {
    expect(farm(red, blue).scores).toEqual(scores);
  });

  it('is told after its farm, with what it adds (E42)', () => {
    const events = told(farm('pig', 'none'), 'feature-scored', 'pig-scored').filter(
      (event) => event.type === 'pig-scored' || (event.type === 'feature-scored' && event.kind === 'field'),
    );
    expect(events).toMatchObject([
      { type: 'feature-scored', kind: 'field', cities: 2, points: 6, seats: [0, 1] },
      { type: 'pig-scored', seat: 0, points: 2 },
    ]);
  });

  it('brings nothing without the majority (E42)', () => {
    const pile = ['base-d', 'base-x', 'base-u', 'base-a', 'base-e', 'base-a', 'base-e', 'base-a'];
    const game = table(pile).turn('1,0 r0', 'meeple 2').turn('-1,0 r0', 'meeple 4').turn('2,0 r0', 'meeple 1 pig');
    game.turn('-1,1 r180', 'meeple 2').turn('0,-1 r180').turn('-2,0 r270').turn('1,-1 r180').turn('-1,-1 r0');
    expect(game.phase).toBe('over');
    expect(game.scores).toEqual([0, 6]);
  });

  it('is not told of where no completed city is (E42)', () => {
    const game = table(['base-u', 'base-b', 'base-u']).turn('1,0 r0', 'meeple 2').turn('0,1 r0');
    game.turn('2,0 r0', 'meeple 2 pig');
    expect(game.phase).toBe('over');
    expect(told(game, 'pig-scored')).toEqual([]);
  });

  it('makes only its own farm worth more: of two beside one city 4 and 3 (E42)', () => {
    const game = table(['base-u', 'base-b', 'base-u', 'base-b', 'base-e']);
    game.turn('1,0 r0', 'meeple 1').turn('0,1 r0').turn('2,0 r0', 'meeple 1 pig').turn('1,1 r0');
    game.turn('0,-1 r180', 'meeple 1');
    expect(game.scores).toEqual([7, 0]);
  });
});

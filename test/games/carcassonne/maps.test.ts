import { describe, expect, it } from 'vitest';
import { MadeGame } from './made-game.ts';
import { EXAMPLES } from './map-examples.ts';

describe('examples of scoring', () => {
  it.each(EXAMPLES)('$map: $name', ({ map, tiles, feature, completed, points }) => {
    const [first, ...others] = tiles;
    const pile = [...others.map((text) => text.split(' ')[0]!), 'base-v', 'base-v'];
    const game = new MadeGame(map, { start: [first!], pile });
    for (const text of others) game.turn(text.replace(/^\S+ /, ''));
    expect(game.feature(...feature)).toMatchObject({ completed, points });
  });
});

describe('squares of a map', () => {
  it('a tile goes beside a placed tile, not beside its corner (M3)', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: ['base-b'] }).play('draw');
    expect(game.squares).toEqual(['7,2', '8,3', '9,2']);
  });

  it('a connected large city opens the squares around all its squares (M3, M4)', () => {
    const game = new MadeGame('germany', { start: ['base-e 8,5 r90'], pile: ['base-e'] }).play('draw');
    expect(game.squares).toEqual(['10,4', '10,6', '11,5', '7,5', '8,4', '8,6', '9,4', '9,6']);
  });

  it('a large city is connected at a closed side, too, also by a start tile (M4)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,6 r0'], pile: ['base-e'] }).play('draw');
    expect(game.squares).toEqual(['10,4', '10,6', '11,5', '8,5', '8,6', '9,4', '9,7']);
  });

  it('a tile at the corner of a large city does not connect it (M4)', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,4 r0'], pile: ['base-e', 'base-e'] }).play('draw');
    expect(game.squares).toEqual(['7,4', '8,3', '8,5', '9,4']);
    game.play('place 9,4 r180').passOn().play('draw');
    expect(game.squares).toContain('11,5');
  });

  it('sides of a large city that nobody has connected bind the tiles beside it (M4)', () => {
    const open = new MadeGame('germany', { start: ['base-b 8,4 r0'], pile: ['base-e'] }).play('draw');
    expect(open.legal.filter((text) => text.startsWith('place 9,4'))).toEqual(['place 9,4 r180']);
    const closed = new MadeGame('germany', { start: ['base-b 10,3 r0'], pile: ['base-e'] }).play('draw');
    expect(closed.legal.filter((text) => text.startsWith('place 10,4'))).toEqual(['place 10,4 r90', 'place 10,4 r270']);
  });

  it('a closed side of a large city wants a field, an open one a city (M5)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,6 r0'], pile: ['base-b'] }).play('draw');
    // Of the squares around Berlin only its other closed side takes a tile without a city.
    expect(game.squares).toEqual(['10,4', '8,6', '9,7']);
  });

  it('a print at the border wants what it shows', () => {
    const road = new MadeGame('germany', { start: ['base-b 4,1 r0'], pile: ['base-u'] }).play('draw');
    expect(road.legal.filter((text) => text.startsWith('place 4,0'))).toEqual([]);
    const city = new MadeGame('germany', { start: ['base-b 11,4 r0'], pile: ['base-e'] });
    expect(() => city.play('draw', 'place 11,3 r0')).toThrow();
  });

  it('no tile goes on the sea, waves, islands of piles or the Isle of Man (M7)', () => {
    for (const [map, start, closed] of [
      ['benelux', 'base-x 6,4 r0', /^(7,[34]|8,4)$/],
      ['benelux', 'base-x 3,9 r0', /^([34],1|[12],[47])$/],
      ['great-britain', 'base-x 8,9 r0', /^7,9$/],
    ] as const) {
      const game = new MadeGame(map, { start: [start], pile: ['base-x'] }).play('draw');
      expect(game.squares.filter((square) => closed.test(square))).toEqual([]);
    }
  });

  it('both ends of a ferry want a road from the start (M10)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,2 r0'], pile: ['base-b'] }).play('draw');
    expect(game.squares).toEqual(['8,2', '9,3']);
  });

  it('a tile at one end of a ferry opens the other end (M3, M10)', () => {
    const game = new MadeGame('germany', { start: ['base-b 4,1 r0'], pile: ['base-a', 'base-a'] }).play('draw');
    expect(game.squares).not.toContain('9,1');
    game.play('place 5,1 r270').passOn().play('draw');
    expect(game.legal.filter((text) => text.startsWith('place 9,1'))).toEqual(['place 9,1 r90']);
  });

  it('a tile that fits nowhere is discarded, and another one drawn (M12)', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: ['base-c', 'base-b', 'base-b'] });
    game.play('draw');
    expect(game.view).toMatchObject({ seat: 0, phase: 'place', drawn: 'base-b', discarded: ['base-c'] });
  });

  it('turns that look alike are one placement, and segments keep their names (M25)', () => {
    const turns = (tile: string) => {
      const game = new MadeGame('germany', { start: ['base-x 6,8 r0', 'base-c 4,7 r0'], pile: [tile] }).play('draw');
      return game.legal.map((text) => text.replace('place ', '')).filter((text) => /^(6,7|5,7) /.test(text));
    };
    expect(turns('base-u')).toEqual(['6,7 r90']);
    expect(turns('traders-n').sort()).toEqual(['5,7 r0', '5,7 r180', '5,7 r270', '5,7 r90']);
    const turned = new MadeGame('germany', { start: ['base-u 6,8 r180'], pile: ['base-b'] });
    expect(turned.feature(6, 8, 'S').segments).toEqual([{ tile: turned.view.tiles.length - 1, segment: 1 }]);
  });
});

describe('features of a map', () => {
  /** A position to look at. */
  const position = (map: 'germany' | 'france' | 'benelux' | 'iberica', ...start: string[]) =>
    new MadeGame(map, { start, pile: ['base-b'] });

  it('a print counts as one tile, and closes what ends there (M6, M18)', () => {
    const denmark = position('germany', 'base-u 4,0 r90', 'base-u 4,1 r90', 'base-w 4,2 r180');
    expect(denmark.feature(4, 0, 'N')).toMatchObject({ tiles: 4, coatsOfArms: 2, completed: true, points: 8 });
    const salzburg = position('germany', 'base-e 9,15 r90');
    expect(salzburg.feature(9, 15, 'E')).toMatchObject({ tiles: 2, coatsOfArms: 2, completed: true, points: 8 });
  });

  it.each([
    ['the sea', 'germany', 'base-b 7,2 r0', 'base-e', '6,2 r0', 2],
    ['another country', 'germany', 'base-b 10,3 r0', 'base-e', '10,4 r90', 2],
    ['waves', 'benelux', 'base-b 9,5 r0', 'base-e', '8,5 r0', 2],
    ['the sea, for a road', 'germany', 'base-b 7,3 r0', 'base-a', '7,2 r180', 1],
  ] as const)('a border without a print completes at once: %s (M7)', (_, map, start, tile, place, points) => {
    const game = new MadeGame(map, { start: [start], pile: [tile, 'base-b'] }).turn(place, 'meeple 0');
    expect(game.scores).toEqual([points, 0]);
    expect(game.supply).toEqual([9, 9]);
  });

  it('a coat of arms is worth 2 when completed and 1 at the end, on a tile as on a print (M8)', () => {
    expect(position('germany', 'base-m 10,4 r90').feature(10, 4, 'E').points).toBe(2);
    expect(position('germany', 'base-m 10,4 r90', 'base-e 10,3 r180').feature(10, 4, 'E').points).toBe(6);
    const end = new MadeGame('germany', { start: ['base-b 3,15 r0'], pile: ['base-u'] });
    // An open road to Switzerland: tile, print and a coat of arms.
    expect(end.turn('4,15 r90', 'meeple 0').scores).toEqual([3, 0]);
  });

  it('squares of large cities around a monastery count, connected or not (M9)', () => {
    const game = position('germany', 'base-b 4,4 r0');
    expect(game.feature(4, 4, 'monastery')).toMatchObject({ completed: false, points: 3 });
    game.play('draw');
    expect(game.squares).not.toContain('6,3');
  });

  it('a monastery needs only squares that exist: waves neither count nor block (M9)', () => {
    const game = position('benelux', 'base-a 6,4 r270', 'base-a 6,3 r270');
    expect(game.feature(6, 4, 'monastery')).toMatchObject({ completed: false, points: 3 });
    const full = position('benelux', 'base-a 6,4 r270', 'base-a 6,3 r270', 'base-e 7,5 r270');
    expect(full.feature(6, 4, 'monastery')).toMatchObject({ completed: true, points: 4 });
  });

  it('a ferry whose far end is not built keeps its road open: 1 point, and 1 for each coat of arms (M10)', () => {
    const game = position('germany', 'base-a 5,1 r270');
    expect(game.feature(5, 1, 'E')).toMatchObject({ tiles: 2, coatsOfArms: 2, completed: false, points: 4 });
  });

  it('whoever stands on one side of a ferry holds the road on the other side (M10)', () => {
    const game = new MadeGame('germany', { start: ['base-b 4,1 r0'], pile: ['base-a', 'base-a', 'base-b'] });
    game.turn('5,1 r270', 'meeple 0').play('draw', 'place 9,1 r90');
    expect(game.legal).toEqual(['meeple 1', 'meeple 2', 'pass']);
    expect(game.passOn().scores).toEqual([7, 0]);
  });

  it('a farm gets 3 for a finished large city and for a city that the border closed (M11, M22)', () => {
    const caps = ['base-e 8,5 r90', 'base-e 9,4 r180', 'base-e 11,5 r270'];
    const farm = (...start: string[]) => position('germany', 'base-b 9,6 r0', ...start).feature(9, 6, 'W').points;
    expect(farm(...caps)).toBe(0);
    expect(farm(...caps, 'base-e 10,6 r0')).toBe(3);
    expect(position('germany', 'base-e 6,2 r0').feature(6, 2, 'S').points).toBe(3);
  });

  it('a closed side of a large city is a field that touches the city (M5, M17)', () => {
    // What lies beside the strip has a field whose only other city is the small one in the east of it.
    const small = ['base-e 9,6 r90', 'base-i 10,6 r0'];
    const game = position('germany', 'base-e 8,5 r90', 'base-e 9,4 r180', 'base-e 11,5 r270', ...small);
    expect(game.feature(9, 6, 'E')).not.toEqual(game.feature(10, 6, 'N'));
    expect(game.feature(9, 6, 'N')).toMatchObject({ cities: 2, points: 6 });
  });

  it('closed sides that meet in a corner of a square are one field (M17)', () => {
    const game = position('benelux', 'base-e 5,6 r90', 'base-a 4,7 r90');
    expect(game.feature(5, 6, 'S')).toEqual(game.feature(4, 7, 'E'));
  });

  it('closed sides opposite to each other are two fields (M17)', () => {
    const game = position('germany', 'base-e 5,4 r0', 'base-b 5,6 r0');
    expect(game.feature(5, 4, 'S')).not.toEqual(game.feature(5, 6, 'N'));
  });

  it('closed sides of two squares are not joined by the city itself (M17)', () => {
    const game = position('germany', 'base-e 1,8 r90', 'base-e 2,8 r270');
    expect(game.feature(1, 8, 'N')).not.toEqual(game.feature(2, 8, 'N'));
  });

  it('two prints never join, even where they share the square outside (M18)', () => {
    const game = position('france', 'base-e 9,1 r90', 'base-a 10,2 r180');
    expect(game.feature(9, 1, 'E')).toMatchObject({ tiles: 2, coatsOfArms: 1, completed: true, points: 6 });
    expect(game.feature(10, 2, 'N')).toMatchObject({ tiles: 2, coatsOfArms: 0, completed: true, points: 2 });
    const iberica = position('iberica', 'base-e 9,0 r90', 'base-a 10,1 r180');
    expect(iberica.feature(9, 0, 'E')).toMatchObject({ tiles: 2, completed: true, points: 6 });
    expect(iberica.feature(10, 1, 'N')).toMatchObject({ tiles: 2, completed: true, points: 4 });
  });

  it('fields do not go around the end of a road at a print or a ferry (M18)', () => {
    const print = position('germany', 'base-u 4,0 r90');
    expect(print.feature(4, 0, 'W')).not.toEqual(print.feature(4, 0, 'E'));
    const ferry = position('germany', 'base-u 5,1 r0', 'base-u 9,1 r0');
    expect(ferry.feature(5, 1, 'N')).not.toEqual(ferry.feature(5, 1, 'S'));
    expect(ferry.feature(5, 1, 'S')).not.toEqual(ferry.feature(9, 1, 'S'));
  });

  it('a field that the border closes is not scored before the end (M22)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,2 r0'], pile: ['base-v', 'base-b'] });
    expect(game.turn('9,1 r90', 'meeple 2').supply).toEqual([8, 9]);
  });

  it('a tile counts once, also with two segments in a city (M23)', () => {
    const game = position('germany', 'base-i 6,9 r0', 'base-n 6,8 r270', 'base-n 5,9 r90', 'base-n 5,8 r180');
    expect(game.feature(6, 9, 'N')).toMatchObject({ tiles: 4, completed: true, points: 8 });
  });
});

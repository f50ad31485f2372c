import { describe, expect, it } from 'vitest';
import { makeSegmentName } from '../../../src/core/segment-name.ts';
import { gainOf, gainsToCome } from '../../../src/games/carcassonne/choices.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { emptyBoard } from '../../../src/games/carcassonne/game/empty-board.ts';
import { lastTileSegments, meeplePlace, preview } from '../../../src/games/carcassonne/rules/preview.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

type Previewed = Parameters<typeof preview>[1];

const previewOf = ({ state }: MadeGame, text: string) => preview(state, parseAction(text) as Previewed);

describe('a preview', () => {
  const begin = (chips?: readonly string[]) => {
    const position = { start: ['base-b 7,2 r0'], pile: ['base-e', 'base-b'], ...(chips && { chips }) };
    return new MadeGame('germany', position).play('draw');
  };

  it('tells what a tile would complete, before anything is scored', () => {
    const game = begin();
    const before = game.view;
    const { events, completes } = previewOf(game, 'place 6,2 r0');
    expect(events.map(({ type }) => type)).toEqual(['placed']);
    expect(completes).toMatchObject([{ kind: 'city', completed: true, tiles: 1, points: 2, seats: [] }]);
    expect(previewOf(game, 'place 6,2 r180').completes).toEqual([]);
    expect(game.view).toEqual(before);
  });

  it('tells the same where a chip lies, which it does not turn over', () => {
    const { events, completes } = previewOf(begin(['6,2 orange2']), 'place 6,2 r0');
    expect(events.map(({ type }) => type)).toEqual(['placed']);
    expect(completes).toMatchObject([{ points: 2 }]);
  });

  it('tells what is scored once nothing is left to decide', () => {
    const { events, completes } = previewOf(begin().play('place 6,2 r0'), 'meeple 0');
    expect(events.map(({ type }) => type)).toEqual(['piece-placed', 'feature-scored', 'turn-started']);
    expect(completes).toEqual([]);
  });

  it('tells of a feature once that the tile reaches twice', () => {
    const game = new MadeGame('germany', {
      start: ['base-n 6,8 r270', 'base-n 5,9 r90', 'base-n 5,8 r180'],
      pile: ['base-i', 'base-b'],
    });
    game.play('draw');
    expect(previewOf(game, 'place 6,9 r0').completes).toMatchObject([{ kind: 'city', tiles: 4, points: 8 }]);
    const segments = lastTileSegments(game.play('place 6,9 r0').state);
    const cities = segments.filter(({ name }) => name.kind === 'city');
    expect(cities).toHaveLength(2);
    expect(cities[0]!.feature).toBe(cities[1]!.feature);
    expect(segments.map(({ on }) => on)).toEqual(segments.map((_, index) => index));
  });

  it('tells what a tile completes on its neighbours, where somebody stands there', () => {
    const around = ['5,8', '6,8', '7,8', '5,9', '7,9', '5,10', '6,10'];
    const begin = (piece: string) => {
      const start = around.map((square) => `base-b ${square} r0`);
      return new MadeGame('germany', { start, pile: plain(4) }).turn('6,9 r0', piece).play('draw');
    };
    const taken = begin('meeple 0');
    expect(previewOf(taken, 'place 7,10 r0').completes).toMatchObject([
      { kind: 'monastery', completed: true, points: 9, seats: [0] },
    ]);
    // The points are those of somebody else.
    const action = parseAction('place 7,10 r0')!;
    expect(gainsToCome(taken.state, action)).toEqual([9, 0]);
    expect(gainOf(taken.state, action)).toBe(-9);
    expect(previewOf(begin('pass'), 'place 7,10 r0').completes).toEqual([]);
  });

  it('counts what each seat gets of a feature that several share', () => {
    const filler = '-1,1 r0';
    const [west, east] = ['-1,0 r270', '3,0 r90'];
    /** What it brings the first of three seats to join the ends of a road, which these turns of the three have laid. */
    const joining = (...turns: readonly string[]) => {
      const start = ['base-d 0,0 r0', 'base-u 1,0 r0', ...[0, 1, 2, 3].map((x) => `base-b ${x},1 r0`)];
      const pile = [...turns.map((turn) => (turn === filler ? 'base-b' : 'base-a')), 'base-u', 'base-b'];
      const game = new MadeGame('none', { start, pile, seats: 3 });
      for (const turn of turns) game.turn(...(turn.split(', ') as [string, ...string[]]));
      return gainOf(game.play('draw').state, parseAction('place 2,0 r0')!);
    };
    expect(joining(filler, `${west}, meeple 0`, east)).toBe(-(5 + 5 / 2) / 2);
    expect(joining(filler, `${west}, meeple 0`, `${east}, meeple 0`)).toBe(-5);
    expect(joining(`${west}, meeple 0`, `${east}, meeple 0`, filler)).toBe(5 - (5 + 5 / 2) / 2);
  });

  it('names where a meeple stands as its player sees the tile', () => {
    const game = new MadeGame('germany', { start: ['base-b 6,9 r0'], pile: ['base-e', ...plain(2)] });
    game.turn('5,9 r270', 'meeple 0').turn('6,8 r0', 'meeple 0');
    const places = game.state.pieces.map((_, index) => meeplePlace(game.state, index));
    expect(places.map(({ x, y, name }) => `${x},${y} ${makeSegmentName(name)}`)).toEqual(['5,9 city', '6,8 monastery']);
  });
});

describe('an empty board', () => {
  it('is a map with its large cities alone, and one square around it', () => {
    const { view, area } = emptyBoard(CONTENT, { map: 'germany' })!;
    expect(area).toEqual({ x: -1, y: -1, columns: 14, rows: 18 });
    expect(view.tiles.map(({ tile }) => tile)).toEqual(
      ['berlin', 'hamburg', 'hannover', 'ruhrgebiet', 'frankfurt', 'muenchen'].map((city) => `germany-${city}`),
    );
    expect((view as View).parts).toEqual({});
    expect(view.pieces).toEqual([]);
  });

  it('has the chips that lie on the same squares in every game, and piles of which no tile is seen', () => {
    const partsOn = (map: string) => (emptyBoard(CONTENT, { map, chips: true })!.view as View).parts;
    const chips = (map: string) => partsOn(map).chips!;
    expect(chips('germany').onBoard).toEqual([]);
    const { onBoard } = chips('benelux');
    expect(partsOn('benelux').islands!.piles.map(({ count, top }) => [count, top])).toEqual(
      Array(6).fill([5, undefined]),
    );
    expect(onBoard).toEqual(chips('benelux').onBoard);
    const seen = [...onBoard, ...chips('great-britain').onBoard].filter(({ value }) => value !== undefined);
    expect(seen).toEqual([]);
  });

  it('is none on the open table', () => {
    expect(emptyBoard(CONTENT, {})).toBeUndefined();
  });
});

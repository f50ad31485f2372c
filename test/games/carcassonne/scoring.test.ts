import { describe, expect, it } from 'vitest';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { CONTENT as SET } from './content.ts';

/**
 * A game of two that draws these tiles, red first, as far as its turns say: placement and meeple of each, parted by a
 * comma. The start tile has a city in the north, and a road from east to west.
 */
function played(pile: readonly string[], turns: readonly string[], options: Partial<Setup['options']> = {}) {
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: SET.hash,
    options: {
      map: 'none',
      chips: false,
      towns: 'none',
      farms: true,
      meeples: 'usual',
      unused: 'random',
      ...options,
    },
    colours: ['red', 'blue'],
    first: 0,
    pile: [...pile],
  };
  const state = startState(SET, setup);
  const events: GameEvent[] = [];
  for (const text of turns.flatMap((turn) => ['draw', ...turn.split(', ')])) {
    const action = parseAction(text)!;
    expect(rejectionOf(state, state.seat, action), text).toBeUndefined();
    perform(state, action, events);
  }
  const scored = events.filter((event) => event.type === 'feature-scored');
  return { state, events, scored };
}

const supplyOf = ({ supply }: State, seat: number) => supply[seat];

describe('scoring', () => {
  it('a city of two tiles brings 4 points, and its meeple comes home', () => {
    const { state, scored } = played(['base-e', 'base-b'], ['place 0,-1 r180, meeple 0']);
    expect(state.scores).toEqual([4, 0]);
    expect(supplyOf(state, 0)).toBe(7);
    expect(scored).toMatchObject([{ kind: 'city', completed: true, tiles: 2, points: 4, seats: [0] }]);
  });

  it('a coat of arms brings 2 more points in a completed city', () => {
    // base-m is a corner city with a coat of arms.
    const pile = ['base-m', 'base-e', 'base-b'];
    const { state } = played(pile, ['place 0,-1 r180, meeple 0', 'place 1,-1 r270, pass']);
    expect(state.scores).toEqual([8, 0]);
  });

  it('a road brings 1 point a tile when both its ends are closed', () => {
    const pile = ['base-a', 'base-a', 'base-b'];
    const { state, scored } = played(pile, ['place 1,0 r90, meeple 0', 'place -1,0 r270, pass']);
    expect(state.scores).toEqual([3, 0]);
    expect(scored).toMatchObject([{ kind: 'road', tiles: 3, points: 3, seats: [0] }]);
  });

  it('at the end open roads and cities bring 1 point a tile and a coat of arms, monasteries what is around them', () => {
    const pile = ['base-m', 'base-b'];
    const { state, scored } = played(pile, ['place 0,-1 r180, meeple 0', 'place 0,1 r0, meeple 0']);
    // The corner city has 2 tiles and a coat of arms; around the monastery lies the start tile alone.
    expect(state.scores).toEqual([3, 2]);
    expect(scored.map(({ kind, completed, final }) => ({ kind, completed, final }))).toEqual([
      { kind: 'city', completed: false, final: true },
      { kind: 'monastery', completed: false, final: true },
    ]);
  });

  it('a field brings 3 points for every completed city that it touches, at the end only', () => {
    const pile = ['base-e', 'base-b'];
    const { state } = played(pile, ['place 0,-1 r180, meeple 1', 'place -1,-1 r0, pass']);
    expect(state.scores).toEqual([3, 0]);
  });

  it('all who tie for the most meeples get all points', () => {
    // Red's and blue's roads meet in the tile of the third turn; the last two close the ends.
    const { state, scored } = played(
      ['base-v', 'base-v', 'base-v', 'base-a', 'base-a', 'base-b'],
      [
        'place 1,0 r0, meeple 0',
        'place 0,1 r270, meeple 0',
        'place 1,1 r90, pass',
        'place -1,0 r270, pass',
        'place 0,2 r180, pass',
      ],
    );
    expect(scored).toMatchObject([{ kind: 'road', tiles: 6, points: 6, seats: [0, 1] }]);
    expect(state.scores).toEqual([6, 6]);
    expect(state.supply).toEqual([7, 7]);
  });

  it('whoever has most points wins, and all who tie for them', () => {
    const ended = (turns: readonly string[]) => {
      const { events } = played(['base-m', 'base-b'], turns);
      return events.find((event) => event.type === 'ended');
    };
    const city = 'place 0,-1 r180, meeple 0';
    expect(ended([city, 'place 0,1 r0, meeple 0'])).toMatchObject({ scores: [3, 2], winners: [0] });
    expect(ended([city.replace('meeple 0', 'pass'), 'place 0,1 r0, meeple 0'])).toMatchObject({ winners: [1] });
    expect(ended([city.replace('meeple 0', 'pass'), 'place 0,1 r0, pass'])).toMatchObject({ winners: [0, 1] });
  });

  it('without farms no meeple is placed in a field', () => {
    const { state } = played(['base-e', 'base-b'], ['place 0,-1 r180'], { farms: false });
    expect(rejectionOf(state, 0, { type: 'meeple', on: 1 })).toEqual({ code: 'no-farms' });
    expect(rejectionOf(state, 0, { type: 'meeple', on: 0 })).toBeUndefined();
  });

  it('where somebody stands no other meeple is placed', () => {
    const pile = ['base-u', 'base-u', 'base-b'];
    const { state } = played(pile, ['place 1,0 r0, meeple 0', 'place 2,0 r0']);
    expect(rejectionOf(state, 1, { type: 'meeple', on: 0 })).toEqual({ code: 'occupied', kind: 'road' });
  });

  it('a tile that fits nowhere leaves the game, and another one is drawn', () => {
    // A full city fits nowhere once the only open city is closed.
    const { state } = played(['base-e', 'base-c', 'base-b'], ['place 0,-1 r180, pass']);
    perform(state, { type: 'draw' }, []);
    expect(state.discarded.map((tile) => SET.tiles[tile]!.id)).toEqual(['base-c']);
    expect(SET.tiles[state.tile]!.id).toBe('base-b');
    expect(state.seat).toBe(1);
  });
});

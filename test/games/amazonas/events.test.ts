import { describe, expect, it } from 'vitest';
import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { type GamePlan, simulateGame } from '../../../lab/simulation/simulated-game.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { type GameEvent, scoreLines } from '../../../src/games/amazonas/rules/event.ts';
import type { Amazonas } from '../../../src/games/amazonas/rules/game-rules.ts';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { fold, step } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { CLOSING_VILLAGE, JOINED_TRIBUTARIES, setupWith } from './games.ts';

const DRAW: Action = { type: 'draw' };
const BOAT: Action = { type: 'boat' };

/** What followed from the last of some actions, each by the seat to move. */
function eventsOf(pile: readonly string[], actions: readonly Action[]): readonly GameEvent[] {
  let state = startState(SHIPPED, setupWith(pile));
  let events: readonly GameEvent[] = [];
  for (const action of actions) {
    const result = step(state, state.seat, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.failure)}`);
    ({ state, events } = result.value);
  }
  return events;
}

describe('events', () => {
  it('of a scored tributary name its squares, tile by tile in the order in which they were laid', () => {
    const events = eventsOf(JOINED_TRIBUTARIES.pile, [
      ...JOINED_TRIBUTARIES.before,
      { type: 'place', x: 0, y: -2, rotation: 0 },
      BOAT,
    ]);
    expect(events).toEqual([
      { type: 'sailed', seat: 0, cause: 'no-piece', steps: 1, from: 4, to: 5 },
      {
        type: 'feature-scored',
        kind: 'tributary',
        completed: true,
        final: false,
        tiles: 4,
        fruit: 1,
        animals: 0,
        points: 5,
        seats: [0, 1],
        beaten: [],
        at: { tile: 5, segment: 0 },
        squares: [
          ...[0, 1, 2, 3].flatMap((x) => [
            { x, y: 0 },
            { x, y: 1 },
          ]),
          { x: 0, y: -1 },
          { x: 1, y: -2 },
          { x: 0, y: -2 },
        ],
      },
      { type: 'turn-started', seat: 1, turn: 6 },
    ]);
  });

  it('of a tile with two parts in one village tell of one village', () => {
    const events = eventsOf(CLOSING_VILLAGE.pile, [
      ...CLOSING_VILLAGE.before,
      { type: 'place', x: -1, y: -1, rotation: 0 },
      BOAT,
    ]);
    expect(events.map(({ type }) => type)).toEqual(['sailed', 'feature-scored', 'turn-started']);
    expect(events[1]).toMatchObject({ kind: 'village', tiles: 4, points: 9, seats: [0], at: { tile: 4 } });
  });

  it('of the last turn end with all scores and the winners', () => {
    const events = eventsOf(['bend-a'], [DRAW, { type: 'place', x: 3, y: -1, rotation: 0 }, { type: 'meeple', on: 0 }]);
    expect(events).toMatchObject([
      { type: 'piece-placed', seat: 0, piece: 'meeple', kind: 'tributary', segment: 0, x: 3, y: -1 },
      { type: 'sailed', seat: 0, cause: 'icons', steps: 1, from: 1, to: 2 },
      { type: 'feature-scored', kind: 'tributary', completed: false, final: true, points: 2, seats: [0] },
      {
        type: 'mouth-scored',
        awards: [
          { seat: 0, rank: 1, points: 6 },
          { seat: 1, rank: 2, points: 3 },
        ],
      },
      { type: 'ended', scores: [8, 3], winners: [0] },
    ]);
    expect(events).toHaveLength(5);
  });

  it('of the Amazon name its animals, who was first and second, and who sails for it', () => {
    const events = eventsOf(
      ['bend-b', 'amazon-tributary-f', 'bend-a'],
      [
        DRAW,
        { type: 'place', x: 3, y: -1, rotation: 0 },
        { type: 'meeple', on: 0 },
        DRAW,
        { type: 'place', x: 4, y: 1, rotation: 0 },
        { type: 'camp', on: 2 },
      ],
    );
    expect(events.slice(1)).toEqual([
      { type: 'amazon-scored', caimans: 2, piranhas: 0, awards: [{ seat: 0, rank: 1, points: 2 }] },
      { type: 'sailed', seat: 1, cause: 'no-points', steps: 1, from: 1, to: 2 },
      { type: 'turn-started', seat: 0, turn: 3 },
    ]);
  });

  it('give score lines where they score, one for every seat that does', () => {
    const feature = { kind: 'village', completed: true, final: false, tiles: 2, fruit: 0, animals: 0 } as const;
    const at = { tile: 0, segment: 0 };
    const village = {
      type: 'feature-scored',
      ...feature,
      points: 4,
      seats: [0, 2],
      beaten: [1],
      at,
      squares: [],
    } as const;
    expect(scoreLines(village)).toEqual([
      { seat: 0, points: 4 },
      { seat: 2, points: 4 },
    ]);
    const awards = [{ seat: 1, rank: 1, points: 3 }];
    expect(scoreLines({ type: 'amazon-scored', caimans: 2, piranhas: 1, awards })).toEqual([{ seat: 1, points: 3 }]);
    expect(scoreLines({ type: 'mouth-scored', awards })).toEqual([{ seat: 1, points: 3 }]);
    expect(scoreLines({ type: 'turn-started', seat: 1, turn: 2 })).toEqual([]);
    expect(scoreLines({ type: 'sailed', seat: 1, cause: 'icons', steps: 2, from: 1, to: 3 })).toEqual([]);
  });

  it('of the Amazon list who scores in the order of the seats, whoever is first', () => {
    const events = eventsOf(
      ['village-edge-a', 'straight-a', 'amazon-tributary-d', 'bend-a'],
      [
        DRAW,
        { type: 'place', x: -1, y: 1, rotation: 180 },
        { type: 'camp', on: 1 },
        DRAW,
        { type: 'place', x: 0, y: -1, rotation: 0 },
        { type: 'meeple', on: 0 },
        DRAW,
        { type: 'place', x: 4, y: 1, rotation: 0 },
        { type: 'camp', on: 2 },
      ],
    );
    expect(events[1]).toEqual({
      type: 'amazon-scored',
      caimans: 1,
      piranhas: 2,
      awards: [
        { seat: 0, rank: 2, points: 2 },
        { seat: 1, rank: 1, points: 3 },
      ],
    });
  });

  it.each([2, 3, 4, 5])('of a log with takebacks are those of what still counts, with %i players', (players) => {
    const plan: GamePlan<Amazonas> = {
      game: AMAZONAS,
      set: SHIPPED,
      players,
      policies: ['random'],
      seed: 'fold',
      order: 'given',
      takebacks: 3,
    };
    const { setup, log, events, state } = simulateGame(plan);
    const folded = fold(SHIPPED, setup, log);
    if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
    const { actions } = folded.value;
    expect(log.filter(({ type }) => type === 'takeback').length).toBeGreaterThan(10);
    expect(actions.flatMap((action) => action.events)).toEqual(events);
    expect(actions.map(({ entry }) => log[entry])).toEqual(
      actions.map(({ seat, action }) => ({ type: 'action', seat, action })),
    );
    const sums = state.scores.map((_, seat) =>
      events.flatMap(scoreLines).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
    );
    const best = Math.max(...sums);
    expect(events.at(-1)).toEqual({
      type: 'ended',
      scores: sums,
      winners: sums.flatMap((score, seat) => (score === best ? [seat] : [])),
    });
  });
});

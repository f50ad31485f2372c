import { describe, expect, it } from 'vitest';
import { type Action, actionSchema } from '../../../src/games/amazonas/rules/action.ts';
import type { GameEvent } from '../../../src/games/amazonas/rules/event.ts';
import { legalActions, legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { actionOf, legalMoves, moveOf } from '../../../src/games/amazonas/rules/move.ts';
import { PHASES } from '../../../src/games/amazonas/rules/rejection.ts';
import { copyState, startState } from '../../../src/games/amazonas/rules/state.ts';
import { perform, play } from '../../../src/games/amazonas/rules/step.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { contentOf } from '../../properties/play.ts';
import { step } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { played, randomGame, setupOf, setupWith } from './games.ts';

function typesOf(actions: readonly Action[]): string[] {
  return [...new Set(actions.map(({ type }) => type))].sort();
}

describe('moves', () => {
  it.each([2, 3, 4, 5])('stand for the legal actions, one each, in a whole game of %i players', (players) => {
    const phases = new Set<string>();
    for (const state of randomGame(setupOf(players, 'moves'))) {
      phases.add(state.phase);
      const moves = legalMoves(state);
      const actions = moves.map((move) => actionOf(state, move));
      expect(actions).toEqual(legalActions(state));
      expect(new Set(moves).size).toBe(moves.length);
      for (const action of actions) expect(actionSchema.parse(action)).toEqual(action);
      expect(actions.map((action) => moveOf(state, action))).toEqual(moves);
    }
    expect([...phases].sort()).toEqual([...PHASES].sort());
  });

  it('lead where their actions lead, told of or not', () => {
    for (const players of [2, 5]) {
      let at = 0;
      for (const state of randomGame(setupOf(players, 'told'))) {
        const moves = legalMoves(state);
        // A turn mostly has three positions, so that every fourth shows each of them in time.
        if (at++ % 4 > 0 || moves.length === 0) continue;
        const move = moves[at % moves.length]!;
        const untold = copyState(state);
        play(untold, move);
        const events: GameEvent[] = [];
        const told = copyState(state);
        play(told, move, events);
        const stepped = step(state, state.seat, actionOf(state, move));
        const performed = copyState(state);
        const performedEvents: GameEvent[] = [];
        perform(performed, actionOf(state, move), performedEvents);
        expect(stepped).toMatchObject({ ok: true, value: { events } });
        expect(performedEvents).toEqual(events);
        const content = contentOf(untold);
        expect(contentOf(told)).toEqual(content);
        expect(contentOf(performed)).toEqual(content);
        if (stepped.ok) expect(contentOf(stepped.value.state)).toEqual(content);
      }
    }
  });

  it('that nobody is told of discard tiles as well', () => {
    // As in the scenario of ruling A9: no square is left for a village on all sides.
    const pile = ['village-edge-a', 'village-edge-b', 'village-edge-b', 'village-whole-a', 'straight-a'];
    const state = startState(SHIPPED, setupWith(pile));
    const turns: Action[] = [
      { type: 'place', x: -1, y: 1, rotation: 180 },
      { type: 'place', x: 2, y: -1, rotation: 270 },
      { type: 'place', x: 3, y: 2, rotation: 90 },
    ];
    const actions = turns.flatMap((place): Action[] => [{ type: 'draw' }, place, { type: 'boat' }]);
    for (const action of [...actions, { type: 'draw' } as const]) play(state, moveOf(state, action));
    expect(viewOf(state)).toMatchObject({ seat: 1, drawn: 'straight-a', discarded: ['village-whole-a'] });
  });

  it('are offered by phase: a draw alone, then places, then doubles or pieces, and the boat always among pieces', () => {
    const seen = new Set<string>();
    for (const state of randomGame(setupOf(4, 'by phase'))) {
      seen.add(state.phase);
      const actions = legalActions(state);
      const places = actions.filter(({ type }) => type === 'place');
      const pieces = actions.filter(({ type }) => type === 'meeple' || type === 'camp');
      expect(legalPlacements(state)).toEqual(places);
      switch (state.phase) {
        case 'draw':
          expect(actions).toEqual([{ type: 'draw' }]);
          break;
        case 'place':
        case 'double':
          expect(typesOf(actions)).toEqual([state.phase]);
          break;
        case 'piece':
          expect(actions.length).toBe(pieces.length + 1);
          expect(actions.filter(({ type }) => type === 'boat')).toHaveLength(1);
          // Where only the boat is left it goes by itself.
          expect(pieces.length).toBeGreaterThan(0);
          break;
        case 'over':
          expect(actions).toEqual([]);
      }
    }
    expect([...seen].sort()).toEqual([...PHASES].sort());
  });

  it('offer an Amazon tile at the end of the river, both ways round', () => {
    const state = played(startState(SHIPPED, setupWith(['amazon-tributary-a', 'bend-a'])), [{ type: 'draw' }]);
    expect(legalActions(state)).toEqual([
      { type: 'place', x: 4, y: 1, rotation: 0 },
      { type: 'place', x: 4, y: 1, rotation: 180 },
    ]);
  });

  it('offer every double that is face up, both ways round, and every piece that the double can take', () => {
    const bang = played(startState(SHIPPED, setupWith(['amazon-bang-a', 'bend-a'])), [
      { type: 'draw' },
      { type: 'place', x: 4, y: 1, rotation: 0 },
    ]);
    expect(legalActions(bang)).toEqual(
      ['double-a', 'double-b', 'double-c', 'double-d'].flatMap((tile) => [
        { type: 'double', tile, rotation: 0 },
        { type: 'double', tile, rotation: 180 },
      ]),
    );
    // Segment 0 is the river.
    const laid = played(bang, [{ type: 'double', tile: 'double-b', rotation: 0 }]);
    expect(legalActions(laid)).toEqual([
      { type: 'meeple', on: 1 },
      { type: 'meeple', on: 2 },
      { type: 'camp', on: 3 },
      { type: 'camp', on: 4 },
      { type: 'camp', on: 5 },
      { type: 'boat' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../../lab/simulation/playable-game.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { parseSeed } from '../../../src/core/shuffle.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { type GameEvent, scoreLines } from '../../../src/games/amazonas/rules/event.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import { createSetup } from '../../../src/games/amazonas/rules/setup.ts';
import { standInAction } from '../../../src/games/amazonas/rules/stand-in.ts';
import { copyState, type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { perform } from '../../../src/games/amazonas/rules/step.ts';

const { set } = readTileSet(amazonas);

/** Plays a game by chance and calls `visit` at every decision. */
function playThrough(seed: number, visit: (state: State) => void): void {
  const choose = chooserFor(seed);
  const setup = createSetup({
    set,
    colours: ['yellow', 'red', 'green'],
    seed: parseSeed(String(seed).padStart(32, '1'))!,
    order: 'given',
  });
  const state = startState(set, setup);
  visit(state);
  for (const _ of playActions(AMAZONAS.rules, state, decideByPolicy(AMAZONAS, 'random', choose)))
    if (state.phase !== 'over') visit(state);
}

/** Points for the seat to move from an action alone. */
function pointsOf(state: State, action: Action): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  perform(next, action, events);
  return events.flatMap(scoreLines).reduce((sum, line) => sum + (line.seat === state.seat ? line.points : 0), 0);
}

describe('the rule that plays for who has resigned', () => {
  it('always chooses a legal action, the same one every time, and changes nothing', () => {
    playThrough(1, (state) => {
      const action = standInAction(state);
      expect(legalActions(state)).toContainEqual(action);
      expect(standInAction(state)).toEqual(action);
    });
  });

  it('places a piece only where that scores more in this turn than no piece', () => {
    const seen = { piece: 0, boat: 0 };
    for (let seed = 1; seed <= 6; seed++) {
      playThrough(seed, (state) => {
        if (state.phase !== 'piece') return;
        const action = standInAction(state);
        const boat = pointsOf(state, { type: 'boat' });
        const best = Math.max(...legalActions(state).map((one) => pointsOf(state, one)));
        seen[action.type === 'boat' ? 'boat' : 'piece']++;
        if (action.type === 'boat') expect(boat).toBe(best);
        else expect(pointsOf(state, action)).toBeGreaterThan(boat);
        expect(pointsOf(state, action)).toBe(best);
      });
    }
    expect(seen.piece).toBeGreaterThan(0);
    expect(seen.boat).toBeGreaterThan(seen.piece);
  });

  it('places the tile where its seat gets most in this turn', () => {
    playThrough(3, (state) => {
      if (state.phase !== 'place' || set.tiles[state.tile]!.bang) return;
      const max = (action: Action) => {
        const next = copyState(state);
        const events: GameEvent[] = [];
        perform(next, action, events);
        // Where no piece can be placed the turn has ended already.
        if (next.phase !== 'piece') return pointsOf(state, action);
        return Math.max(...legalActions(next).map((piece) => pointsOf(next, piece)));
      };
      const all = legalActions(state).map(max);
      expect(max(standInAction(state))).toBe(Math.max(...all));
    });
  });
});

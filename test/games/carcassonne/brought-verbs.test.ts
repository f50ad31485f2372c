import { expect, it } from 'vitest';
import * as z from 'zod';
import { ACTION_SCHEMAS } from '../../../src/games/carcassonne/game/action.ts';
import { turnStepsOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Expansion, State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { payloadIf } from '../../../src/games/carcassonne/rules/verb.ts';
import { CONTENT } from './content.ts';

/** The wish for one thing, as an action. */
const wish = (at: number) => ({ type: `wish${at}` }) as unknown as Action;

/** An expansion that lets each seat wish for one of so many things after its piece, each once; `wished` tells them. */
function wishes(count: number, wished: number[] = []): Expansion {
  return {
    steps: [{ name: 'upgrade', after: 'piece', canPass: true }],
    verbs: Array.from({ length: count }, (_, at) => ({
      type: wish(at).type,
      schema: z.strictObject({ type: z.literal(`wish${at}`) }),
      step: 'upgrade' as const,
      endsStep: true as const,
      payloads: () => payloadIf(!wished.includes(at)),
      actionOf: () => wish(at),
      play: () => void wished.push(at),
    })),
  };
}

function gameWith(expansion: Expansion): State {
  const setup = { version: 1 as const, tileSet: CONTENT.hash, options: optionsSchema.parse({}), first: 0 };
  const pile = Array<string>(9).fill('base-b');
  const state = startState(CONTENT, { ruleSet: 'carcassonne', ...setup, colours: ['red', 'blue'], pile });
  return { ...state, rules: { ...state.rules, expansions: [expansion], ...turnStepsOf([expansion]) } };
}

function playAll(state: State, ...actions: readonly Action[]): State {
  for (const action of actions) {
    expect(rejectionOf(state, state.seat, action)).toBeUndefined();
    perform(state, action, []);
  }
  return state;
}

const TILE: readonly Action[] = [{ type: 'draw' }, { type: 'place', x: 0, y: 1, rotation: 0 }, { type: 'pass' }];

it('offers forty kinds of action at a step of their own, and carries out the one that is chosen', () => {
  const wished: number[] = [];
  const state = playAll(gameWith(wishes(40, wished)), ...TILE);
  expect(state.phase).toBe('upgrade');
  const types = Array.from({ length: 40 }, (_, at) => `wish${at}`);
  expect(legalActions(state).map(({ type }) => type)).toEqual([...types, 'pass']);
  playAll(state, wish(39));
  expect([wished, state.phase, state.seat]).toEqual([[39], 'draw', 1]);
});

it('goes on with the turn when nothing is chosen at a step, or nothing can be', () => {
  const passed = playAll(gameWith(wishes(1)), ...TILE, { type: 'pass' });
  expect([passed.phase, passed.seat]).toEqual(['draw', 1]);
  const without = playAll(gameWith(wishes(1, [0])), ...TILE);
  expect([without.phase, without.seat]).toEqual(['draw', 1]);
});

it('refuses what is chosen at another step, twice, or in a game without it', () => {
  const state = playAll(gameWith(wishes(2, [0])), ...TILE.slice(0, 2));
  expect(rejectionOf(state, 0, wish(1))).toEqual({ code: 'wrong-phase', phase: 'piece', action: 'wish1' });
  playAll(state, { type: 'pass' });
  expect(rejectionOf(state, 0, wish(0))).toEqual({ code: 'not-possible', action: 'wish0' });
  expect(rejectionOf(state, 0, wish(2))).toEqual({ code: 'not-this-game', action: 'wish2' });
});

it('compiles no game with more kinds of action than a move has room for', () => {
  expect(turnStepsOf([wishes(60)]).verbs).toHaveLength(64);
  expect(() => turnStepsOf([wishes(61)])).toThrow('a move has room for 64 kinds of action, not for 65');
});

it('writes no two kinds of action alike', () => {
  const types = ACTION_SCHEMAS.map(({ shape }) => shape.type.value);
  expect(new Set(types).size).toBe(types.length);
});

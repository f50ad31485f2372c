import { expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { gainOf } from '../../../src/games/amazonas/choices.ts';
import { legalActions, legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { createSetup } from '../../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { choiceName } from '../../../src/games/amazonas/words/choices.ts';
import { effectsOf } from '../../../src/games/amazonas/words/effect.ts';
import { inAmazonas } from '../../../src/games/amazonas/words/language.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { step } from '../../support/amazonas-rules.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

const t = inAmazonas(translatorFor('en'));
const NAMES = ['Ana', 'Ben'];

/** Every state of some games of two who place a meeple in so many of four turns in which they can. */
function* states(games: number, placing: number): Generator<State> {
  for (let game = 0; game < games; game++) {
    const seed = seedFor(`effects ${game}`);
    let state = startState(SHIPPED, createSetup({ set: SHIPPED, colours: ['red', 'blue'], seed, order: 'given' }));
    const choose = chooserFor(`effects ${game}`);
    while (state.phase !== 'over') {
      yield state;
      const actions = legalActions(state);
      const pieces = actions.filter(({ type }) => type === 'meeple');
      const from = pieces.length > 0 && choose(4) < placing ? pieces : actions;
      state = after(state, from[choose(from.length)]!);
    }
  }
}

function after(state: State, action: Parameters<typeof step>[2]): State {
  const stepped = step(state, state.seat, action);
  if (!stepped.ok) throw new Error(stepped.failure.code);
  return stepped.value.state;
}

const textOf = (state: State, action: Parameters<typeof step>[2]) =>
  effectsOf(t, state, action, { names: NAMES }).join('; ');

it('promises points for a meeple only where the player can place one, and counts them only there', () => {
  const seen = { can: 0, cannot: 0 };
  for (const state of states(4, 4)) {
    if (state.phase !== 'place') continue;
    for (const action of legalPlacements(state)) {
      const text = textOf(state, action);
      const offered = legalActions(after(state, action)).some(({ type }) => type === 'meeple');
      const isMover = after(state, action).seat === state.seat;
      if (/for a meeple placed there/.test(text)) {
        expect(isMover && offered).toBe(true);
        expect(gainOf(state, action)).toBeGreaterThan(0);
        seen.can++;
      } else if (/for nobody, as you have no meeple left/.test(text)) {
        expect(state.supply[state.seat]).toBe(0);
        if (!text.includes(' for Ana') && !text.includes(' for Ben') && !text.includes('boat +'))
          expect(gainOf(state, action)).toBe(0);
        seen.cannot++;
      }
    }
  }
  expect(seen.can).toBeGreaterThan(20);
  expect(seen.cannot).toBeGreaterThan(5);
});

it('tells every step that boats make for icons and for an Amazon tile without points, and none beyond the end', () => {
  const seen = { told: 0, stays: 0 };
  for (const state of states(4, 1)) {
    if (state.phase !== 'piece') continue;
    for (const action of legalActions(state)) {
      const text = textOf(state, action);
      const moved = after(state, action).boats.map((boat, seat) => boat - state.boats[seat]!);
      const own = action.type === 'boat' ? 1 : 0;
      const name = choiceName(
        t,
        { fold: { state } } as Parameters<typeof choiceName>[1],
        {
          action,
        } as Parameters<typeof choiceName>[2],
      );
      if (action.type === 'boat') {
        const isAtEnd = state.boats[state.seat] === state.spaces;
        expect(name).toBe(isAtEnd ? 'No piece, boat stays' : 'No piece, boat +1');
        if (isAtEnd) seen.stays++;
      }
      for (const [seat, steps] of moved.entries()) {
        const told = [...text.matchAll(new RegExp(`${NAMES[seat]}’s boat \\+(\\d+)`, 'g'))];
        const sum = told.reduce((total, [, count]) => total + Number(count), 0);
        const piece = seat === state.seat && state.boats[seat]! < state.spaces ? own : 0;
        expect(sum + piece, `${text} | ${moved}`).toBe(steps);
        seen.told += told.length;
      }
    }
  }
  expect(seen.told).toBeGreaterThan(20);
  expect(seen.stays).toBeGreaterThan(0);
});

it('tells whoever is to move alone of "you" and "your boat", and names nobody but the others', () => {
  const seen = { own: 0, others: 0 };
  for (const state of states(4, 2)) {
    if (state.phase === 'draw') continue;
    for (const action of legalActions(state)) {
      const named = textOf(state, action);
      const told = effectsOf(t, state, action, { names: NAMES, reader: state.seat }).join('; ');
      const [mover, other] = [NAMES[state.seat]!, NAMES[1 - state.seat]!];
      expect(told).not.toContain(mover);
      expect(told.replaceAll('your boat', `${mover}’s boat`).replaceAll(/for you(?= and|;|$)/g, `for ${mover}`)).toBe(
        named.replaceAll(`and ${mover}`, 'and you'),
      );
      if (/for you|your boat/.test(told)) seen.own++;
      if (told.includes(other)) seen.others++;
    }
  }
  expect(seen.own).toBeGreaterThan(20);
  expect(seen.others).toBeGreaterThan(5);
});

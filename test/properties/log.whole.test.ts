import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import {
  type AmazonasLogEntry,
  continueFold,
  type Fold,
  fold,
  step,
  takebackRejection,
} from '../support/amazonas-rules.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { contentOf, type Position, positions, runs, setups } from './play.ts';

const RUNS = runs(40);

describe('a log', () => {
  it('folds on from any of its beginnings to the same', () => {
    fc.assert(
      fc.property(positions, fc.nat(), fc.boolean(), ({ setup, log }, at, takesBack) => {
        const last = log.at(-1);
        const takeback = takesBack && last && !takebackRejection(folded(setup, log), last.seat);
        const whole = takeback ? [...log, { type: 'takeback', seat: last.seat } as const] : log;
        const length = at % (whole.length + 1);
        const beginning = folded(setup, whole.slice(0, length));
        const before = contentOf(beginning.state);
        const further = continueFold(beginning, length, whole);
        if (!further.ok) throw new Error(further.failure.rejection.code);
        expect(contentOf(further.value.state)).toEqual(contentOf(foldedState(setup, whole)));
        expect(further.value.actions).toEqual(folded(setup, whole).actions);
        expect(contentOf(beginning.state)).toEqual(before);
      }),
      RUNS,
    );
  });

  it('with many takebacks is the log of what still counts, and no takeback unveils or returns a drawn tile', () => {
    const seen = { taken: 0, finalDraws: 0, others: 0 };
    fc.assert(
      fc.property(setups, fc.integer(), fc.nat({ max: 80 }), (setup, picks, length) => {
        const pick = chooserFor(picks);
        const log: AmazonasLogEntry[] = [];
        let state = foldedState(setup, []);
        for (let count = 0; count < length && state.phase !== 'over'; count++) {
          const drawn = state.drawn;
          if (pick(3) === 0) {
            const seat = pick(setup.colours.length);
            const rejection = takebackRejection(folded(setup, log), seat);
            const last = folded(setup, log).actions.at(-1);
            const code = !last
              ? 'nothing-to-take-back'
              : last.action.type === 'draw'
                ? 'draw-is-final'
                : last.seat !== seat
                  ? 'not-yours-to-take-back'
                  : undefined;
            expect(rejection?.code).toBe(code);
            if (code === 'draw-is-final') seen.finalDraws++;
            if (code === 'not-yours-to-take-back') seen.others++;
            if (rejection) continue;
            log.push({ type: 'takeback', seat });
            state = foldedState(setup, log);
            seen.taken++;
          } else {
            const legal = legalActions(state);
            const action = legal[pick(legal.length)]!;
            const result = step(state, state.seat, action);
            if (!result.ok) throw new Error(JSON.stringify(result.failure));
            log.push({ type: 'action', seat: state.seat, action });
            state = result.value.state;
          }
          expect(state.drawn).toBeGreaterThanOrEqual(drawn);
        }
        const effective = folded(setup, log).actions.map(({ seat, action }) => ({
          type: 'action' as const,
          seat,
          action,
        }));
        expect(contentOf(foldedState(setup, effective))).toEqual(contentOf(state));
        expect(contentOf(foldedState(setup, log))).toEqual(contentOf(state));
      }),
      RUNS,
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });

  it('with an entry that the rules refuse does not fold, and the entry is named', () => {
    fc.assert(
      fc.property(positions, fc.integer(), ({ setup, log }, picks) => {
        const pick = chooserFor(picks);
        const at = pick(log.length + 1);
        const state = foldedState(setup, log.slice(0, at));
        for (const entry of refusedEntries(state)) {
          const result = fold(SHIPPED, setup, [...log.slice(0, at), entry, ...log.slice(at)]);
          if (result.ok) throw new Error(`folded with ${JSON.stringify(entry)} at ${at}`);
          expect(result.failure.entry).toBe(at);
        }
      }),
      runs(20),
    );
  });
});

describe('a view', () => {
  it('counts every tile of the pile once: left, drawn, placed or discarded', () => {
    fc.assert(
      fc.property(positions, ({ setup, state }: Position) => {
        const view = viewOf(state);
        const counted = new Map<string, number>();
        const add = (id: string, count: number) => counted.set(id, (counted.get(id) ?? 0) + count);
        for (const [id, count] of Object.entries(view.pile.tiles)) add(id, count);
        for (const id of [...view.discarded, ...(view.drawn ? [view.drawn] : [])]) add(id, 1);
        for (const { tile, turn } of view.tiles) if (turn > 0 && !tile.startsWith('double')) add(tile, 1);
        const all = new Map<string, number>();
        for (const id of setup.pile) all.set(id, (all.get(id) ?? 0) + 1);
        expect([...counted].sort()).toEqual([...all].sort());
        expect(view.pile.land + view.pile.amazon).toBe(setup.pile.length - state.drawn);
      }),
      RUNS,
    );
  });
});

function foldedState(setup: Setup, log: readonly AmazonasLogEntry[]): State {
  return folded(setup, log).state;
}

/** Entries that nobody may add in this state, of every sort. */
function refusedEntries(state: State): AmazonasLogEntry[] {
  const { phase, seat, boats } = state;
  const draw: AmazonasLogEntry = { type: 'action', seat, action: { type: 'draw' } };
  const boat: AmazonasLogEntry = { type: 'action', seat, action: { type: 'boat' } };
  const entries: AmazonasLogEntry[] = legalActions(state)
    .slice(0, 2)
    .map((action) => ({ type: 'action', seat: (seat + 1) % boats.length, action }));
  if (phase !== 'draw') entries.push(draw);
  if (phase !== 'piece') entries.push(boat);
  entries.push({ type: 'action', seat, action: { type: 'place', x: 0, y: 0, rotation: 0 } });
  return entries;
}

function folded(setup: Setup, log: readonly AmazonasLogEntry[]): Fold {
  const result = fold(SHIPPED, setup, log);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

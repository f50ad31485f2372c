import { expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../lab/simulation/chooser.ts';
import { parseDraft } from '../../src/app/draft.ts';
import { planOutlook, promiseOf, tableAhead } from '../../src/app/plans.ts';
import { type Table, tableWithFold } from '../../src/app/table.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { step } from '../../src/core/fold.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import { GAMES } from '../../src/games/registry.ts';
import type { Dealt } from '../games/carcassonne/referee/expansions.ts';
import { PlanningModel } from '../kill/planning-model.ts';

const SEATS = [0, 1, 2];

/** So many that in some of them a meeple comes home between a plan without one and its turn. */
const GAMES_PLAYED = 8;

/** The beginning of a game of three who draw ahead, for the program and for the referee. */
function begun(seed: string): { readonly table: Table; readonly model: PlanningModel } {
  const library = readLibrary(GAMES);
  const game = library.games.find((one) => one.ruleSet === 'carcassonne')!;
  const chosen = optionsSchema.parse({ hand: '1' });
  const content = library.contentFor(game, chosen, undefined)!;
  const colours = game.colours.slice(0, SEATS.length);
  const setup = game.createSetup({ content, colours, seed: seedFor(seed), order: 'random', options: chosen });
  const seats = SEATS.map((seat) => ({ userId: String(seat), colour: colours[seat]! }));
  const record = { seats, options: { chosen }, acts: [] };
  const fold = { state: game.startState(content, setup), actions: [] };
  const table = tableWithFold({ record, game, setup } as unknown as Table, fold as unknown as Table['fold']);
  return { table: after(table, 'draw'), model: new PlanningModel(setup as unknown as Dealt) };
}

/** The table after an action of the seat to move. */
function after(table: Table, text: string): Table {
  const { game, fold, progress } = table;
  const next = step(game, fold.state, { seat: progress.seat, action: game.parseAction(text)! });
  if (!next.ok) throw new Error(`${text}: ${next.failure.code}`);
  return tableWithFold(table, { ...fold, state: next.value.state });
}

/** Plays a game in which everybody plans, and returns what became of the plans. */
function played(seed: string): ReadonlySet<string> {
  const choose = chooserFor(seed);
  const { model, ...start } = begun(seed);
  const plans = new Map<number, Parameters<typeof planOutlook>[2]>();
  const seen = new Set<string>();
  let { table } = start;
  while (!model.isOver) {
    const mover = model.seat;
    for (const seat of SEATS.filter((one) => one !== mover && !plans.has(one))) {
      const turn = model.turnFor(seat, choose);
      if (!turn) continue;
      const draft = parseDraft(table.game, turn.join('+'))!;
      const promise = promiseOf(tableAhead(table, seat)!, seat, draft);
      if (!promise.ok) throw new Error(promise.failure.code);
      plans.set(seat, { userId: String(seat), draft, promise: promise.value });
      model.plan(seat, turn);
    }
    const { length } = model.actions;
    for (const action of model.turnFor(mover, choose)!) model.act(action);
    for (const action of model.actions.slice(length)) table = after(table, action);
    for (let plan = plans.get(model.seat); plan && !model.isOver; plan = plans.get(model.seat)) {
      const { seat } = model;
      const done = [...model.actions];
      const outlook = planOutlook(table, seat, plan);
      plans.delete(seat);
      const what = outlook.ok ? 'carried out' : outlook.failure.code;
      seen.add(what);
      const isCarriedOut = model.settleNext() === 'carried out';
      expect(isCarriedOut, `${what} after ${done}: ${model.actions.slice(done.length)}`).toBe(outlook.ok);
      if (!isCarriedOut) break;
      for (const action of model.actions.slice(done.length)) table = after(table, action);
    }
  }
  return seen;
}

it('plans are carried out and dropped as the referee says', () => {
  const seen = new Set(Array.from({ length: GAMES_PLAYED }, (_, game) => [...played(`plans ${game}`)]).flat());
  expect([...seen].sort()).toEqual(['asks-more', 'brings-less', 'carried out', 'illegal']);
});

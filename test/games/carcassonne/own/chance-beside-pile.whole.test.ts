import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { chooserFor } from '../../../../src/core/chooser.ts';
import { commitmentText } from '../../../../src/core/commitment.ts';
import { verifyRecord } from '../../../../src/core/proof.ts';
import { makeRecord, parseRecord } from '../../../../src/core/record.ts';
import { parseSeed } from '../../../../src/core/shuffle.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { expectChanceFinal, expectChanceHeld } from '../../contract/chance-held.ts';
import { expectPartsShown } from '../../contract/parts-shown.ts';
import { type Board, gamesOn, positionBefore, someMoments } from '../../contract/played-boards.ts';
import { otherwiseHidden, told } from '../../contract/told.ts';
import { CONTENT } from '../content.ts';
import { dice, looseDice, retractedDice } from './dice.ts';
import { ownBoard, play } from './expansion.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../../../src/games/carcassonne/expansions/words.ts');
  vi.resetModules();
});

const { own } = vi.hoisted(() => ({ own: { isOffered: true, reveals: ['rolled'] } as Record<string, unknown> }));

vi.mock('../../../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('./mocks.ts');
  const { DICE_SCORINGS } = await import('./dice.ts');
  return withOwn(await original(), own as never, DICE_SCORINGS);
});
vi.mock('../../../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('./mocks.ts');
  const rolled = { line: () => 'rolled' };
  return withOwnWords(await original(), { events: { rolled } });
});

/** Plays with another expansion from now on. */
function playWith(expansion: typeof dice): void {
  for (const name of Object.keys(own)) delete own[name];
  Object.assign(own, expansion);
}

beforeEach(() => playWith(dice));

const SEED = parseSeed('0123456789abcdef0123456789abcdef')!;

function setupFor(options: object = {}) {
  return carcassonne.createSetup({
    content: CONTENT,
    colours: ['red', 'blue'],
    seed: SEED,
    order: 'given',
    options: { smallCities: true, ...options },
  });
}

it('is drawn by the seed on the open table and on maps, and is part of what is committed to', () => {
  const { layout } = setupFor();
  expect(layout!.start).toEqual([{ tile: 'base-d', x: 0, y: 0, rotation: 0 }]);
  expect(layout!.chance!.die).toHaveLength(80);
  expect(new Set(layout!.chance!.die)).toEqual(new Set(['1', '2', '3']));
  expect(layout!.chance!.bag!.toSorted()).toEqual(['1', '1', '2', '5']);
  expect(setupFor()).toEqual(setupFor());
  expect(setupFor({ map: 'germany' }).layout).toMatchObject({ chance: { die: expect.any(Array) } });
  const text = commitmentText(carcassonne, setupFor(), 'given')!;
  expect(text).toContain(`"bag":${JSON.stringify(layout!.chance!.bag)}`);
});

it('changes neither pile nor layout of games without it', () => {
  const { pile } = setupFor();
  playWith({ isOffered: true });
  expect(setupFor().pile).toEqual(pile);
  expect(setupFor().layout).toBeUndefined();
  expect(setupFor({ map: 'france', chips: true }).layout).not.toHaveProperty('chance');
});

it('comes in the order of the setup, and is seen from then on alone', () => {
  const { layout, ...setup } = setupFor();
  const state = carcassonne.startState(CONTENT, { ...setup, layout: layout!, pile: ['base-b', 'base-b', 'base-b'] });
  const { die, bag } = layout!.chance!;
  expect((carcassonne.viewOf(state) as unknown as { chance: unknown }).chance).toEqual({ die: [], bag: [] });
  const points = (at: number) => Number(die![at]) + Number(bag![at]);
  play(state, 'draw', 'place 0,1 r0', 'pass', 'draw', 'place 1,1 r0', 'pass');
  expect(state.scores).toEqual([points(0), points(1)]);
  expect(carcassonne.statedPosition(state)).toMatchObject({
    chance: { die: die!.slice(0, 2), bag: bag!.slice(0, 2) },
  });
});

it('is hidden until it comes: in views, words, records of running games and guesses', () => {
  const board = ownBoard('with dice');
  const choose = chooserFor('dice');
  let different = 0;
  for (const moment of someMoments(board, 4)) {
    const { setup, log } = moment.played;
    const position = positionBefore(moment);
    const recordWith = (one: typeof setup) => {
      const before = log.slice(0, moment.entry);
      const { commitment: _, ...record } = makeRecord(carcassonne, {
        content: CONTENT,
        setup: one as never,
        log: before as never,
        order: 'random',
      });
      return JSON.stringify(record);
    };
    for (const other of otherwiseHidden(moment, choose)) {
      const at = { ...position, setup: other.setup, fold: { ...position.fold, state: other.state } };
      expect(told(board, at)).toBe(told(board, position));
      expect(recordWith(other.setup)).toBe(recordWith(setup));
      const { chance } = other.setup.layout as { chance: object };
      if (JSON.stringify(chance) !== JSON.stringify((setup.layout as { chance: object }).chance)) different++;
    }
  }
  expect(different).toBeGreaterThan(2);
});

it('is listed in the record of a finished game, which is refuted with another die', () => {
  const board: Board = ownBoard('with dice to verify');
  const [{ setup, log }] = gamesOn(board) as [ReturnType<typeof gamesOn>[number]];
  const record = makeRecord(carcassonne, {
    content: CONTENT,
    setup: setup as never,
    log: log as never,
    order: 'random',
  });
  const parsed = parseRecord(carcassonne, JSON.parse(JSON.stringify(record)));
  expect(parsed.ok && verifyRecord(carcassonne, parsed.value, CONTENT)).toEqual({ differences: [], missing: [] });
  const { chance, start } = record.setup.layout as { chance: Record<string, string[]>; start: object[] };
  const turned = chance.die!.map((face) => (face === '1' ? '2' : '1'));
  const codesWith = (layout: object) => {
    const other = { ...record, setup: { ...record.setup, layout: { start, ...layout } } };
    return verifyRecord(carcassonne, other as typeof record, CONTENT).differences.map(({ code }) => code);
  };
  const codes = codesWith({ chance: { ...chance, die: turned } });
  // The result differs for each seat that the die paid.
  expect([codes.slice(0, 2), [...new Set(codes.slice(2))]]).toEqual([['commitment', 'layout'], ['result']]);
  expect(codesWith({ chance: { ...chance, bag: ['9', '9', '9', '9'] } })).toContain('strange-layout');
  expect(codesWith({})).toContain('strange-layout');
});

it('is found by the contract where the setup does not hold it, or it could be taken back', () => {
  const held = ownBoard('with committed dice');
  expect(() => expectChanceHeld(held)).not.toThrow();
  expect(() => expectChanceFinal(held)).not.toThrow();
  expect(() => expectPartsShown(held)).not.toThrow();
  playWith(retractedDice);
  expect(() => expectChanceFinal(ownBoard('with dice to take back'))).toThrow('chance came with');
  playWith(looseDice);
  expect(() => expectChanceHeld(ownBoard('with loose dice'))).toThrow('the setup does not hold all chance');
});

it('stops where a die cannot be rolled any more', () => {
  const setup = setupFor();
  const state: State = carcassonne.startState(CONTENT, {
    ...setup,
    pile: ['base-b', 'base-b', 'base-b'],
    layout: { start: setup.layout!.start, chance: { die: ['1'], bag: [] } },
  });
  play(state, 'draw', 'place 0,1 r0', 'pass', 'draw', 'place 1,1 r0');
  expect(() => play(state, 'pass')).toThrow('"die" has nothing left to come');
});

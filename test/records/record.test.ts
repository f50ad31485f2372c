import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { RecordedGame } from '../../src/core/record.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import { RULES_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { contentOf, runs } from '../properties/play.ts';
import {
  type AmazonasLogEntry,
  fold,
  logOf,
  makeRecord,
  parseRecord,
  positionHash,
  replayRecord,
  setupOf,
  step,
} from '../support/amazonas-rules.ts';
import { SHIPPED, tileSetWith } from '../support/scenario-set.ts';
import { plans, playedGame } from './played.ts';

/** What a file would give back. */
function reread(record: RecordedGame): RecordedGame {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  if (parsed.ok) return parsed.value;
  throw new Error(JSON.stringify(parsed.failure));
}

describe('a record', () => {
  it('read again is the game, with everything that was taken back', () => {
    let takebacks = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const game = simulateGame(plan);
        const record = reread(recordOf(plan, game));
        expect(setupOf(record)).toEqual(game.setup);
        expect(logOf(record)).toEqual(game.log);
        takebacks += game.log.filter(({ type }) => type === 'takeback').length;
        const replayed = replayRecord(record, SHIPPED);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
        expect(contentOf(replayed.value.state)).toEqual(contentOf(game.state));
        expect(replayed.value.actions.flatMap(({ events }) => events)).toEqual(game.events);
        expect(record.result?.scores).toEqual(game.state.scores);
        expect(record.result?.view).toBe(positionHash(game.state));
        expect(recordOf(plan, game)).toEqual(record);
      }),
      runs(16),
    );
    expect(takebacks).toBeGreaterThan(200);
  });

  it('takes back a draw only together with the end of the turn before, and only one turn', () => {
    const { game, plan } = playedGame('a draw that is taken back');
    const { setup } = game;
    const actions = foldOf(setup, game.log).actions;
    const ends = actions.filter(
      ({ events }, index) =>
        events.some(({ type }) => type === 'turn-started') && actions[index + 1]?.action.type === 'draw',
    );
    const end = ends[Math.floor(ends.length / 2)]!;
    const draw = actions[actions.indexOf(end) + 1]!;
    const log = game.log.slice(0, draw.entry + 1);
    const undo = ({ seat }: { readonly seat: number }): AmazonasLogEntry => ({ type: 'takeback', seat });
    const back = [...log, undo(draw), undo(end)];
    const before = foldOf(setup, game.log.slice(0, end.entry));
    expect(contentOf(foldOf(setup, back).state)).toEqual(contentOf(before.state));
    // The same tile is drawn again.
    const again = [end, draw].map(({ seat, action }): AmazonasLogEntry => ({ type: 'action', seat, action }));
    expect(contentOf(foldOf(setup, [...back, ...again]).state)).toEqual(contentOf(foldOf(setup, log).state));
    expect(fold(SHIPPED, setup, [...back, ...again, undo(draw), undo(end)]).ok).toBe(true);
    for (const entries of [back, [...back, ...again]]) {
      const record = reread(makeRecord({ set: SHIPPED, setup, log: entries, order: plan.order }));
      const replayed = replayRecord(record, SHIPPED);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
      expect(replayed.value.state.scores).toEqual(foldOf(setup, entries).state.scores);
    }
    // Not by another seat, and not without the entry before.
    const rest = game.log.slice(draw.entry + 1, draw.entry + 2);
    // Further only where turns were planned since, which records do not tell: the platform sees to that.
    const own = foldOf(setup, back).actions.findLast(({ action }) => action.type === 'draw')!;
    const toOwnDraw = [...foldOf(setup, back).actions.filter(({ entry }) => entry > own.entry)].map(undo);
    const earlier = actions[actions.findIndex(({ entry }) => entry === own.entry) - 1]!;
    expect(fold(SHIPPED, setup, [...back, ...toOwnDraw, undo(own), undo(earlier)]).ok).toBe(true);
    for (const wrong of [
      [...log, undo(end)],
      [...log, undo(draw), ...rest],
      [...log, undo(draw), undo(draw)],
    ]) {
      const found = fold(SHIPPED, setup, wrong);
      expect(found.ok ? 'accepted' : found.failure.rejection.code).toMatch(/draw-is-final|not-yours/);
    }
  });

  it('of a running game does not tell what is still to be drawn, and goes on from where it is', () => {
    fc.assert(
      fc.property(plans, fc.double({ min: 0, max: 0.99, noNaN: true }), (plan, part) => {
        const { setup, log } = simulateGame(plan);
        const played = log.slice(0, Math.floor(log.length * part));
        const record = reread(makeRecord({ set: SHIPPED, setup, log: played, order: plan.order }));
        const running = folded(setup, played);
        const left = setup.pile.length - running.drawn;
        expect(record.result).toBeUndefined();
        expect(record.setup.seed).toBeUndefined();
        expect(record.setup.undrawn ?? 0).toBe(left);
        expect(record.commitment).toMatch(/^[0-9a-f]{64}$/);
        expect(record.setup.pile.slice(0, running.drawn)).toEqual(setup.pile.slice(0, running.drawn));
        const rest = record.setup.pile.slice(running.drawn);
        expect(rest).toEqual(
          [...setup.pile.slice(running.drawn)].sort((a, b) => SHIPPED.indexOf.get(a)! - SHIPPED.indexOf.get(b)!),
        );
        const replayed = replayRecord(record, SHIPPED);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
        expect(viewOf(replayed.value.state)).toEqual(viewOf(running));
        const next = legalActions(replayed.value.state)[0]!;
        expect(step(replayed.value.state, running.seat, next).ok).toBe(true);
      }),
      runs(16),
    );
  });

  it('of a running game is the same for every pile that begins alike, but for the commitment', () => {
    const { setup, log } = playedGame('secret').game;
    const played = log.slice(0, 60);
    const { drawn } = folded(setup, played);
    const other = { ...setup, pile: [...setup.pile.slice(0, drawn), ...setup.pile.slice(drawn).reverse()] };
    const tell = (of: typeof setup) => makeRecord({ set: SHIPPED, setup: of, log: played, order: 'random' });
    const [{ commitment, ...one }, { commitment: otherCommitment, ...another }] = [tell(setup), tell(other)];
    expect(other.pile).not.toEqual(setup.pile);
    expect(one).toEqual(another);
    expect(commitment).not.toBe(otherCommitment);
  });

  it('of a game that was given up tells all on demand', () => {
    const { setup, log } = playedGame('given up').game;
    const record = makeRecord({ set: SHIPPED, setup, log: log.slice(0, 30), order: 'random', reveal: true });
    expect(record.setup).toEqual({ first: setup.colours[setup.first], seed: setup.seed, pile: setup.pile });
    expect(record.result).toBeUndefined();
  });

  it('of a game whose last tile is drawn but not laid tells the whole pile, and neither seed nor result', () => {
    const { setup, log } = playedGame('last draw').game;
    const lastDraw = log.findLastIndex((entry) => entry.type === 'action' && entry.action.type === 'draw');
    const record = makeRecord({ set: SHIPPED, setup, log: log.slice(0, lastDraw + 1), order: 'random' });
    expect(record.setup).toStrictEqual({ first: setup.colours[setup.first], pile: setup.pile });
    expect(record).not.toHaveProperty('result');
    expect(reread(record)).toStrictEqual(record);
    expect(setupOf(reread(record))).not.toHaveProperty('seed');
  });

  it('of a game with a pile chosen by hand has neither seed nor commitment', () => {
    const { setup, log } = playedGame('by hand').game;
    const { seed: _, ...byHand } = setup;
    const record = makeRecord({ set: SHIPPED, setup: byHand, log, order: 'given' });
    expect(record).not.toHaveProperty('commitment');
    expect(record.setup).not.toHaveProperty('seed');
    expect(setupOf(reread(record))).toStrictEqual(byHand);
  });

  it('cannot be made of a log that the rules refuse', () => {
    const { setup, log } = playedGame('refused').game;
    const broken: AmazonasLogEntry[] = [log[0]!, log[0]!];
    expect(() => makeRecord({ set: SHIPPED, setup, log: broken, order: 'random' })).toThrow('log entry 1: wrong-phase');
  });

  it('holds colours and nothing else about people', () => {
    const { plan, game } = playedGame('people');
    expect(recordOf(plan, game).seats).toEqual(game.setup.colours);
    expect(Object.keys(recordOf(plan, game)).sort()).toEqual(
      ['commitment', 'format', 'log', 'options', 'result', 'ruleSet', 'seats', 'setup', 'tileSet', 'version'].sort(),
    );
  });
});

describe('a record that cannot be read', () => {
  const { plan, game } = playedGame('faults', 2);
  const whole = recordOf(plan, game);

  it.each<[string, (draft: Draft) => void, string, string]>([
    ['another format', (draft) => Object.assign(draft, { format: 2 }), 'format', 'expected 1'],
    ['another rule set', (draft) => Object.assign(draft, { ruleSet: 'chess' }), 'ruleSet', 'expected "amazonas"'],
    ['no version', (draft) => Object.assign(draft, { version: 0 }), 'version', '>=1'],
    ['an unknown key', (draft) => Object.assign(draft, { players: [] }), 'the record', 'players'],
    ['a user id', (draft) => Object.assign(draft.seats, { 0: '80351110224678912' }), 'seats[0]', 'expected one of'],
    ['two seats alike', (draft) => Object.assign(draft.seats, { 1: draft.seats[0] }), 'seats', 'the same colour'],
    ['one seat', (draft) => draft.seats.pop(), 'seats', '>=2'],
    ['a short hash', (draft) => Object.assign(draft.tileSet, { hash: 'abc' }), 'tileSet.hash', '64 hex digits'],
    ['no seed', (draft) => Object.assign(draft.setup, { seed: '0'.repeat(32) }), 'setup.seed', '32 hex digits'],
    ['another first', (draft) => Object.assign(draft.setup, { first: 'black' }), 'setup.first', 'no seat is black'],
    ['an empty pile', (draft) => Object.assign(draft.setup, { pile: [] }), 'setup.pile', '>=1'],
    [
      'an untold pile with a seed',
      (draft) => Object.assign(draft.setup, { undrawn: 3 }),
      'setup.seed',
      'no seed either',
    ],
    [
      'too much untold',
      (draft) => Object.assign(draft.setup, { undrawn: 99, seed: undefined }),
      'setup.undrawn',
      'more tiles than the pile has',
    ],
    [
      'an unknown action',
      (draft) => Object.assign(draft.log, { 3: 'red: pass' }),
      'log[3]',
      '"red: pass" is no action',
    ],
    ['a stranger', (draft) => Object.assign(draft.log, { 3: 'black: draw' }), 'log[3]', '"black: draw" is no action'],
    ['a number in the log', (draft) => Object.assign(draft.log, { 3: 7 }), 'log[3]', 'expected string'],
    ['a score too few', (draft) => draft.result.scores.pop(), 'result.scores', ''],
    ['a score too many', (draft) => draft.result.scores.push(7), 'result.scores', 'not one score for every seat'],
    ['a strange winner', (draft) => Object.assign(draft.result, { winners: ['black'] }), 'result.winners', 'black'],
    ['a commitment in words', (draft) => Object.assign(draft, { commitment: 'yes' }), 'commitment', '64 hex digits'],
  ])('says so of %s', (_, change, path, message) => {
    const draft = structuredClone(whole) as unknown as Draft;
    change(draft);
    const parsed = parseRecord(draft);
    if (parsed.ok) throw new Error('it was read');
    expect(parsed.failure[0]!.path).toBe(path);
    expect(parsed.failure[0]!.message).toContain(message);
  });

  it.each([undefined, null, 7, 'record', []])('says so of %j', (value) => {
    const parsed = parseRecord(value);
    expect(parsed).toMatchObject({ ok: false, failure: [{ path: 'the record' }] });
  });
});

describe('a record that cannot be played again', () => {
  const { plan, game } = playedGame('problems', 4);
  const whole = recordOf(plan, game);

  it('was made by other rules', () => {
    expect(replayRecord({ ...whole, version: RULES_VERSION + 1 }, SHIPPED)).toEqual({
      ok: false,
      failure: { code: 'version', recorded: RULES_VERSION + 1, known: RULES_VERSION },
    });
  });

  it('was made with another tile set', () => {
    const other = tileSetWith([
      { id: 'bend-z', role: 'land', count: 1, name: 'x', segments: [{ kind: 'jungle', ports: ['N', 'E', 'S', 'W'] }] },
    ]);
    expect(replayRecord(whole, other)).toMatchObject({ ok: false, failure: { code: 'tile-set', given: other.hash } });
  });

  it.each(['bend-q', 'double-a', 'start-4-5'])('has %s in its pile', (tile) => {
    const pile = whole.setup.pile.map((id, at) => (at === 5 ? tile : id));
    const changed = { ...whole, setup: { ...whole.setup, pile } };
    expect(replayRecord(changed, SHIPPED)).toEqual({ ok: false, failure: { code: 'pile-tile', at: 5, tile } });
  });

  it('has a strange tile on top of its pile', () => {
    const changed = { ...whole, setup: { ...whole.setup, pile: ['bend-q', ...whole.setup.pile.slice(1)] } };
    expect(replayRecord(changed, SHIPPED)).toEqual({
      ok: false,
      failure: { code: 'pile-tile', at: 0, tile: 'bend-q' },
    });
  });

  it('has more "!" tiles in its pile than there are doubles', () => {
    const isBang = (id: string) => SHIPPED.tiles[SHIPPED.indexOf.get(id)!]!.bang;
    const bang = whole.setup.pile.find(isBang)!;
    // The set has one double more than "!" tiles.
    const pile = [...whole.setup.pile, bang, bang];
    expect(replayRecord({ ...whole, setup: { ...whole.setup, pile } }, SHIPPED)).toEqual({
      ok: false,
      failure: { code: 'pile-tile', at: pile.length - 1, tile: bang },
    });
  });

  it('breaks the rules, and says where', () => {
    const twice = replayRecord({ ...whole, log: [whole.log[0]!, ...whole.log] }, SHIPPED);
    expect(twice).toMatchObject({
      ok: false,
      failure: { code: 'rejected', entry: 1, rejection: { code: 'wrong-phase' } },
    });
    const early = replayRecord({ ...whole, log: [`${whole.setup.first}: undo`] }, SHIPPED);
    expect(early).toMatchObject({ ok: false, failure: { entry: 0, rejection: { code: 'nothing-to-take-back' } } });
  });
});

interface Draft {
  seats: string[];
  tileSet: object;
  setup: object;
  log: unknown[];
  result: { scores: number[] };
}

function folded(setup: ReturnType<typeof setupOf>, log: readonly AmazonasLogEntry[]) {
  return foldOf(setup, log).state;
}

function foldOf(setup: ReturnType<typeof setupOf>, log: readonly AmazonasLogEntry[]) {
  const result = fold(SHIPPED, setup, log);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

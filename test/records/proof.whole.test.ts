import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordOf, simulateGame } from '../../lab/simulation/simulated-game.ts';
import { COLOURS } from '../../src/core/colour.ts';
import { commitmentOf, commitmentText } from '../../src/core/commitment.ts';
import type { RecordedGame } from '../../src/core/record.ts';
import { parseSeed } from '../../src/core/shuffle.ts';
import { RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import { createSetup, RULES_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { startState } from '../../src/games/amazonas/rules/state.ts';
import { perform } from '../../src/games/amazonas/rules/step.ts';
import { runs } from '../properties/play.ts';
import { makeLogLine, makeRecord, verifyRecord } from '../support/amazonas-rules.ts';
import { SHIPPED, tileSetWith } from '../support/scenario-set.ts';
import { plans, playedGame } from './played.ts';

describe('a commitment', () => {
  const SEED = parseSeed('000102030405060708090a0b0c0d0e0f')!;
  const setup = createSetup({ set: SHIPPED, colours: ['red', 'blue', 'black'], seed: SEED, order: 'random' });

  it('is the SHA-256 of the text that the documentation describes', () => {
    const text = [
      'pirogue shuffle 1\n',
      `seed ${SEED}\n`,
      `tile set ${SHIPPED.hash}\n`,
      'seats 3\n',
      'order random\n',
      `pile ${setup.pile.join(' ')}\n`,
    ].join('');
    expect(commitmentText(RULES, setup, 'random')).toBe(text);
    expect(commitmentOf(RULES, setup, 'random')).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('changes with everything that makes the shuffle', () => {
    const commitments = [
      commitmentOf(RULES, setup, 'random'),
      commitmentOf(RULES, setup, 'given'),
      commitmentOf(RULES, { ...setup, seed: `f${SEED.slice(1)}` }, 'random'),
      commitmentOf(RULES, { ...setup, tileSet: '0'.repeat(64) }, 'random'),
      commitmentOf(RULES, { ...setup, colours: COLOURS.slice(0, 4) }, 'random'),
      commitmentOf(RULES, { ...setup, pile: [...setup.pile].reverse() }, 'random'),
    ];
    expect(new Set(commitments).size).toBe(commitments.length);
  });

  it('is that of the shuffle alone: colours do not count', () => {
    expect(commitmentOf(RULES, { ...setup, colours: ['green', 'red', 'blue'] }, 'random')).toBe(
      commitmentOf(RULES, setup, 'random'),
    );
  });

  it('is there only where a seed is', () => {
    const { seed: _, ...byHand } = setup;
    expect(commitmentOf(RULES, byHand, 'random')).toBeUndefined();
  });
});

describe('an honest record', () => {
  it('has no differences', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(verifyRecord(recordOf(plan, simulateGame(plan)), SHIPPED)).toEqual({ differences: [], missing: [] });
      }),
      runs(12),
    );
  });

  it('of a running game leaves out seed and result', () => {
    const { setup, log } = playedGame('running').game;
    const record = makeRecord({ set: SHIPPED, setup, log: log.slice(0, 50), order: 'random' });
    expect(verifyRecord(record, SHIPPED)).toEqual({ differences: [], missing: ['seed', 'result'] });
  });

  it('of a pile chosen by hand leaves out seed and commitment', () => {
    const { setup, log } = playedGame('by hand').game;
    const { seed: _, ...byHand } = setup;
    const record = makeRecord({ set: SHIPPED, setup: byHand, log, order: 'random' });
    expect(verifyRecord(record, SHIPPED)).toEqual({ differences: [], missing: ['seed', 'commitment'] });
  });
});

describe('a record', () => {
  it('without a commitment is true as far as it tells', () => {
    const { plan, game } = playedGame('uncommitted');
    const { commitment: _, ...record } = recordOf(plan, game);
    expect(verifyRecord(record, SHIPPED)).toEqual({ differences: [], missing: ['commitment'] });
  });

  it('held against another tile set is not blamed for the pile that its seed would give there', () => {
    const { plan, game } = playedGame('other set');
    const record = recordOf(plan, game);
    const plain = [{ kind: 'jungle', ports: ['N', 'E', 'S', 'W'] }];
    const other = tileSetWith([{ id: 'bend-z', role: 'land', count: 1, name: 'x', segments: plain }]);
    expect(verifyRecord(record, other)).toEqual({
      differences: [{ code: 'tile-set', recorded: SHIPPED.hash, given: other.hash }],
      missing: [],
    });
  });
});

describe('a corrupted record', () => {
  const { plan, game } = playedGame('honest', 3);
  const honest = recordOf(plan, game);
  const { setup, result } = honest;
  const codesOf = (record: RecordedGame) => verifyRecord(record, SHIPPED).differences.map(({ code }) => code);
  const withSetup = (change: Partial<RecordedGame['setup']>) => ({ ...honest, setup: { ...setup, ...change } });
  const withResult = (change: Partial<NonNullable<RecordedGame['result']>>) => ({
    ...honest,
    result: { ...result!, ...change },
  });
  const otherFirst = honest.seats.find((colour) => colour !== setup.first)!;
  const swapped = (a: number, b: number) =>
    setup.pile.map((tile, at) => (at === a ? setup.pile[b]! : at === b ? setup.pile[a]! : tile));
  const unlike = setup.pile.findIndex((tile, at) => at > 70 && tile !== setup.pile[79]);

  it.each<[string, RecordedGame, string]>([
    ['version', { ...honest, version: RULES_VERSION + 1 }, 'version'],
    ['tileSet.id', { ...honest, tileSet: { ...honest.tileSet, id: 'other' } }, 'tile-set-id'],
    ['tileSet.hash', { ...honest, tileSet: { ...honest.tileSet, hash: '0'.repeat(64) } }, 'tile-set'],
    ['tileSet.hash', { ...honest, tileSet: { ...honest.tileSet, hash: '0'.repeat(64) } }, 'commitment'],
    ['options.order', { ...honest, options: { order: 'given' } }, 'commitment'],
    ['commitment', { ...honest, commitment: `0${honest.commitment!.slice(1)}` }, 'commitment'],
    ['commitment', { ...honest, commitment: 'f'.repeat(64) }, 'commitment'],
    ['setup.first', withSetup({ first: otherFirst }), 'first'],
    ['setup.first', withSetup({ first: otherFirst }), 'rejected'],
    ['setup.seed', withSetup({ seed: `f${setup.seed!.slice(1)}` }), 'commitment'],
    ['setup.seed', withSetup({ seed: `f${setup.seed!.slice(1)}` }), 'pile'],
    ['setup.pile', withSetup({ pile: swapped(unlike, 79) }), 'pile'],
    ['setup.pile', withSetup({ pile: swapped(unlike, 79) }), 'commitment'],
    ['setup.pile, shortened', withSetup({ pile: setup.pile.slice(0, -1) }), 'pile'],
    ['setup.pile, lengthened', withSetup({ pile: [...setup.pile, 'bend-a'] }), 'pile'],
    ['setup.pile, with a tile of no set', withSetup({ pile: [...setup.pile.slice(0, -1), 'bend-q'] }), 'pile-tile'],
    ['seats, one more', { ...honest, seats: [...honest.seats, 'black'] }, 'commitment'],
    ['seats, in another order', { ...honest, seats: [...honest.seats].reverse() }, 'rejected'],
    ['result.scores', withResult({ scores: result!.scores.map((score) => score + 1) }), 'result'],
    ['result.winners', withResult({ winners: [...honest.seats] }), 'result'],
    ['result.view', withResult({ view: '0'.repeat(64) }), 'result'],
    ['log, shortened', { ...honest, log: honest.log.slice(0, -1) }, 'not-over'],
    ['log, lengthened', { ...honest, log: [...honest.log, `${setup.first}: draw`] }, 'rejected'],
  ])('is found by %s', (_, corrupted, code) => {
    expect(codesOf(honest)).toEqual([]);
    expect(codesOf(corrupted)).toContain(code);
  });

  it('is found by a wrong number of tiles to be drawn', () => {
    const { setup: begun, log } = playedGame('running').game;
    const running = makeRecord({ set: SHIPPED, setup: begun, log: log.slice(0, 50), order: 'random' });
    const undrawn = running.setup.undrawn! - 1;
    expect(codesOf({ ...running, setup: { ...running.setup, undrawn } })).toEqual(['undrawn']);
  });

  it('says what it tells and what is so', () => {
    const at = unlike;
    expect(verifyRecord(withSetup({ pile: swapped(at, 79) }), SHIPPED).differences).toContainEqual({
      code: 'pile',
      at,
      recorded: setup.pile[79],
      actual: setup.pile[at],
    });
    expect(verifyRecord(withSetup({ first: otherFirst }), SHIPPED).differences).toContainEqual({
      code: 'first',
      recorded: otherFirst,
      actual: setup.first,
    });
    const scores = result!.scores.map((score) => score + 1);
    expect(verifyRecord(withResult({ scores }), SHIPPED).differences).toEqual([
      { code: 'result', key: 'scores', recorded: JSON.stringify(scores), actual: JSON.stringify(result!.scores) },
    ]);
  });

  it('is found by every tile of the pile that is another one', () => {
    setup.pile.forEach((tile, at) => {
      const other = tile === 'bend-a' ? 'fork-a' : 'bend-a';
      const pile = setup.pile.map((id, index) => (index === at ? other : id));
      const { differences } = verifyRecord(withSetup({ pile }), SHIPPED);
      expect(differences).toContainEqual({ code: 'pile', at, recorded: other, actual: tile });
      expect(differences.map(({ code }) => code)).toContain('commitment');
    });
  });

  it('is found by every log line that is left out or said by another seat', () => {
    honest.log.forEach((line, entry) => {
      const without = honest.log.filter((_, index) => index !== entry);
      expect(codesOf({ ...honest, log: without }).length, `without ${entry}`).toBeGreaterThan(0);
      const mover = honest.seats.find((colour) => line.startsWith(`${colour}: `))!;
      const other = honest.seats[(honest.seats.indexOf(mover) + 1) % honest.seats.length]!;
      const log = honest.log.with(entry, line.replace(mover, other));
      const { differences } = verifyRecord({ ...honest, log }, SHIPPED);
      expect(differences, `${entry} by ${other}`).toContainEqual(expect.objectContaining({ code: 'rejected', entry }));
    });
  });

  it('is found by every action that counts and is another legal one', () => {
    const { plan: quietPlan } = playedGame('without takebacks', 2);
    const { takebacks: _, ...unhesitating } = quietPlan;
    const quiet = simulateGame(unhesitating);
    const record = recordOf(unhesitating, quiet);
    const state = startState(SHIPPED, quiet.setup);
    let changed = 0;
    quiet.log.forEach((entry, index) => {
      if (entry.type !== 'action') throw new Error('a takeback');
      const others = legalActions(state).filter((action) => JSON.stringify(action) !== JSON.stringify(entry.action));
      // One other action is enough, a different one each time.
      const other = others[index % Math.max(1, others.length)];
      if (other) {
        changed++;
        const line = makeLogLine({ ...entry, action: other }, quiet.setup.colours);
        const { differences } = verifyRecord({ ...record, log: record.log.with(index, line) }, SHIPPED);
        expect(differences.length, `${index}: ${line} instead of ${record.log[index]}`).toBeGreaterThan(0);
      }
      perform(state, entry.action, []);
    });
    expect(changed).toBeGreaterThan(100);
  });
});

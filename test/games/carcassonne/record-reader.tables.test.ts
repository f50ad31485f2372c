import { describe, expect, it } from 'vitest';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { type GamePlan, recordOf, simulateGame } from '../../../lab/simulation/simulated-game.ts';
import type { Carcassonne } from '../../../src/games/carcassonne/game/game-rules.ts';
import { CONTENT } from './content.ts';
import { readRecord } from './referee/record-reader.ts';

/** The file of a game with takebacks, played at random. */
function exported(seed: string, players: number, options: GamePlan<Carcassonne>['options']) {
  const plan: GamePlan<Carcassonne> = {
    ...{ game: CARCASSONNE, set: CONTENT, players, policies: ['random', 'greedy'], seed, order: 'random' },
    takebacks: 5,
    ...(options && { options }),
  };
  const record = recordOf(plan, simulateGame(plan));
  return { record, text: JSON.stringify(record) };
}

const ALL = { river: true, abbot: true, inns: true, traders: true };

/** docs/RECORD.md is enough for another program: this reader has nothing else but it and rules of its own. */
describe('the file of a game, read by what docs/RECORD.md says alone', () => {
  it.each([
    ['all four expansions, two seats', 2, ALL],
    ['all four expansions, four seats', 4, ALL],
    ['all four expansions, six seats', 6, ALL],
    ['the river and the abbot', 3, { river: true, abbot: true }],
    ['no expansion', 5, {}],
    ['all four expansions and hands of three', 3, { ...ALL, hand: '3' }],
    ['drawing ahead', 4, { hand: '1' }],
  ])('gives the same points, winners and final position: %s', (name, players, options) => {
    const { record, text } = exported(name, players, options);
    expect(record.log.some((line) => line.endsWith(': undo'))).toBe(true);
    expect(readRecord(text)).toEqual(record.result);
  });

  it('has all that is rare in a game of all four', () => {
    const log = exported('all four expansions, four seats', 4, ALL).record.log.join('\n');
    for (const action of [/ large$/m, / abbot$/m, / builder$/m, / pig$/m, /: retrieve$/m]) expect(log).toMatch(action);
    // A second tile: one seat draws twice in a row.
    expect(log).toMatch(/^(\w+): draw\n(\1: (?!draw).*\n)+\1: draw$/m);
  });

  it('is refused where an entry is against the rules', () => {
    const { record } = exported('refused', 2, ALL);
    const log = record.log.toSpliced(1, 1, record.log[1]!.replace(/place \S+/, 'place 7,7'));
    expect(() => readRecord(JSON.stringify({ ...record, log }))).toThrow('not legal');
  });
});

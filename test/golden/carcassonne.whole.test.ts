import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { MAPS } from '../../src/games/carcassonne/rules/options.ts';
import { RULES_VERSION } from '../../src/games/carcassonne/rules/setup.ts';
import { readGoldenGames } from '../support/golden-games.ts';

const { names, textOf, recordNamed, replayed } = readGoldenGames(carcassonne, `carcassonne-v${RULES_VERSION}`);

describe('the golden games of Carcassonne', () => {
  it.each(names)('%s is played as it was recorded', (name) => {
    replayed(name);
  });

  it('are of the base game and of every map with and without chips, of 2 to 6 players', () => {
    const records = names.map(recordNamed);
    const played = records.map(({ options: { game } }) => `${game?.map}${game?.chips ? ' chips' : ''}`);
    expect(played.filter((name) => name === 'none')).toHaveLength(3);
    for (const map of MAPS) expect(played).toEqual(expect.arrayContaining([map, `${map} chips`]));
    expect(new Set(records.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set([RULES_VERSION]));
  });

  it('hold every action, nearly every event, and takebacks', () => {
    const actions = new Set<string>();
    const events = new Set<string>();
    for (const name of names) {
      for (const { action, events: after } of replayed(name).actions) {
        actions.add(action.type);
        for (const { type } of after) events.add(type);
      }
    }
    expect([...actions].sort()).toEqual([
      'draw',
      'island',
      'meeple',
      'pass',
      'place',
      'sell',
      'set',
      'take',
      'treat',
      'turn',
      'upgrade',
    ]);
    // All that there are but a chip that no square was free for.
    expect(events.size).toBe(18);
    expect(events).not.toContain('chip-lost');
    expect(names.some((name) => textOf(name).includes(': undo'))).toBe(true);
  });

  it.each(names)('%s is small', (name) => {
    expect(textOf(name).length).toBeLessThan(20_000);
  });
});

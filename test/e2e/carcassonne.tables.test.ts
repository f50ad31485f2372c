import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../src/games/carcassonne/game/compile-rules.ts';
import { PRESETS } from '../../src/games/carcassonne/presets.ts';
import type { GameEvent } from '../../src/games/carcassonne/rules/event.ts';
import { MAPS, optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import { playWholeCarcassonne, type WholeGame } from '../support/carcassonne-table.ts';

/** Every expansion that is offered. */
const ALL = PRESETS['big-box']!;

it.each([2, 3, 4, 5])('%i people play a whole game on the open table by autocomplete alone', async (players) => {
  await playWholeCarcassonne({ players, options: {}, seed: players });
});

describe.each<WholeGame['by'] & string>(['autocomplete', 'buttons'])('by %s alone', (by) => {
  it('three people play a whole game with every expansion, and are told of all that is new in it', async () => {
    const { actions, events, told } = await playWholeCarcassonne({ players: 3, options: ALL, seed: 3, by });
    const placed = new Set(actions.flatMap((one) => (one.type === 'meeple' ? [one.as ?? 'meeple'] : [])));
    expect([...placed].sort()).toEqual(
      piecesOf(optionsSchema.parse(ALL))
        .map(({ id }) => id)
        .sort(),
    );
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['draw', 'place', 'meeple', 'pass', 'retrieve']));
    const posted = told.join('\n');
    const isSecond = (event: GameEvent) => event.type === 'turn-started' && event.by === 'builder';
    expect(posted.match(/Second tile for .* \(builder\)/g) ?? []).toHaveLength(events.filter(isSecond).length);
    for (const [type, words] of [
      ['goods-taken', /takes goods: .*(wine|grain|cloth) \d/g],
      ['retrieved', /takes the abbot back from the (garden|monastery)/g],
    ] as const) {
      const came = events.filter((event) => event.type === type);
      expect(came).not.toEqual([]);
      expect(posted.match(words)).toHaveLength(came.length);
    }
  });
});

it('has whole games on every map, with and without its chips, each in a file of its own as they take minutes', () => {
  const files = MAPS.flatMap((map) => ['map', 'chips'].map((what) => `test/e2e/${what}-of-${map}.tables.test.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

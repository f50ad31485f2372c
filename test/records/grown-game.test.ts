import { describe, expect, it } from 'vitest';
import { commitmentText } from '../../src/core/commitment.ts';
import { verifyRecord } from '../../src/core/proof.ts';
import { makeRecord, parseRecord, setupOf } from '../../src/core/record.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { RULES_VERSION as AMAZONAS_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { RULES_VERSION as CARCASSONNE_VERSION } from '../../src/games/carcassonne/rules/setup.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { readGoldenGames } from '../support/golden-games.ts';

/** A game as a later version of the program may have it: with one option and one field of the view more. */
function grown(game: AnyGame): AnyGame {
  const before = ({ harbours: _, ...options }: Readonly<Record<string, unknown>>) =>
    Object.keys(options).length > 0 ? options : undefined;
  const asBefore = (setup: GameTypes['setup']) => {
    const { options = {}, ...rest } = setup;
    const known = before(options);
    return { ...rest, ...(known && { options: known }) } as GameTypes['setup'];
  };
  return {
    ...game,
    options: { ...game.options, harbours: ['none', 'few', 'many'] },
    createSetup(given) {
      const { harbours = 'none' } = given.options;
      const setup = game.createSetup({ ...given, options: before(given.options) ?? {} } as typeof given);
      return { ...setup, options: { ...setup.options, harbours } };
    },
    startState: (content, setup) => game.startState(content, asBefore(setup)),
    viewOf(state) {
      const view = game.viewOf(state);
      const seats = view.seats.map((seat) => ({ ...seat, ships: 0 }));
      return { ...view, seats, harbours: [] };
    },
  };
}

const GAMES = [
  { name: 'Amazonas', game: amazonas as unknown as AnyGame, folder: `v${AMAZONAS_VERSION}` },
  { name: 'Carcassonne', game: carcassonne as unknown as AnyGame, folder: `carcassonne-v${CARCASSONNE_VERSION}` },
];

describe.each(GAMES)('$name with an option and a field of its view more', ({ game, folder }) => {
  const golden = readGoldenGames(game, folder);
  const later = grown(game);

  it.each(golden.names)('still verifies %s, which was recorded before', (file) => {
    const parsed = parseRecord(later, JSON.parse(golden.textOf(file)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
    expect(verifyRecord(later, parsed.value, golden.set)).toEqual({ differences: [], missing: [] });
  });

  it('records a game without the new option as before', () => {
    const [file] = golden.names;
    const record = golden.recordNamed(file!);
    const { order } = record.options;
    const log = golden.replayed(file!).actions.map(({ seat, action }) => ({ type: 'action' as const, seat, action }));
    const made = makeRecord(later, { content: golden.set, setup: setupOf(later, record), log, order });
    // As it was written: reading fills in what it left out.
    expect(made.options).toEqual(JSON.parse(golden.textOf(file!)).options);
    expect(made.commitment).toBe(record.commitment);
    expect(made.result).toEqual(record.result);
  });

  it('states the new option where it was chosen', () => {
    const record = golden.recordNamed(golden.names[0]!);
    const setup = setupOf(later, record);
    const chosen = { ...setup, options: { ...setup.options, harbours: 'few' } };
    const { order } = record.options;
    expect(commitmentText(later, chosen, order)).toContain('"harbours":"few"');
    expect(commitmentText(later, setup, order)).not.toContain('harbours');
  });
});

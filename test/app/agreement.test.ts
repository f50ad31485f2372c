import { expect, it } from 'vitest';
import { withAgreement } from '../../src/app/agreement.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';
import type { GameOptions, GameRecord } from '../../src/store/records.ts';

const library = readLibrary(GAMES);
const carcassonne = library.games.find(({ ruleSet }) => ruleSet === 'carcassonne')!;

type Lobby = Pick<GameRecord, 'ownerId' | 'seats' | 'options'>;
const ANA = { userId: 'ana', colour: 'red' } as const;
const BEN = { userId: 'ben', colour: 'blue' } as const;
const CEM = { userId: 'cem', colour: 'green' } as const;

const OPTIONS: GameOptions = { seats: 5, autoDraw: true, order: 'given', hints: true };

function lobby(seats: Lobby['seats'], options: Partial<GameOptions> = {}): Lobby {
  return { ownerId: 'ana', seats, options: { ...OPTIONS, ...options } };
}

/** A lobby after a change of its seats or options. */
function after(before: Lobby, options: Partial<GameOptions>, seats = before.seats): Lobby {
  const wanted = { seats, options: { ...before.options, ...options } };
  return { ...before, seats, options: withAgreement({ library }, carcassonne, before, wanted) };
}

const joined = (before: Lobby, seats: Lobby['seats']): Lobby => after(before, {}, seats);

const ahead = { chosen: { hand: '1' } };

it('draws ahead in a game for ratings once all have chosen it who had joined before', () => {
  const proposed = after(lobby([ANA, BEN, CEM]), ahead);
  expect(proposed.options.chosen?.hand).toBe('none');
  expect(proposed.options.proposed).toEqual({ chosen: { hand: '1' }, missing: ['blue', 'green'] });
  const { chosen } = proposed.options.proposed!;
  const half = after(proposed, { proposed: { chosen, missing: ['green'] } });
  expect([half.options.chosen?.hand, half.options.proposed?.missing]).toEqual(['none', ['green']]);
  const all = after(half, { proposed: { chosen, missing: [] } });
  expect([all.options.chosen?.hand, all.options.proposed]).toEqual(['1', undefined]);
});

it('waits for nobody who left or joins later, and for whoever takes another colour', () => {
  const proposed = after(lobby([ANA, BEN]), ahead);
  expect(joined(proposed, [ANA, BEN, CEM]).options.proposed?.missing).toEqual(['blue']);
  expect(joined(proposed, [ANA, { ...BEN, colour: 'yellow' }]).options.proposed?.missing).toEqual(['yellow']);
  expect(joined(proposed, [ANA, { ...CEM, colour: 'blue' }]).options).toMatchObject(ahead);
});

it('waits for nobody where nobody is rated, or nobody else has joined', () => {
  for (const before of [lobby([ANA]), lobby([ANA, BEN], { advice: true })]) {
    const { options } = after(before, ahead);
    expect([options.chosen?.hand, options.proposed]).toEqual(['1', undefined]);
  }
  const unrated = after(after(lobby([ANA, BEN]), ahead), { advice: true });
  expect(unrated.options).toMatchObject(ahead);
  // Back for ratings, it is to be chosen again.
  expect(after(unrated, { advice: false }).options).toMatchObject({ chosen: { hand: 'none' }, proposed: ahead });
});

it('asks for no other option, and keeps what is proposed when one changes', () => {
  const proposed = after(lobby([ANA, BEN]), ahead);
  const other = after(proposed, { chosen: { ...proposed.options.chosen, abbot: true }, pace: 3 });
  expect(other.options).toMatchObject({
    chosen: { abbot: true, hand: 'none' },
    pace: 3,
    proposed: { missing: ['blue'] },
  });
  expect(after(lobby([ANA, BEN]), { chosen: { abbot: true } }).options.proposed).toBeUndefined();
});

import { beforeAll, describe, expect, it } from 'vitest';
import { MAPS, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { combinations, type ExpansionName, type GameOptions, mostSeats, PIECE_NAMES } from './referee/expansions.ts';
import { type OwnGame, playOwnGame } from './referee/own-game.ts';
import { fullSupply } from './referee/pieces.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

/** Expansions whose tiles all come from the pile; of all others the combinations are too many. */
const FROM_PILE: readonly ExpansionName[] = ['river', 'abbot', 'inns', 'traders'];

/** Their combinations on the open table, and on each map the one without expansions and the greatest ones. */
const GAMES = [
  ...combinations('none')
    .filter((expansions) => expansions.every((name) => FROM_PILE.includes(name)))
    .map((expansions) => ({ map: 'none', expansions })),
  ...MAPS.flatMap((map) => [[], ...combinations(map).slice(-2)].map((expansions) => ({ map, expansions }))),
].map((game, number) => ({ ...game, seats: 2 + (number % (mostSeats(game.map, game.expansions) - 1)) }));

describe.each(GAMES)('a random game of the referee alone: map $map, $expansions, $seats seats', (game) => {
  const { map, expansions, seats } = game;
  const options = optionsFor(map, expansions);
  let own: OwnGame;
  beforeAll(() => {
    own = playOwnGame(options, seats, `${map} ${expansions} ${seats}`);
  });

  it('ends with every tile laid, discarded or in the pile (E55)', () => {
    const { dealt, drawn, referee } = own;
    const laid = referee.board.laid.filter(({ printed }) => !printed).map(({ tile }) => tile.id);
    expect([...laid, ...referee.discarded, ...referee.pile].sort()).toEqual(tilesOfGame(options).sort());
    expect(dealt.pile).toHaveLength(drawn.length + referee.discarded.length + referee.pile.length);
  });

  it('loses no piece (E3)', () => {
    const full = fullSupply(options, map !== 'none', seats);
    const { referee } = own;
    for (const name of PIECE_NAMES) {
      const all = referee.supply[name].map(
        (count, seat) => count + referee.pieces.filter((piece) => piece.name === name && piece.seat === seat).length,
      );
      expect(all, name).toEqual(full[name]);
    }
  });

  it('gives second tiles to builders and for towns alone, and never a third (E39, E44)', () => {
    const longest = longestRun(own.referee.told);
    const mayFollow = expansions.includes('traders') || options.towns === 'a';
    expect(longest).toBeLessThanOrEqual(mayFollow ? 2 : 1);
  });

  if (expansions.includes('river'))
    it('lays the whole river first (E9, E10, E13)', () => riverIsFirst(game, own.drawn));
});

function optionsFor(map: string, expansions: readonly ExpansionName[]): GameOptions {
  const chosen = Object.fromEntries(expansions.map((name) => [name, true]));
  return { ...optionsSchema.parse({ map, ...(map !== 'none' && { towns: 'a' }) }), ...chosen };
}

/** The most turns in a row of one seat. */
function longestRun(told: readonly string[]): number {
  const turns = told.filter((text) => text.startsWith('turn of'));
  let [run, longest] = [0, 0];
  for (const [at, turn] of turns.entries()) {
    run = turn === turns[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The lake is the eleventh tile drawn; without a second tile before, the seat that draws it is known. */
function riverIsFirst(
  { expansions, seats }: { expansions: readonly ExpansionName[]; seats: number },
  drawn: OwnGame['drawn'],
): void {
  const rivers = drawn.flatMap(({ tile }, at) => (tile.startsWith('river') ? [at] : []));
  expect(rivers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(drawn[10]!.tile).toBe('river-l');
  if (!expansions.includes('traders')) expect(drawn[10]!.seat).toBe(10 % seats);
}

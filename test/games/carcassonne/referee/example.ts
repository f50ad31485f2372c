import { expect, it } from 'vitest';
import { plain } from '../made-game.ts';
import { type Given, PLAYERS, playExample, playersOf } from './example-game.ts';
import { PIECE_NAMES } from './expansions.ts';

/** What is to be so after the turns of an example; seats by their numbers, Red is 0. */
interface Expected {
  readonly scores?: readonly number[];
  /** Pieces of each seat: ordinary, large, abbot, builder, pig, phantom, mayor, wagon, barn; none of those that are left out. */
  readonly supply?: readonly (readonly number[])[];
  /** Tokens of each seat: wine, grain, cloth. */
  readonly goods?: readonly (readonly number[])[];
  /** Cards such as `king 0 3`: who holds it for how many tiles. */
  readonly cards?: readonly string[];
  readonly pieces?: readonly string[];
  /** Dragon; fairy with whom; squares of the flight; whether the portal was used. */
  readonly figures?: string;
  /** The machine of the tile placed last: whether it is used, what is in the air, what was thrown in the game: `used nobody; 2 1`. */
  readonly machine?: string;
  /** The space of each seat's robber, or `home`: `12 home`. */
  readonly robbers?: string;
  /** The space of each seat's courier, and the message that waits for an answer. */
  readonly couriers?: readonly number[];
  readonly message?: string | undefined;
  /** Squares with the ends that their ferries join: `1,0 ES; 3,0 EW`. */
  readonly ferries?: string;
  /** Ingots such as `1 at 0,0 2 at 1,0`, and those of each seat: `1 at 0,0; 2 0`. */
  readonly gold?: string;
  /** What was chosen at the crop circle under way. */
  readonly circle?: string;
  /** Parts of the features of mage and witch, or `off`. */
  readonly magic?: string;
  /** Who still has an abbey; who is still to come in the last round. */
  readonly abbeys?: readonly boolean[];
  readonly round?: readonly number[];
  /** Tiles that each seat holds, the one held longest first; those that fitted nowhere, in turn. */
  readonly held?: readonly (readonly string[])[];
  readonly discarded?: readonly string[];
  readonly seat?: number;
  readonly phase?: string;
  /** Every legal action. */
  readonly legal?: readonly string[];
  /** Some legal actions, and some that are not. */
  readonly may?: readonly string[];
  readonly mayNot?: readonly string[];
  /** What each standing order of the seat to move would do, in the order of the orders. */
  readonly orders?: readonly string[];
  /** Some of what has happened. */
  readonly told?: readonly string[];
}

/** A worked example of a ruling, of which referee and engine are asked the same. */
export function example(title: string, given: Given, turns: readonly string[], expected: Expected): void {
  it.each(playersOf(given))(`${title}, asked of the %s`, (name) => {
    const { legal, may = [], mayNot = [], orders, told = [], supply, ...matters } = expected;
    const game = playExample(PLAYERS[name], given, turns);
    const says = game.says();
    expect(says).toMatchObject(matters);
    if (supply) expect(says.supply).toEqual(supply.map((counts) => PIECE_NAMES.map((_, at) => counts[at] ?? 0)));
    const actions = game.legal().sort();
    if (legal) expect(actions).toEqual([...legal].sort());
    expect(actions).toEqual(expect.arrayContaining([...may]));
    expect(actions.filter((action) => mayNot.includes(action))).toEqual([]);
    if (orders) expect(game.orders()).toEqual(orders);
    expect(game.told).toEqual(expect.arrayContaining([...told]));
  });
}

/** Plain monasteries below the start tile, from its column on to the east, so that tiles can be laid in the row below. */
export function support(count: number): string[] {
  return plain(count).map((tile, x) => `${tile} ${x},1 r0`);
}

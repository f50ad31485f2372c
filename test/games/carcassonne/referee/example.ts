import { expect, it } from 'vitest';
import { plain } from '../made-game.ts';
import { type Given, PLAYERS, playExample, playersOf } from './example-game.ts';

/** What is to be so after the turns of an example; seats by their numbers, Red is 0. */
interface Expected {
  readonly scores?: readonly number[];
  /** Pieces of each seat: ordinary, large, abbot, builder, pig. */
  readonly supply?: readonly (readonly number[])[];
  /** Tokens of each seat: wine, grain, cloth. */
  readonly goods?: readonly (readonly number[])[];
  readonly pieces?: readonly string[];
  readonly seat?: number;
  readonly phase?: string;
  /** Every legal action. */
  readonly legal?: readonly string[];
  /** Some legal actions, and some that are not. */
  readonly may?: readonly string[];
  readonly mayNot?: readonly string[];
  /** Some of what has happened. */
  readonly told?: readonly string[];
}

/** A worked example of a ruling, of which referee and engine are asked the same. */
export function example(title: string, given: Given, turns: readonly string[], expected: Expected): void {
  it.each(playersOf(given))(`${title}, asked of the %s`, (name) => {
    const { legal, may = [], mayNot = [], told = [], ...matters } = expected;
    const game = playExample(PLAYERS[name], given, turns);
    expect(game.says()).toMatchObject(matters);
    const actions = game.legal().sort();
    if (legal) expect(actions).toEqual([...legal].sort());
    expect(actions).toEqual(expect.arrayContaining([...may]));
    expect(actions.filter((action) => mayNot.includes(action))).toEqual([]);
    expect(game.told).toEqual(expect.arrayContaining([...told]));
  });
}

/** Plain monasteries below the start tile, from its column on to the east, so that tiles can be laid in the row below. */
export function support(count: number): string[] {
  return plain(count).map((tile, x) => `${tile} ${x},1 r0`);
}

import { COLOURS } from '../../../../src/core/colour.ts';
import { makeAction, parseAction } from '../../../../src/games/carcassonne/game/action.ts';
import { startState } from '../../../../src/games/carcassonne/game/start.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../../src/games/carcassonne/rules/legal.ts';
import { EXPANSION_OPTIONS } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../../src/games/carcassonne/rules/step.ts';
import { CONTENT } from '../content.ts';
import { readChip, readPlacement } from '../made-game.ts';
import { engineSays, orderedSteps, refereeSays } from './comparison.ts';
import type { Dealt, ExpansionName, GameOptions } from './expansions.ts';
import { Referee } from './referee.ts';
import { toldOf } from './told.ts';

/** What an example begins with. */
export interface Given {
  readonly expansions: readonly ExpansionName[];
  readonly map?: string;
  /** Tiles on the map or the open table, such as `base-e 8,5 r90`; there the start tile alone unless told. */
  readonly start?: readonly string[];
  /** Chips on the map, such as `4,2 orange1`; without a list the game has no chips. */
  readonly chips?: readonly string[];
  /** Piles of tiles on the islands of Benelux. */
  readonly islands?: string[][][];
  /** What the die of flying machines will show, one after the other. */
  readonly throws?: readonly string[];
  /** The messages from the first one on. */
  readonly messages?: readonly string[];
  readonly seats?: number;
  readonly options?: Partial<Pick<GameOptions, 'towns' | 'meeples' | 'farms' | 'hand'>>;
  /** Tiles left in the pile after the turns; without any the game ends with them. */
  readonly left?: readonly string[];
}

/** Whoever is asked for what an example says: the referee, or the engine. */
export interface Player {
  apply(action: string): void;
  legal(): string[];
  /** What each standing order of the seat to move would do now; nothing where it has no choice. */
  orders(): readonly string[];
  /** The matters of the comparison: scores, supply, goods, pieces, seat, phase ... */
  says(): Readonly<Record<string, unknown>>;
  readonly told: readonly string[];
}

export const PLAYERS = {
  referee(dealt: Dealt): Player {
    const referee = new Referee(dealt);
    return {
      apply: (action) => referee.apply(action),
      legal: () => referee.legal(),
      orders: () => referee.orderedSteps(),
      says: () => refereeSays(referee),
      told: referee.told,
    };
  },
  engine(dealt: Dealt): Player {
    const state = engineStart(dealt);
    const told: string[] = [];
    return {
      apply(action) {
        const events: GameEvent[] = [];
        perform(state, parseAction(action)!, events);
        told.push(...events.flatMap((event) => toldOf(event) ?? []));
      },
      legal: () => legalActions(state).map(makeAction),
      orders: () => orderedSteps(state, legalActions(state)),
      says: () => engineSays(state),
      told,
    };
  },
};

/** The engine's state at the start of a game. */
export function engineStart(dealt: Dealt): State {
  return startState(CONTENT, { ruleSet: 'carcassonne', version: 1, tileSet: CONTENT.hash, ...dealt } as Setup);
}

/** The engine can only be asked about expansions that it has. */
export function playersOf({ expansions }: Given): (keyof typeof PLAYERS)[] {
  return expansions.every((name) => name in EXPANSION_OPTIONS) ? ['referee', 'engine'] : ['referee'];
}

/**
 * Plays turns such as `base-u 1,0 r0, meeple 0`: a tile, where it goes and what else is done; then passes until the turn is
 * over. A turn that ends with `...` stays where it is, and a tile alone is only drawn.
 *
 * @throws Error when an action is not legal
 */
export function playExample(player: (dealt: Dealt) => Player, given: Given, turns: readonly string[]): Player {
  const steps = turns.map((turn) => turn.split(', '));
  const game = player(dealtFor(given, turns));
  const play = (action: string) => {
    if (!game.legal().includes(action)) throw new Error(`not legal: ${action} of ${game.legal().join('; ')}`);
    game.apply(action);
  };
  for (const [first, ...others] of steps) {
    if (isOwnTile(first!)) play(first!);
    else {
      play('draw');
      if (first!.includes(' ')) play(first!.replace(/^\S+/, 'place'));
    }
    for (const action of others) if (action !== '...') play(action);
    while (others.at(-1) !== '...' && game.legal().includes('pass')) game.apply('pass');
  }
  return game;
}

/** Whether a turn begins with a tile that is not drawn. */
function isOwnTile(first: string): boolean {
  return /^(?:island|abbey) /.test(first);
}

/** The start of a game in which the tiles of these turns are drawn, and those left after them. */
export function dealtFor(
  { expansions, map = 'none', start, chips, islands, messages, throws, seats = 2, options, left = [] }: Given,
  turns: readonly string[],
): Dealt {
  const firsts = turns.map((turn) => turn.split(', ')[0]!);
  const pile = firsts.flatMap((first) => (isOwnTile(first) ? [] : [first.split(' ')[0]!]));
  return {
    options: {
      ...{ map, chips: chips !== undefined, towns: 'none', farms: true, meeples: 'usual', unused: 'random' },
      ...options,
      ...Object.fromEntries(expansions.map((name) => [name, true])),
    } as GameOptions,
    colours: COLOURS.slice(0, seats),
    first: 0,
    pile: [...pile, ...left],
    ...((map !== 'none' || start || throws || messages) && {
      layout: {
        start: (start ?? (map === 'none' ? ['base-d 0,0 r0'] : [])).map(readPlacement),
        ...(chips && { chips: chips.map(readChip) }),
        ...(islands && { islands }),
        ...((throws ?? messages) && {
          chance: { ...(throws && { flight: [...throws] }), ...(messages && { messages: [...messages] }) },
        }),
      },
    }),
  };
}

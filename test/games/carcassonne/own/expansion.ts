import { COLOURS } from '../../../../src/core/colour.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { Options } from '../../../../src/games/carcassonne/rules/options.ts';
import { optionsSchema } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import type { AnyGame } from '../../../../src/games/contract/game.ts';
import type { Board } from '../../contract/played-boards.ts';
import { CONTENT } from '../content.ts';

/** The option that chooses the expansion. */
const OPTION = { smallCities: true } as const;

/** A game with the expansion, from a pile in the order of drawing. */
export function ownGame(
  pile: readonly string[],
  { seats = 2, ...options }: Partial<Options> & { seats?: number } = {},
): State {
  return carcassonne.startState(CONTENT, ownSetup(pile, seats, options));
}

/** Its setup. */
export function ownSetup(pile: readonly string[], seats: number, options: Partial<Options> = {}): Setup {
  return {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: CONTENT.hash,
    options: optionsSchema.parse({ ...OPTION, ...options }),
    colours: COLOURS.slice(0, seats),
    first: 0,
    pile: [...pile],
  };
}

/** The open table with the expansion, for the contract. */
export function ownBoard(name: string, options: Partial<Options> = {}): Board {
  // Robbers and figures on the score track go by points, which an expansion of its own may bring.
  const others = {
    river: false,
    abbot: false,
    inns: false,
    traders: false,
    dragon: false,
    abbey: false,
    robbers: false,
    messages: false,
  } as const;
  return {
    name: `carcassonne ${name}`,
    game: carcassonne as AnyGame,
    content: CONTENT,
    options: { map: 'none', ...others, ...OPTION, ...options },
  };
}

/** Takes legal actions of whoever is to move, as texts; returns what follows from the last. */
export function play(state: State, ...texts: readonly string[]): ReturnType<typeof take> {
  let events: ReturnType<typeof take> = [];
  for (const text of texts) events = take(state, text);
  return events;
}

function take(state: State, text: string): Parameters<typeof carcassonne.perform>[2] {
  const action = carcassonne.parseAction(text);
  const rejection = action ? carcassonne.rejectionOf(state, state.seat, action) : 'not an action';
  if (!action || rejection) throw new Error(`${text}: ${JSON.stringify(rejection)}`);
  const events: Parameters<typeof carcassonne.perform>[2] = [];
  carcassonne.perform(state, action, events);
  return events;
}

import { seedFor } from '../../lab/simulation/chooser.ts';
import { COLOURS } from '../../src/core/colour.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { MAPS } from '../../src/games/carcassonne/rules/options.ts';
import type { ComputerGame } from '../../src/games/contract/computer.ts';
import type { Game } from '../../src/games/contract/game.ts';
import { CONTENT } from '../games/carcassonne/content.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** A game on one of its boards, as computers play it. */
export interface Board extends ComputerGame<GameTypes> {
  readonly name: string;
  start(seats: number, seed: string): unknown;
}

/** A game with options, as computers play it. */
export function board<G extends GameTypes>(game: Game<G>, content: G['content'], options: ChosenOptions): Board {
  return {
    name: [game.ruleSet, ...Object.entries(options).map(([name, value]) => (value === true ? name : value))].join(' '),
    rules: game,
    computer: game.computer!,
    start: (seats, seed) =>
      game.startState(
        content,
        game.createSetup({
          content,
          colours: COLOURS.slice(0, seats),
          seed: seedFor(seed),
          order: 'random',
          options,
        }),
      ),
  } as Board;
}

/** Both games, Carcassonne also with all expansions, and on each of its maps with chips. */
export const BOARDS: readonly Board[] = [
  board(amazonas, SHIPPED, {}),
  board(carcassonne, CONTENT, {}),
  board(carcassonne, CONTENT, { river: true, abbot: true, inns: true, traders: true }),
  ...MAPS.map((map) => board(carcassonne, CONTENT, { map, chips: true })),
];

import { type Choose, chooserFor, shuffledBy } from '../../../../src/core/chooser.ts';
import { COLOURS } from '../../../../src/core/colour.ts';
import { chooseBusyAction } from './choice.ts';
import type { Dealt, GameOptions } from './expansions.ts';
import { readMap } from './files.ts';
import { Referee } from './referee.ts';
import { tilesOfGame } from './tiles-of-game.ts';

/** A game that the referee deals and plays alone. */
export interface OwnGame {
  readonly dealt: Dealt;
  readonly referee: Referee;
  /** Seats that drew each tile, in order. */
  readonly drawn: readonly { readonly seat: number; readonly tile: string }[];
}

/** Plays a random game without chips to its end. */
export function playOwnGame(options: GameOptions, seats: number, name: string): OwnGame {
  const choose = chooserFor(`own game ${name}`);
  const dealt = deal(options, seats, choose);
  const referee = new Referee(dealt);
  const drawn: { seat: number; tile: string }[] = [];
  while (referee.phase !== 'over') {
    const { seat } = referee;
    const legal = referee.legal();
    const action = legal[chooseBusyAction(legal, choose, 'kinds', referee)]!;
    referee.apply(action);
    if (action === 'draw' && referee.tile) drawn.push({ seat, tile: referee.tile });
  }
  return { dealt, referee, drawn };
}

/** All tiles in random order, but for those that lie there at the start, and the river on top with the lake last (E9). */
function deal(options: GameOptions, seats: number, choose: Choose): Dealt {
  const tiles = shuffledBy(tilesOfGame(options), choose);
  const take = (id: string) => tiles.splice(tiles.indexOf(id), 1)[0]!;
  const table = { options, colours: COLOURS.slice(0, seats), first: 0 };
  if (options.map !== 'none') {
    const { squares, use } = readMap(options.map).start;
    const start = squares.slice(0, use).map(({ x, y }, at) => {
      return { tile: at === 0 ? take('base-d') : tiles.shift()!, x, y, rotation: 0 as const };
    });
    return { ...table, pile: tiles, layout: { start } };
  }
  if (!options.river) {
    take('base-d');
    return { ...table, pile: tiles };
  }
  take('river-a');
  const lake = take('river-l');
  const river = tiles.filter((tile) => tile.startsWith('river'));
  return { ...table, pile: [...river, lake, ...tiles.filter((tile) => !tile.startsWith('river'))] };
}

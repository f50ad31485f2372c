import { type Choose, chooserFor } from '../../../src/core/chooser.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import { DEGREES } from '../../../src/core/ports.ts';
import { COMMAND_NAMES } from '../../../src/i18n/speech.ts';
import { type Action, BOARDS, type Board, gamesOn, legalActions, momentsOn, someMoments } from './played-boards.ts';

/** Most actions of a type that are tried in a position: where it is legal now, and elsewhere. */
const MAX = { legal: 2000, other: 60 };

/** A square far from every board. */
const FAR = 10 ** 9;

/** The values of every property of the actions of a game, by type and name, as JSON. */
type Known = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

const known = new Map<Board, Known>();

/** What the actions of a game are made of: the legal ones of random games on all its boards and this one, and examples of commands. */
function knownProperties(own: Board): Known {
  const { game } = own;
  const all = BOARDS.filter((board) => board.game.ruleSet === game.ruleSet);
  const boards = all.includes(own) ? all : [...all, own];
  const key = all.includes(own) ? all[0]! : own;
  const found = known.get(key);
  if (found) return found;
  const legal = boards.flatMap((board) => momentsOn(board).flatMap(({ before }) => legalActions(board, before)));
  const examples = COMMAND_NAMES.flatMap((verb) => game.exampleAction(verb) ?? []);
  const types = new Map<string, Map<string, Set<string>>>();
  for (const { type, ...properties } of [...legal, ...examples]) {
    const names = types.get(type) ?? new Map<string, Set<string>>();
    types.set(type, names);
    for (const [name, value] of Object.entries(properties)) {
      names.set(name, (names.get(name) ?? new Set()).add(JSON.stringify(value)));
    }
  }
  known.set(key, types);
  return types;
}

/**
 * Actions that somebody could think of in a position, legal or not: every type with all values that its properties can
 * have, on all squares of the board and two beyond it, as far as they are not too many.
 */
export function conceivableActions(board: Board, state: unknown, choose: Choose): Action[] {
  const { tiles } = board.game.viewOf(state);
  const legal = new Set(legalActions(board, state).map(({ type }) => type));
  const squares = tiles.flatMap((tile) => tile.squares);
  const range = (values: readonly number[]) => {
    const [min, max] = [Math.min(...values) - 2, Math.max(...values) + 2];
    return [...Array.from({ length: max - min + 1 }, (_, index) => min + index), FAR];
  };
  const valuesOf = (name: string, seen: ReadonlySet<string>): readonly unknown[] => {
    if (name === 'x' || name === 'y') return range(squares.map((square) => square[name]));
    if (name === 'rotation') return DEGREES;
    if (name === 'tile') return [...board.content.tiles.map(({ id }) => id), 'nothing'];
    const values = [...seen].map((value): unknown => JSON.parse(value));
    const highest = Math.max(...values.filter((value) => typeof value === 'number'));
    return highest >= 0 ? Array.from({ length: highest + 3 }, (_, value) => value) : values;
  };
  return [...knownProperties(board)].flatMap(([type, names]) => {
    const properties = [...names].map(([name, seen]) => [name, valuesOf(name, seen)] as const);
    const count = properties.reduce((product, [, values]) => product * values.length, 1);
    const max = legal.has(type) ? MAX.legal : MAX.other;
    return numbersBelow(count, max, choose).map((number) => {
      let rest = number;
      const action: Action = { type };
      for (const [name, values] of properties) {
        Object.assign(action, { [name]: values[rest % values.length] });
        rest = Math.floor(rest / values.length);
      }
      return action;
    });
  });
}

/** All whole numbers from 0 below a count, or so many of them by lot if they are more. */
function numbersBelow(count: number, max: number, choose: Choose): number[] {
  if (count <= max) return Array.from({ length: count }, (_, number) => number);
  const chosen = new Set<number>();
  while (chosen.size < max) chosen.add(choose(count));
  return [...chosen];
}

/**
 * Why the rules of a game reject such actions of the seat to move, in random games on all its boards.
 *
 * @param options play on the first board with these, too, which random games seldom have
 */
export function rejectionCodes(ruleSet: string, options?: ChosenOptions): string[] {
  const choose = chooserFor(ruleSet);
  const boards = BOARDS.filter(({ game }) => game.ruleSet === ruleSet);
  const [first] = boards;
  const further = options && first ? [{ ...first, options: { ...first.options, ...options } }] : [];
  const codes = [...boards, ...further].flatMap((board) => {
    const { game } = board;
    const states = [...someMoments(board, 60).map(({ before }) => before), ...gamesOn(board).map(({ end }) => end)];
    return states.flatMap((state) => {
      const { seat } = game.progressOf(state);
      return conceivableActions(board, state, choose).flatMap((action) => game.rejectionOf(state, seat, action) ?? []);
    });
  });
  return [...new Set(codes.map(({ code }) => code))].sort();
}

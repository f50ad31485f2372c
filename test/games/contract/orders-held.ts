import { expect } from 'vitest';
import { makeLogLine, parseLogLine } from '../../../src/core/log.ts';
import { answersOf, type Board, momentsOn } from './played-boards.ts';

/**
 * Expects that an answer by a standing order can be read from the log alone: it names the order that decided, nothing else
 * could have been answered by that order or by none, and an order that decides nothing is named nowhere.
 */
export function expectOrdersHeld(board: Board): number {
  const { game } = board;
  let asked = 0;
  for (const { before } of momentsOn(board)) {
    const answers = answersOf(game, before);
    if (answers.length === 0) continue;
    asked++;
    const { seat } = game.progressOf(before);
    const free = game.computer!.legalActions(before);
    const names = free.map(game.makeAction);
    for (const action of answers) {
      const entry = { type: 'action', seat, action } as const;
      const line = makeLogLine(game, entry, game.colours);
      expect(parseLogLine(game, line, game.colours), `the record does not hold ${line}`).toEqual(entry);
      expect(game.rejectionOf(before, seat, action), line).toBeUndefined();
      const isNamed = !names.includes(game.makeAction(action));
      expect(isNamed, `${line} ${isNamed ? 'tells an order that decides nothing' : 'names no order'}`).toBe(
        free.length > 1,
      );
    }
    for (const action of free.length > 1 ? free : []) {
      expect(game.rejectionOf(before, seat, action), `${game.makeAction(action)} by no order`).toBeDefined();
    }
  }
  return asked;
}

import { expect } from 'vitest';
import { canonicalJson } from '../../../src/core/digest.ts';
import type { Parts } from '../../../src/games/carcassonne/rules/expansion.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { redealt } from '../../../src/games/carcassonne/rules/unseen.ts';
import { type Board, momentsOn } from './played-boards.ts';

/**
 * Expects that whatever an action changes in the part of an expansion is seen by everybody, and proven by records, unless it
 * is face down: a state in which that part alone is as it was before looks otherwise.
 */
export function expectPartsShown(board: Board): void {
  const { game } = board;
  for (const { before, after, action } of momentsOn(board)) {
    if (!hasParts(before) || !hasParts(after) || game.isOver(after)) continue;
    for (const [id, part] of Object.entries(after.parts)) {
      const was = before.parts[id];
      if (was === undefined || was === part) continue;
      const other = { ...after, parts: { ...after.parts, [id]: was } };
      if (openParts(other) === openParts(after)) continue;
      const of = `${id} after ${game.makeAction(action)}`;
      expect(canonicalJson(game.viewOf(other)), `the view hides ${of}`).not.toBe(canonicalJson(game.viewOf(after)));
      const [proven, now] = [game.statedPosition(other), game.statedPosition(after)];
      expect(canonicalJson(proven), `records do not prove ${of}`).not.toBe(canonicalJson(now));
    }
  }
}

function hasParts(state: unknown): state is State & { readonly parts: Parts } {
  return typeof state === 'object' && state !== null && 'parts' in state;
}

/** What expansions remember of a turn, which follows from the board or the log and lies nowhere. */
const REMEMBERED = { wine: ['sales'], isle: ['hasBought'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;

/** The parts of expansions without what they only remember, with all that is face down dealt in one order. */
function openParts(state: State): string {
  const { parts } = redealt(state, (items) => [...items]);
  return canonicalJson(Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, onTable(id, part)])));
}

function onTable(id: string, part: object): object {
  const remembered: readonly string[] = Object.entries(REMEMBERED).find(([one]) => one === id)?.[1] ?? [];
  const fields = Object.entries(part).filter(([name]) => !remembered.includes(name));
  // An empty pile has no top that lies face up or down.
  return Object.fromEntries(fields.map(([name, value]) => [name, name === 'piles' ? withTiles(value) : value]));
}

function withTiles(piles: readonly { readonly tiles: readonly number[] }[]): readonly object[] {
  return piles.filter(({ tiles }) => tiles.length > 0);
}
